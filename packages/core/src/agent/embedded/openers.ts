import { normalize, stem, wordsOf } from "../../grounding/matching/text.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import { soundsIrreversible } from "../approval.ts";
import { calledAs, saidIn } from "../../grounding/matching/outline.ts";
import { inline, isAmidWords } from "./words-only.ts";
import { beginsWithSign, isBranchSign, isClosedSign, labelBeside, showsItsBranch } from "./branch-signs.ts";

/** Something that shows more of the page when it is used, and changes nothing else. */
export type Opener = {
  node: ViewNode;
  /** `unmarked`: it looks like one, and does not say whether it is open. */
  kind: "tab" | "part" | "unmarked";
  affinity: number;
};

/**
 * Tabs, closed parts and menus of a page, those whose names have words of the goal first. Headings that take clicks are
 * such parts, and the signs of trees (`[+]`, `▸`). `saysParts`: the task says that there are sections or tabs, so that like
 * parts which only take clicks may be them too; not where signs stand before some of them, as their names do something else,
 * and of entries some of which are called folders by their author only those. `isRead`: something is to be read, which may be in
 * what is called as the question says.
 */
export function openersOf(
  view: PageView,
  goal: string[],
  { saysParts = false, isRead = false } = {},
): Opener[] {
  const signs = new Set(view.nodes.flatMap((_, index) => (isBranchSign(view, index) ? [index] : [])));
  const mayOpen = signs.size === 0 && (saysParts || isRead);
  const like = mayOpen ? likeParts(view, saysParts ? undefined : goal) : new Set<number>();
  const openers = view.nodes.flatMap((node, index): Opener[] => {
    if (!isHarmless(view, index)) return [];
    if (node.role === "tab" && node.selected !== true) return [opener(node, "tab", goal)];
    if (opens(node) && staysHere(view, node)) return [opener(node, "part", goal)];
    const sign = calledAs(view, index);
    if (signs.has(index))
      return isScriptOrHere(view, node) && !showsItsBranch(view, node)
        ? [opener({ ...node, name: `${sign} ${labelBeside(view, node)}` }, "unmarked", goal)]
        : [];
    return looksLikeOpener(node) || like.has(index)
      ? [opener({ ...node, name: sign }, "unmarked", goal)]
      : [];
  });
  return openers.sort((left, right) => right.affinity - left.affinity);
}

const folderHints = /\b(?:folder|dir|directory|branch|expandable|collapsed|closed|has-children|parent)\b/iu;

/** `named`: only those that are called by nothing but such words. */
function likeParts(view: PageView, named?: string[]): ReadonlySet<number> {
  const isNamed = (index: number): boolean => {
    const words = wordsOf(normalize(calledAs(view, index))).map(stem);
    return (
      named === undefined ||
      // “Brandt, Agnes · pilot” is her who is asked about.
      named.filter((one) => words.includes(one)).length > 1 ||
      (words.length > 0 && words.every((word) => named.includes(word) || isInitial(word, named)))
    );
  };
  const like = view.nodes.flatMap((_, index) => (isLikeOthers(view, index) && isNamed(index) ? [index] : []));
  // Where signs are written before some of their names, the others open nothing.
  const signed = like.filter((index) => beginsWithSign(calledAs(view, index)));
  if (signed.length > 0) return new Set(signed.filter((index) => isClosedSign(calledAs(view, index))));
  const branches = like.filter((index) => view.nodes[index]?.branch === true);
  if (branches.length > 0) return new Set(branches);
  const folders = like.filter((index) => folderHints.test(view.nodes[index]?.hints ?? ""));
  return new Set(folders.length > 0 ? folders : like);
}

/** “B” of a directory, where somebody whose name begins so is sought. */
function isInitial(word: string, goal: string[]): boolean {
  return /^\p{L}$/u.test(word) && goal.some((one) => one.startsWith(word));
}

function opener(node: ViewNode, kind: Opener["kind"], goal: string[]): Opener {
  const words = new Set(wordsOf(normalize(node.name)).map(stem));
  const affinity = goal.filter((word) => words.has(word)).length;
  return {
    node,
    kind,
    affinity: affinity === 0 && [...words].some((word) => isInitial(word, goal)) ? 0.5 : affinity,
  };
}

function opens({ role, expanded }: ViewNode): boolean {
  return expanded === false && /^(?:button|link|menuitem|treeitem|heading|generic|row)$/.test(role);
}

const openerHints =
  /\b(?:accordion|collaps\w*|disclosure|expander|faq|foldable|hamburger|burger|(?:menu|nav)[-_ ]?(?:button|toggle|icon)|dropdown[-_ ]?toggle)\b/i;
const menuNames =
  /^(?:menu|open menu|main menu|navigation|more|more actions|more options|options|actions|[☰≡⋮⋯…]|\.\.\.)$/i;

