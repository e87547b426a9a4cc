import { describe } from "vitest";
import { view, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const cell = (...children: Written[]): Written => ({ role: "cell", children });
const head = (...names: string[]): Written => ({
  role: "row",
  children: names.map((name) => ({ role: "columnheader", name, children: name === "" ? [] : [name] })),
});
const heading = (name: string): Written => ({ role: "heading", name, level: 2, children: [name] });
const press = (name: string, disabled = false): Written => ({
  role: "button",
  name,
  children: [name],
  ...(disabled ? { disabled } : {}),
});

describe("the same in each row that is meant", () => {
  const line = (number: string, part: string): Written => ({
    role: "row",
    children: [
      cell(number),
      cell(part),
      cell({ role: "spinbutton", name: "Quantity", hints: `q${number}`, value: "1" }),
      cell({
        role: "combobox",
        name: "Unit",
        tag: "select",
        options: ["piece", "box", "kg"].map((label) => ({
          label,
          value: label,
          selected: label === "piece",
          disabled: false,
        })),
      }),
      cell({ role: "checkbox", name: "Urgent", checked: false }),
    ],
  });
  const page = view(
    [
      { role: "textbox", name: "Cost centre", value: "" },
      {
        role: "table",
        children: [
          head("Line", "Part", "Quantity", "Unit", "Urgent"),
          line("1", "Hex bolt M8"),
          line("2", "Washer M8"),
          line("3", "Grease"),
        ],
      },
    ],
    { title: "Requisition" },
  );
  const unit = "selectOption Unit [box]";
  cases(page, [
    ["the unit should be box on every line", `${unit}, ${unit}, ${unit}`],
    ["every line but the grease comes in box", `${unit}, ${unit}`],
    ["unit box for all lines except the first", `${unit}, ${unit}`],
    ["set the unit to box for the washer and the grease", `${unit}, ${unit}`],
    ["unit box for lines 1 and 3", `${unit}, ${unit}`],
    ["quantity 20 for both M8 parts", "fill Quantity [20], fill Quantity [20]"],
    ["unit box on both lines", "not_understood"],
    ["unit box for all four lines", "not_understood"],
    ["unit box for the washer and the hinge", "not_understood"],
    ["unit box for lines 1 and 4", "not_understood"],
    ["unit crate on every line", "ambiguous"],
    ["is the unit box on every line?", "not_understood"],
    ["don't set the unit to box on every line", "not_understood"],
  ]);
});

describe("what only some of them offer", () => {
  const lift = (place: string, state: "running" | "stopped"): Written => ({
    role: "row",
    children: [
      cell({ role: "checkbox", name: `Select ${place}`, checked: false }),
      cell(place),
      cell(state),
      cell(
        press("Send engineer"),
        press(state === "running" ? "Take out of service" : "Put back into service"),
      ),
    ],
  });
  const page = view(
    [
      heading("Lifts"),
      {
        role: "table",
        name: "Lifts",
        children: [
          head("", "Building", "State", ""),
          lift("Tower House", "running"),
          lift("Arkwright Mill", "stopped"),
          lift("Mercy Hospital", "running"),
        ],
      },
    ],
    { title: "Lifts" },
  );
  const take = "click Take out of service";
  cases(page, [
    ["take both of the running lifts out of service", `${take}, ${take}`],
    ["take all lifts out of service", "not_found"],
    ["take all three lifts out of service", "not_found"],
    ["take both stopped lifts out of service", "not_found"],
    [
      "send an engineer to every lift except Mercy Hospital, they have their own people",
      "click Send engineer, click Send engineer",
    ],
    ["send an engineer to every lift except the Old Library", "not_found"],
    ["send an engineer to every lift", "not_found"],
  ]);
});

describe("named ones, and what cannot be done for one of them", () => {
  const booking = (name: string, isOver = false): Written => ({
    role: "listitem",
    children: [
      { role: "generic", children: [name] },
      press("Check in", isOver),
      press("Change"),
      press("Cancel"),
    ],
  });
  const page = view(
    [
      heading("Your bookings"),
      {
        role: "list",
        children: [
          booking("Hot desk"),
          booking("Meeting room Anvil"),
          booking("Phone booth 4", true),
          booking("Meeting room Bellows"),
        ],
      },
    ],
    { title: "Desks" },
  );
  const enter = "click Check in";
  cases(page, [
    ["would you check in for both meeting rooms? Anvil and Bellows", `${enter}, ${enter}`],
    ["check in for both meeting rooms", `${enter}, ${enter}`],
    ["check in for both meeting rooms, Anvil and Hammer", "not_found"],
    ["check in for all three meeting rooms", "not_found"],
    ["check in for the hot desk and the phone booth", "not_found"],
    ["check in for all bookings", "not_found"],
    ["cancel all bookings", "not_found"],
  ]);
});

describe("parts and columns by their headings", () => {
  const notice = (name: string): Written => ({
    role: "generic",
    children: [
      heading(name),
      { role: "switch", name: "Email", checked: false },
      { role: "switch", name: "SMS", checked: false, hints: `${name}-sms` },
    ],
  });
  const row = (name: string, control: Partial<Written & object> & { role: string }): Written => ({
    role: "row",
    children: [
      { role: "rowheader", name, children: [name] },
      cell({ ...control, hints: `a ${name}` }),
      cell({ ...control, hints: `c ${name}` }),
    ],
  });
  const page = view([
    notice("Orders"),
    notice("Offers"),
    notice("Security"),
    {
      role: "table",
      children: [
        head("", "Applicant", "Co-applicant"),
        row("Employer", { role: "textbox", value: "" }),
        row("Dependants", { role: "spinbutton", value: "" }),
        row("First-time buyer", { role: "checkbox", checked: false }),
      ],
    },
  ]);
  cases(page, [
    ["SMS on for orders and security alike", "check SMS, check SMS"],
    ["SMS on for orders and parcels alike", "not_understood"],
    [
      "applicant and co-applicant are both first-time buyers",
      "check a First-time buyer, check c First-time buyer",
    ],
    ["two dependants for both of us", "fill a Dependants [2], fill c Dependants [2]"],
    ["two dependants for all three of us", "not_understood"],
    ["applicant and guarantor are both first-time buyers", "not_understood"],
  ]);
});

describe("how many of each", () => {
  const bread = (name: string): Written => ({
    role: "listitem",
    children: [
      { role: "generic", children: [name] },
      { role: "spinbutton", name: `Quantity of ${name}`, value: "0" },
    ],
  });
  const page = view([
    heading("Your bread"),
    { role: "list", children: ["Sourdough loaf", "Dark rye loaf", "Poppy seed roll"].map(bread) },
  ]);
  const [sour, rye, poppy] = ["Sourdough loaf", "Dark rye loaf", "Poppy seed roll"].map(
    (name) => `fill Quantity of ${name} [6]`,
  );
  cases(page, [
    ["six of each: sourdough and rye", `${sour}, ${rye}`],
    ["the choir is here on Sunday, so six of each: sourdough and rye", `${sour}, ${rye}`],
    ["six of each", `${sour}, ${rye}, ${poppy}`],
    ["six of each: sourdough and brioche", "not_understood"],
  ]);
});
