import { describe } from "vitest";
import { view } from "./build-view.ts";
import { cases } from "./told.ts";

const notice = (text: string, button: string) => ({
  role: "listitem",
  children: [text, { role: "button", name: "Edit" }, { role: "button", name: button }],
});

const board = view([
  { role: "heading", name: "Notices", level: 2 },
  {
    role: "list",
    children: [notice("Jumble sale on Saturday", "Unpin"), notice("Choir needs tenors", "Pin")],
  },
  { role: "button", name: "Post notice" },
]);

describe("what the page says of another entry alone is not meant by this one", () => {
  cases(board, [
    ["pin the notice about the choir", "click Pin"],
    ["unpin the jumble sale", "click Unpin"],
    ["unpin the notice about the choir", "not_understood"],
    ["pin the jumble sale", "not_found"],
    ["edit the choir's notice about the sale", "not_found"],
  ]);
});

const fares = view([
  { role: "heading", name: "Cart", level: 1 },
  {
    role: "table",
    children: [
      ["Ulla Brandt", "Crossing at 07:30"],
      ["Otto Weiss", "Crossing at 09:10"],
    ].map((cells) => ({
      role: "row",
      children: [
        ...cells.map((cell) => ({ role: "cell", name: cell, children: [cell] })),
        { role: "cell", children: [{ role: "button", name: "Cancel" }] },
      ],
    })),
  },
  { role: "button", name: "+" },
  { role: "spinbutton", name: "Hours", value: "2" },
  { role: "textbox", name: "Date", value: "" },
]);

describe("every word that says something is accounted for", () => {
  cases(fares, [
    ["cancel the ferry at 07:30", "click Cancel"],
    ["set the hours to 3, please", "fill Hours [3]"],
    ["set the weekly hours to 3", "not_found"],
    ["press + twice", "click +, click +"],
  ]);
});

const bell = view([
  { role: "button", name: "Notifications (2)" },
  { role: "button", name: "Mute" },
  {
    role: "group",
    name: "Side",
    children: [
      { role: "radio", name: "Stroke side", checked: false },
      { role: "radio", name: "Bow side", checked: false },
    ],
  },
]);

describe("what may as well be the contrary is left alone", () => {
  cases(bell, [
    ["notifications off", "not_understood"],
    ["turn the sound off", "click Mute"],
    ["both sides", "not_understood"],
    ["choose bow side", "check Bow side"],
  ]);
});

const row = (owner: string, work: string, state: string) => ({
  role: "row",
  children: [
    ...[owner, work, state].map((text) => ({ role: "cell", name: text, children: [text] })),
    { role: "cell", children: [{ role: "button", name: "Pause" }] },
  ],
});

const repairs = view([
  { role: "heading", name: "Repairs", level: 2 },
  {
    role: "table",
    children: [
      {
        role: "row",
        children: ["Owner", "Work", "State", ""].map((name) => ({
          role: "columnheader",
          name,
          children: [name],
        })),
      },
      row("Jon Park", "New chain", "Ready"),
      row("Joan Parker", "Brakes", "In work"),
      row("John Parks", "Gears", "In work"),
      row("Meera Anand", "Wheel", "Ready"),
    ],
  },
]);

describe("a condition over all is not passed over", () => {
  cases(repairs, [
    ["pause every repair that is in work", "click Pause, click Pause"],
    ["pause every repair that is lost", "not_found"],
  ]);
});

describe("what is to be done is not what is to be written", () => {
  const notes = view([
    { role: "textbox", name: "Public note", value: "Closed" },
    { role: "textbox", name: "Private note" },
  ]);
  cases(notes, [
    ['Replace the public note by "Bring baskets"', "fill Public note [Bring baskets]"],
    ['replace the public note with "Bring baskets"', "fill Public note [Bring baskets]"],
  ]);
});
