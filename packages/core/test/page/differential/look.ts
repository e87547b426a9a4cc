import type { CDPSession, Page } from "playwright-core";
import { referenceOf } from "../../../src/page/reference.ts";
import { takeView } from "../../../src/page/snapshot.ts";
import type { PageView, ViewNode } from "../../../src/page/view.ts";
import { PageWorlds, type World } from "../../../src/page/worlds.ts";
import { chromiumTree } from "./chromium-tree.ts";
import { playwrightTree } from "./playwright-tree.ts";
import { collapse, stateNames, type Compared, type Told } from "./told.ts";

/** Elements in the order of the DOM tree, shadow trees before the children of their hosts. */
const elementOrder = `(() => {
  const found = [];
  const visit = (node) => {
    if (node.nodeType === 1) {
      found.push(node);
      if (node.shadowRoot) visit(node.shadowRoot);
    }
    for (const child of node.childNodes) visit(child);
  };
  visit(document);
  return found;
})()`;

/** Every element of the page that is open, as each of the three tells it. */
export async function lookAt(page: Page): Promise<Compared[]> {
  const worlds = await PageWorlds.attach(page);
  const world = await worlds.main();
  const session = await page.context().newCDPSession(page);
  const view = await takeView(worlds);
  const [ours, chromium] = [await ourTree(world, view), await chromiumTree(session)];
  const playwright = await playwrightTree(page);
  const elements = await outlines(session);
  if (elements.length !== chromium.length) throw new Error("the page changed while it was being looked at");
  await session.detach();
  return elements.map(({ reference, ...outline }, index) => {
    const compared: Compared = outline;
    const [own, browser, other] = [ours.get(index), chromium[index], playwright.get(reference)];
    if (own !== undefined) compared.ours = own;
    if (browser !== undefined) compared.chromium = browser;
    if (other !== undefined) compared.playwright = other;
    return compared;
  });
}

type Outline = Omit<Compared, "ours" | "chromium" | "playwright"> & { reference: string };

async function outlines(session: CDPSession): Promise<Outline[]> {
  const expression = `JSON.stringify(${elementOrder}.map((element) => ({
    tag: element.localName,
    markup: element.cloneNode(false).outerHTML.replace(/ data-aria-reference="\\w+"/, "").replace(/<\\/[^>]*>$/, "").slice(0, 160),
    reference: element.getAttribute("data-aria-reference") ?? "",
    interactive: element.tabIndex >= 0,
    inert: element.closest("[inert]") !== null || (document.querySelector(":modal")?.contains(element) === false),
    skipped: element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
    inFallback: element.closest("canvas, object, foreignObject") !== null,
  })))`;
  const { result } = await session.send("Runtime.evaluate", { expression, returnByValue: true });
  return JSON.parse(String(result.value)) as Outline[];
}

/** By index of the element; what we leave out, or let speak through its only child, is not there. */
async function ourTree(world: World, view: PageView): Promise<Map<number, Told>> {
  const prefix = referenceOf(world.sequence, 0).slice(0, -1);
  const numbers = view.nodes.map(({ ref }) =>
    ref.startsWith(prefix) ? Number(ref.slice(prefix.length)) : 0,
  );
  const { result } = await world.session.send("Runtime.callFunctionOn", {
    uniqueContextId: world.contextId,
    functionDeclaration: `(numbers) => {
      const places = new Map(${elementOrder}.map((element, index) => [element, index]));
      const placeOf = (element) => places.get(element) ?? -1;
      return numbers.map((number) => {
        const element = legwork.element(number);
        const options = element?.localName === "select" ? [...element.options].map(placeOf) : [];
        return { place: placeOf(element), options };
      });
    }`,
    arguments: [{ value: numbers }],
    returnByValue: true,
  });
  const places = result.value as { place: number; options: number[] }[];
  const texts = textsOf(view);
  const tree = new Map<number, Told>();
  for (const [index, node] of view.nodes.entries()) {
    const { place, options } = places[index] ?? { place: -1, options: [] };
    if (place < 0) continue;
    tree.set(place, told(node, texts[index] ?? ""));
    // The options of a select are told by the select.
    for (const [at, option] of (node.options ?? []).entries())
      tree.set(options[at] ?? -1, optionTold(option));
  }
  return tree;
}

function optionTold({ label, selected, disabled }: NonNullable<ViewNode["options"]>[number]): Told {
  return { role: "option", name: label, states: { selected: String(selected), disabled: String(disabled) } };
}

/** What a reader of the view reads below each node. */
function textsOf(view: PageView): string[] {
  const parts: string[][] = view.nodes.map(() => []);
  for (let index = view.nodes.length - 1; index >= 0; index -= 1) {
    const node = view.nodes[index];
    if (node === undefined) continue;
    const own = parts[index] ?? [];
    const isSaid = own.length === 0 && node.name !== "";
    parts[node.parent]?.unshift(...(isSaid ? [node.name] : own));
  }
  return parts.map((texts) => collapse(texts.join(" ")));
}

function told(node: ViewNode, text: string): Told {
  const states: Told["states"] = {};
  for (const state of stateNames) {
    const value = node[state];
    if (value !== undefined) states[state] = collapse(String(value));
  }
  return { role: node.role, name: node.name, text, states };
}