/** A heading that can be pressed, or a button that is called or marked like one that opens something. */
function looksLikeOpener({
  role,
  href,
  expanded,
  hints = "",
  name,
  checked,
  pressed,
  level,
}: ViewNode): boolean {
  if (href !== undefined || expanded !== undefined || checked !== undefined || pressed !== undefined)
    return false;
  if (role === "heading") return (level ?? 2) > 1;
  if (role !== "button" && role !== "generic") return false;
  return openerHints.test(hints) || menuNames.test(name.trim());
}

/** What is called so does something, and shows nothing. */
const doing =
  /^(?:(?:un)?(?:like|star|follow|mute|block|pin|flag|hide|archive|subscribe|mark|tick|select)|share|re-?post|re-?tweet|reply|respond|answer|comment|forward|favou?rite|report|save|bookmark|(?:up|down)?vote|rate|accept|decline|reject|approve|add|take|use|call|ring|join|leave|edit|rename|copy|move|undo|redo|bin|trash|clear|apply|play|pause|stop|start|print|download|choose)\b/iu;

/** One of several plain parts beside each other that take clicks and have short names, and are no words of a text. */
function isLikeOthers(view: PageView, index: number): boolean {
  const node = view.nodes[index];
  if (node === undefined || !isPlainPart(view, node) || isInText(view, index)) return false;
  const like = view.nodes.filter(
    (other, at) =>
      isPlainPart(view, other) &&
      other.tag === node.tag &&
      (other.parent === node.parent || areOfOneTree(view, other, node)) &&
      other.interactive &&
      isShort(calledAs(view, at)),
  );
  const name = calledAs(view, index).trim();
  return isShort(name) && !doing.test(name) && like.length > 1;
}

/** What only takes clicks, or leads nowhere but to a part of this page. */
function isPlainPart(view: PageView, { role, checked, href, expanded, pressed }: ViewNode): boolean {
  if (checked !== undefined || expanded !== undefined || pressed !== undefined) return false;
  if (role === "link") return href !== undefined && href.includes("#") && staysHere(view, { href });
  return (role === "generic" || role === "listitem") && href === undefined;
}

/** Entries of one list, or of lists within its entries: a folder may hold a single one. */
function areOfOneTree(view: PageView, one: ViewNode, other: ViewNode): boolean {
  const list = outermostList(view, one.parent);
  if (list !== undefined) return list === outermostList(view, other.parent);
  return treeHints.test(one.hints ?? "") && one.hints === other.hints;
}

const treeHints = /\b(?:tree|folder|node|branch)/iu;

function outermostList({ nodes }: PageView, item: number): number | undefined {
  let list: number | undefined;
  for (let at = item; nodes[at]?.role === "listitem"; at = nodes[list]?.parent ?? -1) {
    list = nodes[at]?.parent;
    if (list === undefined) break;
  }
  return list;
}

/** A word of a sentence is no head of a part, nor is what its author calls a link. */
function isInText(view: PageView, index: number): boolean {
  const { tag = "", hints = "" } = view.nodes[index] ?? {};
  return (inline.test(tag) && /(?:^| )[a-z]?-?links?(?: |$)/iu.test(hints)) || isAmidWords(view, index);
}

function isShort(name: string): boolean {
  return name.trim() !== "" && name.length <= 60;
}

/** A tree's sign may be a link that runs a script. */
function isScriptOrHere(view: PageView, node: ViewNode): boolean {
  return node.href === undefined || /^javascript:/i.test(node.href) || staysHere(view, node);
}

function staysHere(view: PageView, { href }: Pick<ViewNode, "href">): boolean {
  return href === undefined || href.split("#")[0] === view.url.split("#")[0];
}

/** Not what could send, buy or delete something, by its words or by the form that it stands in. */
function isHarmless(view: PageView, index: number): boolean {
  const node = view.nodes[index];
  if (node === undefined || !node.interactive || node.disabled === true || node.covered !== undefined)
    return false;
  if (
    soundsIrreversible("click", calledAs(view, index)) ||
    /\b(?:revoke|reset|log ?out|sign ?out)\b/i.test(node.name)
  )
    return false;
  return !(isSubmitting(node) && isInForm(view, index));
}

/** A button is one that submits unless its author said otherwise; what says that it opens something does that. */
function isSubmitting({ inputType, expanded, role }: ViewNode): boolean {
  return inputType === "submit" && expanded === undefined && role === "button";
}

function isInForm(view: PageView, index: number): boolean {
  for (let at = view.nodes[index]?.parent ?? -1; at > 0; at = view.nodes[at]?.parent ?? -1)
    if (view.nodes[at]?.tag === "form") return true;
  return false;
}

/** A page's author says that it has a menu. */
export function hasMenu({ nodes }: PageView): boolean {
  return nodes.some(({ role }) => /^(?:menu|menubar|menuitem)$/u.test(role));
}

/** Entries of menus, and of lists as far as they are no sentences. */
export function menuEntriesOf(view: PageView): ViewNode[] {
  return view.nodes.flatMap((node, index) => {
    const parent = view.nodes[node.parent];
    const isEntry =
      node.role === "menuitem" ||
      node.role === "listitem" ||
      (node.role !== "text" && (parent?.role === "listitem" || parent?.role === "menu"));
    const holdsEntry = view.nodes.some(({ parent: at, role }) => at === index && role !== "text");
    return isEntry && !holdsEntry && node.ref !== "" && node.box !== undefined && node.inViewport
      ? [node]
      : [];
  });
}

