import { describe, expect, test } from "vitest";
import { pressesInOrder } from "../../src/agent/embedded/press-order.ts";
import { button, checkbox, link, radio, textbox, view, within } from "./build-view.ts";
import { cases } from "./told.ts";

const widgets = view([
  textbox("", { inputType: "text" }),
  radio("pL"),
  button("kd"),
  checkbox("7T"),
  { role: "textbox", tag: "textarea", editable: true, interactive: true, name: "Remarks" },
  button("no"),
  checkbox("gA"),
]);

describe("told by their kind alone, where any will do", () => {
  cases(widgets, [
    ['Click on a "textarea" widget', "click Remarks"],
    ["click the text area", "click Remarks"],
    ["write hello in the text area", "type Remarks [hello]"],
    ["Click on a button widget.", "click kd"],
    ["press any button", "click kd"],
    ["tick a checkbox, any of them", "check 7T"],
    ["press a button", "ambiguous"],
    ["click the checkbox", "ambiguous"],
    ["click on a slider widget", "not_found"],
    ["click on a date picker widget", "not_found"],
  ]);
  cases(view([link("Kale"), link("Leek"), button("Go")]), [
    ["follow one of the links", "click Kale"],
    ["click the link", "ambiguous"],
  ]);
});

const sign = (hints: string) => ({ role: "generic", interactive: true, name: "", hints });
const asking = [button("Yes"), button("No")];

describe("the cross of a window, and nothing else that may close it", () => {
  cases(view([within("dialog", "Query", sign("ui-icon-closethick"), ...asking)]), [
    ['Close the dialog by clicking the "x"', "click ui-icon-closethick"],
    ['click the button in the dialog box labeled "x"', "click ui-icon-closethick"],
    ["hit the × to dismiss the popup", "click ui-icon-closethick"],
    ["Click the cross at the top right of the dialog", "click ui-icon-closethick"],
    ["click the x in the corner of the query dialog", "click ui-icon-closethick"],
    ["close the cookie banner by clicking the x", "not_found"],
    ['click the button in the dialog labelled "No"', "click No"],
  ]);
  cases(view([within("dialog", "Query", ...asking), button("Close")]), [
    ['Close the dialog by clicking the "x"', "not_found"],
    ["press the x of the dialog", "not_found"],
  ]);
  cases(view([within("dialog", "Letters", button("x"), button("y"), button("Close"))]), [
    ['click the button in the dialog labeled "x"', "click x"],
  ]);
});

describe("buttons that are called by a letter, and two of them", () => {
  cases(view([button("B"), button("A")]), [
    ["press A", "click A"],
    ["press A twice", "click A, click A"],
    ["click the A button", "click A"],
    ["press the A key", "press [A]"],
  ]);
  cases(view([textbox("Name", { focused: true }), button("A")]), [["press A", "ambiguous"]]);
  cases(view([button("ONE"), button("TWO")]), [
    ["tap both buttons, TWO first", "not_found"],
    ["hit ONE and TWO in that order", "not_found"],
  ]);
});

test("presses are put into the order in which they are done", () => {
  for (const [said, meant] of [
    ["press the B button after the A button", "press the A button, then press the B button"],
    ["Before pressing B, press A.", "press A, then press B"],
    ["click ONE followed by TWO", "click ONE, then click TWO"],
    ["hit Kale and Leek in that order", "hit Kale, then hit Leek"],
    ["Find the drop-down and click on it", "click the drop-down"],
  ] as const)
    expect(pressesInOrder(said)).toBe(meant);
  for (const other of ["press Save after it loads", "click Next before you read the text", "press Send"])
    expect(pressesInOrder(other)).toBe(other);
});
