import { shadowRootOf } from "./shadow.ts";

/**
 * The document and the shadow roots in it. What changes inside a shadow root is not seen from outside it, and no
 * record tells that one was attached, so they are looked for: in what was added since the last look, and now and then in
 * everything.
 */
const shadows = new Set<WeakRef<ShadowRoot>>();
const known = new WeakSet<ShadowRoot>();
/** Elements that were added since the last look; undefined when they are too many to keep, or nothing was looked at yet. */
let newcomers: Element[] | undefined;

/** Newcomers that are kept at most; a look at everything is cheaper then. */
const mostNewcomers = 500;
/** A document of so many elements is looked through for each action: it takes half a millisecond. */
const smallDocument = 8_000;

const everything = document.getElementsByTagName("*");

/** Keeps a shadow root in mind; answers whether it is new. */
export function addShadow(root: ShadowRoot): boolean {
  if (known.has(root)) return false;
  known.add(root);
  shadows.add(new WeakRef(root));
  return true;
}

/** The shadow roots that are part of the document. */
export function shadowRoots(): ShadowRoot[] {
  const shown: ShadowRoot[] = [];
  for (const reference of shadows) {
    const root = reference.deref();
    if (root === undefined) shadows.delete(reference);
    else if (root.isConnected) shown.push(root);
  }
  return shown;
}

export function noteNewcomers(records: MutationRecord[]): void {
  if (newcomers === undefined) return;
  for (const { addedNodes } of records)
    for (const node of addedNodes) if (node instanceof Element) newcomers.push(node);
  if (newcomers.length > mostNewcomers) newcomers = undefined;
}

/** Calls back for each shadow root that may not have been met yet. */
export function lookForShadows(meet: (root: ShadowRoot) => void): void {
  if (newcomers === undefined || everything.length <= smallDocument) return lookEverywhere(meet);
  const added = newcomers;
  newcomers = [];
  for (const element of added) {
    if (!element.isConnected) continue;
    lookAt(element, meet);
    lookWithin(element.getElementsByTagName("*"), meet);
  }
}

/** Finds, once the browser is idle, those too that were attached to an element long after it was added. */
export function lookAtLeisure(meet: (root: ShadowRoot) => void): void {
  if (everything.length > smallDocument) requestIdleCallback(() => lookEverywhere(meet));
}

function lookEverywhere(meet: (root: ShadowRoot) => void): void {
  newcomers = [];
  lookWithin(everything, meet);
  for (const root of shadowRoots()) lookWithin(root.querySelectorAll("*"), meet);
}

function lookWithin(elements: ArrayLike<Element>, meet: (root: ShadowRoot) => void): void {
  for (let index = 0, { length } = elements; index < length; index += 1)
    lookAt(elements[index] as Element, meet);
}

function lookAt(element: Element, meet: (root: ShadowRoot) => void): void {
  const root = shadowRootOf(element);
  if (root === null) return;
  const isNew = !known.has(root);
  meet(root);
  if (isNew) lookWithin(root.querySelectorAll("*"), meet);
}
