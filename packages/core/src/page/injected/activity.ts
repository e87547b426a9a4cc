import { collapse, nameOf } from "./name.ts";
import { numberOf } from "./elements.ts";
import { runsNothing } from "./frames.ts";
import { heldByControls } from "./held.ts";
import { forgetInput } from "./pointer-watch.ts";
import { act, isRestless, rest } from "./restless.ts";
import { newRemarks, remarksNow, type Remarks } from "./remarks.ts";
import { roleOf } from "./role.ts";
import { innermostFocus } from "./shadow.ts";
import { addShadow, lookAtLeisure, lookForShadows, noteNewcomers, shadowRoots } from "./roots.ts";

/** Changes of the document since the page began to be watched, without those that it makes by itself. */
let changes = 0;
let actions = 0;
let changesBefore = 0;
/** Those of them that show what became of something, and not only how it looks. */
let showing = 0;
let showingBefore = 0;
/** Those found later are no news: the look for them comes when the browser has time. */
let shadowsBefore: ShadowRoot[] = [];
let lastChange = 0;
/** When anything last happened that can move an element, be it the page's own doing. */
let lastMotion = 0;
const waiting = new Set<() => void>();
/** What the browser found wrong with a form since the last action began, and how many forms were sent. */
let refusals: string[] = [];
let submissions = 0;
const noRemarks: Remarks = { alerts: [], invalid: [] };
/** Undefined in a document in which no action has begun: what it says is new. */
let remarksBefore: Remarks | undefined;

const observer = new MutationObserver(noteRecords);

function noteRecords(records: MutationRecord[]): void {
  if (records.length === 0) return;
  noteMotion();
  noteNewcomers(records);
  const news = records.filter(isNews);
  showing += news.filter(({ attributeName }) => !looks.has(attributeName ?? "")).length;
  noteChanges(news.length);
}

/** Pages set them while a press is under way, to show that it is. */
const looks: ReadonlySet<string> = new Set(["class", "style"]);

function noteMotion(): void {
  lastMotion = performance.now();
}

function isNews(record: MutationRecord): boolean {
  return !isRestless(record.target, record.attributeName ?? record.type);
}

/** Effects that leave no trace in the tree: each is told by an event, most of which do not bubble. */
const telling = [
  "input",
  "change",
  "toggle",
  "reset",
  "play",
  "pause",
  "volumechange",
  "copy",
  "cut",
  "fullscreenchange",
];

/** Changes inside a shadow root are not seen from outside it, so each is watched once it is met. */
export function watchRoot(root: Document | ShadowRoot): void {
  if (root instanceof Document || addShadow(root)) watch(root);
}

function watch(root: Document | ShadowRoot): void {
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const type of telling) root.addEventListener(type, noteEvent, { capture: true, passive: true });
  root.addEventListener("scroll", noteScroll, { capture: true, passive: true });
  root.addEventListener("load", noteMotion, { capture: true, passive: true });
  root.addEventListener("invalid", noteRefusal, { capture: true, passive: true });
  root.addEventListener("submit", noteSubmission, { capture: true, passive: true });
}

function noteEvent(): void {
  showing += 1;
  noteChanges(1);
}

/** The document's own scrolling is told by its position. */
function noteScroll(event: Event): void {
  noteMotion();
  const { target } = event;
  if (target instanceof Element && !isRestless(target, "scroll")) noteChanges(1);
}

function noteRefusal({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return;
  const control = target as HTMLInputElement;
  const role = roleOf(control);
  const name = nameOf(control, role) || control.name || control.id;
  refusals.push(`${role} ${JSON.stringify(name)}: ${collapse(control.validationMessage)}`);
}

function noteSubmission(): void {
  submissions += 1;
}

watch(document);
window.addEventListener("resize", noteMotion, { capture: true, passive: true });

function noteChanges(count: number): void {
  if (count === 0) return;
  changes += count;
  lastChange = performance.now();
  for (const wake of waiting) wake();
}

export type Activity = {
  changes: number;
  scrollX: number;
  scrollY: number;
  /** The element that has the focus, in a form that compares. */
  active: string;
  /** Where the caret is and what is selected. */
  selection: string;
  /** What all controls hold together: scripts set them without an event. Not looked at (0) once anything else changed. */
  held: number;
  refusals: string[];
  submissions: number;
  /** What the page says since the action began. */
  remarks: Remarks;
};

/** Takes in the changes that wait in the observer's queue; answers when the last one was seen, ms. */
export function seeChanges(): number {
  noteRecords(observer.takeRecords());
  return lastChange;
}

/** The same as long as nothing was done to the document, and nothing in it has changed. */
export function actionsAndChanges(): string {
  seeChanges();
  return `${actions} ${changes}`;
}

/** When the last change since the action began was seen, ms. */
export function changedAt(): number | undefined {
  seeChanges();
  return changes > changesBefore ? lastChange : undefined;
}

/** Whether something changed since the action began beside looks and scrolling. */
export function hasShown(): boolean {
  seeChanges();
  return showing > showingBefore;
}

/** How long nothing happened that moves elements, but for animations and what style rules that change do, ms. */
export function sinceMotion(): number {
  seeChanges();
  return performance.now() - lastMotion;
}

export function activity(): Activity {
  seeChanges();
  return {
    changes,
    scrollX: Math.round(scrollX),
    scrollY: Math.round(scrollY),
    active: activeElement(),
    selection: selectionNow(),
    held: changes === changesBefore ? heldByControls(shadowsBefore) : 0,
    refusals,
    submissions,
    remarks:
      remarksBefore === undefined || changes !== changesBefore
        ? newRemarks(remarksBefore ?? noRemarks)
        : noRemarks,
  };
}

/** Begins to tell an action's changes from the page's own; until {@link endAction}. */
export function beginAction(): Activity {
  lookForShadows(watchRoot);
  // Records so far belong to the time before.
  seeChanges();
  act();
  forgetInput();
  actions += 1;
  refusals = [];
  submissions = 0;
  remarksBefore = remarksNow();
  changesBefore = changes;
  showingBefore = showing;
  shadowsBefore = shadowRoots();
  return activity();
}

export function endAction(): void {
  shadowsBefore = [];
  rest();
  lookAtLeisure(watchRoot);
}

function activeElement(): string {
  const active = innermostFocus();
  return active === null || active === document.body ? "" : `${numberOf(active)}`;
}

const nodeNumbers = new WeakMap<Node, number>();
let nodes = 0;

function nodeNumber(node: Node | null): number {
  if (node === null) return 0;
  const known = nodeNumbers.get(node);
  if (known !== undefined) return known;
  nodes += 1;
  nodeNumbers.set(node, nodes);
  return nodes;
}

function selectionNow(): string {
  const active = document.activeElement;
  if (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement)
    return `${active.selectionStart}-${active.selectionEnd}`;
  const selection = getSelection();
  if (selection === null) return "";
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  return `${nodeNumber(anchorNode)}:${anchorOffset}-${nodeNumber(focusNode)}:${focusOffset}`;
}

/**
 * Resolves with true at the first change after `since` changes (null: since the action began), with false when `cap` ms
 * pass without one.
 */
export function changed(since: number | null, cap: number): Promise<boolean> {
  seeChanges();
  if (changes > (since ?? changesBefore)) return Promise.resolve(true);
  if (runsNothing()) return Promise.resolve(false);
  return new Promise((resolve) => {
    const finish = (answer: boolean) => {
      waiting.delete(wake);
      clearTimeout(timer);
      resolve(answer);
    };
    const wake = () => finish(true);
    const timer = setTimeout(() => finish(false), cap);
    waiting.add(wake);
  });
}
