import { describe } from "vitest";
import { view } from "./build-view.ts";
import { cases } from "./told.ts";

const search = view([
  { role: "textbox", tag: "input" },
  { role: "button", name: "Search" },
]);

describe("a field right before its button is the one to search with", () => {
  cases(search, [
    ['Enter "Pea" into the search box', "type e1 [Pea]"],
    ["Type Kale in the search field", "type e1 [Kale]"],
    ["type which plant is the tallest into the field", "not_understood"],
    ["enter the year in which Opal was planted into the field", "not_found"],
  ]);
});

const terminal = view([{ role: "textbox", tag: "input" }]);

describe("what one writes commands into is a field", () => {
  cases(terminal, [
    ['Type "rm den.txt" in the terminal', "type e1 [rm den.txt]"],
    ['enter "ls" at the prompt', "type e1 [ls]"],
  ]);
});

const numbers = view(["0", "1", "5"].map((name) => ({ role: "button", name })));

describe("a number is called by itself", () => {
  cases(numbers, [
    ["Click the button with the number 5", "click 5"],
    ["click the number 1", "click 1"],
    ["click the number 7", "not_found"],
  ]);
});

const tabs = view([
  { role: "link", name: "Tab #1" },
  { role: "link", name: "Tab #2" },
]);

describe("where something is to be done is not done instead", () => {
  cases(tabs, [
    ["On Tab #1 open oars", "not_found"],
    ["open Tab #1", "click Tab #1"],
  ]);
});

const notes = view([
  { role: "textbox", name: "Public note", value: "Bring hats" },
  { role: "textbox", name: "Private note" },
  { role: "button", name: "Book" },
]);

describe("other words for filling in and ending", () => {
  cases(notes, [
    ['Replace the public note by "Bring baskets"', "fill Public note [Bring baskets]"],
    ["Submit with the Book button", "click Book"],
    ["Submit with the Send button", "not_found"],
  ]);
});
