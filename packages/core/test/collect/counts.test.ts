import { describe, expect, test } from "vitest";
import { saidOf, saysListEnds } from "../../src/collect/counts.ts";
import { DocumentView } from "../../src/documents/document-view.ts";
import type { PageView } from "../../src/page/view.ts";

/** A page of these sentences. */
function page(...sentences: string[]): PageView {
  const document = new DocumentView({ url: "http://shop.test/", title: "" });
  for (const sentence of sentences) document.text(document.element("p", "paragraph"), sentence);
  return document.view;
}

const items: ReadonlySet<string> = new Set();
const about = { shown: 20, collected: 20, items };

describe("a count is taken from", () => {
  test.each([
    ["1–20 of 137", 137],
    ["Showing 1 to 20 of 1,370 entries", 1_370],
    ["21-40 of 2.500 results", 2_500],
    ["1 – 20 von 1 234", 1_234],
    ["Einträge 1 bis 20 von 98", 98],
    ["Affichage de 1 à 20 sur 98 résultats", 98],
    ["20 of 137", 137],
    ["137 results", 137],
    ["2,500 matching products", 2_500],
    ["Total: 137", 137],
    ["共 137 条", 137],
    ["全137件", 137],
  ])("%s", (sentence, total) => {
    expect(saidOf(page("Kettles", sentence, "Imprint"), about).total).toBe(total);
  });
});

describe("no count is taken from", () => {
  test.each([
    "about 1,200 results",
    "More than 500 results",
    "1,000+ results",
    "1–20 of about 4,000",
    "20 results per page",
    "25 items in your cart",
    "Page 2 of 7",
    "Rated 4 of 5",
    "3 items",
  ])("%s", (sentence) => {
    expect(saidOf(page(sentence), about).total).toBeUndefined();
  });

  test("two that differ", () => {
    expect(saidOf(page("137 results", "29 articles"), about).total).toBeUndefined();
  });
});

test("of two ranges the one that agrees with what was read is taken", () => {
  expect(saidOf(page("1–5 of 30", "1–20 of 137"), about)).toEqual({ from: 1, to: 20, total: 137 });
});

describe("a list ends with", () => {
  test.each([
    "No more results",
    "End of the list",
    "You've reached the end!",
    "You’re all caught up",
    "Keine weiteren Ergebnisse",
    "Fin des résultats",
    "No hay más artículos",
    "没有更多了",
    "これ以上ありません",
  ])("%s", (sentence) => {
    expect(saysListEnds(page("Kettles", sentence), items)).toBe(true);
  });

  test.each(["Show more results", "The end of summer sale", "No results for kettle"])(
    "but not with %s",
    (sentence) => {
      expect(saysListEnds(page(sentence), items)).toBe(false);
    },
  );
});
