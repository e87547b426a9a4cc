import { describe } from "vitest";
import { button, heading, link, view, within, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const field = (name: string, inputType = "text"): Written => ({
  role: inputType === "number" ? "spinbutton" : "textbox",
  tag: "input",
  name,
  inputType,
  value: "",
});

describe("values with nothing around them", () => {
  const form = view([
    heading("Person"),
    field("Occupation"),
    field("Webhook URL", "url"),
    field("Search"),
    field("Passengers", "number"),
    field("Bags", "number"),
    button("Save"),
  ]);
  cases(form, [
    ["4 passengers, 2 bags", "fill Passengers [4], fill Bags [2]"],
    ["four passengers with two bags please", "fill Passengers [4], fill Bags [2]"],
    ["4 passengers, 2 cats", "not_understood"],
    ["Ctrl+S", "press [Control+s]"],
    // What follows says what kind of thing it is, or is another control.
    ["occupation field", "click Occupation"],
    ["occupation button", "not_understood"],
  ]);

  const when = view([field("When", "datetime-local"), button("Save")]);
  cases(when, [
    ["10 December 2026, 5 pm", "fill When [2026-12-10T17:00]"],
    ["Thursday, 10 December 2026 at 17:30", "fill When [2026-12-10T17:30]"],
    // It is no Friday.
    ["Friday 10 December 2026 at 17:30", "not_understood"],
  ]);

  const sleep = view([field("Fell asleep", "time"), field("Woke up", "time")]);
  cases(sleep, [
    ["fell asleep at twenty past twelve, woke up at two", "fill Fell asleep [12:20], fill Woke up [14:00]"],
  ]);
});

describe("times of a table that has them before its rows", () => {
  const row = (time: string, ...cells: (string | undefined)[]): Written =>
    within(
      "row",
      "",
      { role: "rowheader", name: time, children: [time] },
      ...cells.map((cell) => within("cell", "", cell === undefined ? button("Free") : cell)),
    );
  const head = (name: string): Written => ({ role: "columnheader", name, children: [name] });
  const sheet = view([
    link("Members"),
    within(
      "table",
      "Monday 3 May",
      within("row", "", head("Time"), head("Old course"), head("New course")),
      row("07:30", undefined, "Boyd"),
      row("07:50", undefined, undefined),
      row("08:10", undefined, undefined),
    ),
  ]);
  cases(sheet, [
    ["take 7:30 on the old course", "click Free"],
    ["7:30 on the new course", "not_understood"],
    ["9 am on the old course", "not_understood"],
  ]);
});
