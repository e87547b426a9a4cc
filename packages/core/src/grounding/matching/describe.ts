import type { PageView, ViewNode } from "../../page/view.ts";
import { shorten } from "./text.ts";

const roleWords: Record<string, string> = {
  textbox: "text field",
  searchbox: "search field",
  spinbutton: "number field",
  combobox: "dropdown",
  listbox: "list",
  listitem: "list item",
  menuitem: "menu item",
  menuitemcheckbox: "menu item",
  menuitemradio: "menu item",
  radio: "radio button",
  img: "image",
  banner: "header",
  contentinfo: "footer",
  complementary: "sidebar",
  region: "section",
  article: "card",
  generic: "element",
  alertdialog: "dialog",
  tabpanel: "tab panel",
  gridcell: "cell",
  iframe: "frame",
};

const places = new Set([
  "row",
  "listitem",
  "article",
  "dialog",
  "alertdialog",
  "form",
  "region",
  "group",
  "navigation",
  "banner",
  "contentinfo",
  "complementary",
  "tabpanel",
  "toolbar",
  "menu",
  "iframe",
  "search",
  "radiogroup",
]);

/** An element in words: role, name, place. Page text in it is shortened and stands in quotes. */
export function describe(view: PageView, node: ViewNode): string {
  const at = view.nodes.indexOf(node);
  // Controls are handed on with the names that people know them by, as nodes of their own.
  return describeAt(view, at >= 0 ? at : view.nodes.findIndex(({ ref }) => ref !== "" && ref === node.ref));
}

/** The same for an index into the view's nodes. */
export function describeAt(view: PageView, index: number): string {
  const place = placeOf(view, index);
  return place === undefined ? nameOf(view, index) : `${nameOf(view, index)} in the ${place}`;
}

function roleWord(node: ViewNode): string {
  return roleWords[node.role] ?? node.role;
}

function nameOf(view: PageView, index: number): string {
  const node = view.nodes[index];
  if (!node) return "element";
  const own = [
    node.name,
    node.placeholder,
    node.description,
    textIn(view, index),
    node.tooltip,
    node.hints,
  ].find((text) => text?.trim());
  return own ? `${roleWord(node)} “${shorten(own, 60)}”` : roleWord(node);
}

/** The nearest ancestor that a person would name; landmarks need no name. */
function placeOf(view: PageView, index: number): string | undefined {
  let landmark: string | undefined;
  for (let at = view.nodes[index]?.parent ?? -1; at > 0; at = view.nodes[at]?.parent ?? -1) {
    const node = view.nodes[at];
    if (!node || !places.has(node.role)) continue;
    const name = headingIn(view, at) ?? node.name;
    if (name.trim() !== "") return `${roleWord(node)} “${shorten(name, 60)}”`;
    landmark ??= roleWord(node);
  }
  return landmark;
}

/** The first heading inside, which says more than a name made of all the content. */
function headingIn(view: PageView, index: number): string | undefined {
  const role = view.nodes[index]?.role ?? "";
  if (!["row", "listitem", "article", "region", "dialog"].includes(role)) return undefined;
  return (
    firstInside(view, index, (node) => node.role === "heading") ??
    (view.nodes[index]?.name ? undefined : textIn(view, index))
  );
}

function textIn(view: PageView, index: number): string | undefined {
  return firstInside(view, index, (node) => node.role === "text" && node.name.trim() !== "");
}

function firstInside(view: PageView, index: number, fits: (node: ViewNode) => boolean): string | undefined {
  for (let at = index + 1; at < Math.min(view.nodes.length, index + 40); at += 1) {
    const node = view.nodes[at];
    if (!node || node.parent < index) return undefined;
    if (fits(node)) return node.name;
  }
  return undefined;
}
