import { describe, expect, test } from "vitest";
import { baseForms } from "../../src/grounding/grammar/verb-forms.ts";
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
    ["is the list saved?", "not_understood"],
  ]);
});

describe("what is corrected is what is meant", () => {
  cases(library, [
    ["set the volume to 20, no, 30", "fill Volume [30]"],
    ["reserve the jigsaw, sorry, the belt sander", "click Reserve"],
    ["accessories, no, alerts by mail", "check Alerts by mail"],
    ["alerts by mail aren't needed, accessories are", "not_understood"],
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

const rota = view([
  { role: "heading", name: "Rota", level: 1 },
  {
    role: "table",
    children: ["June Adeyemi", "Saskia Pohl"].map((name) => ({
      role: "row",
      children: [
        { role: "cell", children: [name] },
        ...["Start", "End"].map((label): Written => ({
          role: "cell",
          children: [{ role: "textbox", tag: "input", inputType: "time", name: label, value: "" }],
        })),
        { role: "cell", children: [{ role: "textbox", tag: "input", name: "Remark", value: "" }] },
        { role: "cell", children: [{ role: "button", name: "Message" }] },
      ],
    })),
  },
  { role: "textbox", tag: "input", name: "Where to?", value: "" },
  { role: "button", name: "Pay balance" },
  { role: "button", name: "End contract" },
  { role: "button", name: "Add row" },
  { role: "button", name: "Get a hint" },
]);

describe("notes: what is meant stands first", () => {
  cases(rota, [
    ["remark for Saskia: leaves early, dentist", "fill Remark [leaves early, dentist]"],
    ["Where to? Tromsø", "fill Where to? [Tromsø]"],
    ["the add row button, press it", "click Add row"],
    ["June starts at 9:30 and ends at 17:30", "fill Start [09:30], fill End [17:30]"],
    ["Saskia works from 10 am until 6 pm", "fill Start [10:00], fill End [18:00]"],
    ["June needs a message", "click Message"],
    ["a hint would help", "click Get a hint"],
    ["the balance, please", "not_understood"],
    ["could the balance be paid by cheque?", "not_understood"],
    ["could the contract be ended by phone?", "not_understood"],
    ["where to has to be checked", "not_understood"],
    ["June starts at 9:30 and sings", "not_understood"],
    ["remark for Bruno: leaves early", "not_understood"],
  ]);
});

describe("why it is asked for is no part of a value", () => {
  cases(library, [
    ["knock the volume down to 40, it's too loud", "fill Volume [40]"],
    ["bring the volume up to 70, we can't hear a thing", "fill Volume [70]"],
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

describe("what one gets rid of is no box", () => {
  const gym = view([
    { role: "switch", name: "Share my progress with friends", checked: true },
    { role: "heading", name: "Bring a friend for free", level: 2 },
    { role: "button", name: "Tell me more" },
  ]);
  cases(gym, [
    ["get rid of the bring-a-friend offer", "not_understood"],
    ["stop sharing my progress with friends", "uncheck Share my progress with friends"],
  ]);
});
