import type { PageView, ViewNode } from "../../page/view.ts";
import { choicesIn } from "../choices/choice.ts";
import { choose, pick } from "../choices/choose.ts";
import { isCheckable, isField, isSelect } from "../matching/compatibility.ts";
import { headedFields } from "./headed-fields.ts";
import { matchTarget, type Match, type Scored } from "../matching/match.ts";
import { isInFront } from "../matching/candidates.ts";
import type { NameField } from "../matching/names.ts";
import {
  ambiguous,
  notFound,
  notUnderstood,
  rankedNodes,
  stepOn,
  type GroundedStep,
  type Grounding,
} from "../outcome.ts";
import type { ParsedInstruction } from "../grammar/parsed.ts";
import { saysRoots } from "../choices/left-out.ts";
import { searchPhrase, tiers } from "../matching/similarity.ts";
import { normalize } from "../matching/text.ts";
import { parseTarget } from "../grammar/target.ts";
import { tokenize } from "../matching/tokens.ts";
import { withoutTwins } from "../matching/twins.ts";
import { contains, indexOf, nameAt, type ViewIndex } from "../matching/view-index.ts";
import { stateOf } from "../grammar/value.ts";
import { formats, writtenAs } from "./written-as.ts";

/** Puts a value into a field, or sets what stands in its place: a list, a box to tick, a date. */
export function writeValue(view: PageView, parsed: ParsedInstruction): Grounding {
  const { target, value = "" } = parsed;
  if (!target) return writeAnywhere(view, parsed);
  const match = matchTarget(view, target, { intent: parsed.intent, literal: parsed.literal === true });
  if (match.outcome === "several") return ambiguous(view, target.text, match.ranked);
  if (match.outcome === "all") return writeEach(view, parsed, match);
  if (parsed.literal && match.outcome !== "one") return notFound(view, target.text, match.ranked);
  const headed = match.outcome === "one" ? undefined : headedFields(view, target);
  if (headed && "outcome" in headed) return headed;
  const found = match.outcome === "one" ? match.found[0] : (headed ?? searchBoxBeside(view, target.text));
  if (found && isSearchByTheWay(view, found, parsed))
    return notFound(view, target.text, match.ranked.map(asUnlikely));
  if (!found) {
    const choices = parsed.intent === "type" ? [] : choicesIn(view, `${target.text} ${value}`);
    return choose(view, target.text, choices) ?? notFound(view, target.text, match.ranked);
  }
  const confidence = match.outcome === "one" ? match.confidence : found.score;
  const { node } = found;
  if (
    isSelect(node) ||
    (node.role === "combobox" && !isField(node)) ||
    (node.role === "button" && node.expanded !== undefined) ||
    (node.role === "combobox" && parsed.intent === "set")
  ) {
    return pick(view, found, { value, confidence });
  }
  const step = isCheckable(node) ? stateStep(view, node, value) : valueStep(view, node, parsed);
  if (typeof step === "string")
    return { ...notUnderstood(step), candidates: rankedNodes(view, match.ranked) };
  return {
    outcome: "resolved",
    steps: [step],
    confidence,
    candidates: rankedNodes(view, match.ranked),
  };
}

/** The same value into each of the fields. */
function writeEach(
  view: PageView,
  parsed: ParsedInstruction,
  { found, confidence, ranked }: AllOf,
): Grounding {
  if (!found.every(({ node }) => isField(node)))
    return ambiguous(view, parsed.target?.text ?? parsed.text, ranked);
  const steps: GroundedStep[] = [];
  for (const { node } of found) {
    const step = valueStep(view, node, parsed);
    if (typeof step === "string") return { ...notUnderstood(step), candidates: rankedNodes(view, ranked) };
    steps.push(step);
  }
  return { outcome: "resolved", steps, confidence, candidates: rankedNodes(view, ranked) };
}

type AllOf = Extract<Match, { outcome: "all" }>;

/** “set products to 16” is not about the field “Search products”: only words of searching lead to a search by a part of its name. */
function isSearchByTheWay(
  view: PageView,
  { index, tier }: Scored,
  { intent, target, text }: ParsedInstruction,
): boolean {
  if (intent === "search" || tier >= tiers.exact) return false;
  return searchWords.test(nameAt(view, index)) && !searchWords.test(normalize(target?.text ?? text));
}

