import { describe } from "vitest";
import { heading, textbox, view, within } from "./build-view.ts";
import { cases } from "./told.ts";

const domain = (name: string) =>
  within(
    "row",
    "",
    within("cell", "", { role: "checkbox", name: `Select ${name}`, checked: true }),
    within("cell", "", name),
    within("cell", "", { role: "switch", name: "Auto-renew", checked: true }),
  );
const domains = view([heading("Domains", 1), within("table", "", domain("fernhill.org"), domain("oak.com"))]);

describe("what is called by the words in the same row is not passed over", () => {
  cases(domains, [
    ["turn off fernhill.org auto-renew", "not_found"],
    ["untick fernhill.org", "uncheck Select fernhill.org"],
  ]);
});

const number = (name: string) => ({ role: "spinbutton", name, inputType: "number", value: "0" });
const party = view([
  heading("Tee times", 1),
  within("form", "", number("Guests"), textbox("Lead player"), textbox("Quantity of balls")),
]);

describe("how many there are is written where it is asked", () => {
  cases(party, [
    ["we are six players", "not_found"],
    ["six balls", "fill Quantity of balls [6]"],
    ["lead player is Ann", "fill Lead player [Ann]"],
  ]);
});
