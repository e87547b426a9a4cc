import { describe } from "vitest";
import { button, heading, view, within } from "./build-view.ts";
import { cases } from "./told.ts";

const lift = (name: string) => within("listitem", "", heading(name), button("Send an engineer"));
const lifts = view(
  [
    lift("Tower House"),
    lift("Mill Court"),
    { role: "checkbox", name: "Ring the caretaker", checked: false },
    { role: "textbox", name: "Note" },
    button("Save"),
    button("Print"),
  ],
  { title: "Lifts" },
);

describe("what is told besides, and nothing knows anything of, is not left out", () => {
  cases(lifts, [
    ["save", "click Save"],
    ["save on the balcony", "not_found"],
    ["in the garage, save", "not_found"],
    ["send an engineer to Mill Court", "click Send an engineer"],
    ["send an engineer to Mill Court with a trombone", "not_found"],
    ["send an engineer to Mill Court, gravel", "not_found"],
    ["ring the caretaker and the trombone", "not_understood"],
    ["print the lifts, 17 litres", "not_found"],
  ]);
});

describe("what says only how it is done, or for whom, is", () => {
  cases(lifts, [
    ["print it on paper", "click Print"],
    ["print it for my mum", "click Print"],
    ["save it in a minute", "click Save"],
    ["write into the note: gravel, on the balcony", "fill Note [gravel, on the balcony]"],
    ["ring the caretaker, sorry", "check Ring the caretaker"],
  ]);
});
