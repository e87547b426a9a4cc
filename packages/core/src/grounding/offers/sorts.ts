import { stem } from "../matching/text.ts";
import { slice, textOf } from "../matching/tokens.ts";
import { itemNouns } from "../vocabulary/light-words.ts";
import type { PageView } from "../../page/view.ts";
import { textFieldsOf, type Filling } from "./controls.ts";
import { range } from "./cues.ts";
import { isCutBefore, isSilent, negating, type Told, type ToldWord } from "./told.ts";

/** What fields for the kind of something are called. */
const sorts = new Set("genre category cuisine kind type style sort topic breed species".split(" ").map(stem));
const things = new Set([...itemNouns].flatMap((noun) => [noun, stem(noun), stem(`${noun}s`)]));
const years = /^(?:1[89]|20)\d\d$/u;

/**
 * “the 1994 crime movie”, “a comedy from 2001”, “films that are dramas”: the kind that is told of a thing goes into the one
 * field for kinds. `filled`: the references of fields that have their value.
 */
export function sortsTold(view: PageView, told: Told, filled: ReadonlySet<string>): Filling[] {
  const fields = textFieldsOf(view);
  const forSorts = fields.filter(
    ({ node, called }) =>
      /^(?:text|search)?$/u.test(node.inputType ?? "") && [...called].some((one) => sorts.has(one)),
  );
  const [field, another] = forSorts;
  if (field === undefined || another !== undefined || filled.has(field.node.ref)) return [];
  const names = new Set(fields.flatMap(({ called }) => [...called]));
  const found = told.words.flatMap((_, at) => sortAt(told, at, names) ?? []);
  const [only, rival] = found;
  return only === undefined || rival !== undefined ? [] : [{ node: field.node, ...only }];
}

type Sort = Pick<Filling, "value" | "positions">;

/** The words that begin there, where they say of what kind something is. */
function sortAt(told: Told, from: number, names: ReadonlySet<string>): Sort | undefined {
  const { words } = told;
  const mayBe = (at: number): boolean => isPlain(words[at], names);
  if (!mayBe(from) || (mayBe(from - 1) && !isCutBefore(told, from))) return undefined;
  let to = from + 1;
  while (to < from + longest && mayBe(to) && !isCutBefore(told, to)) to += 1;
  const [before, next] = [words[from - 1]?.word ?? "", words[to]];
  const isUncut = next !== undefined && !isCutBefore(told, to);
  // “in the thriller genre”.
  const isOfSort = isUncut && sorts.has(next.stem);
  const isOfThing = isOfSort || (isUncut && things.has(next.stem));
  const isLed =
    /^(?:an?|the|any|some|are|is|be)$/u.test(before) || years.test(before) || isFirst(words, from);
  const ends = next === undefined || isCutBefore(told, to) || ending.test(next.word);
  if (!isOfThing && !(isLed && ends)) return undefined;
  const said = textOf(slice(told, words[from]?.token ?? 0, (words[to - 1]?.token ?? 0) + 1));
  // “dramas” are of the kind “drama”.
  return { value: isOfThing ? said : singular(said, before), positions: range(from, isOfSort ? to + 1 : to) };
}

/** Words of a kind at most: “science fiction”. */
const longest = 2;
/** What tells of no kind. */
const general =
  /^(?:whatever|whichever|all|many|several|other|another|good|great|nice|new|old|recent|right|same|next|last|first|full|complete|following)$/u;
const ending =
  /^(?:from|by|of|with|in|made|directed|written|released|starring|that|which|and|called|named)$/u;

/** Nothing but what is to be done stands before. */
function isFirst(words: readonly ToldWord[], at: number): boolean {
  return words.slice(0, at).every((word) => word.verb || isSilent(word));
}

function isPlain(word: ToldWord | undefined, names: ReadonlySet<string>): boolean {
  return (
    word !== undefined &&
    !(word.claimed || word.verb || word.telling || word.quoted || isSilent(word) || names.has(word.stem)) &&
    !sorts.has(word.stem) &&
    !general.test(word.word) &&
    !things.has(word.stem) &&
    !negating.test(word.word) &&
    /^\p{L}[\p{L}-]*$/u.test(word.text) &&
    !/(?:est|most|ing|ed)$/u.test(word.word)
  );
}

function singular(said: string, before: string): string {
  if (/^an?$/u.test(before) || !/[^s]s$/u.test(said)) return said;
  return said.replace(/(?<=[^aeiou])ies$|s$/u, (end) => (end === "ies" ? "y" : ""));
}
