import { describe } from "vitest";
import {
  box,
  button,
  checkbox,
  heading,
  radio,
  select,
  textbox,
  view,
  within,
  type Written,
} from "./build-view.ts";
import { cases } from "./told.ts";

const row = (...children: Written[]): Written => ({ role: "row", children });
const cell = (...children: Written[]): Written => ({ role: "cell", children });
const field = (name = "", ref?: string): Written =>
  textbox(name, { tag: "input", ...(ref === undefined ? {} : { hints: ref }) });

describe("a table with a column for each of two persons", () => {
  const head = row(
    cell(),
    { role: "columnheader", children: ["Applicant"] },
    { role: "columnheader", children: ["Co-applicant"] },
  );
  const line = (name: string, ...refs: string[]) =>
    row({ role: "rowheader", children: [name] }, ...refs.map((ref) => cell(field("", ref))));
  const table: Written = {
    role: "table",
    children: [
      head,
      line("Employer", "a-employer", "c-employer"),
      line("Yearly income", "a-income", "c-income"),
    ],
  };
  cases(view([table, button("Send")]), [
    ["set the applicant's employer to Krog", "fill a-employer [Krog]"],
    ["set the yearly income of the co-applicant to 31500", "fill c-income [31500]"],
    [
      "yearly income: 42000 for the applicant and 31500 for the co-applicant",
      "fill a-income [42000], fill c-income [31500]",
    ],
    [
      "applicant's employer is Krog, co-applicant's employer is Moor & Sons",
      "fill a-employer [Krog], fill c-employer [Moor & Sons]",
    ],
    ["set the yearly income to 900", "ambiguous"],
    ["the guarantor's employer is Krog", "not_understood"],
  ]);
});

describe("what is said once holds for each", () => {
  const pupil = (name: string, key: string) =>
    box(
      heading(name, 3),
      field("Quiz", `${key}-quiz`),
      field("Note", `${key}-note`),
      checkbox("Excused", { hints: `${key}-excused` }),
    );
  const page = view([
    within("region", "Nia Alder", pupil("Nia Alder", "n")),
    within("region", "Oskar Brandt", pupil("Oskar Brandt", "o")),
  ]);
  cases(page, [
    ["the quiz of Nia Alder is 18 and the quiz of Oskar Brandt is 14", "fill Quiz [18], fill Quiz [14]"],
    ["set the quiz in Nia Alder to 18 and in Oskar Brandt to 14", "fill Quiz [18], fill Quiz [14]"],
    ["set the quiz to 18", "ambiguous"],
    ["set the quiz in Nia Alder to 18 and in Zoe Winter to 14", "not_found"],
  ]);
  cases(view([textbox("Subject"), textbox("Headline"), textbox("Name")]), [
    ["set the subject and the footer to Pears", "not_found"],
  ]);
});

describe("lists of fields that are called by a part of their names", () => {
  const address = [
    field("Full name"),
    field("Company (optional)"),
    field("Street and number"),
    field("Town"),
  ];
  cases(view(address), [
    [
      "name Ida Krog, company Krog AS, street Storgata 4, town Trondheim",
      "fill Full name [Ida Krog], fill Company (optional) [Krog AS], fill Street and number [Storgata 4], fill Town [Trondheim]",
    ],
    ["it is 40 by 30 by 20 cm", "not_understood"],
  ]);
  cases(
    view([checkbox("Billing address is the same"), field("Street"), radio("Pick up at the shop in Thornby")]),
    [["the billing address is 4 Lane Road", "not_understood"]],
  );
});

describe("units that are chosen beside a field", () => {
  const weight = [
    field("Weight"),
    select("Unit", "kg", "g", "lb"),
    field("Worth"),
    select("Currency", "EUR", "GBP"),
  ];
  cases(view(weight), [
    ["set the weight to 380 grams", "fill Weight [380], selectOption Unit [g]"],
    ["set the weight to 2 kg", "fill Weight [2]"],
    ["set worth to £9", "fill Worth [9], selectOption Currency [GBP]"],
    ["set the weight to 3 stone", "not_found"],
    ["set the weight to 12", "fill Weight [12]"],
  ]);
});

describe("what is to be left as it is", () => {
  cases(view([field("Street"), field("Town"), checkbox("Gift wrap", { checked: true })]), [
    ["change the street to 9 Harbour Row and leave the town alone", "fill Street [9 Harbour Row]"],
    ["change the street to 9 Harbour Row but don't touch the town", "fill Street [9 Harbour Row]"],
    ["change the town to Perth please", "fill Town [Perth]"],
    ["write Perth under Town", "type Town [Perth]"],
    ["remove the gift wrap", "uncheck Gift wrap"],
    ["town: not Perth, vomited twice", "not_found"],
  ]);
});

describe("a part of a name is not asked of a field for any name", () => {
  const page = view([
    within("group", "You", textbox("First name"), textbox("Surname")),
    within("group", "Emergency contact", textbox("Name")),
  ]);
  const plain = view([textbox("First name"), within("group", "Emergency contact", textbox("Name"))]);
  cases(page, [["set the last name to Ida", "fill Surname [Ida]"]]);
  cases(plain, [
    ["set the second name to Ida", "not_found"],
    ["set the first name to Ida", "fill First name [Ida]"],
    ["set the name in Emergency contact to “last name”", "fill Name [last name]"],
  ]);
});
