import { collapse, nameOf } from "./name.ts";
import { act, isRestless, rest } from "./restless.ts";
import { roleOf } from "./role.ts";

/** Changes of the document since the page began to be watched, without those that it makes by itself. */
let changes = 0;
let lastChange = 0;
const waiting = new Set<() => void>();
/** What the browser found wrong with a form since the last action began, and how many forms were sent. */
let refusals: string[] = [];
let submissions = 0;

const observer = new MutationObserver((records) => noteChanges(records.filter(isNews).length));
const watchedRoots = new WeakSet<Node>();

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
  if (watchedRoots.has(root)) return;
  watchedRoots.add(root);
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const type of telling) root.addEventListener(type, noteEvent, { capture: true, passive: true });
  root.addEventListener("scroll", noteScroll, { capture: true, passive: true });
  root.addEventListener("invalid", noteRefusal, { capture: true, passive: true });
  root.addEventListener("submit", noteSubmission, { capture: true, passive: true });
}

/** Watches every open shadow root; between actions pages add new ones. */
function watchShadows(root: Document | ShadowRoot = document): void {
  watchRoot(root);
  const tree = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  while (tree.nextNode()) {
    const { shadowRoot } = tree.currentNode as Element;
    if (shadowRoot !== null) watchShadows(shadowRoot);
  }
}

function noteEvent(): void {
  noteChanges(1);
}

/** The document's own scrolling is told by its position. */
function noteScroll(event: Event): void {
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

watchRoot(document);

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
  /** What all controls hold together: scripts set them without an event. */
  held: number;
  refusals: string[];
  submissions: number;
};

export function activity(): Activity {
  // Changes that were made just now wait in the observer's queue.
  noteChanges(observer.takeRecords().filter(isNews).length);
  return {
    changes,
    scrollX: Math.round(scrollX),
    scrollY: Math.round(scrollY),
    active: activePath(),
    selection: selectionPath(),
    held: heldByControls(),
    refusals,
    submissions,
  };
}

/** Begins to tell an action's changes from the page's own; until {@link rest}. */
export function beginAction(): Activity {
  watchShadows();
  // Records so far belong to the time before.
  noteChanges(observer.takeRecords().filter(isNews).length);
  act();
  refusals = [];
  submissions = 0;
  return activity();
}

export function endAction(): void {
  rest();
}

function activePath(): string {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (active === null || active === document.body) return "";
  const root = active.getRootNode() as Document | ShadowRoot;
  return `${active.localName}#${active.id}:${[...root.querySelectorAll(active.localName)].indexOf(active)}`;
}

function selectionPath(): string {
  const active = document.activeElement;
  if (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement)
    return `${active.selectionStart}-${active.selectionEnd}`;
  const selection = getSelection();
  return selection === null
    ? ""
    : `${selection.anchorOffset}-${selection.focusOffset}:${selection.toString().length}`;
}

/** FNV-1a over the values of all controls. */
function heldByControls(): number {
  let hash = 2_166_136_261;
  const add = (text: string) => {
    for (let index = 0; index < text.length; index += 1)
      hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
    hash = Math.imul(hash ^ 31, 16_777_619);
  };
  for (const control of document.querySelectorAll("input, textarea, select")) {
    if (control instanceof HTMLInputElement)
      add(
        control.type === "checkbox" || control.type === "radio"
          ? `${control.checked}${control.indeterminate}`
          : control.value,
      );
    else if (control instanceof HTMLSelectElement)
      for (const option of control.selectedOptions) add(`${option.index}`);
    else if (control instanceof HTMLTextAreaElement) add(control.value);
    add("");
  }
  return hash;
}

/** Resolves as soon as nothing in the document has changed for `gap` ms, at the latest after `cap` ms. */
export function quiet(gap: number, cap: number): Promise<{ quiet: boolean; changes: number }> {
  const started = performance.now();
  return new Promise((resolve) => {
    const look = () => {
      const now = performance.now();
      const since = now - Math.max(lastChange, started);
      if (since >= gap) resolve({ quiet: true, changes });
      else if (now - started >= cap) resolve({ quiet: false, changes });
      else setTimeout(look, Math.min(gap - since, cap - (now - started)));
    };
    look();
  });
}

/** Resolves with true at the first change after `since` changes, with false when `cap` ms pass without one. */
export function changed(since: number, cap: number): Promise<boolean> {
  if (changes > since) return Promise.resolve(true);
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
