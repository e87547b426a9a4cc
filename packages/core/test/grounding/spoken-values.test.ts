import { describe } from "vitest";
import { checkbox, heading, select, textbox, view, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const number = (name: string, value: string): Written => ({
  role: "spinbutton",
  name,
  inputType: "number",
  value,
});
const day = (name: string): Written => textbox(name, { inputType: "date" });

describe("what was taken back is left out", () => {
  const form = view([
    textbox("Last name"),
    number("Count", "1"),
    select("Country", "Peru", "Chad", "Nepal"),
    day("Born"),
    checkbox("Newsletter", { checked: true }),
    textbox("Remarks"),
  ]);
  cases(form, [
    ["count 30, no make that 40", "fill Count [40]"],
    ["set the count to 30. Sorry, I mean 40", "fill Count [40]"],
    ["count 3, no wait, 5, and no newsletter", "fill Count [5], uncheck Newsletter"],
    ["country Chad, no, Nepal", "selectOption Country [Nepal]"],
    ["last name Brandt, sorry, Brand", "fill Last name [Brand]"],
    ["born 3 May 1990, no wait, 4 May 1990", "fill Born [1990-05-04]"],
    // What is not wanted takes nothing back.
    ["last name Brandt, no newsletter", "fill Last name [Brandt], uncheck Newsletter"],
    ['remarks: "3, no, 4 chairs"', "fill Remarks [3, no, 4 chairs]"],
    ["count 3, no, Nepal", "not_understood"],
  ]);
});

describe("a day beside a day in full is of the same month, or of the next one", () => {
  const trip = view([day("First day"), day("Last day"), textbox("Remarks")]);
  cases(trip, [
    ["first day 3 July 2027, last day the 9th", "fill First day [2027-07-03], fill Last day [2027-07-09]"],
    [
      "first day 30 December 2027, last day the 2nd",
      "fill First day [2027-12-30], fill Last day [2028-01-02]",
    ],
    ["remarks: arrives on 3 May, leaves the 10th", "fill Remarks [arrives on 3 May, leaves the 10th]"],
  ]);
});

describe("numbers as they are said", () => {
  const order = view([number("Cakes", "0"), number("Cups", "4"), textbox("Remarks")]);
  cases(order, [
    ["a dozen cakes", "fill Cakes [12]"],
    ["cakes: half a dozen", "fill Cakes [6]"],
    ["a couple of cakes and 20 cups", "fill Cakes [2], fill Cups [20]"],
    ["no cups", "fill Cups [0]"],
    ["cups 5 instead of 4", "fill Cups [5]"],
    // A text is written as it was said.
    ["remarks: bring a dozen eggs", "fill Remarks [bring a dozen eggs]"],
    ["no forks", "not_understood"],
  ]);
  cases(view([number("Price per night", "80"), number("Age", "30")]), [
    ["no price", "not_understood"],
    ["no age", "not_understood"],
  ]);
});

describe("a row is the name of its only field", () => {
  const row = (title: string, field: Written): Written => ({
    role: "listitem",
    name: "",
    children: [title, field],
  });
  const platters = view([
    heading("Platters", 2),
    {
      role: "list",
      name: "",
      children: [
        row("Cheese board", number("How many", "0")),
        row("Fruit", number("How many", "1")),
        row("Cakes", number("How many", "0")),
      ],
    },
  ]);
  cases(platters, [
    ["two cheese boards, three cakes, no fruit", "fill How many [2], fill How many [3], fill How many [0]"],
    ["cheese 1, fruit 4", "fill How many [1], fill How many [4]"],
    ["3 boards of cheese and 2 pies", "not_understood"],
    ["how many: 4", "not_understood"],
  ]);
  const goods = view([
    {
      role: "table",
      name: "",
      children: ["Teapot", "Brass lamp"].map((title) => ({
        role: "row",
        name: "",
        children: [
          { role: "cell", name: "", children: [checkbox("", {})] },
          { role: "cell", name: "", children: [title] },
          { role: "cell", name: "", children: ["£", textbox("", { value: "5.00", hints: "price" })] },
        ],
      })),
    },
  ]);
  cases(goods, [
    ["teapot 4.50, lamp 20", "fill price [4.50], fill price [20]"],
    // So many of them is no price.
    ["two teapots", "not_understood"],
  ]);
});

describe("a box is told on or off by a word behind it", () => {
  const boxes = view([
    checkbox("Paperless bills"),
    checkbox("Offers by e-mail", { checked: true }),
    checkbox("Electricity (4 € a night)"),
    textbox("Passport no."),
  ]);
  cases(boxes, [
    ["paperless bills yes, e-mail offers no", "check Paperless bills, uncheck Offers by e-mail"],
    ["passport number X1234567", "fill Passport no. [X1234567]"],
    // A figure in a name says nothing of what is meant.
    ["four of us", "not_understood"],
  ]);
});
