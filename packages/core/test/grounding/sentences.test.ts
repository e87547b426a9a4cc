import { describe, expect, test } from "vitest";
import { ground } from "../../src/grounding/ground.ts";
import { parseInstruction } from "../../src/grounding/grammar/instruction.ts";
import {
  box,
  button,
  checkbox,
  heading,
  link,
  radio,
  select,
  tab,
  textbox,
  view,
  within,
  type Written,
} from "./build-view.ts";
import { cases, placed } from "./told.ts";

const date = (name: string): Written => textbox(name, { inputType: "date" });
const time = (name: string): Written => textbox(name, { inputType: "time" });
const number = (name: string, value: string): Written => ({
  role: "spinbutton",
  tag: "input",
  name,
  value,
  inputType: "number",
});

describe("orders without a verb name what is on the page, word for word", () => {
  const page = view([
    tab("Reservations"),
    button("Next month"),
    textbox("Recipient"),
    number("Amount", ""),
    number("Seats", "2"),
    select("Term", "Spring", "Summer"),
    link("Weiter einkaufen"),
    button("Review and confirm"),
  ]);
  cases(page, [
    ["next month please", "click Next month"],
    ["Reservations tab please", "click Reservations"],
    ["Weiter einkaufen", "click Weiter einkaufen"],
    ["amount 96", "fill Amount [96]"],
    ["recipient: Jonas Weir", "fill Recipient [Jonas Weir]"],
    ["the amount should be 18", "fill Amount [18]"],
    ["4 seats", "fill Seats [4]"],
    ["summer term", "selectOption Term [Summer]"],
    [
      "recipient is Jonas Weir, amount 12 and then review",
      "fill Recipient [Jonas Weir], fill Amount [12], click Review and confirm",
    ],
    // Half a name is no name, and words about something are no value.
    ["the recipient is not at home and wants it later", "not_understood"],
    ["autumn term", "not_understood"],
  ]);
});

describe("what leads up to an order is none, and what is forbidden is not done", () => {
  const page = view([
    radio("Standard"),
    radio("Express"),
    button("Size guide"),
    button("Save"),
    button("Publish"),
    checkbox("Send me the yearly letter", { checked: true }),
    checkbox("Add gift aid"),
    checkbox("Text message"),
    button("Close", { hints: "x" }),
  ]);
  cases(page, [
    ["I need it tomorrow: choose Express", "check Express"],
    ["Which one fits me? Open the size guide", "click Size guide"],
    ["save, but don't publish", "click Save"],
    ["save and never publish", "click Save"],
    ["don't send me the yearly letter", "uncheck Send me the yearly letter"],
    [
      "tick Add gift aid, and don't send me the yearly letter",
      "check Add gift aid, uncheck Send me the yearly letter",
    ],
    ["click Save so that nothing is lost", "click Save"],
    ["close this with the x", "click Close"],
    // It speaks of what came before, which only somebody who reads it knows.
    ["Where is the letter? Open it", "not_understood"],
    ["don't publish", "not_understood"],
    ["don't click Save", "not_understood"],
    ["never tick Add gift aid", "not_understood"],
    ["don't send me the monthly letter", "not_understood"],
  ]);
});

describe("states of several things", () => {
  const page = view([
    checkbox("Metronome"),
    checkbox("Loop", { checked: true }),
    checkbox("Public holidays"),
    checkbox("Work", { checked: true }),
  ]);
  cases(page, [
    ["turn the metronome on and the loop off", "check Metronome, uncheck Loop"],
    ["switch Loop off", "uncheck Loop"],
    ["show public holidays", "check Public holidays"],
    ["hide work", "uncheck Work"],
    // They are so already, and a click would turn them round.
    ["hide public holidays", "not_found"],
    ["show work", "check Work"],
  ]);
});

describe("several fields in one sentence", () => {
  const page = view([
    textbox("From"),
    textbox("To"),
    date("Date"),
    time("Time"),
    radio("departure", { checked: true }),
    radio("arrival"),
    button("Find trips"),
    textbox("New PIN", { inputType: "password" }),
    textbox("New PIN again", { inputType: "password" }),
    textbox("Passport no."),
    textbox("Promotion code"),
    button("Redeem"),
  ]);
  cases(page, [
    ["from Old Mint to Zoo", "fill From [Old Mint], fill To [Zoo]"],
    [
      "from Old Mint to Zoo, 24 October 2026, arrival by 14:15, find trips",
      "fill From [Old Mint], fill To [Zoo], fill Date [2026-10-24], check arrival, fill Time [14:15], click Find trips",
    ],
    ["leave at quarter past nine", "fill Time [09:15]"],
    ["set the time to half past 6 pm", "fill Time [18:30]"],
    ["set the new PIN to 4471 in both boxes", "fill New PIN [4471], fill New PIN again [4471]"],
    [
      "passport no. PX8830142, promotion code SPRING10",
      "fill Passport no. [PX8830142], fill Promotion code [SPRING10]",
    ],
    ["redeem promotion code SPRING10", "fill Promotion code [SPRING10], click Redeem"],
    // What cannot be told apart, or is more than a value, is not written.
    ['search for "tea" in the cellar', "not_understood"],
    ['fill From with "Old Mint" and hurry', "not_understood"],
    ["from Old Mint to Zoo, with a dog", "not_understood"],
  ]);
});

