import { describe } from "vitest";
import { select, textbox, view, within } from "./build-view.ts";
import { cases } from "./told.ts";

describe("a share of what a range goes over", () => {
  const page = view([
    { role: "slider", name: "Volume", tag: "input", inputType: "range", value: "40" },
    { role: "spinbutton", name: "Tickets", inputType: "number", value: "3", bounds: { max: "10" } },
  ]);
  cases(page, [
    ["set the volume to three quarters", "fill Volume [75]"],
    ["set the volume to the maximum", "fill Volume [100]"],
    ["set the tickets to the maximum", "fill Tickets [10]"],
  ]);
});

describe("the hours that something is open", () => {
  const page = view([textbox("Opens", { inputType: "time" }), textbox("Closes", { inputType: "time" })]);
  cases(page, [["open from 8 am until half past six pm", "fill Opens [08:00], fill Closes [18:30]"]]);
});

describe("lists that offer some months and days only", () => {
  const page = view([
    within(
      "group",
      "Date of birth",
      select("Day", "Day", "1", "2", "3", "4"),
      select("Month", "Month", "April", "May", "June"),
      select("Year", "Year", "1989", "1990", "1991"),
    ),
  ]);
  cases(page, [
    [
      "date of birth: May 3, 1990",
      "selectOption Day [3], selectOption Month [May], selectOption Year [1990]",
    ],
    ["date of birth: July 3, 1990", "not_understood"],
  ]);
});
