import { expect, test } from "vitest";
import { rankActions } from "../../src/grounding/matching/rank.ts";
import { box, button, checkbox, heading, link, select, textbox, view, within } from "./build-view.ts";

const page = view([
  within("navigation", "Main", link("Home"), link("Help")),
  within(
    "form",
    "Login",
    textbox("Email"),
    textbox("Password"),
    checkbox("Remember me", { checked: true }),
    button("Log in"),
  ),
  box(heading("News"), link("Read more", "/1"), link("Read more", "/2")),
  select("Language", "English", "Norsk"),
  button("Far away", { inViewport: false }),
]);
const told = (instruction?: string): string[] =>
  rankActions(page, instruction).map(({ method, node, arguments: values }) =>
    [method, node.name, ...values].join(" "),
  );

test("without an instruction every control is told with its natural method, seen ones first", () => {
  expect(told()).toEqual([
    "click Home",
    "click Help",
    "fill Email",
    "fill Password",
    "uncheck Remember me",
    "click Log in",
    "click Read more",
    "click Read more",
    "selectOption Language",
    "click Far away",
  ]);
  expect(told("what can I do on this page")).toHaveLength(10);
  expect(told("all the actions on this page")).toHaveLength(10);
});

test.each<[instruction: string, expected: string[]]>([
  ["find the login button", ["click Log in"]],
  ["the email field", ["fill Email"]],
  ["find all the links", ["click Home", "click Help", "click Read more", "click Read more"]],
  ["links in the navigation", ["click Home", "click Help"]],
  ["all fields in the Login form", ["fill Email", "fill Password"]],
  ["click Read more", ["click Read more", "click Read more"]],
  ["fill the email with a@b.c", ["fill Email a@b.c"]],
  ["select Norsk from Language", ["selectOption Language Norsk"]],
  ["where is the checkout button?", []],
  ["click Checkout", []],
])("%s", (instruction, expected) => {
  expect(told(instruction)).toEqual(expected);
});
