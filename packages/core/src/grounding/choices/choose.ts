import type { PageView, ViewNode } from "../../page/view.ts";
import { choicesIn, type Choice } from "./choice.ts";
import { isCheckable, isField, isSelect } from "../matching/compatibility.ts";
import { acceptable, matchTarget, searchByName, type Match, type Scored } from "../matching/match.ts";
import { listParts } from "../grammar/fill-frames.ts";
import { nameText } from "../matching/names.ts";
import { ambiguous, notFound, rankedNodes, stepOn, type Grounding } from "../outcome.ts";
import type { ParsedInstruction, TargetPhrase } from "../grammar/parsed.ts";
import { narrow } from "../matching/scope.ts";
import { searchPhrase, similarity, spellingsIn, tiers } from "../matching/similarity.ts";
import { isSameTime } from "../days/dates.ts";
import { minutesIn } from "../amounts/durations.ts";
import { mayHave, normalize, shorten, wordsOf } from "../matching/text.ts";
import { textOf, tokenize } from "../matching/tokens.ts";
import { boxOf } from "../entries/item-controls.ts";
import { contains, indexOf, nameAt } from "../matching/view-index.ts";

/** A person can read so many; the rest are counted. */
const listedOptions = 20;

type Option = NonNullable<ViewNode["options"]>[number];

/** “select Y from X”: X must be a list, and Y one of what it offers. */
export function chooseFrom(view: PageView, parsed: ParsedInstruction): Grounding {
  const { target, value = "" } = parsed;
  if (!target) return notFound(view, value, []);
  const fits = (node: ViewNode): boolean => isSelect(node) || isField(node) || opensList(node);
  const every = matchTarget(view, target, { intent: "select", fits });
  const match = every.outcome === "several" ? (listAlone(view, target, every) ?? every) : every;
  if (match.outcome === "several") return ambiguous(view, target.text, match.ranked);
  const named = match.outcome === "none" ? onlyListSaying(view, target) : undefined;
  if (named) return pick(view, named, { value, confidence: 0.8 });
  if (match.outcome !== "one") return notFound(view, target.text, match.ranked);
  const [found] = match.found;
  return found
    ? pick(view, found, { value, confidence: match.confidence })
    : notFound(view, target.text, match.ranked);
}

/** Of a list and a button of the same name, which may fold the part that the list stands in, the list is meant. */
function listAlone(view: PageView, target: TargetPhrase, { ranked }: Match): Match | undefined {
  const fits = (node: ViewNode): boolean => isSelect(node) || (opensList(node) && node.role !== "button");
  const match = matchTarget(view, target, { intent: "select", fits });
  const [best] = ranked;
  return match.outcome === "one" && match.found[0]?.tier === best?.tier ? match : undefined;
}

/** “select Senior as type”, where one list alone is called “Ticket type Adult”: its name says what it holds, too. */
function onlyListSaying(view: PageView, target: TargetPhrase): Scored | undefined {
  const words = wordsOf(normalize(target.text)).filter((word) => !/^(?:the|an?|my)$/.test(word));
  const lists = indexOf(view).candidates.filter(({ node }) => opensList(node) && !node.disabled);
  const saying = lists.filter(({ index }) => {
    const name = wordsOf(nameAt(view, index));
    return words.length > 0 && words.every((word) => name.includes(word));
  });
  const [only] = saying;
  if (!only || saying.length > 1) return undefined;
  return { index: only.index, node: only.node, score: 0.8, tier: tiers.words };
}

function opensList({ role, expanded }: ViewNode): boolean {
  return role === "combobox" || role === "listbox" || (role === "button" && expanded !== undefined);
}

type Wanted = { value: string; confidence: number };

