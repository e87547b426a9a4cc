import { expect, test } from "vitest";
import { generatePage } from "../src/pages.ts";

test("a page has its elements, its buttons and its field, and is the same every time", () => {
  const page = generatePage(1_000);
  const tags = page.html.match(/<[a-z][a-z0-9]*/g)?.length ?? 0;
  expect(Math.abs(tags - 1_000)).toBeLessThan(100);
  expect(generatePage(1_000)).toEqual(page);
  for (const { id } of [...page.buttons, page.field]) expect(page.html.split(`id="${id}"`)).toHaveLength(2);
  expect(new Set(page.buttons.map(({ id }) => id)).size).toBe(4);
});
