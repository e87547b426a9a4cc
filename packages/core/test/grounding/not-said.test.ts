import { describe } from "vitest";
import { button, checkbox, heading, link, textbox, view, within } from "./build-view.ts";
import { cases } from "./told.ts";

const line = (name: string) =>
  within("listitem", "", within("generic", "", textbox("", { value: name })), button("Remove line"));
const page = view([
  heading("Account", 1),
  textbox("Electricity reading (kWh)"),
  textbox("Note to the accountant"),
  textbox("Dancer"),
  { role: "switch", name: "Coach may call me", checked: true },
  link("Weather"),
  button("Play"),
  within("list", "", line("Shelves"), line("Frame"), line("Door")),
]);

describe("what was not said is not done", () => {
  cases(page, [
    ["the gas reading is 3310", "not_understood"],
    ["the electricity reading is 3310", "fill Electricity reading (kWh) [3310]"],
    ["forget that note to the accountant, throw it away", "not_understood"],
    ["note to the accountant: throw it away", "fill Note to the accountant [throw it away]"],
    ["put Noa Feld down as the dancer", "type Dancer [Noa Feld]"],
    ["the coach didn't call me", "not_understood"],
    ["the coach may not call me", "uncheck Coach may call me"],
    ["comment on the weather", "not_understood"],
    ["start the karaoke", "not_found"],
    ["line 3: see message", "not_understood"],
  ]);
});

const parcel = view([
  within(
    "group",
    "Parcel",
    checkbox("Insure the parcel", { checked: false }),
    checkbox("Text me", { checked: true }),
  ),
]);

describe("of those that are ticked one is that is", () => {
  cases(parcel, [["untick everything that is ticked under Parcel", "not_found"]]);
});
