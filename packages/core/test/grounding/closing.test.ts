import { describe } from "vitest";
import { button, checkbox, select, textbox, view, within } from "./build-view.ts";
import { cases } from "./told.ts";

const margins = within(
  "form",
  "Page setup",
  select("Paper", "A4", "A5"),
  textbox("Left margin (mm)", { inputType: "number" }),
  textbox("Top margin (mm)", { inputType: "number" }),
  checkbox("Mirrored"),
  button("Apply"),
  button("Reset"),
);

describe("a last word that is a button of the form is pressed once all is set", () => {
  cases(view([margins, within("form", "Filters", textbox("Word"), button("Apply"))]), [
    [
      "A5, 12 mm from the left, 18 from the top, apply",
      "selectOption Paper [A5], fill Left margin (mm) [12], fill Top margin (mm) [18], click Apply",
    ],
    ["A5 and mirrored, go", "selectOption Paper [A5], check Mirrored, click Apply"],
    ["A5, 12 mm from the left", "selectOption Paper [A5], fill Left margin (mm) [12]"],
  ]);
});

describe("where it is not told which, or it may be a part of what is written, nothing is done", () => {
  const two = within(
    "form",
    "Page setup",
    select("Paper", "A4", "A5"),
    checkbox("Mirrored"),
    button("Apply now"),
    button("Apply to all"),
  );
  cases(view([two]), [["A5 and mirrored, apply", "not_found"]]);
  const report = within("form", "Report", textbox("Findings"), button("File report"));
  cases(view([report]), [
    ["Findings: hairline crack at the handle, file it", "not_found"],
    ['Findings: "hairline crack, file it"', "fill Findings [hairline crack, file it]"],
  ]);
});

describe("what is called so and is set is no button", () => {
  const sharing = within("form", "Sharing", checkbox("Print"), checkbox("Share"), button("Share now"));
  cases(view([sharing]), [["tick print and share", "check Print, check Share"]]);
});

describe("what is only filled in is not done yet", () => {
  const form = view([
    within(
      "form",
      "",
      textbox("Reason"),
      textbox("Packs", { inputType: "number" }),
      { role: "button", name: "Close account" },
      { role: "button", name: "Keep" },
    ),
  ]);
  cases(form, [
    ["reason: retiring, two packs, hand it in", "not_found"],
    ["reason: retiring, packs: 2", "fill Reason [retiring], fill Packs [2]"],
  ]);
});
