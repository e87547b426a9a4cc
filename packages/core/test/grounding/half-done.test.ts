import { describe } from "vitest";
import { button, heading, link, view, within } from "./build-view.ts";
import { cases } from "./told.ts";

const plant = (name: string) => within("listitem", "", heading(name), button("Add to basket"));
const plants = view([
  plant("Olive tree"),
  plant("Lady fern"),
  { role: "switch", name: "Keep me signed in", checked: false },
  { role: "switch", name: "Text me when it is sent", checked: false },
  button("Start over"),
]);

describe("each of several things has to be met by what is done", () => {
  cases(plants, [
    ["add the olive tree to the basket", "click Add to basket"],
    ["add the olive tree and the palm to the basket", "not_found"],
    ["keep me signed in and mail the catalogue", "not_found"],
    ["keep me signed in", "check Keep me signed in"],
    ["clear everything and begin again", "click Start over"],
  ]);
});

const order = (number: string, deed: string) =>
  within(
    "row",
    "",
    within("cell", "", { role: "checkbox", name: `Select ${number}`, checked: false }),
    within("cell", "", number),
    within("cell", "", button(deed)),
  );
const orders = view([
  { role: "checkbox", name: "Select all orders", checked: false },
  within("table", "", order("20417", "Pack"), order("20414", "Ship"), order("20413", "Refund")),
  { role: "searchbox", name: "Search orders" },
  link("Likes (7)"),
]);

describe("all of them are more than all but some", () => {
  cases(orders, [
    ["select all orders", "check Select all orders"],
    ["select all orders except the shipped ones", "not_found"],
  ]);
});

describe("what the page calls a deed is that deed", () => {
  cases(orders, [
    ["pack order 20417", "click Pack"],
    ["select 20414", "check Select 20414"],
  ]);
});

describe("the number of a page is searched for nowhere, and is no count of something else", () => {
  cases(orders, [["go to page 7", "not_found"]]);
});

const drive = view([
  within("tablist", "", { role: "tab", name: "Bin (3)" }, { role: "tab", name: "Recent" }),
  within(
    "list",
    "",
    within("listitem", "", heading("Blue card"), button("Show PIN"), button("Add note"), button("Move up")),
    within("listitem", "", heading("Gold card"), button("Show PIN"), button("Add note"), button("Move up")),
  ),
  within("listitem", "", heading("The Moon for beginners"), button("Join the waiting list")),
]);

describe("what only looks at something changes nothing of it, and the other way round", () => {
  cases(drive, [
    ["show the PIN of the blue card", "click Show PIN"],
    ["add a note to the gold card", "click Add note"],
    ["read the note of the gold card", "not_found"],
    ["put the video in the trash", "not_found"],
    ["open the bin", "click Bin (3)"],
    ["move the gold card up", "click Move up"],
    ["move the gold card to the top", "not_found"],
    ["put me on the waiting list for the moon", "click Join the waiting list"],
    ["sign me up for The Moon for beginners", "not_found"],
  ]);
});

const parcel = view([
  { role: "textbox", name: "Full name" },
  { role: "textbox", name: "Cc" },
  { role: "textbox", name: "To" },
  { role: "combobox", name: "Country", value: "Ireland" },
  button("Reserve"),
]);

describe("a value that says more, or another thing, than its field takes", () => {
  cases(parcel, [
    ["to gus@a.test, cc ida@a.test", "fill To [gus@a.test], fill Cc [ida@a.test]"],
    ["to gus@a.test, cc ida@a.test, reply-to ann@a.test", "not_found"],
    ["reserve a locker", "not_understood"],
  ]);
});

const film = view([
  within("listitem", "", heading("Nightjar"), { role: "button", name: "Add to my plan", pressed: false }),
  within("listitem", "", heading("Paper Moons"), { role: "button", name: "Add to my plan", pressed: true }),
]);

describe("what was never added is not added by taking it away", () => {
  cases(film, [
    ["take Nightjar off my plan", "not_found"],
    ["add Nightjar to my plan", "click Add to my plan"],
  ]);
});

const reminder = view([{ role: "spinbutton", name: "Repeat every", value: "2" }, button("Save")]);

describe("so many times are no interval", () => {
  cases(reminder, [
    ["set repeat every to 5", "fill Repeat every [5]"],
    ["set repeat every to 5 times", "not_found"],
  ]);
});

const planner = view([
  heading("Trip planner", 1),
  within(
    "form",
    "",
    ...["tram", "bus", "ferry"].map((name) => ({ role: "checkbox", name, checked: true })),
    { role: "checkbox", name: "step-free access", checked: false },
    { role: "textbox", name: "From" },
  ),
]);

describe("what is denied of one is denied of the next", () => {
  cases(planner, [
    ["without bus and ferry", "uncheck bus, uncheck ferry"],
    ["without the bus and ferry, step-free access", "uncheck bus, uncheck ferry, check step-free access"],
    ["without the bus and with step-free access", "uncheck bus, check step-free access"],
    ["without bus and metro, step-free access", "not_understood"],
  ]);
});
