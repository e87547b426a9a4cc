import { numberOf } from "../elements.ts";
import { rememberCustom } from "./custom-elements.ts";
import { mark, stale, unplace, type Entry } from "./entry.ts";
import { labelShowing } from "./labels.ts";
import { looksOf, overflows, unslotted, type Looks } from "./looks.ts";
import { hasClosedRoots, innermostFocus, shadowRootOf } from "../shadow.ts";
import { neverShown } from "../visibility.ts";
import { reachOfState } from "./style-reach.ts";
import { markWithDependents } from "./sources.ts";

/**
 * What no observer tells, looked at again before each reading: what controls hold, what is hidden and may be shown by
 * style alone, what floats, what scrolls, what has the focus.
 */
const hidden = new Set<Entry>();
const floating = new Set<Entry>();
const scrolling = new Set<Entry>();
const clipping = new Set<Entry>();
const holding = new Set<Entry>();
const frames = new Set<Entry>();
const hosts = new Set<Entry>();
const controls = new Set<Entry>();

/** Tags of elements that hold something that is no attribute. */
const holders = new Set("input textarea select option img dialog progress meter".split(" "));

/** Beside custom elements, what may be given a shadow root (DOM, `attachShadow`); pages do so to empty ones. */
const possibleHosts = new Set(
  "article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span".split(" "),
);

export function remember(entry: Entry, looks: Looks): void {
  const { element } = entry;
  const { localName } = element;
  const isShown = looks.visibility === "shown" || looks.visibility === "contents";
  if (!isShown && !neverShown.has(localName)) hidden.add(entry);
  // A hidden control stands where its label does.
  if (looks.floats || (!isShown && localName === "input")) floating.add(entry);
  else floating.delete(entry);
  if (localName === "iframe" || localName === "frame") frames.add(entry);
  if (looks.mayScroll) scrolling.add(entry);
  if (looks.clips) clipping.add(entry);
  else clipping.delete(entry);
  if (localName.includes("-") || (element.firstChild === null && possibleHosts.has(localName)))
    hosts.add(entry);
  rememberCustom(entry);
  if (looks === unslotted && entry.parent !== undefined) hosts.add(entry.parent);
  if (!holders.has(localName)) return;
  holding.add(entry);
  entry.held = heldBy(element);
}

/** Notes whether it can be acted on. */
export function rememberControl(entry: Entry): void {
  if (entry.interactive) controls.add(entry);
  else controls.delete(entry);
}

/** Goes over what is still part of the page. */
function* attached(entries: Set<Entry>): Iterable<Entry> {
  for (const entry of entries) {
    if (entry.parent === undefined) entries.delete(entry);
    else yield entry;
  }
}

export const floatingEntries = (): Iterable<Entry> => attached(floating);
export const controlEntries = (): Iterable<Entry> => attached(controls);
export const clippingEntries = (): Iterable<Entry> => attached(clipping);
export const frameEntries = (): Iterable<Entry> => attached(frames);

export function markUnobserved(): void {
  for (const entry of attached(hosts)) {
    if (shadowRootOf(entry.element) === null) continue;
    hosts.delete(entry);
    markWithDependents(entry, stale.everything);
  }
  for (const entry of attached(holding)) {
    const held = heldBy(entry.element);
    if (held === entry.held) continue;
    entry.held = held;
    markWithDependents(entry, stale.itself);
    if (entry.element.matches("[type=checkbox], [type=radio], option")) reachOfState(entry);
  }
  for (const entry of attached(hidden))
    if (looksDifferent(entry)) markWithDependents(entry, stale.everything);
  for (const entry of attached(floating))
    if (looksDifferent(entry)) markWithDependents(entry, stale.everything);
  for (const entry of attached(scrolling)) {
    const { element } = entry;
    if (element === document.scrollingElement) continue;
    if (overflows(element) !== entry.fields.includes('"scrollable":true')) mark(entry, stale.itself);
    const scrolled = `${element.scrollLeft} ${element.scrollTop}`;
    // Its event comes only with the next frame.
    if (scrolled !== entry.held) unplace(entry);
    entry.held = scrolled;
  }
}

function looksDifferent(entry: Entry): boolean {
  const { element, scope, visibility } = entry;
  if (looksOf(element, scope).visibility !== visibility) return true;
  return (
    visibility === "hidden" &&
    element.localName === "input" &&
    (entry.fields !== "") !== (labelShowing(element) !== undefined)
  );
}

function heldBy(element: Element): string {
  if (element instanceof HTMLInputElement) {
    if (element.type === "checkbox" || element.type === "radio")
      return `${element.checked} ${element.indeterminate}`;
    return element.value;
  }
  if (element instanceof HTMLSelectElement) return heldBySelect(element);
  if (element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLImageElement) return element.currentSrc;
  if (element instanceof HTMLDialogElement) return String(element.matches(":modal"));
  if (element instanceof HTMLProgressElement || element instanceof HTMLMeterElement)
    return String(element.value);
  return element instanceof HTMLOptionElement ? String(element.selected) : "";
}

function heldBySelect(select: HTMLSelectElement): string {
  if (!select.multiple) return String(select.selectedIndex);
  return [...select.selectedOptions].map((option) => option.index).join(" ");
}

type Asked = Element & { legworkAsked?: true };

/** Hosts that are asked for at a time. */
const mostHosts = 200;
/** Custom elements of a tag that are asked for while none had a closed root: the others will have none either. */
const mostOfTag = 20;
const askedOfTag = new Map<string, number>();

/** Elements that may have a closed shadow root, which only the browser can tell; each is named once. */
export function possibleClosedHosts(): number[] {
  const numbers: number[] = [];
  for (const entry of attached(hosts)) {
    const element: Asked = entry.element;
    if (numbers.length >= mostHosts) break;
    if (element.legworkAsked === true || entry.visibility === "hidden") continue;
    // Nothing inside and yet of some size: something is drawn there.
    if (element.firstChild === null && !takesUpSpace(element)) continue;
    element.legworkAsked = true;
    if (isEnough(element.localName)) continue;
    numbers.push(numberOf(element));
  }
  return numbers;
}

function isEnough(tag: string): boolean {
  if (!tag.includes("-") || hasClosedRoots(tag)) return false;
  const asked = (askedOfTag.get(tag) ?? 0) + 1;
  askedOfTag.set(tag, asked);
  return asked > mostOfTag;
}

function takesUpSpace(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width !== 0 && height !== 0) return true;
  // A line that holds nothing but blocks has no size, whatever they have; so do most custom elements.
  return element.localName.includes("-") && /^(?:inline|contents)$/.test(getComputedStyle(element).display);
}

let focused: Element | null = null;

/** The element that has the focus now, and the one that had it before. */
export function markFocus(entryOf: (element: Element) => Entry | undefined): void {
  const active = innermostFocus();
  if (active === focused) return;
  for (const element of [focused, active]) {
    const entry = element === null ? undefined : entryOf(element);
    if (entry !== undefined) mark(entry, stale.itself);
  }
  focused = active;
}

let moving: Entry[] = [];

/** What is animated moves without a change of the document; it is looked at once more after it has come to rest. */
export function unplaceMoving(entryOf: (element: Element) => Entry | undefined): void {
  for (const entry of moving) if (entry.parent !== undefined) unplace(entry);
  moving = [];
  for (const animation of document.getAnimations()) {
    const { effect } = animation;
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const entry = target === null ? undefined : entryOf(target);
    if (entry === undefined) continue;
    unplace(entry);
    moving.push(entry);
  }
}
