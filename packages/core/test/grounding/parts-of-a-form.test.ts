import { describe } from "vitest";
import { view, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const field = (name: string, hints: string): Written => ({
  role: "generic",
  children: [
    { role: "generic", children: [name] },
    { role: "textbox", hints, value: "" },
  ],
});
const passenger = (at: number): Written => ({
  role: "generic",
  children: [
    { role: "heading", name: `Passenger ${at}`, level: 2, children: [`Passenger ${at}`] },
    field("First name", `first-${at}`),
    field("Last name", `last-${at}`),
    { role: "checkbox", name: "Wheelchair", hints: `chair-${at}`, checked: false },
  ],
});
const address = (name: string): Written => ({
  role: "group",
  name: `${name} address`,
  children: [
    { role: "textbox", name: "Street", hints: name, value: "" },
    { role: "textbox", name: "City", hints: name, value: "" },
  ],
});
const booking = view([
  passenger(1),
  passenger(2),
  passenger(3),
  address("Billing"),
  address("Shipping"),
  { role: "textbox", name: "Note", value: "" },
]);

describe("the same in each part that is called so", () => {
  cases(booking, [
    [
      "write Kaya as last name of all passengers",
      "type last-1 [Kaya], type last-2 [Kaya], type last-3 [Kaya]",
    ],
    ["tick wheelchair for every passenger but the second", "check Wheelchair, check Wheelchair"],
    ["wheelchair for passengers 1 and 3", "check Wheelchair, check Wheelchair"],
    ["tick wheelchair for every passenger but the fourth", "not_found"],
    ["fill the street in both passengers with Quay 4", "not_found"],
    ["fill the note with every passenger", "fill Note [every passenger]"],
  ]);
});

describe("the part that is named tells which of several fields is meant", () => {
  cases(booking, [
    ["put Eva in the first name field of the last passenger", "type first-3 [Eva]"],
    ["street Quay 4, city Bergen for shipping", "fill Street [Quay 4], fill City [Bergen]"],
    ["fill city with Bergen", "ambiguous"],
    ["fill city with Bergen for everybody", "ambiguous"],
  ]);
});

describe("boxes below headings of their own", () => {
  const box = (name: string, checked = false): Written => ({
    role: "generic",
    tag: "label",
    children: [{ role: "checkbox", name, checked }, name],
  });
  const heading = (name: string): Written => ({ role: "heading", name, level: 3, children: [name] });
  const intake = view([
    heading("Known allergies"),
    ...["Latex", "Nuts", "Pollen", "None"].map((name) => box(name)),
    heading("Conditions"),
    box("Asthma"),
    box("Hypertension", true),
  ]);
  cases(intake, [
    ["tick every allergy", "check Latex, check Nuts, check Pollen"],
    ["tick every allergy except pollen and none", "check Latex, check Nuts"],
    ["tick every allergy except pollen and asthma", "not_found"],
  ]);
});
