import type { CDPSession } from "playwright-core";
import { collapse, type StateName, type Told } from "./told.ts";

type DomNode = {
  nodeType: number;
  backendNodeId: number;
  localName: string;
  shadowRootType?: string;
  shadowRoots?: DomNode[];
  children?: DomNode[];
};

type AxValue = { value?: unknown };
type AxNode = {
  ignored: boolean;
  role?: AxValue;
  name?: AxValue;
  description?: AxValue;
  value?: AxValue;
  properties?: { name: string; value: AxValue }[];
  backendDOMNodeId?: number;
};

/**
 * Chromium's own accessibility tree (CDP `Accessibility.getFullAXTree`), in the order of the elements in the DOM tree,
 * shadow trees before the children of their hosts; undefined for an element that it leaves out.
 */
export async function chromiumTree(session: CDPSession): Promise<(Told | undefined)[]> {
  const { root } = (await session.send("DOM.getDocument", { depth: -1, pierce: true })) as { root: DomNode };
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: AxNode[] };
  const byElement = new Map(nodes.map((node) => [node.backendDOMNodeId, node]));
  return elementsOf(root).map(({ backendNodeId, localName }) => {
    const node = byElement.get(backendNodeId);
    return node === undefined || node.ignored ? undefined : told(node, localName);
  });
}

function elementsOf(root: DomNode): DomNode[] {
  const found: DomNode[] = [];
  const visit = (node: DomNode): void => {
    if (node.nodeType === 1) found.push(node);
    for (const shadow of node.shadowRoots ?? []) if (shadow.shadowRootType !== "user-agent") visit(shadow);
    for (const child of node.children ?? []) visit(child);
  };
  visit(root);
  return found;
}

/** Chromium's names for what ARIA calls otherwise. */
const ariaRoles: Record<string, string> = {
  RootWebArea: "document",
  image: "img",
  none: "presentation",
  Iframe: "iframe",
  DisclosureTriangle: "button",
  MathMLMath: "math",
  SvgRoot: "img",
  ColorWell: "textbox",
  Date: "textbox",
  DateTime: "textbox",
  InputTime: "textbox",
};

/** Chromium's own words for elements that ARIA has no role for. */
const withoutRole =
  /^(?:Abbr|Audio|Canvas|DescriptionList|Figcaption|LabelText|Legend|LineBreak|MathML.*|Ruby.*|Video|PluginObject)$/;

const stateProperties: Partial<Record<string, StateName>> = {
  checked: "checked",
  selected: "selected",
  expanded: "expanded",
  pressed: "pressed",
  disabled: "disabled",
  readonly: "readonly",
  required: "required",
  invalid: "invalid",
  level: "level",
  multiselectable: "multiple",
  modal: "modal",
  focused: "focused",
};

function told(node: AxNode, tag: string): Told {
  const word = String(node.role?.value ?? "generic");
  // A table in looks alone has no role by any standard.
  const isLooks = word.startsWith("LayoutTable") && !/^(?:table|t[drh]|tbody|thead|tfoot)$/.test(tag);
  const role = ariaRoles[word] ?? (withoutRole.test(word) || isLooks ? "generic" : word);
  const states: Told["states"] = {};
  for (const { name, value } of node.properties ?? []) {
    const state = stateProperties[name];
    if (state !== undefined) states[state] = String(value.value);
  }
  // That of a list item or a table row is told by where it stands.
  if (role !== "heading") delete states.level;
  const words = (node.properties ?? []).find(({ name }) => name === "valuetext")?.value.value;
  const value = words || node.value?.value;
  if (value !== undefined) states.value = collapse(String(value));
  if (node.description?.value) states.description = collapse(String(node.description.value));
  return { role, name: collapse(String(node.name?.value ?? "")), states };
}
