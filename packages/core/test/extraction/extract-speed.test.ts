import { expect, test } from "vitest";
import { extractBySchema } from "../../src/extraction/extract.ts";
import { extractPassage } from "../../src/extraction/passage.ts";
import { view } from "./extract-view.ts";

const card = (index: number) =>
  `<div><a href="/p/${index}"><img alt="Pan ${index}" src="/i/${index}.jpg"></a><h3><a href="/p/${index}">Pan ${index}</a></h3><p><span>€${index}.50</span></p><p>4.5 out of 5 <span>(${index})</span></p><p>In stock</p><button>Add to cart</button></div>`;
const page = view(
  `<main><h1>Products</h1><div>${Array.from({ length: 1_100 }, (_, index) => card(index + 1)).join("")}</div></main>`,
);
const schema = {
  type: "object",
  properties: {
    products: {
      type: "array",
      items: {
        type: "object",
        properties: {
          name: { type: "string" },
          price: { type: "number" },
          rating: { type: "number" },
          url: { type: "string", format: "uri" },
        },
        required: ["name", "price", "url"],
      },
    },
  },
  required: ["products"],
};

function milliseconds(run: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.round(times.sort((a, b) => a - b)[2] ?? 0);
}

test("every card of a large page, with the time it took", () => {
  const result = extractBySchema(page, { schema });

  expect((result as { value: { products: unknown[] } }).value.products).toHaveLength(1_100);
  const flat = {
    type: "object",
    properties: { title: { type: "string" }, total: { type: "number" } },
    required: ["title"],
  };
  console.info(
    `${page.nodes.length} nodes: ${milliseconds(() => extractBySchema(page, { schema }))} ms for 1,100 cards, ` +
      `${milliseconds(() => extractBySchema(page, { schema: flat }))} ms for a flat object, ${milliseconds(() => extractPassage(page, "the price of Pan 17"))} ms for a passage`,
  );
});

test("a schema of lists within lists ends", () => {
  const nested = {
    $ref: "#/$defs/Node",
    $defs: {
      Node: {
        type: "object",
        properties: {
          name: { type: "string" },
          children: { type: "array", items: { $ref: "#/$defs/Node" } },
          parts: { type: "array", items: { $ref: "#/$defs/Node" } },
        },
        required: ["name", "children", "parts"],
      },
    },
  };

  const result = extractBySchema(page, { schema: nested });

  expect("unsupported" in result || result.missing.length > 0).toBe(true);
}, 20_000);
