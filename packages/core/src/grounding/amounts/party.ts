import type { PageView } from "../../page/view.ts";
import { numberInWords } from "./numbers.ts";
import type { GroundedStep, Grounding, Resolved } from "../outcome.ts";

const number = String.raw`\d{1,3}|\p{L}+(?:-\p{L}+)?`;
const party = new RegExp(
  String.raw`^(?:there (?:are|will be|['’]ll be) (?<there>${number}) of us|(?<of>${number}) of us(?: (?:are|will be|will) (?:coming|going|there|come|playing|travelling|eating|staying))?|we(?: are|['’]re| will be|['’]ll be) (?:only )?(?:an? (?:party|group|family) of )?(?<we>${number})(?: people| persons| in all| altogether)?|(?:a )?(?:party|group|family|table) (?:of|for) (?<group>${number}))$`,
  "iu",
);
const counted =
  /^(?:(?:number|how many) (?:of )?)?(?:people|persons|players|participants|passengers|travell?ers|visitors|guests|party size|group size)\b[ :*?]*$/iu;
const mostNamed = 3;

/** “there are four of us”, “a party of six”: into the one control that counts people. */
export function groundParty(
  view: PageView,
  instruction: string,
  groundOrder: (order: string) => Grounding,
): Resolved | undefined {
  const said = instruction.trim().replace(/(?:,? please)?[.!]*$/iu, "");
  const { there, of, we, group } = party.exec(said)?.groups ?? {};
  const count = numberInWords(there ?? of ?? we ?? group ?? "");
  if (count === undefined) return undefined;
  const names = new Set(
    view.nodes.flatMap(({ name }) =>
      name.length < 30 && counted.test(name) ? [name.replace(/[ :*?]+$/u, "")] : [],
    ),
  );
  const [name, ...more] = [...names].slice(0, mostNamed);
  if (name === undefined || more.length > 0) return undefined;
  for (const order of [`set the ${name} to ${count}`, `choose ${count} as the ${name}`]) {
    const found = groundOrder(order);
    // “Guests” that are counted up from none are others than who asks.
    const isOfOthers =
      found.outcome === "resolved" && /guests|visitors/iu.test(name) && found.steps[0]?.method === "click";
    if (found.outcome === "resolved" && !isOfOthers && found.steps.every((step) => counts(step, count)))
      return { ...found, isInferred: true };
  }
  return undefined;
}

/** “there are nine of us” is no age of the youngest. */
export function countsNoPeople(instruction: string, { steps }: Resolved): string | undefined {
  const groups = party.exec(instruction.trim().replace(/(?:,? please)?[.!]*$/iu, ""))?.groups;
  const isOther = steps.some(
    ({ method, node }) =>
      method === "fill" &&
      /\b(?:age|aged|old|young|youngest|oldest|price|height|weight)\b/iu.test(node?.name ?? ""),
  );
  return groups !== undefined && isOther ? "us" : undefined;
}

/** It takes the number itself, or counts up to it. */
function counts({ method, node, arguments: [value = ""] }: GroundedStep, count: number): boolean {
  if (method === "fill")
    return node?.role === "spinbutton" || node?.role === "slider" || /^\d+$/u.test(node?.value ?? "");
  if (method === "selectOption") return Number.parseInt(value, 10) === count;
  if (method === "check") return Number.parseInt(node?.name ?? "", 10) === count;
  return method === "click" && node?.role === "button" && !/\d/u.test(node.name);
}
