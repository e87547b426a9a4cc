import { describe } from "vitest";
import { ground } from "../../src/grounding/ground.ts";
import { view, type Written } from "./build-view.ts";
import { cases, placed } from "./told.ts";
import { expect, test } from "vitest";

const button = (name: string): Written => ({ role: "button", name, children: [name] });
const box = (name: string, checked = false): Written => ({ role: "checkbox", name, checked });
const heading = (name: string, level = 2): Written => ({ role: "heading", name, level, children: [name] });

const car = (name: string, price: string): Written => ({
  role: "article",
  children: [heading(name, 3), price, button("Book"), button("Photos")],
});

describe("the neighbour of an entry", () => {
  const page = view([
    { role: "list", children: [car("Corsa", "£ 6"), car("Leaf", "£ 8"), car("Transit", "£ 11")] },
  ]);
  test.each([
    ["book the one next to the Corsa", "click button “Book” in the card “Leaf”"],
    ["photos of the car below the Leaf", "click button “Photos” in the card “Transit”"],
    ["book the car above the one for £ 8", "click button “Book” in the card “Corsa”"],
    ["book the one next to the Leaf", "not_found"],
    ["book the car to the right of the Corsa", "not_found"],
  ])("%s", (instruction, expected) => {
    expect(placed(page, instruction)).toBe(expected);
  });
});

describe("what stands below the title of an entry", () => {
  const at = (x: number, y: number, width = 60) => ({ box: { x, y, width, height: 20 } });
  const story = (title: string, teaser: number, y: number): Written => ({
    role: "generic",
    children: [
      { role: "generic", name: title, children: [title], ...at(0, y) },
      { role: "button", name: "Read on", children: ["Read on"], ...at(teaser, y + 24) },
    ],
  });
  const page = view([story("Knives", 140, 0), story("Beans", 20, 60), story("Pans", 130, 120)]);
  test.each([
    ["click 'Read on' below Knives", 0],
    ["click Read on under Pans", 2],
  ])("%s", (instruction, which) => {
    const found = ground(page, instruction);
    const buttons = page.nodes.filter(({ role }) => role === "button");
    expect(found).toMatchObject({ outcome: "resolved", steps: [{ node: { ref: buttons[which]?.ref } }] });
  });
});

describe("what is bought, and what only begins alike", () => {
  const evening = (name: string, ...controls: string[]): Written => ({
    role: "listitem",
    children: [name, ...controls.map(button)],
  });
  const page = view([
    heading("Evenings"),
    {
      role: "list",
      children: [
        evening("Saturn, 12 September", "Sign up", "Add to calendar"),
        evening("Meteors, 8 October", "Sign up", "Add to calendar"),
      ],
    },
  ]);
  const shop = view([
    heading("Films"),
    {
      role: "list",
      children: [
        evening("Nightjar, 18:00", "Tickets", "Add to my plan", "Order details"),
        evening("Emberland, 20:30", "Tickets", "Add to my plan", "Order details"),
      ],
    },
  ]);
  test.each([
    [page, "book the meteors", "click button “Sign up” in the list item “Meteors, 8 October”"],
    [page, "buy the meteors", "not_found"],
    [shop, "buy a ticket for the last film", "click button “Tickets” in the list item “Emberland, 20:30”"],
    [shop, "order Emberland", "click button “Tickets” in the list item “Emberland, 20:30”"],
  ])("%#: %s", (where, instruction, expected) => {
    expect(placed(where, instruction)).toBe(expected);
  });
});

describe("a column is no table", () => {
  const days = ["Monday", "Wednesday"];
  const row = (who: string): Written => ({
    role: "row",
    children: [
      { role: "rowheader", name: who, children: [who] },
      ...days.map((day): Written => ({ role: "cell", children: [box(`${who}, ${day}`)] })),
    ],
  });
  const page = view([
    {
      role: "table",
      children: [
        {
          role: "row",
          children: ["Who", ...days].map((day): Written => ({
            role: "columnheader",
            name: day,
            children: [day],
          })),
        },
        row("Ewa"),
        row("Bo"),
      ],
    },
    { role: "generic", children: [box("Mail changes to everyone")] },
  ]);
  cases(page, [
    ["tick all of Monday", "check Ewa, Monday, check Bo, Monday"],
    ["tick all boxes in the Wednesday column", "check Ewa, Wednesday, check Bo, Wednesday"],
    ["tick Wednesday for Bo", "check Bo, Wednesday"],
    ["tick all of Friday", "not_found"],
  ]);
});

describe("what is left out is not what is done", () => {
  const pet = (name: string): Written => ({
    role: "article",
    name,
    children: [heading(name), box("Dental cover"), box("Lost pet")],
  });
  cases(view([pet("Biscuit"), pet("Major"), pet("Pip")]), [
    ["everyone but Pip gets the lost pet cover", "not_understood"],
    ["all animals except Major get dental cover", "check Dental cover, check Dental cover"],
    ["tick lost pet for all but Major", "check Lost pet, check Lost pet"],
  ]);
});
