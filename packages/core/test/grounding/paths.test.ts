import { expect, test } from "vitest";
import { pathOrders } from "../../src/grounding/controls/paths.ts";
import { withoutRemarks } from "../../src/grounding/wordings/remarks.ts";
import { ordersIn } from "../../src/grounding/grammar/split.ts";
import { button, view, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

test.each([
  ["Start > Programs > Chess", ["click Start", "click Programs", "click Chess"]],
  ["Select File > Print > Whole text in the menu.", ["click File", "click Print", "click Whole text"]],
  ["Select the item in the menu: File > Print", ["click File", "click Print"]],
  [
    "Start Chess from the start menu (Programs > Games).",
    ["click Start", "click Programs", "click Games", "click Chess"],
  ],
  [
    "In the menu bar choose Edit, then Convert, then Upper case",
    ["click Edit", "click Convert", "click Upper case"],
  ],
  ["Open Photos/Winter/sledge.jpg", ["expand Photos", "expand Winter", "Open sledge.jpg"]],
  ["tick Barn owl in Birds, Owls", ["expand Birds", "expand Owls", "tick Barn owl"]],
  ["Under Birds and Tits, tick Coal tit", ["expand Birds", "expand Tits", "tick Coal tit"]],
  ["Programs, Games and Golf", ["click Programs", "click Games", "click Golf"]],
  ["Report a Barn owl and a Noctule.", ["tick Barn owl", "tick Noctule", "click Report"]],
  ["Rename: Choir.wav", ["open the menu of Choir.wav", "click Rename"]],
  ['Choose "Move to bin" for the recording Bells', ["open the menu of Bells", "click Move to bin"]],
])("%s", (instruction, orders) => {
  expect(pathOrders(instruction)).toEqual(orders);
});

test.each([
  "choose Red, Green and Blue",
  "open https://legwork.example/a/b",
  "type a > b into Formula",
  "click Save",
  "report a bug in the form",
  "set 1/2/2027 in Day",
])("%s is no way", (instruction) => {
  expect(pathOrders(instruction)).toBeUndefined();
});

test("what asks for nothing is no step", () => {
  expect(withoutRemarks("Choose Monday; leave the time empty. Book it.")).toBe("Choose Monday. Book it.");
  expect(withoutRemarks("leave the time empty")).toBe("leave the time empty");
  expect(ordersIn("Press Stop, nothing else. Then press Print.")).toEqual(["Press Stop", "press Print"]);
});

const file = (name: string): Written => ({ role: "treeitem", name, children: [name] });

cases(view([file("tent.jpg"), file("snow.jpg"), button("Open")]), [
  ["Open tent.jpg", "click tent.jpg, click Open"],
  ["select tent.jpg", "click tent.jpg"],
  ["Open Photos/Winter/tent.jpg", "not_found"],
]);

cases(view([button("Choir.wav"), button("More for Choir.wav")]), [["Rename: Choir.wav", "not_found"]]);
