import { describe } from "vitest";
import { heading, select, textbox, view, within, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const clock = (name: string): Written => textbox(name, { inputType: "time", tag: "input" });

describe("between which times something is", () => {
  const flowers = view([
    heading("Order flowers", 1),
    textbox("Deliver on", { inputType: "date", tag: "input" }),
    clock("Between"),
    clock("and"),
    { role: "spinbutton", name: "Bunches", value: "1" },
  ]);
  cases(flowers, [
    ["deliver them between 9 and 11 in the morning", "fill Between [09:00], fill and [11:00]"],
    ["deliver between 9:00 and 11:00", "fill Between [09:00], fill and [11:00]"],
    ["between 2 and 4 pm please", "fill Between [14:00], fill and [16:00]"],
    ["from 9 to 5", "fill Between [09:00], fill and [17:00]"],
    ["not before ten", "fill Between [10:00]"],
    ["please don't come after half past six in the evening", "fill and [18:30]"],
    ["deliver them before noon", "fill and [12:00]"],
    // Two things, something else, or no time that is certain.
    ["deliver them between 9 and 11 if it rains", "not_understood"],
    ["water them between 9 and 11 am", "not_understood"],
    ["the shop came before 5 pm", "not_understood"],
    ["the florist works from 8 to 4", "not_understood"],
    ["deliver them between 2 and 4", "not_understood"],
  ]);
});

describe("of several spans the one that is named", () => {
  const settings = view([
    within("group", "Quiet hours", clock("From"), clock("To")),
    within("group", "Backup", clock("Starts at"), clock("Ends at")),
  ]);
  cases(settings, [
    ["the backup runs from 22:00 to 5:30", "fill Starts at [22:00], fill Ends at [05:30]"],
    ["quiet hours from 11 pm until 6 am", "fill From [23:00], fill To [06:00]"],
  ]);
});

describe("a span that is valid", () => {
  const permit = view([
    heading("Work permit", 1),
    textbox("Valid on", { inputType: "date", tag: "input" }),
    clock("From"),
    clock("Until"),
    { role: "spinbutton", name: "People" },
  ]);
  cases(permit, [
    ["valid from 8 until 14:30", "fill From [08:00], fill Until [14:30]"],
    ["valid from 8 to 14:30, people 4", "fill From [08:00], fill Until [14:30], fill People [4]"],
    [
      "valid on 7 July 2027 from 8 till half past two in the afternoon",
      "fill Valid on [2027-07-07], fill From [08:00], fill Until [14:30]",
    ],
    ["valid until five to midnight", "fill Until [23:55]"],
    ["from nine to noon", "fill From [09:00], fill Until [12:00]"],
    ["from ten pm to midnight", "fill From [22:00], fill Until [00:00]"],
    ["from 8 am to midnight", "fill From [08:00], fill Until [00:00]"],
  ]);
});

describe("lists of times", () => {
  const times = ["8:00 am", "9:00 am", "10:00 am", "12:00 pm"];
  const calls = view([select("Not before", ...times), select("Not after", ...times)]);
  cases(calls, [
    [
      "you can ring me between 9 am and noon",
      "selectOption Not before [9:00 am], selectOption Not after [12:00 pm]",
    ],
    ["not before 11 am", "not_understood"],
  ]);
});
