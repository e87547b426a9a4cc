import { candidateOf } from "../matching/candidates.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import { clauseStart, skipOpening } from "../grammar/clauses.ts";
import { isCheckable, isField, isSelect } from "../matching/compatibility.ts";
import {
  stepOn,
  unaccounted,
  type Failure,
  type GroundedStep,
  type Grounding,
  type Resolved,
} from "../outcome.ts";
import { saysRoots } from "../choices/left-out.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { tokenize, type Token } from "../matching/tokens.ts";
import { indexOf } from "../matching/view-index.ts";

const writes = new Set<GroundedStep["method"]>(["fill", "type"]);

/**
 * “the amount is 50, not 60”, “write Ada instead”: what a value is said to be no longer is no part of it. Only where the field
 * holds just that, or both are figures or addresses: “Bees, not Wasps” may be a title.
 */
export function withoutContrast(view: PageView, found: Resolved): Resolved {
  const steps = found.steps.map((step) => {
    const [value = ""] = step.arguments;
    const { kept, given } = contrasted.exec(value)?.groups ?? {};
    if (!writes.has(step.method) || kept === undefined) return step;
    const isHeld = normalize(given ?? "") === normalize(step.node?.value ?? "");
    const isOther = given !== undefined && isControlCalled(view, given, step);
    const isSameKind = [kept, given ?? ""].every((one) => isFigure.test(one));
    return given === undefined || isHeld || isSameKind || isOther ? { ...step, arguments: [kept] } : step;
  });
  return { ...found, steps };
}

/** “fill the title with Offsite, but not the location”: what is left as it is. */
function isControlCalled(view: PageView, given: string, { node }: GroundedStep): boolean {
  const name = normalize(given.replace(/^(?:in |into )?(?:the |my )?/iu, "").replace(/ field$/iu, ""));
  return indexOf(view).candidates.some(
    (candidate) =>
      candidate.node !== node &&
      (isField(candidate.node) || isSelect(candidate.node)) &&
      candidate.fields.some((field) => field.name.text === name),
  );
}