/** Sets a list to a value: an option of a `<select>`, a visible option, else by its label once it is open. */
export function pick(view: PageView, list: Scored, { value, confidence }: Wanted): Grounding {
  const candidates = rankedNodes(view, [list]);
  const { node } = list;
  if (node.options) {
    const option = findOption(node.options, value);
    const several = option ? [] : severalOptions(node, value);
    if (several.length > 0) {
      const step = stepOn(view, node, { method: "selectOption", arguments: several });
      return { outcome: "resolved", steps: [step], confidence, candidates };
    }
    if (!option) return unknownOption(view, list, value);
    const same = node.options.filter((other) => other.label === option.label).length;
    const step = stepOn(view, node, {
      method: "selectOption",
      arguments: [same > 1 ? option.value : option.label],
    });
    return { outcome: "resolved", steps: [step], confidence, candidates };
  }
  const visible = visibleOption(view, list, value);
  if (visible === "several") return ambiguous(view, value, optionNodes(view, list, value));
  if (visible)
    return {
      outcome: "resolved",
      steps: [stepOn(view, visible, { method: "click" })],
      confidence,
      candidates,
    };
  const several = visibleOptions(view, list, value);
  if (several.length > 0)
    return {
      outcome: "resolved",
      steps: several.map((option) => stepOn(view, option, { method: "click" })),
      confidence,
      candidates,
    };
  // Its options come once it is opened or typed into; then the one is found by its label, or none is.
  const step = stepOn(view, node, { method: "selectOption", arguments: [value] });
  return { outcome: "resolved", steps: [step], confidence: confidence * 0.9, candidates };
}

/** “Dates and Something lasting”, where a list takes several: all of them, or none. */
function severalOptions({ options = [], multiple }: ViewNode, value: string): string[] {
  const parts = multiple ? listParts(tokenize(value)).map((part) => findOption(options, textOf(part))) : [];
  const found = parts.filter((option) => option !== undefined).map(({ label }) => label);
  return found.length === parts.length && new Set(found).size > 1 ? found : [];
}

/** By label, by value, then by the one label that has the words; undefined when none or more than one fits. */
function findOption(options: Option[], wanted: string): Option | undefined {
  const exact =
    options.find((option) => option.label === wanted) ?? options.find((option) => option.value === wanted);
  if (exact) return exact;
  // “an hour and a half” is “1½ hours”, “half past two” is “2:30 pm”.
  const [same, another] = options.filter(({ label }) => isSameMeasure(label, wanted));
  if (same && !another) return same;
  const share = wanted.replace(/ ?(?:percent|per cent)$/iu, "%");
  const asShare = options.filter(({ label }) => share !== wanted && label.replace(/\s/gu, "") === share);
  if (asShare.length === 1) return asShare[0];
  const phrase = searchPhrase(wanted, false);
  const labels = options.map((option) => ({ option, words: wordsOf(normalize(option.label)) }));
  const vocabulary = new Set(labels.flatMap(({ words }) => words));
  const spellings = spellingsIn(phrase, { has: (word) => vocabulary.has(word), near: () => vocabulary });
  const scored = labels
    .map(({ option, words }) => ({
      option,
      ...similarity(phrase, nameText(words.join(" "), words), spellings),
    }))
    .filter(({ score }) => score >= acceptable)
    .sort((left, right) => right.tier - left.tier || right.score - left.score);
  const [first, second] = scored;
  if (!first || (second && second.tier === first.tier && second.option.label !== first.option.label))
    return undefined;
  return first.option;
}

function isSameMeasure(label: string, wanted: string): boolean {
  const length = minutesIn(wanted);
  return isSameTime(label, wanted) || (length !== undefined && minutesIn(label) === length);
}

function unknownOption(view: PageView, list: Scored, value: string): Grounding {
  const options = list.node.options ?? [];
  const shown = options
    .slice(0, listedOptions)
    .map((option) => `“${shorten(option.label, 40)}”`)
    .join(", ");
  const more = options.length > listedOptions ? ` and ${options.length - listedOptions} more` : "";
  const [candidate] = rankedNodes(view, [list]);
  const message = `No single option of the ${candidate?.description ?? "list"} is “${shorten(value, 60)}”. It offers ${shown}${more}. Name one of them.`;
  return { outcome: "not_found", message, candidates: candidate ? [candidate] : [], decisive: true };
}

function optionNodes(view: PageView, list: Scored, value: string): Scored[] {
  const index = indexOf(view);
  return searchByName(index, searchPhrase(value, false))
    .filter(
      ([{ node }, match]) =>
        match.tier === tiers.exact && /^(?:option|menuitem|menuitemradio|treeitem|radio)$/.test(node.role),
    )
    .filter(([{ index: at }]) => list.node.expanded === true || contains(index, list.index, at))
    .map(([{ index: at, node }, match]) => ({ index: at, node, score: match.score, tier: match.tier }));
}

