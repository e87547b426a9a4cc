import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prepareEnvironment } from "../../packages/sdk-python/scripts/environment.mjs";
import { listPages, snippetsOf, type Snippet } from "../../scripts/snippets.ts";
import { checkConfiguration } from "./configuration.ts";
import type { Outcome } from "./outcome.ts";
import { checkTypes, runPython, runShell, runTypeScript } from "./run-snippets.ts";
import { openWorld, type World } from "./world.ts";

const all = listPages().flatMap((page) => snippetsOf(page));
const inLanguage = (language: string) =>
  all.filter((snippet) => snippet.language === language && snippet.notRun === undefined);

let world: World;

beforeAll(async () => {
  world = await openWorld();
  world.model.answer(() => ({ json: { name: "Trail Kettle", why: "It boils in five minutes." } }));
});

afterAll(async () => {
  await world?.[Symbol.asyncDispose]();
});

test("each snippet is run, or says why not", () => {
  const known = ["ts", "python", "sh", "json"];
  const unknown = all.filter(({ language, notRun }) => notRun === undefined && !known.includes(language));
  expect(unknown.map(whereIs)).toEqual([]);
  for (const language of known) expect(inLanguage(language).length, language).toBeGreaterThan(3);
});

test("the TypeScript snippets are well typed", async () => {
  expect(await checkTypes(inLanguage("ts"), world)).toBeUndefined();
});

test("the TypeScript snippets do what they say", { timeout: 300_000 }, async () => {
  const snippets = inLanguage("ts");
  expectDone(snippets, await runTypeScript(snippets, world));
});

test("the Python snippets do what they say", { timeout: 300_000 }, async ({ skip }) => {
  const { program, reason } = prepareEnvironment();
  if (program === undefined) return skip(reason);
  const snippets = inLanguage("python");
  expectDone(snippets, await runPython(snippets, world, program));
});

describe("the shell snippets do what they say", () => {
  const pages = new Set(inLanguage("sh").map(({ page }) => page));
  test.for([...pages])("of %s", { timeout: 300_000 }, async (page) => {
    const snippets = inLanguage("sh").filter((snippet) => snippet.page === page);
    expectDone(snippets, await runShell(snippets, world));
  });
});

test.for(inLanguage("json"))("the configuration at $page:$line is one", async (snippet) => {
  await checkConfiguration(snippet, world);
});

function whereIs({ page, line }: Snippet): string {
  return `${page}:${line}`;
}

function expectDone(snippets: Snippet[], outcomes: Outcome[]): void {
  const problems = snippets.flatMap((snippet, position) => {
    const { printed, failure } = outcomes[position] ?? { printed: "", failure: "It was not run." };
    const missing = failure === undefined ? missingFrom(printed, snippet.prints) : undefined;
    if (failure === undefined && missing === undefined) return [];
    return [`${whereIs(snippet)}: ${failure ?? `It did not print ${missing}`}\nIt printed:\n${printed}`];
  });
  expect(problems.join("\n\n")).toBe("");
}

function literally(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

/** The first of the lines that is not printed behind those before it. */
function missingFrom(printed: string, lines: string[]): string | undefined {
  let rest = printed;
  return lines.find((line) => {
    const found = new RegExp(line.split("…").map(literally).join("[^]*?")).exec(rest);
    if (found !== null) rest = rest.slice(found.index + found[0].length);
    return found === null;
  });
}