function asUnlikely(scored: Scored): Scored {
  return { ...scored, score: Math.min(scored.score, 0.5) };
}

function stateStep(view: PageView, node: ViewNode, value: string): GroundedStep | string {
  const state = stateOf(value);
  if (state === undefined) return `A ${node.role} is set to on or off`;
  if (!state && node.role === "radio")
    return "A radio button cannot be switched off; choose another one instead";
  return stepOn(view, node, { method: state ? "check" : "uncheck" });
}

/** Typed key by key where that was asked and the field is empty; else what is there is replaced, so that the value is the one asked for. */
function valueStep(view: PageView, node: ViewNode, parsed: ParsedInstruction): GroundedStep | string {
  const value = parsed.value ?? "";
  const written = writtenAs(view, node, value);
  if (written === undefined) {
    return `The value for a ${node.inputType ?? "text"} field is not one ${node.inputType ?? "text"} without doubt; write it as ${formats[node.inputType ?? ""] ?? "the field shows"}`;
  }
  const isTyped =
    parsed.method === "type" &&
    node.readonly !== true &&
    (node.value ?? "") === "" &&
    written === value &&
    formats[node.inputType ?? ""] === undefined;
  return stepOn(view, node, { method: isTyped ? "type" : "fill", arguments: [written] });
}

/** Without a field named it is the one that has the focus, or there must be one field only. */
function writeAnywhere(view: PageView, parsed: ParsedInstruction): Grounding {
  const { value = "" } = parsed;
  const fields = fieldsInFront(
    view,
    (node) => node.editable === true || (isField(node) && node.role !== "slider"),
  );
  const only = fields.findLast(({ node }) => node.focused) ?? fields[0];
  if (!only) return notFound(view, "a text field", []);
  if (fields.length > 1 && !only.node.focused) return ambiguous(view, "the field to type into", fields);
  if (saysTheField(view, only, parsed))
    return notUnderstood("The instruction names a field, but no value for it");
  const method = (only.node.value ?? "") === "" ? "type" : "fill";
  const step = stepOn(view, only.node, { method, arguments: [value] });
  return { outcome: "resolved", steps: [step], confidence: 0.8, candidates: rankedNodes(view, fields) };
}

