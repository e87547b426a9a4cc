import { describe } from "vitest";
import { view, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const sign = (hints: string, x: number, text = ""): Written => ({
  role: "button",
  name: text,
  hints,
  box: { x, y: 40, width: 20, height: 20 },
});

const slides = view([
  sign("back", 0, "‹"),
  { role: "image", name: "A lake", tag: "img", box: { x: 30, y: 0, width: 300, height: 100 } },
  sign("on", 340, "›"),
  { role: "group", children: ["one", "two", "three"].map((hints, at) => sign(hints, 100 + 30 * at)) },
]);

describe("arrows and dots, by which way they point and where they stand", () => {
  cases(slides, [
    ["press the left arrow", "click ‹"],
    ["click the arrow on the right", "click ›"],
    ["click the arrow that points left", "click ‹"],
    ["click the second dot", "click two"],
    ["show the last picture", "click three"],
    ["click the fourth dot", "not_found"],
    ["click the up arrow", "not_found"],
    ["press the right arrow key", "press [ArrowRight]"],
  ]);
  cases(view([{ role: "slider", name: "Volume" }, sign("back", 0, "‹"), sign("on", 340, "›")]), [
    ["press the left arrow", "press [ArrowLeft]"],
    ["click the left arrow", "click ‹"],
  ]);
});

describe("what stands beside a field", () => {
  const form = view([
    { role: "textbox", name: "", placeholder: "Search", box: { x: 40, y: 0, width: 200, height: 20 } },
    { role: "button", name: "", hints: "start", box: { x: 250, y: 0, width: 20, height: 20 } },
    { role: "textbox", name: "Password", box: { x: 40, y: 300, width: 200, height: 20 } },
  ]);
  cases(form, [
    ["click the button right of the search field", "click start"],
    ["the button next to the phone field", "not_understood"],
    ["show the password", "not_found"],
  ]);
  cases(
    view([
      sign("first", 0),
      { ...(sign("second", 600) as object), box: { x: 600, y: 500, width: 20, height: 20 } } as Written,
    ]),
    [
      ["click the button at the bottom right", "click second"],
      ["click the button at the bottom left", "not_found"],
    ],
  );
});

describe("how many there are", () => {
  const counter = (count: string) =>
    view([
      {
        role: "group",
        children: ["Pen", { role: "button", name: "−" }, count, { role: "button", name: "+" }],
      },
    ]);
  cases(counter("3"), [
    ["remove one pen", "click −"],
    ["remove the pen", "not_found"],
  ]);
  cases(counter("1"), [["remove the pen", "click −"]]);
});
