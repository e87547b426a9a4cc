import { describe } from "vitest";
import { view } from "./build-view.ts";
import { cases } from "./told.ts";

const desk = view([
  { role: "link", name: "Owners" },
  { role: "link", name: "Sign out" },
  { role: "button", name: "Save draft" },
  { role: "button", name: "Place order" },
  { role: "checkbox", name: "Needs medicine", checked: false },
  { role: "textbox", name: "Phone", value: "" },
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
  ]);
});

describe("what is told beside an order may be about something else of the page", () => {
  cases(desk, [
    ["Rex was nice, buy it", "not_understood"],
    ["this page looks old to me, can you print it again", "not_understood"],
    ["save key", "not_found"],
    ["if I'm done, log me off", "not_understood"],
    ["paint Rex so that everybody sees him", "not_understood"],
    ["she likes the blue lamp, buy it", "not_understood"],
  ]);
});