/** “enter your password” is no order to type these words. Quoted words are. */
function saysTheField(view: PageView, field: Scored, { value = "", text }: ParsedInstruction): boolean {
  if (/["“«`「]|'.*'/.test(text) || /^%[^%\s]+%$/.test(value)) return false;
  const names = indexOf(view).candidates.find(({ index }) => index === field.index)?.fields ?? [];
  const words = new Set(names.flatMap(({ name }) => name.words));
  return searchPhrase(value, false).content.some((word) => words.has(word));
}

function fieldsInFront(view: PageView, fits: (node: ViewNode, names: NameField[]) => boolean): Scored[] {
  const index = indexOf(view);
  return index.candidates
    .filter(
      ({ node, fields, index: at }) =>
        fits(node, fields) && !node.disabled && !node.readonly && isInFront(index, at),
    )
    .map(({ node, index: at }) => ({ node, index: at, score: 0.8, tier: tiers.exact }));
}

const searchWords = /\b(?:search|find|query|keyword|keywords|q|look up|lookup)\b/;

/** Fills the page's search field and presses Enter: searching is both. */
export function searchFor(view: PageView, parsed: ParsedInstruction): Grounding {
  const { value = "" } = parsed;
  // “Look Ada up and call them” asks for more than to be searched for.
  if (/ (?:and|then) \p{Ll}+ (?:it|them|him|her)$/u.test(value))
    return notUnderstood(`“${value}” says more than what to search for`);
  const found = parsed.target
    ? writeValue(view, parsed)
    : (searchInNamed(view, parsed) ?? searchField(view, value));
  if (found.outcome !== "resolved") return found;
  const [step] = found.steps;
  if (!step?.node) return found;
  const fill: GroundedStep = {
    ...step,
    method: "fill",
    arguments: step.arguments.map((text) => sought(step.node, text)),
  };
  const button = searchButton(view, step.node);
  const send = button && stepOn(view, button, { method: "click" });
  return { ...found, steps: [fill, send ?? { ...step, method: "press", arguments: ["Enter"] }] };
}

/** “the search box”, which nothing but the one button beside it says of the only field. */
function searchBoxBeside(view: PageView, target: string): Scored | undefined {
  if (!/^(?:the )?search (?:box|field|bar|input|form)$/iu.test(target.trim())) return undefined;
  const [field, another] = fieldsInFront(view, (node) => node.editable === true);
  const isOnly = field !== undefined && another === undefined;
  return isOnly && searchButton(view, field.node) !== undefined ? field : undefined;
}

/** The one button that searches, where no form is there that Enter would send. */
function searchButton(view: PageView, field: ViewNode): ViewNode | undefined {
  const index = indexOf(view);
  const at = view.nodes.indexOf(field);
  const isInForm = view.nodes.some(
    ({ tag, role }, form) =>
      (tag === "form" || role === "form" || role === "search") && contains(index, form, at),
  );
  const isNext = (button: number) =>
    button > at &&
    !index.candidates.some(({ node, index: other }) => other > at && other < button && isField(node));
  const buttons = isInForm
    ? []
    : index.candidates.filter(
        ({ node, fields, index: button }) =>
          /^(?:button|img|image|generic)$/u.test(node.role) &&
          node.interactive &&
          node.disabled !== true &&
          isNext(button) &&
          fields.some(({ name }) => /^(?:search|find|go|look up)$/u.test(name.text)),
      );
  return buttons.length === 1 ? buttons[0]?.node : undefined;
}

/** “look for reblochon among the wheels”, in a field called “Search wheels”: where is no part of what is sought. */
function sought(field: ViewNode | undefined, value: string): string {
  const { what = "", place = "" } =
    /^(?<what>.+?) (?:in|among|amongst|within|through|from) (?:all )?(?:of )?(?:the|my|our|your|these|this) (?<place>[^,]+)$/iu.exec(
      value,
    )?.groups ?? {};
  return field && what !== "" && saysRoots(normalize(`${field.name} ${field.placeholder ?? ""}`), place)
    ? what
    : value;
}

/** “search for pans in the people filter”, where a field is called so; “pans in the attic” is sought as it stands. */
function searchInNamed(view: PageView, parsed: ParsedInstruction): Grounding | undefined {
  const { sought = "", field = "" } =
    /^(?<sought>.+?) (?:in|with|using) (?:the|my) (?<field>[^,]+)$/iu.exec(parsed.value ?? "")?.groups ?? {};
  if (sought === "") return undefined;
  const target = parseTarget(tokenize(field));
  const found = writeValue(view, { ...parsed, value: sought.replace(/^["“](.*)["”]$/u, "$1"), target });
  return found.outcome === "resolved" ? found : undefined;
}

function searchField(view: PageView, value: string): Grounding {
  const index = indexOf(view);
  const named = fieldsInFront(
    view,
    (node, names) =>
      isField(node) && (isSearch(node) || searchWords.test(names.map(({ name }) => name.text).join(" "))),
  );
  const hinted = fieldsInFront(
    view,
    (node) => isField(node) && searchWords.test(node.hints?.toLowerCase() ?? ""),
  );
  const told = named.filter(
    ({ node, index: at }) =>
      isSearch(node) ||
      searchWords.test(normalize(`${node.name} ${node.placeholder ?? ""}`)) ||
      !isOneOfSeveral(index, at),
  );
  const called = told.length > 0 ? told : hinted.filter((field) => !isOneOfSeveral(index, field.index));
  const proper = called.filter(({ node }) => isSearch(node));
  const fields = withoutTwins(index, proper.length > 0 ? proper : called, true);
  const only = fields[0] ?? searchBoxBeside(view, "search box");
  if (!only) return notFound(view, "a search field", []);
  if (fields.length > 1) return ambiguous(view, "the search field", fields);
  const step = stepOn(view, only.node, { method: "fill", arguments: [value] });
  return { outcome: "resolved", steps: [step], confidence: 0.9, candidates: rankedNodes(view, [only]) };
}

/** “Title” beside “Director” asks for a title, whatever its author calls it for machines. */
function isOneOfSeveral({ view, end }: ViewIndex, index: number): boolean {
  const within = (at: number) => view.nodes.slice(at, end[at] ?? at);
  let part = index;
  while (part > 0 && !within(part).some(({ role }) => role === "button"))
    part = view.nodes[part]?.parent ?? 0;
  return within(part).filter((node) => isField(node) && node.options === undefined).length > 1;
}

function isSearch(node: ViewNode): boolean {
  return node.role === "searchbox" || node.inputType === "search";
}
