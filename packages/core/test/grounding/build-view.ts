import type { PageView, ViewNode } from "../../src/page/view.ts";

/** A node as a test writes it: what it is, with children inside. Text is a plain string. */
export type Written =
  | string
  | ({ role: string; children?: Written[] } & Partial<Omit<ViewNode, "role" | "parent">>);

const controls = new Set([
  "button",
  "link",
  "textbox",
  "searchbox",
  "combobox",
  "listbox",
  "checkbox",
  "radio",
  "switch",
  "slider",
  "spinbutton",
  "tab",
  "menuitem",
  "menuitemcheckbox",
  "menuitemradio",
  "option",
  "treeitem",
]);
const editables = new Set(["textbox", "searchbox", "spinbutton"]);
const tags: Record<string, string> = {
  link: "a",
  button: "button",
  generic: "div",
  listitem: "li",
  row: "tr",
  cell: "td",
  heading: "h2",
  article: "article",
  form: "form",
};

/** Writes a page: nodes stand one under the other, 30 CSS pixels each, unless they say where. */
export function view(children: Written[], page: Partial<PageView> = {}): PageView {
  const nodes: ViewNode[] = [];
  const add = (written: Written, parent: number): void => {
    const at = nodes.length;
    const box = { x: 10, y: at * 30, width: 200, height: 24 };
    if (typeof written === "string") {
      nodes.push({
        ref: "",
        parent,
        role: "text",
        name: written,
        tag: "",
        interactive: false,
        box,
        inViewport: true,
      });
      return;
    }
    const { children: inner = [], role, ...rest } = written;
    nodes.push({
      ref: `e${at}`,
      parent,
      role,
      name: "",
      tag: tags[role] ?? (editables.has(role) ? "input" : "div"),
      interactive: controls.has(role),
      ...(editables.has(role) ? { editable: true } : {}),
      box,
      inViewport: true,
      ...rest,
    });
    for (const child of inner) add(child, at);
  };
  add({ role: "document", name: page.title ?? "", children }, -1);
  return {
    url: "https://shop.example/",
    title: "Shop",
    viewport: { width: 1280, height: 720 },
    scroll: { x: 0, y: 0, maxX: 0, maxY: 2000 },
    ...page,
    nodes,
  };
}

const named =
  (role: string) =>
  (name: string, rest: Partial<ViewNode> & { children?: Written[] } = {}): Written => ({
    role,
    name,
    ...rest,
  });

export const button = named("button");
export const link = (name: string, href = `/${name.toLowerCase().replaceAll(" ", "-")}`): Written => ({
  role: "link",
  name,
  href: `https://shop.example${href}`,
  children: [name],
});
export const textbox = named("textbox");
export const checkbox = named("checkbox");
export const radio = named("radio");
export const tab = named("tab");
export const heading = (name: string, level = 2): Written => ({
  role: "heading",
  name,
  level,
  children: [name],
});
export const box = (...children: Written[]): Written => ({ role: "generic", children });
export const within = (role: string, name: string, ...children: Written[]): Written => ({
  role,
  name,
  children,
});

export function select(name: string, ...labels: string[]): Written {
  const options = labels.map((label, at) => ({
    label,
    value: `v${at}`,
    selected: at === 0,
    disabled: false,
  }));
  return { role: "combobox", tag: "select", name, options };
}
