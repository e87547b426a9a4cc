import { describe } from "vitest";
import { view } from "./build-view.ts";
import { cases } from "./told.ts";

const list = (entries: string[], buttons: string[]) => ({
  role: "list",
  children: entries.map((name) => ({
    role: "listitem",
    children: [name, ...buttons.map((each) => ({ role: "button", name: each }))],
  })),
});

const desk = view([
  { role: "heading", name: "Groups", level: 2 },
  list(["Vega family", "Brightline"], ["Checked in", "No-show", "Call"]),
  { role: "heading", name: "Tools", level: 2 },
  list(["Tile saw", "Step ladder"], ["Extend", "Report a fault", "Rename"]),
]);

describe("what is told of one of many is done by what its entry offers for it", () => {
  cases(desk, [
    ["Brightline never turned up", "click No-show"],
    ["the Vega family has arrived", "click Checked in"],
    ["there's something wrong with the step ladder", "click Report a fault"],
    ["I'd like to keep the tile saw a bit longer", "click Extend"],
    ["give the tile saw another name", "click Rename"],
    ["let me talk to Brightline", "click Call"],
  ]);
});

describe("what is denied, asked, or said of nobody here, is left alone", () => {
  cases(desk, [
    ["Brightline has not arrived", "not_understood"],
    ["has Brightline arrived?", "not_understood"],
    ["if Brightline never turned up", "not_understood"],
    ["the Halls never turned up", "not_understood"],
    ["Vega and Brightline have arrived", "not_understood"],
    ["the step ladder isn't broken", "not_understood"],
  ]);
});
