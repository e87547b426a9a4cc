import { expect, test } from "vitest";
import { extractBySchema } from "../../src/extraction/extract.ts";
import { view } from "./extract-view.ts";

const text = { type: "string" };
const number = { type: "number" };
const integer = { type: "integer" };
const object = (properties: Record<string, unknown>, optional: string[] = []) => ({
  type: "object",
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});
const list = (properties: Record<string, unknown>, optional: string[] = []) => ({
  type: "array",
  items: object(properties, optional),
});

const job = (title: string, place: string, { badges, pay }: { badges: [string, string]; pay: string }) =>
  `<div><div><a href="/j/${title}">${title}</a><div>${place}</div><div><span>${badges[0]}</span><span>${badges[1]}</span></div></div><div>${pay}</div></div>`;
const jobs = view(
  `<div><h1>Jobs</h1><div><span>Full-time</span><span>Remote</span></div>
   <div>${job("Clerk", "Oder · Szczecin", { badges: ["Part-time", "Remote"], pay: "€24,000 – €27,000 a year" })}
   ${job("Planner", "Parcelo · Leipzig", { badges: ["Full-time", "On site"], pay: "Competitive salary" })}
   ${job("Welder", "Nord · Kiel", { badges: ["Full-time", "On site"], pay: "€38,500 – €41,000 a year" })}</div></div>`,
  { title: "Jobs" },
);

test("filters above a list are no entry of it, and a range has two ends", () => {
  const schema = object({
    jobs: list({ title: text, remote: { type: "boolean" }, salaryMin: number, salaryMax: number }, [
      "salaryMin",
      "salaryMax",
    ]),
  });

  expect(extractBySchema(jobs, { schema })).toMatchObject({
    value: {
      jobs: [
        { title: "Clerk", remote: true, salaryMin: 24_000, salaryMax: 27_000 },
        { title: "Planner", remote: false },
        { title: "Welder", remote: false, salaryMin: 38_500, salaryMax: 41_000 },
      ],
    },
  });
});

test("of two names in a row it is not told which is the city", () => {
  const result = extractBySchema(jobs, { schema: list({ title: text, city: text }, ["city"]) });

  expect(result).toMatchObject({ value: [{ title: "Clerk" }, { title: "Planner" }, { title: "Welder" }] });
  expect(JSON.stringify(result)).not.toContain("Szczecin");
});

test("issues have their numbers, and lists their figures by name and day", () => {
  const issue = (name: string, key: number) =>
    `<li><a href="/i/${key}">${name}</a><div>#${key} opened on <time>Aug ${key % 28}, 2025</time></div></li>`;
  const page = view(
    `<h1>Issues</h1><ul>${issue("Crash", 458)}${issue("Typo", 451)}</ul><h2>Cheaper days</h2><ul><li>Tue 16 Sep <b>€142</b></li><li>Wed 17 Sep <b>€155</b></li></ul>`,
    { title: "Issues" },
  );
  const days = { type: "object", additionalProperties: number };

  expect(
    extractBySchema(page, { schema: object({ issues: list({ number: integer, title: text }) }) }),
  ).toMatchObject({
    value: {
      issues: [
        { number: 458, title: "Crash" },
        { number: 451, title: "Typo" },
      ],
    },
  });
  expect(extractBySchema(page, { schema: object({ cheaperDays: days }) })).toMatchObject({
    value: { cheaperDays: { "Tue 16 Sep": 142, "Wed 17 Sep": 155 } },
  });
});

test("ingredients are a figure, a unit and a name, of the part that is asked for", () => {
  const row = (figure: string, unit: string, name: string) =>
    `<li><span>${figure}</span> <span>${unit}</span> <span>${name}</span></li>`;
  const cake = view(
    `<h1>Cake</h1><p>4.7 from 139 votes</p><h3>For the topping</h3><ul>${row("600", "g", "plums")}${row("60", "g", "butter")}</ul>
     <h3>For the batter</h3><ul>${row("120", "g", "rye flour")}${row("150", "ml", "buttermilk")}</ul>`,
    { title: "Cake" },
  );
  const schema = list({ name: text, quantity: number, unit: { enum: ["g", "ml"] } });

  expect(extractBySchema(cake, { schema, instruction: "only the ingredients for the batter" })).toMatchObject(
    {
      value: [
        { name: "rye flour", quantity: 120, unit: "g" },
        { name: "buttermilk", quantity: 150, unit: "ml" },
      ],
    },
  );
  expect(extractBySchema(cake, { schema: object({ rating: number }) })).toMatchObject({
    value: { rating: 4.7 },
  });
});

test("what leads to another thing is no price of the page, and a rating describes nothing", () => {
  const news = view(`<div><a href="/s">Subscribe for €4 a month</a></div><h1>Terminal to close</h1>`, {
    title: "Terminal to close",
  });
  const torch = (name: string) =>
    `<li><h2>${name}</h2><div><span>Rated 4.6 out of 5</span> <span>212 reviews</span></div><p>380 lumens, USB-C charging.</p></li>`;
  const shop = view(`<h1>Torches</h1><ul>${torch("Swift")}${torch("Mini")}</ul>`, { title: "Torches" });

  expect(extractBySchema(news, { schema: object({ cost: number }) })).toMatchObject({ missing: ["cost"] });
  expect(extractBySchema(shop, { schema: list({ name: text, description: text }) })).toMatchObject({
    value: [{ description: "380 lumens, USB-C charging." }, { description: "380 lumens, USB-C charging." }],
  });
});

test("a standfirst follows the headline, and topics are the links that are called so", () => {
  const news = view(
    `<article><h1>Terminal to close</h1><p>Passengers will go by bus.</p><p>The pier is old.</p><div>Topics: <a href="/t/f">Ferries</a> <a href="/t/h">Harbour</a></div></article>`,
    { title: "Terminal to close" },
  );
  const topics = list({ name: text, link: { type: "string", format: "uri" } });

  expect(extractBySchema(news, { schema: object({ standfirst: text, topics }) })).toMatchObject({
    value: { standfirst: "Passengers will go by bus.", topics: [{ name: "Ferries" }, { name: "Harbour" }] },
  });
});
