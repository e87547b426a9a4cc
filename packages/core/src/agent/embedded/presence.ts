import { ground } from "../../grounding/ground.ts";
import { normalize, stem, wordsOf } from "../../grounding/matching/text.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import { endsOf, textIn } from "../../grounding/matching/outline.ts";
import { isOverlay, withoutArticle, withoutKind } from "./things.ts";

const lying = new Set(["dialog", "alertdialog", "alert", "status", "region", "complementary", "log", "form"]);
/** A part of a page with more nodes than this is no banner. */
const largestBanner = 80;

/** Whether a page shows a thing that is named in words: a control, something that lies over the page, a text. */
export function isShown(view: PageView, what: string): boolean {
  const quoted = /["“'‘](.+)["”'’]/.exec(what)?.[1];
  if (quoted !== undefined) return showsText(view, quoted);
  const name = withoutArticle(what);
  if (isOverlay(name)) return overlayFor(view, name) !== undefined;
  const { outcome } = ground(view, `click ${name}`);
  if (outcome === "resolved" || outcome === "ambiguous") return true;
  return showsWords(view, wordsFor(name));
}

/** The banner, dialog or notice that words name, the innermost; undefined when there is none of the kind. */
export function overlayFor(view: PageView, name: string): ViewNode | undefined {
  const words = wordsFor(withoutKind(name));
  const isDialog = /\b(?:dialog|dialogue|pop-?up|modal|overlay|window|prompt)\b/i.test(name);
  const ends = endsOf(view);
  return view.nodes.findLast((node, index) => {
    const end = ends[index] ?? index;
    if (node.ref === "") return false;
    const isBox = lying.has(node.role) || node.modal === true;
    const isSmall = end - index <= largestBanner;
    if (!isSmall || index === 0) return false;
    if (/dialog/.test(node.role) && (isDialog || words.length === 0)) {
      const others = words.filter((word) => !word.startsWith("confirm"));
      return (
        others.length === 0 ||
        includesAll(textIn(view, index, end), others) ||
        view.nodes.every(notOther(node))
      );
    }
    if (!isBox && (!hasButton(view, index, end) || isWholePage(view, index, end))) return false;
    if (!isBox && (node.role === "contentinfo" || node.role === "navigation" || node.role === "main"))
      return false;
    return words.length > 0 && includesAll(textIn(view, index, end), words);
  });
}

/** A lone dialog is what is meant, whatever it is called. */
function notOther(dialog: ViewNode): (node: ViewNode) => boolean {
  return (node) => node === dialog || !/dialog/.test(node.role);
}

/** What has the page's own heading in it lies over nothing. */
function isWholePage(view: PageView, from: number, to: number): boolean {
  return view.nodes.slice(from, to).some(({ role, level }) => role === "main" || level === 1);
}

function hasButton(view: PageView, from: number, to: number): boolean {
  return view.nodes.slice(from, to).some(({ role }) => role === "button");
}

/** Whether a text stands on the page, word for word but for case and white space. */
export function showsText(view: PageView, text: string): boolean {
  const wanted = normalize(text);
  return view.nodes.some(({ name, value = "" }) =>
    ` ${normalize(name)} ${normalize(value)} `.includes(` ${wanted} `),
  );
}

function showsWords(view: PageView, words: string[]): boolean {
  return words.length > 0 && view.nodes.some(({ name }) => includesAll(name, words));
}

const isUnavailable =
  /\b(?:out of stock|sold out|unavailable|not available|not in stock|no longer available|fully booked)\b/i;
const isAvailable = /\b(?:in stock|available|only \d+ left)\b/i;
const isEmpty = /\b(?:empty|no items|0 items|nothing (?:here|in it))\b/i;

/** Whether the page says of a thing that it is in a state; undefined where it says neither that nor the opposite. */
export function saysNear(view: PageView, what: string, state: string): boolean | undefined {
  const text = sentenceAbout(view, what, state) ?? textAbout(view, what);
  if (text === undefined) return undefined;
  if (state === "empty") return isEmpty.test(text);
  if (state === "in stock" || state === "available") return availabilityIn(text);
  if (isUnavailable.test(state)) {
    const available = availabilityIn(text);
    return available === undefined ? undefined : !available;
  }
  if (new RegExp(String.raw`\b(?:not|n't|no longer) (?:yet )?${state}\b`, "i").test(text)) return false;
  return new RegExp(String.raw`\b${state}\b`, "i").test(text) ? true : undefined;
}

function availabilityIn(text: string): boolean | undefined {
  if (isUnavailable.test(text)) return false;
  return isAvailable.test(text) ? true : undefined;
}

/** A text of its own that speaks of the thing and of the state (“Your cart is empty.”). */
function sentenceAbout(view: PageView, what: string, state: string): string | undefined {
  const words = [...wordsFor(what), ...wordsFor(state)];
  return view.nodes.find(({ role, name }) => role === "text" && name.length < 300 && includesAll(name, words))
    ?.name;
}

const pronoun = /^(?:it|this|that|the page|page|he|she|they|one)$/i;

/** What the smallest part of the page says that names the thing and something beside it. */
function textAbout(view: PageView, what: string): string | undefined {
  const ends = endsOf(view);
  const all = textIn(view, 0, view.nodes.length);
  if (pronoun.test(what)) return mainText(view, ends) ?? all;
  const words = wordsFor(what);
  if (words.length === 0) return undefined;
  const entries = view.nodes.flatMap((node, index) =>
    /^(?:article|listitem|row|region|group)$/.test(node.role)
      ? [textIn(view, index, ends[index] ?? index)]
      : [],
  );
  const about = entries.filter((text) => includesAll(text, words)).sort((a, b) => a.length - b.length);
  if (about[0] !== undefined) return about[0];
  return includesAll(all, words) ? (mainText(view, ends) ?? all) : undefined;
}

function mainText(view: PageView, ends: number[]): string | undefined {
  const main = view.nodes.findIndex(({ role }) => role === "main");
  return main < 0 ? undefined : textIn(view, main, ends[main] ?? main);
}

function wordsFor(text: string): string[] {
  return wordsOf(normalize(text))
    .map(stem)
    .filter((word) => !silent.has(word));
}

const silent = new Set("the a an of in on at for to my your its and or is are with by about from".split(" "));

function includesAll(text: string, words: string[]): boolean {
  if (words.length === 0) return false;
  const said = new Set(wordsOf(normalize(text)).map(stem));
  return words.every((word) => said.has(word));
}
