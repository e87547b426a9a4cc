import { describe, expect, test } from "vitest";
import { plainNumber } from "../../src/grounding/amounts/numbers.ts";
import { button, checkbox, radio, select, textbox, view, within } from "./build-view.ts";
import { cases } from "./told.ts";

describe("of boxes side by side, those are ticked that are meant, and no others", () => {
  const tests = view([
    within(
      "group",
      "Tests",
      checkbox("Iron"),
      checkbox("Ferritin"),
      checkbox("TSH", { checked: true }),
      checkbox("Coffee and tea", { checked: true }),
    ),
  ]);
  cases(tests, [
    ["only iron please", "check Iron, uncheck TSH, uncheck Coffee and tea"],
    ["not TSH but Ferritin", "uncheck TSH, check Ferritin"],
    ["iron instead of coffee", "check Iron, uncheck Coffee and tea"],
    ["tick iron", "check Iron"],
    // What is meant instead is not there: the other is not left off alone.
    ["not TSH but Calcium", "not_understood"],
  ]);
});

describe("a list that takes several, all but one", () => {
  const countries = { ...(select("Countries", "Austria", "Belgium", "Estonia") as object), multiple: true };
  cases(view([countries as ReturnType<typeof select>]), [
    ["all countries but Estonia", "selectOption Countries [Austria|Belgium]"],
    ["all rivers but Estonia", "not_understood"],
  ]);
});

describe("what leads from a value to its field, and from a field to its value, is no part of it", () => {
  const card = view([textbox("Last name"), textbox("Firm"), textbox("Subject"), textbox("Gas")]);
  cases(card, [
    ["Vries-Lamprecht goes in as the last name", "fill Last name [Vries-Lamprecht]"],
    ["Spring fair – use that as the subject", "fill Subject [Spring fair]"],
    ["Ten good years — write that as the subject", "fill Subject [Ten good years]"],
    ["firm is called van der Berg & Co", "fill Firm [van der Berg & Co]"],
    ["gas is at 8102", "fill Gas [8102]"],
    ['the firm is called "Moor & Sons"', "fill Firm [Moor & Sons]"],
    ["Vries-Lamprecht goes in as last name", "fill Last name [Vries-Lamprecht]"],
    ["8102 77 should be down as gas", "fill Gas [8102 77]"],
    ["Ten good years - that is what I want as the subject", "fill Subject [Ten good years]"],
    ['subject? hm, "Spring fair"', "fill Subject [Spring fair]"],
    ["the firm's name is Moor", "fill Firm [Moor]"],
    ["last name's O'Rourke by the way", "fill Last name [O'Rourke]"],
    ["our gas? 4471A it is", "fill Gas [4471A]"],
    ["Spring fair - as the subject", "fill Subject [Spring fair]"],
    ["our gas? make it 0815", "fill Gas [0815]"],
    ["our gas? 0171 555 it is", "fill Gas [0171 555]"],
    ["our subject? how it is", "fill Subject [how it is]"],
    [
      "firm Hill, subject Who lights the lamps?, gas 44",
      "fill Firm [Hill], fill Subject [Who lights the lamps?], fill Gas [44]",
    ],
    // Behind a colon, “to” or a verb it is written as it stands.
    ["subject: Friday it is, by the way", "fill Subject [Friday it is, by the way]"],
    ["set the subject to Says Who", "fill Subject [Says Who]"],
    ["set the firm to Down Under", "fill Firm [Down Under]"],
    ["type Anything goes into the Subject field", "type Subject [Anything goes]"],
  ]);
});

describe("what is said of something else is not written", () => {
  const page = view([
    textbox("Duty number", { tag: "input" }),
    textbox("Goes out", { tag: "input", inputType: "date" }),
    textbox("Driver", { tag: "input" }),
    textbox("Agenda", { tag: "textarea" }),
    textbox("Closes", { tag: "input", inputType: "time" }),
    checkbox("Without a name"),
    select("Paper", "Plain", "Glossy paper"),
  ]);
  cases(page, [
    ["the duty number's on the first of July 2027", "not_found"],
    ["driver's licence number is GRANT 702158", "not_found"],
    ["put a picture into the agenda", "not_found"],
    ['agenda: "the new office" and it is for all', "not_found"],
    ["agenda: a good end, publish without a name", "not_found"],
    ["agenda: a good end, thank you all", "fill Agenda [a good end, thank you all]"],
    ["agenda: Plain words, and some paper", "fill Agenda [Plain words, and some paper]"],
    ["agenda: Meeting on 3 May", "fill Agenda [Meeting on 3 May]"],
  ]);
  const photo = within(
    "form",
    "",
    textbox("Title", { tag: "input" }),
    textbox("Place", { tag: "input" }),
    textbox("Photographer", { tag: "input" }),
  );
  cases(view([{ role: "heading", name: "Light", level: 3 }, photo]), [
    ["title Last light, place Bled, photographer Ines Marolt", "not_found"],
  ]);
});

