import { brotliDecompressSync } from "node:zlib";

/** How like words are in what they mean: 0 to 1, the latter for words that mean the same first of all. */
export type Thesaurus = {
  likeness(one: string, other: string): number;
  /** How much the one is the opposite of the other. */
  opposition(one: string, other: string): number;
};

/** What a way from one meaning to the next leaves of the likeness: near, derived, wider or narrower, opposite. */
const kinds: Record<string, number> = { "&": 0.8, "+": 0.75, "@": 0.78, "!": 0 };
/** Steps from one meaning to another at most. */
const mostSteps = 3;
/** What is less like than this is not like. */
const leastWorth = 0.3;
/** What each place that a meaning has behind the first one takes from it. */
const laterMeaning = 0.06;
/** Meanings behind this one are as rare as it. */
const latestCounted = 8;

/** A meaning, by the number of its line, and how much of the likeness is left there. */
type Sense = { at: number; worth: number };

/** The thesaurus as it was read, once somebody has asked for it. */
let kept: Thesaurus | undefined;

/** Read into memory when a task asks for likeness, and kept: 1.8 MB of text. */
export async function openThesaurus(): Promise<Thesaurus> {
  if (kept === undefined) {
    const { packed } = await import("./thesaurus.gen.ts");
    kept = readThesaurus(brotliDecompressSync(Buffer.from(packed, "base64")).toString());
  }
  return kept;
}

/** Undefined before it was opened. */
export const openedThesaurus = (): Thesaurus | undefined => kept;

function readThesaurus(text: string): Thesaurus {
  const senses = new Map<string, number[]>();
  const web = new Web();
  for (const [at, line] of text.split("\n").entries()) {
    const [words = "", links = ""] = line.split("|");
    for (const named of words === "" ? [] : words.split(" ")) {
      const word = named.replace(/\d+$/u, "");
      const known = senses.get(word);
      const sense = [at, Number(named.slice(word.length) || 1)];
      if (known === undefined) senses.set(word, sense);
      else known.push(...sense);
    }
    web.read(at, links);
  }
  const sensesOf = (word: string): Sense[] =>
    formsOf(word, senses).flatMap((form) => {
      const numbers = senses.get(form) ?? [];
      return numbers.flatMap((at, index) =>
        index % 2 === 0 ? [{ at, worth: ofPlace(numbers[index + 1] ?? 1) }] : [],
      );
    });
  return {
    likeness: (one, other) => best(web.reach(sensesOf(one)), sensesOf(other)),
    opposition: (one, other) => best(web.reach(web.turned(sensesOf(one))), sensesOf(other)),
  };
}

function ofPlace(place: number): number {
  return 1 / (1 + laterMeaning * (Math.min(place, latestCounted) - 1));
}

function best(found: Map<number, number>, senses: Sense[]): number {
  return Math.max(0, ...senses.map(({ at, worth: part }) => part * (found.get(at) ?? 0)));
}

/** Meanings and what joins them, as chains of numbers: there are a quarter of a million links. */
class Web {
  /** The last link of each meaning. */
  readonly #last: number[] = [];
  readonly #before: number[] = [];
  readonly #to: number[] = [];
  readonly #kind: string[] = [];

  read(at: number, links: string): void {
    for (let from = 0; from < links.length;) {
      let end = from + 1;
      while (end < links.length && !(links.charAt(end) in kinds)) end += 1;
      const to = at + Number(links.slice(from + 1, end));
      const kind = links.charAt(from);
      this.#join(at, to, kind);
      this.#join(to, at, kind);
      from = end;
    }
  }

  #join(from: number, to: number, kind: string): void {
    this.#before.push(this.#last[from] ?? -1);
    this.#last[from] = this.#to.push(to) - 1;
    this.#kind.push(kind);
  }

  *#linksOf(at: number): Generator<{ to: number; kind: string }> {
    for (let link = this.#last[at] ?? -1; link >= 0; link = this.#before[link] ?? -1)
      yield { to: this.#to[link] ?? -1, kind: this.#kind[link] ?? "" };
  }

  /** What is near, by the likest way to it. */
  reach(from: Sense[]): Map<number, number> {
    const found = new Map<number, number>();
    let edge = from;
    for (let steps = 0; steps <= mostSteps; steps += 1) {
      const next: Sense[] = [];
      for (const { at, worth } of edge) {
        if (worth <= (found.get(at) ?? leastWorth)) continue;
        found.set(at, worth);
        for (const { to, kind } of this.#linksOf(at))
          next.push({ at: to, worth: worth * (kinds[kind] ?? 0) });
      }
      edge = next;
    }
    return found;
  }

  /** What is opposite to what is near. */
  turned(from: Sense[]): Sense[] {
    return [...this.reach(from)].flatMap(([at, worth]) =>
      [...this.#linksOf(at)].flatMap(({ to, kind }) => (kind === "!" ? [{ at: to, worth }] : [])),
    );
  }
}

const irregular: Record<string, string> = {
  children: "child",
  men: "man",
  women: "woman",
  people: "person",
  feet: "foot",
  teeth: "tooth",
  mice: "mouse",
  geese: "goose",
};
const endings: [RegExp, string[]][] = [
  [/ies$/u, ["y"]],
  [/es$/u, ["", "e"]],
  [/s$/u, [""]],
  [/ied$/u, ["y"]],
  [/(?:(.)\1)?ed$/u, ["$1", "$1$1", "e"]],
  [/(?:(.)\1)?ing$/u, ["$1", "$1$1", "e"]],
  [/i(?:er|est)$/u, ["y"]],
  [/(?:(.)\1)?(?:er|est)$/u, ["$1", "$1$1", "e"]],
];

/** The word as it is told of: “kids” is “kid”. */
function formsOf(word: string, known: ReadonlyMap<string, unknown>): string[] {
  const own = word.trim().toLowerCase().replaceAll(" ", "_");
  const plural = irregular[own];
  if (plural !== undefined) return [own, plural];
  if (known.has(own)) return [own];
  const forms = endings.flatMap(([ending, replaced]) =>
    ending.test(own) ? replaced.map((other) => own.replace(ending, other)) : [],
  );
  return [...new Set(forms)].filter((form) => known.has(form));
}
