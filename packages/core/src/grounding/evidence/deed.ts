import type { ActionMethod } from "@legwork/protocol";
import type { ViewNode } from "../../page/view.ts";
import { isCheckable, isField, isSelect } from "../matching/compatibility.ts";
import { stem, normalize, wordsOf } from "../matching/text.ts";
import type { Act } from "../vocabulary/light-words.ts";
import { sideOf } from "./bounds.ts";
import type { Lexis } from "./lexis.ts";
import { conceptsIn } from "../vocabulary/concepts/index.ts";
import { weights, wordsOfConcept, type Said } from "./said.ts";
import { valuesFor } from "./written.ts";

/** Something that could be done with an element, and how much of every word it would account for, 0–1. */
export type Deed = {
  method: ActionMethod;
  arguments: string[];
  accounts: number[];
  /** Added to what the words say of the element: words of an option that is chosen are as good as its name. */
  own: number;
};

/** What is known of an element: how well its names and its surroundings meet each word. */
export type Evidence = {
  node: ViewNode;
  met: number[];
  around: number[];
  /** The part of its name that was said, 0–1. */
  cover: number;
  lexis: Lexis;
};

const allowed: Record<"click" | "state" | "select" | "fill" | "number", readonly Act[]> = {
  click: ["press", "open", "choose"],
  state: ["press", "choose", "on", "off", "write"],
  select: ["choose", "write", "press", "open", "on"],
  fill: ["write"],
  number: ["write", "choose", "on"],
};

const pointing: Partial<Record<Act, ActionMethod>> = {
  hover: "hover",
  doubleClick: "doubleClick",
  rightClick: "rightClick",
};

/** Every deed that an element offers and that what was said may ask for. */
export function deedsWith(said: Said, evidence: Evidence): Deed[] {
  const { node } = evidence;
  const plain = said.words.map((_, at) => Math.max(evidence.met[at] ?? 0, evidence.around[at] ?? 0));
  const pointed = [...said.acts].flatMap((act) => pointing[act] ?? []);
  if (pointed[0] !== undefined) return [withActs(said, plain, { method: pointed[0], kind: undefined })];
  if (isSelect(node) || isField(node) || node.role === "slider") {
    const side = said.bound && sideOf(evidence.lexis);
    const isBound = side !== undefined && side === said.bound?.side;
    if (said.bound !== undefined && side !== undefined && !isBound) return [];
    const bounded = isBound ? plain.map((one, at) => (at === said.bound?.at ? 1 : one)) : plain;
    const deeds = isSelect(node)
      ? optionDeeds(said, node, bounded)
      : fieldDeeds(said, { ...evidence, isBound }, bounded);
    return isBound ? deeds.map((deed) => ({ ...deed, own: 1 })) : deeds;
  }
  if (isCheckable(node) || node.pressed !== undefined) return stateDeeds(said, node, plain);
  if (isNegated(said)) return [];
  const click = withActs(said, plain, { method: "click", kind: "click" });
  // One chooses boxes, options and things, and presses buttons.
  const isOdd =
    /^(?:button|link|generic)$/u.test(node.role) &&
    said.acts.has("choose") &&
    !said.acts.has("press") &&
    !said.acts.has("open");
  return [isOdd ? { ...click, accounts: click.accounts.map((one) => one * 0.75) } : click];
}

type Kind = keyof typeof allowed;
type Done = { method: ActionMethod; kind: Kind | undefined; arguments?: string[]; own?: number };

/** Words that ask for what is done account for themselves. */
function withActs(said: Said, plain: number[], { method, kind, arguments: given = [], own = 0 }: Done): Deed {
  const fits = kind === undefined || said.acts.size === 0 || allowed[kind].some((act) => said.acts.has(act));
  const isMaking = kind === "click" && (said.acts.has("write") || said.acts.has("on"));
  const accounts = plain.map((met, at) => {
    if (!said.actWords.has(at)) return beginsDeed(said, plain, at) ? Math.max(met, 0.7) : met;
    return fits ? 1 : Math.max(met, isMaking && makesThing(said, plain, at) ? 0.7 : 0);
  });
  return { method, arguments: given, accounts, own };
}

/** “write a review”: the button is called by what is made. */
function makesThing({ words }: Said, plain: number[], verb: number): boolean {
  if (!making.has(words[verb]?.word ?? "")) return false;
  const made = words.findIndex(({ weight }, at) => at > verb && weight >= weights.light);
  return made < 0 || (plain[made] ?? 0) >= 0.5;
}

/** “make a numbered list”, “start a phone call”: the button is called by what is done, and what is done is begun by a press. */
function beginsDeed({ words, concepts, first }: Said, plain: number[], at: number): boolean {
  return (
    at === first &&
    beginning.has(words[at]?.word ?? "") &&
    concepts.some(
      (one) =>
        one.concept.kind === "action" &&
        one.weight === 1 &&
        one.from > at &&
        wordsOfConcept(one).every((each) => (plain[each] ?? 0) >= 0.5),
    )
  );
}

const beginning = new Set(["make", "start", "begin", "create", "do", "perform", "use", "take", "have"]);

/** Buttons begin what these words ask for: “write a comment”, “insert a link”. */
const making = new Set([
  "write",
  "insert",
  "make",
  "change",
  "update",
  "note",
  "rename",
  "put",
  "give",
  "mark",
  "allow",
  "agree",
  "include",
]);

