import type { PageView } from "../../page/view.ts";
import { ambiguous, rankedNodes, stepOn, type Grounding } from "../outcome.ts";
import { multiplies } from "./close-cross.ts";
import { controlsAbout } from "../matching/rank-places.ts";
import { narrow } from "../matching/scope.ts";
import { indexOf, type Candidate, type ViewIndex } from "../matching/view-index.ts";
import { shorten, stem, wordsOf, normalize } from "../matching/text.ts";
import { tiers } from "../matching/similarity.ts";

const closing = /^(?:dismiss|close|hide|get rid of) (?:the |this |that )?(.+)$/i;
const closerName = /^(?:close|dismiss|hide|×|✕|x)$/;
/** Kinds of things that are closed; what is left of a phrase says which one. */
const kinds = /\b(?:banner|bar|dialog|dialogue|pop-?up|modal|notice|notification|message|overlay|window)\b/i;

/**
 * “close the cookie banner” where it has no button to close it: its buttons each decide something, so that the caller
 * must say which. Undefined when the page has no such thing.
 */
export function buttonsToClose(view: PageView, text: string): Grounding | undefined {
  const object = closing.exec(text.trim())?.[1]?.replace(/[.!]+$/, "");
  if (object === undefined) return undefined;
  const index = indexOf(view);
  const buttons = buttonsOf(index);
  const about = new Set(controlsAbout(index, object).map((control) => control.index));
  const called = buttons.filter((button) => about.has(button.index));
  const beside = called.length > 0 ? called : buttonsBeside(index, buttons, object);
  const found = beside.length > 0 ? beside : closersOfNotices(index, object);
  if (found.length === 0) return undefined;
  const scored = found.map(({ index: at, node }) => ({ index: at, node, score: 0.5, tier: tiers.loose }));
  const closers = found.filter(isCloser);
  const [closer] = closers;
  if (closer && closers.length === 1) {
    const candidates = rankedNodes(view, scored);
    const steps = [stepOn(view, closer.node, { method: "click" })];
    return { outcome: "resolved", steps, confidence: 0.75, candidates };
  }
  if (closers.length > 1) return ambiguous(view, object, scored);
  const failure = ambiguous(view, object, scored);
  const listed = failure.candidates.map((candidate) => candidate.description).join("; ");
  return {
    ...failure,
    message: `“${shorten(object, 80)}” has no button that closes it without deciding something. Its buttons: ${listed}. Say which one to click.`,
  };
}

/** “that message at the bottom” says no more than what comes up: what closes something that is written in a sentence. */
function closersOfNotices(index: ViewIndex, object: string): Candidate[] {
  const plain = object.replace(
    / (?:at|in|on) (?:the )?(?:very )?(?:top|bottom|corner|screen|page|(?:upper|lower|bottom|top) (?:left|right)).*$/iu,
    "",
  );
  if (!new RegExp(`^${kinds.source}$`, "iu").test(plain.trim())) return [];
  const { nodes } = index.view;
  return index.candidates.filter(({ node, index: at, fields }) => {
    const inside = nodes.slice(node.parent, index.end[node.parent]);
    const words = inside.flatMap(({ role, name }) => (role === "text" ? wordsOf(normalize(name)) : []));
    const closes = isCloser({ node, index: at, fields }) && !multiplies(index, at);
    return !node.disabled && closes && words.length >= fewestWords;
  });
}

const isCloser = ({ fields }: Candidate): boolean =>
  fields.some(({ name }) => closerName.test(name.text.trim()));

/** A chip or a row that can be taken out is no notice. */
const fewestWords = 5;

function buttonsOf({ candidates }: ViewIndex): Candidate[] {
  return candidates.filter(({ node }) => node.role === "button" && !node.disabled);
}

/** A banner without a name of its own is found by its words. */
function buttonsBeside(index: ViewIndex, buttons: Candidate[], object: string): Candidate[] {
  const words = wordsOf(normalize(object.replace(kinds, " ")));
  const [word] = words;
  if (word === undefined || words.length > 1 || !kinds.test(object)) return [];
  const names = [word, stem(word), `${word}s`];
  const kept = new Set(
    narrow(
      index,
      buttons.map((button) => button.index),
      [{ relation: "inside", names }],
    ),
  );
  return buttons.filter((button) => kept.has(button.index));
}
