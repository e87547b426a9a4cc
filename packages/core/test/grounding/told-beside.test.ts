import { describe, expect, it } from "vitest";
import { isRemark } from "../../src/grounding/wordings/remark-forms.ts";
import { view } from "./build-view.ts";
import { cases } from "./told.ts";

const desk = view([
  { role: "link", name: "Owners" },
  { role: "link", name: "Sign out" },
  { role: "button", name: "Save draft" },
  { role: "button", name: "Place order" },
  { role: "button", name: "Guidelines" },
  { role: "checkbox", name: "Needs medicine", checked: false },
  { role: "textbox", name: "Phone", value: "" },
  { role: "textbox", name: "First night", value: "", inputType: "date" },
  { role: "spinbutton", name: "Weight", value: "" },
  { role: "textbox", name: "Owner", value: "" },
  {
    role: "list",
    children: ["Biscuit", "Rex"].map((name) => ({
      role: "listitem",
      children: [name, { role: "button", name: "Check out" }],
    })),
  },
]);

describe("why something is asked for says nothing of what is to be done", () => {
  cases(desk, [
    ["I'm done for today, log me off", "click Sign out"],
    ["log me off, I'm tired", "click Sign out"],
    ["log me off because I am going home", "click Sign out"],
    ["sign out, the office is closing", "click Sign out"],
    ["this page looks old to me, can you load it again", "reload"],
    ["escape key, twice", "press [Escape], press [Escape]"],
    ["right, that's everything, log me off", "click Sign out"],
    ["log me off so that nobody sees the biscuit", "click Sign out"],
    ["check out Rex so I don't have to walk him", "click Check out"],
    ["show the guidelines, I keep forgetting what counts as an order", "click Guidelines"],
    ["tick needs medicine, my husband just noticed, he can't sleep", "check Needs medicine"],
    ["the kids are asleep. fine, log me off", "click Sign out"],
    ["check out Rex, school starts again soon", "click Check out"],
    ["First night is 14 June 2027, we fly early that morning", "fill First night [2027-06-14]"],
    ["the weight is 12.5, he always steals from the bin", "fill Weight [12.5]"],
    ["log me off, sorry", "click Sign out"],
  ]);
});

describe("what is told beside an order may be about something else of the page, or take the order back", () => {
  cases(desk, [
    ["Rex was nice, buy it", "not_understood"],
    ["this page looks old to me, can you print it again", "not_understood"],
    ["save key", "not_found"],
    ["if I'm done, log me off", "not_understood"],
    ["paint Rex so that everybody sees him", "not_understood"],
    ["she likes the blue lamp, buy it", "not_understood"],
    ["place it, the blue lamp looks nice", "not_understood"],
    ["log me off, no, wait, I forgot somebody", "not_found"],
    ["I signed out, it was late", "not_understood"],
    ["tick needs medicine, the owners are away", "not_found"],
    ["the weight is 12.5, Ilse Kramer just told me", "not_understood"],
    ["the owner is tired, he sleeps", "not_understood"],
  ]);
});

describe("what tells how things are, and what asks for something", () => {
  it.each([
    "it takes up half the screen",
    "nobody reads it anyway",
    "evenings are far too crowded",
    "my phone's broken",
    "by then she will have seen it",
    "after that he won't need the tablets any more",
    "I never know which is which",
    "buses don't stop there",
  ])("%s: tells", (text) => expect(isRemark(text)).toBe(true));
  it.each([
    "it's the one at the door",
    "she is called Ada",
    "I want it today",
    "the dance classes tab",
    "my bookings",
    "that one too",
    "it must be red",
    "unless it rains",
    "there are 4 of us",
    "show started jobs",
    "pllease don't say who it's from",
  ])("%s: asks", (text) => expect(isRemark(text)).toBe(false));
});
