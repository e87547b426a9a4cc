import { describe } from "vitest";
import { view, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const button = (name: string): Written => ({ role: "button", name, children: [name] });
const at = (written: Exclude<Written, string>, x: number, y: number): Written => ({
  ...written,
  box: { x, y, width: 60, height: 24 },
});

describe("what stands beside or between others", () => {
  const page = view([
    {
      role: "toolbar",
      children: ["Refresh", "Archive", "Delete", "Spam"].map((name, place) =>
        at({ role: "button", name, children: [name] }, 10 + place * 70, 10),
      ),
    },
    ...["Length", "Width", "Height"].map((name, place): Written => ({
      role: "generic",
      box: { x: 10 + place * 200, y: 100, width: 190, height: 50 },
      children: [
        { role: "generic", box: { x: 10 + place * 200, y: 100, width: 60, height: 20 }, children: [name] },
        {
          role: "spinbutton",
          name,
          value: "",
          box: { x: 10 + place * 200, y: 122, width: 180, height: 24 },
        },
      ],
    })),
  ]);
  cases(page, [
    ["click the button between Refresh and Delete", "click Archive"],
    ["click the button between Refresh and Spam", "not_found"],
    ["click the button between Refresh and Archive", "not_found"],
    ["click the leftmost button", "click Refresh"],
    ["click the button at the far right", "click Spam"],
    ["enter 12 in the field to the right of Length", "type Width [12]"],
    ["put 30 in the field left of Width", "type Length [30]"],
    ["put 30 in the field left of Length", "not_found"],
  ]);
});

const hold = (name: string, degrees: string, minutes: string): Written => ({
  role: "generic",
  children: [
    { role: "generic", children: [name] },
    { role: "generic", children: ["at", { role: "textbox", name: "at °C", value: degrees }, "°C"] },
    {
      role: "generic",
      children: ["for", { role: "textbox", name: "for minutes", value: minutes }, "minutes"],
    },
    { role: "button", name: "Remove", children: ["Remove"] },
  ],
});
const field = (name: string): Written => ({
  role: "generic",
  children: [
    { role: "generic", children: [name] },
    { role: "textbox", name, value: "" },
  ],
});

describe("a list below its own heading, among the fields of a form", () => {
  const page = view([
    { role: "heading", name: "Kiln", level: 1, children: ["Kiln"] },
    {
      role: "generic",
      children: [
        field("Potter"),
        field("Day"),
        { role: "heading", name: "Holds", level: 2, children: ["Holds"] },
        hold("Candling", "90", "60"),
        hold("Burn-out", "450", "30"),
        hold("Soak", "1000", "15"),
      ],
    },
  ]);
  const remove = (...places: number[]) => places.map(() => "click Remove").join(", ");
  cases(page, [
    ["remove the first hold", remove(1)],
    ["remove the longest hold", remove(1)],
    ["remove the hottest hold", remove(1)],
    ["remove every hold but the soak", remove(1, 2)],
    ["remove every hold", "not_found"],
    ["remove every hold but the kettle", "not_found"],
  ]);
});

describe("what is left out or compared tells the list", () => {
  const song = (title: string, by: string, lasts: string): Written => ({
    role: "listitem",
    children: [
      { role: "generic", children: [`${title} — ${by}`] },
      lasts,
      { role: "button", name: `Remove ${title}`, children: ["✕"] },
    ],
  });
  const queue = view([
    { role: "heading", name: "Up next", level: 2, children: ["Up next"] },
    {
      role: "list",
      children: [
        song("Grey Morning", "Tam Reid", "3:41"),
        song("Harvest Reel", "The Flagstones", "2:58"),
        song("The Loom", "Effie Blythe", "5:12"),
        song("Low Tide", "Effie Blythe", "4:05"),
      ],
    },
  ]);
  cases(queue, [
    ["remove the longest song", "click Remove The Loom"],
    [
      "remove every song except Harvest Reel",
      "click Remove Grey Morning, click Remove The Loom, click Remove Low Tide",
    ],
    ["delete every song except Harvest Reel", "not_found"],
    ["remove the last but one song", "click Remove The Loom"],
    ["remove the songs by Reid", "click Remove Grey Morning"],
    ["remove the songs by Blythe", "click Remove The Loom, click Remove Low Tide"],
    ["remove the song by Blythe", "not_found"],
    ["remove the songs by Osei", "not_found"],
    ["remove the third to last song", "click Remove Harvest Reel"],
  ]);

  const bus = (number: string, fuel: string): Written => ({
    role: "generic",
    children: [
      { role: "generic", children: [number] },
      { role: "generic", children: [`fuel ${fuel} %`] },
      button("Send out"),
      button("To workshop"),
    ],
  });
  const depot = view([
    { role: "heading", name: "Buses", level: 2, children: ["Buses"] },
    { role: "generic", children: [bus("2041", "80"), bus("2044", "15"), bus("3107", "55")] },
  ]);
  cases(depot, [
    ["send the bus with the least fuel to the workshop", "click To workshop"],
    ["send 3107 to the workshop", "click To workshop"],
    ["send out every bus except 2044", "click Send out, click Send out"],
    ["send the bus with the least fuel to the seaside", "not_found"],
  ]);
});

describe("rows whose amounts stand in fields", () => {
  const line = (what: string, amount: string): Written => ({
    role: "generic",
    children: [
      { role: "textbox", name: "Description", value: what },
      { role: "textbox", name: "Amount", value: amount },
      { role: "button", name: `Remove ${what}`, children: ["x"] },
    ],
  });
  const report = view([
    { role: "heading", name: "Expenses", level: 2, children: ["Expenses"] },
    { role: "generic", children: [line("Taxi", "23.40"), line("Hotel", "318.00"), line("Dinner", "112.80")] },
    button("Add expense"),
  ]);
  cases(report, [
    ["remove the cheapest expense", "click Remove Taxi"],
    ["remove the most expensive line", "click Remove Hotel"],
  ]);
});
