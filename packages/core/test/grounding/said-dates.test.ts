import { describe, expect, test } from "vitest";
import { dayFor } from "../../src/grounding/days/day-format.ts";
import { dayOrderOf } from "../../src/grounding/days/day-order.ts";
import { button, heading, textbox, view, within } from "./build-view.ts";
import { cases } from "./told.ts";

describe("a day and a time in a sentence go where the page asks for them", () => {
  const page = view([
    heading("Parcel pick-up", 1),
    within(
      "form",
      "",
      textbox("Day", { inputType: "date" }),
      textbox("Time", { inputType: "time" }),
      button("Book pick-up"),
    ),
  ]);
  cases(page, [
    [
      "Book the pick-up for 12 April 2027 at 13:15.",
      "fill Day [2027-04-12], fill Time [13:15], click Book pick-up",
    ],
    ["Pick-up on 2027-03-12 at 14:00, please", "fill Day [2027-03-12], fill Time [14:00]"],
    ["Choose 5 September 2027 as the day", "fill Day [2027-09-05]"],
    ["the pick-up is on 1 November 2027", "fill Day [2027-11-01]"],
    ["book it", "click Book pick-up"],
    // Words that the page says nothing of may be what it is about.
    ["Book the dentist for 12 April 2027 at 13:15.", "not_found"],
    ["Book the pick-up for 12 April 2027, not for 13 April 2027", "not_found"],
  ]);
});

describe("a calendar's field, and two fields for days", () => {
  cases(view([textbox("Arrival", { readonly: true }), button("Book")]), [
    ["The arrival is on 22 February 2027", "fill Arrival [2027-02-22]"],
  ]);
  cases(view([textbox("Arrival", { inputType: "date" }), textbox("Departure", { inputType: "date" })]), [
    ["put in 5 September 2027", "not_found"],
    ["the departure is on 5 September 2027", "fill Departure [2027-09-05]"],
  ]);
});

describe("a button whose name begins so, where nothing else is called so", () => {
  cases(view([button("Order again"), button("Report a bug")]), [["order", "not_found"]]);
  cases(view([button("Book pick-up"), button("Book a tour")]), [["book it", "not_found"]]);
});

test("a day is written as the field's pattern shows", () => {
  const written = (placeholder: string, said = "12 March 1987") => {
    const page = view([textbox("Day", { placeholder })]);
    return dayFor(page, page.nodes.at(-1) as never, said);
  };
  expect(written("MM/DD/YYYY")).toBe("03/12/1987");
  expect(written("d.m.yy")).toBe("12.3.87");
  expect(written("yyyy-mm-dd")).toBe("1987-03-12");
  expect(written("When?")).toBe("12 March 1987");
  expect(written("mm/dd/yyyy", "04/12/1987")).toBe("04/12/1987");
  expect(written("yyyy-mm-dd", "04/12/1987")).toBeUndefined();
});

test.each<[string[], string | undefined]>([
  [["Format: MM/DD/YYYY"], "month"],
  [["dd/mm/yyyy"], "day"],
  [["Last order: 12/25/2026", "Next: 01/02/2027"], "month"],
  [["25/12/2026"], "day"],
  [["Su", "Mo", "Tu", "We"], "month"],
  [["Mo", "Tu", "We", "Th"], undefined],
  [["25/12/2026", "12/25/2026"], undefined],
  [["1/2/2027", "4/13"], undefined],
])("a page with %s writes the %s first", (texts, order) => {
  expect(dayOrderOf(view(texts))).toBe(order);
});

describe("a day in numbers alone is read as the page writes its days", () => {
  const native = (placeholder: string) => view([textbox("Day", { inputType: "date", placeholder })]);
  cases(native("mm/dd/yyyy"), [["set the day to 04/12/2027", "fill Day [2027-04-12]"]]);
  cases(native("dd/mm/yyyy"), [["set the day to 04/12/2027", "fill Day [2027-12-04]"]]);
  cases(view([textbox("Day", { inputType: "date" })]), [["set the day to 04/12/2027", "not_understood"]]);
  // The calendar tells which one it was.
  cases(view([textbox("Day", { readonly: true })]), [
    ["enter 04/12/2027 as the day", "fill Day [04/12/2027]"],
  ]);
});
