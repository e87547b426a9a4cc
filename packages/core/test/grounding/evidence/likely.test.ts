import { expect, test } from "vitest";
import { likelyNodes } from "../../../src/grounding/evidence/likely.ts";
import { button, checkbox, heading, link, view, within } from "../build-view.ts";

const page = view([
  within(
    "main",
    "",
    within("article", "", heading("Oak table"), button("Reserve it")),
    within("article", "", heading("Pine bench"), button("Reserve it")),
    checkbox("Show what is sold"),
    link("Opening hours"),
  ),
]);
const named = (instruction: string): string[] => likelyNodes(page, instruction).map(({ node }) => node.name);

test("what shares the most words with the instruction comes first, by its name or by what stands around it", () => {
  const [first] = likelyNodes(page, "my brother would so much like you to reserve him that pine bench");
  expect(page.nodes.indexOf(first?.node ?? page.nodes[0]!)).toBe(
    page.nodes.findLastIndex(({ name }) => name === "Reserve it"),
  );
  expect(named("whatever the hours of opening happen to be, somebody wondered about them")[0]).toBe(
    "Opening hours",
  );
});

test("a part of the instruction finds what the rest of it has no words for", () => {
  expect(named("the weather is dreadful over here, but when sold ones vanish I lose track")[0]).toBe(
    "Show what is sold",
  );
});

test("nothing is likely where no word is met, and nothing is sure", () => {
  expect(named("play some jazz")).toEqual([]);
  expect(named("")).toEqual([]);
  const all = likelyNodes(page, "reserve it reserve it");
  expect(all.length).toBeGreaterThan(1);
  expect(Math.max(...all.map(({ confidence }) => confidence))).toBeLessThanOrEqual(0.4);
});
