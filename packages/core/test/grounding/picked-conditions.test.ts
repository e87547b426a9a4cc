import { describe } from "vitest";
import { view, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const button = (name: string): Written => ({ role: "button", name, children: [name] });
const link = (name: string): Written => ({ role: "link", name, children: [name] });
const line = (text: string): Written => ({ role: "generic", children: [text] });
const row = (cells: string[], ...controls: Written[]): Written => ({
  role: "row",
  children: [
    ...cells.map((text): Written => ({ role: "cell", children: [text] })),
    { role: "cell", children: controls },
  ],
});

describe("rows by what they are not, and by more or less than a value", () => {
  const order = (customer: string, state: string, total: string): Written =>
    row([customer, state, total], button(`Refund ${customer}`), button("View"));
  const page = view([
    { role: "heading", name: "Orders", level: 2, children: ["Orders"] },
    {
      role: "table",
      children: [
        order("Dana Price", "new", "€ 84.20"),
        order("Orrin Vale", "shipped", "€ 17.00"),
        order("Mirelle Odo", "returned", "€ 233.90"),
        order("Tobias Lund", "returned", "€ 1,119.00"),
      ],
    },
  ]);
  cases(page, [
    ["refund all orders over 100 euros", "click Refund Mirelle Odo, click Refund Tobias Lund"],
    ["refund every order under €50", "click Refund Orrin Vale"],
    ["refund the order that costs at least 1119 euros", "click Refund Tobias Lund"],
    ["refund the returned one that isn't Tobias Lund", "click Refund Mirelle Odo"],
    ["refund every order that is not returned", "click Refund Dana Price, click Refund Orrin Vale"],
    ["refund the orders of Dana Price and Orrin Vale", "click Refund Dana Price, click Refund Orrin Vale"],
    ["refund all orders over 100 kilos", "not_understood"],
    ["refund all orders over 5000 euros", "not_understood"],
    ["refund the order over 100 euros", "not_understood"],
    ["view all orders", "not_found"],
    ["refund every order that is not cancelled", "not_understood"],
    ["refund Dana Price and the cancelled one", "not_understood"],
  ]);
});

describe("files by their kind and size, and people by their age", () => {
  const file = (name: string, size: string): Written =>
    row([name, size], button(`Delete ${name}`), button("Share"));
  const files = view([
    {
      role: "table",
      children: [
        file("Photos", "—"),
        file("letter.docx", "900 KB"),
        file("pier.mp4", "1.2 GB"),
        file("bridge.mov", "640 MB"),
      ],
    },
  ]);
  cases(files, [
    ["delete the biggest file", "click Delete pier.mp4"],
    ["delete the smallest file", "click Delete letter.docx"],
    ["delete both videos", "click Delete pier.mp4, click Delete bridge.mov"],
    ["delete the video", "not_found"],
    ["delete the biggest thing", "not_found"],
  ]);
  const waiting = (name: string, age: string, since: string): Written =>
    row([name, age, since], button(`Strike off ${name}`), button("Call"));
  const people = view([
    {
      role: "table",
      children: [
        waiting("Amit", "31 years old", "2023"),
        waiting("Dora", "64 years old", "2022"),
        waiting("Amy", "25 years old", "2024"),
      ],
    },
  ]);
  cases(people, [
    ["call the person who has waited longest", "click Call"],
    ["strike off the person who has waited longest", "click Strike off Dora"],
    ["strike off the youngest person", "click Strike off Amy"],
    ["strike off the oldest person", "click Strike off Dora"],
  ]);
});

describe("cards of a board by their column", () => {
  const card = (title: string, who: string): Written => ({
    role: "article",
    children: [link(title), line(who), button(`Archive ${title}`), button("Edit")],
  });
  const column = (title: string, ...cards: Written[]): Written => ({
    role: "generic",
    children: [{ role: "heading", name: title, level: 3, children: [title] }, ...cards, button("Add card")],
  });
  const board = view([
    {
      role: "generic",
      children: [
        column("To do 2", card("Smoke machine", "Lena"), card("Street permit", "Omar")),
        column("In progress 2", card("Baker", "Omar"), card("Wig", "Suki")),
        column("Done 1", card("Script", "Lena")),
      ],
    },
  ]);
  cases(board, [
    ["archive the finished card", "click Archive Script"],
    ["archive Omar's card that is not started yet", "click Archive Street permit"],
    ["archive the last card of the middle column", "click Archive Wig"],
    ["archive the card of Lena in the Done column", "click Archive Script"],
    ["archive the card in progress", "not_found"],
    ["archive the card of Suki that is still to do", "not_found"],
    ["archive the cancelled card", "not_found"],
  ]);
});

describe("cards that are compared, called, and written to", () => {
  const flat = (name: string, rent: string, ...controls: Written[]): Written => ({
    role: "article",
    children: [
      { role: "heading", name, level: 3, children: [name] },
      line(rent),
      { role: "checkbox", name: "Compare" },
      ...controls,
    ],
  });
  const visit = button("Arrange a visit");
  const flats = view([
    {
      role: "generic",
      children: [
        flat("Nadia Bercy House", "£710 a month", visit),
        flat("Old Forge", "£640 a month", visit),
        flat("Mill Lane", "let"),
        flat("Quay Side", "£840 a month", visit),
      ],
    },
  ]);
  cases(flats, [
    ["compare the Old Forge and Quay Side", "check Compare, check Compare"],
    ["compare the Old Forge and the lighthouse", "not_understood"],
    ["delete the Old Forge and Quay Side", "not_found"],
  ]);
  const tenant = (name: string, flatNumber: string, rent: string): Written =>
    row([name, flatNumber, rent], button(`Remind ${name}`), { role: "button", name: "✉", children: ["✉"] });
  const tenants = view([
    { role: "heading", name: "Tenants", level: 2, children: ["Tenants"] },
    {
      role: "table",
      children: [tenant("Nadia Bercy", "1A", "£640"), tenant("Bashir Odo", "1B", "£710")],
    },
  ]);
  cases(tenants, [
    ["write to the tenant in flat 1B", "click ✉"],
    ["write to the guy who pays £710", "click ✉"],
    ["mail N. Bercy", "click ✉"],
    ["remind N. Bercy", "click Remind Nadia Bercy"],
    ["write to the tenant in flat 2C", "not_found"],
    ["mail P. Bercy", "not_understood"],
  ]);
});

describe("buttons of entries that are signs, and what some entries alone have", () => {
  const request = (who: string, day: string): Written =>
    row([who, day], button("✔"), { role: "button", name: "✘", children: ["✘"] });
  const requests = view([
    { role: "heading", name: "Requests", level: 2, children: ["Requests"] },
    { role: "table", children: [request("Chess circle", "5 March"), request("Yoga", "19 March")] },
  ]);
  cases(requests, [
    ["accept the last request", "click ✔"],
    ["approve all requests", "click ✔, click ✔"],
    ["archive the last request", "not_found"],
    ["show me what it all costs", "not_found"],
    ["accept all requests that are in", "not_found"],
  ]);
  const plot = (name: string, ...controls: Written[]): Written => ({
    role: "listitem",
    children: [line(name), button("Add note"), ...controls],
  });
  const plots = view([
    { role: "heading", name: "Plots", level: 2, children: ["Plots"] },
    {
      role: "list",
      children: [
        plot("Plot 7 of Osei", button("End lease")),
        plot("Plot 8, free", button("Let")),
        plot("Plot 9 of Lund", button("End lease")),
      ],
    },
  ]);
  cases(plots, [
    ["end all leases", "click End lease, click End lease"],
    ["end the leases of all plots", "click End lease, click End lease"],
  ]);
});
