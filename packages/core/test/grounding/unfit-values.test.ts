import { describe } from "vitest";
import { button, heading, textbox, view, within } from "./build-view.ts";
import { cases } from "./told.ts";

const order = view(
  [
    heading("Quote"),
    textbox("Copies"),
    textbox("Copy to"),
    { role: "spinbutton", name: "Confidence", inputType: "number", value: "80" },
    { role: "slider", name: "Phone", inputType: "range", value: "20" },
    textbox("Budget"),
    { role: "textbox", name: "Birthday", inputType: "date" },
    textbox("Name"),
    textbox("Title of the page"),
    button("Ask"),
  ],
  { today: "2026-11-26" },
);

describe("a value of another kind than its field is not written", () => {
  cases(order, [
    ["set the copies to 12", "fill Copies [12]"],
    ["set the copies to Friday", "not_found"],
    ["set the budget to 950 euros", "fill Budget [950]"],
    ["copy to: 950 euros", "not_found"],
    ["put the confidence down to 55", "fill Confidence [55]"],
    ["put the phone fader on 45", "fill Phone [45]"],
    ["set the phone to a cross", "not_found"],
    ["Saturday please", "not_understood"],
    ["I was born on 7 March 1985", "fill Birthday [1985-03-07]"],
    ["fill the name with the guy who pays", "not_found"],
    ["fill the name with Ann Guy", "fill Name [Ann Guy]"],
    ["page two", "not_found"],
  ]);
});

const floors = view([
  within("navigation", "", button("Floor 1"), button("Floor 2"), button("Floor 3")),
  within("main", "", heading("Desks")),
]);
const pages = view([within("navigation", "", button("1"), button("2"), button("3"))]);

describe("the page with a number is none of what else is numbered", () => {
  cases(floors, [
    ["go to floor 3", "click Floor 3"],
    ["go to page 3", "not_found"],
  ]);
  cases(pages, [["go to page 3", "click 3"]]);
});
