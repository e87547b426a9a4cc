import { describe, expect, test } from "vitest";
import { baseForms } from "../../src/grounding/verb-forms.ts";
import { view, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const card = (name: string, buttons: string[], rest: Written[] = []): Written => ({
  role: "article",
  children: [
    { role: "heading", name, level: 3 },
    ...buttons.map((button) => ({ role: "button", name: button })),
    ...rest,
  ],
});
const box = (name: string, checked: boolean): Written => ({ role: "checkbox", tag: "input", name, checked });

const library = view([
  { role: "heading", name: "Tools", level: 1 },
  box("Show accessories", true),
  box("Alerts by mail", false),
  card("Jigsaw", ["Reserve", "Return"]),
  card("Belt sander", ["Reserve", "Return"]),
  { role: "button", name: "Save list" },
  {
    role: "slider",
    tag: "input",
    inputType: "range",
    name: "Volume",
    value: "60",
    bounds: { min: "0", max: "100" },
  },
  { role: "link", name: "My loans" },
]);

describe("passives, gerunds and states that are to be are orders", () => {
  cases(library, [
    ["the list needs saving", "click Save list"],
    ["could the list be saved, please?", "click Save list"],
    ["the belt sander should be returned", "click Return"],
    ["I've finished with the jigsaw, so it can be returned", "not_understood"],
    ["alerts by mail ought to be enabled", "check Alerts by mail"],
    ["accessories should be hidden", "uncheck Show accessories"],
    ["could the accessories go?", "uncheck Show accessories"],
    ["accessories aren't needed, we have our own", "uncheck Show accessories"],
  ]);
});

describe("who asks, tells, or says that it is done already gives no order", () => {
  cases(library, [
    ["should the list be saved?", "not_understood"],
    ["has the jigsaw been returned?", "not_understood"],
    ["is the belt sander reserved?", "not_understood"],
    ["the jigsaw was returned yesterday", "not_understood"],
    ["the jigsaw needs charging", "not_understood"],
    ["the belt sander should not be returned", "not_understood"],
    ["the belt sander should be returned if it is broken", "not_understood"],
    ["she already has alerts by mail", "not_understood"],
  ]);
});

describe("what is corrected is what is meant", () => {
  cases(library, [
    ["set the volume to 20, no, 30", "fill Volume [30]"],
    ["reserve the jigsaw, sorry, the belt sander", "click Reserve"],
    ["the jigsaw? no, reserve the belt sander", "click Reserve"],
  ]);
});

describe("turns of speech", () => {
  cases(library, [
    ["knock the volume down to 20", "fill Volume [20]"],
    ["bring the volume back up to 80 percent", "fill Volume [80]"],
    ["alerts by mail would be nice", "check Alerts by mail"],
    ["lose the accessories", "uncheck Show accessories"],
    ["alerts by mail yes, accessories no", "check Alerts by mail, uncheck Show accessories"],
    ["pop over to my loans", "click My loans"],
    // What nothing on the page is called by is left alone.
    ["knock the wall down to 20", "not_understood"],
    ["a lift would be nice", "not_understood"],
  ]);
});

const trips = view([
  { role: "heading", name: "Trains", level: 1 },
  card("9:15 Brenholm", ["Select"]),
  card("12:30 Brenholm", ["Select"]),
]);

describe("which one it shall be", () => {
  cases(trips, [
    ["the 9:15 will do", "click Select"],
    ["I'd go for the 12:30", "click Select"],
    ["the 10:40 will do", "not_understood"],
  ]);
});

describe("the plain form of a verb", () => {
  test.each([
    ["saved", "save"],
    ["deleting", "delete"],
    ["putting", "put"],
    ["muted", "mute"],
    ["sent", "send"],
    ["copied", "copy"],
    ["filled", "fill"],
    ["starred", "star"],
    ["cancelled", "cancel"],
    ["published", "publish"],
    ["charged", "charge"],
  ])("%s → %s", (word, base) => {
    expect(baseForms(word)[0]).toBe(base);
  });
  test.each(["need", "morning", "bed", "spring", "list"])("%s is none", (word) => {
    expect(baseForms(word)).toEqual([]);
  });
});
