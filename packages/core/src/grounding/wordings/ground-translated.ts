import type { PageView } from "../../page/view.ts";
import { notFound, notUnderstood, type Grounding, type Resolved } from "../outcome.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { translate, type Translation } from "../tongues/translate.ts";
import { groundOwnWords } from "./ground-own-words.ts";

/**
 * An order in another language than English, read as the same order in English (“Klicke auf Anmelden”: “click Anmelden”).
 * Undefined where it is none; where its words may also be read as they stand, and the page does not have what they say.
 */
export function groundTranslated(
  view: PageView,
  instruction: string,
  groundOrder: (order: string) => Grounding,
): Grounding | undefined {
  const translation = translate(instruction);
  if (!translation || isName(view, instruction)) return undefined;
  if (translation.isForbidden) return notUnderstood("It says what must not be done, or asks");
  for (const order of ordersOf(view, translation)) {
    const found = groundOrder(order);
    if (found.outcome !== "resolved" && found.outcome !== "ambiguous") continue;
    if (found.outcome === "resolved" && pressesText(found)) continue;
    return isOfOthers(view, translation, found) ? undefined : found;
  }
  for (const order of translation.bare) {
    const found = groundOwnWords(view, order);
    if (found) return isOfOthers(view, translation, found) ? undefined : found;
  }
  const isPlain = translation.orders.length > 0 && translation.orders.every((order) => plain.test(order));
  return isPlain ? { ...notFound(view, instruction, []), settled: true } : undefined;
}

/** What these verbs are said of is named; with others, what the page calls a thing may stand in the verb itself. */
const plain = /^(?:click|double-click|right-click|hover|set|fill|clear|choose|tick|untick|type|press) /u;

function ordersOf(view: PageView, { bare, orders, wishes }: Translation): string[] {
  const called = bare.flatMap((name) => calledSo(view, name));
  const [name] = called;
  const press = name !== undefined && called.length === 1 ? [`click “${name}”`] : [];
  return [...press, ...orders, ...wishes.map((thing) => `I would like ${thing}`)];
}

/** What is shown in a table is no control. */
const pressesText = ({ steps }: Resolved): boolean =>
  steps.some(({ method, node }) => method === "click" && node?.interactive === false);

/** A control that says just this is meant, in whatever language. */
function isName({ nodes }: PageView, instruction: string): boolean {
  const said = normalize(instruction);
  return nodes.some(({ interactive, name }) => interactive && name !== "" && normalize(name) === said);
}

/** “公開して” where a button says “公開する”. */
const doing = /(?:する|して.{0,12}|します|したい.{0,6})$/u;

const pressed = /^(?:button|link|tab|menuitem)$/u;

/** What is pressed, and says just this; else a verb in another of its forms. */
function calledSo({ nodes }: PageView, said: string): string[] {
  const name = normalize(said.replace(doing, ""));
  if (name === "") return [];
  const names = nodes.flatMap((node) => (node.interactive && pressed.test(node.role) ? [node.name] : []));
  const same = names.filter((one) => normalize(one.replace(doing, "")) === name);
  return same.length > 0
    ? same
    : names.filter((one) => isAlike(name, normalize(one)) && !/\s/u.test(one + said));
}

/** What is told beside the order names something else that the page offers. */
function isOfOthers({ nodes }: PageView, { remarks }: Translation, found: Grounding): boolean {
  if (remarks.length === 0 || found.outcome !== "resolved") return false;
  const done = new Set(found.steps.map(({ node }) => node));
  const told = remarks.flatMap((remark) => wordsOf(normalize(remark))).filter(({ length }) => length > 4);
  return nodes.some(
    (node) =>
      node.interactive &&
      !done.has(node) &&
      wordsOf(normalize(node.name)).some((word) => told.some((one) => isAlike(one, word))),
  );
}

/** Forms of one word: what differs is its ending. */
function isAlike(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  const shared = Math.max(4, shorter - 2);
  return one === other || (shorter > 4 && one.slice(0, shared) === other.slice(0, shared));
}
