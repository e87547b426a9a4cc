import { expect, test } from "vitest";
import { renderView } from "../../../src/page/render.ts";
import type { ViewNode } from "../../../src/page/view.ts";
import { countTokens } from "./count-tokens.ts";
import { kindNames, pageOf } from "./pages.ts";

const budgets = [500, 2_000, 8_000];
const sizes = [1_000, 5_000, 20_000];

/** Elements whose name says which one is meant, spread over the page. */
function targets(nodes: ViewNode[], count: number): ViewNode[] {
  const names = new Map<string, number>();
  const named = nodes.filter(({ interactive, name }) => interactive && name !== "");
  for (const { role, name } of named) names.set(role + name, (names.get(role + name) ?? 0) + 1);
  const unique = named.filter(({ role, name }) => names.get(role + name) === 1);
  return Array.from(
    { length: count },
    (_, at) => unique[Math.floor(((at + 0.5) * unique.length) / count)],
  ).filter((node) => node !== undefined);
}

test.for(kindNames.flatMap((kind) => sizes.map((size) => [kind, size] as const)))(
  "%s, %i nodes: no view is above its budget, and the element that is asked for stays in it",
  { timeout: 300_000 },
  ([kind, size]) => {
    const view = pageOf(kind, size);
    for (const maxTokens of budgets) {
      const asked = targets(view.nodes, size > 5_000 ? 6 : 12);
      const texts = asked.map(
        ({ name, role }) =>
          renderView(view, { references: true, maxTokens, focus: `click the ${role} ${name}` }).text,
      );
      const inside = asked.filter(({ ref }, at) => texts[at]?.includes(`[${ref}]`));
      expect([maxTokens, inside.length]).toEqual([maxTokens, asked.length]);
      for (const text of [texts[0], texts[4], renderView(view, { maxTokens }).text])
        expect(countTokens(text ?? "")).toBeLessThanOrEqual(maxTokens);
    }
  },
);

test("every element that can be acted on keeps its reference, and equal rows fold in their place", () => {
  const view = pageOf("rows", 1_000);

  const whole = renderView(view, { references: true }).text;
  const lost = view.nodes.filter(({ interactive, ref }) => interactive && !whole.includes(`[${ref}]`));
  expect(lost).toEqual([]);

  const folded = renderView(view, { references: true, maxTokens: 600 });
  expect(folded.folded).toBe(true);
  expect(folded.text).toMatch(/\n … \d+ more rows like these \(\d+–\d+ of \d+\)\n/);
  expect(folded.text).toMatch(/Imprint.*\n… \d+ of \d+ lines are left out; [^\n]+$/);
});
