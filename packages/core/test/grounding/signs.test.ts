import { describe, expect, test } from "vitest";
import { asGrammarReads } from "../../src/grounding/before-grammar.ts";
import { button, view, within, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const icon = (signs: string): Written => ({
  role: "button",
  name: "",
  signs,
  ref: signs.split(" ").at(-1) ?? "",
});

describe("controls that only show a sign", () => {
  const line = (name: string): Written =>
    within(
      "listitem",
      "",
      name,
      { ...(icon("bi bi-trash3") as object), ref: `bin of ${name}` } as Written,
      {
        ...(button("⋯") as object),
        ref: `dots of ${name}`,
      } as Written,
    );
  const page = view([
    icon("fas fa-scissors"),
    icon("icon-search"),
    icon("feather feather-settings"),
    icon("bi bi-arrow-counterclockwise"),
    icon("fa-regular fa-floppy-disk"),
    icon("icon-share-2"),
    { role: "button", name: "format_color_fill", signs: "format_color_fill", ref: "bucket" },
    line("Anna"),
    line("Ben"),
  ]);

  cases(page, [
    ["click the scissors", "click fa-scissors"],
    ["click the magnifying glass", "click icon-search"],
    ["click the gear", "click feather-settings"],
    ["open the settings", "click feather-settings"],
    ["click the floppy disk", "click fa-floppy-disk"],
    ["hit the share icon", "click icon-share-2"],
    ["click the paint bucket", "click format_color_fill"],
    ["click the bin icon next to Ben", "click bin of Ben"],
    ["click the paper plane", "not_found"],
    ["click the heart", "not_found"],
    ["click the bin", "ambiguous"],
  ]);
});

test.each([
  ["hold control and press s", "press the control+s key"],
  ["press Shift and Tab together", "press the Shift+Tab key"],
  ["use the keyboard shortcut ctrl shift k", "press the ctrl+shift+k key"],
  ["press Enter while holding Shift", "press the Shift+Enter key"],
  ["press Control and click Save", "press Control and click Save"],
  ["put the tent on the lake shore (drag it)", "drag the tent on the lake shore"],
  ["open the terminal (icon at the top right)", "open the terminal icon at the top right"],
  ["fill Weight (kg)", "fill Weight (kg)"],
])("%j is read as %j", (said, read) => {
  expect(asGrammarReads(said)).toBe(read);
});