const negations = /^(?:dont|not|no|never|without|cannot|stop)$/u;

function isNegated(said: Said): boolean {
  return said.words.some(
    ({ word, quoted }, at) => !quoted && negations.test(word) && word !== "stop" && said.actWords.has(at),
  );
}

function stateDeeds(said: Said, node: ViewNode, plain: number[]): Deed[] {
  const shows = showingIn(said, plain);
  const isOff = shows === "off" || (said.acts.has("off") && !onlyNamed(said, plain));
  if (!isCheckable(node)) {
    // A button that is pressed already is switched off by a press, which has to be said.
    const wanted = said.acts.has("press") ? undefined : !isOff;
    if ((node.pressed === true) === wanted) return [];
    const accounts = shows === undefined ? plain : plain.map((one, at) => (at === said.first ? 1 : one));
    return [withActs(said, accounts, { method: "click", kind: wanted === undefined ? "click" : "state" })];
  }
  const isRadio = node.role === "radio" || node.role === "menuitemradio";
  if (isOff && isRadio) return [];
  const isPress = said.acts.has("press") && !isRadio;
  const method = isOff ? "uncheck" : isPress ? "click" : "check";
  return [withActs(said, byMeans(said, plain), { method, kind: "state" })];
}

/** “hide the grid lines”, of a button that is pressed while they show, and is not called after hiding. */
function showingIn({ words, first }: Said, plain: number[]): "on" | "off" | undefined {
  const verb = words[first];
  if (verb === undefined || verb.quoted || (plain[first] ?? 0) >= 0.5) return undefined;
  if (/^(?:hide|conceal)$/u.test(verb.word)) return "off";
  return /^(?:show|display|reveal)$/u.test(verb.word) ? "on" : undefined;
}

/** “pay by invoice”: what is done so is not done yet. */
function byMeans({ words, phrase, first }: Said, plain: number[]): number[] {
  const isMeans = words.some(
    ({ token }, at) =>
      (plain[at] ?? 0) >= 0.8 && /^(?:by|via|with)$/u.test(phrase.tokens[token - 1]?.word ?? ""),
  );
  return isMeans ? plain.map((one, at) => (at === first ? Math.max(one, 0.7) : one)) : plain;
}

/** The words for off are in the name itself: “No invoice”, “Without sugar”. */
function onlyNamed(said: Said, plain: number[]): boolean {
  return (
    [...said.actWords].every(
      (at) => !negations.test(said.words[at]?.word ?? "") || (plain[at] ?? 0) >= 0.8,
    ) && [...said.actWords].some((at) => negations.test(said.words[at]?.word ?? ""))
  );
}

function optionDeeds(said: Said, node: ViewNode, plain: number[]): Deed[] {
  if (isNegated(said)) return [];
  return (node.options ?? []).flatMap(({ label, disabled }) => {
    const wanted = wordsOf(normalize(label)).map(stem);
    if (disabled || wanted.length === 0) return [];
    const options = new Set(wanted);
    const byConcept = wordsMeaning(said, label);
    const met = said.words.map(({ stem: one }, at) => (options.has(one) ? 1 : byConcept.has(at) ? 0.88 : 0));
    const share =
      byConcept.size > 0
        ? 1
        : new Set(said.words.flatMap(({ stem: one }) => (options.has(one) ? [one] : []))).size / options.size;
    const content = met.reduce<number>((sum, one, at) => sum + one * (said.words[at]?.weight ?? 0), 0);
    if (share < 0.5 || (content < 0.8 && share < 1)) return [];
    const accounts = plain.map((one, at) => Math.max(one, met[at] ?? 0));
    return [
      withActs(said, accounts, { method: "selectOption", kind: "select", arguments: [label], own: share }),
    ];
  });
}

/** “business class” of an option “Business”: the words that say the very thing that the whole label says. */
function wordsMeaning({ concepts, words }: Said, label: string): Set<number> {
  const own = wordsOf(normalize(label));
  const meant = conceptsIn(own).filter(({ from, to, weight }) => weight === 1 && to - from === own.length);
  const names = new Set(meant.map(({ concept }) => concept.name));
  return new Set(
    concepts
      .filter(({ concept, weight }) => weight === 1 && names.has(concept.name))
      .flatMap((one) => wordsOfConcept(one))
      .filter((at) => words[at]?.quoted === false),
  );
}

function fieldDeeds(said: Said, evidence: Evidence & { isBound: boolean }, plain: number[]): Deed[] {
  const { node } = evidence;
  if (node.readonly === true || isNegated(said)) return [];
  const isNumber = node.role === "slider" || node.role === "spinbutton";
  const filled = valuesFor(said, evidence).map(({ value, from, to, sure, isTyped }) => {
    const accounts = plain.map((one, at) => {
      const token = said.words[at]?.token ?? -1;
      return token >= from && token < to ? sure : one;
    });
    return withActs(said, accounts, {
      method: "fill",
      kind: isNumber ? "number" : "fill",
      arguments: [value],
      own: isTyped ? 0.6 : 0,
    });
  });
  if (filled.length > 0 || !(said.acts.has("press") || said.acts.has("open"))) return filled;
  // A field is pressed to be written into, and only when nothing else is called so.
  return node.role === "slider"
    ? []
    : [
        withActs(
          said,
          plain.map((one) => one * 0.75),
          { method: "click", kind: "click" },
        ),
      ];
}
