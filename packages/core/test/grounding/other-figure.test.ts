import { describe, expect, test } from "vitest";
import { otherFigure } from "../../src/grounding/checks/other-figure.ts";
import { stepOn } from "../../src/grounding/outcome.ts";
import { button, heading, view, within, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const card = (name: string, ...told: string[]): Written =>
  within("listitem", "", heading(name, 3), ...told, button("Stop"));
const coupons = view([
  heading("Coupons", 1),
  within(
    "list",
    "",
    card("SPRING15", "15 % off, used 88 times", "from £40", "3-month offer"),
    card("TEATIME", "20 % off, used 12 times", "48 s to type", "7 April"),
    card("POST", "free postage, used 31 times", "40 of 40 left", "£8", "9 April"),
  ),
]);
const stops = coupons.nodes.filter(({ name, role }) => role === "button" && name === "Stop");
const heldFrom = (instruction: string, at: number): string | undefined =>
  otherFigure(coupons, instruction, [stepOn(coupons, stops[at] as never, { method: "click" })]);

describe("a figure of something else", () => {
  test.each([
    ["stop the coupon that was used 15 times", 0],
    ["stop the coupon that was used fifteen times", 0],
    ["stop the one with 12 % off", 1],
    ["stop the one that took 48 times", 1],
    ["stop the 40 pound coupon", 2],
    ["stop the one of 7 April", 2],
    ["stop the five-month offer", 0],
    ["stop the one for 40 pounds", 2],
  ])("%s is not entry %d", (instruction, at) => {
    expect(heldFrom(instruction, at)).toBeDefined();
  });

  test.each([
    ["stop the coupon that was used 88 times", 0],
    ["stop the one with 15 percent off", 0],
    ["stop the one from 40 pounds", 0],
    ["stop the three-month offer", 0],
    ["stop the one used more than 15 times", 0],
    ["stop the one at £8", 2],
    ["stop the 8 quid one", 2],
    ["stop the one of 9 April", 2],
    ["stop the one that took 48 seconds", 1],
    ["stop SPRING15 for 5 months", 0],
  ])("%s may be entry %d", (instruction, at) => {
    expect(heldFrom(instruction, at)).toBeUndefined();
  });

  cases(coupons, [
    ["stop the coupon that was used 15 times", "not_found"],
    ["stop the coupon that was used 88 times", "click Stop"],
  ]);
});

const row = (...texts: string[]): Written =>
  within("row", "", ...texts.map((text) => within("cell", text, text)), within("cell", "", button("Delete")));
const head = (...texts: string[]): Written =>
  within("row", "", ...texts.map((text) => within("columnheader", text, text)));
const stock = view([
  within(
    "table",
    "",
    head("No", "Name", "Stock", "Owes", ""),
    row("7", "Wax", "12", "84 €"),
    row("12", "Paint, RAL 7016", "9", ""),
    row("INV-0031", "Glue", "3", "17 files"),
  ),
]);
const deletes = stock.nodes.filter(({ role, name }) => role === "button" && name === "Delete");
const isHeld = (instruction: string, at: number): boolean =>
  otherFigure(stock, instruction, [stepOn(stock, deletes[at] as never, { method: "click" })]) !== undefined;

describe("a figure that numbers nothing", () => {
  test.each([
    ["delete row 12", 0],
    ["delete number 84", 0],
    ["delete no. 7016", 1],
    ["delete number 17", 2],
    ["delete #9", 1],
    ["delete shelf 84", 0],
    ["delete paint 9, please", 1],
  ])("%s is not entry %d", (instruction, at) => {
    expect(isHeld(instruction, at)).toBe(true);
  });

  test.each([
    ["delete number 12", 1],
    ["delete number 7", 0],
    ["delete no. 31", 2],
    ["delete row 3", 1],
    ["delete the wax", 0],
    ["delete RAL 7016", 1],
    ["delete the one of May 9", 1],
  ])("%s may be entry %d", (instruction, at) => {
    expect(isHeld(instruction, at)).toBe(false);
  });
});
