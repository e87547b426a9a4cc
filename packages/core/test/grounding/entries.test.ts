import { describe, expect, test } from "vitest";
import { box, button, checkbox, heading, link, textbox, view, within, type Written } from "./build-view.ts";
import { cases, placed } from "./told.ts";

const cell = (...children: Written[]): Written => ({ role: "cell", tag: "td", children });
const head = (name: string, ...children: Written[]): Written => ({
  role: "columnheader",
  tag: "th",
  name,
  children: children.length > 0 ? children : [name],
});
const row = (...children: Written[]): Written => ({ role: "row", children });

describe("rows are found by what they say", () => {
  const order = (number: string, customer: string, state: string): Written =>
    row(
      cell(checkbox("", { description: `pick ${number}` })),
      cell(number),
      cell(customer),
      cell(state),
      cell(
        button("View", { description: `view ${number}` }),
        button("Cancel", { description: `cancel ${number}` }),
      ),
    );
  const orders = view([
    heading("Orders", 1),
    within(
      "table",
      "Orders",
      row(
        head("", checkbox("Select all")),
        head("Order", button("Order")),
        head("Customer"),
        head("State"),
        head(""),
      ),
      order("20417", "Dana Price", "Packed"),
      order("20416", "Yuki Brandt", "New"),
      order("20415", "Dana Price", "Sent"),
    ),
    link("More orders"),
  ]);
  const inRow = (control: string, number: string): string => `${control} in the row “${number}”`;
  test.each([
    ["cancel order 20416", inRow("click button “Cancel”", "20416")],
    ["click Cancel in the row of Yuki Brandt", inRow("click button “Cancel”", "20416")],
    ["tick order 20415", inRow("check checkbox “pick 20415”", "20415")],
    [
      "tick 20417 and 20415",
      `${inRow("check checkbox “pick 20417”", "20417")}, ${inRow("check checkbox “pick 20415”", "20415")}`,
    ],
    ["view the order of Yuki Brandt", inRow("click button “View”", "20416")],
    ["view Yuki Brandt's order", inRow("click button “View”", "20416")],
    // Two of her orders, and a button at the head of the table that sorts by order.
    ["view Dana Price's order", "ambiguous"],
    ["cancel the order of Dana Price", "ambiguous"],
    // Nothing of the sort is there, though other words of it are.
    ["cancel order 20499", "not_found"],
    ["tick the order of Yuki Price", "not_found"],
    ["cancel the returned order of Yuki Brandt", "not_found"],
    ["open the order in Canal Row", "not_found"],
  ])("%s → %s", (instruction, expected) => {
    expect(placed(orders, instruction)).toBe(expected);
  });
});

describe("cards and messages", () => {
  const message = (from: string, subject: string): Written => ({
    role: "generic",
    interactive: true,
    hints: `msg ${subject.toLowerCase()}`,
    children: [
      checkbox("", { hints: `pick-${from.split(" ")[0]?.toLowerCase() ?? ""}` }),
      box(from),
      box(subject),
    ],
  });
  const inbox = view([
    { role: "searchbox", name: "Search mail", inputType: "search" },
    button("Compose"),
    box(
      message("Noor Castellan", "Minutes of Tuesday"),
      message("Gus Ferreira", "Re: trip to Brask"),
      message("Noor Castellan", "Lunch?"),
    ),
  ]);
  cases(inbox, [
    ["open the mail about the trip to Brask", "click msg re: trip to brask"],
    ["tick the mail from Gus Ferreira", "check pick-gus"],
    // Two are from her, and the field to search mail is none of them.
    ["open Noor's mail", "ambiguous"],
    ["open the mail from Noor", "ambiguous"],
    // Nothing here is typed.
    ["write a new email", "click Compose"],
  ]);
});

