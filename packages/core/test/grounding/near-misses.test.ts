import { describe } from "vitest";
import { view, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const row = (cells: Written[]): Written => ({
  role: "row",
  children: cells.map((cell) => ({ role: "cell", tag: "td", children: [cell] })),
});

const people: [name: string, about: string, state: string][] = [
  ["John Parks", "main hall", "open"],
  ["Wedding of the Hales", "main hall", "open"],
  ["Rui Costa", "kitchen", "cancelled"],
  ["Jon Park", "kitchen", "open"],
];
const desk = view(
  [
    {
      role: "table",
      name: "Requests",
      children: people.map(([name, about, state], at) =>
        row([
          { role: "checkbox", name: `Select ${name}`, hints: `pick${at}`, checked: false },
          name,
          about,
          state,
          { role: "button", name: "Cancel", hints: `cancel${at}` },
          { role: "button", name: "Wipe", hints: `wipe${at}` },
        ]),
      ),
    },
    { role: "heading", name: "Note to the accountant" },
    { role: "textbox", name: "Note", value: "" },
    { role: "button", name: "Save note" },
  ],
  { title: "Requests for the hall" },
);

describe("what is taken away is what was named, and not so already", () => {
  cases(desk, [
    ["cancel Jon Park", "click Cancel"],
    ["cancel John Park", "not_found"],
    ["cancel the wedding of the Hales", "click Cancel"],
    ["cancel the wedding of the Halls", "not_found"],
    ["cancel Jon Park's note", "not_found"],
    ["cancel everything", "not_found"],
    ["cancel Rui Costa", "not_found"],
    ["wipe Jon Park", "click Wipe"],
    ["remove Jon Park", "not_found"],
  ]);
});

const songs = view([
  {
    role: "list",
    children: ["Ostrich", "Salt", "Late Bus"].map((name) => ({
      role: "listitem",
      children: [name, { role: "button", name: "Remove", hints: "bin" }],
    })),
  },
]);

describe("what holds many of the entries of a list is none of them", () => {
  cases(songs, [
    ["remove Ostrich", "click Remove"],
    ["remove the Ostrich song", "click Remove"],
    ["remove the Ostrich album", "not_found"],
    ["remove the Ostrich playlist", "not_found"],
  ]);
});

const mail = view([
  {
    role: "navigation",
    name: "Folders",
    children: ["Inbox", "Drafts", "Bin"].map((name) => ({ role: "link", name })),
  },
  {
    role: "table",
    children: ["Parish Library", "Gus Ferreira", "Noor Castellan"].map((name, at) =>
      row([
        { role: "checkbox", hints: `tick${at}`, checked: false },
        { role: "link", name, hints: "title" },
      ]),
    ),
  },
]);

describe("looking into the bin takes nothing away, and a link is not followed for a tick", () => {
  cases(mail, [
    ["remove drafts", "not_found"],
    ["drafts can go", "not_found"],
    ["open the bin", "click Bin"],
    ["tick Gus and Noor", "check tick1, check tick2"],
  ]);
});

const form = view([
  { role: "textbox", tag: "input", name: "Work phone", value: "" },
  { role: "textbox", tag: "input", name: "Salary", value: "" },
  {
    role: "group",
    name: "Emergency contact",
    children: [{ role: "textbox", tag: "input", name: "Mobile", value: "" }],
  },
  {
    role: "slider",
    tag: "input",
    inputType: "range",
    name: "Snooze",
    value: "10",
    bounds: { min: "5", max: "60", step: "5" },
  },
  "10 minutes",
  { role: "checkbox", name: "Send a reminder", checked: true },
  {
    role: "combobox",
    tag: "select",
    name: "Rows per page",
    value: "5",
    options: ["5", "10"].map((label) => ({ label, value: label, selected: label === "5", disabled: false })),
  },
]);

describe("a value that the field does not take, or that is none of it, is not written", () => {
  cases(form, [
    ["the salary is 31000", "fill Salary [31000]"],
    ["the salary is paid monthly", "not_found"],
    ["emergency mobile 777", "fill Mobile [777]"],
    ["work mobile 777", "not_found"],
    ["snooze for 20 minutes", "fill Snooze [20]"],
    ["snooze for 10 hours", "not_understood"],
    ["10 rows per page", "selectOption Rows per page [10]"],
    ["show the 10th page", "not_found"],
  ]);
});

describe("what is told beside the name of a control is not left aside", () => {
  cases(form, [
    ["don't send a reminder", "uncheck Send a reminder"],
    ["don't send it", "not_found"],
  ]);
});
