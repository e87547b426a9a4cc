import { noUsage } from "@legwork/protocol";
import { describe, expect } from "vitest";
import type { PlannedCandidate } from "../src/candidates.ts";
import { surelyMeant } from "../src/surely-meant.ts";
import { test } from "./fixture.ts";
import { view } from "./grounding/build-view.ts";

const page = view([
  { role: "link", name: "Bestsellers" },
  { role: "link", name: "Annual statement 2025" },
  { role: "button", name: "Delete account" },
  { role: "textbox", name: "Note" },
  { role: "checkbox", name: "Email me about new products", checked: true },
]);

type Told = Partial<PlannedCandidate> & { name: string };

function steps(instruction: string, told: Told[], isOpen = true): string {
  const candidates = told.map(({ name, ...candidate }) => ({
    reference: page.nodes.find((node) => node.name === name)?.ref ?? "",
    description: name,
    confidence: 0.95,
    method: "click" as const,
    ...candidate,
  }));
  const plan = surelyMeant(instruction, {
    found: false,
    code: "not_found",
    message: "",
    resolvedBy: "embedded",
    isOpen,
    candidates,
    usage: noUsage,
    view: page,
  });
  return plan?.steps.map(({ method, description }) => `${method} ${description}`).join(", ") ?? "nothing";
}

describe("what the network is surest of", () => {
  test("is used", () => {
    expect(steps("which things are sold most", [{ name: "Bestsellers" }])).toBe("click Bestsellers");
  });

  test("is not used where something else may be meant, or the page was found not to have it", () => {
    const rival = { name: "Annual statement 2025", confidence: 0.3 };
    expect(steps("which things are sold most", [{ name: "Bestsellers" }, rival])).toBe("nothing");
    expect(steps("which things are sold most", [{ name: "Bestsellers", confidence: 0.85 }])).toBe("nothing");
    expect(steps("which things are sold most", [{ name: "Bestsellers" }], false)).toBe("nothing");
  });

  test("is not used where it cannot be taken back, or something would be written", () => {
    expect(steps("I never want to come back", [{ name: "Delete account" }])).toBe("nothing");
    expect(steps("jot down milk", [{ name: "Note", method: "fill", arguments: ["milk"] }])).toBe("nothing");
  });

  test("is not used where a figure stands elsewhere", () => {
    expect(steps("the paper for the tax of 2023", [{ name: "Annual statement 2025" }])).toBe("nothing");
    expect(steps("the paper for the tax of 2025", [{ name: "Annual statement 2025" }])).toBe(
      "click Annual statement 2025",
    );
  });

  test("is unticked where the words deny something, and ticked where they do not", () => {
    const box = { name: "Email me about new products" };
    expect(steps("no more mails about your stuff", [{ ...box, method: "uncheck" }])).toBe(
      "uncheck Email me about new products",
    );
    expect(steps("let me know when you get something in", [{ ...box, method: "uncheck" }])).toBe("nothing");
    expect(steps("no more mails about your stuff", [{ ...box, method: "check" }])).toBe("nothing");
    expect(steps("I want to hear about it on my account", [{ ...box, method: "uncheck" }])).toBe("nothing");
    expect(steps("I dont need your mails", [{ ...box, method: "uncheck" }])).toBe(
      "uncheck Email me about new products",
    );
  });
});

test("an act in other words than the page's is done where the network is sure, and what else it holds to be likely is told", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<h1>Shop</h1><a href="#best">Bestsellers</a> <a href="#orders">Order history</a> <a href="#contact">Contact us</a> <a href="#size">Size guide</a>
     <label><input type="checkbox" checked> Email me about new products</label> <label><input type="checkbox"> Remember me on this device</label>`,
  );
  await session.navigate(server.url("/"));

  const done = await session.act("no more mails about stuff you've got in");
  expect(done).toMatchObject({ success: true, resolvedBy: "embedded", effect: { checked: false } });
  expect(done.confidence).toBeGreaterThanOrEqual(0.9);

  const unsure = await session.act("how do I know if it will fit me");
  expect(unsure).toMatchObject({ success: false, code: "not_understood" });
  expect(unsure.candidates?.[0]).toMatchObject({ method: "click" });
  expect(unsure.candidates?.[0]?.description).toContain("Size guide");
});
