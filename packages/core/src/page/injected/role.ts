import { isEditingHost } from "./elements.ts";

/** Roles of elements that have the same one wherever they stand (HTML-AAM 1.0, section 3.5). */
const fixedRoles: Record<string, string> = {
  address: "group",
  article: "article",
  aside: "complementary",
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
  dt: "term",
  em: "emphasis",
  embed: "img",
  fieldset: "group",
  figure: "figure",
  h1: "heading",
  h2: "heading",
  h3: "heading",
  h4: "heading",
  h5: "heading",
  h6: "heading",
  hr: "separator",
  html: "document",
  iframe: "iframe",
  ins: "insertion",
  li: "listitem",
  main: "main",
  mark: "mark",
  menu: "list",
  meter: "meter",
  nav: "navigation",
  ol: "list",
  optgroup: "group",
  option: "option",
  output: "status",
  p: "paragraph",
  progress: "progressbar",
  search: "search",
  strong: "strong",
  sub: "subscript",
  summary: "button",
  sup: "superscript",
  svg: "img",
  table: "table",
  tbody: "rowgroup",
  textarea: "textbox",
  tfoot: "rowgroup",
  thead: "rowgroup",
  time: "time",
  tr: "row",
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

const sectioning =
  "article, aside, main, nav, section, [role=article], [role=complementary], [role=main], [role=navigation], [role=region]";

/** Roles that ARIA lets authors name; any other token of a `role` attribute is skipped (ARIA 1.2, section 5.4). */
const knownRoles = new Set([
  ...Object.values(fixedRoles),
  ...Object.values(inputRoles),
  ..."alert alertdialog application banner cell checkbox columnheader combobox contentinfo directory feed form generic grid gridcell link listbox log marquee math menu menubar menuitem menuitemcheckbox menuitemradio none note presentation radiogroup region rowheader scrollbar switch tab tablist tabpanel timer toolbar tooltip tree treegrid treeitem".split(
    " ",
  ),
]);

/** The role of an element: its `role` attribute when that is known, else what HTML-AAM says; `generic` for none. */
export function roleOf(element: Element): string {
  const named = namedRole(element);
  if (named !== undefined && !(named === "presentation" && isFocusable(element))) return named;
  return implicitRole(element);
}

function namedRole(element: Element): string | undefined {
  const attribute = element.getAttribute("role");
  if (attribute === null) return undefined;
  for (const token of attribute.toLowerCase().split(/\s+/)) {
    if (knownRoles.has(token)) return token === "none" ? "presentation" : token === "image" ? "img" : token;
  }
  return undefined;
}

function implicitRole(element: Element): string {
  const tag = element.localName;
  const computed = computedRoles[tag]?.(element);
  if (computed !== undefined) return computed;
  if (isEditingHost(element)) return "textbox";
  return Object.hasOwn(fixedRoles, tag) ? (fixedRoles[tag] as string) : "generic";
}

const hasName = (element: Element) =>
  element.hasAttribute("aria-label") || element.hasAttribute("aria-labelledby");
const scoped = (element: Element, role: string) =>
  element.parentElement?.closest(sectioning) ? "generic" : role;

/** Elements whose role depends on their attributes or their place. */
const computedRoles: Record<string, (element: Element) => string> = {
  a: (element) => (element.hasAttribute("href") ? "link" : "generic"),
  area: (element) => (element.hasAttribute("href") ? "link" : "generic"),
  img: (element) => (element.getAttribute("alt") === "" && !hasName(element) ? "presentation" : "img"),
  header: (element) => scoped(element, "banner"),
  footer: (element) => scoped(element, "contentinfo"),
  section: (element) => (hasName(element) ? "region" : "generic"),
  form: (element) => (hasName(element) ? "form" : "generic"),
  select: (element) => {
    const select = element as HTMLSelectElement;
    return select.multiple || select.size > 1 ? "listbox" : "combobox";
  },
  td: (element) => (element.closest("table")?.matches("[role=grid], [role=treegrid]") ? "gridcell" : "cell"),
  th: (element) => headerRole(element as HTMLTableCellElement),
  input: (element) => inputRole(element as HTMLInputElement),
};

function inputRole(input: HTMLInputElement): string {
  if (input.hasAttribute("list") && !Object.hasOwn(inputRoles, input.type)) return "combobox";
  return inputRoles[input.type] ?? "textbox";
}

function headerRole(cell: HTMLTableCellElement): string {
  const scope = cell.getAttribute("scope")?.toLowerCase();
  if (scope === "row" || scope === "rowgroup") return "rowheader";
  if (scope === "col" || scope === "colgroup") return "columnheader";
  const row = cell.parentElement;
  const isAlone = row !== null && ![...row.children].every((sibling) => sibling.localName === "th");
  return isAlone && !row.closest("thead") ? "rowheader" : "columnheader";
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
