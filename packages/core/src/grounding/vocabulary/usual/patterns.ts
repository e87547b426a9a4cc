import { groups } from "./usual.ts";

/** Articles and the like, which say nothing of what is meant. */
const silent = new Set("the a an my your our this that these those please just".split(" "));

/** A normalised text as patterns read it: each word with a space before it. */
export function withoutSilent(words: readonly string[]): string {
  const kept = words.filter((word) => !silent.has(word));
  return kept.length === 0 ? "" : ` ${kept.join(" ")}`;
}

/** One way to say something, all of it. It is taken apart when a text has its rarest word. */
export class Pattern {
  /** Words one of which is in whatever it fits. */
  readonly keys: readonly string[];
  readonly #parts: readonly string[];
  #expression: RegExp | undefined;

  constructor(text: string) {
    this.#parts = partsOf(text);
    this.keys = keysOf(this.#parts);
  }

  /** Its words, without those of groups. */
  ownWords(): string[] {
    return this.#parts
      .flatMap((part) => part.replace(/[[\]]/g, "").split(/[ /_]/))
      .filter((word) => word !== "" && !word.startsWith("{"));
  }

  /** One word alone says too little to ask for what is called so. */
  get isOneWord(): boolean {
    return this.#parts.filter((part) => !part.startsWith("[")).length < 2;
  }

  /** What stands where the pattern leaves it open, or an empty text; undefined when it does not fit. */
  fit(said: string): string | undefined {
    this.#expression ??= new RegExp(`^${this.#parts.map(sourceOf).join("")}$`);
    const found = this.#expression.exec(said);
    return found === null ? undefined : (found[1] ?? "");
  }
}

/** A text without a word of the group at its beginning, or undefined where it begins with none. */
export function withoutLead(said: string, group: string): string | undefined {
  const lead = runsAt(`{${group}}`)
    .toSorted((left, right) => right.length - left.length)
    .find((run) => said.startsWith(` ${run} `));
  return lead === undefined ? undefined : said.slice(lead.length + 1);
}

/** “;” stands between patterns. */
export function patternsOf(text: string): Pattern[] {
  return text.split("; ").map((each) => new Pattern(each));
}

/** Words, and what is in brackets as one. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let inside = false;
  for (const word of text.split(" ")) {
    if (inside) parts.push(`${parts.pop()} ${word}`);
    else parts.push(word);
    if (word.startsWith("[")) inside = true;
    if (word.endsWith("]")) inside = false;
  }
  return parts;
}

const open = "{about}";

const runsOf = new Map<string, string[]>();

/** The words of one place, as runs; an empty one for articles. */
function runsAt(part: string): string[] {
  let runs = runsOf.get(part);
  if (!runs) runsOf.set(part, (runs = readRuns(part)));
  return runs;
}

function readRuns(part: string): string[] {
  const runs = part.split("/").flatMap((word) => {
    const group = /^\{(\w+)\}$/.exec(word)?.[1];
    return group === undefined ? [word] : (groups[group]?.split("/") ?? []);
  });
  return runs.map((run) => withoutSilent(run.split("_")).trimStart());
}

/** Words of the place with the fewest ways to say it, groups last. */
function keysOf(parts: readonly string[]): string[] {
  const places = parts.filter((part) => !part.startsWith("[") && part !== open);
  const ranked = places.toSorted((left, right) => breadthOf(left) - breadthOf(right));
  for (const place of ranked) {
    const runs = runsAt(place);
    if (!runs.includes("")) return [...new Set(runs.map((run) => run.split(" ", 1)[0] ?? ""))];
  }
  return [];
}

const breadthOf = (part: string): number => (part.includes("{") ? 1_000 : part.split("/").length);

/** `[all] bills/{entries}` → `(?: all)?(?: (?:bills|…))`. */
function sourceOf(part: string): string {
  if (part === open) return String.raw` (\S+(?: \S+){0,6}?)`;
  if (part.startsWith("[")) {
    const ways = part
      .slice(1, -1)
      .split("/")
      .map((way) => way.split(" ").map(sourceOf).join(""));
    return `(?:${ways.join("|")})?`;
  }
  const runs = runsAt(part);
  const said = runs.filter((run) => run !== "").map((run) => run.replace(/[.*+?^$()|\\]/g, String.raw`\$&`));
  if (said.length === 0) return "";
  return `(?: (?:${said.join("|")}))${runs.includes("") ? "?" : ""}`;
}
