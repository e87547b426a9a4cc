import { isEditingHost } from "./elements.ts";
import { internalRole } from "./internals.ts";

/** Roles of elements that have the same one wherever they stand (HTML-AAM 1.0, section 3.5). */
const fixedRoles: Record<string, string> = {
  address: "group",
  article: "article",
  blockquote: "blockquote",
  button: "button",
  caption: "caption",
  code: "code",
  datalist: "listbox",
  dd: "definition",
  del: "deletion",
  details: "group",
  dfn: "term",
  dialog: "dialog",
  dir: "list",
  dt: "term",
  em: "emphasis",
  embed: "img",
  fieldset: "group",
  figure: "figure",
  form: "form",
  h1: "heading",
  h2: "heading",
  h3: "heading",
  h4: "heading",
  h5: "heading",
  h6: "heading",
  hgroup: "group",
  hr: "separator",
  html: "document",
  iframe: "iframe",
  ins: "insertion",
  main: "main",
  mark: "mark",
  math: "math",
  menu: "list",
  meter: "meter",
  nav: "navigation",
  ol: "list",
  optgroup: "group",
  option: "option",
  output: "status",
  p: "paragraph",
  progress: "progressbar",
  s: "deletion",
  search: "search",
  strong: "strong",
  sub: "subscript",
  sup: "superscript",
  svg: "img",
  table: "table",
  textarea: "textbox",
  time: "time",
  ul: "list",
};

const inputRoles: Record<string, string> = {
  button: "button",
  checkbox: "checkbox",
  color: "textbox",
  date: "textbox",
  "datetime-local": "textbox",
  file: "button",
  image: "button",
  month: "textbox",
  number: "spinbutton",
  radio: "radio",
  range: "slider",
  reset: "button",
  search: "searchbox",
  submit: "button",
  time: "textbox",
  week: "textbox",
};

/** Inputs that offer a list of suggestions as they are typed into (HTML-AAM 1.0, section 3.5, `input` with `list`). */
const suggesting = new Set(["email", "search", "tel", "text", "url"]);

const sectioning =
  "article, aside, main, nav, section, [role=article], [role=complementary], [role=main], [role=navigation], [role=region]";

/** Content inside which an `<aside>` is no landmark; unlike {@link sectioning}, `<main>` is not one of it. */
const asideScopes =
  "article, aside, nav, section, [role=article], [role=complementary], [role=navigation], [role=region]";

const partRoles = "caption cell columnheader listitem row rowgroup rowheader";

const documentRoles =
  "comment deletion directory feed figure generic graphics-document graphics-object graphics-symbol group " +
  "insertion log marquee math none note presentation sectionfooter sectionheader suggestion timer tooltip " +
  "doc-abstract doc-acknowledgments doc-afterword doc-appendix doc-backlink doc-biblioentry doc-bibliography " +
  "doc-biblioref doc-chapter doc-colophon doc-conclusion doc-cover doc-credit doc-credits doc-dedication " +
  "doc-endnote doc-endnotes doc-epigraph doc-epilogue doc-errata doc-example doc-footnote doc-foreword " +
  "doc-glossary doc-glossref doc-index doc-introduction doc-noteref doc-notice doc-pagebreak doc-pagefooter " +
  "doc-pageheader doc-pagelist doc-part doc-preface doc-prologue doc-pullquote doc-qna doc-subtitle doc-tip doc-toc";

const landmarkRoles = "alert alertdialog application banner complementary contentinfo region";

const widgetRoles =
  "combobox grid gridcell image link listbox menu menubar menuitem menuitemcheckbox menuitemradio radiogroup " +
  "scrollbar switch tab tablist tabpanel toolbar tree treegrid treeitem checkbox";

/**
 * Roles that authors may name; any other token of a `role` attribute is skipped (ARIA 1.2, section 5.4): those of
 * ARIA 1.2, and of ARIA 1.3, DPub-ARIA 1.1 and Graphics-ARIA 1.0 those that browsers know.
 */
const knownRoles = new Set([
  ...Object.values(fixedRoles).filter((role) => role !== "iframe"),
  ...Object.values(inputRoles),
  ...`${partRoles} ${documentRoles} ${landmarkRoles} ${widgetRoles}`.split(" "),
]);

/** Other words for the same role (ARIA 1.2 for `none`, 1.3 for `image`; `directory` is deprecated in favour of `list`). */
const synonyms: Record<string, string> = { none: "presentation", image: "img", directory: "list" };

/** The role of an element: its `role` attribute when that is known, else what HTML-AAM says; `generic` for none. */
export function roleOf(element: Element): string {
  const attribute = element.getAttribute("role");
  return (attribute === null ? undefined : namedRole(element, attribute)) ?? implicitRole(element);
}

function namedRole(element: Element, attribute: string): string | undefined {
  for (const token of attribute.toLowerCase().split(/\s+/)) {
    if (!knownRoles.has(token)) continue;
    const role = synonyms[token] ?? token;
    if (role === "presentation" && isNeeded(element)) return undefined;
    // A landmark that nothing names is none (ARIA 1.2, section 9.1).
    if ((role === "form" || role === "region") && !hasName(element)) continue;
    return role;
  }
  return undefined;
}

/** What can be focused, or has a property that every role may have, cannot be taken away (ARIA 1.2, section 7.3). */
function isNeeded(element: Element): boolean {
  return element.matches(globalProperties) || (isFocusable(element) && !element.matches(":disabled"));
}