describe("what is only written somewhere has taken nobody there, and added nothing", () => {
  const page = view([
    within("form", "", textbox("Go to line", { tag: "input", inputType: "number" }), button("Go")),
    within("form", "", textbox("Add a step", { tag: "input" }), button("Add")),
    within("form", "", textbox("Jump to page", { tag: "input", inputType: "number" })),
  ]);
  cases(page, [
    ["take me to line 212", "fill Go to line [212], click Go"],
    ["add a step: Return the keys", "fill Add a step [Return the keys], click Add"],
  ]);
  cases(view([textbox("Add a gift note", { tag: "input" }), button("Add to basket")]), [
    ["add a gift note: For you", "fill Add a gift note [For you]"],
  ]);
  cases(view([textbox("Invite message", { tag: "input" }), button("Invite")]), [
    ["invite message: See you Friday", "fill Invite message [See you Friday]"],
  ]);
  const members = view([
    within(
      "form",
      "",
      textbox("E-mail", { tag: "input", inputType: "email" }),
      select("Role", "Reader", "Editor"),
      button("Invite"),
    ),
    within("form", "", textbox("Note", { tag: "input" }), button("Save")),
  ]);
  cases(members, [
    [
      "invite ada@hill.example as a reader",
      "fill E-mail [ada@hill.example], selectOption Role [Reader], click Invite",
    ],
  ]);
});

describe("numbers below zero, and numbers that a field is called by", () => {
  const number = (name: string, value: string, bounds = {}) =>
    textbox(name, { role: "spinbutton", tag: "input", inputType: "number", value, bounds });
  const photo = view([
    number("Exposure", "0"),
    number("Warmth", "0"),
    number("Grain", "5", { min: "0" }),
    number("Extra minutes at the end", "5"),
  ]);
  cases(photo, [
    ["exposure 15, warmth minus 20", "fill Exposure [15], fill Warmth [-20]"],
    ["exposure 20, warmth minus 20", "fill Exposure [20], fill Warmth [-20]"],
    ["15 extra minutes at the end", "fill Extra minutes at the end [15]"],
    ["15 minutes more at the end", "fill Extra minutes at the end [20]"],
  ]);
});

describe("one answer, and not the other", () => {
  cases(view([within("radiogroup", "Wrapping", radio("Brown paper"), radio("Gift box"))]), [
    ["no gift box, just paper", "check Brown paper"],
  ]);
});

describe("numbers as they are written in groups", () => {
  test.each([
    ["75,000", false, "75000"],
    ["1.200", true, "1200"],
    ["1.200", false, "1.200"],
    ["2,5", false, "2.5"],
    ["1,234.50", false, "1234.50"],
    ["1.234,50", false, "1234.50"],
    ["1.2.3", false, undefined],
  ])("%s, whole: %s → %s", (text, isWhole, expected) => {
    expect(plainNumber(text, isWhole)).toBe(expected);
  });
});

describe("what a number is counted in, and which half of the day is meant", () => {
  const form = view([
    textbox("Salary", { tag: "input" }),
    select("Salary per", "year", "hour"),
    textbox("Served at", { tag: "input", inputType: "time", value: "12:30" }),
    textbox("Cleared by", { tag: "input", inputType: "time" }),
  ]);
  cases(form, [
    ["set the salary to 14 an hour", "fill Salary [14], selectOption Salary per [hour]"],
    ["set cleared by to half past three", "fill Cleared by [15:30]"],
  ]);
  cases(view([textbox("Alarm", { tag: "input", inputType: "time" })]), [
    // Nothing tells which half.
    ["set the alarm to half past four", "not_found"],
    ["set the alarm to half past four in the morning", "fill Alarm [04:30]"],
  ]);
});
