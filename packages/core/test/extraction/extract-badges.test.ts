import { expect, test } from "vitest";
import { extractBySchema } from "../../src/extraction/extract.ts";
import { view } from "./extract-view.ts";

const text = { type: "string" };
const object = (properties: Record<string, unknown>, optional: string[] = []) => ({
  type: "object",
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});
const list = (properties: Record<string, unknown>, optional: string[] = []) => ({
  type: "array",
  items: object(properties, optional),
});

const issue = (title: string, state: string, label: string) =>
  `<li><span aria-label="${state} issue"></span><div><a href="/i/${title}">${title}</a><a href="/l/${label}">${label}</a><p>opened on Aug 4, 2025 by someone</p></div></li>`;
const issues = view(
  `<h1>Issues</h1><ul>${issue("Crash", "Open", "bug")}${issue("Typo", "Closed", "docs")}${issue("Leak", "Closed", "bug")}${issue("Slow", "Open", "perf")}</ul>`,
  { title: "Issues" },
);

test.each([
  ["only issues with the label bug", ["Crash", "Leak"]],
  ["only open issues with the label bug", ["Crash"]],
])("%s", (instruction, titles) => {
  expect(extractBySchema(issues, { schema: list({ title: text }), instruction })).toMatchObject({
    value: titles.map((title) => ({ title })),
  });
});

test.each([
  ["two badges that no entry has together", "only docs and perf issues"],
  ["a word that stands in a text only", "only issues by someone else"],
  ["a word that none has", "only urgent issues with the label bug"],
  ["a badge without “only”", "bug issues"],
])("%s pick nothing out", (_, instruction) => {
  expect(extractBySchema(issues, { schema: list({ title: text }), instruction })).toHaveProperty(
    "unsupported",
  );
});

test("those that a sentence asks for have a badge, and the others none", () => {
  const place = (name: string, badge: string) => `<li><h2>${name}</h2><span>${badge}</span></li>`;
  const page = view(`<h1>Jobs</h1><ul>${place("Clerk", "Remote")}${place("Welder", "On site")}</ul>`, {
    title: "Jobs",
  });

  expect(
    extractBySchema(page, { schema: list({ title: text }), instruction: "jobs that are remote" }),
  ).toMatchObject({ value: [{ title: "Clerk" }] });
});

test("a dash is nothing, a day is no name, and the latest of several is not called as the page is", () => {
  const bugs = view(
    `<h1>Bugs</h1><table><thead><tr><th>ID</th><th>Assignee</th></tr></thead><tbody><tr><td>B-1</td><td>Mira</td></tr><tr><td>B-2</td><td>—</td></tr></tbody></table>`,
  );
  const days = view(
    `<h1>Programme</h1><h2>Thursday, 12 June</h2><p>Opening</p><h2>Friday, 13 June</h2><p>Panel</p>`,
    { title: "Programme" },
  );

  expect(extractBySchema(bugs, { schema: list({ id: text, assignee: text }, ["assignee"]) })).toMatchObject({
    value: [{ id: "B-1", assignee: "Mira" }, { id: "B-2" }],
  });
  expect(JSON.stringify(extractBySchema(days, { schema: list({ title: text }) }))).not.toContain("June");
  expect(extractBySchema(days, { schema: object({ latestTalk: object({ title: text }) }) })).toMatchObject({
    missing: ["latestTalk"],
  });
});
