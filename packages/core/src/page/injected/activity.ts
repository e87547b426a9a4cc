import { elementOf } from "./elements.ts";

/** Changes of the document since the page began to be watched. */
let changes = 0;
let lastChange = 0;
const waiting = new Set<() => void>();
/** Where the last pointer event that was watched for arrived. */
let arrival: { wanted: Element; hit: boolean } | undefined;

const observer = new MutationObserver((records) => noteChanges(records.length));
const watchedRoots = new WeakSet<Node>();

/** Changes inside a shadow root are not seen from outside it, so each is watched once it is met. */
export function watchRoot(root: Document | ShadowRoot): void {
  if (watchedRoots.has(root)) return;
  watchedRoots.add(root);
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const type of ["input", "change", "toggle"]) {
    root.addEventListener(type, () => noteChanges(1), { capture: true, passive: true });
  }
}

watchRoot(document);

function noteChanges(count: number): void {
  changes += count;
  lastChange = performance.now();
  for (const wake of waiting) wake();
}

export type Activity = { changes: number; scrollX: number; scrollY: number; active: string };

export function activity(): Activity {
  return { changes, scrollX: Math.round(scrollX), scrollY: Math.round(scrollY), active: activePath() };
}

function activePath(): string {
  const active = document.activeElement;
  return active === null || active === document.body
    ? ""
    : `${active.localName}#${active.id}:${[...document.querySelectorAll(active.localName)].indexOf(active)}`;
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

/** Begins to watch whether the next press of the pointer arrives at the element (or at its label). */
export function expectPointer(number: number): boolean {
  const wanted = elementOf(number);
  if (wanted === undefined) return false;
  const watch = { wanted, hit: false };
  arrival = watch;
  const note = (event: Event) => {
    const path = event.composedPath();
    const label = path.find((target) => target instanceof HTMLLabelElement);
    watch.hit ||= path.includes(wanted) || (label instanceof HTMLLabelElement && label.control === wanted);
  };
  for (const type of ["pointerdown", "mousedown", "mousemove"]) {
    window.addEventListener(type, note, { capture: true, passive: true, once: true });
  }
  return true;
}

/** Whether the pointer arrived at what {@link expectPointer} named. */
export function pointerArrived(): boolean {
  return arrival?.hit === true;
}
