import type { PageView, ViewNode } from "../page/view.ts";
import { isAboutConsent, purposeOf, type Purpose } from "./words.ts";

/** A part of a page that asks for consent, with what it offers. */
export type Banner = Partial<Record<Purpose, ViewNode>> & {
  /** Switches that are on and can be turned off. */
  switchedOn: ViewNode[];
};

/** Longest text of a banner, characters: what is longer is a page about cookies, or all of a page. */
const longestText = 12_000;
/** How far above a control its banner may begin. */
const highest = 14;

const pressed = new Set(["button", "link", "menuitem", "generic", "text"]);
const switches = new Set(["checkbox", "switch"]);
/** What holds the page itself is no banner. */
const pageParts = new Set(["main", "article", "contentinfo", "form"]);

/**
 * The banner of a page: the smallest part of it that names cookies or consent and has a control to refuse, to choose or
 * to accept. It is known by this structure, wherever it stands: in shadow roots and frames as well.
 */
export function findBanner(view: PageView): Banner | undefined {
  const found: { root: number; banner: Banner }[] = [];
  for (const [index, node] of view.nodes.entries()) {
    const purpose = isPressed(node) ? purposeOf(node.name) : undefined;
    if (purpose === undefined) continue;
    const root = rootOf(view, index);
    if (root === undefined || found.some((other) => other.root === root)) continue;
    found.push({ root, banner: bannerIn(view, root) });
  }
  const worth = ({ banner }: { banner: Banner }) =>
    banner.reject !== undefined ? 3 : banner.save !== undefined ? 2 : 1;
  const asking = found.filter(({ banner }) => asks(banner));
  return asking.toSorted((first, second) => worth(second) - worth(first))[0]?.banner;
}

/** A button that opens settings stands in many a footer, and asks nothing. */
function asks({ reject, save, accept }: Banner): boolean {
  return reject !== undefined || save !== undefined || accept !== undefined;
}

function isPressed(node: ViewNode): boolean {
  if (!node.interactive || node.disabled === true || !pressed.has(node.role)) return false;
  // A link to another page is about cookies, and closes nothing.
  return node.role !== "link" || node.href === undefined || /#[^/]*$|^javascript:/i.test(node.href);
}

function rootOf(view: PageView, control: number): number | undefined {
  const { nodes } = view;
  let index = nodes[control]?.parent ?? -1;
  for (let steps = 0; index > 0 && steps < highest; steps += 1) {
    const node = nodes[index];
    if (node === undefined || pageParts.has(node.role)) return undefined;
    const text = textOf(view, index);
    if (text.length > longestText) return undefined;
    if (isAboutConsent(text)) return isBeside(view, index) ? index : undefined;
    index = node.parent;
  }
  return undefined;
}

/**
 * Whether a part of the page stands beside its content: it does not hold that content, and does not lie in it, unless it
 * is marked as something apart. The whole document of a frame may be a banner.
 */
function isBeside(view: PageView, root: number): boolean {
  const { nodes } = view;
  const node = nodes[root];
  if (node?.parent === 0 && ["body", "html"].includes(node.tag)) return false;
  if (subtree(view, root).some(({ role }) => ["main", "contentinfo", "navigation"].includes(role)))
    return false;
  for (let index = root; index > 0; index = nodes[index]?.parent ?? -1) {
    const role = nodes[index]?.role ?? "";
    if (["dialog", "alertdialog", "region"].includes(role)) return true;
    if (role === "main") return false;
  }
  return true;
}

function bannerIn(view: PageView, root: number): Banner {
  const banner: Banner = { switchedOn: [] };
  for (const node of subtree(view, root)) {
    if (switches.has(node.role) && node.checked === true && node.disabled !== true && node.readonly !== true)
      banner.switchedOn.push(node);
    const purpose = isPressed(node) ? purposeOf(node.name) : undefined;
    if (purpose !== undefined) banner[purpose] ??= node;
  }
  return banner;
}

function textOf(view: PageView, root: number): string {
  return subtree(view, root)
    .filter(({ role }) => role === "text" || role === "heading")
    .map(({ name }) => name)
    .concat(view.nodes[root]?.name ?? "")
    .join(" ");
}

/** A node and all below it: they stand behind it, until one has an earlier parent. */
function subtree({ nodes }: PageView, root: number): ViewNode[] {
  let end = root + 1;
  while (end < nodes.length && (nodes[end]?.parent ?? -1) >= root) end += 1;
  return nodes.slice(root, end);
}
