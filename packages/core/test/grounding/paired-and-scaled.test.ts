import { describe } from "vitest";
import { box, button, select, textbox, view, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

describe("two lists of one length", () => {
  const page = view([textbox("First name"), textbox("Last name"), textbox("Company"), textbox("Name")]);
  cases(page, [
    [
      "set first and last name to Ada and Byron respectively",
      "fill First name [Ada], fill Last name [Byron]",
    ],
    ["first and last name are Ada and Byron", "fill First name [Ada], fill Last name [Byron]"],
    ["enter Ada and Byron as first and last name", "fill First name [Ada], fill Last name [Byron]"],
    ["set company to Smith and Sons", "fill Company [Smith and Sons]"],
    ["set street and town to Elm Road and Leeds respectively", "not_found"],
    ["set first and last name to Ada, Byron and Bo respectively", "not_found"],
  ]);
});

describe("values for fewer boxes than there are", () => {
  const page = view([textbox(""), textbox(""), textbox(""), button("Draw")]);
  cases(page, [
    ["fill the boxes with 3 and 5", "ambiguous"],
    ["put 9 in both boxes", "ambiguous"],
  ]);
});

const slider = (name: string, value: string) =>
  ({
    role: "slider",
    name,
    tag: "input",
    inputType: "range",
    value,
    bounds: { min: "0", max: "100" },
  }) as const;

describe("how much by what is there already", () => {
  const page = view([
    slider("Volume", "40"),
    slider("Brightness", "50"),
    box("Portions", button("−"), "4", button("+")),
  ]);
  cases(page, [
    ["double the portions", "click +, click +, click +, click +"],
    ["half the portions", "click −, click −"],
    ["volume down by 15", "fill Volume [25]"],
    ["as loud as it goes", "fill Volume [100]"],
    ["turn the brightness all the way down", "fill Brightness [0]"],
    ["double the speed", "not_understood"],
    ["two more", "not_understood"],
    ["as clean as possible", "not_understood"],
  ]);
});

describe("of the only number of a page", () => {
  const page = view([
    { role: "spinbutton", name: "Tickets", inputType: "number", value: "3", bounds: { min: "1", max: "10" } },
  ]);
  cases(page, [
    ["two more, please", "fill Tickets [5]"],
    ["one fewer", "fill Tickets [2]"],
    ["double it", "fill Tickets [6]"],
    ["as many tickets as possible", "fill Tickets [10]"],
  ]);
});

describe("units are turned into those of a field", () => {
  const page = view([
    { role: "spinbutton", name: "Weight (g)", inputType: "number" },
    { role: "spinbutton", name: "Length in cm", inputType: "number" },
  ]);
  cases(page, [
    ["weight 2.5 kg", "fill Weight (g) [2500]"],
    ["weight: 2 kg, length: 1.2 m", "fill Weight (g) [2000], fill Length in cm [120]"],
    ["set the length to 80 cm", "fill Length in cm [80]"],
    ["set the length to 3 feet", "not_found"],
    ["set the weight to 3 metres", "not_found"],
  ]);
});

describe("a day or a time that is there, moved by so much", () => {
  const held = (name: string, inputType: string, value: string): Written =>
    textbox(name, { inputType, value });
  cases(
    view([
      held("Departure", "date", "2025-11-08"),
      held("Return", "date", ""),
      held("Food served at", "time", "12:30"),
      held("Doors close", "time", "23:30"),
    ]),
    [
      ["departure one day later", "fill Departure [2025-11-09]"],
      ["postpone the departure by a week", "fill Departure [2025-11-15]"],
      ["serve the food 45 minutes earlier, please", "fill Food served at [11:45]"],
      ["food served half an hour later", "fill Food served at [13:00]"],
      // Nothing stands there, it goes past midnight, or it is not said of what.
      ["return two days later", "not_understood"],
      ["doors close an hour later", "not_understood"],
      ["make it an hour later", "not_understood"],
      ["the band plays an hour later", "not_understood"],
    ],
  );
});

describe("as far as it goes, and by so much, of what is called otherwise", () => {
  const slider = (name: string, value: string): Written => ({
    role: "slider",
    name,
    inputType: "range",
    bounds: { min: "0", max: "10" },
    value,
  });
  cases(view([slider("Urgency", "2"), slider("Phone", "3"), select("Adults", "1", "2", "3", "4")]), [
    ["as urgent as it gets", "fill Urgency [10]"],
    ["phone fader all the way up", "fill Phone [10]"],
    ["phone all the way to the left", "fill Phone [0]"],
    ["as lovely as it gets", "not_understood"],
  ]);
  cases(view([select("Adults", "1", "2", "3", "4")].map((list) => Object.assign({}, list, { value: "3" }))), [
    ["one more adult", "selectOption Adults [4]"],
    ["three more adults", "not_found"],
  ]);
});
