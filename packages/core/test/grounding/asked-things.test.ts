import { describe, expect, test } from "vitest";
import { choicesTold } from "../../src/grounding/offers/choices.ts";
import { slotFor } from "../../src/grounding/offers/slots.ts";
import { readTold } from "../../src/grounding/offers/told.ts";
import { valuesTold } from "../../src/grounding/offers/values.ts";
import { countOfThings, nameOfMost, thingAsked } from "../../src/grounding/picked/asked-things.ts";
import { view, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const row = (...cells: string[]): Written => ({
  role: "row",
  children: [
    ...cells.map((text): Written => ({ role: "cell", children: [text] })),
    { role: "cell", children: [{ role: "link", name: "add to my list", children: ["add to my list"] }] },
  ],
});
const head = (name: string): Written => ({ role: "columnheader", name, children: [name] });

const peaks = view([
  {
    role: "table",
    children: [
      { role: "row", children: ["Peak", "Range", "Height (m)", "First climbed", ""].map(head) },
      row("Korvan", "Tatra", "2310", "1861"),
      row("Brot", "Cairns", "1245", "1788"),
      row("Hest", "Tatra", "987", "1911"),
    ],
  },
]);

test.each([
  ["Which peak is the highest?", "highest peak"],
  ["Which post has the most likes?", "post with the most likes"],
  ["Which tea costs the least?", "cheapest tea"],
  ["Which word comes after that?", undefined],
  ["What is the price?", undefined],
])("%s asks for the %s", (question, asked) => {
  expect(thingAsked(question)).toBe(asked);
});

test("what is asked of the things of a list is compared by its column, and counted by what some of them say", () => {
  expect(nameOfMost(peaks, "highest peak")).toBe("Korvan");
  expect(nameOfMost(peaks, "lowest peak")).toBe("Hest");
  expect(nameOfMost(peaks, "heaviest peak")).toBeUndefined();
  expect(countOfThings(peaks, "How many of these mountains are in the Tatra?")).toBe(2);
  expect(countOfThings(peaks, "How many mountains are in the Alps?")).toBeUndefined();
  expect(countOfThings(peaks, "How many words does the phrase have?")).toBeUndefined();
});

describe("a size by its column, and when something was done", () => {
  cases(peaks, [
    ["add the lowest peak to my list", "click add to my list"],
    ["add the peak that was climbed first of all", "not_found"],
  ]);
});

describe("what only says which text is meant is not typed", () => {
  const form = view([
    { role: "textbox", name: "Sum" },
    { role: "button", name: "Done", children: ["Done"] },
  ]);
  cases(form, [
    ["enter their sum in the field", "not_understood"],
    ["type your name into the Sum field", "not_understood"],
    ["enter 12 in the Sum field", "type Sum [12]"],
  ]);
});

test("the one field is not filled with the place that is told", () => {
  const page = view([{ role: "textbox", name: "Room number" }]);
  const filled = (task: string) => valuesTold(page, readTold(task), new Set())?.map(({ value }) => value);
  expect(filled("Go on the Basement and open the first work")).toEqual([]);
  expect(filled("Go to Basement")).toEqual(["Basement"]);
});

describe("more than a search is not searched for", () => {
  const page = view([
    { role: "searchbox", name: "Search" },
    { role: "button", name: "Go", children: ["Go"] },
  ]);
  cases(page, [
    ["look up Tarik Sole and call them", "not_found"],
    ["search for Salt and Pepper", "fill Search [Salt and Pepper], click Go"],
  ]);
});

const part = (name: string, more = {}): Written => ({
  role: "generic",
  interactive: true,
  children: [name],
  ...more,
});

test("parts that only take clicks are choices by their whole name, where something leads on", () => {
  const zones = [part("Inner zone €12 a month"), part("Outer zone €19 a month")];
  const chosen = (children: Written[], task: string) => {
    const page = view(children);
    return choicesTold(page, readTold(task))?.map(({ node }) => page.nodes.indexOf(node));
  };
  const next: Written = { role: "button", name: "Continue", children: ["Continue"] };
  expect(chosen([...zones, next], "a pass for the Outer zone for 12 months")).toEqual([3]);
  expect(chosen([...zones, next], "a pass for 12 months")).toEqual([]);
  expect(chosen(zones, "a pass for the Outer zone")).toEqual([]);
  expect(chosen([part("Decline"), part("Accept"), next], "Decline the offer")).toEqual([]);
});

test("a place of a timetable is told by its day and its time", () => {
  const day = (name: string): Written => ({
    role: "generic",
    children: [{ role: "heading", name, children: [name] }, part("9:00"), part("10:00")],
  });
  const week = view([{ role: "generic", children: [day("Monday"), day("Tuesday")] }]);
  const slot = (task: string) => slotFor(week, readTold(task))?.node;
  expect(slot("Book a cut for Ines on Tuesday at 10:00")?.ref).toBe(week.nodes[14]?.ref);
  expect(slot("Book a cut for Ines at 10:00")).toBeUndefined();
  expect(slot("Book a cut for Ines on Tuesday at 11:00")).toBeUndefined();
});

test("from where and to where go into two fields, whatever they are called", () => {
  const field = (name: string): Written => ({ role: "textbox", name });
  const filled = (names: string[]) =>
    valuesTold(view(names.map(field)), readTold("Find rides from Murbach up to Grauhorn"), new Set())?.map(
      ({ node, value }) => `${node.name}: ${value}`,
    );
  expect(filled(["Valley station", "Summit"])).toEqual(["Valley station: Murbach", "Summit: Grauhorn"]);
  expect(filled(["Valley station", "Summit", "Hut"])).toEqual([]);
});
