import type { PageView, ViewNode } from "../page/view.ts";
import type { Scored } from "./match.ts";
import { modalOf } from "./modal.ts";
import { searchPhrase, tiers } from "./similarity.ts";
import { stem, wordsOf, normalize } from "./text.ts";
import { contains, indexOf } from "./view-index.ts";
import { synonymsOf } from "./vocabulary/synonyms.ts";

/** One of a group of choices: a radio button, or an option of a list. */
export type Choice = { at: Scored; option?: string };

const groupRoles = new Set(["radiogroup", "group"]);

/**
 * Choices that the words name together with their group: “express delivery” where the group “Delivery option” has
 * “Express, next working day”, “sort by rating” where the list “Sort by” has “Rating”. Every word must be said by the
 * group or by the choice, and both must be named. With `led`, the first word must be the group's.
 */
export function choicesIn(view: PageView, text: string, led = false): Choice[] {
  const wanted = searchPhrase(text, false).words.filter((word) => !articles.has(word));
  if (wanted.length < 2 || wanted.length > 12) return [];
  const index = indexOf(view);
  const modal = modalOf(view);
  const rated = index.candidates.flatMap(({ node, index: at }) => {
    if (node.disabled || (modal !== undefined && !contains(index, modal, at))) return [];
    const isChoice = node.role === "radio" || node.role === "menuitemradio";
    const group = isChoice ? groupName(view, at) : node.options ? node.name : "";
    const rest = group === "" ? undefined : beyondGroup(wanted, group, led);
    if (!rest) return [];
    const names = isChoice ? [node.name] : (node.options ?? []).map(({ label }) => label);
    return names.map((name) => ({
      rank: rankOf(rest, name),
      choice: { at: scored(node, at), ...(isChoice ? {} : { option: name }) },
    }));
  });
  const best = Math.max(0, ...rated.map(({ rank }) => rank));
  return best === 0 ? [] : rated.filter(({ rank }) => rank === best).map(({ choice }) => choice);
}

const articles = new Set(["the", "a", "an", "my", "option", "as", "to", "for", "of"]);

function scored(node: ViewNode, index: number): Scored {
  return { index, node, score: 0.85, tier: tiers.words };
}

function groupName(view: PageView, choice: number): string {
  for (let at = view.nodes[choice]?.parent ?? -1, up = 0; at > 0 && up < 6; up += 1) {
    const node = view.nodes[at];
    if (node && groupRoles.has(node.role) && node.name !== "") return node.name;
    at = node?.parent ?? -1;
  }
  return "";
}

/** The words that the group does not say; undefined when it says none of them, or all. */
function beyondGroup(wanted: string[], group: string, led: boolean): string[] | undefined {
  const said = new Set(wordsOf(normalize(group)).flatMap((word) => [word, ...synonymsOf(word)].map(stem)));
  const rest = wanted.filter((word) => !said.has(stem(word)));
  const isLed = !led || said.has(stem(wanted[0] ?? ""));
  return isLed && rest.length > 0 && rest.length < wanted.length ? rest.map(stem) : undefined;
}

/** 4: the whole name; 3: the same in another order; 2: its beginning, up to a comma or the like; 1: somewhere in it; 0: not all of it. */
function rankOf(rest: string[], name: string): number {
  const said = (text: string): string[] =>
    wordsOf(normalize(text))
      .filter((word) => !articles.has(word))
      .map(stem);
  const all = said(name);
  if (!rest.every((word) => all.includes(word))) return 0;
  if (all.length === rest.length) return all.every((word, at) => word === rest[at]) ? 4 : 3;
  const first = said(name.split(/[,;:(–—]| - /)[0] ?? "");
  return first.length === rest.length && first.every((word) => rest.includes(word)) ? 2 : 1;
}
