import type { PageView, ViewNode } from "../../page/view.ts";
import { boxGroups } from "../choices/box-groups.ts";
import { root } from "../evidence/root.ts";
import { listParts } from "../grammar/fill-frames.ts";
import { countIn, saysRoots } from "../choices/left-out.ts";
import { stepOn, type Resolved } from "../outcome.ts";
import { narrow } from "../matching/scope.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { textOf, tokenize } from "../matching/tokens.ts";
import { indexOf, nameAt, type Candidate, type ViewIndex } from "../matching/view-index.ts";

const allBut =
  /^(?<lead>(?:[\p{L}'’]+ ){0,4}?)(?<all>all|everything|every|each)\b(?: of)?(?: (?:the|my|our|your|their|her|his|these|those))? ?(?<noun>[^,;.]*?),? (?:but(?: not)?|except(?: for)?|bar|apart from|other than|save(?: for)?|excluding|minus) (?<left>[^;.]+?)[.!]?$/iu;

/** Words before “all” that only ask for it. */
const asking =
  /^(?:please|tick|check|select|choose|pick|take|include|add|want|need|have|get|give|us|me|him|her|them|i|we|would|like|i['’]d|we['’]d|i['’]ll|we['’]ll|id|order|show|enable|mark|with|for|to|on|in|the)$/iu;
const ticking = /\b(?:tick|check|select|choose|pick|mark|take|untick|uncheck|deselect)\b/iu;
const general =
  /^(?:of|them|these|those|the|ones?|boxe?s?|options?|things?|items?|in|from|under|on|for|which|that|there|are|is)$/u;
const ofWeek = /^(?:mon|tues?|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?$/u;

type Group = { list: ViewNode | undefined; index: number[]; names: string[] };

/**
 * “all countries but Estonia”, “lunch every day except Friday”, “everything in the extras bar the skipper”: in a list that takes
 * several or in boxes side by side. Undefined where not one group alone is called so and has all that is left out.
 */
export function groundAllBut(view: PageView, instruction: string): Resolved | undefined {
  const { lead = "", noun = "", left = "" } = allBut.exec(instruction.trim())?.groups ?? {};
  if (left === "") return undefined;
  const said = [...lead.trim().split(" "), ...noun.split(" ")].filter(
    (word) => word !== "" && !asking.test(word) && !general.test(word.toLowerCase()),
  );
  const without = listParts(tokenize(left)).map(textOf);
  const index = indexOf(view);
  if (isPressed(index, lead)) return undefined;
  const found = groupsOf(index).flatMap((group) => {
    const out = without.map((words) => group.names.filter((name) => saysRoots(name, words)));
    // “tick all but the locker” leaves that one as it is; what says how many are left out counts them.
    if (
      group.list === undefined &&
      (ticking.test(lead) || without.some((one) => countIn(one).count !== undefined))
    )
      return [];
    const isOf = out.every((names) => names.length === 1) && without.length < group.names.length;
    return isOf && isCalled(index, group, said) ? [{ group, out: new Set(out.flat()) }] : [];
  });
  const [only, another] = found;
  if (only === undefined || another !== undefined) return undefined;
  const steps = only.group.list
    ? inList(view, only.group.list, only.out)
    : inBoxes(view, only.group, only.out);
  return {
    outcome: "resolved",
    steps,
    confidence: 0.85,
    candidates: [],
    isInferred: true,
    isAccounted: true,
  };
}

/** “archive all flags except dark mode”: what is pressed for each is no box to tick. */
function isPressed({ candidates }: ViewIndex, lead: string): boolean {
  const verb = wordsOf(normalize(lead)).find((word) => !asking.test(word));
  return (
    verb !== undefined &&
    candidates.some(
      ({ node }) => node.role === "button" && root(wordsOf(normalize(node.name))[0] ?? "") === root(verb),
    )
  );
}

function groupsOf(index: ViewIndex): Group[] {
  const lists = index.candidates.filter(
    ({ node }) => node.multiple === true && (node.options?.length ?? 0) > 1 && node.disabled !== true,
  );
  return [
    ...lists.map(({ node, index: at }) => ({
      list: node,
      index: [at],
      names: (node.options ?? []).map(({ label }) => normalize(label)),
    })),
    ...boxGroups(index)
      .filter((group) => group.length > 1)
      .map((group: Candidate[]) => ({
        list: undefined,
        index: group.map((one) => one.index),
        names: group.map(({ node }) => normalize(node.name)),
      })),
  ];
}

/** The list, the part of the page around the boxes, or what is in both, is called so. */
function isCalled(index: ViewIndex, { list, index: places, names }: Group, said: string[]): boolean {
  const left = said.filter((word) => {
    const isDay = /^days?$/iu.test(word) && names.every((name) => ofWeek.test(name));
    const inNames = names.every((name) => wordsOf(name).map(root).includes(root(word.toLowerCase())));
    return !isDay && !inNames;
  });
  if (left.length === 0) return said.length > 0 || list === undefined;
  const words = left.join(" ");
  if (list !== undefined) return places.every((at) => saysRoots(nameAt(index.view, at), words));
  return narrow(index, places, [{ relation: "inside", names: [normalize(words)] }]).length === places.length;
}

function inList(view: PageView, list: ViewNode, out: Set<string>): Resolved["steps"] {
  const labels = (list.options ?? []).flatMap(({ label, disabled }) =>
    disabled || out.has(normalize(label)) ? [] : [label],
  );
  return [stepOn(view, list, { method: "selectOption", arguments: labels })];
}

/** What is to be ticked, and what is left out no more; all of them where nothing has to be done. */
function inBoxes(view: PageView, { index }: Group, out: Set<string>): Resolved["steps"] {
  const boxes = index.flatMap((at) => view.nodes[at] ?? []);
  const all = boxes.map((node) => ({ node, isIn: !out.has(normalize(node.name)) }));
  const changes = all.filter(({ node, isIn }) => (node.checked === true) !== isIn);
  return (changes.length > 0 ? changes : all.filter(({ isIn }) => isIn)).map(({ node, isIn }) =>
    stepOn(view, node, { method: isIn ? "check" : "uncheck" }),
  );
}
