import { expect, test } from "vitest";
import { extractBySchema } from "../../src/extraction/extract.ts";
import { view } from "./extract-view.ts";

const text = { type: "string" };
const number = { type: "number" };
const integer = { type: "integer" };
const object = (properties: Record<string, unknown>) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
});
const list = (properties: Record<string, unknown>) => ({ type: "array", items: object(properties) });

const card = (name: string, price: string) =>
  `<div><h2><a href="/${name}">${name}</a></h2><div>${price}</div></div>`;
const shop = (...cards: string[]) =>
  view(`<main><h1>Torches</h1><p>Showing 1–4 of 48 torches</p><div>${cards.join("")}</div></main>`, {
    title: "Torches",
  });
const torches = shop(
  card("Swift", "€54.95"),
  card("Mini", "€24.00"),
  card("Cave", "€139.50"),
  card("Aria", "€32.95"),
);

test("the foremost by price come in their order", () => {
  const schema = list({ name: text, price: number });

  expect(
    extractBySchema(torches, { schema, instruction: "the two cheapest torches, cheapest first" }),
  ).toMatchObject({
    value: [
      { name: "Mini", price: 24 },
      { name: "Aria", price: 32.95 },
    ],
  });
});

test("one foremost is one object", () => {
  const schema = object({ name: text });

  expect(extractBySchema(torches, { schema, instruction: "the most expensive torch" })).toMatchObject({
    value: { name: "Cave" },
  });
});

test.each([
  ["two are equal", shop(card("Swift", "€24.00"), card("Mini", "€24.00"), card("Cave", "€139.50"))],
  [
    "one has two prices",
    shop(card("Swift", "€54.95"), card("Mini", "€24.00 or €20.00 each"), card("Cave", "€139.50")),
  ],
])("nothing is foremost where %s", (_, page) => {
  const schema = object({ name: text });

  expect(extractBySchema(page, { schema, instruction: "the cheapest torch" })).toHaveProperty("unsupported");
});

test("a league's letters are read in full, and rank its clubs", () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  const league = view(
    `<h1>League</h1><table><thead><tr><th>Club</th><th>P</th><th>W</th><th>D</th><th>L</th><th>GF</th><th>GA</th><th>Pts</th></tr></thead><tbody>
     ${row("Orrin", "14", "10", "2", "2", "151", "104", "32")}${row("Otters", "14", "9", "0", "5", "172", "133", "27")}</tbody></table>`,
    { title: "League" },
  );

  expect(
    extractBySchema(league, { schema: list({ club: text, played: integer, won: integer, lost: integer }) }),
  ).toMatchObject({ value: [{ club: "Orrin", played: 14, won: 10, lost: 2 }, { club: "Otters" }] });
  expect(
    extractBySchema(league, {
      schema: object({ club: text, goals_for: integer }),
      instruction: "the club with the most goals scored",
    }),
  ).toMatchObject({ value: { club: "Otters", goals_for: 172 } });
});

test("a total of things is what is said of all of them", () => {
  const cards = view(`<h1>Torches</h1><p>12 torches sold today</p>`, { title: "Torches" });
  const schema = object({ totalTorches: integer });

  expect(extractBySchema(torches, { schema })).toMatchObject({ value: { totalTorches: 48 } });
  expect(extractBySchema(cards, { schema })).toMatchObject({ missing: ["totalTorches"] });
});

test("a table of plans is headed by what the page compares", () => {
  const plans = view(
    `<h1>Pricing</h1><h2>Compare plans</h2><table><thead><tr><th>Feature</th><th>Dinghy</th><th>Sloop</th></tr></thead><tbody>
     <tr><th scope="row">API access</th><td>No</td><td>Yes</td></tr><tr><th scope="row">Support</th><td>Forum</td><td>E-mail</td></tr></tbody></table>`,
    { title: "Pricing" },
  );
  const schema = object({ comparison: list({ plan: text, api_access: { type: "boolean" }, support: text }) });

  expect(extractBySchema(plans, { schema })).toMatchObject({
    value: {
      comparison: [
        { plan: "Dinghy", api_access: false, support: "Forum" },
        { plan: "Sloop", api_access: true, support: "E-mail" },
      ],
    },
  });
});
