import type { PageView } from "../../page/view.ts";
import { saysRoots } from "../choices/left-out.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { indexOf, type ViewIndex } from "../matching/view-index.ts";
import { candidatesIn } from "../matching/candidates.ts";
import { exceptedOf } from "../picked/choose-entries.ts";
import { thingsOn, type Things } from "../picked/things.ts";
import { toldBy, type Place } from "../picked/told.ts";
import { wordsSaid } from "../picked/words.ts";
import { placeSaid } from "../vocabulary/relations.ts";
import { columnPartsOf } from "./column-parts.ts";
import type { Who } from "./each-said.ts";
import { partsOf, type Part } from "./parts-called.ts";

/** `isWhole`: all there are of a list, none of which is told from the others. */
export type Members = { parts: Part[]; isWhole: boolean };

/** More are not gone through one by one. */
const most = 30;

/** The rows, cards, parts or columns that are meant, for each list of the page that may have them. */
export function membersOf(view: PageView, who: Who): Members[] {
  const index = indexOf(view);
  const inLists = thingsOn(index).flatMap((things): Members[] => {
    const meant = entriesMeant(index, things, who);
    if (meant === undefined) return [];
    return [{ ...meant, parts: meant.entries.map((at) => partOf(index, things.entries[at] ?? 0)) }];
  });
  return [
    ...inLists,
    ...partsMeant(view, who),
    ...columnsMeant(view, who),
    ...questionsMeant(view, who),
  ].filter(
    ({ parts }) => parts.length > 0 && parts.length <= most && (who.count ?? parts.length) === parts.length,
  );
}

const partOf = ({ end }: ViewIndex, at: number): Part => ({ words: [], from: at, until: end[at] ?? 0 });

type Meant = { entries: number[]; isWhole: boolean };

function entriesMeant(index: ViewIndex, things: Things, { words, names, without }: Who): Meant | undefined {
  const all = things.entries.flatMap((entry, at) => (candidatesIn(index, entry).length > 0 ? [at] : []));
  const told = words === "" ? { entries: all, told: 0 } : describedIn({ index, things }, words);
  const entries = told?.entries.filter((at) => all.includes(at)) ?? [];
  if (told === undefined || entries.length === 0) return undefined;
  const isWhole = told.told === 0 && names.length === 0 && without.length === 0;
  if (names.length > 0) {
    const places = namedIn({ index, things }, entries, names);
    return places && (words === "" || places.length === entries.length)
      ? { entries: places, isWhole }
      : undefined;
  }
  const left = withoutThose({ index, things }, entries, without);
  return left && { entries: left, isWhole };
}

const ofPlaces = /^(?<what>.+? (?:from|in|by|with|of|at|on)) (?<places>[^,]+(?:, [^,]+)*,? and [^,]+)$/iu;

/** “stamp from Japan and Hungary”: those from the one, and those from the other. */
function describedIn(place: Place, words: string): { entries: number[]; told: number } | undefined {
  const told = toldBy(place, wordsSaid(words));
  const { what, places = "" } = ofPlaces.exec(words)?.groups ?? {};
  if (told || what === undefined) return told;
  const parts = places.split(/,? and |, /iu).map((one) => toldBy(place, wordsSaid(`${what} ${one}`)));
  const found = parts.flatMap((part) => (part && part.told > 0 ? [part.entries] : []));
  if (found.length < parts.length) return undefined;
  const entries = [...new Set(found.flat())].toSorted((one, other) => one - other);
  return { entries, told: 1 };
}

/** Each of the names is that of another entry. */
function namedIn(place: Place, entries: number[], names: string[]): number[] | undefined {
  const found = names.flatMap((name) => {
    const one = toldBy({ ...place, isLeftOut: true }, wordsSaid(name));
    const meant = one !== undefined && one.told > 0 ? one.entries.filter((at) => entries.includes(at)) : [];
    return meant.length === 1 ? meant : numberedSo(place, entries, name);
  });
  return found.length === names.length && new Set(found).size === found.length ? found : undefined;
}

/** “line 2” and “2” are the one whose first word is that number, whatever else says it. */
function numberedSo(place: Place, entries: number[], name: string): number[] {
  const { noun = "", number } = /^(?:the )?(?<noun>\p{L}+ )?(?<number>\d{1,6})$/u.exec(name)?.groups ?? {};
  const isOfList = noun === "" || toldBy(place, wordsSaid(noun)) !== undefined;
  const first = (at: number): string | undefined => place.things.said[at]?.words[0]?.form;
  const so = entries.filter((at) => number !== undefined && isOfList && first(at) === number);
  return so.length === 1 ? so : [];
}

/** Those that are left out are told by what they say, or counted out: “but the last”. */
function withoutThose(place: Place, entries: number[], without: string[]): number[] | undefined {
  const counted = without.map((text) => placeSaid(text.replace(/^the | one$/giu, "")));
  const out = counted.map((at) => (at === undefined ? undefined : entries.at(at > 0 ? at - 1 : at)));
  if (counted.some((at, which) => at !== undefined && out[which] === undefined)) return undefined;
  const told = without.filter((_, at) => counted[at] === undefined);
  return exceptedOf(place, entries, told)?.filter((at) => !out.includes(at));
}

/** Parts of a form by what heads them. */
function partsMeant(view: PageView, { words, names, without }: Who): Members[] {
  if (names.length === 0 || words !== "" || without.length > 0) return [];
  return named(partsOf(view), names).filter(({ parts }) => areApart(parts));
}

/** The columns of a table: by what heads them, or as many as there are. */
function columnsMeant(view: PageView, { words, names, without, count }: Who): Members[] {
  if (words !== "" || without.length > 0) return [];
  return columnPartsOf(view).flatMap((parts): Members[] => {
    if (names.length > 0) return named(parts, names);
    return count === parts.length ? [{ parts, isWhole: true }] : [];
  });
}

/** “no to all three questions”, “no for the tattoo and the journey”: what is answered by one of several choices. */
function questionsMeant(view: PageView, { words, names, without }: Who): Members[] {
  const index = indexOf(view);
  const all = view.nodes.flatMap(({ role, name }, at) =>
    role === "radiogroup" && name !== "" ? [{ ...partOf(index, at), words: wordsOf(normalize(name)) }] : [],
  );
  if (all.length < 2 || without.length > 0) return [];
  if (names.length > 0) return words === "" ? named(all, names) : [];
  return /^questions?$/iu.test(words) ? [{ parts: all, isWhole: true }] : [];
}

function named(parts: Part[], names: string[]): Members[] {
  const meant = names.map((name) => called(parts, name)).flatMap((each) => (each.length === 1 ? each : []));
  const areAll = meant.length === names.length && new Set(meant).size === meant.length;
  return areAll ? [{ parts: meant, isWhole: false }] : [];
}

/** The one that is called so and nothing more, else those that have it in their names. */
function called(parts: Part[], name: string): Part[] {
  const bare = normalize(name.replace(/^(?:the|my|our|your) /iu, ""));
  const exact = parts.filter(({ words }) => words.join(" ") === bare);
  return exact.length > 0 ? exact : parts.filter(({ words }) => saysRoots(words.join(" "), name));
}

const areApart = (parts: Part[]): boolean =>
  parts.every((part) =>
    parts.every((other) => other === part || other.from >= part.until || other.until <= part.from),
  );
