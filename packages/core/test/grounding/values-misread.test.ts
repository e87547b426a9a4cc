import { describe } from "vitest";
import { view } from "./build-view.ts";
import { cases } from "./told.ts";

const form = view([
  { role: "textbox", name: "Given name", value: "" },
  { role: "textbox", name: "Surname", value: "" },
  { role: "textbox", name: "Date of birth", inputType: "date", value: "" },
  { role: "textbox", name: "Email", value: "" },
  { role: "textbox", name: "Repeat email", value: "" },
  { role: "textbox", name: "What happened?", tag: "textarea", value: "" },
  {
    role: "generic",
    children: [
      "Date of the incident",
      ...["DD", "MM", "YYYY"].map((placeholder) => ({
        role: "textbox",
        name: placeholder,
        placeholder,
        value: "",
      })),
    ],
  },
]);

describe("a value is what was said for its field, and no more", () => {
  cases(form, [
    ["surname Okafor, given name Chidi, born 12/05/1990", "not_found"],
    ["fill the surname with Okafor, but not the given name", "fill Surname [Okafor]"],
    ["fill the surname with Bees, not Wasps", "fill Surname [Bees, not Wasps]"],
    ["it happened on 4 July 2024", "not_found"],
    ["put the email fader on 45", "not_found"],
    ["surname Okafor this morning, given name Chidi", "not_found"],
    ["surname Okafor, given name Chidi", "fill Surname [Okafor], fill Given name [Chidi]"],
    ['put "fader on 45" in the surname', "type Surname [fader on 45]"],
  ]);
});

describe("one value in several fields", () => {
  cases(form, [
    [
      "enter ada@example.com as email and repeat it",
      "type Email [ada@example.com], fill Repeat email [ada@example.com]",
    ],
    ["enter Ada as given name and repeat it", "not_found"],
    ["incident date 09.11.2023", "fill DD [9], fill MM [11], fill YYYY [2023]"],
    ["set the date of the incident to 5/6/2023", "not_found"],
  ]);
});

describe("a line of a table with a number before its name", () => {
  const row = (...cells: string[]) => ({
    role: "row",
    children: [
      ...cells.map((name) => ({ role: "cell", children: [name] })),
      ...["taxpayer", "spouse"].map((who) => ({
        role: "cell",
        tag: "td",
        children: [{ role: "textbox", hints: `${who}-${cells[0]}`, value: "" }],
      })),
    ],
  });
  const heads = ["Line", "Description", "Taxpayer", "Spouse"];
  const tax = view([
    {
      role: "table",
      children: [
        { role: "row", children: heads.map((name) => ({ role: "columnheader", name, children: [name] })) },
        row("1", "Wages"),
        row("2", "Rental income"),
      ],
    },
  ]);
  cases(tax, [
    ["set the rental income to 9000", "ambiguous"],
    ["rental income of the spouse 9000", "fill spouse-2 [9000]"],
  ]);
});

describe("lists in which every part begins with the name of a field", () => {
  const filters = view([
    { role: "textbox", name: "Customer", value: "" },
    {
      role: "combobox",
      name: "Status",
      options: ["Any", "Paid"].map((label) => ({
        label,
        value: label,
        selected: label === "Any",
        disabled: false,
      })),
    },
    { role: "checkbox", name: "Archived", checked: false },
    { role: "textbox", name: "Title", value: "" },
    { role: "textbox", name: "Phone", inputType: "tel", value: "0151 555" },
    { role: "textbox", name: "Note", tag: "textarea", value: "" },
  ]);
  cases(filters, [
    [
      "customer Birch & Co, status paid, archived too",
      "fill Customer [Birch & Co], selectOption Status [Paid], check Archived",
    ],
    ["status unknown, customer Birch", "not_understood"],
    ["customer Birch, two visits, status paid", "not_understood"],
    ["note the status, customer waits", "not_understood"],
    ["leave the phone empty", "fill Phone []"],
    ["fill the customer with Birch, leave the phone blank", "fill Customer [Birch], fill Phone []"],
    ["fill the customer with Birch and leave the phone as it is", "fill Customer [Birch]"],
    ["call it Summer party", "fill Title [Summer party]"],
    ["call the office Monday and ask", "not_found"],
  ]);
});

describe("words are no number of a phone", () => {
  cases(view([{ role: "textbox", name: "Phone", inputType: "tel", value: "" }]), [
    ["call it Summer", "not_found"],
    ["phone 0151 555", "fill Phone [0151 555]"],
  ]);
});

describe("only one box of a row", () => {
  const box = (hints: string, checked: boolean) => ({
    role: "cell",
    tag: "td",
    children: [{ role: "checkbox", hints, checked }],
  });
  const head = (name: string) => ({ role: "columnheader", name, children: name === "" ? [] : [name] });
  const matrix = view([
    {
      role: "table",
      children: [
        { role: "row", children: ["", "Email", "Push"].map(head) },
        {
          role: "row",
          children: [{ role: "cell", children: ["Mentions"] }, box("m-email", true), box("m-push", false)],
        },
        {
          role: "row",
          children: [{ role: "cell", children: ["Replies"] }, box("r-email", true), box("r-push", false)],
        },
      ],
    },
  ]);
  cases(matrix, [["mentions only by push", "check m-push, uncheck m-email"]]);
});

describe("what is said beside the values", () => {
  const booking = view([
    { role: "textbox", name: "Account holder", value: "" },
    { role: "textbox", name: "Account number", value: "" },
    { role: "textbox", name: "Switch date", placeholder: "TT.MM.JJJJ", value: "" },
    { role: "checkbox", name: "Send me offers", checked: true },
    { role: "checkbox", name: "I accept the house rules", checked: false },
  ]);
  cases(booking, [
    [
      "I accept the house rules but don't want offers",
      "check I accept the house rules, uncheck Send me offers",
    ],
    ["change the account number", "not_found"],
    ["account holder: Nora Klein (born Moor)", "fill Account holder [Nora Klein (born Moor)]"],
    ["switch date 1 March 2027", "fill Switch date [01.03.2027]"],
  ]);
});
