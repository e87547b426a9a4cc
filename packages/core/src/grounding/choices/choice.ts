import type { PageView, ViewNode } from "../../page/view.ts";
import type { Scored } from "../matching/match.ts";
import { isInFront } from "../matching/candidates.ts";
import { searchPhrase, tiers } from "../matching/similarity.ts";
import { stem, wordsOf, normalize } from "../matching/text.ts";
import { indexOf, type ViewIndex } from "../matching/view-index.ts";
import { synonymsOf } from "../vocabulary/synonyms.ts";

/** One of a group of choices: a radio button, or an option of a list. */
export type Choice = { at: Scored; option?: string };

const groupRoles = new Set(["radiogroup", "group", "listbox", "tree", "tablist"]);

/**
 * Choices that the words name together with their group: “express delivery” where the group “Delivery option” has
 * “Express, next working day”, “sort by rating” where the list “Sort by” has “Rating”. Every word must be said by the
 * group or by the choice, and both must be named.
 */
export function choicesIn(view: PageView, text: string): Choice[] {
  const wanted = searchPhrase(text, false).words.filter((word) => !articles.has(word));
  if (wanted.length < 2 || wanted.length > 12) return [];
  const index = indexOf(view);
  const rated = index.candidates.flatMap(({ node, index: at, fields }) => {
    if (node.disabled || !isInFront(index, at)) return [];
    const isChoice = isOne(node);
    if (!isChoice && !node.options) return [];
    const group = isChoice ? groupName(index, at) : (fields[0]?.name.text ?? "");
    const said = group === "" ? undefined : beyondGroup(wanted, group);
    if (!said) return [];
    const names = isChoice ? [node.name] : (node.options ?? []).map(({ label }) => label);
    return names.map((name) => ({
      rank: rankOf(said, name),
      choice: { at: scored(node, at), ...(isChoice ? {} : { option: name }) },
    }));
  });
  const best = Math.max(0, ...rated.map(({ rank }) => rank));
  return best === 0 ? [] : rated.filter(({ rank }) => rank === best).map(({ choice }) => choice);
}

const articles = new Set(
  "the a an my option choice as to for of in by with on only just show use please it one".split(" "),
);

/** One of several that are there to choose from: a radio button, a button of a group that stays pressed. */
function isOne(node: ViewNode): boolean {
  return (
    /^(?:radio|menuitemradio|option|treeitem|tab)$/.test(node.role) ||
    (node.role === "button" && node.pressed !== undefined)
  );
}

function scored(node: ViewNode, index: number): Scored {
  return { index, node, score: 0.85, tier: tiers.words };
}

/** By its own name; else the text right before what holds all of the choices. */
function groupName(index: ViewIndex, choice: number): string {
  const { nodes } = index.view;
  for (let at = nodes[choice]?.parent ?? -1, up = 0; at > 0 && up < 6; up += 1) {
    const node = nodes[at];
    if (node && groupRoles.has(node.role) && node.name !== "") return node.name;
    at = node?.parent ?? -1;
  }
  for (
    let at = nodes[choice]?.parent ?? -1, up = 0;
    at > 0 && up < 3;
    at = nodes[at]?.parent ?? -1, up += 1
  ) {
    const isGroup = nodes.slice(at + 1, index.end[at]).filter((node) => isOne(node)).length > 1;
    if (isGroup) return textBefore(index, at);
  }
  return "";
}

/** A short text that ends right before this part, on its level. */
function textBefore({ view: { nodes } }: ViewIndex, at: number): string {
  const before = nodes[at - 1];
  const isNear =
    before?.role === "text" &&
    (before.parent === nodes[at]?.parent || nodes[before.parent]?.parent === nodes[at]?.parent);
  return isNear && before.name.length <= longestLabel ? before.name : "";
}

/** Longer texts are no labels, characters. */
const longestLabel = 40;

type Said = { rest: string[]; group: Set<string> };

/** The words that the group does not say; undefined when it says none of them, or all. */
function beyondGroup(wanted: string[], group: string): Said | undefined {
  const said = new Set(wordsOf(normalize(group)).flatMap((word) => [word, ...synonymsOf(word)].map(stem)));
  const rest = wanted.filter((word) => !said.has(stem(word)));
  const isSome = rest.length > 0 && rest.length < wanted.length;
  return isSome ? { rest: rest.map(stem), group: said } : undefined;
}

/** 4: the whole name; 3: the same in another order; 2: its beginning, up to a comma or the like; 1: somewhere in it; 0: not all of it. */
function rankOf({ rest, group }: Said, name: string): number {
  const said = (text: string): string[] =>
    wordsOf(normalize(text))
      .filter((word) => !articles.has(word) && !group.has(stem(word)))
      .map(stem);
  const all = said(name);
  if (!rest.every((word) => all.includes(word))) return 0;
  if (all.length === rest.length) return all.every((word, at) => word === rest[at]) ? 4 : 3;
  const first = said(name.split(/[,;:(–—]| - /)[0] ?? "");
  return first.length === rest.length && first.every((word) => rest.includes(word)) ? 2 : 1;
}
