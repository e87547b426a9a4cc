import { elementOf, numberOf } from "../elements.ts";
import { internalsOf, isCustom, setInternals, type Internals } from "../internals.ts";
import { entryOf, stale, type Entry } from "./entry.ts";
import { markWithDependents } from "./sources.ts";

/** Custom elements that were shown, and whether any of them was read since the last look. */
const shown = new Set<Entry>();
const changed = new Set<Entry>();
/** What was found out about a tag: nothing yet, that its elements say nothing beside attributes, or that they do. */
const tags = new Map<string, "asked" | "silent" | "speaking">();

/** Elements that are asked about at each look, which takes up to 1 ms for each; the others have their turn later. */
const mostNew = 60;
/** Those with states are asked again at each look: nothing tells when one changes. */
const mostAgain = 20;

let left = 0;

export function rememberCustom(entry: Entry): void {
  const { element } = entry;
  if (!isCustom(element) || (element.hasAttribute("role") && element.hasAttribute("aria-label"))) return;
  shown.add(entry);
  changed.add(entry);
}

/** Elements that the browser is to be asked about. `isAgain`: the look goes on, after something else was told. */
export function customElementsToAsk(isAgain: boolean): number[] {
  if (!isAgain) left = mostNew;
  const unknown = [...changed].filter(isReady);
  changed.clear();
  const samples = samplesOf(unknown);
  if (![...tags.values()].includes("speaking")) return samples.map(({ element }) => numberOf(element));
  const speaking = [...shown].filter((entry) => tags.get(entry.element.localName) === "speaking");
  const untold = speaking.filter((entry) => isReady(entry) && internalsOf(entry.element) === undefined);
  const others = unknown.filter((entry) => speaking.includes(entry) && !untold.includes(entry));
  const fresh = [...untold.toSorted(inViewFirst), ...others].slice(0, left);
  left -= fresh.length;
  const again = isAgain ? [] : speaking.filter((entry) => hasStates(entry) && isInView(entry));
  const all = new Set([...samples, ...fresh, ...again.slice(0, mostAgain)]);
  return [...all].map(({ element }) => numberOf(element));
}

/** The first and the last element of each tag that nothing is known of. */
function samplesOf(entries: Entry[]): Entry[] {
  const byTag = Map.groupBy(entries, ({ element }) => element.localName);
  return [...byTag].flatMap(([tag, all]) => {
    if (tags.has(tag)) return [];
    tags.set(tag, "asked");
    return [...new Set([all[0] as Entry, all.at(-1) as Entry])];
  });
}

/** It is part of the page, and its class is there. */
function isReady(entry: Entry): boolean {
  if (entry.parent === undefined) shown.delete(entry);
  return entry.parent !== undefined && entry.visibility !== "hidden" && entry.element.matches(":defined");
}

function hasStates({ element }: Entry): boolean {
  return Object.keys(internalsOf(element) ?? {}).some((fact) => fact !== "role" && fact !== "name");
}

function isInView({ element }: Entry): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function inViewFirst(one: Entry, other: Entry): number {
  return Number(isInView(other)) - Number(isInView(one));
}

/** The browser tells both as one. */
function besidesAttributes(element: Element, { name, ...others }: Internals): Internals {
  const own = element.hasAttribute("role") ? {} : others;
  return name === undefined || element.hasAttribute("aria-label") ? own : { ...own, name };
}

/** Takes over what the browser told of elements; answers whether any of it is news. */
export function noteInternals(told: [number, Internals][]): boolean {
  let isNews = false;
  for (const [number, heard] of told) {
    const element = elementOf(number);
    if (element === undefined) continue;
    const tag = element.localName;
    const internals = besidesAttributes(element, heard);
    const speaks = Object.keys(internals).length > 0;
    const before = tags.get(tag);
    if (before !== "speaking") tags.set(tag, speaks ? "speaking" : "silent");
    const isOther = setInternals(element, internals);
    if (speaks && before !== "speaking") {
      isNews = true;
      for (const entry of shown) if (entry.element.localName === tag) markWithDependents(entry, stale.itself);
    } else if (isOther) {
      isNews = true;
      const entry = entryOf(element);
      if (entry !== undefined) markWithDependents(entry, stale.itself);
    }
  }
  return isNews;
}
