import { account } from "./account.ts";
import { chat } from "./chat.ts";
import { degrees } from "./degrees.ts";
import { editors } from "./editors.ts";
import { sheets } from "./sheets.ts";
import { meetings } from "./meetings.ts";
import { servers } from "./servers.ts";
import { machines } from "./machines.ts";
import { gettingAbout } from "./getting-about.ts";
import { media } from "./media.ts";
import { players } from "./players.ts";
import { money } from "./money.ts";
import { notices } from "./notices.ts";
import { plans } from "./plans.ts";
import { shop } from "./shop.ts";
import { told } from "./told.ts";
import { turning } from "./turning.ts";
import { bagsOf, bagsWith, type Bags } from "./loosely.ts";
import { patternsOf, withoutLead, type Pattern } from "./patterns.ts";
import type { UsualEntry } from "./usual.ts";
import { wishes } from "./wishes.ts";
import { work } from "./work.ts";

/** What is looked for on a page. Names are normalised, without articles. */
export type Usual = {
  id: number;
  isNamed(name: string): boolean;
  /** It does or is the opposite. */
  isContrary(name: string): boolean;
  /** Words one of which is in every name that it can have; undefined when there are no such words. */
  keys(): ReadonlySet<string> | undefined;
  /** It may do it, or its opposite, where nothing does that is named so. */
  isOtherwise?(name: string, wanted: boolean): boolean;
  near: readonly string[];
  page: readonly string[];
};

/** A usual control is asked for, or its contrary; `about`: what it has to be about, or an empty text. */
export type UsualAsk = { usual: Usual; wanted: boolean; about: string };

type Way = {
  pattern: Pattern;
  usual: Usual;
  wanted: boolean;
  /** It is what is printed on a control. */
  isName: boolean;
  /** It only leads there where nothing is asked for in these words. */
  isHint: boolean;
  /** It may be forbidden: “don't …” asks for the contrary. */
  mayBeForbidden: boolean;
};

export const usualEntries: readonly UsualEntry[] = [
  ...notices,
  ...account,
  ...money,
  ...media,
  ...players,
  ...machines,
  ...servers,
  ...meetings,
  ...sheets,
  ...editors,
  ...chat,
  ...shop,
  ...plans,
  ...work,
  ...turning,
  ...gettingAbout,
  ...degrees,
  ...wishes,
];

/** Every way to ask for something, by a word that each text that says it has; made when the first is looked up. */
let ways: ReadonlyMap<string, readonly Way[]> | undefined;

/** What a text, as patterns read it, asks for; a pattern that leaves something open gives an ask of its own. */
export function usualAsks(said: string): UsualAsk[] {
  const forbidden = withoutLead(said, "dont");
  const pressed = withoutLead(said, "press");
  const asks = [
    ...asksFor(said, ({ isName, isHint, pattern }) => !isHint && (!isName || !pattern.isOneWord)),
    ...(pressed === undefined ? [] : asksFor(pressed, ({ isName, pattern }) => isName && !pattern.isOneWord)),
    ...(forbidden === undefined || comparing.test(forbidden)
      ? []
      : asksFor(forbidden, ({ mayBeForbidden }) => mayBeForbidden).map((ask) => ({ ...ask, wanted: false }))),
  ];
  const whole = asks.filter(({ about }) => about === "");
  return withoutRepeated(whole.length > 0 ? whole : asks);
}

/** “don't make it louder” asks for nothing to be done. */
const comparing =
  / (?:loud|quiet|soft|bigg|larg|small|fast|slow|quick|warm|hott|cool|cold|bright|dark|light|clos|near|high|low)er\b/;

/** What it leads to where nothing that is asked for in these words is there. */
export function usualHints(said: string): UsualAsk[] {
  return withoutRepeated(asksFor(said, ({ isHint }) => isHint));
}

/** The usual controls that are called so, and those whose contrary is. */
export function usualsNamed(name: string): { usual: Usual; wanted: boolean }[] {
  return asksFor(name, ({ isName }) => isName);
}

type Side = Omit<UsualAsk, "about">;
let bags: { core: Bags<Side>; all: Bags<Side> } | undefined;

/**
 * The usual things that have all of these words among what is said for them, in whatever order: first by what they are called, then
 * by all that is known to be said.
 */
export function usualsWith(words: readonly string[]): Side[][] {
  bags ??= { core: bagsOf(sides(true)), all: bagsOf(sides(false)) };
  return [bagsWith(bags.core, words), bagsWith(bags.all, words)];
}

