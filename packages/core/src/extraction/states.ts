import type { Look } from "./look-of-figures.ts";
import type { Atom, Page } from "./page.ts";
import type { Field } from "./schema.ts";
import { closest, nodeAt } from "./tree.ts";
import { fieldWords, stem, words } from "./words.ts";

const STATES = new Set("status state phase stage".split(" ").map(stem));

const SAID = new Set(
  "active inactive open closed pending live draft new held lost late sold paid due in transit out for delivery on off ready valid".split(
    " ",
  ),
);

export function asksState({ words: named }: Field): boolean {
  return STATES.has(named.at(-1) ?? "");
}

/** `Damaged`, `In transit`: what has been done with a thing, or how it is. */
export function isState(text: string): boolean {
  return text
    .toLowerCase()
    .split(" ")
    .every((word) => SAID.has(word) || /^[a-z]{3,}(?:ed|ing)$/.test(word));
}

/** `Open` by itself above all headings but the first: the state that the page's thing is in, where no other is said so. */
export function isStateOfPage({ field, page }: Look, atom: Atom): boolean {
  const shape = field.shape();
  const members = shape.kind === "scalar" ? (shape.members ?? []) : [];
  const saidBy = ({ kind, text }: Atom) => {
    const said = kind === "run" ? words(text).join(" ") : "";
    return members.find((member) => fieldWords(String(member)).join(" ") === said);
  };
  const own = saidBy(atom);
  if (!asksState(field) || own === undefined) return false;
  const above = page.tree.headings.filter((heading) => heading < atom.node);
  return (
    above.every((heading) => nodeAt(page.tree, heading).level === 1) &&
    !isInControl(page, atom) &&
    page.atoms.every((other) => (saidBy(other) ?? own) === own)
  );
}

function isInControl({ tree }: Page, { node }: Atom): boolean {
  return closest(tree, node, ({ role }) => /^(?:link|button|heading|option|tab)$/.test(role)) !== undefined;
}
