import { describe } from "vitest";
import { heading, radio, select, textbox, view, within, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const day = (name: string): Written => textbox(name, { inputType: "date", tag: "input" });
const number = (name: string, value = "0"): Written => ({
  role: "spinbutton",
  name,
  value,
  inputType: "number",
});

describe("from which day to which", () => {
  const rental = view([heading("Rent skis", 1), textbox("Name"), day("First day"), day("Last day")]);
  cases(rental, [
    ["I'm off from 3 to 14 August 2027", "fill First day [2027-08-03], fill Last day [2027-08-14]"],
    [
      "skiing from 6 February 2027 to 12 February 2027",
      "fill First day [2027-02-06], fill Last day [2027-02-12]",
    ],
    ["we ski from 6 to 12 February 2027", "fill First day [2027-02-06], fill Last day [2027-02-12]"],
    ["for a week from 13 February 2027", "fill First day [2027-02-13], fill Last day [2027-02-20]"],
    ["from 12 July 2027 for three nights", "fill First day [2027-07-12], fill Last day [2027-07-15]"],
    ["cancel everything from 6 February 2027 to 12 February 2027", "not_found"],
    ["my passport is valid from 3 May 2020 to 2 May 2030", "not_understood"],
    ["we did not ski from 6 to 12 February 2027", "not_understood"],
  ]);
});

describe("how many nights, where that is asked for", () => {
  cases(view([day("Arrival"), number("Nights", "2")]), [
    ["a week from 5 July 2027", "fill Arrival [2027-07-05], fill Nights [7]"],
  ]);
  cases(view([day("From"), textbox("Name")]), [["a week from 5 July 2027", "not_found"]]);
});

describe("one of a list of days or times, below nought, and how often", () => {
  const form = view([
    select("Day", "Mon", "Tue", "Wed", "Thu", "Fri"),
    select("Expected arrival time", "before 14:00", "14:00–16:00", "16:00–18:00", "after 18:00"),
    number("Storage temperature (°C)", "4"),
    select("Notices by", "Mail", "E-mail", "Telephone"),
    within(
      "group",
      "Payment",
      radio("Every month", { checked: true }),
      radio("Once a year", { checked: false }),
    ),
    number("Number of tyres", "2"),
    textbox("Patient number"),
  ]);
  cases(form, [
    ["Wednesday suits me best", "selectOption Day [Wed]"],
    ["Sunday suits me best", "not_understood"],
    [
      "we'll get there between four and six in the afternoon",
      "selectOption Expected arrival time [16:00–18:00]",
    ],
    ["keep it at minus 20 degrees", "fill Storage temperature (°C) [-20]"],
    ["send me the notices by e-mail", "selectOption Notices by [E-mail]"],
    ["I'd pay once a year", "check Once a year"],
    ["all four tyres", "fill Number of tyres [4]"],
    ["patient number is 88-1204, sorry about the handwriting", "fill Patient number [88-1204]"],
    ["send me the invoices by e-mail", "not_found"],
    ["we pay the plumber once a year", "not_understood"],
  ]);
});
