import { describe } from "vitest";
import { view } from "./build-view.ts";
import { cases } from "./told.ts";

const list = (entries: [name: string, ...buttons: string[]][]) => ({
  role: "list",
  children: entries.map(([name, ...buttons], at) => ({
    role: "listitem",
    children: [
      name,
      ...buttons.map((button) => ({ role: "button", name: button, hints: `${button}-${at}` })),
    ],
  })),
});

const cars = view([
  { role: "heading", name: "Hedgehog cars", level: 1 },
  list([
    ["Kangoo", "Book", "Photos"],
    ["Transit", "Book", "Photos"],
    ["Sprinter", "Book a repair", "Photos"],
  ]),
  { role: "button", name: "Freeze membership" },
]);

describe("a verb that the page has not is another of its field", () => {
  cases(cars, [
    ["hire the Kangoo", "click Book"],
    ["could you rent the Transit", "click Book"],
    ["pause my membership", "click Freeze membership"],
    ["hire the Vito", "not_understood"],
    ["hire the Sprinter", "not_understood"],
    ["hire a car", "not_understood"],
    ["phone the Kangoo", "not_understood"],
  ]);
});

const evenings = view([
  list([
    ["Saturn", "Join", "Recall"],
    ["The Moon", "Join the waiting list", "Recall"],
  ]),
]);

describe("verbs of several words, and what is done to all", () => {
  cases(evenings, [
    ["sign me up for Saturn", "click Join"],
    ["put me on the wait list for The Moon", "click Join the waiting list"],
    ["call Saturn back", "click Recall"],
    ["call everything back", "not_found"],
  ]);
});