/** “question: is iron low?”: where a colon leads to it, a question is written with its mark, and a sentence with its full stop. */
export function withQuestionMark(instruction: string, found: Resolved): Resolved {
  const said = instruction.trim();
  const steps = found.steps.map((step) => {
    const [value = ""] = step.arguments;
    const isLed = /: ?["“]?$/u.test(said.slice(0, -value.length - 1));
    const isMarked = writes.has(step.method) && value !== "" && said.endsWith(`${value}?`) && isLed;
    // “headline Who lights the lamps?, section Culture”
    const isAmongOthers =
      writes.has(step.method) && /^\p{Lu}\S*(?: \S+){2,}$/u.test(value) && said.includes(`${value}?,`);
    if (isMarked || isAmongOthers) return { ...step, arguments: [`${value}?`] };
    const isSentence = /^\p{Lu}\p{Ll}*(?: \S+){3,}$/u.test(value) && said.endsWith(`${value}.`);
    const isEnded = writes.has(step.method) && isSentence && /: ?$/u.test(said.slice(0, -value.length - 1));
    return isEnded ? { ...step, arguments: [`${value}.`] } : step;
  });
  return { ...found, steps };
}

/** “Nora Klein (account 4455)”: a bracket that opens in a value closes in it. */
export function withBrackets(instruction: string, found: Resolved): Resolved {
  const steps = found.steps.map((step) => {
    const [value = ""] = step.arguments;
    const isOpen = writes.has(step.method) && /\([^()]*$/u.test(value) && instruction.includes(`${value})`);
    return isOpen ? { ...step, arguments: [`${value})`] } : step;
  });
  return { ...found, steps };
}

const contrasted =
  /^(?<kept>.+?),? (?:instead|(?:and |but )?(?:not|no longer|instead of|rather than|in place of) (?<given>.+))$/isu;
const isFigure = /^(?=.*[\d@])\S+$/u;

const givingUp = /(?:instead of|rather than|in place of) (?:the )?(?<what>[^,;.]+?)(?=$|[,;.]| and )/iu;

/** “choir instead of football”, where both are boxes: the one is ticked, and the other no more. */
export function withGivenUp(view: PageView, instruction: string, found: Resolved): Grounding {
  const what = normalize(givingUp.exec(instruction)?.groups?.["what"] ?? "");
  const ticks = found.steps.filter(({ method, node }) => method === "check" && node?.role !== "radio");
  const boxes =
    what === "" || ticks.length === 0
      ? []
      : indexOf(view).candidates.filter(({ node }) => isCheckable(node) && node.role !== "radio");
  const saying = boxes.filter(({ node }) => saysRoots(normalize(node.name), what));
  const box =
    boxes.find(({ fields }) => fields.some(({ name }) => name.text === what))?.node ??
    (saying.length === 1 ? saying[0]?.node : undefined);
  if (box === undefined) return found;
  if (ticks.some(({ node }) => node === box)) return unaccounted(found, "instead");
  const isTaken = found.steps.some(({ node }) => node === box);
  return isTaken || box.checked !== true
    ? found
    : { ...found, steps: [...found.steps, stepOn(view, box, { method: "uncheck" })] };
}

/** What is written that was not meant as a value, or not as this value alone: the word that tells so. */
export function overwritten(view: PageView, instruction: string, found: Resolved): Failure | undefined {
  for (const { method, node, arguments: given } of found.steps) {
    const [value = ""] = given;
    // “reason: not eating, vomited twice” is to be written there, and no order to press the field.
    const [, behind] =
      method === "click" && node?.editable ? (/: ?(\p{L}+) \S/u.exec(instruction) ?? []) : [];
    if (behind !== undefined) return unaccounted(found, behind);
    if (!writes.has(method) || node === undefined || found.isAccounted || value === "") continue;
    if (isToBeAdded(node, value, instruction)) return unaccounted(found, "add");
    const told = toldAs(instruction, value);
    if (told === "quoted") continue;
    const word =
      notOnlyValue(value, instruction) ??
      (told && (ownVerb(instruction, told) ?? withAnother(view, node, told))) ??
      behindAddress(node, value);
    if (word !== undefined) return unaccounted(found, word);
  }
  return undefined;
}

/** The value in the words of the instruction; undefined where it is not there once, as it was written. */
function toldAs(instruction: string, value: string): Token[] | "quoted" | undefined {
  const { tokens } = tokenize(instruction);
  if (tokens.some(({ kind, text }) => kind === "quoted" && text.includes(value))) return "quoted";
  const { length } = tokenize(value).tokens;
  const found = tokens.flatMap((_, at) => {
    const some = tokens.slice(at, at + length);
    const [from, to] = [some[0]?.start ?? 0, some.at(-1)?.end ?? 0];
    return some.length === length && instruction.slice(from, to) === value ? [some] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

const complaint =
  /^(?:(?:much |far |a (?:bit|little) |still |also |already |not )*(?:too|very|quite|really|so|way too) \p{Ll}+|(?:still |already |not )*(?:wrong|incorrect|correct|missing|empty|blank|required|mandatory|invalid|broken|misspel(?:led|t)|outdated|out of date))$/u;
const comparative =
  /^(?:(?:a (?:bit|little)|much|far|even) )?(?:(?:more|less) \p{Ll}+|\p{Ll}{3,}er|better|worse)$/u;

/** “the title is too long”, “make the subject shorter”, “not in the notes”, “from 9 to 11”. */
function notOnlyValue(value: string, instruction: string): string | undefined {
  if (/^(?:not|never|instead|too|either|neither|as well|again|it|there|so)$/iu.test(value)) return value;
  if (complaint.test(value)) return value;
  // “there should be RK on it as initials” says more than the value.
  if (/^there (?:is|are|should|must|has|have)\b/iu.test(value) && !/[:=]/u.test(instruction)) return "there";
  // “the company is not remote” denies something, and is no name of a company.
  if (/^(?:not|never) /iu.test(value) && /\b(?:is|are|was|were) (?:not|never)\b/iu.test(instruction))
    return "not";
  const isMade = /^\P{L}*(?:please )?make\b/iu.test(instruction);
  if (isMade && (comparative.test(value) || /^\p{Ll}+$/u.test(value))) return value;
  return /^from \S.* to \S/iu.test(value) ? "from" : undefined;
}

/** “append see you there”: what is to be done is no value. */
function ownVerb(instruction: string, told: Token[]): string | undefined {
  const { tokens } = tokenize(instruction);
  const start = clauseStart(tokens, 0)?.at ?? skipOpening(tokens, 0);
  const [first, second] = told;
  const isFirst = first?.start === tokens[start]?.start;
  return isFirst && second !== undefined && clauseStart(tokens, 0) !== undefined ? first?.text : undefined;
}

/** “add to the message: …” takes nothing of it away. */
function isToBeAdded(node: ViewNode, value: string, instruction: string): boolean {
  const held = node.value ?? "";
  const isText = /\p{L}/u.test(held) && isField(node) && !value.includes(held);
  return isText && /^\P{L}*(?:please )?(?:add|append|prepend|tack on)\b/iu.test(instruction);
}

/** “Ada surname Krog”: what another field is called, and a value behind it, is no part of a value of one line. */
function withAnother(view: PageView, node: ViewNode, told: Token[]): string | undefined {
  if (node.tag !== "input") return undefined;
  const others = indexOf(view).candidates.filter(
    (candidate) => candidate.node !== node && (isField(candidate.node) || isSelect(candidate.node)),
  );
  const names = new Set(
    others.flatMap(({ fields }) => fields.filter(({ weight }) => weight >= 0.9).map(({ name }) => name.text)),
  );
  const own = candidateOf(indexOf(view), node)?.fields ?? [];
  for (const { name } of own) names.delete(name.text);
  for (let at = 1; at < told.length - 1; at += 1)
    for (let length = 1; length <= Math.min(4, told.length - 1 - at); length += 1) {
      const words = told.slice(at, at + length);
      const name = normalize(words.map(({ text }) => text).join(" "));
      const next = told[at + length];
      if (
        names.has(name) &&
        wordsOf(name).length > 0 &&
        /^[\p{Lu}\d=:]|@|^(?:is|to|with|as)$/u.test(next?.text ?? "")
      )
        return words[0]?.text;
    }
  return undefined;
}

/** “ada@example.com about lunch”: an address is all that a field for addresses takes. */
function behindAddress(node: ViewNode, value: string): string | undefined {
  if (node.tag !== "input") return undefined;
  const [, rest] = /^\S+@\S+\.\S+\s+(?!<|and\b|\S+@)(\p{L}+) /u.exec(value) ?? [];
  return rest;
}
