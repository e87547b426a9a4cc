import type { PageView } from "../../page/view.ts";
import { root } from "../evidence/root.ts";
import type { Grounding, Resolved } from "../outcome.ts";
import { normalize, wordsOf } from "../matching/text.ts";

const pointed =
  /,? (?:for|of|on|in|to|about) (?:this|the (?:current|present)) (?<noun>\p{L}+)(?=$|[,.!]| (?:is|to|should|must|has)\b)/iu;

/**
 * “passport number L4402187 for this guest”, “the price of this lamp is 40”: what the page is about, by its title, a heading or the
 * label of a field, tells nothing more of what is meant.
 */
export function groundOfThis(
  view: PageView,
  instruction: string,
  ground: (order: string) => Grounding,
): Resolved | undefined {
  const { noun = "" } = pointed.exec(instruction)?.groups ?? {};
  if (noun === "" || /["“”«»\n]/u.test(instruction) || !isAbout(view, noun)) return undefined;
  const found = ground(instruction.replace(pointed, ""));
  return found.outcome === "resolved" ? { ...found, isInferred: true } : undefined;
}

function isAbout({ title, nodes }: PageView, noun: string): boolean {
  const said = root(noun.toLowerCase());
  const says = (name: string): boolean => wordsOf(normalize(name)).some((word) => root(word) === said);
  return (
    says(title) ||
    nodes.some(
      ({ role, name, editable }) =>
        (role === "heading" || role === "dialog" || editable === true) && says(name),
    )
  );
}
