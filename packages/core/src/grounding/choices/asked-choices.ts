import type { PageView } from "../../page/view.ts";
import { root } from "../evidence/root.ts";
import { joined } from "../joined.ts";
import { rankedNodes, stepOn, type Grounding, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { phraseAt, tokenize } from "../matching/tokens.ts";
import { indexOf, type Candidate, type ViewIndex } from "../matching/view-index.ts";
import { ordinalOf, ordinals, placeSaid } from "../vocabulary/relations.ts";

/** What is asked, and what is to be answered, in words. */
type Answer = { question: string; answer: string };
/** Answers to one question, with what is written before them. */
type Question = { label: string; members: Candidate[] };

const withAnswer =
  /^(?:answer|mark|rate|set|fill in|reply to) (?:the )?(?<question>.+?) (?:with|as|to) (?:an? )?(?<answer>[^,;]+?)(?: stars?)?$/iu;
const answerFirst =
  /^(?:say|answer|choose|select|click|tick|pick|mark|check|give) (?<answer>[^,;]+?) (?:to|for|in|on|as (?:the |an )?answer to|under) (?:the )?(?<question>[^,;]*\p{L}[^,;]*|\d+)$/iu;
const nthAnswer =
  /^(?:choose|select|click|tick|pick|mark|check|give|take) (?:the )?(?<answer>\S+ (?:answer|option|choice)) (?:of|to|for|in|on|under) (?:the )?(?<question>.+)$/iu;
const pair = /^(?<question>[^:]{1,80}): ?(?<answer>[^:]{1,60})$/u;

/**
 * “answer question 2 with Hen”, “rate the sound as good”, “q1: Seal, q2: Hen”: one of the answers of one question, where
 * other questions may have answers of the same name. Undefined where the page asks nothing that is called so.
 */
export function chooseAnswers(view: PageView, text: string): Grounding | undefined {
  const wanted = answersIn(text.trim().replace(/[.!]$/u, ""));
  if (wanted.length === 0) return undefined;
  const questions = questionsOf(indexOf(view));
  const found = wanted.map((one) => chosen(view, questions, one));
  const all = found.filter((one) => one !== undefined);
  if (all.length < found.length) return undefined;
  const places = new Set(all.flatMap(({ steps }) => steps.map(({ node }) => node?.ref)));
  return places.size < all.length ? undefined : joined(all);
}

function answersIn(text: string): Answer[] {
  const parts = text.split(/\s*[,;]\s*(?:and )?/u).map((part) => pair.exec(part)?.groups);
  if (parts.every((part) => part !== undefined))
    return parts.map((part) => ({ question: part["question"] ?? "", answer: part["answer"] ?? "" }));
  for (const pattern of [nthAnswer, withAnswer, answerFirst]) {
    const { question = "", answer = "" } = pattern.exec(text)?.groups ?? {};
    if (question !== "") return [{ question, answer: answer.replace(/^["“](.*)["”]$/u, "$1") }];
  }
  return [];
}

function chosen(view: PageView, questions: Question[], { question, answer }: Answer): Resolved | undefined {
  const asked = questionsCalled(questions, question);
  const fitting = asked.flatMap(({ members }) => {
    const one = memberCalled(members, answer);
    return one === undefined ? [] : [one];
  });
  const [only] = fitting;
  if (only === undefined || fitting.length > 1) return undefined;
  const { node, index } = only;
  const candidates = rankedNodes(view, [{ index, node, score: 0.85, tier: tiers.words }]);
  return {
    outcome: "resolved",
    steps: [stepOn(view, node, { method: "check" })],
    confidence: 0.85,
    candidates,
  };
}

const general = /^(?:question|questions|q|number|no|the|a|an|about|that|of|on|one|is|as|row|line)$/u;

/** By its place, or by words that all stand in it. */
function questionsCalled(questions: Question[], said: string): Question[] {
  const { tokens } = tokenize(said.replace(/^q(?=\d)/iu, "question "));
  const places = tokens.flatMap(({ word }, at) => {
    const found = phraseAt(tokens, at, ordinals)?.entry ?? ordinalOf(word);
    const isNumber =
      /^\d{1,2}$/u.test(word) &&
      (tokens.length === 1 || /^(?:question|number|no|#)$/u.test(tokens[at - 1]?.word ?? ""));
    return found ?? (isNumber ? Number(word) : []);
  });
  const words = tokens
    .flatMap(({ text }) => wordsOf(normalize(text)))
    .filter(
      (word) => !general.test(word) && !/^\d+(?:st|nd|rd|th)?$/u.test(word) && placeSaid(word) === undefined,
    );
  const [place] = places;
  if (words.length === 0) {
    const one = place === undefined ? undefined : questions.at(place > 0 ? place - 1 : place);
    return one === undefined ? [] : [one];
  }
  if (place !== undefined) return [];
  const wanted = words.map(root);
  return questions.filter(({ label }) => {
    const own = new Set(wordsOf(normalize(label)).map(root));
    return wanted.every((word) => own.has(word));
  });
}

function memberCalled(members: Candidate[], answer: string): Candidate | undefined {
  const wanted = normalize(answer);
  const place = placeSaid(/^(\S+) (?:answer|option|choice)$/u.exec(wanted)?.[1] ?? "");
  if (place !== undefined) {
    const one = members.at(place > 0 ? place - 1 : place);
    return one?.node.disabled ? undefined : one;
  }
  const called = (fits: (name: string) => boolean): Candidate[] =>
    members.filter(({ fields }) => fields.some(({ name }) => fits(name.text)));
  for (const found of [
    called((name) => name === wanted),
    called((name) => name.startsWith(`${wanted} `) || name.startsWith(`${wanted},`)),
  ])
    if (found.length > 0) return found.length === 1 && !found[0]?.node.disabled ? found[0] : undefined;
  return undefined;
}

/** Sets of radio buttons: each in the smallest part that has more than one of them. */
function questionsOf(index: ViewIndex): Question[] {
  const radios = index.candidates.filter(({ node }) => node.role === "radio");
  const parts = new Map<number, Candidate[]>();
  for (const radio of radios) {
    const part = partOf(index, radios, radio);
    if (part !== undefined) parts.set(part, [...(parts.get(part) ?? []), radio]);
  }
  return [...parts].map(([part, members]) => ({ label: labelOf(index, part, members), members }));
}

function partOf(index: ViewIndex, radios: Candidate[], { index: own }: Candidate): number | undefined {
  const { nodes } = index.view;
  for (let at = nodes[own]?.parent ?? -1; at > 0; at = nodes[at]?.parent ?? -1) {
    const end = index.end[at] ?? at;
    if (radios.filter((radio) => radio.index > at && radio.index < end).length > 1) return at;
  }
  return undefined;
}

/** The question that a radio button is an answer to. */
export function questionOf(index: ViewIndex, one: Candidate): { part: number; label: string } | undefined {
  if (one.node.role !== "radio") return undefined;
  const radios = index.candidates.filter(({ node }) => node.role === "radio");
  const part = partOf(index, radios, one);
  if (part === undefined) return undefined;
  const members = radios.filter(({ index: at }) => at > part && at < (index.end[part] ?? part));
  return { part, label: labelOf(index, part, members) };
}

/** The name of the part; else what is written in it before the first answer, or right before it. */
function labelOf({ view: { nodes } }: ViewIndex, part: number, [first]: Candidate[]): string {
  const named = nodes[part]?.name ?? "";
  if (named !== "") return named;
  const own = nodes[first?.index ?? part]?.parent ?? part;
  const until = own > part ? own : (first?.index ?? part);
  const inside = nodes.slice(part, until).filter(({ role }) => role === "text");
  if (inside.length > 0) return inside.map(({ name }) => name).join(" ");
  const before = nodes.slice(Math.max(0, part - 4), part).findLast(({ role }) => role === "text");
  return before?.name ?? "";
}
