import type { PageView } from "../../page/view.ts";
import { columnHead } from "../matching/columns.ts";
import { comparedBy, valueMeant, valueOfPart } from "../amounts/most.ts";
import { writtenIn } from "../matching/own-parts.ts";
import { indexOf, type ViewIndex } from "../matching/view-index.ts";
import { allThingsOn, type Things } from "./things.ts";
import { toldBy, type Chosen } from "./told.ts";
import { wordsSaid, type Word } from "./words.ts";

const which =
  /^(?:which|what|who)(?: one)?(?: of (?:the|these|those))?(?: (?<noun>(?!(?:is|are|was|has|have|had)\b)[\p{L}\d -]+?))? (?<verb>is|are|was|were|has|have|had|got|gets|costs?|takes?) (?:the )?(?<most>\p{L}[\p{L} -]*?)(?: of (?:them )?all| of (?:them|these|those))?$/iu;
const costed: Record<string, string> = { least: "cheapest", most: "most expensive" };

/** “which peak is the highest”, “who has the most points” as what it asks for: “the highest peak”, “who with the most points”. */
export function thingAsked(question: string): string | undefined {
  const {
    noun = "one",
    verb = "",
    most = "",
  } = which.exec(question.trim().replace(/\?$/u, ""))?.groups ?? {};
  const plainly = most.replace(/^rated (?<end>best|highest|worst|lowest)$/iu, "$<end> rated");
  const how = /^costs?$/iu.test(verb) ? costed[most.toLowerCase()] : plainly;
  if (how === undefined || how === "") return undefined;
  const isHaving = /^(?:has|have|had|got|gets)$/iu.test(verb);
  const said = isHaving ? `${noun === "" ? "one" : noun} with the ${how}` : `${how} ${noun}`.trim();
  return comparedBy(said) === undefined ? undefined : said;
}

/** What the one thing is called of which the page says the most or the least, as “the highest peak” asks for. */
export function nameOfMost(view: PageView, said: string): string | undefined {
  const index = indexOf(view);
  const compared = comparedBy(said);
  if (compared === undefined) return undefined;
  const words = wordsSaid(compared.rest);
  const found = bestOf(index, words).flatMap(({ things, told }) => {
    const entries = told.entries.map((at) => things.entries[at] ?? 0);
    const values = entries.map((entry) => valueOfPart(index, entry, compared.wish));
    if (entries.length < 2 || values.includes(undefined)) return [];
    const best = valueMeant(values as number[], compared.wish);
    const [only, ...others] = entries.filter((_, at) => values[at] === best);
    if (only === undefined || others.length > 0) return [];
    const title = titleOf(index, only, words);
    // What all of them are called tells none from another.
    const isShared = entries.some((entry) => entry !== only && titleOf(index, entry, words) === title);
    return title === undefined || isShared ? [] : title;
  });
  return sole(found);
}

const howMany =
  /^(?:how many|(?:what is |find |tell me )?the number of|count(?: how many)?)(?: of(?= (?:the|these|those|my|all) ))? (?!of )(?:the |these |those |my |all )*(?<what>.+?)(?: (?:are|is) (?:there|shown|listed))?(?: (?:on|in) (?:the|this) (?:page|list|table))?\??$/iu;

/** “how many of the peaks are in the Tatra”: the entries of one list that say all that is told of them. */
export function countOfThings(view: PageView, question: string): number | undefined {
  const what = howMany.exec(question.trim())?.groups?.["what"];
  if (what === undefined) return undefined;
  const index = indexOf(view);
  const words = wordsSaid(what);
  const named = bestOf(index, words, words.length > 1);
  // What things are called in the question may be said nowhere on the page: “mountains” of a table of peaks.
  const told =
    named.length > 0 ? named : bestOf(index, words.slice(1)).filter(({ told: { told } }) => told > 0);
  return sole(told.map(({ told: { entries } }) => entries.length));
}

type Found = { things: Things; told: Chosen };

/** The lists that are surest to be meant, with those of their entries of which all of it is said; `isStrict`: some of it has to tell them apart. */
function bestOf(index: ViewIndex, words: Word[], isStrict = false): Found[] {
  const found = allThingsOn(index).flatMap((things): Found[] => {
    const told = things.isRich ? toldBy({ index, things }, words) : undefined;
    return told === undefined || (isStrict && told.told === 0) ? [] : [{ things, told }];
  });
  const rank = Math.max(...found.map(({ told }) => told.rank * 10 + told.told));
  return found.filter(({ told }) => told.rank * 10 + told.told === rank);
}

function sole<Value>(all: Value[]): Value | undefined {
  return new Set(all).size === 1 ? all[0] : undefined;
}

/** What stands in the column that is asked for, in a heading, or first. */
function titleOf(index: ViewIndex, entry: number, asked: Word[]): string | undefined {
  const { nodes } = index.view;
  const inside = nodes.slice(entry, index.end[entry]);
  const forms = new Set(asked.map(({ form }) => form));
  const cell = inside.findIndex(({ role }, at) => {
    const head = role === "text" ? (columnHead(index, entry + at) ?? "") : "";
    return wordsSaid(head).some(({ form }) => forms.has(form));
  });
  const heading = inside.find(({ role }) => role === "heading" || role === "rowheader")?.name;
  const [first] = writtenIn(index, entry).filter((text) => /\p{L}{2}/u.test(text));
  return (cell < 0 ? undefined : inside[cell]?.name.trim()) ?? heading ?? first;
}