function sides(isCore: boolean): (readonly [Side, string[]])[] {
  ways ??= readWays();
  const found = new Map<string, readonly [Side, string[]]>();
  for (const { usual, wanted, pattern, isName } of new Set([...ways.values()].flat())) {
    if (usual.id >= usualEntries.length || (isCore && !isName)) continue;
    const key = `${usual.id} ${wanted}`;
    const side: readonly [Side, string[]] = found.get(key) ?? [{ usual, wanted }, []];
    side[1].push(...pattern.ownWords());
    found.set(key, side);
  }
  for (const [id, { words, contrary }] of usualEntries.entries()) {
    found.get(`${id} true`)?.[1].push(...(words?.split(" ") ?? []));
    found.get(`${id} false`)?.[1].push(...(contrary?.words?.split(" ") ?? []));
  }
  return [...found.values()];
}

/** What is refused in words that would also ask for it is refused. */
function withoutRepeated(asks: UsualAsk[]): UsualAsk[] {
  const found = new Map<string, UsualAsk>();
  for (const ask of asks) {
    const key = `${ask.usual.id} ${ask.about}`;
    if (found.get(key)?.wanted !== false) found.set(key, ask);
  }
  return [...found.values()];
}

function asksFor(said: string, counts: (way: Way) => boolean): UsualAsk[] {
  ways ??= readWays();
  const tried = new Set<Way>();
  const asks: UsualAsk[] = [];
  for (const word of said.split(" ")) {
    for (const way of ways.get(word) ?? []) {
      if (tried.has(way) || !counts(way)) continue;
      tried.add(way);
      const about = way.pattern.fit(said);
      if (about !== undefined) asks.push({ usual: way.usual, wanted: way.wanted, about });
    }
  }
  return asks;
}

function readWays(): Map<string, Way[]> {
  const byWord = new Map<string, Way[]>();
  const add = (text: string | undefined, way: Omit<Way, "pattern">): void => {
    for (const pattern of text === undefined ? [] : patternsOf(text)) {
      for (const key of pattern.keys) {
        const known = byWord.get(key);
        if (known) known.push({ ...way, pattern });
        else byWord.set(key, [{ ...way, pattern }]);
      }
    }
  };
  for (const [id, entry] of [...usualEntries, ...told].entries()) {
    const usual = usualOf(entry, id);
    const { named, asked, hinted, contrary } = entry;
    const said = { usual, wanted: true, isName: false, isHint: false, mayBeForbidden: false };
    add(asked, { ...said, mayBeForbidden: contrary !== undefined });
    add(contrary?.asked, { ...said, wanted: false });
    add(hinted, { ...said, isHint: true });
    add(contrary?.hinted, { ...said, wanted: false, isHint: true });
    // What is told of one of many is called by too many names for one of them to ask for another.
    if (id >= usualEntries.length) continue;
    add(named, { ...said, isName: true });
    add(contrary?.named, { ...said, wanted: false, isName: true });
  }
  return byWord;
}

function usualOf({ named, otherwise, contrary, near, page }: UsualEntry, id: number): Usual {
  const tests = [named, contrary?.named, otherwise, contrary?.otherwise].map((texts) => new NameTest(texts));
  const [own, other, may, mayContrary] = tests as [NameTest, NameTest, NameTest, NameTest];
  let keys: { all: ReadonlySet<string> | undefined } | undefined;
  return {
    id,
    // What nothing may do otherwise is not looked for a second time.
    ...((otherwise ?? contrary?.otherwise) !== undefined && {
      isOtherwise: (name: string, wanted: boolean) => (wanted ? may : mayContrary).fits(name),
    }),
    isNamed: (name) => own.fits(name),
    isContrary: (name) => other.fits(name),
    keys: () => (keys ??= { all: keysOfAll(tests) }).all,
    near: near?.split("/") ?? [],
    page: page?.split("/") ?? [],
  };
}

function keysOfAll(tests: readonly NameTest[]): ReadonlySet<string> | undefined {
  const all = tests.map((test) => test.keys());
  return all.includes(undefined) ? undefined : new Set(all.flatMap((keys) => keys ?? []));
}

/** Names as patterns, which are read when one is first asked about. */
class NameTest {
  readonly #texts: string | undefined;
  #patterns: Pattern[] | undefined;

  constructor(texts: string | undefined) {
    this.#texts = texts;
  }

  fits(name: string): boolean {
    return this.#read().some((pattern) => pattern.fit(name) !== undefined);
  }

  /** Words one of which is in every name that fits; undefined when there are no such words. */
  keys(): string[] | undefined {
    const patterns = this.#read();
    return patterns.some(({ keys }) => keys.length === 0) ? undefined : patterns.flatMap(({ keys }) => keys);
  }

  #read(): Pattern[] {
    return (this.#patterns ??= this.#texts === undefined ? [] : patternsOf(this.#texts));
  }
}
