import { selectors, type Page } from "playwright-core";
import { collapse, stateNames, type Told } from "./told.ts";

type Snapshot = {
  role: string;
  name?: string;
  ref?: string;
  children?: (Snapshot | string)[];
} & Record<string, unknown>;

/**
 * Finds the elements that the last snapshot named, and writes each one's reference into an attribute of it. A selector
 * engine is the way into the world where Playwright keeps them.
 */
const referencedEngine = () => ({
  query: () => null,
  queryAll: (root: ParentNode): Element[] => {
    const found: Element[] = [];
    const visit = (parent: ParentNode): void => {
      for (const element of parent.querySelectorAll("*")) {
        const known = (element as Element & { _ariaRef?: { ref: string } })._ariaRef;
        if (known !== undefined) {
          element.setAttribute("data-aria-reference", known.ref);
          found.push(element);
        }
        if (element.shadowRoot !== null) visit(element.shadowRoot);
      }
    };
    visit(root);
    return found;
  },
});

let registered: Promise<void> | undefined;

/**
 * Playwright's ARIA snapshot in the mode that names elements, by reference. Elements that a pointer cannot reach have
 * none and are left out, as is what stands in frames. Writes `data-aria-reference` into the page.
 */
export async function playwrightTree(page: Page): Promise<Map<string, Told>> {
  registered ??= selectors.register("aria-referenced", referencedEngine, { contentScript: true });
  await registered;
  const snapshot = (await page.ariaSnapshotJSON({ mode: "ai" })) as unknown as (Snapshot | string)[];
  const byReference = new Map<string, Told>();
  const visit = (node: Snapshot | string): void => {
    if (typeof node === "string") return;
    if (node.ref !== undefined && /^e\d+$/.test(node.ref)) byReference.set(node.ref, told(node));
    for (const child of node.children ?? []) visit(child);
  };
  for (const node of snapshot) visit(node);
  const marked = await page.locator("aria-referenced=*").count();
  if (marked < byReference.size) throw new Error("Playwright keeps its references elsewhere now");
  return byReference;
}

function told(node: Snapshot): Told {
  const states: Told["states"] = {};
  for (const state of stateNames) {
    const value = node[state === "focused" ? "active" : state];
    if (value !== undefined) states[state] = String(value);
  }
  return { role: node.role, name: collapse(node.name ?? ""), states };
}
