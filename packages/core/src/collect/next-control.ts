import { pageTree, type PageTree } from "../extraction/tree.ts";
import type { PageView, ViewNode } from "../page/view.ts";
import { arrowIn, plainName, saysMore, saysNext } from "./paging-words.ts";

/** Something that may lead on in a list. */
export type Control = {
  ref: string;
  /** In words, for messages. */
  name: string;
  /** Where a link leads. */
  href?: string;
  /** `page`: to the next one, in place of this one; `more`: brings what comes next beside what is there. */
  kind: "page" | "more";
  /** It is called “more” or the like. */
  isMore?: boolean;
  /** The number of the page that it leads to, where that is its name. */
  number?: number;
  isOff: boolean;
  score: number;
};

/** What only the document itself knows of controls, by reference. */
export type Known = {
  /** Those of the link type `next`. */
  next: ReadonlySet<string>;
  off: ReadonlySet<string>;
  current: ReadonlySet<string>;
};

export const nothingKnown: Known = { next: new Set(), off: new Set(), current: new Set() };

const pressable = new Set(["link", "button", "menuitem", "tab", "option"]);
/** Names of parts whose “next” turns pictures, months or steps, and no list. */
const otherParts = /carousel|slide|gallery|calendar|date ?picker|lightbox|tour|wizard|karussell|kalender/i;
/** Names and words of parts that turn pages. */
const pagingParts =
  /pag(?:e|ination|inación|inação|inierung|inazione|er|ing)\b|seiten|strony|страниц|ページ|分页|分頁|페이지/i;
const longestName = 60;

/** What may lead on from here, the likeliest first. `page`: how many of the list's pages were read. */
export function controlsIn(view: PageView, known: Known, page: number): Control[] {
  const tree = pageTree(view);
  const groups = numberGroups(tree, known);
  const controls = tree.nodes.flatMap((_, index) => {
    const control = controlAt(tree, { index, known, groups });
    return control === undefined ? [] : [control];
  });
  const numbered = groups.flatMap((group) => nextNumber(tree, group, { known, page }) ?? []);
  const mores = controls.filter(({ isMore }) => isMore === true);
  // One in every entry opens that entry, and not the list.
  const usable = mores.length > 2 ? controls.filter((control) => !mores.includes(control)) : controls;
  return [...usable, ...numbered]
    .map((control, order) => ({ control, order }))
    .sort((a, b) => b.control.score - a.control.score || b.order - a.order)
    .map(({ control }) => control);
}

type Asked = { index: number; known: Known; groups: NumberGroup[] };

function controlAt(tree: PageTree, { index, known, groups }: Asked): Control | undefined {
  const node = tree.nodes[index] as ViewNode;
  const isPressable = node.interactive && (pressable.has(node.role) || node.role === "generic");
  // A control that is switched off may be no control any more, and only its words be left.
  const isLeftOver = !isPressable && node.role !== "text" && node.role !== "heading" && node.name !== "";
  const isDead = node.disabled === true || known.off.has(node.ref) || isLeftOver;
  if (node.ref === "" || node.name.length > longestName || (!isPressable && !isLeftOver)) return undefined;
  if (node.expanded !== undefined || isElsewhere(tree, index)) return undefined;
  const scored = scoreOf(tree, { index, known, groups });
  if (scored === undefined || (isLeftOver && (!scored.isInPager || scored.kind === "more"))) return undefined;
  return {
    ref: node.ref,
    name: node.name || node.description || "next",
    ...(node.href === undefined ? {} : { href: node.href }),
    kind: scored.kind,
    ...(scored.isMore === true ? { isMore: true } : {}),
    isOff: isDead,
    score: scored.score,
  };
}

type Scored = { kind: Control["kind"]; score: number; isInPager: boolean; isMore?: boolean };

function scoreOf(tree: PageTree, { index, known, groups }: Asked): Scored | undefined {
  const node = tree.nodes[index] as ViewNode;
  const isInPager = standsInPager(tree, index, groups);
  if (known.next.has(node.ref)) return { kind: "page", score: 1, isInPager: true };
  const texts = [node.name, node.description ?? ""].filter((text) => text !== "");
  for (const text of texts) {
    const plain = plainName(text);
    if (saysNext(plain)) {
      if (!isInPager && (isInForm(tree, index) || (plain === "forward" && !/[›»>→]/.test(text)))) continue;
      const isOfPages = plain.includes(" ");
      return { kind: "page", score: (isInPager ? 0.9 : 0.75) + (isOfPages ? 0.05 : 0), isInPager };
    }
    if (saysMore(plain)) {
      // A link that says “More” alone leads to another page of the list, or to something else at the top of one.
      const kind = node.role === "link" && /^https?:/.test(node.href ?? "") ? "page" : "more";
      const score = plain.includes(" ") ? 0.7 : 0.6;
      return tree.chrome[index] === 1 && !isInPager ? undefined : { kind, score, isInPager, isMore: true };
    }
    const arrow = arrowIn(text);
    if (arrow > 0 && isInPager) return { kind: "page", score: 0.6 + 0.2 * arrow, isInPager };
  }
  return undefined;
}

function* above({ nodes }: PageTree, index: number): Iterable<number> {
  for (let at = (nodes[index] as ViewNode).parent; at >= 0; at = (nodes[at] as ViewNode).parent) yield at;
}

/** In a part that turns something else, or that says it is something else. */
function isElsewhere(tree: PageTree, index: number): boolean {
  for (const at of above(tree, index)) {
    const { role, name, description, hints } = tree.nodes[at] as ViewNode;
    if (role === "document" || role === "iframe") return false;
    if (otherParts.test(`${role === "generic" ? "" : name} ${description ?? ""} ${hints ?? ""}`)) return true;
  }
  return false;
}