describe("lists that take several", () => {
  const list = select("Here for", "Friendship", "Dates", "Something lasting");
  const several: Written = typeof list === "string" ? list : { ...list, role: "listbox", multiple: true };
  cases(view([several]), [
    ["select Dates and Something lasting in Here for", "selectOption Here for [Dates|Something lasting]"],
    ["select Dates and Quarrels in Here for", "not_found"],
  ]);
  const option = (name: string): Written => ({ role: "option", name, interactive: true });
  const shown = {
    role: "listbox",
    name: "Tools",
    multiple: true,
    children: ["Knife", "Rope", "Lamp"].map(option),
  };
  cases(view([shown]), [
    ["choose the knife and the rope in Tools", "click Knife, click Rope"],
    ["choose the knife in Tools", "click Knife"],
  ]);
});

describe("more and less", () => {
  const line = (name: string): Written => ({
    role: "listitem",
    name: "",
    children: [name, button("–"), textbox("", { value: "3", hints: `amount ${name}` }), button("+")],
  });
  const page = view([
    { role: "list", name: "", children: [line("Honey"), line("Tea")] },
    number("Nights", "2"),
    {
      role: "slider",
      name: "Distance (km)",
      tag: "input",
      inputType: "range",
      value: "50",
      interactive: true,
    },
  ]);
  test.each([
    ["one jar of honey less", "click button “–” in the list item “Honey”"],
    ["two more tea", "click button “+” in the list item “Tea”, click button “+” in the list item “Tea”"],
  ])("%s → %s", (instruction, expected) => {
    expect(placed(page, instruction)).toBe(expected);
  });
  cases(page, [
    ["increase the nights by two", "fill Nights [4]"],
    ["one night less", "fill Nights [1]"],
    ["set the distance to 25 km", "fill Distance (km) [25]"],
    ["set nights to four", "fill Nights [4]"],
    ["set the quantity of tea to 5", "fill amount Tea [5]"],
    ["one jar of jam more", "not_found"],
    ["increase the nights by lots", "not_understood"],
  ]);
});

describe("how much one press changes", () => {
  const page = view([
    "Duration: 20 minutes",
    { role: "button", name: "Five minutes less", children: ["−"] },
    { role: "button", name: "Five minutes more", children: ["+"] },
  ]);
  test.each([
    ["ten minutes more", ["Five minutes more", "Five minutes more"]],
    ["five minutes less", ["Five minutes less"]],
    ["seven minutes more", []],
  ])("%s", (instruction, pressed) => {
    const found = ground(page, instruction);
    const steps = found.outcome === "resolved" ? found.steps : [];
    expect(steps.map(({ node }) => node?.name)).toEqual(pressed);
  });
});

describe("sides", () => {
  const key = (name: string, x: number, y: number): Written =>
    button(name, { box: { x, y, width: 50, height: 40 } });
  const page = view([
    box(
      key("7", 0, 0),
      key("8", 60, 0),
      key("9", 120, 0),
      key("4", 0, 50),
      key("5", 60, 50),
      key("6", 120, 50),
    ),
    heading("Tape"),
    box("1. 37"),
  ]);
  cases(page, [
    ["click the button to the right of the 8", "click 9"],
    ["click the button to the left of 8", "click 7"],
    ["click the button below 8", "click 5"],
    ["click the button above 6", "click 9"],
    ["click the button to the right of 9", "not_found"],
  ]);
});

describe("days of a month grid", () => {
  const day = (number: number, month: string): Written => ({
    role: "generic",
    interactive: true,
    hints: `${month} ${number}`,
    children: [String(number)],
  });
  const days = [
    ...[26, 27, 28].map((each) => day(each, "February")),
    ...Array.from({ length: 31 }, (_, at) => day(at + 1, "March")),
    ...[1, 2, 3].map((each) => day(each, "April")),
  ];
  const page = view([heading("March 2026", 1), box(...days)]);
  cases(page, [
    ["click on March 18th", "click March 18"],
    ["double-click the 2nd of March", "doubleClick March 2"],
    ["click on 27 March 2026", "click March 27"],
    ["click on 18 April", "not_found"],
    ["click on March 18th 2027", "not_found"],
    ["click on March 32nd", "not_found"],
  ]);
});

describe("regions that scroll", () => {
  const page = view([
    heading("Journal"),
    {
      role: "generic",
      name: "",
      interactive: true,
      scrollable: true,
      hints: "log",
      children: ["one", "two"],
    },
    within("navigation", "Contents", link("References")),
    heading("References"),
  ]);
  cases(page, [
    ["scroll the log down to the end", "scroll log [bottom]"],
    ["scroll to the end of the journal", "scroll log [bottom]"],
    ["scroll down to the references", "scrollTo References"],
    ["scroll the calendar down", "not_found"],
  ]);
  test("what is scrolled to is the part, and no link to it", () => {
    expect(placed(page, "scroll down to the references")).toBe("scrollTo heading “References”");
  });
});

test.each([
  ["hit ctrl+z", "Control+z"],
  ["press Ctrl+Shift+z", "Control+Shift+Z"],
  ["press cmd-C", "Meta+c"],
  ["press F", "F"],
])("the keys of %s are %s", (instruction, key) => {
  const sentence = parseInstruction(instruction);
  expect(sentence.outcome === "parsed" && sentence.clauses[0]?.readings[0]?.[0]?.key).toBe(key);
});
