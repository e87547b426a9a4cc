import { describe, expect, test } from "vitest";
import { ground } from "../../src/grounding/ground.ts";
import { button, checkbox, heading, link, tab, textbox, view } from "./build-view.ts";
import { cases, told } from "./told.ts";

const page = view([
  heading("New transfer"),
  tab("Visits"),
  tab("Week"),
  link("Spare parts"),
  textbox("Request body"),
  button("Send"),
  button("Shuffle"),
  button("Save rules"),
  button("New folder"),
  button("Put aside"),
  button("Freeze membership"),
  { role: "switch", name: "Newsletter", checked: true },
  { role: "switch", name: "Extractor fan", checked: false },
  checkbox("Automatic check-in", { checked: true }),
]);

describe("verbs that say little by themselves", () => {
  cases(page, [
    ["fire off the request", "click Send"],
    ["shoot the request off", "click Send"],
    ["kill the newsletter", "uncheck Newsletter"],
    ["flip automatic check-in off", "uncheck Automatic check-in"],
    ["flip the newsletter switch", "click Newsletter"],
    ["fire up the extractor fan", "check Extractor fan"],
    ["punch the save rules button", "click Save rules"],
    ["bang on shuffle", "click Shuffle"],
    ["flip over to the week", "click Week"],
    ["jump over to the spare parts", "click Spare parts"],
    ["whip up a new folder", "click New folder"],
    ["park this transfer", "click Put aside"],
    ["shelve this transfer for now", "click Put aside"],
    // What they are said of is not there, or they are no order.
    ["fire off the invoice", "not_understood"],
    ["kill the music", "not_understood"],
    ["fire up the karaoke", "not_understood"],
    ["whip up a new spreadsheet", "not_understood"],
    ["flip over to the year", "not_understood"],
    ["don't fire off the request", "not_understood"],
    ["did you fire off the request?", "not_understood"],
    ["I might freeze my membership, not sure", "not_understood"],
  ]);
});

test("a message that is sent is not begun", () => {
  const chat = view([button("New conversation"), textbox("Message harvest"), button("Send")]);
  expect(told(ground(chat, "send the message"))).not.toContain("New conversation");
  expect(told(ground(chat, "fire off the message"))).toBe("click Send");
});

describe("what says how things are, and of nothing on the page", () => {
  cases(page, [
    ["that's all fine like this, save the rules", "click Save rules"],
    ["looks good to me, save the rules", "click Save rules"],
    ["time for bed, kill the newsletter", "uncheck Newsletter"],
    ["park this transfer, I'll get back to it later", "click Put aside"],
    ["looks good to me, print the rules", "not_understood"],
    ["that's fine, don't save the rules", "not_understood"],
  ]);
});
