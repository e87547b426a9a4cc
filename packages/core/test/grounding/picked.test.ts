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
