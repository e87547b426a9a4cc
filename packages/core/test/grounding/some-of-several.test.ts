import { describe } from "vitest";
import { view, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const heading = (name: string): Written => ({ role: "heading", name, level: 2, children: [name] });
const press = (name: string, disabled = false): Written => ({
  role: "button",
  name,
  children: [name],
  ...(disabled ? { disabled } : {}),
});
const night = (name: string, host: string, deed: Written): Written => ({
  role: "article",
  children: [heading(name), host, deed, press("Add to calendar")],
});

describe("what cannot be done for one of several is done for none", () => {
  const page = view(
    [
      heading("Nights"),
      night("Saturn", "Dr Bello", press("Sign up")),
      night("Meteors", "Piet Visser", press("Sign up", true)),
      night("The Moon", "Dr Bello", press("Join the waiting list")),
    ],
    { title: "Nights" },
  );
  cases(page, [
    ["add both of Dr Bello's nights to the calendar", "click Add to calendar, click Add to calendar"],
    ["sign up for both of Dr Bello's nights", "not_found"],
    ["sign up for Saturn and Meteors", "not_found"],
  ]);
});

describe("what is to go off is not turned on", () => {
  const page = view([
    { role: "switch", name: "Television", checked: true },
    { role: "switch", name: "Extractor fan", checked: false },
    { role: "checkbox", name: "Day off", checked: false },
  ]);
  cases(page, [
    ["television off please", "uncheck Television"],
    ["Television off.", "uncheck Television"],
    ["I'm off now, television off please", "uncheck Television"],
    ["extractor fan on please", "check Extractor fan"],
    ["tick day off", "check Day off"],
    ["radio off please", "not_understood"],
  ]);
});

describe("what somebody should not do, and labels with a tick behind them", () => {
  const page = view([
    { role: "switch", name: "Coach may call me", checked: true },
    { role: "checkbox", name: "Neutered", checked: false },
    { role: "checkbox", name: "Vaccinated", checked: true },
  ]);
  cases(page, [
    ["I'd rather the coach didn't call me", "uncheck Coach may call me"],
    ["the coach shouldn't call me any longer", "uncheck Coach may call me"],
    ["the treasurer shouldn't call me", "not_understood"],
    ["the coach shouldn't call my mother", "not_understood"],
    ["Neutered: check", "check Neutered"],
    ["Vaccinated: untick", "uncheck Vaccinated"],
    ["Wormed: check", "not_understood"],
  ]);
});

describe("what is said once of controls that are called so", () => {
  const patient = (name: string): Written => ({
    role: "listitem",
    children: [
      { role: "generic", children: [name] },
      { role: "checkbox", name: "Tea", checked: false },
      { role: "checkbox", name: "Water", checked: false },
      press("Served"),
    ],
  });
  const page = view(
    [
      heading("Patients"),
      { role: "list", children: [patient("Agnes Moreau"), patient("Henrik Sand")] },
      ...["Brood", "Honey", "Pollen"].map((name): Written => ({ role: "spinbutton", name, value: "" })),
    ],
    { title: "Ward" },
  );
  cases(page, [
    ["brood, honey and pollen 4 each", "fill Brood [4], fill Honey [4], fill Pollen [4]"],
    ["brood, honey and pollen: both 4", "not_understood"],
    ["brood and honey at 4", "fill Brood [4], fill Honey [4]"],
    ["brood, honey and wax 4 each", "not_understood"],
    ["tea and water for Henrik Sand", "check Tea, check Water"],
    ["tea and coffee for Henrik Sand", "not_understood"],
  ]);
});
