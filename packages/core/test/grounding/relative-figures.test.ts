import { describe } from "vitest";
import { heading, textbox, view } from "./build-view.ts";
import { cases } from "./told.ts";

describe("a figure that is said as a change is added to what the field holds, or taken from it", () => {
  const offer = view([
    heading("Offers", 1),
    textbox("Counter-offer €", { inputType: "number", value: "50" }),
    textbox("Planned, Food", { value: "1250" }),
    textbox("Deposit €", { inputType: "number", value: "" }),
    textbox("Nights", { inputType: "number", value: "3", bounds: { min: "1", max: "14" } }),
  ]);
  cases(offer, [
    ["three euros less for the counter-offer", "fill Counter-offer € [47]"],
    ["5 euros more for the counter-offer", "fill Counter-offer € [55]"],
    ["planned for food: cut it by fifty", "fill Planned, Food [1200]"],
    ["planned for food: fifty less", "fill Planned, Food [1200]"],
    // It holds nothing that three could be more than.
    ["3 euros more for the deposit", "not_found"],
    ["nights down by 1", "fill Nights [2]"],
    ["set the counter-offer to 3", "fill Counter-offer € [3]"],
    ["set nights to 5 or more", "fill Nights [5]"],
  ]);
});
