import { coverOf, mayMeet, metBy, type Lexis } from "../evidence/lexis.ts";
import { formOf, root } from "../evidence/root.ts";
import { numberOf } from "../amounts/numbers.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import type { Phrase } from "../matching/tokens.ts";
import { negativeWords } from "../vocabulary/synonyms.ts";
import { conceptsIn, type ConceptMatch } from "../vocabulary/concepts/index.ts";
import { isSearch } from "./fits.ts";
import type { Offered, OfferedBox, OfferedChoice, OfferedField } from "./offered.ts";

/** Words of a run of tokens, ready to be held against names. */
export type Run = { words: string[]; telling: string[]; wording: Parameters<typeof metBy>[0] };

const tellsSomething = (word: string): boolean => !articles.has(word);

const articles = new Set("the a an my your our his her their this that of on in to for".split(" "));
const noSpellings = new Map<string, Set<string>>();
/** A word of the instruction is met by a name from here on. */
const met = 0.6;

export function runOf({ tokens }: Phrase, from: number, to: number): Run | undefined {
  const some = tokens.slice(from, to);
  const [begin, end] = [some[0], some.at(-1)];
  if (
    begin?.kind === "punctuation" ||
    end?.kind === "punctuation" ||
    some.some(({ word, kind }) => kind === "punctuation" && word !== ",")
  )
    return undefined;
  const words = some.flatMap(({ text, kind }) =>
    // “Ada's table”: whose it is, is a name.
    wordsOf(normalize(kind === "quoted" ? text : text.replace(/['’]s$/u, ""))).map((word) => ({
      word,
      quoted: kind === "quoted",
    })),
  );
  const plain = words.map(({ word }) => word);
  const [first = "", last = ""] = [plain[0], plain.at(-1)];
  if (words.length === 0 || articles.has(first) || articles.has(last)) return undefined;
  const concepts = conceptsIn(plain);
  return {
    words: plain,
    telling: plain.filter(tellsSomething),
    wording: { words: words.map(({ word, quoted }) => ({ word, quoted, stem: formOf(word) })), concepts },
  };
}

/** How far a name is from the words, 0 for the very words; undefined where a word says something else. */
function distance(run: Run, lexis: Lexis): number | undefined {
  // Most names say nothing of it, which one word tells.
  if (!mayMeet(run.wording, run.words.findIndex(tellsSomething), lexis)) return undefined;
  const all = metBy(run.wording, lexis, noSpellings);
  const telling = all.filter((_, at) => !articles.has(run.words[at] ?? ""));
  if (telling.some((one) => one < met)) return undefined;
  // “do not send me …” is not what “send me …” asks for.
  const negates = (words: string[]): boolean =>
    words.some(
      (word, at) => negativeWords.has(word) && !(word === "no" && at > 0 && at === words.length - 1),
    );
  if (negates(run.words) !== negates([...lexis.stems.keys()])) return undefined;
  const mean = telling.reduce((sum, one) => sum + one, 0) / telling.length;
  return 1 - mean + 0.4 * (1 - coverOf(run.wording, lexis));
}

export type Near<Thing> = { thing: Thing; cost: number };

function near<Thing>(things: Thing[], run: Run, lexisOf: (thing: Thing) => Lexis | undefined): Near<Thing>[] {
  return things.flatMap((thing) => {
    const lexis = lexisOf(thing);
    const cost = lexis && distance(run, lexis);
    return cost === undefined ? [] : [{ thing, cost }];
  });
}

/** A field that looks something up is named by nothing less than that it does so. */
export function fieldsCalled({ fields }: Offered, run: Run): Near<OfferedField>[] {
  const isSaid = run.words.includes("filter");
  // “kiln 1 900” is not the first line's, and “1” no name.
  if (run.words.every((word) => /^\d+$/u.test(word))) return [];
  return near(
    fields.filter((field) => isSaid || !isSearch(field)),
    run,
    ({ lexis }) => lexis,
  );
}

/** So much of the name of a box has to be said. */
const leastCover = 0.34;

export function boxesCalled({ boxes }: Offered, run: Run): Near<OfferedBox>[] {
  return near(boxes, run, ({ lexis }) => lexis).filter(
    ({ thing }) =>
      coverOf(run.wording, thing.lexis) >= leastCover && !doesAnother(thing, run) && !isFigure(run),
  );
}

/** “four of us” is not “Electricity (4 € a night)”. */
const isFigure = ({ telling }: Run): boolean => telling.every((word) => numberOf(word) !== undefined);

/** What a box at a thing does to it: “get the red kettle” is not “Compare Red Kettle”. */
const doneToThing =
  /^(?:compare|favou?rite|save|share|like|follow|hide|watch|bookmark|pin|select|archive|delete|remove|report|block|mute)$/u;

function doesAnother({ node }: OfferedBox, run: Run): boolean {
  const [first = ""] = wordsOf(normalize(node.name));
  return doneToThing.test(first) && !run.words.some((word) => root(word) === root(first));
}

/** Groups of choices that are called so, by their keys. */
export function groupsCalled({ choices }: Offered, run: Run): Near<string>[] {
  const groups = new Map(choices.map((choice) => [choice.group, choice]));
  return [...groups].flatMap(([key, { lexis, groupStems }]) => {
    if (lexis !== undefined) {
      const cost = distance(run, lexis);
      return cost === undefined ? [] : [{ thing: key, cost }];
    }
    const isCalled = groupStems.size > 0 && run.telling.every((word) => groupStems.has(stem(word)));
    return isCalled ? [{ thing: key, cost: 0.4 * (1 - run.telling.length / groupStems.size) }] : [];
  });
}

const denying = /^(?:no|none|not|never|without)\b/iu;
const vague = new Set("yes no none any other all select choose please".split(" ").map(stem));
const costs = { whole: 0.05, same: 0.12, head: 0.1, part: 0.45 };

/** Choices whose name the words say, with words of their group between them; `isInGroup`: the group has been named. */
export function choicesCalled(
  { choices }: Offered,
  run: Run,
  isInGroup: (choice: OfferedChoice) => boolean,
): Near<OfferedChoice>[] {
  const said = run.telling.map(formOf);
  return choices.flatMap((thing) => {
    if (meansSame(run, thing)) return [{ thing, cost: costs.same }];
    // “save my preferences” is no “No preference”.
    if (denying.test(thing.name) && !run.words.some((word) => denying.test(word))) return [];
    const own = new Set(thing.whole.map(rootOf));
    const mine = said.filter((word) => own.has(rootOf(word)));
    if (mine.every((word) => vague.has(word))) return [];
    const rest = said.filter((word) => !own.has(rootOf(word)));
    if (rest.some((word) => !thing.groupStems.has(stem(word)))) return [];
    const isNamed = rest.length > 0 || isInGroup(thing);
    if (!isNamed && mine.every((word) => /^\d+$/u.test(word))) return [];
    const has = new Set(mine.map(rootOf));
    const hasAll = (stems: string[]) =>
      stems.length > 0 &&
      stems.every((one) => articles.has(one) || has.has(rootOf(one)) || thing.groupStems.has(one));
    if (hasAll(thing.whole)) return [{ thing, cost: costs.whole }];
    if (hasAll(thing.head)) return [{ thing, cost: costs.head }];
    // “Thornby” is a town, and not “Pick up at the shop in Thornby”.
    if (isOrder(thing) && !isNamed) return [];
    const isMost = mine.length * 3 >= thing.whole.length || has.has(rootOf(thing.whole[0] ?? ""));
    const isTelling = isMost && mine.some((word) => word.length > 3 && !/^\d/u.test(word));
    return isTelling || isNamed
      ? [{ thing, cost: costs.part + 0.2 * (1 - mine.length / thing.whole.length) }]
      : [];
  });
}

/** “stamps issued in 1910” are not to be sorted by “Year of issue”: in which order they stand is said in full, or with “sort”. */
const isOrder = ({ lexis }: OfferedChoice): boolean => (lexis?.concepts.get("sort") ?? 0) >= plain;
const plain = 0.8;

/** “each month” and “Monthly”: all of the words, and all of the name, say the same thing. */
function meansSame({ words, wording }: Run, { name }: OfferedChoice): boolean {
  const covers = (found: ConceptMatch[], length: number) =>
    found
      .filter(({ from, to, weight }) => from === 0 && to === length && weight === 1)
      .map(({ concept }) => concept.name);
  const meant = covers(wording.concepts, words.length);
  if (meant.length === 0) return false;
  const own = wordsOf(normalize(name));
  return covers(conceptsIn(own), own.length).some((one) => meant.includes(one));
}

const rootOf = (word: string): string => (word.length > 4 ? root(word) : formOf(word));

const partNouns = new Set("section part area panel box block fieldset".split(" "));

/** Parts of the page that are called so, in all their words or, for longer names, most. */
export function placesCalled({ places }: Offered, run: Run): number[] {
  // “the child section”: what kind of part it is, is no part of its name.
  const named = run.telling.length > 1 && partNouns.has(run.telling.at(-1) ?? "");
  const said = named ? run.telling.slice(0, -1) : run.telling;
  const found = places.flatMap(({ at, stems, roots }) => {
    const telling = [...stems].filter((one) => !articles.has(one));
    const isSaid =
      said.every((word) => stems.has(stem(word)) || roots.has(root(word))) &&
      said.length * 2 >= telling.length;
    return isSaid ? [{ at, left: telling.length - said.length }] : [];
  });
  // “Applicant” beside “Co-applicant”: what says nothing more is meant.
  const whole = found.filter(({ left }) => left <= 0);
  return (whole.length > 0 ? whole : found).map(({ at }) => at);
}
