import type { PageView } from "../../page/view.ts";
import { joined } from "../joined.ts";
import { maskQuotes, unmaskQuotes } from "../grammar/masked-quotes.ts";
import { notFound, type Grounding, type Resolved } from "../outcome.ts";

const respectively = /,? respectively\b/iu;
const lead = String.raw`(?:please )?(?:can you |could you )?`;
const list = String.raw`[^,;.:]+(?:, [^,;.:]+)*,? and [^,;.:]+?`;
const ending = String.raw`(?:,? respectively)?(?:,? please)?[.!]?$`;
/** “set first and last name to Ada and Byron”, “first and last name are Ada and Byron”. */
const namesFirst = new RegExp(
  String.raw`^${lead}(?:(?:set|change|fill|fill in|make) )?(?:the |my |our )?(?<names>${list}) (?:to|with|as|are|should be|=|:) (?<values>${list})${ending}`,
  "iu",
);
/** “enter Ada and Byron as first and last name”. */
const valuesFirst = new RegExp(
  String.raw`^${lead}(?:enter|put|type|write|fill in|use|set) (?<values>${list}) (?:as|for|into|in|under) (?:the |my |our )?(?<names>${list})${ending}`,
  "iu",
);

/**
 * “set first and last name to Ada and Byron (respectively)”: each of the values goes to the field of the same place in the other
 * list. Undefined where the words are no two lists of one length, or where no field takes its part.
 */
export function groundPairedValues(
  view: PageView,
  instruction: string,
  groundOrder: (order: string) => Grounding,
): Grounding | undefined {
  const { masked, pieces } = maskQuotes(instruction);
  if (!/ and /iu.test(masked)) return undefined;
  for (const pattern of [namesFirst, valuesFirst]) {
    const { names = "", values = "" } = pattern.exec(masked)?.groups ?? {};
    const [called, given] = [withHead(partsOf(names)), partsOf(values)];
    if (called.length < 2 || called.length !== given.length) continue;
    const found = called.map((name, at) => groundOrder(unmaskQuotes(`set ${name} to ${given[at]}`, pieces)));
    const resolved = found.filter(
      (one): one is Resolved => one.outcome === "resolved" && one.steps.length === 1,
    );
    const nodes = new Set(resolved.map(({ steps: [step] }) => step?.node));
    if (resolved.length === called.length && nodes.size === called.length) return joined(resolved);
  }
  return respectively.test(masked) ? { ...notFound(view, instruction, []), decisive: true } : undefined;
}

const partsOf = (text: string): string[] =>
  text
    .split(/,? and |, /u)
    .map((part) => part.trim().replace(/^(?:the|my|our) /iu, ""))
    .filter((part) => part !== "");

/** “first and last name”: what only the last one says is said of all. */
function withHead(names: string[]): string[] {
  const head = / (?<noun>\p{L}+)$/u.exec(names.at(-1) ?? "")?.groups?.["noun"];
  const isShort = names.slice(0, -1).every((name) => !name.includes(" "));
  return head === undefined || !isShort
    ? names
    : [...names.slice(0, -1).map((name) => `${name} ${head}`), ...names.slice(-1)];
}