function visibleOption(view: PageView, list: Scored, value: string): ViewNode | "several" | undefined {
  const found = optionNodes(view, list, value);
  return found.length > 1 ? "several" : found[0]?.node;
}

/** “the knife and the rope”, where a list shows several to choose from: all of them, or none. */
function visibleOptions(view: PageView, list: Scored, value: string): ViewNode[] {
  const parts = list.node.multiple === true ? listParts(tokenize(value)).map(textOf) : [];
  const found = parts.map((part) => visibleOption(view, list, part.replace(/^(?:the|an?|my) /iu, "")));
  const options = found.filter((option) => typeof option === "object");
  return options.length === parts.length && new Set(options).size > 1 ? options : [];
}

/** “choose Y”: a radio button, an option, a tab, a link, a button, or the one list that offers Y. */
export function chooseAnything(view: PageView, parsed: ParsedInstruction): Grounding {
  const { target } = parsed;
  if (!target) return notFound(view, parsed.text, []);
  const fits = (node: ViewNode): boolean =>
    !isSelect(node) && !["combobox", "listbox"].includes(node.role) && !isField(node);
  const match = matchTarget(view, target, { intent: "select", fits });
  if ((match.ranked[0]?.tier ?? 0) < tiers.run || match.outcome === "none") {
    const chosen = choose(view, target.text, choicesIn(view, target.text));
    if (chosen) return chosen;
  }
  const lists = listsOffering(view, target);
  if (match.outcome === "several")
    return ambiguous(view, target.text, [...match.ranked, ...lists.map(({ list }) => list)]);
  if (match.outcome === "one" && lists.length === 0) {
    const steps = match.found.map(({ node, index }) => {
      const box = /^(?:generic|row|listitem)$/u.test(node.role)
        ? boxOf(indexOf(view), index)?.node
        : undefined;
      const isBox = box !== undefined && node.selected === undefined && /^(?:select\b.*)?$/iu.test(box.name);
      return isBox
        ? stepOn(view, box, { method: "check" })
        : stepOn(view, node, { method: isCheckable(node) ? "check" : "click" });
    });
    return {
      outcome: "resolved",
      steps,
      confidence: match.confidence,
      candidates: rankedNodes(view, match.ranked),
    };
  }
  const [first] = lists;
  if (first && lists.length === 1 && match.outcome === "none")
    return pick(view, first.list, { value: first.label, confidence: 0.9 });
  if (lists.length > 0)
    return ambiguous(view, target.text, [...match.ranked, ...lists.map(({ list }) => list)]);
  return notFound(view, target.text, match.ranked);
}

/** Takes the one choice there is; undefined when there is none. */
export function choose(view: PageView, wanted: string, choices: Choice[]): Grounding | undefined {
  const [choice] = choices;
  if (!choice) return undefined;
  const ranked = choices.map(({ at }) => at);
  if (choices.length > 1) return ambiguous(view, wanted, ranked);
  const { at, option } = choice;
  if (option !== undefined) return pick(view, at, { value: option, confidence: at.score });
  return {
    outcome: "resolved",
    steps: [stepOn(view, at.node, { method: isCheckable(at.node) ? "check" : "click" })],
    confidence: at.score,
    candidates: rankedNodes(view, ranked),
  };
}

/** Native lists that have an option of exactly that name, at the place that was said. */
function listsOffering(view: PageView, target: TargetPhrase): { list: Scored; label: string }[] {
  const index = indexOf(view);
  const found = new Map<number, { list: Scored; label: string }>();
  for (const reading of target.readings) {
    const wanted = normalize(reading.name);
    if (wanted === "" || reading.ordinal !== undefined) continue;
    const likely = mayHave([wanted]);
    const offering = index.candidates.flatMap(({ index: at, node }) => {
      const option = node.options?.find(({ label }) => likely.test(label) && normalize(label) === wanted);
      return option
        ? [{ list: { index: at, node, score: 0.9, tier: tiers.exact }, label: option.label }]
        : [];
    });
    const kept = new Set(
      narrow(
        index,
        offering.map(({ list }) => list.index),
        reading.qualifiers,
      ),
    );
    for (const each of offering) if (kept.has(each.list.index)) found.set(each.list.index, each);
  }
  return [...found.values()];
}
