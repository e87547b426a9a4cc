import { tellingWords, objectOf, verbOf } from "./references.ts";
import type { Goal, Way } from "./explore.ts";

const writing =
  /^(?:type|enter|write|paste|put|fill|fill in|fill out|input|insert|set|change|update|select|choose|pick|check|tick|uncheck|untick|enable|disable|turn on|turn off|switch on|switch off|upload|attach|drag|hover|clear|increase|decrease)\b/i;
const still = /^(?:press|hit|scroll|go back|go forward|reload|refresh|search|search for)\b/i;
const opening =
  /^(?:open|view|visit|go to|see|show|add|read|watch|play|buy|order|follow|like|book|look at)\b/i;
const control =
  /\b(?:button|tab|field|box|checkbox|switch|menu|icon|option|toggle|slider|dialog|dropdown)\b/i;

/** Where to look for what a step acts on: a field stands behind a tab, and not on the next page of a list. */
export function waysForAct(text: string): ReadonlySet<Way> {
  const verb = verbOf(text) ?? "";
  if (still.test(verb)) return new Set();
  if (writing.test(verb)) return new Set<Way>(["parts"]);
  const found: Way[] = ["parts", "more", "scroll", "pages"];
  return new Set<Way>(opening.test(verb) && !control.test(text) ? [...found, "search"] : found);
}

export const waysForReading: ReadonlySet<Way> = new Set<Way>(["parts", "more", "links"]);

/** What is sought for a step, but for how it is seen to be there. */
export function goalOf(text: string, found: ReadonlySet<Way>): Omit<Goal, "isOn"> {
  return { words: text, telling: tellingWords(objectOf(text)), ways: found, query: queryOf(text) };
}

const kind =
  /^(?:the |a |an )?(?:[\p{L}-]+ )?(?:page|article|entry|product|item|profile|post|recipe|book|film|movie|topic|record|ticket|document|file) (?:about|of|for|on|by|called|named|titled) (?:the )?/iu;
const kindBehind = / (?:page|article|entry|product|profile|post|recipe|link)$/i;

/** “open the page about Basalt” → Basalt. */
function queryOf(text: string): string {
  return objectOf(text).replace(kind, "").replace(kindBehind, "").trim();
}
