import { describe } from "vitest";
import { button, view, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const bar = (name: string, at: number, height: number): Written => ({
  role: "generic",
  tag: "rect",
  name: "",
  interactive: true,
  ref: `bar-${name}`,
  box: { x: at * 60, y: 200 - height, width: 40, height },
});
const label = (name: string, at: number): Written => ({
  role: "generic",
  tag: "text",
  name,
  interactive: false,
  box: { x: at * 60 + 5, y: 205, width: 30, height: 12 },
});

const days: [string, number][] = [
  ["Mon", 60],
  ["Tue", 120],
  ["Wed", 90],
  ["Thu", 20],
];

describe("bars of a chart", () => {
  const drawing: Written = {
    role: "generic",
    tag: "svg",
    name: "",
    children: days.flatMap(([name, height], at) => [bar(name, at, height), label(name, at)]),
  };
  const page = view([button("Export"), drawing, { role: "slider", name: "Keep in reserve" }]);

  cases(page, [
    ["click the tallest bar of the chart", "click bar-Tue"],
    ["click on the shortest bar", "click bar-Thu"],
    ["hover over the bar of Wed", "hover bar-Wed"],
    ["hover the bar for Wed", "hover bar-Wed"],
    ["double-click the Mon bar", "doubleClick bar-Mon"],
    ["hover the bar for Sunday", "not_found"],
  ]);
});
