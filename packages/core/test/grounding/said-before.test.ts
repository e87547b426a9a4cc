import { describe, expect, test } from "vitest";
import { leavesThing } from "../../src/grounding/evidence/other-thing.ts";
import { view, within } from "./build-view.ts";
import { cases } from "./told.ts";

const clinic = view([
  { role: "heading", name: "Monday", level: 1 },
  {
    role: "list",
    children: [
      ["Milo Grant", "Vaccination"],
      ["Lena Fuchs", "Blood test"],
      ["Lena Fuchs", "X-ray"],
    ].map(([name = "", reason = ""], at) => ({
      role: "listitem",
      children: [
        name,
        reason,
        { role: "button", name: "Cancel", hints: `cancel-${at}` },
        { role: "link", name: `Record ${at}` },
      ],
    })),
  },
  { role: "textbox", name: "Find a patient", value: "" },
]);

describe("what is said first tells what the order is about", () => {
  cases(clinic, [
    ["Milo Grant can't come, cancel it", "click Cancel"],
    ["Where is the X-ray? Open its record", "click Record 2"],
    ["don't cancel the X-ray, open its record", "click Record 2"],
    ["the vaccination is due, open its record", "click Record 0"],
    ["the blood test has been postponed, cancel the appointment", "click Cancel"],
    ["Milo Grant rang up, open the link Record 0", "click Record 0"],
    ["Milo Grant gave notice, open the link Record 2", "not_understood"],
    ["Lena Fuchs is ill, cancel the appointment", "not_understood"],
    ["the vaccination was done last week, no need for it now", "not_found"],
    ["Lena Fuchs is ill, cancel her appointment", "not_understood"],
    ["if Milo Grant can't come, cancel it", "not_understood"],
    ["Milo Grant owes us 30, cancel it", "not_understood"],
    ["Milo Grant from Lena Fuchs, cancel it", "not_understood"],
  ]);
});

describe("what is to be had is said", () => {
  const pictures = view([
    within("listitem", "", "Stairs in the lighthouse", {
      role: "link",
      name: "Download",
      ref: "load",
      interactive: true,
    }),
  ]);
  const node = pictures.nodes.find(({ ref }) => ref === "load");
  test.each([
    ["get me the info on the stairs", true],
    ["get me the recipe of the stairs", true],
    ["get me the picture of the stairs", false],
    ["get rid of the stairs", false],
  ])("%s: it is something else: %s", (instruction, isOther) => {
    expect(node && leavesThing(pictures, node, instruction)).toBe(isOther);
  });
});
