import type { PageView } from "../page/view.ts";
import { root } from "./evidence/root.ts";
import { joined, staysOnPage } from "./joined.ts";
import { isCheckable, isField } from "./matching/compatibility.ts";
import { isInFront } from "./matching/candidates.ts";
import { tiers } from "./matching/similarity.ts";
import { normalize, wordsOf } from "./matching/text.ts";
import { indexOf, type Candidate } from "./matching/view-index.ts";
import { nearestTo } from "./recounted/conclusion.ts";
import { pressOf, unaccounted, type Grounding, type Resolved } from "./outcome.ts";

/** The last thing that is said is one word, with what stands for all that was said before it, or the thing it makes. */
const closing =
  /(?:[,;.!]|\b(?:and|then)) +(?:(?:and|then|please|now|just) +)*(?<verb>\p{L}+)(?: +(?:it|that|this|them|those|these|all|me|us|now|up|(?:the|my) (?<thing>\p{L}+)))*\s*[.!]?$/iu;
/** “…, go” presses what the form has. */
const goes = ["go", "apply", "search", "find", "show", "filter"];

/**
 * “A5, 12 mm from the left, apply”: what is said last is a button of the form that was filled in, and nothing that was found
 * presses it. It is pressed as well (`later`: what is done after it, in words); where it is not told which of several, or where a value has it at its end, nothing is done.
 */
export function withClosing(
  view: PageView,
  { instruction, later }: { instruction: string; later: readonly string[] },
  found: Resolved,
): Grounding {
  const isSet = found.steps.length > 0 && found.steps.every(staysOnPage);
  if (!isSet || isQuoted(instruction)) return found;
  const undone = later.length > 0 ? undefined : deedLeft(view, instruction, found);
  if (undone !== undefined) return unaccounted(found, undone);
  const { verb = "", thing } = closing.exec(instruction.trim())?.groups ?? {};
  if (verb === "" || isInNames(found, verb)) return found;
  const buttons = buttonsFor(view, verb.toLowerCase(), thing);
  if (buttons.length === 0) return found;
  const around = nearestTo(view, found, buttons);
  const [button, another] = around.length > 0 ? around : buttons;
  const isWritten = found.steps.some(({ arguments: [value = ""] }) => closing.exec(value) !== null);
  if (button === undefined || another !== undefined || isWritten) return unaccounted(found, verb);
  const both = joined([found, pressOf(view, { ...button, score: found.confidence, tier: tiers.words })]);
  return both.outcome === "resolved" ? { ...found, ...both } : both;
}

const deeds =
  "book|send|submit|hand|release|start|begin|run|order|buy|pay|save|store|keep|publish|post|share|register|confirm|record|log|enroll?|schedule|launch|print|export|issue|lock|reserve|request|close|delete|remove|create|invite|join|finish|scan";
const begun = new RegExp(
  String.raw`^(?:(?:please|now|just|can you|could you|i want to|i['’]d like to|let['’]s) )*(?<verb>${deeds}) (?!as\b|by\b|to\b)\S`,
  "iu",
);
const ended = new RegExp(
  String.raw`(?:[,;.!]|\b(?:and|then|so)) +(?:(?:and|then|so|please|now|just) +)*(?<verb>${deeds}|enter) +(?:it|that|this|them|those|these|everything|this \p{L}+)(?: +(?:in|off|now|up|out|for me|please))*\s*[.!]?$`,
  "iu",
);

/**
 * “close my account, reason: retiring”, where “Close account” stands on the page, and “… two packs, hand it in”: what is only filled in is
 * not done yet. The verb, where nothing that is set is called so, and for the last of all that is said no button.
 */
function deedLeft(view: PageView, instruction: string, found: Resolved): string | undefined {
  const text = instruction.trim();
  const first = begun.exec(text)?.groups?.["verb"];
  if (
    first !== undefined &&
    !isInNames(found, first) &&
    buttonsFor(view, first.toLowerCase(), undefined).length > 0
  )
    return first;
  const last = ended.exec(text)?.groups?.["verb"];
  return last !== undefined &&
    !isInNames(found, last) &&
    buttonsFor(view, last.toLowerCase(), undefined).length === 0
    ? last
    : undefined;
}

const isQuoted = (instruction: string): boolean => /["”»]\W*$/u.test(instruction);

/** “tick Print and Share”: something is done with what is called so. */
function isInNames({ steps }: Resolved, verb: string): boolean {
  const wanted = root(verb.toLowerCase());
  return steps.some(({ node, method, arguments: values }) =>
    [node?.name ?? "", ...(method === "selectOption" ? values : [])].some((name) =>
      wordsOf(normalize(name)).some((word) => root(word) === wanted),
    ),
  );
}

function buttonsFor(view: PageView, verb: string, thing: string | undefined): Candidate[] {
  const verbs = new Set((goes[0] === verb ? goes : [verb]).map(root));
  const index = indexOf(view);
  return index.candidates.filter(({ node, fields, index: at }) => {
    const words = (fields[0]?.name.words ?? []).map(root);
    return (
      node.role === "button" &&
      !isField(node) &&
      !isCheckable(node) &&
      verbs.has(words[0] ?? "") &&
      (thing === undefined || words.includes(root(thing.toLowerCase()))) &&
      isInFront(index, at)
    );
  });
}
