import { describe } from "vitest";
import { button, checkbox, heading, view, within, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const part = (name: string): Written => within("listitem", "", name, button("Copy"), button("Remove"));
const plate = view([
  heading("Plate", 1),
  within("list", "", part("bracket_v4.stl"), part("hinge_pin.stl"), part("knob.stl")),
  within("group", "Extras", checkbox("Transit pass"), checkbox("Gym"), checkbox("Locker")),
]);

describe("nothing is done with what is left out of all of something", () => {
  cases(plate, [
    ["remove all the parts except the knob", "click Remove, click Remove"],
    ["remove all the parts, just leave the bracket", "not_found"],
    ["tick all the extras except the locker", "check Transit pass, check Gym"],
    // Whose it is cannot be told.
    ["remove every part except mine", "not_found"],
    ["tick all the extras except the parking", "not_found"],
  ]);
});

describe("a button that does so to all others is pressed", () => {
  const notice = view([
    within("dialog", "Cookies", "We like cookies.", button("Accept all"), button("Necessary only")),
  ]);
  cases(notice, [["refuse all cookies except the necessary ones", "click Necessary only"]]);
});

describe("“off” that tells which are meant is not what is done", () => {
  const phone = view([
    heading("Phone", 1),
    within(
      "group",
      "Switches",
      { role: "switch", name: "Roaming", checked: false },
      { role: "switch", name: "Hotspot", checked: false },
    ),
  ]);
  cases(phone, [
    ["turn on all switches that are off", "check Roaming, check Hotspot"],
    ["turn off roaming", "uncheck Roaming"],
  ]);
});
