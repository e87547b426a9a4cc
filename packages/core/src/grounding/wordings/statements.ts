import type { PageView } from "../../page/view.ts";
import { questionOf } from "../choices/asked-choices.ts";
import { columnHead, rowHead } from "../matching/columns.ts";
import { isCheckable } from "../matching/compatibility.ts";
import { root } from "../evidence/root.ts";
import { joined } from "../joined.ts";
import { isInFront } from "../matching/candidates.ts";
import { rankedNodes, stepOn, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { indexOf, type Candidate, type ViewIndex } from "../matching/view-index.ts";

const auxiliary =
  "is|are|am|was|were|isn't|isnt|aren't|arent|wasn't|weren't|has|have|had|hasn't|haven't|havent|hadn't|can|can't|cant|cannot|could|couldn't|may|does|doesn't|doesnt|do|don't|did|didn't|didnt|will|won't|never";
/** Something is told: “I cannot swim”, “it isn't urgent”; nothing is asked for or wished. */
const telling = new RegExp(
  String.raw`^(?:(?:i|we|you|he|she|they|it|this|that|there|(?:the|my|our|your|his|her) .+?|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?: (?:${auxiliary})\b|['’](?:m|s|re|ve|d)\b)|(?:i|we|he|she|they) \p{L}|(?:haven't|hasn't|isn't|aren't|can't|cannot|didn't|wasn't|doesn't|never)\b)`,
  "iu",
);
const uncertain =
  /\?|\b(?:if|unless|when|whether|until|till|once|or|maybe|perhaps|except|want|wants|need|needs|like|prefer|must|should|would|wish|please|all|both|every|only|(?:before|after)(?! *$))\b/iu;
/** “any more”, “after all” say nothing of what is told. */
const asides =
  /,? \b(?:any ?more|any longer|after all|at all|at the moment|right now|now|yet|still|really|actually|anyway|currently|already|unfortunately|either|sorry)\b/giu;
const negative =
  /\b(?:not|never|no|without|cannot|cant|isnt|arent|wasnt|werent|havent|hasnt|hadnt|dont|doesnt|didnt|couldnt|wont)\b/gu;
const general = new Set(
  (
    "a an the my our your his her their its i we you he she they it this that there these those me us is are am was were be been being has " +
    "have had can could may does do did done will of to in on at for by with as so and ca wo done possible not never no longer without cannot cant isnt " +
    "arent wasnt werent havent hasnt hadnt dont doesnt didnt couldnt wont"
  ).split(" "),
);

/** What is told, or what a control says: the roots of the words that tell, and whether it denies them. */
type Told = { roots: Set<string>; denies: boolean };
type Meant = { at: Candidate; method: "check" | "uncheck" };

/**
 * “Moira is not here” where a switch says “Moira Blake is here”, “I haven't had a tattoo” where that is asked with yes and
 * no: a box, or an answer, that says the same or its contrary in the very words. Undefined where a word of it stands nowhere
 * there, or where several say it.
 */
export function groundStatement(view: PageView, text: string): Resolved | undefined {
  const plain = text.trim().replace(/[.!]+$/u, "");
  const parts = plain.split(/,? (?:but|and)(?: (?:it|they|he|she|i|we))? |[;,] /iu);
  if (!telling.test(plain) || uncertain.test(plain.replace(asides, "")) || parts.length > 2) return undefined;
  const index = indexOf(view);
  // “this job is remote”: what the page is about is not said of its boxes.
  const about = toldIn(view.title).roots;
  const found = parts.map((part) => meantBy(index, toldIn(part.replace(asides, "")), about));
  if (found.includes(undefined)) return undefined;
  const all = found as Meant[];
  if (new Set(all.map(({ at }) => at)).size < all.length) return undefined;
  const grounding = joined(all.map((one) => resolved(view, one)));
  return grounding.outcome === "resolved" ? grounding : undefined;
}

function resolved(view: PageView, { at: { node, index }, method }: Meant): Resolved {
  return {
    outcome: "resolved",
    steps: [stepOn(view, node, { method })],
    confidence: 0.8,
    isInferred: true,
    candidates: rankedNodes(view, [{ index, node, score: 0.8, tier: tiers.words }]),
  };
}

function toldIn(text: string): Told {
  const plain = normalize(text.replace(/n['’]t\b/giu, " not").replace(/['’](?:m|s|re|ve|d|ll)\b/giu, ""));
  const words = wordsOf(plain).filter((word) => !general.has(word));
  return { roots: new Set(words.map(root)), denies: (plain.match(negative)?.length ?? 0) % 2 > 0 };
}

function meantBy(index: ViewIndex, { roots, denies }: Told, about: Set<string>): Meant | undefined {
  const telling = new Set([...roots].filter((one) => !about.has(one)));
  if (telling.size === 0) return undefined;
  const own = meantOf(index, { roots, denies });
  return own ?? (telling.size < roots.size ? meantOf(index, { roots: telling, denies }) : undefined);
}

function meantOf(index: ViewIndex, told: Told): Meant | undefined {
  const controls = index.candidates.filter(
    ({ node, index: at }) => isCheckable(node) && !node.disabled && isInFront(index, at),
  );
  const found = controls.flatMap((control) =>
    (control.node.role === "radio" ? answerSaying : boxSaying)(index, control, told),
  );
  const [only, another] = found;
  return another === undefined ? only : undefined;
}

/** Every word of it is in the name of the box, or at the head of its row or column; what more the name says only goes on. */
function boxSaying(index: ViewIndex, at: Candidate, told: Told): Meant[] {
  const own = toldIn(at.node.name);
  const heads = toldIn(`${rowHead(index, at.index) ?? ""} ${columnHead(index, at.index) ?? ""}`);
  const isSaid = [...told.roots].every((one) => own.roots.has(one) || heads.roots.has(one));
  if (!isSaid || !mayBeWhole(at.node.name, own, told)) return [];
  return [{ at, method: own.denies === told.denies ? "check" : "uncheck" }];
}

/** “I can swim 200 metres” begins so, “Moira Blake” is the one of that name; “Send members the newsletter” says something else. */
function mayBeWhole(name: string, own: Told, { roots }: Told): boolean {
  const words = wordsOf(normalize(name)).filter((word) => !general.has(word));
  const left = words.filter((word) => !roots.has(root(word)));
  if (left.length === 0) return own.roots.size > 0;
  if (left.length === words.length) return false;
  const names = new Set(
    [...name.matchAll(/\p{Lu}\p{Ll}+/gu)].flatMap(([word], at) => (at > 0 ? normalize(word) : [])),
  );
  if (left.every((word) => names.has(word))) return true;
  const isTelling = /^(?:i|we|it|this|there) /iu.test(name);
  return isTelling && roots.has(root(words[0] ?? ""));
}

/** An answer that says it itself, or the yes or no to a question that asks for it in those words. */
function answerSaying(index: ViewIndex, at: Candidate, { roots, denies }: Told): Meant[] {
  const label = questionOf(index, at)?.label ?? "";
  const [question, own] = [toldIn(label), toldIn(at.node.name)];
  const name = normalize(at.node.name);
  if (/^(?:yes|no)$/u.test(name)) {
    const isAsked = [...roots].every((one) => question.roots.has(one));
    const isMost = roots.size * 2 >= question.roots.size;
    return isAsked && isMost && !question.denies && (name === "no") === denies
      ? [{ at, method: "check" }]
      : [];
  }
  if (own.roots.size === 0 || own.denies !== denies) return [];
  const isOwn = [...own.roots].every((one) => roots.has(one));
  const isSaid = [...roots].every((one) => own.roots.has(one) || question.roots.has(one));
  return isOwn && isSaid ? [{ at, method: "check" }] : [];
}
