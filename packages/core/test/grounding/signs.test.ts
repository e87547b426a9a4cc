import { describe, expect, test } from "vitest";
import { asGrammarReads } from "../../src/grounding/before-grammar.ts";
import { parseInstruction } from "../../src/grounding/grammar/instruction.ts";
import { button, heading, view, within, type Written } from "./build-view.ts";
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
  ["save with the keyboard, ctrl s", "press the ctrl+s key"],
  ["undo using ctrl+z", "press the ctrl+z key"],
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

describe("controls that are known by what authors wrote for machines", () => {
  const known = (hints: string, more: object = {}): Written =>
    ({ role: "button", name: "", hints, ref: hints, ...more }) as Written;
  const page = view([
    heading("Player"),
    known("vjs-play-control vjs-playing"),
    known("vjs-skip-backward-30"),
    known("vjs-skip-backward-10"),
    known("k spindle-stop"),
    known("rotate-ccw"),
    known("rotate-cw"),
    known("btn-toc"),
    known("mv-prev"),
    known("mv-last"),
    known("lyr grid-lines", { pressed: true }),
    known("hdr-btn header-notifications"),
    { role: "button", name: "½", hints: "offer-draw", ref: "draw" },
    icon("ic-plus"),
    icon("share-2"),
    { role: "button", name: "add_photo_alternate", signs: "add_photo_alternate", ref: "photo" },
  ]);
  cases(page, [
    ["pause the video", "click vjs-play-control vjs-playing"],
    ["skip back 10 seconds", "click vjs-skip-backward-10"],
    ["stop the spindle", "click k spindle-stop"],
    ["rewind half a minute", "click vjs-skip-backward-30"],
    ["go back one move", "click mv-prev"],
    ["jump to the last move", "click mv-last"],
    ["rotate it counterclockwise", "click rotate-ccw"],
    ["open the table of contents", "click btn-toc"],
    ["hide the grid lines", "click lyr grid-lines"],
    ["click the bell", "click hdr-btn header-notifications"],
    ["offer a draw", "click ½"],
    ["zoom in three times", "click ic-plus, click ic-plus, click ic-plus"],
    ["share this view", "click share-2"],
    ["insert a photo", "click add_photo_alternate"],
    ["rotate it", "not_understood"],
    ["skip backward", "ambiguous"],
    ["show the grid lines", "not_found"],
    ["stop the pump", "not_found"],
    ["insert a table", "not_understood"],
  ]);
});

describe("signs in each of many", () => {
  const song = (name: string): Written =>
    within(
      "listitem",
      "",
      name,
      { ...(icon("bi-heart") as object), ref: `heart of ${name}` } as Written,
      {
        ...(icon("bi-three-dots") as object),
        ref: `dots of ${name}`,
      } as Written,
    );
  cases(view([within("list", "Queue", song("Tidewater"), song("Harbour Song"), song("Salt"))]), [
    ["like Harbour Song", "click heart of Harbour Song"],
    ["open the menu of Salt", "click dots of Salt"],
    // One of them has the word in its name by chance.
    ["like the song", "not_found"],
  ]);
});

test.each([
  ["hit the + key", "+"],
  ["press the plus key", "+"],
  ["press ctrl and +", undefined],
  ["press Control++", "Control++"],
])("the key of %j", (said, key) => {
  const sentence = parseInstruction(said);
  expect(sentence.outcome === "parsed" ? sentence.clauses[0]?.readings[0]?.[0]?.key : undefined).toBe(key);
});
