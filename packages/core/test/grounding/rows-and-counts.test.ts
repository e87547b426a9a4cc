import { describe, expect, test } from "vitest";
import type { ViewNode } from "../../src/page/view.ts";
import { ground } from "../../src/grounding/ground.ts";
import {
  button,
  checkbox,
  heading,
  link,
  radio,
  select,
  textbox,
  view,
  within,
  type Written,
} from "./build-view.ts";
import { cases, placed, told } from "./told.ts";

const offer = (title: string, price: string, rating: string): Written =>
  within(
    "listitem",
    "",
    link(title),
    price,
    rating,
    button("Book", { hints: `book ${title}` }),
    button("Details", { hints: `details ${title}` }),
  );

describe("the one with the least or the most of something", () => {
  const page = view([
    heading("Rooms"),
    within(
      "list",
      "",
      offer("Attic", "€ 84.00", "4.1 stars"),
      offer("Cellar", "€ 41.50", "3.2 stars"),
      offer("Garden", "€ 120.00", "4.8 stars"),
    ),
  ]);

  cases(page, [
    ["book the cheapest room", "click Book"],
    ["book the room with the highest rating", "click Book"],
    ["open the most expensive room", "click Garden"],
    ["open the room with the lowest price", "click Cellar"],
    // No row says how big it is.
    ["book the room with the most windows", "ambiguous"],
    ["book the oldest room", "ambiguous"],
  ]);
});

describe("of two that are the cheapest either is; one that says two values cannot be compared", () => {
  cases(view([within("list", "", offer("Attic", "€ 84", ""), offer("Cellar", "€ 84", ""))]), [
    ["book the cheapest room", "click Book"],
    ["book the second cheapest room", "ambiguous"],
  ]);
  cases(view([within("list", "", offer("Attic", "€ 84 instead of € 90", ""), offer("Cellar", "€ 12", ""))]), [
    ["book the cheapest room", "ambiguous"],
  ]);
});

const counted = (name: string, count: string): Written =>
  within(
    "listitem",
    "",
    name,
    button("−", { hints: `less ${name}` }),
    count,
    button("+", { hints: `more ${name}` }),
  );

test("no more is counted up than the page says that it takes", () => {
  const page = view([
    within("group", "Outing", "Guests (up to 3)", button("−"), "0", button("+"), button("5")),
  ]);

  expect(told(ground(page, "three guests"))).toBe("click +, click +, click +");
  expect(ground(page, "five guests")).toMatchObject({
    outcome: "not_found",
    message: expect.stringContaining("no more than 3") as string,
  });
});

test("a verb with its particle tells no place", () => {
  const repair = (id: string, bike: string, done: boolean) =>
    within("row", "", id, bike, button("Hand over", { disabled: !done }));
  const page = view([
    within("table", "Repairs", repair("4101", "Pashley", true), repair("4102", "Brompton", false)),
  ]);

  expect(told(ground(page, "hand over the Pashley"))).toBe("click Hand over");
  // It is disabled there, which is said when it is to be pressed; the one above is not meant.
  expect(placed(page, "hand over the Brompton")).toBe("click button “Hand over” in the row “4102”");
});

test("what is said of a month is not set for a week", () => {
  const page = view([{ role: "slider", name: "Outings a week" }, textbox("Budget")]);

  expect(told(ground(page, "set the outings to 4 a week"))).toBe("fill Outings a week [4]");
  expect(ground(page, "set the outings to 4 a month").outcome).toBe("not_found");
});

describe("how many of something, between a minus and a plus", () => {
  const page = view([
    within("list", "", counted("Adults", "1"), counted("Children", "0"), counted("Dog", "2")),
  ]);

  cases(page, [
    ["3 adults", "click +, click +"],
    ["add a child", "click +"],
    ["set the number of adults to 2", "click +"],
    ["remove a dog", "click −"],
    ["one dog", "click −"],
    // It is so already; there is none to take away; there is no such thing.
    ["1 adult", "not_understood"],
    ["remove a child", "not_found"],
    ["add a cat", "not_found"],
  ]);
});

const asked = (question: string, ...answers: string[]): Written =>
  within(
    "group",
    question,
    question,
    ...answers.map((answer) => radio(answer, { hints: `${question} ${answer}` })),
  );

describe("answers of the same names to several questions", () => {
  const page = view([
    asked("1. Can bats fly?", "Yes", "No"),
    asked("2. Can moles fly?", "Yes", "No"),
    asked("3. What do owls eat?", "Mice", "Grass"),
  ]);

  cases(page, [
    ["answer question 3 with Mice", "check Mice"],
    ["answer the last question with Grass", "check Grass"],
    ["say no to the question about moles", "check No"],
    ["q1: Yes, q3: Mice", "check Yes, check Mice"],
    ["answer question 4 with Yes", "not_understood"],
    ["answer question 1 with Mice", "not_understood"],
  ]);
});

describe("what sorts", () => {
  const head = (name: string): Written => within("columnheader", "", button(name));
  const page = view([
    select("Sort by", "Newest first", "Price: low to high", "Price: high to low"),
    within("table", "", within("row", "", head("Name"), head("Weight"))),
  ]);

  cases(page, [
    ["sort by price, lowest first", "selectOption Sort by [Price: low to high]"],
    ["sort from most expensive to cheapest", "selectOption Sort by [Price: high to low]"],
    ["sort the table by net weight", "click Weight"],
    ["sort the table by colour", "not_found"],
    // It is not said which way, and there are two.
    ["sort by price", "ambiguous"],
  ]);
});

describe("what would be only a part of it is not done", () => {
  const page = view([
    checkbox("1 stop"),
    checkbox("2+ stops"),
    radio("Adult"),
    link("Nurse"),
    textbox("Job title"),
    heading("Your cone"),
    button("Order"),
  ]);

  cases(page, [
    ["show trips with one or two stops", "not_found"],
    ["what: nurse, where: Linz", "not_understood"],
    ["click Your cone and order", "not_found"],
    ["select all adults", "not_found"],
  ]);
});

describe("toggles that are on already", () => {
  const page = view([
    { role: "button", name: "Save job", ref: "b1", tag: "button", interactive: true, pressed: true },
  ]);

  cases(page, [
    ["save the job", "not_found"],
    ["click Save job", "click Save job"],
  ]);
});

describe("what is turned on, or open, is not turned off or closed by asking for it again", () => {
  const control = (name: string, state: Partial<ViewNode>): Written => ({ role: "button", name, ...state });
  const page = view([
    control("Mute", { pressed: true }),
    control("Loop", { pressed: false }),
    control("Turn off lights", { pressed: true }),
    control("In stock", { pressed: true }),
    control("Menu", { expanded: true }),
    control("Settings", { expanded: false }),
  ]);

  cases(page, [
    ["turn on Mute", "not_found"],
    ["enable Mute", "not_found"],
    ["turn off Mute", "click Mute"],
    ["turn off Loop", "not_found"],
    ["turn Loop off", "not_found"],
    ["turn on Loop", "click Loop"],
    ["select In stock", "not_found"],
    ["filter by In stock", "not_found"],
    ["open the Menu", "not_found"],
    ["show the Menu", "not_found"],
    ["click Menu", "click Menu"],
    ["open the Settings", "click Settings"],
  ]);
});
