import { describe, expect, test } from "vitest";
import { ground } from "../../src/grounding/ground.ts";
import { isSameTime, timeOf } from "../../src/grounding/days/dates.ts";
import { withOutermostDays, withWholeDays } from "../../src/grounding/days/day-ranges.ts";
import { minutesIn } from "../../src/grounding/amounts/durations.ts";
import { box, button, heading, radio, select, textbox, view, within, type Written } from "./build-view.ts";
import { cases, placed } from "./told.ts";

test.each([
  ["off from 15 to 22 May 2027", "off from 15 May 2027 to 22 May 2027"],
  ["28 July – 6 August 2027", "from 28 July 2027 to 6 August 2027"],
  ["July 3–17, 2027", "from 3 July 2027 to 17 July 2027"],
  ["24 December to 2 January 2028", "from 24 December 2027 to 2 January 2028"],
  ["between 3 and 17 July 2026", "from 3 July 2026 to 17 July 2026"],
  ["from the 28th of May until the 4th of June", "from 28 May to 4 June"],
  ["from 10 to 12 o'clock on 3 May", undefined],
  ["book Room 3 – 4 May 2027", undefined],
  ["3 to 5 may be enough", undefined],
  ["write “3 to 5 May 2027”", undefined],
])("%s: both days in full", (text, expected) => {
  expect(withWholeDays(text)).toBe(expected);
});

test.each([
  ["the last day of March 2027", "31 March 2027"],
  ["pick the last of April", "pick 30 April"],
  ["from the first day of May to the last day of June 2027", "from 1 May to 30 June 2027"],
  ["the last day of February 2028", "29 February 2028"],
  ["the last day of February", "the last day of February"],
  ["remarks: on the last day of May", "remarks: on the last day of May"],
  ["the last of marching bands", "the last of marching bands"],
])("%s: the first and the last day of a month", (text, expected) => {
  expect(withOutermostDays(text)).toBe(expected);
});

describe("how much a calendar shows takes no day", () => {
  const calendar = view([
    ...["Day", "Week", "Month", "Year"].map((name) => button(name)),
    ...["29", "30", "31"].map((day) => ({ role: "gridcell", name: day, interactive: true })),
  ]);
  cases(calendar, [
    ["week", "click Week"],
    ["June 9", "not_understood"],
    ["show the week of 10 March", "not_found"],
    ["pick the last of March", "not_found"],
  ]);
});

test.each([
  ["three in the afternoon", "15:00"],
  ["a quarter to seven in the evening", "18:45"],
  ["five to one in the afternoon", "12:55"],
  ["five to one in the morning", "00:55"],
  ["quarter past eight tonight", "20:15"],
  ["12 at night", "00:00"],
  ["six pm", "18:00"],
  ["five to midnight", "23:55"],
  ["quarter past noon", "12:15"],
  ["nine to noon", undefined],
  ["7 in the drawer", undefined],
])("the time %s is %s", (text, expected) => {
  expect(timeOf(text)).toBe(expected);
});

test("what leaves the half of the day open is either", () => {
  expect(isSameTime("17:30", "half past five")).toBe(true);
  expect(isSameTime("6:30 PM", "6:30")).toBe(true);
  expect(isSameTime("18:30", "6:30")).toBe(false);
  expect(isSameTime("17:30", "half past five in the morning")).toBe(false);
});

test.each([
  ["an hour and twenty minutes", 80],
  ["1½ hours", 90],
  ["an hour and a half", 90],
  ["1h20", 80],
  ["45 min", 45],
  ["a cat", undefined],
  ["hour", undefined],
])("%s: how long", (text, expected) => {
  expect(minutesIn(text)).toBe(expected);
});

const numbers = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
const months = "January February March April May June July August September October November December";

describe("a day in three lists", () => {
  const birth = within(
    "group",
    "Date of birth",
    select("Day", ...numbers(1, 31)),
    select("Month", ...months.split(" ")),
    select("Year", ...numbers(1950, 2008)),
  );
  cases(view([birth, textbox("Weight")]), [
    [
      "I was born on 7 March 1985",
      "selectOption Day [7], selectOption Month [March], selectOption Year [1985]",
    ],
    [
      "date of birth: 12/31/1979",
      "selectOption Day [31], selectOption Month [December], selectOption Year [1979]",
    ],
    ["I was born on 7 March 2015", "not_understood"],
    ["my birthday is the 31st of June 1990", "not_understood"],
    ["the house was built on 7 March 1985", "not_understood"],
  ]);
});

