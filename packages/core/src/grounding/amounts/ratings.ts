import type { PageView } from "../../page/view.ts";
import { isControl } from "../matching/compatibility.ts";
import { saysRoots } from "../choices/left-out.ts";
import { controlGroups, labelOf } from "../entries/lists.ts";
import { isInFront } from "../matching/candidates.ts";
import { numberInWords } from "./numbers.ts";
import { rankedNodes, stepOn, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { indexOf, type Candidate, type ViewIndex } from "../matching/view-index.ts";
import { placeSaid } from "../vocabulary/relations.ts";

const count = String.raw`(?<count>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)`;
const most = String.raw`(?: ?\/ ?\d{1,2}| out of (?:\d{1,2}|five|ten))`;
const stars = String.raw`(?:[- ]?stars?${most}?(?: (?:rating|review))?|${most})`;
const forms = [
  String.raw`(?:give|award|leave|assign)(?: (?<what>.+?))?(?: an?)? ${count}${stars}`,
  String.raw`(?:give|award|leave|assign)(?: an?)? ${count}${stars} (?:to|for) (?<what>.+)`,
  String.raw`rate (?<what>.+?)(?: with| as| at)?(?: an?)? ${count}${stars}?`,
  String.raw`${count}${stars}(?: (?:to|for) (?<what>.+))?`,
  String.raw`(?<what>.+?) (?:gets?|deserves?|earns?|is worth)(?: an?)? ${count}${stars}`,
  String.raw`(?:set|put|change|make) (?:the |my )?(?:star )?rating(?: (?:of|for) (?<what>.+?))? (?:to|at) ${count}${stars}?`,
  String.raw`(?:click|press|select|tap|choose)(?: on)? the (?<place>\S+) star(?: (?:of|for) (?<what>.+))?`,
].map((form) => new RegExp(String.raw`^(?:please )?${form}(?: please)?[.!]?$`, "iu"));

/** Marks that can be given, the lowest first, and what is written around them. */
type Rating = { marks: Candidate[]; about: string };

/**
 * “give it four stars”, “rate the soup 3 out of 5”: the mark of that height in the one row of marks that is about what is
 * named, or the only one of the page.
 */
export function giveStars(view: PageView, text: string): Resolved | undefined {
  const said = wantedBy(text.trim());
  if (said === undefined) return undefined;
  const fitting = ratingsOn(indexOf(view)).filter(({ about }) =>
    said.words.every((word) => saysRoots(about, word)),
  );
  const [rating, another] = fitting;
  const mark = another === undefined ? rating?.marks[said.height - 1] : undefined;
  if (mark === undefined || mark.node.disabled === true) return undefined;
  const { node, index } = mark;
  return {
    outcome: "resolved",
    steps: [stepOn(view, node, { method: node.role === "radio" ? "check" : "click" })],
    confidence: 0.85,
    candidates: rankedNodes(view, [{ index, node, score: 0.85, tier: tiers.words }]),
  };
}

const silent =
  /^(?:the|a|an|my|your|our|this|that|it|them|him|her|its|his|of|for|to|with|rating|product|page)$/u;

function wantedBy(text: string): { height: number; words: string[] } | undefined {
  for (const form of forms) {
    const groups = form.exec(text)?.groups;
    if (groups === undefined) continue;
    const { what = "", place } = groups;
    const height = place === undefined ? numberInWords(groups["count"] ?? "") : placeSaid(place);
    if (height === undefined || height < 1) return undefined;
    return { height, words: wordsOf(normalize(what)).filter((word) => !silent.test(word)) };
  }
  return undefined;
}

function ratingsOn(index: ViewIndex): Rating[] {
  const all = [...controlGroups(index), ...starGroups(index)].flatMap(({ parent, entries }) => {
    if (entries.length < 3 || entries.length > 10) return [];
    if (!isInFront(index, parent)) return [];
    const own = new Set(entries);
    const marks = inOrder(
      index,
      parent,
      index.candidates.filter(({ index: at }) => own.has(at)),
    );
    return marks === undefined ? [] : [{ parent, entries, marks }];
  });
  return all.map(({ parent, entries, marks }) => {
    const others = all.filter((one) => one.parent !== parent).map((one) => one.parent);
    return {
      marks,
      about: [...labelOf(index, { parent, entries }), textAround(index, parent, others)].join(" "),
    };
  });
}

/** Stars without a role, that only listen. */
function starGroups(index: ViewIndex): { parent: number; entries: number[] }[] {
  const byParent = new Map<number, number[]>();
  for (const candidate of index.candidates) {
    const { node, index: at } = candidate;
    const text = node.name === "" ? (index.view.nodes[at + 1]?.name ?? "") : node.name;
    if (isControl(node) || !drawn.test(text)) continue;
    byParent.set(node.parent, [...(byParent.get(node.parent) ?? []), at]);
  }
  return [...byParent].map(([parent, entries]) => ({ parent, entries }));
}

const ofMarks = /\b(?:stars?|rating|rate|score)\b/u;
const drawn = /^[★☆⭐🌟\s]+$/u;
const told =
  /^(?:rate |give )?(?:it )?(?<height>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?<unit> stars?| out of \d+| of \d+| \d+)?$/u;

/** The lowest first; undefined for what is no row of marks. */
function inOrder(index: ViewIndex, parent: number, members: Candidate[]): Candidate[] | undefined {
  const holder = index.view.nodes[parent];
  const isCalledSo = ofMarks.test(
    normalize(`${holder?.name ?? ""} ${(holder?.hints ?? "").replaceAll(/[-_]/gu, " ")}`),
  );
  const heights = members.map((member) => heightOf(member, isCalledSo));
  if (heights.every((height) => height === undefined))
    return members.every((member) => !isControl(member.node) || isStar(member, isCalledSo))
      ? members
      : undefined;
  const sorted = members
    .map((member, at) => ({ member, height: heights[at] ?? 0 }))
    .toSorted((one, other) => one.height - other.height);
  return sorted.every(({ height }, at) => height === at + 1) ? sorted.map(({ member }) => member) : undefined;
}

function heightOf({ node }: Candidate, isCalledSo: boolean): number | undefined {
  const name = node.name.trim();
  if (drawn.test(name)) return [...name].length > 1 ? [...name].length : undefined;
  const { height = "", unit } = told.exec(normalize(name))?.groups ?? {};
  return unit === undefined && !isCalledSo ? undefined : numberInWords(height);
}

function isStar({ node }: Candidate, isCalledSo: boolean): boolean {
  if (node.name !== "") return drawn.test(node.name);
  const authored = normalize(`${node.hints ?? ""} ${node.signs ?? ""}`.replaceAll(/[-_]/gu, " "));
  return isCalledSo || ofMarks.test(authored);
}

/** What is written in the smallest part around it that says something, and has no other row of marks in it. */
function textAround({ view: { nodes }, end }: ViewIndex, own: number, others: number[]): string {
  for (let at = own; at > 0; at = nodes[at]?.parent ?? 0) {
    const until = end[at] ?? at;
    if (others.some((other) => other > at && other < until)) return "";
    const texts = nodes
      .slice(at, until)
      .flatMap(({ role, name }) => (role === "text" && /\p{L}{2}/u.test(name) ? [normalize(name)] : []));
    const before =
      at === own ? nodes.slice(Math.max(0, at - 2), at).filter(({ role }) => role === "text") : [];
    const all = [...before.map(({ name }) => normalize(name)), ...texts];
    if (all.length > 0) return all.join(" ").slice(0, longestText);
  }
  return "";
}

/** Of a part that holds more than the marks and what they are about, characters. */
const longestText = 400;
