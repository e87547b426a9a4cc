import { describe, expect, test } from "vitest";
import { heldBack } from "../../src/grounding/checks/held-back.ts";
import { pressOf, stepOn, type Resolved } from "../../src/grounding/outcome.ts";
import { button, checkbox, heading, link, textbox, view, within } from "./build-view.ts";
import { cases } from "./told.ts";

const row = (name: string) =>
  within("row", name, within("cell", name, name), button("Delete"), button("Renew"), button("Archive"));
const page = view(
  [
    heading("Plans", 1),
    within("table", "Plans", row("Alpha"), row("Bravo")),
    button("Cancel order"),
    button("Stop sharing"),
    button("Change password"),
    button("⏸", { description: "Pause" }),
    { role: "switch", name: "Alarm", checked: true },
    checkbox("Gift wrap", { checked: false }),
    checkbox("Encrypt backups", { checked: true }),
    { role: "radio", name: "Card", checked: false },
    textbox("Last name"),
    link("Invoices"),
  ],
  { title: "Plans" },
);

/** Whatever else finds a step for it, it is held back. */
function held(instruction: string, name: string, method: "click" | "check" | "uncheck" = "click"): boolean {
  const node = page.nodes.find((one) => one.name === name);
  if (node === undefined) throw new Error(`Nothing is called ${name}.`);
  const found: Resolved = {
    outcome: "resolved",
    steps: [stepOn(page, node, { method })],
    confidence: 1,
    candidates: [],
  };
  return heldBack(page, instruction, found) !== undefined;
}

describe("what is asked or told is not done", () => {
  test.each([
    ["who can delete the plan?", "Delete"],
    ["did you delete Alpha?", "Delete"],
    ["how do I archive Alpha?", "Archive"],
    ["can I delete Alpha?", "Delete"],
    ["should I renew Alpha?", "Renew"],
    ["I cancelled the order", "Cancel order"],
    ["we have already renewed Alpha", "Renew"],
    ["Eve renewed Alpha", "Renew"],
    ["someone deleted Bravo", "Delete"],
    ["The plan was renewed", "Renew"],
    ["I changed my password already", "Change password"],
    ["I paused the gym myself in April", "⏸"],
    ["last Lent we renewed Alpha", "Renew"],
  ])("%s presses no %s", (instruction, name) => {
    expect(held(instruction, name)).toBe(true);
  });

  test.each([
    ["is gift wrap free?", "Gift wrap", "check"],
    ["do I need gift wrap?", "Gift wrap", "check"],
    ["why is the alarm on?", "Alarm", "uncheck"],
    ["I turned off the alarm this morning", "Alarm", "uncheck"],
    ["are backups encrypted?", "Encrypt backups", "uncheck"],
  ] as const)("%s: %s is not set", (instruction, name, method) => {
    expect(held(instruction, name, method)).toBe(true);
  });

  test.each([
    ["can you delete Alpha?", "Delete"],
    ["would you mind renewing Alpha?", "Renew"],
    ["I want Alpha deleted", "Delete"],
    ["please have Alpha renewed", "Renew"],
    ["the order needs to be cancelled", "Cancel order"],
    ["where do I change my password?", "Change password"],
    ["how can I change my password?", "Change password"],
    ["where are my invoices?", "Invoices"],
    ["stop sharing", "Stop sharing"],
  ])("%s may press %s", (instruction, name) => {
    expect(held(instruction, name)).toBe(false);
  });
});

describe("what is forbidden, put off or taken back is not done", () => {
  test.each([
    ["don't turn off the alarm", "Alarm", "uncheck"],
    ["do not disable the alarm", "Alarm", "uncheck"],
    ["leave the alarm on", "Alarm", "uncheck"],
    ["don't stop encrypting backups", "Encrypt backups", "uncheck"],
    ["don't stop sharing", "Stop sharing", "click"],
    ["keep sharing", "Stop sharing", "click"],
    ["try not to delete Alpha", "Delete", "click"],
    ["avoid archiving Alpha", "Archive", "click"],
    ["delete Alpha, not", "Delete", "click"],
    ["delete Alpha unless Bravo is gone", "Delete", "click"],
    ["archive Alpha when I say so", "Archive", "click"],
    ["turn off the alarm only if I am at home", "Alarm", "uncheck"],
    ["anything but card", "Card", "check"],
    ["mark gift wrap as not done", "Gift wrap", "check"],
    ["don't delete Alpha yet, Mina wants to read it first", "Gift wrap", "check"],
    ["please don't renew Bravo, the price in it is wrong", "Archive", "click"],
    ["don't archive it, he has to pay first", "Card", "check"],
  ] as const)("%s: nothing with %s", (instruction, name, method) => {
    expect(held(instruction, name, method)).toBe(true);
  });

  test.each([
    ["don't encrypt backups", "Encrypt backups", "uncheck"],
    ["no gift wrap", "Gift wrap", "uncheck"],
    ["turn off the alarm", "Alarm", "uncheck"],
    ["don't forget to renew Alpha", "Renew", "click"],
    ["don't delete Alpha, archive it", "Archive", "click"],
    ["don't delete Alpha, I want it archived", "Archive", "click"],
    ["don't delete Alpha, renew it as it is", "Renew", "click"],
    ["don't wrap it, it is for me", "Gift wrap", "uncheck"],
  ] as const)("%s may be done with %s", (instruction, name, method) => {
    expect(held(instruction, name, method)).toBe(false);
  });
});

describe("what is no order leads to nothing on a page", () => {
  cases(page, [
    ["I cancelled the order", "not_found"],
    ["cancel the order", "click Cancel order"],
    ["did you delete Alpha?", "not_found"],
    ["who cancelled the order?", "not_understood"],
    ["my last name used to be Byron", "not_understood"],
    ["stop sharing", "click Stop sharing"],
    ["show my invoices", "click Invoices"],
  ]);
  test("what is asked for by a question that leads somewhere is", () => {
    const node = page.nodes.find(({ name }) => name === "Invoices");
    const index = page.nodes.indexOf(node as never);
    const found = pressOf(page, { index, node: node as never, score: 1, tier: 1 });
    expect(heldBack(page, "what did I pay last year?", found)).toBeUndefined();
  });
});