describe("a time in lists, and how long something takes", () => {
  const clock = [
    "Pick-up at",
    select("Hour", ...numbers(1, 12)),
    select("Minute", "00", "15", "30", "45"),
    select("AM or PM", "AM", "PM"),
  ];
  cases(view([within("group", "", ...clock)]), [
    [
      "pick-up at half past four in the afternoon",
      "selectOption Hour [4], selectOption Minute [30], selectOption AM or PM [PM]",
    ],
    ["pick-up at 4:40 pm", "not_understood"],
  ]);
  const number = { inputType: "number" };
  cases(view([within("group", "", "Took", textbox("h", number), textbox("min", number))]), [
    ["it took an hour and twenty minutes", "fill h [1], fill min [20]"],
  ]);
  cases(view([select("Time needed", "30 minutes", "1 hour", "1½ hours")]), [
    ["time needed: an hour and a half", "selectOption Time needed [1½ hours]"],
  ]);
});

describe("what opens a calendar takes a day, or the first and the last of some", () => {
  const opener = { role: "generic", interactive: true, children: ["When", "Add dates"] };
  cases(view([opener, button("Show boats")]), [
    ["from 15 to 22 May 2027", "fill e1 [2027-05-15/2027-05-22]"],
    ["from the 28th of May until the 4th of June please", "fill e1 [--05-28/--06-04]"],
    ["from 15 to 22 May 2027 with a dog", "not_understood"],
    ["from the 30th of February to the 3rd of March", "not_understood"],
  ]);
  const readonly = { readonly: true };
  cases(view([textbox("Start date", readonly), textbox("End date", readonly)]), [
    ["from 12 to 23 July 2027", "fill Start date [2027-07-12], fill End date [2027-07-23]"],
  ]);
  cases(view([button("Starts: Sat, Oct 3", { expanded: false })]), [
    ["start on October 21st", "fill Starts: Sat, Oct 3 [--10-21]"],
  ]);
});

describe("days of the week that are switched one by one", () => {
  const names = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");
  const week = names.map((name) => button(name, { pressed: name === "Saturday" }));
  cases(view([within("group", "Repeat on", ...week), button("Save")]), [
    ["Mondays and Wednesdays instead of Saturdays", "click Monday, click Wednesday, click Saturday"],
    ["only on Sundays", "click Saturday, click Sunday"],
    ["repeat it on Tuesday and Thursday", "click Tuesday, click Thursday"],
    ["Monday to Friday, but not Wednesday", "click Monday, click Tuesday, click Thursday, click Friday"],
    // Words that the page does not say of its days.
    ["feed Rex on Mondays", "not_understood"],
    ["repeat on Mondays at 8", "not_understood"],
  ]);
});

describe("days and times that are pressed", () => {
  const slot = (name: string) => ({ role: "listitem", interactive: true, name });
  const room = (name: string, ...times: string[]) =>
    within("region", name, heading(name), ...times.map((time) => slot(time)));
  const strip = ["Today 12 Nov", "Fri 13 Nov", "Sat 14 Nov"].map((name) => button(name));
  const rooms = [room("The Vault", "12:15", "17:30"), room("The Attic", "12:15", "14:00")];
  cases(view([...strip, ...rooms]), [
    ["Saturday please", "click Sat 14 Nov"],
    ["we want to come on the 13th", "click Fri 13 Nov"],
    ["the Vault at half past five", "click 17:30"],
    ["two in the afternoon", "click 14:00"],
    ["the earliest slot in the attic", "click 12:15"],
    ["a quarter past twelve", "not_understood"],
    ["the Vault at 2 pm", "not_understood"],
    ["Sunday please", "not_understood"],
    ["Saturday the 15th", "not_understood"],
    ["the Vault at half past five for Anna", "not_understood"],
  ]);
  const row = (...cells: (string | Written)[]) => ({
    role: "row",
    children: cells.map((cell) => ({ role: "cell", children: [cell] })),
  });
  const free = { role: "link", name: "free", children: ["free"] };
  const head = {
    role: "row",
    children: ["", "Mon 1", "Tue 2"].map((name) => ({ role: "columnheader", name, children: [name] })),
  };
  const table = { role: "table", children: [head, row("8–10", free, "taken"), row("10–12", free, free)] };
  test("by the row and the column of a table", () => {
    expect(placed(view([table]), "Tuesday between 10 and 12")).toContain("click link “free”");
    expect(placed(view([table]), "Tuesday from 8 to 10")).toBe("not_understood");
    expect(placed(view([table]), "Tuesday")).toBe("not_understood");
  });
});

