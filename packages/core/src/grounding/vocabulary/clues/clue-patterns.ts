import { stem } from "../../text.ts";
import { clueGroups } from "./clue.ts";

/** “this” is what is meant, more often than not. */
const silentWords = new Set("the a an my your our please just".split(" "));

const gap = "..";

/** What gives away what is meant, wherever it stands in a text. It is taken apart when a text has its rarest word. */
export class CluePattern {
  /** Words one of which is in whatever it is found in. */
  readonly keys: readonly string[];
  readonly #parts: readonly Part[];
  #expression: RegExp | undefined;

  constructor(text: string) {
    this.#parts = partsOf(text);
    const places = this.#parts.filter(({ isOptional, runs }) => !isOptional && !runs.includes(gap));
    const [rarest] = places.toSorted((one, other) => one.runs.length - other.runs.length);
    this.keys = [...new Set(rarest?.runs.map((run) => run.split(" ", 1)[0] ?? ""))];
  }

  /** Where its words stand in a text; undefined where they do not. */
  find(said: string): Found | undefined {
    this.#expression ??= new RegExp(`${this.#parts.map(sourceOf).join("")}(?= |$)`, "d");
    const found = this.#expression.exec(said);
    if (found === null) return undefined;
    const to = found.index + found[0].length;
    const gaps = (found.indices ?? []).slice(1).flatMap((each) => (each === undefined ? [] : [each]));
    const places = new Set<number>();
    let between = 0;
    for (let at = found.index; at >= 0 && at < to; at = said.indexOf(" ", at + 1)) {
      if (gaps.some(([start, end]) => at >= start && at < end)) between += 1;
      else places.add(at);
    }
    return { places, between };
  }
}

/** `places`: where its own words begin in the text; `between`: words in its gaps. */
export type Found = { places: ReadonlySet<number>; between: number };

type Part = { runs: string[]; isOptional: boolean };

/** Words of a text as clues read them: without endings, articles and possessives. */
export function clueWords(words: readonly string[]): string {
  return words
    .filter((word) => !silentWords.has(word))
    .map((word) => ` ${stem(word)}`)
    .join("");
}

function partsOf(text: string): Part[] {
  const parts = text.match(/\[[^\]]*\]|\S+/g) ?? [];
  return parts.flatMap((part): Part[] => {
    const isOptional = part.startsWith("[");
    const runs = (isOptional ? part.slice(1, -1) : part).split("/").flatMap(runsOf);
    return runs.length === 0 ? [] : [{ runs, isOptional }];
  });
}

function runsOf(word: string): string[] {
  if (word === gap) return [gap];
  const group = /^\{(\w+)\}$/.exec(word)?.[1];
  if (group !== undefined) return (clueGroups[group] ?? "").split("/").flatMap(runsOf);
  const run = clueWords(word.split(/[_ ]/u)).trimStart();
  return run === "" ? [] : [run];
}

function sourceOf({ runs, isOptional }: Part): string {
  if (runs.includes(gap)) return String.raw`((?: \S+){0,3}?)`;
  const said = runs.map((run) => run.replace(/[.*+?^$()|\\]/g, String.raw`\$&`));
  return `(?: (?:${said.join("|")}))${isOptional ? "?" : ""}`;
}
