import { describe } from "vitest";
import { heading, textbox, view, within, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const input = (name: string, inputType = "text"): Written => textbox(name, { inputType, tag: "input" });
const number = (name: string, value = "0"): Written => ({
  role: "spinbutton",
  name,
  value,
  inputType: "number",
});

describe("values that move, hundreds in words, and what is no price", () => {
  const form = view([
    heading("Booking", 1),
    input("Departure", "date"),
    number("Tempo", "100"),
    number("Copies", "10"),
    input("min €"),
    number("Lowest temperature °C", "12"),
  ]);
  cases(form, [
    ["departure moves to the 10th of November 2027", "fill Departure [2027-11-10]"],
    ["set the tempo to a hundred and ten", "fill Tempo [110]"],
    ["three hundred copies", "fill Copies [300]"],
    ["don't let it drop below 10 degrees", "fill Lowest temperature °C [10]"],
    ["at least three rooms", "not_understood"],
    ["arrival moves to the 10th of November 2027", "not_understood"],
  ]);
});

describe("what is told of the one field is not written into that beside it", () => {
  const clock = (name: string, value: string): Written =>
    textbox(name, { inputType: "time", tag: "input", value });
  const heat = view([
    within(
      "listitem",
      "",
      "Heating",
      clock("Wake-up heating at", "06:30"),
      clock("Night setback from", "22:30"),
    ),
    within("listitem", "", "Lights", clock("Lights on at", "06:30"), clock("Lights off at", "22:30")),
  ]);
  cases(heat, [["the wake-up heating should start at quarter past six", "not_understood"]]);
  const rota = view([
    within(
      "row",
      "",
      within("cell", "", "June Hart"),
      within("cell", "", clock("Start", "")),
      within("cell", "", clock("End", "")),
    ),
    within(
      "row",
      "",
      within("cell", "", "Milo Grant"),
      within("cell", "", clock("Start", "")),
      within("cell", "", clock("End", "")),
    ),
  ]);
  cases(rota, [
    ["June works from ten in the morning until six in the evening", "fill Start [10:00], fill End [18:00]"],
    ["Milo works from 9 to 5", "fill Start [09:00], fill End [17:00]"],
    ["Zoe works from 9 to 5", "not_understood"],
  ]);
});
