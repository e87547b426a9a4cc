import { expect, test } from "vitest";
import { describe } from "../src/grounding/matching/describe.ts";
import type { PageView } from "../src/page/view.ts";
import { contradicts, isTold } from "../src/told.ts";
import { box, button, heading, link, textbox, view, within, type Written } from "./grounding/build-view.ts";

function at(page: PageView, name: string) {
  const node = page.nodes.find((one) => one.interactive && one.name === name);
  if (node === undefined) throw new Error(`there is no ${name}`);
  return { view: page, node, now: describe(page, node) };
}

const one = (element: Written, name: string) => at(view([element]), name);

test("the words in which any control is told are known as such", () => {
  for (const role of [
    "button",
    "link",
    "textbox",
    "checkbox",
    "combobox",
    "radio",
    "tab",
    "menuitem",
    "switch",
  ])
    expect(isTold(one({ role, name: "Save it" }, "Save it").now), role).toBe(true);
});

test.each([
  "",
  "Save",
  "the save button",
  'button "Save"',
  "the “Save” button",
  "the “Save”",
  "a button “Save”",
  "button “Save” please",
  "Button “Save”",
  "button",
])("%j is a client's own", (words) => {
  expect(isTold(words)).toBe(false);
  expect(contradicts(one(button("Cancel"), "Cancel"), words)).toBe(false);
});

test.each([
  ["button “Cancel”", button("Save"), "Save"],
  ["link “Home” in the navigation", link("Contact"), "Contact"],
  ["button “Delete Anna Berg”", button("Delete Bob Stone"), "Delete Bob Stone"],
  ["link “Page 2”", link("Page 3"), "Page 3"],
  ["button “Unlock”", button("Lock"), "Lock"],
  ["text field “Email”", button("Send"), "Send"],
  ["button “Delete Marta”", button("Delete Maria"), "Delete Maria"],
  ["link “Marta”", link("Maria"), "Maria"],
])("%j is certainly not what stands there", (words, element, name) => {
  expect(contradicts(one(element, name), words)).toBe(true);
});

test.each([
  ["link “Inbox (3)”", link("Inbox (15)"), "Inbox (15)"],
  ["link “12 comments”", link("13 comments"), "13 comments"],
  ["button “Recieve offers”", button("Receive offers"), "Receive offers"],
  ["link “Save”", button("Save"), "Save"],
  ["button “Save”", button("Save changes"), "Save changes"],
  ["text field “e.g. Berlin”", textbox("City", { placeholder: "e.g. Berlin" }), "City"],
  ["text field “what was written in it”", textbox(""), ""],
])("%j may be what stands there", (words, element, name) => {
  expect(contradicts(one(element, name), words)).toBe(false);
});

test("the same name in a row, card or section of another name is another element", () => {
  const card = (title: string) => within("article", "", heading(title), box("Fine", button("Buy")));
  const page = view([card("Walnut desk")]);
  expect(contradicts(at(page, "Buy"), "button “Buy” in the card “Walnut desk”")).toBe(false);
  expect(contradicts(at(page, "Buy"), "button “Buy” in the card “Linen shirt”")).toBe(true);
  expect(contradicts(at(page, "Buy"), "button “Buy” in the section “Linen shirt”")).toBe(false);
  expect(contradicts(at(page, "Buy"), "button “Buy”")).toBe(false);
});
