import { describe } from "vitest";
import { view, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const button = (name: string): Written => ({ role: "button", name, children: [name] });
const line = (text: string): Written => ({ role: "generic", children: [text] });

const train = (times: string, operator: string, price: string): Written => ({
  role: "generic",
  children: [line(times), line(operator), line(price), button(`Select ${operator}`), button("Stops")],
});

describe("boxes that are told by what they say", () => {
  const page = view([
    { role: "heading", name: "Brenholm to Veyt", level: 1, children: ["Brenholm to Veyt"] },
    {
      role: "generic",
      children: [
        train("06:48 – 10:12", "Nordline", "€ 49.00"),
        train("09:15 – 13:59", "Corvo", "€ 31.50"),
        train("12:30 – 18:20", "Alder Rail", "€ 64.00"),
        train("18:20 – 23:05", "Moonsleeper", "€ 27.90"),
      ],
    },
  ]);
  cases(page, [
    ["take the one for € 31.50", "click Select Corvo"],
    ["select the train at 9:15", "click Select Corvo"],
    ["select the train that leaves at 6:20 pm", "click Select Moonsleeper"],
    ["select the train that arrives at 18:20", "click Select Alder Rail"],
    ["select the train below the one at 9:15", "click Select Alder Rail"],
    ["select the train between the one at 9:15 and the one that leaves at 18:20", "click Select Alder Rail"],
    ["select the train at 18:20", "not_found"],
    ["select the train at 9:45", "not_found"],
    ["select the silent train at 9:15", "not_found"],
    ["select the train below the one at 23:05", "not_found"],
    ["cancel the train at 9:15", "not_found"],
    ["show only trains of Corvo and select the one for € 31.50", "not_found"],
  ]);
});

const visit = (...cells: string[]): Written => ({
  role: "row",
  children: [
    { role: "cell", children: [{ role: "checkbox", name: `Tick ${cells[2] ?? ""}` }] },
    ...cells.map((text): Written => ({ role: "cell", children: [text] })),
    { role: "cell", children: [button("Confirm"), button("Remove from list")] },
  ],
});

describe("rows and those left out", () => {
  const page = view([
    { role: "heading", name: "Visits", level: 2, children: ["Visits"] },
    {
      role: "table",
      children: [
        visit("Thu 5 June", "10:00", "Mirka", "pending"),
        visit("Thu 5 June", "9:15", "Olga", "confirmed"),
        visit("Sat 7 June", "11:00", "Hops", "pending"),
      ],
    },
  ]);
  cases(page, [
    ["tick all visits that are pending", "check Tick Mirka, check Tick Hops"],
    ["tick every visit on Thursday except Olga", "check Tick Mirka"],
    ["tick the two pending visits", "check Tick Mirka, check Tick Hops"],
    ["tick the three pending visits", "not_found"],
    ["tick every visit except the parrot", "not_found"],
  ]);
});

describe("a name that says where to", () => {
  const plant = (name: string): Written => ({
    role: "listitem",
    children: [line(name), button("Add to basket"), button(`Details of ${name}`)],
  });
  const page = view([
    { role: "list", name: "Plants", children: [plant("Olive"), plant("Fig"), plant("Bay")] },
  ]);
  cases(page, [
    ["add the fig to the wish list", "not_found"],
    ["open the details of the bay", "click Details of Bay"],
    ["add the yew", "not_found"],
  ]);
});

const seat = (place: string, who: string): Written => ({
  role: "generic",
  name: `${place} ${who}`,
  box: { x: Number(place.slice(1)) * 90, y: place.codePointAt(0) ?? 0, width: 80, height: 40 },
  interactive: true,
  hints: who === "Free" ? "seat free" : "seat",
  children: [{ role: "generic", children: [place] }, who],
});

describe("what stands beside something, in rows with a text before them", () => {
  const row = (name: string, seats: Written[]): Written[] => [
    { role: "generic", children: [name] },
    { role: "generic", children: seats },
  ];
  const page = view([
    ...row("Row A (front)", [seat("A1", "Ines Duarte"), seat("A2", "Free"), seat("A3", "Moira Blake")]),
    ...row("Row B", [seat("B1", "Paul Novak"), seat("B2", "Ines Ferrer"), seat("B3", "Free")]),
  ]);
  cases(page, [
    ["click the last seat in the front row", "click A3 Moira Blake"],
    ["click the last seat in row B", "click B3 Free"],
    ["select the seat next to Paul Novak", "click B2 Ines Ferrer"],
    ["click the free seat next to Ines Duarte", "click A2 Free"],
    ["click the seat next to Ines Ferrer", "not_found"],
    ["click the last seat in row D", "not_found"],
  ]);
});

describe("every one of what the page is called by", () => {
  const stamp = (name: string, country: string): Written => ({
    role: "article",
    children: [
      { role: "heading", name, level: 3, children: [name] },
      line(country),
      { role: "checkbox", name: "Select" },
      button("Details"),
    ],
  });
  const page = view(
    [
      {
        role: "generic",
        children: [
          stamp("Bluenose", "Canada, 1929"),
          stamp("Moon and Geese", "Japan, 1949"),
          stamp("Beauty", "Japan, 1948"),
        ],
      },
      {
        role: "combobox",
        name: "Sort by",
        options: [
          { label: "Date added", value: "1", selected: true, disabled: false },
          { label: "Year of issue", value: "2", selected: false, disabled: false },
        ],
      },
      { role: "textbox", name: "From year" },
      { role: "textbox", name: "To year" },
    ],
    { title: "My stamps" },
  );
  cases(page, [
    ["select both stamps from Japan", "check Select, check Select"],
    ["select all stamps from Japan", "check Select, check Select"],
    ["open the details of the 1929 stamp", "click Details"],
    ["show stamps issued between 1900 and 1950", "fill From year [1900], fill To year [1950]"],
  ]);
});
