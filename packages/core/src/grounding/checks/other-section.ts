import type { PageView } from "../../page/view.ts";
import { headingsOver } from "../evidence/around.ts";
import { root } from "../evidence/root.ts";
import { entryOf, headingsOf, repeatedAround } from "../entries/items.ts";
import type { GroundedStep, Resolved } from "../outcome.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { indexOf, nameTextAt, type ViewIndex } from "../matching/view-index.ts";

/**
 * What was found where something of the same kind is called by a word that was said, and this is not: “inside in matt”, where only the
 * cover's paper can be matt, and “visit the black dog”, which is a cat of that colour. The word.
 */
export function ofOtherSection(view: PageView, instruction: string, { steps }: Resolved): string | undefined {
  if (steps.length === 0 || steps.length > 2 || steps.some(({ node }) => node === undefined))
    return undefined;
  const index = indexOf(view);
  const said = wordsOf(normalize(instruction.replace(besides, "")));
  const texts = steps.flatMap(({ node, arguments: values }) => [node?.name ?? "", ...values]);
  const own = new Set(wordsOf(normalize(texts.join(" "))).map(root));
  const left = new Set(said.map(root).filter((word) => word.length > 2 && !own.has(word)));
  return (
    steps.map((step) => twinSaid(index, step, { left, steps })).find(Boolean) ??
    (steps.length === 1 && steps[0] !== undefined ? headingSaid(index, steps[0], left) : undefined)
  );
}

/** Where something stands, and what it is not. */
const besides =
  /(?<=\S\s)\b(?:rather than|instead of|in place of|not|except|but|(?:left|right) of|next to|beside|below|beneath|above|under|underneath|over|behind|before|after|between|near)\b.*$/iu;

const numbered = /(?<![\p{L}\d])(?<noun>\p{L}{3,}) (?<number>\d{1,5})(?![\d:./-])/giu;

/** “soup for room 705”, where the page has rooms 701 to 704: the one that was said is not there. Its number. */
export function numberElsewhere(
  view: PageView,
  instruction: string,
  { steps }: Resolved,
): string | undefined {
  const texts = steps.flatMap(({ node, arguments: values }) => [node?.name ?? "", ...values]).join(" ");
  for (const { groups } of instruction.replace(besides, "").matchAll(numbered)) {
    const [noun = "", number = ""] = [groups?.["noun"]?.toLowerCase(), groups?.["number"]];
    if (new RegExp(String.raw`(?<!\d)${number}(?!\d)`, "u").test(texts)) continue;
    const called = new RegExp(String.raw`^${noun} (\d+)\b`, "iu");
    const there = new Set(view.nodes.flatMap(({ name }) => called.exec(name)?.[1] ?? []));
    if (
      there.size > 1 &&
      (!there.has(number) || steps.every((step) => isOfAnother(view, step, { called, number })))
    )
      return number;
  }
  return undefined;
}

/** Its row or card says the number of another, and not this one. */
function isOfAnother(
  view: PageView,
  { node }: GroundedStep,
  { called, number }: { called: RegExp; number: string },
): boolean {
  const index = indexOf(view);
  const entry = node === undefined ? 0 : entryOf(index, node);
  if (entry === 0) return false;
  const own = view.nodes.slice(entry, index.end[entry]).flatMap(({ name }) => called.exec(name)?.[1] ?? []);
  return own.length > 0 && !own.includes(number);
}

type Left = { left: Set<string>; steps: readonly GroundedStep[] };

/** “Cover paper” and “Inside paper” differ in their first word: what says the other one's means that. */
function twinSaid(
  { candidates, view }: ViewIndex,
  { node }: GroundedStep,
  { left, steps }: Left,
): string | undefined {
  const [first = "", ...rest] = wordsOf(normalize(node?.name ?? ""));
  if (rest.length === 0) return undefined;
  const twins = candidates.filter((other) => {
    if (other.node.role !== node?.role || other.node === node) return false;
    const [start = "", ...more] = nameTextAt(view, other.index).words;
    return start !== first && more.join(" ") === rest.join(" ") && left.has(root(start));
  });
  const [twin] = twins;
  return twin === undefined || steps.some((step) => twins.some((one) => one.node === step.node))
    ? undefined
    : nameTextAt(view, twin.index).words[0];
}

/** What stands below one heading, where the words are those of a heading beside it that has such a control as well. */
function headingSaid(index: ViewIndex, { node }: GroundedStep, left: Set<string>): string | undefined {
  const { nodes } = index.view;
  const at = node === undefined ? -1 : nodes.indexOf(node);
  const own = at < 0 ? [] : headingsOver(index, at);
  const [nearest] = own;
  if (nearest === undefined) return undefined;
  const wordsAt = (place: number): string[] => nameTextAt(index.view, place).words;
  const all = headingsOf(index);
  const levels = new Set(own.map((heading) => nodes[heading]?.level));
  const found = all.find((heading) => {
    const level = nodes[heading]?.level;
    if (own.includes(heading) || !levels.has(level) || (level ?? 6) < 2) return false;
    const words = wordsAt(heading);
    const [first] = words;
    if (first === undefined || words.length > 2 || !left.has(root(first))) return false;
    const next =
      all.find((other) => other > heading && (nodes[other]?.level ?? 6) <= (level ?? 6)) ?? nodes.length;
    const inside = index.candidates.filter((one) => one.index > heading && one.index < next);
    const isCalledByFirst = inside.filter((one) => wordsAt(one.index)[0] === first).length > 1;
    const hasAlike = inside.some((one) => one.node.role === node?.role);
    return isCalledByFirst || (hasAlike && words.every((word) => left.has(root(word))));
  });
  if (found === undefined) return undefined;
  const entry = repeatedAround(index, at);
  const around = nodes.slice(entry > 0 ? entry : at, index.end[entry > 0 ? entry : at]);
  const about = new Set([
    ...own.flatMap((heading) => wordsAt(heading).map(root)),
    ...around.flatMap(({ name, value = "" }) => wordsOf(normalize(`${name} ${value}`)).map(root)),
  ]);
  const word = wordsAt(found).find((one) => left.has(root(one)));
  return word !== undefined && about.has(root(word)) ? undefined : word;
}
