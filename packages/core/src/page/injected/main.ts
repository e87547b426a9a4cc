/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { activity, changed, endAction } from "./activity.ts";
import { commit, controlState, focus, focusedState, selectOptions, selectText, setValue } from "./control.ts";
import { elementOf } from "./elements.ts";
import { reachIntoFrame } from "./frame.ts";
import { aftermath, beginIn, lookNow, prepare } from "./prepare.ts";
import { expectPointer, listenForPointer, pointerArrived, pressEnds } from "./pointer-watch.ts";
import { quiet } from "./quiet.ts";
import { noteListeners } from "./reading/listeners.ts";
import { readDocument, shownAs } from "./reading/read-document.ts";
import { scrollBy, scrollIntoView } from "./scrolling.ts";
import { find, xpathOf } from "./selector.ts";
import { enterClosedRoot } from "./shadow.ts";

/** Everything that the engine asks of a document, by name. It lives in a world of its own that the page cannot see. */
const legwork = {
  activity,
  aftermath,
  beginIn,
  changed,
  commit,
  controlState,
  endAction,
  expectPointer,
  find,
  focus,
  focusedState,
  lookNow,
  noteListeners,
  pointerArrived,
  prepare,
  pressEnds,
  quiet,
  reachIntoFrame,
  readDocument,
  scrollBy,
  scrollIntoView,
  selectOptions,
  selectText,
  setValue,
  shownAs,
  /** Whether the number names the page as a whole. */
  isPage: (number: number) =>
    [document.documentElement, document.body].includes(elementOf(number) as HTMLElement),
  xpaths: (numbers: number[]) =>
    numbers.map((number) => {
      const element = elementOf(number);
      return element === undefined ? null : xpathOf(element);
    }),
  /** Takes over a closed shadow root that the engine found. */
  enterClosedRoot: (number: number, root: ShadowRoot) => {
    const host = elementOf(number);
    if (host !== undefined) enterClosedRoot(host, root);
  },
  /** The element itself, for protocol calls that want an object. */
  element: elementOf,
};

export type Injected = typeof legwork;

declare global {
  var legwork: Injected | undefined;
}

// Before any script of the page can listen at the same place.
listenForPointer();
globalThis.legwork ??= legwork;
