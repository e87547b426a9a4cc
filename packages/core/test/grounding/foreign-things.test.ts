import { describe } from "vitest";
import { button, heading, view, within, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const card = (name: string, about: string, ...controls: Written[]): Written =>
  within("article", "", heading(name), about, ...controls);

const mails = view(
  [
    within(
      "main",
      "",
      ...["Vera Lindqvist", "Gus Ferreira", "Ida Moreau"].map((name, at) =>
        card(name, `Minutes of meeting ${at + 3}`, button(`Open ${at + 1}`), button(`Delete ${at + 1}`)),
      ),
    ),
  ],
  { title: "Inbox" },
);

describe("what only other pages have is none of this one's entries", () => {
  cases(mails, [
    ["open the second message", "click Open 2"],
    ["open the second one", "click Open 2"],
    ["delete the first item", "click Delete 1"],
    ["open the last product", "not_found"],
    ["delete the second song", "not_found"],
    ["delete the first flight", "not_found"],
    ["delete the first species", "not_found"],
    ["open the second species", "click Open 2"],
    ["open the last Donate", "not_found"],
    ["open the last colour", "not_found"],
  ]);
});

const queue = view([
  within(
    "main",
    "",
    ...["Salt", "Late Bus", "Ostrich"].map((name, at) =>
      card(name, `The Reids · ${at + 2}:4${at}`, button(`Remove ${at + 1}`)),
    ),
  ),
]);

describe("how entries are written tells what they are", () => {
  cases(queue, [
    ["remove the last song", "click Remove 3"],
    ["remove the longest song", "click Remove 3"],
    ["remove the last recipe", "not_found"],
    ["remove the longest song listed", "click Remove 3"],
  ]);
});

const shop = view([
  heading("Measuring tape"),
  button("Add to basket"),
  { role: "button", name: "Clear the form", looks: "green" },
]);

describe("what a control is for, or looks like, is not all that was said", () => {
  cases(shop, [
    ["add the measuring tape to the basket", "click Add to basket"],
    ["add to the basket", "click Add to basket"],
    ["add the piano to the basket", "not_found"],
    ["click the green button", "click Clear the form"],
    ["click the green swatch", "not_found"],
    ["clear the green tea", "not_found"],
  ]);
});

const consents = view([
  { role: "checkbox", name: "I accept the terms", checked: false },
  { role: "checkbox", name: "You may share my data", checked: false },
  { role: "checkbox", name: "Invoice on paper", checked: false },
  {
    role: "combobox",
    name: "Arm",
    options: ["Left", "No preference"].map((label, at) => ({
      label,
      value: label,
      selected: at === 0,
      disabled: false,
    })),
  },
]);

describe("what is not asked for is neither ticked nor chosen", () => {
  cases(consents, [
    ["agree to everything", "check I accept the terms, check You may share my data"],
    ["save my preferences", "not_found"],
  ]);
});

const keys = view([
  heading("Pocket calculator"),
  button("Close the lid"),
  within("group", "", "seven", "eight", "nine", "plus", "equals", button("+"), button("×")),
]);

describe("what multiplies closes nothing", () => {
  cases(keys, [
    ["close the lid", "click Close the lid"],
    ["close the notice", "not_found"],
  ]);
});

const delivery = view([
  { role: "radio", name: "Standard (three to five days)", checked: false },
  { role: "radio", name: "Express", checked: false },
  { role: "checkbox", name: "Gift wrap", checked: true },
  { role: "checkbox", name: "Insurance", checked: true },
]);

describe("what a turn of speech comes to has to pass for the words that were said", () => {
  cases(delivery, [
    ["go to page three", "not_found"],
    ["I'd go for express", "check Express"],
    ["take everything off", "uncheck Gift wrap, uncheck Insurance"],
    ["take everything out of the oven", "not_found"],
  ]);
});

const request = view([
  within(
    "main",
    "",
    heading("Request of Bob"),
    "Three days in May",
    button("Approve"),
    "You approved the request of Ada",
  ),
]);

describe("what heads a control with another's name is not what was said", () => {
  cases(request, [
    ["approve the request of Bob", "click Approve"],
    ["click Approve", "click Approve"],
    ["approve the request of Ada", "not_found"],
    ["click Approve under the heading Request of Ada", "not_found"],
  ]);
});
