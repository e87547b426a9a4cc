import { describe, expect, test } from "vitest";
import { ground } from "../../src/grounding/ground.ts";
import { view } from "./build-view.ts";
import { cases } from "./told.ts";

const tools = view([
  { role: "heading", name: "Quilt designer", level: 1 },
  {
    role: "generic",
    children: ["fa-paint-brush", "fa-crop", "fa-print", "fa-floppy-disk", "spindle-stop"].map((hints) => ({
      role: "button",
      name: "",
      hints,
    })),
  },
  { role: "link", name: "Sound" },
  { role: "button", name: "Leave the club" },
  { role: "button", name: "Add to basket" },
]);

describe("a word that the page knows nowhere, and that only says of what kind something is, does not stand in the way", () => {
  cases(tools, [
    ["switch to the brush tool", "click fa-paint-brush"],
    ["print the quilt", "click fa-print"],
    ["save this drawing for somebody", "click fa-floppy-disk"],
    ["take me to the sound settings", "click Sound"],
  ]);
});

describe("a word that tells which one, what is meant, or how often, does", () => {
  cases(tools, [
    ["leave the committee", "not_understood"],
    ["stop the pump", "not_found"],
    ["rotate the quilt", "not_understood"],
    ["show me the colour of the sound", "not_found"],
    ["put a red kettle in the basket", "not_understood"],
    ["print the second quilt", "not_found"],
  ]);
});

const folders = view([
  {
    role: "generic",
    children: ["Plain knots", "Round knots"].map((name) => ({ role: "tab", name })),
  },
  { role: "link", name: "Overview of knots" },
  { role: "link", name: "Knots" },
  { role: "button", name: "", hints: "glyphicon-th" },
]);

describe("what several might be may be told apart by what the page offers", () => {
  cases(folders, [
    ["second tab", "click Round knots"],
    ["switch to grid view", "click glyphicon-th"],
    ["open the knot tab", "ambiguous"],
  ]);
});

const files = view([
  {
    role: "list",
    children: ["Site report final", "Site report draft", "Pier"].map((name) => ({
      role: "listitem",
      children: [name, { role: "button", name: "Share", ref: name }],
    })),
  },
  { role: "dialog", name: "Tips", children: ["Press Shift", { role: "button", name: "Close" }] },
]);

describe("whoever it is for, and a corner, tell no two things apart; “final” may be a part of a name", () => {
  cases(files, [["click the x in the corner", "click Close"]]);
  test("share the final site report with somebody", () => {
    const found = ground(files, "share the final site report with somebody");
    expect(found.outcome === "resolved" && found.steps.map(({ node }) => node?.ref)).toEqual([
      "Site report final",
    ]);
  });
});

const commits = view([
  { role: "link", name: "Mend ports" },
  { role: "link", name: "History" },
  { role: "link", name: "Code" },
]);

describe("what kind of thing bears the name in quotes, whatever people call such things", () => {
  cases(commits, [
    ["open the commit “Mend ports”", "click Mend ports"],
    ["open the history “Mend ports”", "not_found"],
    ["revert the commit “Mend ports”", "not_understood"],
    ["open the commit message “Mend ports”", "not_found"],
  ]);
});
