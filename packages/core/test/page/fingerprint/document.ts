import type { PageView, ViewNode } from "../../../src/page/view.ts";

/** An element of a page that can be revised: as a document has it, wrappers and attributes too. */
export type Written = {
  /** Stays with an element through all revisions; copies and what is new have none. */
  key?: string;
  /** Key of the element that it was made from. */
  copyOf?: string;
  role: string;
  tag: string;
  /** Set by the author (`aria-label`, a `<label>`); else the content names it where its role allows. */
  label?: string;
  id?: string;
  classes?: string[];
  nameAttribute?: string;
  testId?: string;
  href?: string;
  inputType?: string;
  placeholder?: string;
  options?: string[];
  children: (Written | string)[];
};

const namedByContent = new Set([
  "button",
  "link",
  "heading",
  "tab",
  "menuitem",
  "cell",
  "columnheader",
  "row",
]);
const controls = new Set([
  "button",
  "link",
  "textbox",
  "searchbox",
  "combobox",
  "checkbox",
  "radio",
  "tab",
  "menuitem",
]);

export function contentOf(element: Written): string {
  return element.children
    .map((child) => (typeof child === "string" ? child : contentOf(child)))
    .join(" ")
    .trim();
}

export function elementsOf(root: Written): Written[] {
  return [root, ...root.children.flatMap((child) => (typeof child === "string" ? [] : elementsOf(child)))];
}

export const isControl = (element: Written) => controls.has(element.role);

export const nameOf = (element: Written) =>
  element.label ?? (namedByContent.has(element.role) ? contentOf(element) : "");

export type Shown = {
  view: PageView;
  /** Element → its node. */
  nodes: Map<Written, ViewNode>;
  /** Absolute XPath → element. */
  paths: Map<string, Written>;
  pathOf: Map<Written, string>;
};

/** The view of a document, as the in-page script would give it: wrappers that say nothing are left out. */
export function show(body: Written, url: string): Shown {
  const shown: Shown = {
    view: {
      url,
      title: "A page",
      viewport: { width: 1280, height: 720 },
      scroll: { x: 0, y: 0, maxX: 0, maxY: 0 },
      nodes: [
        {
          ref: "e1",
          parent: -1,
          role: "document",
          name: "",
          tag: "html",
          interactive: false,
          inViewport: true,
        },
      ],
    },
    nodes: new Map(),
    paths: new Map(),
    pathOf: new Map(),
  };
  addPaths(body, "/html[1]/body[1]", shown);
  addNodes(body, 0, shown);
  return shown;
}

function addPaths(element: Written, path: string, shown: Shown): void {
  shown.paths.set(path, element);
  shown.pathOf.set(element, path);
  const counts = new Map<string, number>();
  for (const child of element.children) {
    if (typeof child === "string") continue;
    const position = (counts.get(child.tag) ?? 0) + 1;
    counts.set(child.tag, position);
    addPaths(child, `${path}/${child.tag}[${position}]`, shown);
  }
}

function addNodes(element: Written | string, parent: number, shown: Shown): void {
  const { nodes } = shown.view;
  const place = { parent, inViewport: true };
  if (typeof element === "string") {
    if (element !== "")
      nodes.push({ ...place, ref: "", role: "text", name: element, tag: "", interactive: false });
    return;
  }
  const [only] = element.children;
  const isPlain = element.role === "generic" && element.tag !== "body";
  if (isPlain && (only === undefined || (element.children.length === 1 && typeof only !== "string"))) {
    if (only !== undefined) addNodes(only, parent, shown);
    return;
  }
  const index = nodes.length;
  const node = { ...nodeOf(element), ...place, ref: `e${index + 1}` };
  nodes.push(node);
  shown.nodes.set(element, node);
  for (const child of element.children) addNodes(child, index, shown);
}

function nodeOf(element: Written): Omit<ViewNode, "ref" | "parent" | "inViewport"> {
  const interactive = isControl(element);
  const hints = [element.id, element.nameAttribute, ...(element.classes ?? []), element.testId]
    .filter(Boolean)
    .join(" ");
  const options = element.options?.map((label) => ({
    label,
    value: label,
    selected: false,
    disabled: false,
  }));
  return {
    role: element.role,
    name: nameOf(element),
    tag: element.tag,
    interactive,
    ...(interactive && hints !== "" ? { hints } : {}),
    ...(element.href === undefined ? {} : { href: `https://shop.example${element.href}` }),
    ...(element.inputType === undefined ? {} : { inputType: element.inputType }),
    ...(element.placeholder === undefined ? {} : { placeholder: element.placeholder }),
    ...(element.role === "textbox" || element.role === "searchbox" ? { editable: true } : {}),
    ...(options === undefined ? {} : { options }),
  };
}