/** The next step of a form is none of a list. */
function isInForm(tree: PageTree, index: number): boolean {
  for (const at of above(tree, index)) {
    if ((tree.nodes[at] as ViewNode).tag !== "form") continue;
    const end = tree.end[at] ?? 0;
    for (let inside = at + 1; inside < end; inside += 1)
      if (tree.nodes[inside]?.editable === true || tree.nodes[inside]?.role === "radio") return true;
  }
  return false;
}

/** How far around a control its pager reaches, in elements. */
const pagerDepth = 4;
/** Texts of a pager beside its controls. */
const pagerText =
  /\b(?:page|seite|página|pagina|strona|sida|sivu|side)\s*\d+|\d+\s*[-–—]\s*\d+\s*\p{L}+\s*\d+|\b\d+\s*(?:\/|of|von|de|sur|di|van)\s*\d+/iu;

function standsInPager(tree: PageTree, index: number, groups: NumberGroup[]): boolean {
  let depth = 0;
  for (const at of above(tree, index)) {
    depth += 1;
    const { role, name } = tree.nodes[at] as ViewNode;
    if (role === "navigation" && (name === "" || pagingParts.test(name))) {
      if (name !== "" || isSmall(tree, at)) return true;
    }
    if (role !== "generic" && pagingParts.test(name)) return true;
    if (depth > pagerDepth) return false;
    const end = tree.end[at] ?? 0;
    if (groups.some(({ members }) => members.some(({ index: own }) => own > at && own < end))) return true;
    if (isSmall(tree, at) && textsIn(tree, at).some((text) => pagerText.test(text))) return true;
  }
  return false;
}

/** Too little for anything but a pager. */
function isSmall(tree: PageTree, index: number): boolean {
  return (tree.end[index] ?? 0) - index <= 60;
}

function textsIn({ nodes, end }: PageTree, index: number): string[] {
  const texts = nodes.slice(index, end[index]).flatMap(({ role, name }) => (role === "text" ? [name] : []));
  return [...texts, texts.join(" ")];
}

type NumberGroup = { members: { index: number; number: number }[] };

/** Elements around numbers that make a row of them. */
const rowDepth = 3;

/** Rows of controls that are called by ascending numbers, as pages are. */
function numberGroups(tree: PageTree, known: Known): NumberGroup[] {
  const found = new Map<number, NumberGroup>();
  tree.nodes.forEach((node, index) => {
    const number = pageNumber(node);
    const counts = node.interactive || known.current.has(node.ref) || node.role === "text";
    if (number === undefined || !counts) return;
    if (node.role === "text" && (tree.nodes[node.parent]?.interactive ?? false)) return;
    let depth = 0;
    for (const at of above(tree, index)) {
      depth += 1;
      if (depth > rowDepth) break;
      const group = found.get(at) ?? { members: [] };
      group.members.push({ index, number });
      found.set(at, group);
    }
  });
  const rows = [...found].filter(([, { members }]) => isRow(tree, members));
  // Of rows within rows the innermost.
  return rows
    .filter(([at]) => !rows.some(([other]) => other > at && other < (tree.end[at] ?? 0)))
    .map(([, group]) => group);
}

function pageNumber({ name, role, disabled }: ViewNode): number | undefined {
  const said =
    /^\s*(?:(?:go to |to )?(?:page|seite|página|pagina|strona|sida|sivu|side)\s*)?(\d{1,5})\s*$/iu.exec(name);
  return said === null || (role === "text" && disabled === true) ? undefined : Number(said[1]);
}

function isRow(tree: PageTree, members: NumberGroup["members"]): boolean {
  const links = members.filter(({ index }) => tree.nodes[index]?.interactive === true);
  const [first] = members;
  if (links.length === 0 || members.length < 2 || first === undefined || members.length > 40) return false;
  const isAscending = members.every(({ number }, at) => at === 0 || number > (members[at - 1]?.number ?? 0));
  const isConsecutive = members.some(({ number }, at) => number === (members[at - 1]?.number ?? -1) + 1);
  // Numbers in rows of their own are those of the rows.
  const rows = new Set(members.map(({ index }) => rowOf(tree, index)));
  return isAscending && isConsecutive && rows.size === 1;
}

function rowOf(tree: PageTree, index: number): number {
  for (const at of above(tree, index)) if (/^(?:row|article)$/.test(tree.nodes[at]?.role ?? "")) return at;
  return -1;
}

function nextNumber(
  tree: PageTree,
  { members }: NumberGroup,
  { known, page }: { known: Known; page: number },
): Control | undefined {
  const currents = members.filter(({ index }) => {
    const node = tree.nodes[index] as ViewNode;
    const parent = tree.nodes[node.parent];
    const isMarked = known.current.has(node.ref) || known.current.has(parent?.ref ?? "");
    return isMarked || node.selected === true || !node.interactive || node.disabled === true;
  });
  const current = currents.length === 1 ? currents[0]?.number : page;
  const next = members.find(({ number }) => number === (current ?? page) + 1);
  const node = next === undefined ? undefined : tree.nodes[next.index];
  if (next === undefined || node === undefined || !node.interactive) return undefined;
  return {
    ref: node.ref,
    name: node.name,
    ...(node.href === undefined ? {} : { href: node.href }),
    kind: "page",
    number: next.number,
    isOff: node.disabled === true || known.off.has(node.ref),
    score: currents.length === 1 ? 0.85 : 0.65,
  };
}
