import type { PageView } from "../../page/view.ts";
import { firstWord } from "../grammar/clauses.ts";
import { entryOf } from "../entries/items.ts";
import type { Resolved } from "../outcome.ts";
import { normalize } from "../matching/text.ts";
import { indexOf } from "../matching/view-index.ts";

const again =
  /\b(?:again|once more|anew|re-?\p{L}+|all|every\p{L}*|both|each|the rest|last|first|next|second|third|\p{L}+est|\d+(?:st|nd|rd|th))\b/iu;
/** What may be done as often as one likes. */
const repeatable =
  /^(?:open|play|print|download|share|edit|view|show|select|tick|check|click|press|add|order|pack|book|save|send|call|read|copy|move|change|mark)$/u;

/** “cancel the X-ray”, whose row says “cancelled”: it is so already. The word of the row; it stands there alone. */
export function alreadySo(view: PageView, instruction: string, { steps }: Resolved): string | undefined {
  const [step, ...others] = steps;
  if (step?.node === undefined || step.method !== "click" || others.length > 0) return undefined;
  const verb = firstWord(instruction)?.word ?? "";
  if (!/^\p{L}{4,}$/u.test(verb) || repeatable.test(verb) || again.test(instruction)) return undefined;
  // Where its name is not the verb it may be what takes it back.
  if (step.node.name !== "" && !normalize(step.node.name).startsWith(verb)) return undefined;
  const index = indexOf(view);
  const entry = entryOf(index, step.node);
  if (entry === 0) return undefined;
  const done = new Set(formsOfDone(verb));
  return view.nodes
    .slice(entry, index.end[entry])
    .find(({ name, interactive }) => !interactive && done.has(normalize(name).trim()))?.name;
}

/** “cancel”: “canceled” and “cancelled”; “deny”: “denied”. */
const formsOfDone = (verb: string): string[] => [
  `${verb}d`,
  `${verb}ed`,
  `${verb}${verb.at(-1)}ed`,
  `${verb.slice(0, -1)}ied`,
];
