import { describe } from "vitest";
import { view, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const box = (name: string, checked = false): Written => ({ role: "checkbox", name, checked });
const button = (name: string): Written => ({ role: "button", name, children: [name] });

describe("columns with headings", () => {
  const card = (name: string): Written => ({
    role: "generic",
    children: [{ role: "generic", children: [name] }, button("Edit"), button("Delete")],
  });
  const column = (name: string, ...cards: string[]): Written => ({
    role: "generic",
    children: [{ role: "heading", name, level: 2, children: [name] }, ...cards.map(card)],
  });
  const page = view([
    column("Proofing", "Rye", "Brioche"),
    column("In the oven", "Baguette", "Spelt"),
    column("Cooling", "Croissant", "Focaccia"),
  ]);
  cases(page, [
    ["edit the last card under Cooling", "click Edit"],
    ["delete the brioche under Cooling", "not_found"],
    ["delete the brioche in the oven", "not_found"],
  ]);
});

describe("all of a part, or so many", () => {
  const pet = (name: string): Written => ({
    role: "article",
    children: [
      { role: "heading", name, level: 3, children: [name] },
      { role: "checkbox", name: "Lost pet", checked: false },
      button("Claim"),
    ],
  });
  const page = view(
    [
      { role: "generic", children: [pet("Biscuit"), pet("Major"), pet("Pip")] },
      {
        role: "group",
        name: "Preferences",
        children: [box("Reminders", true), box("Newsletter", true), box("Automatic check-in", true)],
      },
      { role: "group", name: "Question 2", children: [box("Anchor"), box("Rock"), box("Wreck")] },
    ],
    { title: "Animals" },
  );
  cases(page, [
    ["tick lost pet for all three animals", "check Lost pet, check Lost pet, check Lost pet"],
    ["tick lost pet for all four animals", "not_found"],
    [
      "turn everything under Preferences off except automatic check-in",
      "uncheck Reminders, uncheck Newsletter",
    ],
    ["in question 2 tick all but the anchor", "check Rock, check Wreck"],
    ["in question 3 tick all but the anchor", "not_understood"],
  ]);
});

describe("what comes up and is to go", () => {
  const page = view([
    { role: "generic", children: ["Rack 2", button("×")] },
    { role: "generic", children: ["The plan for Sunday was changed by Ruth.", button("✕")] },
  ]);
  cases(page, [
    ["get rid of that message at the bottom", "click ✕"],
    ["close the cookie banner", "not_found"],
    ["open the terminal icon at the bottom", "not_found"],
  ]);
});

describe("what stands open or shut", () => {
  const zone = (name: string, isOpen: boolean): Written => ({
    role: "region",
    name,
    children: [
      { role: "heading", name, level: 2, children: [name] },
      { role: "switch", name: "Roof vent", checked: isOpen },
      { role: "switch", name: "Mist", checked: isOpen },
    ],
  });
  const page = view([zone("Orchids", false), zone("Tomatoes", true), zone("Seedlings", false)]);
  cases(page, [
    ["close the mist in Tomatoes", "not_found"],
    ["close the roof vent", "not_found"],
  ]);
});

describe("the same for several that are named", () => {
  const office = (name: string): Written => ({
    role: "article",
    children: [{ role: "heading", name, level: 3, children: [name] }, button("Star"), button("Remove")],
  });
  const page = view([
    { role: "searchbox", name: "Search offices", value: "" },
    { role: "main", children: [office("Lisbon"), office("Oslo"), office("Quito")] },
  ]);
  cases(page, [
    ["star Lisbon and Quito", "click Star, click Star"],
    ["Star Lisbon, Oslo and Quito, please", "click Star, click Star, click Star"],
    ["star both Oslo and Quito", "click Star, click Star"],
    ["star Oslo and Reykjavik", "not_found"],
    ["remove Oslo and Quito", "click Remove, click Remove"],
    ["look up “Porto” in the office search", "fill Search offices [Porto], press Search offices [Enter]"],
    ["type “Porto” into the office search", "type Search offices [Porto]"],
  ]);
});