const more =
  /^(?:show|load|see|view|display|read)\s+(?:(?:\d+|all|more|older|further|additional|the)\b)(?!.*\b(?:cart|basket|order|account)\b)|^(?:more|older)(?:\s+\S+){0,2}$|^more…?$/i;

/** Controls that add to what a list shows. */
export function showMoreOf(view: PageView): ViewNode[] {
  return view.nodes.filter(
    (node, index) =>
      isHarmless(view, index) &&
      node.expanded === undefined &&
      more.test(node.name.trim()) &&
      (node.role === "button" || (node.role === "link" && isSameSite(view, node))),
  );
}

const next =
  /^(?:go to )?(?:the )?(?:next(?: page)?|older(?: posts| entries)?|[›»→]|>{1,2}|weiter|nächste(?: seite)?|page suivante|suivant|siguiente|volgende)(?: [›»→])?$/i;

/** The control that leads to the next page of a list: a link, or a button that stands among pages. */
export function nextPageOf(view: PageView): ViewNode | undefined {
  return view.nodes.find((node, index) => {
    if (!isHarmless(view, index) || !next.test(calledAs(view, index).trim())) return false;
    if (isPagerEnd(view, node)) return false;
    if (node.role === "link") return isSameSite(view, node);
    return /^(?:button|generic|listitem)$/u.test(node.role) && standsAmongPages(view, index);
  });
}

/** Its author only paints it as one that cannot be used: there is no page after this one. */
function isPagerEnd(view: PageView, { hints = "", parent }: ViewNode): boolean {
  const { role = "", hints: around = "" } = view.nodes[parent] ?? {};
  const idle = /(?:^|[\s_-])(?:disabled|dead|inactive|unavailable)(?:$|\s)/iu;
  return idle.test(hints) || (role === "listitem" && idle.test(around));
}

const paging = /\b(?:pages?|pagination|paging|pager|paginator)\b/i;

function standsAmongPages(view: PageView, index: number): boolean {
  const own = view.nodes[index]?.hints ?? "";
  if (paging.test(own)) return true;
  for (
    let at = view.nodes[index]?.parent ?? -1, up = 0;
    at > 0 && up < 3;
    at = view.nodes[at]?.parent ?? -1, up += 1
  ) {
    const { name = "", hints = "" } = view.nodes[at] ?? {};
    if (paging.test(`${name} ${hints}`)) return true;
    const beside = view.nodes.filter(({ parent }) => parent === at);
    if (areNumbered(view, at)) return true;
    if (
      beside.some(
        (node) =>
          /^(?:page )?\d+ (?:of|\/) \d+/i.test(node.name) || /^(?:previous|prev|newer)\b/i.test(node.name),
      )
    )
      return true;
  }
  return false;
}

/** Entries called 1, 2 and so on, whatever stands around them. */
function areNumbered(view: PageView, list: number): boolean {
  const numbers = view.nodes.flatMap(({ parent, role, name }, at) => {
    const said = parent !== list ? "" : role === "text" ? name : saidIn(view, at);
    return /^\d{1,3}$/u.test(said.trim()) ? [Number(said)] : [];
  });
  return numbers.length > 1 && numbers.every((one, at) => at === 0 || one === (numbers[at - 1] ?? 0) + 1);
}

/** The field that searches the site, where there is one alone. */
export function searchBoxOf(view: PageView): ViewNode | undefined {
  const boxes = view.nodes.filter(
    (node, index) =>
      node.editable === true &&
      node.disabled !== true &&
      (node.role === "searchbox" || node.inputType === "search" || isInSearch(view, index)),
  );
  return boxes.length === 1 ? boxes[0] : undefined;
}

function isInSearch(view: PageView, index: number): boolean {
  for (let at = view.nodes[index]?.parent ?? -1; at > 0; at = view.nodes[at]?.parent ?? -1)
    if (view.nodes[at]?.role === "search") return true;
  return false;
}

/** A link of the same site whose name has all the words that are asked for. */
export function linkAbout(view: PageView, words: string[]): ViewNode | undefined {
  if (words.length === 0) return undefined;
  const about = view.nodes.filter((node) => {
    if (node.role !== "link" || !isSameSite(view, node)) return false;
    const said = new Set(wordsOf(normalize(node.name)).map(stem));
    return words.every((word) => said.has(word));
  });
  const [only] = about;
  return about.length === 1 ? only : undefined;
}

function isSameSite(view: PageView, { href }: ViewNode): boolean {
  if (href === undefined) return true;
  const target = URL.parse(href);
  return (
    target !== null &&
    target.origin === URL.parse(view.url)?.origin &&
    !/log-?out|sign-?out|delete|remove/i.test(href)
  );
}
