import { describe } from "vitest";
import { heading, view, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const row = (cells: Written[]): Written => ({
  role: "row",
  children: cells.map((cell) => ({ role: "cell", tag: "td", children: [cell] })),
});

const options = (labels: string[]) =>
  labels.map((label, at) => ({ label, value: label, selected: at === 0, disabled: false }));

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

const expense = (what: string, deed: string): Written => ({
  role: "generic",
  children: [
    { role: "textbox", name: "", value: "2025-09-14", placeholder: "mm/dd/yyyy" },
    { role: "textbox", name: "", value: what },
    { role: "generic", name: "", interactive: true, children: [deed] },
  ],
});
const expenses = view([
  {
    role: "generic",
    children: [
      {
        role: "generic",
        children: ["Date", "Description", "Receipt"].map((name) => ({ role: "generic", children: [name] })),
      },
      expense("Taxi from the airport", "View"),
      expense("Hotel Alfama", "View"),
      expense("Dinner", "Attach"),
      expense("Taxi to the airport", "Attach"),
    ],
  },
]);

describe("what is to be seen is no field to fill in", () => {
  cases(expenses, [["let me see the receipt for the taxi to the airport", "not_found"]]);
});

const garage = view([
  { role: "combobox", name: "Make", tag: "select", options: options(["Ford", "Volvo"]) },
  { role: "textbox", name: "Model" },
  { role: "spinbutton", name: "Mileage (km)", inputType: "number" },
  { role: "combobox", name: "Garage", tag: "select", options: options(["Spandau", "Köpenick"]) },
]);

describe("a clause that says what a list offers is no remark", () => {
  cases(garage, [["It's a Ford Focus, 52300 km, and I'd like the garage in Köpenick", "not_understood"]]);
});

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
  heading("Up next in your music"),
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

const shop = view([
  {
    role: "region",
    name: "Cover",
    children: [
      { role: "heading", name: "Cover", level: 2 },
      {
        role: "combobox",
        tag: "select",
        name: "Cover paper",
        value: "90 g uncoated",
        options: ["90 g uncoated", "300 g matt"].map((label) => ({
          label,
          value: label,
          selected: false,
          disabled: false,
        })),
      },
      { role: "checkbox", name: "Rounded corners", checked: false },
    ],
  },
  {
    role: "region",
    name: "Inside pages",
    children: [
      { role: "heading", name: "Inside pages", level: 2 },
      {
        role: "combobox",
        tag: "select",
        name: "Inside paper",
        value: "90 g uncoated",
        options: ["90 g uncoated", "115 g silk"].map((label) => ({
          label,
          value: label,
          selected: false,
          disabled: false,
        })),
      },
      { role: "textbox", tag: "input", name: "Inside printing", value: "" },
    ],
  },
]);

describe("what is called by another part of the page is not done in this one", () => {
  cases(shop, [
    ["cover in 300 g matt", "selectOption Cover paper [300 g matt]"],
    ["inside 300 g matt", "not_found"],
    ["rounded corners on the cover", "check Rounded corners"],
    ["rounded corners inside", "not_found"],
  ]);
});

const shelter = view([
  ...["Dogs", "Cats"].map((kind, at): Written => ({
    role: "region",
    name: kind,
    children: [
      { role: "heading", name: kind, level: 2 },
      ...[
        ["Bruno", "brown"],
        ["Fleck", "white"],
        ["Olga", "grey"],
        ["Pim", "black"],
      ]
        .slice(at * 2, at * 2 + 2)
        .map(([name = "", colour = ""]): Written => ({
          role: "article",
          children: [
            { role: "heading", name, level: 3 },
            `${colour}, two years`,
            { role: "button", name: "Arrange a visit", hints: `visit-${name}` },
            { role: "link", name: "Read more", hints: `more-${name}` },
          ],
        })),
    ],
  })),
  { role: "button", name: "Everything off" },
  { role: "switch", name: "Fan", checked: true },
  { role: "button", name: "Add bookmark" },
  { role: "button", name: "Remove from library" },
]);

describe("another deed than the one that is called so is not done for it", () => {
  cases(shelter, [
    ["arrange a visit with Bruno", "click Arrange a visit"],
    ["visit Bruno", "not_found"],
    ["arrange a visit with the black dog", "not_understood"],
    ["everything off", "click Everything off"],
    ["everything off except the fan", "not_found"],
    ["remove the bookmark", "not_found"],
  ]);
});

const filters = view([
  { role: "textbox", tag: "input", name: "City or postcode", value: "" },
  { role: "textbox", tag: "input", name: "Electricity reading", value: "" },
  ...["Blue card", "Gold card"].map((name): Written => ({
    role: "region",
    name,
    children: [
      { role: "heading", name, level: 3 },
      { role: "spinbutton", tag: "input", inputType: "number", name: "Daily limit", value: "500" },
    ],
  })),
]);

describe("a figure of something else is not written", () => {
  cases(filters, [
    ["electricity reading 200", "fill Electricity reading [200]"],
    ["gas reading 200", "not_understood"],
    ["3000 a month", "not_found"],
  ]);
});

const meals = view([
  ...[701, 702].map((room): Written => ({
    role: "article",
    children: [
      `Room ${room}`,
      { role: "checkbox", name: "Tea", hints: `tea-${room}`, checked: false },
      { role: "button", name: "Served", hints: `served-${room}` },
    ],
  })),
  { role: "checkbox", name: "Cream", checked: false },
  { role: "checkbox", name: "Active on the way back", checked: false },
]);

describe("what has a number that the page does not have is not done to another, and taking back ticks nothing", () => {
  cases(meals, [
    ["tea for room 702", "check Tea"],
    ["tea for room 705", "ambiguous"],
    ["cream for room 705", "not_understood"],
    ["take my changes back", "not_found"],
  ]);
});

const layers = view([
  { role: "link", name: "Change requests" },
  { role: "link", name: "Settings" },
  {
    role: "list",
    children: ["Outline", "Background"].map((name): Written => ({
      role: "listitem",
      interactive: true,
      children: [
        { role: "button", name: "Hide layer", hints: `eye-${name}` },
        name,
        { role: "button", name: "Delete layer" },
      ],
    })),
  },
]);

describe("what stands beside what is meant is not pressed for it", () => {
  cases(layers, [
    ["open the settings", "click Settings"],
    ["show the background", "not_found"],
  ]);
});

const shifts = view([
  { role: "heading", name: "Rota of the bakery", level: 1 },
  ...["Ruta", "Bo"].flatMap((name) =>
    ["Friday", "Saturday"].map((day) => ({
      role: "checkbox",
      name: `${name}, ${day}`,
      checked: day === "Saturday",
    })),
  ),
]);

describe("a day, a season or a number in order rules out the others of its kind", () => {
  cases(shifts, [
    ["take Ruta off the Saturday shift", "uncheck Ruta, Saturday"],
    ["take Ruta off the Thursday shift", "not_found"],
  ]);
  const nights = ["Meteors of autumn", "A second moon"].map((name): Written => ({
    role: "article",
    children: [
      { role: "heading", name, level: 3 },
      { role: "button", name: "Sign up" },
    ],
  }));
  cases(view([{ role: "heading", name: "Nights", level: 2 }, ...nights]), [
    ["sign us up for Meteors of autumn", "click Sign up"],
    ["sign us up for Meteors of spring", "not_found"],
    ["sign up for the second moon", "click Sign up"],
    ["sign up for the third moon", "not_found"],
  ]);
});

const cards = (names: string[], who: string[]): Written => ({
  role: "list",
  children: names.map((name, at) => ({
    role: "listitem",
    children: [{ role: "link", name }, who[at] ?? "", { role: "button", name: "Comment", hints: name }],
  })),
});
const board = view([
  { role: "heading", name: "In progress", level: 2 },
  cards(["Cast the baker", "Repair the wig"], ["Lena", "Suki"]),
  { role: "heading", name: "Done", level: 2 },
  cards(["Print the script"], ["Suki"]),
  { role: "heading", name: "Files", level: 2 },
  cards(["Load calculations.xlsx", "A year in the hive"], ["Piotr", "You"]),
]);

describe("of two that say the same, in lists of their own, none is meant; a part of a name is not the name", () => {
  cases(board, [
    ["comment on the one Lena has", "click Comment"],
    ["leave a comment on the one Suki has", "not_found"],
    ["open the load calculations", "click Load calculations.xlsx"],
    ["open the load test results", "not_found"],
    ["open 'A year in the hive'", "click A year in the hive"],
    ["open the card 'A day in the hive'", "not_found"],
  ]);
});

const account = view([
  { role: "link", name: "Special offers" },
  { role: "button", name: "Change password" },
  { role: "button", name: "Print the plan" },
  { role: "link", name: "Cancel policy" },
]);

describe("what was done before, is only thought of, or is another thing", () => {
  cases(account, [
    ["change my password", "click Change password"],
    ["I already changed my password this morning", "not_understood"],
    ["we did think about cancelling the policy last winter", "not_understood"],
    ["open the special orders page", "not_found"],
    ["print the plan", "click Print the plan"],
    ["print the menu, would you?", "not_found"],
  ]);
});
