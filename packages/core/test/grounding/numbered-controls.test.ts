import { describe } from "vitest";
import { button, heading, link, view, within } from "./build-view.ts";
import { cases } from "./told.ts";

describe("controls that say a number and nothing else", () => {
  const floors = ["1", "2", "3", "4"].map((name) => button(name));
  const plan = view([heading("Desks on floor 3"), within("generic", "", ...floors), button("Book")]);
  cases(plan, [
    ["switch to floor 4", "click 4"],
    ["show the second floor", "click 2"],
    ["floor number one please", "click 1"],
    ["go to floor 7", "not_found"],
  ]);

  const spans = ["1h", "24h", "7d", "30d"].map((name) => button(name));
  const monitor = view([heading("Temperatures"), within("generic", "", ...spans), link("Last alarm")]);
  cases(monitor, [
    ["show the last 24 hours", "click 24h"],
    ["just the past hour", "click 1h"],
    ["the last week please", "click 7d"],
    ["zoom to the last 30 days", "click 30d"],
    ["show the last 3 hours", "not_found"],
    ["the last month", "not_understood"],
  ]);

  // Two rows of the same lengths leave open which is meant.
  const twice = view([within("group", "Air", ...spans), within("group", "Water", ...spans)]);
  cases(twice, [["show the last 24 hours", "not_found"]]);
});

describe("names that begin with a word that points", () => {
  cases(
    view([
      button("‹ Previous week"),
      button("This week"),
      button("Next week ›"),
      link("My orders"),
      link("All orders"),
    ]),
    [
      ["go to this week", "click This week"],
      ["back to this week, please", "click This week"],
      ["open my orders", "click My orders"],
    ],
  );
});

describe("one more of something, so often as was said", () => {
  cases(view([button("+ Adult"), button("Add child"), button("Remove child")]), [
    ["add an adult", "click + Adult"],
    ["add two adults", "click + Adult, click + Adult"],
    ["add 3 more children please", "not_found"],
    ["add forty adults", "not_found"],
  ]);

  const days = Array.from({ length: 30 }, (_, at) => button(`${at + 1}`));
  cases(view([heading("June 2027"), within("generic", "", ...days), link("Guests")]), [
    ["the 5th", "click 5"],
    ["5 guests", "not_found"],
  ]);
});

describe("things told by what was done with them", () => {
  cases(view([link("Lent out"), link("Recently opened"), link("Reports to approve"), button("Print")]), [
    ["just show me what we've lent out", "click Lent out"],
    ["what have I opened recently?", "click Recently opened"],
    ["which reports do I have to approve?", "click Reports to approve"],
    ["print it out for me", "click Print"],
    ["show me what we have sold", "not_found"],
  ]);
});
