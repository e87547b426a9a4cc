import { calledAs, endOf, isUsable, plain } from "../../grounding/matching/outline.ts";
import { conceptsOfSign } from "../../grounding/vocabulary/concepts/index.ts";
import type { PageView, ViewNode } from "../../page/view.ts";

/*
 * Signs before the entries of trees and folding lists (`[+]`, `▸`, a small picture) open what lies below an entry. The entry’s
 * own name then does something else: it chooses it.
 */

/** Larger is no sign before an entry, CSS pixels. */
const largestSign = 32;

/** Texts that are such a sign. */
function isSign(name: string): boolean {
  return /^\[?[+＋⊞]\]?$|^[▸▶►▹›]$/u.test(name.trim());
}

/** “▸ Ferns”, “▾ Ferns”: the sign is a part of what the entry is called. */
export function beginsWithSign(name: string): boolean {
  return isClosedSign(name) || /^[▾▼▿⌄⊟](?=\s*\p{L})/u.test(name.trim());
}

export function isClosedSign(name: string): boolean {
  return /^[▸▶►▹›＋⊞](?=\s*\p{L})/u.test(name.trim());
}

/** Whether it opens the entry that it stands before. */
export function isBranchSign(view: PageView, index: number): boolean {
  const node = view.nodes[index];
  if (node === undefined || !isUsable(node) || node.expanded !== undefined) return false;
  return (isSign(calledAs(view, index)) && !isOfCounter(view, index)) || isNamelessSign(view, index);
}

/** A plus beside a minus counts, where a number or a field is there too, or neither has another of its kind beside it. */
function isOfCounter(view: PageView, index: number): boolean {
  const parent = view.nodes[index]?.parent ?? -1;
  const beside = view.nodes.slice(parent + 1, endOf(view, parent));
  const called = (sign: RegExp) => beside.filter(({ name }) => sign.test(name.trim())).length;
  const minuses = called(/^[-−–﹣]$/u);
  const isCount = beside.some(({ name, value = "" }) => /^-?\d{1,4}$/u.test(name.trim() || value));
  // A sign may be told as a control and as the text in it.
  const isPair = minuses > 0 && minuses <= 2 && called(/^[+＋]$/u) <= 2;
  return isPair || (isCount && minuses + called(/^▼$/u) > 0);
}

/** A small control without words that begins the entry of a list, and of which nothing says that it does something else. */
function isNamelessSign(view: PageView, index: number): boolean {
  const node = view.nodes[index];
  if (node?.box === undefined || node.href !== undefined || node.editable === true) return false;
  if (node.checked !== undefined || node.pressed !== undefined || calledAs(view, index) !== "") return false;
  const { width, height } = node.box;
  if (width > largestSign || height > largestSign || !/^(?:generic|button|image|link)$/u.test(node.role))
    return false;
  const isFirst = node.parent === index - 1;
  const isEntry = /^(?:listitem|treeitem)$/u.test(view.nodes[node.parent]?.role ?? "");
  return isFirst && isEntry && labelBeside(view, node) !== "" && saysNothingElse(node.hints ?? "");
}

const opening = /^(?:expand|collapse|open|toggle|add|plus|more options|next)/u;

function saysNothingElse(hints: string): boolean {
  return hints.split(/\s+/u).every((hint) => {
    const said = hint === "" ? [] : conceptsOfSign(hint).filter(({ kind }) => kind === "action");
    return said.length === 0 || said.some(({ name }) => opening.test(name));
  });
}

/** The one sign before an entry of this name. */
export function branchSignOf(view: PageView, name: string): ViewNode | undefined {
  const signs = view.nodes.filter(
    (node, index) => isBranchSign(view, index) && plain(labelBeside(view, node)) === plain(name),
  );
  return signs.length === 1 ? signs[0] : undefined;
}

/** Whether what lies below an entry is in sight already. */
export function showsItsBranch(view: PageView, sign: ViewNode): boolean {
  const index = view.nodes.findIndex(({ ref }) => ref === sign.ref);
  if (!isBranchSign(view, index)) return false;
  return view.nodes
    .slice(index, endOf(view, sign.parent))
    .some(({ role }) => /^(?:listitem|treeitem)$/u.test(role));
}

/** What stands first after a sign, within the part of the page that it stands in. */
export function labelBeside(view: PageView, sign: ViewNode): string {
  const at = view.nodes.findIndex(({ ref }) => ref === sign.ref);
  const next = view.nodes
    .slice(at + 1, at + 8)
    .find(
      ({ role, name, parent }) => role === "text" && parent !== at && name.trim() !== "" && !isSign(name),
    );
  return next?.name ?? "";
}
