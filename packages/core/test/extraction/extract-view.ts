import type { PageView, ViewNode } from "../../src/page/view.ts";

/** Roles as the page walk gives them; enough of HTML for small pages written by hand. */
const ROLES: Record<string, string> = {
  a: "link",
  article: "article",
  aside: "complementary",
  button: "button",
  caption: "caption",
  dd: "definition",
  del: "deletion",
  dt: "term",
  fieldset: "group",
  footer: "contentinfo",
  form: "form",
  img: "img",
  input: "textbox",
  li: "listitem",
  main: "main",
  nav: "navigation",
  ol: "list",
  p: "paragraph",
  select: "combobox",
  strong: "strong",
  table: "table",
  tbody: "rowgroup",
  td: "cell",
  tfoot: "rowgroup",
  th: "columnheader",
  thead: "rowgroup",
  time: "time",
  tr: "row",
  ul: "list",
};
const INPUT_ROLES: Record<string, string> = {
  checkbox: "checkbox",
  radio: "radio",
  number: "spinbutton",
  search: "searchbox",
};
const VOID = new Set(["input", "img", "br"]);
const NAMED_BY_TEXT = new Set(["link", "button", "heading", "option"]);
const BASE = "https://shop.test/page";

/** A view of a small page. `<input>` takes its name from `aria-label`; `invalid`, `checked` are attributes. */
export function view(html: string, page: { title?: string; url?: string } = {}): PageView {
  const nodes: ViewNode[] = [node(-1, { role: "document", tag: "#document", name: page.title ?? "" })];
  const open: number[] = [0];
  for (const [, close, tag = "", attributes = "", text = ""] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)((?:\s[^>]*)?)>|([^<]+)/g,
  )) {
    const parent = open.at(-1) ?? 0;
    if (tag === "") {
      const collapsed = text.replace(/\s+/g, " ").replaceAll("&nbsp;", "\u00A0").trim();
      if (collapsed !== "") nodes.push(node(parent, { role: "text", tag: "", name: collapsed }));
    } else if (close !== "") open.pop();
    else if (tag !== "br") {
      nodes.push(element(parent, tag, attributes));
      if (!VOID.has(tag)) open.push(nodes.length - 1);
    }
  }
  nameByText(nodes);
  return {
    url: page.url ?? BASE,
    title: page.title ?? "",
    viewport: { width: 1280, height: 720 },
    scroll: { x: 0, y: 0, maxX: 0, maxY: 0 },
    nodes,
  };
}

function node(parent: number, more: Partial<ViewNode>): ViewNode {
  return {
    ref: "",
    parent,
    role: "generic",
    name: "",
    tag: "div",
    interactive: false,
    inViewport: true,
    ...more,
  };
}

function element(parent: number, tag: string, attributes: string): ViewNode {
  const read = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  const has = (name: string) => new RegExp(`\\s${name}(?=[\\s=]|$)`).test(attributes);
  const inputType = tag === "input" ? (read("type") ?? "text") : undefined;
  const address = read("href") ?? read("src");
  const onOff = inputType === "checkbox" || inputType === "radio";
  const optional = {
    href: address === undefined ? undefined : new URL(address, BASE).href,
    value: onOff ? undefined : read("value"),
    itemProperty: read("itemprop"),
    columnSpan: span(read("colspan")),
    rowSpan: span(read("rowspan")),
    hints: read("hints"),
    description: read("title"),
    level: /^h[1-6]$/.test(tag) ? Number(tag[1]) : undefined,
    checked: onOff ? has("checked") : undefined,
    invalid: has("invalid") ? true : undefined,
    options: read("options")
      ?.split("|")
      .map((label) => ({
        label: label.replace("*", ""),
        value: label.replace("*", ""),
        selected: label.endsWith("*"),
        disabled: false,
      })),
    inputType,
  };
  const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined));
  const heading = /^h[1-6]$/.test(tag) ? "heading" : undefined;
  const scoped = tag === "th" && read("scope") === "row" ? "rowheader" : undefined;
  const role = read("role") ?? heading ?? scoped ?? INPUT_ROLES[inputType ?? ""] ?? ROLES[tag] ?? "generic";
  return node(parent, { ref: "e1", role, tag, name: read("aria-label") ?? read("alt") ?? "", ...given });
}

function span(cells: string | undefined): number | undefined {
  return cells === undefined ? undefined : Number(cells);
}

function nameByText(nodes: ViewNode[]): void {
  nodes.forEach((named, index) => {
    if (named.name !== "" || !NAMED_BY_TEXT.has(named.role)) return;
    const inside = new Set([index]);
    const texts: string[] = [];
    for (let at = index + 1; at < nodes.length; at++) {
      const below = nodes[at];
      if (below === undefined || !inside.has(below.parent)) break;
      inside.add(at);
      if (below.role === "text" || below.role === "img") texts.push(below.name);
    }
    named.name = texts.join(" ").trim();
  });
}
