import { describe } from "vitest";
import { box, button, heading, radio, textbox, view, within, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const input = (name: string, inputType = "text"): Written => textbox(name, { inputType, tag: "input" });
const number = (name: string, value = "0"): Written => ({
  role: "spinbutton",
  name,
  value,
  inputType: "number",
});

describe("what is done to something when", () => {
  const home = view(
    [
      heading("Home cover", 1),
      number("Year built"),
      number("Rooms"),
      input("Made on", "date"),
      input("Cleared by", "time"),
      "Wheels in the cellar",
    ],
    { title: "Home cover quote" },
  );
  cases(home, [
    ["the house was built in 1968", "fill Year built [1968]"],
    ["the wheels were made on 4 March 2026", "fill Made on [2026-03-04]"],
    ["everything should be cleared away by 4 pm", "fill Cleared by [16:00]"],
    ["the garage was built in 1968", "not_understood"],
    ["the rooms were built in 1968", "not_understood"],
    ["the house was not built in 1968", "not_understood"],
    ["the house was painted in 1968", "not_understood"],
    ["the wheels were sold on 4 March 2026", "not_understood"],
  ]);
  const transfer = view([heading("Transfer", 1), input("Execution date", "date")]);
  cases(transfer, [
    ["do it on the 28th of April 2026 please", "fill Execution date [2026-04-28]"],
    ["cancel it on 28 April 2026", "not_found"],
  ]);
});

describe("what was done is not what is to be done", () => {
  const courier = view([heading("Courier", 1), input("Collection date", "date")]);
  cases(courier, [["it should be collected on 3 May 2027", "fill Collection date [2027-05-03]"]]);
  const game = view([
    within("group", "Players", ...["2", "3"].map((name) => radio(name, { checked: name === "2" }))),
    number("Age of the youngest player"),
  ]);
  cases(game, [["there are nine of us", "not_found"]]);
});

describe("how many somebody comes with", () => {
  const booking = view([
    heading("Tee times", 1),
    button("Tue 4 May"),
    number("Players", "2"),
    number("Nights", "2"),
    number("Age"),
    input("Dancer"),
    input("Guest of"),
    within(
      "group",
      "Tip",
      ...["No tip", "5 %", "10 %"].map((name) => radio(name, { checked: name === "5 %" })),
    ),
  ]);
  cases(booking, [
    ["there are four of us", "fill Players [4]"],
    ["we are a party of six", "fill Players [6]"],
    ["they're staying three nights", "fill Nights [3]"],
    ["the dancer is nine years old", "fill Age [9]"],
    ["I'd like to leave ten percent as a tip", "check 10 %"],
    ["leave a 20 % tip", "not_understood"],
    ["we are bringing two dogs", "not_understood"],
    ["are there four of us?", "not_found"],
  ]);
  const calendar = view([
    heading("March 2026", 1),
    box(...Array.from({ length: 31 }, (_, at) => button(String(at + 1)))),
  ]);
  cases(calendar, [
    ["there are four of us", "not_found"],
    ["set the guests to two", "not_found"],
  ]);
});

describe("lengths in the unit of their field, times in their own row", () => {
  const settings = view([
    number("Sign out after (minutes)", "60"),
    number("Timeout (ms)", "3000"),
    input("Name on the bag"),
    input("Pitch"),
  ]);
  cases(settings, [
    ["sign out after half an hour", "fill Sign out after (minutes) [30]"],
    ["sign me out after two hours", "fill Sign out after (minutes) [120]"],
    ["the timeout should be 2 seconds", "fill Timeout (ms) [2000]"],
    ["the bag goes under the name Halloran", "fill Name on the bag [Halloran]"],
    ["the pitch is Hazel Park 1 this time", "fill Pitch [Hazel Park 1]"],
    ["the parcel goes under the name Halloran", "not_understood"],
  ]);
});
