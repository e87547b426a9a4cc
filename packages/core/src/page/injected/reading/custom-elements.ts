import { elementOf, numberOf } from "../elements.ts";
import { internalsOf, isCustom, setInternals, type Internals } from "../internals.ts";
import { actionsAndChanges } from "../activity.ts";
import { entryOf, stale, type Entry } from "./entry.ts";
import { markWithDependents } from "./sources.ts";

/** Custom elements that were shown, and whether any of them was read since the last look. */
const shown = new Set<Entry>();
const changed = new Set<Entry>();
/** What was found out about a tag: nothing yet, that its elements say nothing beside attributes, or that they do. */
const tags = new Map<string, "asked" | "silent" | "speaking">();

/** Elements that are asked about at each look, which takes 1 to 2 ms for each; the others have their turn later. */
const mostNew = 30;
const mostOutOfView = 5;
/** Those with states are asked again, since nothing tells when one changes. */
const mostAgain = 10;

let left = 0;
let actionsSeen = "";

export function rememberCustom(entry: Entry): void {
  const { element } = entry;
  if (!isCustom(element) || (element.hasAttribute("role") && element.hasAttribute("aria-label"))) return;
  shown.add(entry);
  changed.add(entry);
}

/** Elements that the browser is to be asked about. `isAgain`: the look goes on, after something else was told. */
export function customElementsToAsk(isAgain: boolean): number[] {
  if (!isAgain) left = mostNew;
  // A page that nothing was done to, and that has not changed, has not changed there.
  const mayDiffer = !isAgain && (changed.size > 0 || actionsSeen !== actionsAndChanges());
  actionsSeen = actionsAndChanges();
  const unknown = [...changed].filter(isReady);
  changed.clear();
  const samples = samplesOf(unknown);
  if (![...tags.values()].includes("speaking")) return samples.map(({ element }) => numberOf(element));
  const speaking = [...shown].filter((entry) => tags.get(entry.element.localName) === "speaking");
  const untold = speaking.filter((entry) => isReady(entry) && internalsOf(entry.element) === undefined);
  const others = unknown.filter((entry) => speaking.includes(entry) && !untold.includes(entry));
  const near = untold.filter(isInView);
  const far = isAgain ? [] : untold.filter((entry) => !isInView(entry));
  const fresh = [...near, ...others, ...far.slice(0, mostOutOfView)].slice(0, left);
  left -= fresh.length;
  const again = mayDiffer ? speaking.filter((entry) => isInView(entry) && hasStates(entry)) : [];
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

function isInView({ box }: Entry): boolean {
  const top = (box?.y ?? 0) / 64 - scrollY;
  return box !== undefined && top < innerHeight && top + box.height / 64 > 0;
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
