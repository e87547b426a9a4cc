import { describe } from "vitest";
import { view, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const cell = (...children: Written[]): Written => ({ role: "cell", children });
const table = (heads: string[], rows: [name: string, cells: Written[]][]): Written => ({
  role: "table",
  children: [
    { role: "row", children: heads.map((name) => ({ role: "columnheader", name, children: [name] })) },
    ...rows.map(([name, cells]) => ({
      role: "row",
      children: [cell(name), ...cells.map((one) => cell(one))],
    })),
  ],
});

const people = ["Tom Ashby", "Joan Pike", "Ewa"];
const days = ["Mon 8 March", "Wed 10 March", "Sat 13 March"];
const rota = view([
  table(
    ["Name", ...days],
    people.map((name) => [
      name,
      days.map((day) => ({ role: "checkbox", ref: `${name} ${day}`, checked: name === "Ewa" })),
    ]),
  ),
]);

describe("where a row and a column of boxes meet", () => {
  cases(rota, [
    ["Tom Ashby is coming on Wednesday", "check Tom Ashby Wed 10 March"],
    ["put Joan down for Saturday", "check Joan Pike Sat 13 March"],
    ["Ewa isn't working on Monday any more", "uncheck Ewa Mon 8 March"],
    ["Tom works on Monday and Saturday", "check Tom Ashby Mon 8 March, check Tom Ashby Sat 13 March"],
    ["Joan can make it on 10 March", "check Joan Pike Wed 10 March"],
    ["Tom and Joan are here on Monday", "check Tom Ashby Mon 8 March, check Joan Pike Mon 8 March"],
    ["Joan Pike can do Wed 10 March as well", "check Joan Pike Wed 10 March"],
    ["untick Ewa for Wed 10 March", "uncheck Ewa Wed 10 March"],
    ["Joan Pike can't do Wed 10 March or Sat 13 March", "not_understood"],
    ["delete Joan on Wed 10 March", "not_found"],
    ["can Joan Pike do Wed 10 March?", "not_understood"],
    ["Tom is coming in March", "not_understood"],
    ["Tom is angry on Monday", "not_understood"],
    ["Bert is coming on Wednesday", "not_understood"],
  ]);
});

const marks = view([
  table(
    ["Pupil", "Exam", "Lab report"],
    ["Alder, Nia", "Chaudhry, Zara", "Brandt, Oskar"].map((name) => [
      name,
      ["exam", "lab"].map((one) => ({ role: "textbox", ref: `${name} ${one}`, editable: true })),
    ]),
  ),
]);

describe("where a row and a column of fields meet", () => {
  cases(marks, [
    ["Zara Chaudhry got 17 in the exam", "fill Chaudhry, Zara exam [17]"],
    ["enter 13 as Oskar Brandt's lab report mark", "fill Brandt, Oskar lab [13]"],
    ["Nia scored 15 and 17 in the exam", "not_understood"],
  ]);
});
