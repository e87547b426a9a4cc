import { describe, expect, test } from "vitest";
import { box, button, heading, select, textbox, view, within, type Written } from "./build-view.ts";
import { ground } from "../../src/grounding/ground.ts";
import { cases } from "./told.ts";

const desk = view(
  [
    heading("Check in", 2),
    textbox("Guest", { value: "Linnea Bergström", tag: "input" }),
    textbox("Passport no.", { tag: "input" }),
    textbox("E-mail", { tag: "input" }),
    textbox("Electricity reading", { tag: "input" }),
    { role: "radio", name: "Fixed rate", checked: false },
    { role: "radio", name: "Variable rate", checked: true },
  ],
  { title: "Hotel" },
);

describe("a value as somebody hands it on", () => {
  cases(desk, [
    ["Passport number L4402187 for this guest", "fill Passport no. [L4402187]"],
    ["put K778 as the passport number for this guest", "fill Passport no. [K778]"],
    ["The passport number of this guest is L4402187", "fill Passport no. [L4402187]"],
    ["Customer reports an electricity reading of 60417.", "fill Electricity reading [60417]"],
    ["the caller gives 60417 as the electricity reading", "fill Electricity reading [60417]"],
    ["my e-mail has changed, it's lena@post.example", "fill E-mail [lena@post.example]"],
    ["the e-mail has changed to lena@post.example", "fill E-mail [lena@post.example]"],
    ["Fixed rate please, I don't like surprises", "check Fixed rate"],
    // Nothing there is called so.
    ["passport number L4402187 for this horse", "not_understood"],
    ["Customer reports a gas reading of 60417", "not_understood"],
    ["my phone has changed, it's 4711", "not_understood"],
    ["does the customer report a reading of 60417?", "not_understood"],
  ]);
});

const flag = (name: string): Written =>
  box(
    box(name),
    within("generic", "", "Rollout %", { role: "spinbutton", name: "Rollout %", value: "0" }),
    button("Rules"),
    button("History"),
    button("Archive"),
    { role: "switch", name, checked: false },
  );

describe("what goes to a share is the figure of its own row", () => {
  const flags = view([flag("New checkout"), flag("Dark mode"), flag("Beta search")]);
  test.each(["beta search goes to 5 percent", "set beta search to 5 percent", "beta search goes to 5"])(
    "%s",
    (said) => {
      const grounding = ground(flags, said);
      const filled = grounding.outcome === "resolved" ? grounding.steps.map(({ node }) => node) : [];
      expect(filled).toEqual([flags.nodes.findLast(({ role }) => role === "spinbutton")]);
    },
  );
  cases(flags, [
    ["beta search drops to 5%", "fill Rollout % [5]"],
    ["teal search goes to 5 percent", "not_understood"],
  ]);
});

describe("what is told beside a value that is written", () => {
  const reminders = view([
    heading("Tablets for Rex", 2),
    textbox("End date", { inputType: "date" }),
    { role: "checkbox", name: "Done", checked: false },
    select("Species", "cat", "dog"),
  ]);
  cases(reminders, [
    ["the end date is 15 March 2027, after that he won't need them any more", "fill End date [2027-03-15]"],
    ["the end date is 15 March 2027, and it's done", "fill End date [2027-03-15], check Done"],
    ["the end date is 15 March 2027, he is a dog", "fill End date [2027-03-15], selectOption Species [dog]"],
  ]);
});

describe("of a list the one as what is told of something", () => {
  const row = (crop: string): Written =>
    within("row", "", within("cell", "", crop), within("cell", "", select("", "poor", "good", "excellent")));
  const log = view([
    within(
      "table",
      "",
      within("row", "", within("columnheader", "Crop", "Crop"), within("columnheader", "Quality", "Quality")),
      row("Basil"),
      row("Courgettes"),
    ),
  ]);
  cases(log, [
    ["pick excellent as the quality of the courgettes", "selectOption e16 [excellent]"],
    ["pick excellent as the quality of the leeks", "not_found"],
  ]);
});
