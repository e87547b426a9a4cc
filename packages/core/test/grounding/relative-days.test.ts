import { describe, expect, test } from "vitest";
import { withDaysInFull } from "../../src/grounding/days/relative-days.ts";
import { button, textbox, view } from "./build-view.ts";
import { cases } from "./told.ts";

/** A Tuesday. */
const today = "2026-11-24";

test.each([
  ["tomorrow at 17.45", "25 November 2026 at 17.45"],
  ["the day after tomorrow", "26 November 2026"],
  ["in two weeks", "8 December 2026"],
  ["a week from today", "1 December 2026"],
  ["10 days ago", "14 November 2026"],
  ["in a month", "24 December 2026"],
  ["next Tuesday", "1 December 2026"],
  ["this Friday", "27 November 2026"],
  ["from Friday to Monday", "from 27 November 2026 to 30 November 2026"],
  ["from tomorrow and back on the Sunday after", "from 25 November 2026 and back on 29 November 2026"],
  ["Tuesday next week", "1 December 2026"],
  ["the last day of the month", "30 November 2026"],
  ["the last day of February", "28 February 2027"],
  ["the first of next month", "1 December 2026"],
  ["the second Monday of January 2027", "11 January 2027"],
  ["the last Friday of the month", "27 November 2026"],
  ["set it to next week", "set it to week 49 of 2026"],
])("%s is %s", (text, expected) => {
  expect(withDaysInFull(text, today)?.text).toBe(expected);
});

test.each([
  "next Friday",
  "last Monday",
  "on Tuesday",
  "every Monday",
  "two weeks from tomorrow",
  "20 a day from now on",
  "Friday in two weeks",
  "Friday the 27th",
  "tomorrow's list",
  "write “see you tomorrow”",
  "no day at all",
])("%s says no one day by today's", (text) => {
  expect(withDaysInFull(text, today)).toBeUndefined();
});

test("a month later is the last day of a shorter one", () => {
  expect(withDaysInFull("in a month", "2027-01-31")?.text).toBe("28 February 2027");
});

describe("where the page asks for days", () => {
  const page = view(
    [
      textbox("Check-in", { inputType: "date" }),
      textbox("Check-out", { inputType: "date" }),
      textbox("Reply by", { placeholder: "dd.mm.yyyy" }),
      textbox("Note"),
      button("Book"),
    ],
    { today },
  );
  cases(page, [
    ["from tomorrow to Friday", "fill Check-in [2026-11-25], fill Check-out [2026-11-27]"],
    ["set the check-in to the last day of the month", "fill Check-in [2026-11-30]"],
    ["set the reply by to the last day of the month", "fill Reply by [30.11.2026]"],
    ["set the note to tomorrow", "fill Note [tomorrow]"],
    ["set the check-in to next Friday", "not_understood"],
    ["cancel it tomorrow", "not_found"],
  ]);
});

describe("without a clock nothing is told by it", () => {
  cases(view([textbox("Check-in", { inputType: "date" })]), [
    ["set the check-in to tomorrow", "not_understood"],
  ]);
});

describe("a day that the order only leaves out leads to no press", () => {
  const desk = view(
    ["Scouts", "Cubs"].map((name) => ({
      role: "article",
      name,
      children: [{ role: "heading", name }, "Friday, 20 people", button("Accept 2026"), button("Decline")],
    })),
    { today },
  );
  cases(desk, [
    ["accept the Scouts", "click Accept 2026"],
    ["accept the Scouts, but not for Friday", "not_found"],
  ]);
});
