import { describe } from "vitest";
import { view, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const number = (name: string, value: string): Written => ({
  role: "spinbutton",
  tag: "input",
  inputType: "number",
  name,
  value,
});
const box = (name: string, checked: boolean): Written => ({ role: "checkbox", tag: "input", name, checked });
const radio = (name: string, checked = false): Written => ({ role: "radio", tag: "input", name, checked });
const list = (name: string, labels: string[]): Written => ({
  role: "combobox",
  tag: "select",
  name,
  value: labels[0] ?? "",
  options: labels.map((label, at) => ({ label, value: label, selected: at === 0, disabled: false })),
});

const wedding = view([
  { role: "heading", name: "Wedding cake", level: 1 },
  number("Budget in €", "200"),
  number("Baking time (minutes)", "40"),
  number("Candles", "12"),
  {
    role: "slider",
    tag: "input",
    inputType: "range",
    name: "Distance (km)",
    value: "30",
    bounds: { min: "5", max: "100" },
  },
  list("Pick up at", ["Old mill", "Market square", "Railway station"]),
  list("Reminder", ["Every week", "Every month"]),
  list("Time needed", ["30 minutes", "1 hour", "1½ hours"]),
  {
    role: "group",
    name: "Filling",
    children: ["Filling", radio("None"), radio("Lemon cream", true), radio("Cherry jam")],
  },
  box("Sparklers", true),
  box("Gift wrap", false),
  box("Tell me by text", true),
  box("Tell me by mail", false),
  { role: "textbox", tag: "input", inputType: "date", name: "Date", value: "" },
  { role: "button", name: "Order" },
]);

describe("a number is told by what it is counted in", () => {
  cases(wedding, [
    ["20 euros more", "fill Budget in € [220]"],
    ["50 more euros please", "fill Budget in € [250]"],
    ["ten minutes longer", "fill Baking time (minutes) [50]"],
    ["not more than 150 euros", "fill Budget in € [150]"],
    ["it must not cost more than 150 euros", "fill Budget in € [150]"],
    ["at most 20 km away", "fill Distance (km) [20]"],
    // Of another currency, of a lower end that nothing asks for, beyond what is taken, of a day, of what nothing counts.
    ["20 dollars more", "not_found"],
    ["at least 150 euros", "not_understood"],
    ["at most 400 km away", "not_understood"],
    ["ten days later", "not_understood"],
    ["four litres more", "not_found"],
    ["500 euros less", "not_found"],
  ]);
});

describe("an option is told by all of its words, and a verb that no control has", () => {
  cases(wedding, [
    ["collect it at the market square", "selectOption Pick up at [Market square]"],
    ["we'll fetch it at the railway station", "selectOption Pick up at [Railway station]"],
    ["write to me monthly", "selectOption Reminder [Every month]"],
    ["plan an hour and a half", "selectOption Time needed [1½ hours]"],
    ["avoid the market square", "not_understood"],
    ["we went to the market square", "not_understood"],
    ["explain the lemon cream", "not_understood"],
    ["collect it at the market", "not_understood"],
    ["collect it at the market square near the church", "not_understood"],
  ]);
});

describe("what is not wanted goes off, becomes none, or makes room for another", () => {
  cases(wedding, [
    ["no sparklers after all", "uncheck Sparklers"],
    ["she doesn't want any sparklers", "uncheck Sparklers"],
    ["no candles", "fill Candles [0]"],
    ["we want no filling", "check None"],
    ["don't tell me by text, do it by mail", "uncheck Tell me by text, check Tell me by mail"],
    ["fill it with cherry jam instead of lemon cream", "check Cherry jam"],
    ["no more than ten candles", "not_understood"],
    ["no problem", "not_understood"],
    ["no gift wrap", "uncheck Gift wrap"],
    ["fill it with cherry jam instead of sparklers", "not_found"],
  ]);
});

describe("both halves are done, of which one is denied", () => {
  cases(wedding, [
    ["we want gift wrap but no sparklers", "check Gift wrap, uncheck Sparklers"],
    ["no sparklers, but we would like gift wrap", "uncheck Sparklers, check Gift wrap"],
    ["we want gift wrap but no ribbon", "not_understood"],
  ]);
});

const survey = view([
  { role: "heading", name: "Reef survey", level: 1 },
  {
    role: "group",
    name: "Seen",
    children: [box("Lost nets", false), box("Plastic waste", false), box("Broken coral", false)],
  },
  { role: "textbox", tag: "input", inputType: "datetime-local", name: "When", value: "" },
  { role: "slider", tag: "input", inputType: "range", name: "Hot water temperature", value: "50" },
  { role: "heading", name: "Cabin", level: 2 },
  "20.5 °C",
  {
    role: "group",
    name: "",
    children: ["Cabin", { role: "button", name: "Cooler" }, "20.5 °C", { role: "button", name: "Warmer" }],
  },
]);

describe("boxes of a group are told together", () => {
  cases(survey, [
    ["we saw lost nets and plastic waste", "check Lost nets, check Plastic waste"],
    ["we saw lost nets and turtles", "not_understood"],
    ["we saw no lost nets and plastic waste", "not_understood"],
    ["forget lost nets and plastic waste", "not_understood"],
  ]);
});

describe("a day and a time, a chord of keys, and what a button changes", () => {
  cases(survey, [
    ["10 December 2026, 5 pm", "fill When [2026-12-10T17:00]"],
    ["we dive on 10 December 2026 at 17:00", "fill When [2026-12-10T17:00]"],
    ["remind me on 10 December 2026 at 17:00", "not_understood"],
    ["Ctrl+S", "press [Control+s]"],
    ["one degree warmer", "not_found"],
  ]);
});

describe("a day goes into the only field that asks for one", () => {
  cases(wedding, [
    ["we marry on 4 May 2027", "fill Date [2027-05-04]"],
    ["we married on 4 May 2026", "not_understood"],
    ["it's a birthday on 4 May 2027", "not_understood"],
    ["don't bake it on 4 May 2027", "not_understood"],
  ]);
});

describe("a list is told by a label with a colon, or behind its value", () => {
  cases(wedding, [
    ["reminder: every month", "selectOption Reminder [Every month]"],
    ["hint: nothing", "not_understood"],
  ]);
});
