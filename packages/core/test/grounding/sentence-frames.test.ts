import { describe, expect, test } from "vitest";
import { readDescribedOption } from "../../src/grounding/choices/described-option.ts";
import { paymentOrders } from "../../src/grounding/fields/pay-by.ts";
import { button, checkbox, heading, textbox, view, within, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

describe("wishes, counts and places in other words", () => {
  cases(view([heading("Works panel", 1), button("Close valve"), button("Stop pump")]), [
    ["I need the Close valve button clicked.", "click Close valve"],
    ["the Stop pump button is to be pressed", "click Stop pump"],
    ["push Stop pump on the panel", "click Stop pump"],
    ["Select Stop pump in the hall", "not_found"],
    ["push Refill tank on the panel", "not_found"],
  ]);
  cases(view([textbox("", { hints: "x1" }), textbox("", { hints: "x2" }), textbox("", { hints: "x3" })]), [
    ["Click into the third of the three fields", "click x3"],
    ["set the focus to text field number 1", "click x1"],
    ["set the focus to text field number 4", "not_found"],
  ]);
});

describe("consents", () => {
  const page = view([
    within(
      "form",
      "",
      checkbox("I accept the terms of use (required)", { checked: false }),
      checkbox("Send me offers", { checked: true }),
      button("Finish"),
    ),
  ]);
  cases(page, [
    [
      "Agree to everything and finish.",
      "check I accept the terms of use (required), check Send me offers, click Finish",
    ],
    [
      "Tick only what is required, then Finish.",
      "check I accept the terms of use (required), uncheck Send me offers, click Finish",
    ],
    ["tick what is required", "check I accept the terms of use (required)"],
  ]);
  cases(view([checkbox("Send me offers"), button("Finish")]), [
    ["tick only what is required", "not_found"],
    ["Agree to everything and finish.", "not_found"],
  ]);
});

describe("an amount for one of several things", () => {
  const lot = (name: string): Written => ({
    role: "row",
    children: [
      { role: "cell", children: [name] },
      { role: "cell", children: [textbox("Your bid"), button("Bid")] },
    ],
  });
  const page = view([{ role: "table", children: [lot("Globe"), lot("Wall clock"), lot("Sea chest")] }]);
  cases(page, [
    ["Bid 65 for the Wall clock.", "fill Your bid [65], click Bid"],
    ["Bid 65 for the oldest lot.", "ambiguous"],
  ]);
});

describe("words about a value are none", () => {
  cases(view([textbox("Nickname")]), [
    ["Put it in", "not_understood"],
    ["Put Ada47 in", "type Nickname [Ada47]"],
    ["Type Ada in", "type Nickname [Ada]"],
  ]);
});

test("an option that is described", () => {
  expect(readDescribedOption('Enter the entry that begins with "Au" and ends with "rg"')).toEqual({
    begins: "Au",
    ends: "rg",
  });
  expect(readDescribedOption('choose the option which contains "wood" from the Material list')).toEqual({
    holds: "wood",
    field: "Material",
  });
  expect(readDescribedOption('choose the option that begins with "A" and is the cheapest')).toBeUndefined();
});

test("a means of payment with what it asks for", () => {
  expect(paymentOrders("Pay by bank transfer with the IBAN NL57REED7113.")).toEqual([
    "choose bank transfer",
    'enter "NL57REED7113" into the IBAN field',
    "Pay",
  ]);
  expect(paymentOrders("I have a voucher, its code is OAK21. Pay with it.")).toEqual([
    "choose voucher",
    'enter "OAK21" into the voucher code field',
    "Pay",
  ]);
  expect(paymentOrders("pay with the saved card")).toBeUndefined();
});
