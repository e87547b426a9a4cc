import { describe, expect, test } from "vitest";
import { groundByEvidence } from "../../../src/grounding/evidence/ground-by-evidence.ts";
import type { PageView } from "../../../src/page/view.ts";
import {
  box,
  button,
  checkbox,
  heading,
  link,
  radio,
  select,
  textbox,
  view,
  within,
  type Written,
} from "../build-view.ts";

/** What would be done, as one line; `undefined` when nothing would. */
function done(page: PageView, instruction: string): string | undefined {
  return groundByEvidence(page, instruction)
    ?.steps.map(({ method, node, arguments: given }) =>
      [method, node?.hints ?? node?.name, ...given].join(" "),
    )
    .join(", ");
}

function cases(page: PageView, expected: [string, string | undefined][]): void {
  test.each(expected)("%s", (instruction, wanted) => {
    expect(done(page, instruction)).toBe(wanted);
  });
}

const track = (title: string, artist: string): Written =>
  within(
    "listitem",
    "",
    link(title),
    artist,
    checkbox("", { hints: `pick ${title}` }),
    button("♥", { hints: `heart ${title}` }),
    button("🗑", { hints: `trash ${title}` }),
  );

describe("rows of a list", () => {
  const page = view([
    heading("Songs"),
    within(
      "list",
      "",
      track("Lanterns", "Vesper Lane"),
      track("Copper Moon", "Low Tide"),
      track("Harbour", "Low Tide"),
    ),
    button("Delete account"),
  ]);

  cases(page, [
    ["remove Copper Moon", "click trash Copper Moon"],
    ["tick the one by Vesper Lane", "check pick Lanterns"],
    ["tick all songs except Harbour", "check pick Lanterns, check pick Copper Moon"],
    ["delete the third song", "click trash Harbour"],
    ["delete the last song", "click trash Harbour"],
    ["tick the first two songs", "check pick Lanterns, check pick Copper Moon"],
    // Two rows say it, and none.
    ["tick the one by Low Tide", undefined],
    ["remove Silver Sun", undefined],
    ["delete the fifth song", undefined],
  ]);
});

describe("ways and values", () => {
  const page = view([
    heading("Payment"),
    within(
      "radiogroup",
      "Payment",
      radio("Invoice"),
      radio("Credit card"),
      radio("Gift card", { disabled: true }),
    ),
    button("Pay 74.40"),
    heading("Dates"),
    box(textbox("From", { inputType: "date" }), textbox("Until", { inputType: "date" })),
    heading("Price"),
    box(textbox("Least amount"), textbox("Greatest amount")),
    heading("Voucher"),
    box(textbox("Voucher code"), button("Redeem")),
    select("Sort by", "Newest first", "Oldest first"),
  ]);

  cases(page, [
    ["pay by invoice", "check Invoice"],
    // What cannot be used is not replaced by what can.
    ["pay with a gift card", undefined],
    ["amounts between 50 and 100", "fill Least amount 50, fill Greatest amount 100"],
    ["redeem the voucher TEA5", "fill Voucher code TEA5, click Redeem"],
    ["redeem the voucher", "click Redeem"],
    ["click and hold Redeem", undefined],
  ]);
});

describe("what only tells how things are", () => {
  const row = (name: string): Written =>
    within("row", "", within("cell", "", name), within("cell", "", button("Resize disk"), button("Restart")));
  const page = view([within("table", "", row("queue-1"), row("web-1")), button("Sign out")]);

  cases(page, [
    ["the disk of queue-1 is too small, resize it", "click Resize disk"],
    ["is web-1 hanging? restart it", "click Restart"],
    ["log me out", "click Sign out"],
    ["don't restart web-1", undefined],
    ["restart the database", undefined],
  ]);

  test("in the row that was spoken of", () => {
    const [step] = groundByEvidence(page, "is web-1 hanging? restart it")?.steps ?? [];
    expect(step?.description).toContain("web-1");
  });
});

describe("controls beside one another", () => {
  const page = view([
    within("generic", "", checkbox("Refresh by itself"), button("Refresh list")),
    button("Previous"),
    button("Next"),
  ]);

  cases(page, [
    ["the list should refresh itself", "check Refresh by itself"],
    ["go back one", undefined],
    ["refresh the list", "click Refresh list"],
  ]);
});
