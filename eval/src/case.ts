import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";

export const kinds = [
  "click",
  "fill",
  "fields",
  "choose",
  "check",
  "every",
  "except",
  "ordinal",
  "last",
  "section",
  "beside",
  "row",
  "negation",
  "date",
  "number",
  "key",
  "scroll",
  "history",
  "dismiss",
  "tab",
  "pointer",
  "nameless",
  "synonym",
  "typo",
  "script",
  "indirect",
  "absent",
  "ambiguous",
] as const;

export type Kind = (typeof kinds)[number];

const keys = z.array(z.string().min(1)).min(1);
const direction = z.enum(["up", "down", "left", "right", "top", "bottom"]);

const deed = z
  .strictObject({
    clicked: keys,
    doubleClicked: keys,
    rightClicked: keys,
    hovered: keys,
    values: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())])),
    pressed: keys,
    focused: z.string(),
    scrolled: z.record(z.string(), direction),
    shown: z.string(),
    dragged: z.tuple([z.string(), z.string()]),
    texts: z.record(z.string(), z.string()),
    address: z.string(),
    reloaded: z.literal(true),
  })
  .partial()
  .refine((value) => Object.keys(value).length > 0, "Nothing is expected; a refusal is told as such");

export type Deed = z.infer<typeof deed>;
export type Value = NonNullable<Deed["values"]>[string];

const instructionCase = z.strictObject({
  say: z.string().min(1),
  kind: z.enum(kinds),
  /** The words describe the target, or a wish, rather than name it; finding it takes knowledge or inference. */
  described: z.boolean().default(false),
  /** Any of several, where a careful person might do the one or the other. */
  expect: z.union([z.literal("refusal"), deed, z.array(deed).min(2)]),
});

const caseFile = z.strictObject({
  author: z.enum(["first", "second"]),
  about: z.string(),
  cases: z.array(instructionCase).min(1),
});

export type EvaluationCase = z.infer<typeof instructionCase>;
export type EvaluationPage = z.infer<typeof caseFile> & { name: string; half: Half; html: string };
export type Half = "tuning" | "reporting";

const folder = new URL("../pages/", import.meta.url);
const trainingFolder = new URL("../training/", import.meta.url);

/** The page's name alone decides, so that a page never changes sides. */
export const halfOf = (name: string): Half => (placeOf(name) % 2 === 0 ? "tuning" : "reporting");

/** An eighth of the pages that only instructions to learn from are for. */
const halfOfNew = (name: string): Half => (placeOf(name) % 8 === 1 ? "reporting" : "tuning");

/** By its name, 0–255. */
function placeOf(name: string): number {
  const [first = 0] = createHash("sha256").update(name).digest();
  return first;
}

/** @throws Error that names the file and the place when one is not as the README says. */
export function loadPages(names?: readonly string[]): EvaluationPage[] {
  return namesIn(folder, names).map(loadPage);
}

function loadPage(name: string): EvaluationPage {
  return { name, half: halfOf(name), html: readPage(folder, name), ...readCases(folder, name) };
}

/**
 * More instructions, by authors who had not seen the matcher: for pages of the tuning half, and for pages of their own, some of
 * which are measured with only.
 * @throws Error that names the file and the place when one is not as the README says.
 */
export function loadTraining(names?: readonly string[]): EvaluationPage[] {
  const old = new Set(namesIn(folder));
  return namesIn(trainingFolder, names).map((name) => {
    const isOld = old.has(name);
    const half = isOld ? halfOf(name) : halfOfNew(name);
    const html = readPage(isOld ? folder : trainingFolder, name);
    return { name, half, html, ...readCases(trainingFolder, name) };
  });
}

/** Of every page that has a file, so that what misses its other one is found; or those of `names`, if there are such. */
function namesIn(from: URL, names?: readonly string[]): readonly string[] {
  const all = new Set(readdirSync(from).map((file) => file.replace(/\.(?:html|json)$/u, "")));
  const unknown = names?.filter((name) => !all.has(name)) ?? [];
  if (unknown.length > 0) throw new Error(`There is no page ${unknown.join(", ")} in ${placeIn(from)}.`);
  return names ?? [...all].toSorted();
}

/** As somebody at the top of the project would name it. */
const placeIn = (url: URL): string =>
  url.pathname.slice(url.pathname.lastIndexOf("/eval/") + 1).replace(/\/$/u, "");

const readPage = (from: URL, name: string): string => readFileSync(new URL(`${name}.html`, from), "utf8");

function readCases(from: URL, name: string): z.infer<typeof caseFile> {
  const file = new URL(`${name}.json`, from);
  const at = placeIn(file);
  const parsed = caseFile.safeParse(parseJson(readFileSync(file, "utf8"), at));
  if (!parsed.success) throw new Error(`${at}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${String(error)}`, { cause: error });
  }
}

/** The alternatives of what is to be done; none when nothing may be. */
export function deedsOf({ expect }: Pick<EvaluationCase, "expect">): Deed[] {
  if (expect === "refusal") return [];
  return Array.isArray(expect) ? expect : [expect];
}

/** The elements that a deed points at, by key. */
export const pointedAt = (deed: Deed): string[] => [
  ...(deed.clicked ?? []),
  ...(deed.doubleClicked ?? []),
  ...(deed.rightClicked ?? []),
  ...(deed.hovered ?? []),
];
