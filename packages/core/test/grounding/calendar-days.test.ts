import { describe } from "vitest";
import { box, button, heading, textbox, view, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const cell = (day: number, hints = ""): Written => ({
  role: "gridcell",
  name: String(day),
  interactive: true,
  hints: `${day}${hints}`,
});
const days = (from: number, to: number, hints = ""): Written[] =>
  Array.from({ length: to - from + 1 }, (_, at) => cell(from + at, hints));
const march = (title: string, more: Written[] = []): Written[] => [
  heading(title, 1),
  box(...days(23, 28), ...days(1, 31), ...days(1, 5)),
  ...more,
];

describe("a day of the month that is shown, however it is told", () => {
  cases(view(march("March 2026")), [
    ["click Friday the 13th", "click 13"],
    ["pick Monday 9 March", "click 9"],
    ["open the 9th, a Monday", "click 9"],
    ["the first Saturday of the month", "click 7"],
    ["choose the last Sunday in March", "click 29"],
    ["pick the 22nd of March in the calendar", "click 22"],
    ["open Sunday the 29th for me love", "click 29"],
    ["click 26 February, it's up there in the first row", "click 26"],
    ["choose April 3", "click 3"],
    // No such day, or one that is not shown.
    ["click Tuesday the 13th", "not_found"],
    ["the fifth Saturday of the month", "not_understood"],
    ["choose April 9", "not_found"],
    ["choose 20 February", "not_found"],
    ["click 26 February 2025", "not_found"],
    ["pick the 24th in the first row", "not_found"],
    ["don't click Friday the 13th", "not_understood"],
    ["is Friday the 13th free?", "not_understood"],
    ["click the day after the 13th", "not_found"],
    ["click Friday the 13th if it is free", "not_found"],
  ]);
});

describe("of a year that nobody tells no day of the week is known", () => {
  cases(view(march("March")), [
    ["click the 13th", "click 13"],
    ["click Friday the 13th", "not_found"],
    ["click 26 February", "not_found"],
  ]);
});

describe("numbers below the month are none of the next one", () => {
  const pages = [1, 2, 3, 4, 5].map((page) => button(String(page)));
  cases(view([heading("March 2026", 1), box(...days(1, 31)), { role: "navigation", children: pages }]), [
    ["click April 3", "not_found"],
    ["click 3 March", "click 3"],
  ]);
});

describe("what happens on a day, where one is asked for", () => {
  const transfer = view([
    heading("Bank transfer", 1),
    textbox("Recipient"),
    textbox("Execution date", { inputType: "date" }),
  ]);
  cases(transfer, [
    ["the money is to go out on the 3rd of May 2026, not before", "fill Execution date [2026-05-03]"],
    ["the recipient was born on 3 May 1986", "not_found"],
    ["the recipient moves on 3 May 2026", "not_understood"],
    ["remind me on 3 May 2026", "not_understood"],
    ["the flat is free from 3 May 2026", "not_understood"],
  ]);
  const birth = view([heading("Bank transfer", 1), textbox("Date of birth", { inputType: "date" })]);
  cases(birth, [["the money is to go out on the 3rd of May 2026", "not_understood"]]);
});