const globalProperties = [
  ..."atomic braillelabel brailleroledescription busy controls current describedby description details".split(
    " ",
  ),
  ..."dropeffect flowto grabbed keyshortcuts label labelledby live owns relevant roledescription".split(" "),
]
  .map((name) => `[aria-${name}]`)
  .join(", ");

function implicitRole(element: Element): string {
  const tag = element.localName;
  const internal = internalRole(element);
  if (internal !== undefined && knownRoles.has(internal)) return synonyms[internal] ?? internal;
  const computed = computedRoles.get(tag)?.(element);
  if (computed !== undefined) return computed;
  if (isEditingHost(element)) return "textbox";
  const fixed = Object.hasOwn(fixedRoles, tag) ? fixedRoles[tag] : undefined;
  return fixed ?? (element.hasAttribute("popover") ? "group" : "generic");
}

const isNotBlank = (text: string | null) => text !== null && text.trim() !== "";

/** Whether authors gave the element a name; read off the attributes, since what they refer to may change. */
const hasName = (element: Element) =>
  isNotBlank(element.getAttribute("aria-label")) ||
  isNotBlank(element.getAttribute("aria-labelledby")) ||
  isNotBlank(element.getAttribute("title"));

const scoped = (element: Element, role: string) =>
  element.parentElement?.closest(sectioning) ? "generic" : role;

const link = (element: Element) =>
  element.hasAttribute("href") || element.hasAttribute("xlink:href") ? "link" : "generic";

/** Elements whose role depends on their attributes or their place. */
const computedRoles = new Map<string, (element: Element) => string | undefined>([
  ["a", link],
  ["area", link],
  [
    "aside",
    (element) =>
      element.parentElement?.closest(asideScopes) && !hasName(element) ? "generic" : "complementary",
  ],
  ["footer", (element) => scoped(element, "contentinfo")],
  ["header", (element) => scoped(element, "banner")],
  ["img", (element) => (isDecoration(element) ? "presentation" : "img")],
  ["input", (element) => inputRole(element as HTMLInputElement)],
  ["li", listItemRole],
  ["section", (element) => (hasName(element) ? "region" : "generic")],
  ["select", selectRole],
  ["summary", summaryRole],
  ["tbody", (element) => partOf(element, "rowgroup")],
  ["td", (element) => cellRole(element, "cell")],
  ["tfoot", (element) => partOf(element, "rowgroup")],
  ["th", (element) => cellRole(element, headerRole(element))],
  ["thead", (element) => partOf(element, "rowgroup")],
  ["tr", (element) => partOf(element, "row")],
]);

/** An image without words of its own; a title, a focus or a property that asks for it make it one that counts. */
function isDecoration(image: Element): boolean {
  return image.getAttribute("alt") === "" && !isNotBlank(image.getAttribute("title")) && !isNeeded(image);
}

function isPresentation(element: Element): boolean {
  return element.hasAttribute("role") && roleOf(element) === "presentation";
}

/** Parts of a list or table that is one in looks alone are likewise (ARIA 1.2, section 7.2). */
function partOf(element: Element, role: string): string {
  const whole = element.parentElement?.closest("table");
  return whole && isPresentation(whole) ? "presentation" : role;
}

function listItemRole(item: Element): string {
  const list = item.parentElement;
  const isPart = list !== null && listTags.has(list.localName) && isPresentation(list);
  return isPart ? "presentation" : "listitem";
}

const listTags = new Set(["ul", "ol", "menu", "dir"]);

function selectRole(element: Element): string {
  const select = element as HTMLSelectElement;
  return select.multiple || select.size > 1 ? "listbox" : "combobox";
}

/** Only the first summary of a `<details>` opens and closes it (HTML, section 4.11.2). */
function summaryRole(summary: Element): string {
  return isSummary(summary) ? "button" : "generic";
}

export function isSummary(summary: Element): boolean {
  const details = summary.parentElement;
  if (details?.localName !== "details") return false;
  for (let before = summary.previousElementSibling; before; before = before.previousElementSibling)
    if (before.localName === "summary") return false;
  return true;
}

function inputRole(input: HTMLInputElement): string {
  const { type } = input;
  if (suggesting.has(type) && input.list !== null) return "combobox";
  return inputRoles[type] ?? "textbox";
}

function cellRole(cell: Element, role: string): string {
  const table = cell.closest("table");
  if (!table?.hasAttribute("role")) return role;
  const whole = roleOf(table);
  if (whole === "presentation") return "presentation";
  return role === "cell" && (whole === "grid" || whole === "treegrid") ? "gridcell" : role;
}

function headerRole(cell: Element): string {
  const scope = cell.getAttribute("scope")?.toLowerCase();
  if (scope === "row" || scope === "rowgroup") return "rowheader";
  if (scope === "col" || scope === "colgroup") return "columnheader";
  const row = cell.parentElement;
  const isAlone = row !== null && ![...row.children].every((sibling) => sibling.localName === "th");
  return isAlone && row.parentElement?.localName !== "thead" ? "rowheader" : "columnheader";
}

export function isFocusable(element: Element): boolean {
  return element.matches(
    "a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex]",
  );
}

const interactiveRoles = new Set(
  "button checkbox combobox link listbox menuitem menuitemcheckbox menuitemradio option radio searchbox slider spinbutton switch tab textbox treeitem scrollbar".split(
    " ",
  ),
);

export function isInteractiveRole(role: string): boolean {
  return interactiveRoles.has(role);
}