describe("what stands beside a value", () => {
  const number = (name: string, rest = {}) => textbox(name, { inputType: "number", ...rest });
  const repeat = within("group", "", number("Repeat every"), select("Unit", "days", "weeks", "months"));
  cases(view([repeat]), [
    ["repeat every 3 months", "fill Repeat every [3], selectOption Unit [months]"],
    ["repeat every 3 days", "fill Repeat every [3], selectOption Unit [days]"],
    ["repeat every 3 years", "not_found"],
  ]);
  const end = (name: string, ...more: Written[]) => box(radio(name, { checked: false }), ...more);
  const day = textbox("End date", { inputType: "date" });
  cases(view([within("group", "Ends", end("Never"), end("On", day))]), [
    ["set the end date to 31 December 2026", "check On, fill End date [2026-12-31]"],
  ]);
  cases(view([number("Overtime", { bounds: { min: "0", max: "40" } })]), [
    ["set the overtime to 60", "not_understood"],
    ["set the overtime to 6", "fill Overtime [6]"],
  ]);
  const bounds = { min: "2026-01-01", max: "2026-12-31" };
  cases(view([textbox("Return date", { inputType: "date", bounds })]), [
    ["set the return date to 5 January 2027", "not_understood"],
    ["set the return date to 2025-12-31", "not_understood"],
    ["set the return date to 31 December 2026", "fill Return date [2026-12-31]"],
  ]);
  test.each([
    [{ min: "0", max: "40" }, "60 is beyond what number field “Overtime” takes: 0 to 40."],
    [{ max: "40" }, "60 is beyond what number field “Overtime” takes: 40 at most."],
  ])("what a field takes is told: %j", (limits, message) => {
    const field: Written = { role: "spinbutton", name: "Overtime", inputType: "number", bounds: limits };
    expect(ground(view([field]), "set the overtime to 60")).toMatchObject({
      outcome: "not_understood",
      message: expect.stringContaining(message) as string,
    });
  });
  cases(view([textbox("Time", { placeholder: "h:mm AM" })]), [
    ["time: a quarter to seven in the evening", "fill Time [6:45 PM]"],
  ]);
});

describe("from one end to the other of what is called the same", () => {
  const end = (name: string) => ({ role: "slider", name, bounds: { min: "200", max: "2000" } });
  cases(view([end("Lowest price"), end("Highest price")]), [
    ["price between £500 and £900", "fill Lowest price [500], fill Highest price [900]"],
    ["not more than 1200 pounds a week", "fill Highest price [1200]"],
    ["not more than 2500 pounds", "not_understood"],
    ["price 900", "not_understood"],
  ]);
});

describe("parts of the year, and a day with a time", () => {
  cases(
    view([
      textbox("Last donation", { inputType: "month" }),
      textbox("Week", { inputType: "week" }),
      textbox("Inspected on", { inputType: "datetime-local" }),
    ]),
    [
      ["I last donated in March 2026", "fill Last donation [2026-03]"],
      ["show week 32 of 2026", "fill Week [2026-W32]"],
      ["inspected on 9 May 2027 at 14:30", "fill Inspected on [2027-05-09T14:30]"],
      ["show week 60 of 2026", "not_found"],
    ],
  );
});

describe("several counts in a sentence", () => {
  const press = (sign: string) => ({ role: "generic", interactive: true, tag: "span", children: [sign] });
  const counter = (name: string, count: string) => box(box(name), press("−"), box(count), press("+"));
  const page = view([
    box(counter("Adults", "2"), counter("Children", "0"), counter("Dogs", "0")),
    textbox("Name"),
  ]);
  test("are as many presses", () => {
    expect(placed(page, "we're 3 adults, 2 children and a dog").split(", ")).toHaveLength(4);
    expect(placed(page, "add two cats")).toBe("not_found");
  });
});
