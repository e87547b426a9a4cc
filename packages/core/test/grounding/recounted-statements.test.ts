import { describe, expect, test } from "vitest";
import { ground } from "../../src/grounding/ground.ts";
import { view, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const labels = (names: string[]) =>
  names.map((label, at) => ({ label, value: label, selected: at === 0, disabled: false }));
const select = (name: string, options: string[]): Written => ({
  role: "combobox",
  name,
  tag: "select",
  options: labels(options),
});
const field = (name: string, inputType = "text"): Written => ({ role: "textbox", name, inputType });
const group = (name: string, children: Written[]): Written => ({ role: "group", name, children });

const times = (person: string): Written =>
  group(person, [field(`Start, ${person}`, "time"), field(`End, ${person}`, "time")]);
const rota = view([{ role: "heading", name: "Rota", level: 1 }, times("June Hart"), times("Milo Noon")], {
  title: "Rota",
});

describe("what is told of somebody goes into the fields that are about that person", () => {
  cases(rota, [
    ["June starts at 9 and ends at 17:30", "fill Start, June Hart [09:00], fill End, June Hart [17:30]"],
    ["Milo works from 10 am until 6 pm", "fill Start, Milo Noon [10:00], fill End, Milo Noon [18:00]"],
    ["Milo ends at 5 and June starts at 6", "fill End, Milo Noon [05:00], fill Start, June Hart [06:00]"],
  ]);
});

describe("what is told of nobody there, asked, denied, or left open, is left alone", () => {
  cases(rota, [
    ["Peter starts at 9", "not_understood"],
    ["does June start at 9?", "not_understood"],
    ["June does not start at 9", "not_understood"],
    ["June and Milo start at 9", "fill Start, June Hart [09:00], fill Start, Milo Noon [09:00]"],
    ["the kitchen opens at 9", "not_understood"],
    ["June starts at 9 if Milo is ill", "not_understood"],
  ]);
});

const countries = ["Ireland", "Norway", "Portugal"];
const order = view(
  [
    { role: "heading", name: "Order", level: 1 },
    group("Billing address", [field("Town"), select("Country", countries)]),
    group("Delivery address", [field("Town"), select("Country", countries)]),
    group("Mother", [field("Occupation")]),
    group("Father", [field("Occupation")]),
    group("Goods", [field("Value of the goods"), select("Currency", ["EUR", "GBP"])]),
    group("Terms", [field("Salary"), select("Salary per", ["year", "month", "hour"])]),
  ],
  { title: "Order" },
);

describe("verbs and parts are called otherwise than pages call them", () => {
  cases(order, [
    [
      "the invoice goes to Norway, the parcel to Portugal",
      "selectOption Country [Norway], selectOption Country [Portugal]",
    ],
    [
      "the father works as a plumber, the mother as a nurse",
      "fill Occupation [plumber], fill Occupation [nurse]",
    ],
    ["he earns 14.50 an hour", "fill Salary [14.50], selectOption Salary per [hour]"],
    ["the goods are worth 250 GBP", "fill Value of the goods [250], selectOption Currency [GBP]"],
  ]);
});

describe("what may be said of two, or of something else, is left alone", () => {
  cases(order, [
    ["we live in Portugal", "not_understood"],
    ["the parcel comes from Norway", "not_understood"],
    ["the invoice goes to my office in Norway", "not_understood"],
    ["her brother works as a plumber", "not_understood"],
    ["he hates Norway", "not_understood"],
    ["the mother is late", "not_understood"],
  ]);
});

const cell = (child: Written): Written => ({ role: "cell", children: [child] });
const row = (children: Written[]): Written => ({ role: "row", children: children.map(cell) });
const sheet = view([
  { role: "heading", name: "Invoice", level: 1 },
  {
    role: "table",
    children: [
      {
        role: "row",
        children: ["Description", "Hours", "Rate"].map((head) => ({
          role: "columnheader",
          children: [head],
        })),
      },
      ...["Kitchen shelves", "Door frame", ""].map((value, at) =>
        row([
          { role: "textbox", name: "", inputType: "text", value, hints: `what-${at}` },
          { role: "textbox", name: "", inputType: "text", hints: `hours-${at}` },
          { role: "textbox", name: "", inputType: "text", hints: `rate-${at}` },
        ]),
      ),
    ],
  },
]);

describe("a row may be known by what is written in it", () => {
  cases(sheet, [
    ["the door frame took 5 hours at a rate of 42", "fill hours-1 [5], fill rate-1 [42]"],
    ["the staircase took 5 hours at a rate of 42", "not_understood"],
    ["the door frame cost 42", "not_understood"],
  ]);
});

const policy = view([{ role: "heading", name: "Cover", level: 1 }, field("Cover starts", "date")], {
  title: "Cover",
});

describe("a day is said in letters", () => {
  cases(policy, [["the cover should start on the first of February 2027", "fill Cover starts [2027-02-01]"]]);
});

describe("what is told of everybody goes into each of the fields", () => {
  cases(rota, [
    ["everybody starts at 9", "fill Start, June Hart [09:00], fill Start, Milo Noon [09:00]"],
    ["both start at 9", "fill Start, June Hart [09:00], fill Start, Milo Noon [09:00]"],
    ["everybody is late", "not_understood"],
    ["everybody but Milo starts at 9", "not_understood"],
  ]);
});

const props = view(
  [
    { role: "heading", name: "Props", level: 1 },
    { role: "textbox", name: "Who is on props tonight", inputType: "text", value: "Sam Oduya" },
    { role: "textbox", name: "Cost centre", inputType: "text", value: "4400" },
    select("Collect the car at", ["Mill Road", "Station", "Hospital"]),
    { role: "textbox", name: "Age", inputType: "text" },
  ],
  { title: "Props" },
);

describe("what is told may give up what was there, or say that it is wrong", () => {
  cases(props, [
    ["Mia Brandt is on props tonight instead of Sam", "fill Who is on props tonight [Mia Brandt]"],
    ["the cost centre's wrong, should be 4450", "fill Cost centre [4450]"],
    ["I'll pick it up at the hospital", "selectOption Collect the car at [Hospital]"],
  ]);
});

describe("what gives up something else, or is of somebody else, is left alone", () => {
  cases(props, [
    ["Mia Brandt is on props tonight instead of Ada", "not_understood"],
    ["my sister works at the hospital", "not_understood"],
    ["I'll drive to the hospital", "not_understood"],
    ["she's 9 months pregnant", "not_understood"],
    ["the engine is wrong, should be 4450", "not_understood"],
  ]);
});

const bed = (name: string): Written =>
  group(name, [
    { role: "spinbutton", name: "Target temperature", inputType: "number" },
    { role: "switch", name: "Mist", tag: "button" },
  ]);
const garden = view(
  [
    { role: "heading", name: "Glasshouse", level: 1 },
    bed("Tomatoes"),
    bed("Seedlings"),
    { role: "textbox", name: "Rent per year", inputType: "text" },
    { role: "textbox", name: "Contact e-mail", inputType: "email" },
    { role: "textbox", name: "Water meter reading", inputType: "text" },
    field("Needed by", "date"),
    select("Soil", ["Peat", "Loam", "Sand"]),
    { role: "checkbox", name: "Fragile", inputType: "checkbox" },
    { role: "checkbox", name: "I bring a dog", inputType: "checkbox" },
  ],
  { title: "Glasshouse" },
);

describe("what is told goes on from what was told before it, with words that say nothing of the field", () => {
  cases(garden, [
    [
      "target for the tomatoes 19, for the seedlings 23",
      "fill Target temperature [19], fill Target temperature [23]",
    ],
    ["the rent is 110 a year", "fill Rent per year [110]"],
    ["the rent is 110 a month", "not_found"],
    ["we have to have it by December 4th 2026", "fill Needed by [2026-12-04]"],
    ["the customer reports a water meter reading of 60417", "fill Water meter reading [60417]"],
    ["the contact e-mail has changed, it's ida@post.example", "fill Contact e-mail [ida@post.example]"],
    [
      "water meter reading 60417, and the dog comes too",
      "fill Water meter reading [60417], check I bring a dog",
    ],
    ["water meter reading 60417 and yes it's fragile", "fill Water meter reading [60417], check Fragile"],
    [
      "water meter reading 60417, soil is loam, I don't like surprises",
      "fill Water meter reading [60417], selectOption Soil [Loam]",
    ],
  ]);
});

describe("what goes on from nothing of its kind is left alone", () => {
  cases(garden, [["water meter reading 60417, for the seedlings 23", "not_understood"]]);
});

const party = view(
  [
    { role: "heading", name: "Tee time", level: 1 },
    { role: "spinbutton", name: "Players", inputType: "number" },
    { role: "textbox", name: "Lead player", inputType: "text" },
    group("Holes", [
      { role: "radio", name: "9 holes", inputType: "radio" },
      { role: "radio", name: "18 holes", inputType: "radio" },
    ]),
    group("Budget", [
      { role: "spinbutton", name: "From", inputType: "number" },
      { role: "spinbutton", name: "To", inputType: "number" },
    ]),
    { role: "textbox", name: "Where", inputType: "text" },
  ],
  { title: "Tee time" },
);

describe("figures say how many come, from what to what, and which option it is", () => {
  cases(party, [
    ["we are four, and we play nine holes", "fill Players [4], check 9 holes"],
    [
      "lead player Moira Kerr, budget 2000 to 3000",
      "fill Lead player [Moira Kerr], fill From [2000], fill To [3000]",
    ],
    ["we are glad, and we play nine holes", "check 9 holes"],
  ]);
});

const checkout = view(
  [
    { role: "heading", name: "Checkout", level: 1 },
    group(
      "Shipping address",
      ["Full name", "Street", "City"].map((name) => field(name)),
    ),
    group(
      "Billing address",
      ["Full name", "Street", "City"].map((name) => field(name)),
    ),
    group("Delivery", [
      { role: "radio", name: "Standard (3–5 days)", inputType: "radio", checked: true },
      { role: "radio", name: "Express (1 day)", inputType: "radio" },
    ]),
  ],
  { title: "Checkout" },
);
const fieldsOf = (page: typeof checkout, part: string): string[] => {
  const at = page.nodes.findIndex(({ name }) => name === part);
  return page.nodes.filter(({ parent }) => parent === at).map(({ ref }) => ref);
};

test.each([
  ["ship it to Noel Grady, 7 Mill Road, Sligo, by express", "Shipping address"],
  ["bill it to Noel Grady, 7 Mill Road, Sligo", "Billing address"],
])("%s → %s", (instruction, part) => {
  const found = ground(checkout, instruction);
  const filled = found.outcome === "resolved" ? found.steps.filter(({ method }) => method === "fill") : [];

  expect(filled.map(({ node }) => node?.ref)).toEqual(fieldsOf(checkout, part));
});

const stream = view(
  [
    { role: "heading", name: "Stream", level: 1 },
    { role: "textbox", name: "Streamer", inputType: "text" },
    select("Category", ["Cooking", "Woodwork", "Music"]),
    select("Language", ["English", "German", "French"]),
    { role: "spinbutton", name: "Budget (€)", inputType: "number" },
    { role: "slider", name: "Hints", inputType: "range" },
    { role: "checkbox", name: "Neutered or spayed", inputType: "checkbox" },
    { role: "textbox", name: "Child's full name", inputType: "text" },
    { role: "textbox", name: "Lead player", inputType: "text" },
    { role: "textbox", name: "Text on the ribbon", inputType: "text" },
  ],
  { title: "Stream" },
);

describe("verbs and relatives that the page has no word of lead up to what it has", () => {
  cases(stream, [
    [
      "I'm doing woodwork, I'll be speaking German",
      "selectOption Category [Woodwork], selectOption Language [German]",
    ],
    ["we've got 90 euros to spend, category music", "fill Budget (€) [90], selectOption Category [Music]"],
    [
      "category music, 1 hint at most, and she has been spayed",
      "selectOption Category [Music], fill Hints [1], check Neutered or spayed",
    ],
    [
      "language French, ribbon: Rest in peace",
      "selectOption Language [French], fill Text on the ribbon [Rest in peace]",
    ],
  ]);
});

const pupil = view(
  [
    { role: "heading", name: "Pupil", level: 1 },
    field("Full name"),
    select("Language", ["English", "French"]),
  ],
  { title: "Pupil" },
);

describe("whose name it is need not be asked for", () => {
  cases(pupil, [
    [
      "our son is Emil Brandl, language French",
      "fill Full name [Emil Brandl], selectOption Language [French]",
    ],
  ]);
});

describe("what is done against it is left alone", () => {
  cases(stream, [
    ["I hate woodwork, I'll be speaking German", "not_understood"],
    ["we'd play 9 rounds, language German", "not_understood"],
  ]);
});