describe("what is counted out", () => {
  const song = (name: string): Written => ({
    role: "listitem",
    name: "",
    children: [link(name), "3:41", button("Like"), button("Remove")],
  });
  const release = (name: string): Written => link(name);
  const page = view([
    heading("Night drive", 1),
    "4 songs, 12 minutes",
    { role: "list", name: "", children: ["Lanterns", "Copper Moon", "Static", "Undertow"].map(song) },
    heading("Releases"),
    { role: "paragraph", name: "", children: ["v2.4.1", "v2.4.0", "v2.3.7"].map(release) },
    link("Release notes"),
    {
      role: "radiogroup",
      name: "Delivery",
      children: ["Standard", "Express", "Pick up"].map((name) => ({ role: "radio", name })),
    },
  ]);
  cases(page, [
    ["open the second song", "click Copper Moon"],
    ["open the last song in the list", "click Undertow"],
    ["open the next to last song", "click Static"],
    // Other things are called “Release …”, and are not counted.
    ["open the second release", "click v2.4.0"],
    ["choose the third delivery option", "click Pick up"],
    ["open the fifth song", "not_found"],
    ["open the second banner", "not_found"],
  ]);
  test.each([
    ["remove the third song", "click button “Remove” in the list item “Static”"],
    ["click Like for the last song", "click button “Like” in the list item “Undertow”"],
  ])("%s → %s", (instruction, expected) => {
    expect(placed(page, instruction)).toBe(expected);
  });
});

describe("every one, both, all but some", () => {
  const ingredient = (name: string): Written => ({ role: "listitem", name: "", children: [checkbox(name)] });
  const run = (name: string, state: string): Written =>
    row(cell(checkbox("", { hints: `pick-${name}` })), cell(name), cell(state));
  const page = view([
    heading("Ingredients"),
    {
      role: "list",
      name: "",
      children: ["800 g plums", "90 g sugar", "70 g hazelnuts", "1 tsp cinnamon"].map(ingredient),
    },
    heading("Runs"),
    within(
      "table",
      "Runs",
      row(head("", checkbox("Select all")), head("Run"), head("State")),
      run("alpha", "failed"),
      run("beta", "passed"),
      run("gamma", "failed"),
    ),
  ]);
  cases(page, [
    [
      "tick all ingredients",
      "check 800 g plums, check 90 g sugar, check 70 g hazelnuts, check 1 tsp cinnamon",
    ],
    ["tick all ingredients except the hazelnuts and the cinnamon", "check 800 g plums, check 90 g sugar"],
    ["tick all but the third ingredient", "not_found"],
    ["tick every ingredient except the third", "check 800 g plums, check 90 g sugar, check 1 tsp cinnamon"],
    ["select both failed runs", "check pick-alpha, check pick-gamma"],
    ["tick the first two runs", "check pick-alpha, check pick-beta"],
    ["tick the last two runs", "check pick-beta, check pick-gamma"],
    // Whoever is left out must be there, and “both” are two.
    ["tick all ingredients except the raisins", "not_found"],
    ["select both passed runs", "not_found"],
  ]);
});

describe("nameless fields are called by the head of their column", () => {
  const pupil = (name: string): Written =>
    row(
      { role: "rowheader", tag: "th", name, children: [name] },
      cell(textbox("", { hints: `quiz-${name.split(",")[0]?.toLowerCase() ?? ""}` })),
      cell(checkbox("", { hints: `excused-${name.split(",")[0]?.toLowerCase() ?? ""}` })),
      cell(button("✎", { description: "edit" })),
    );
  const page = view([
    within(
      "table",
      "Marks",
      row(head("Pupil"), head("Quiz 1"), head("Excused"), head("Comment")),
      pupil("Alder, Nia"),
      pupil("Chaudhry, Zara"),
    ),
  ]);
  cases(page, [
    ["set Quiz 1 of Zara Chaudhry to 17", "fill quiz-chaudhry [17]"],
    ["tick Excused for Nia", "check excused-alder"],
    ["set Quiz 1 of the last pupil to 9", "fill quiz-chaudhry [9]"],
    ["set Quiz 1 to 17", "ambiguous"],
    ["set Quiz 1 of Callum to 17", "not_found"],
  ]);
});
