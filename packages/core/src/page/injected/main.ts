/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { ready } from "./actionability.ts";
import { activity, beginAction, changed, endAction, quiet } from "./activity.ts";
import {
  commit,
  controlState,
  focus,
  focusedState,
  isSettable,
  selectOptions,
  selectText,
  setValue,
} from "./control.ts";
import { elementOf } from "./elements.ts";
import { contentBox, reachIntoFrame } from "./frame.ts";
import { expectPointer, listenForPointer, pointerArrived } from "./pointer-watch.ts";
import { scrollBy, scrollIntoView } from "./scrolling.ts";
import { find, xpathOf } from "./selector.ts";
import { walk, type WalkOptions } from "./walk.ts";

/** Everything that the engine asks of a document, by name. It lives in a world of its own that the page cannot see. */
const legwork = {
  activity,
  beginAction,
  changed,
  commit,
  contentBox,
  controlState,
  endAction,
  expectPointer,
  find,
  focus,
  focusedState,
  isSettable,
  pointerArrived,
  quiet,
  reachIntoFrame,
  ready,
  scrollBy,
  scrollIntoView,
  selectOptions,
  selectText,
  setValue,
  /** Whether the number names the page as a whole. */
  isPage: (number: number) =>
    [document.documentElement, document.body].includes(elementOf(number) as HTMLElement),
  /** As text, since a long string leaves the browser faster than a large object. Null when `within` is gone. */
  walk: (options: WalkOptions) => {
    const root = options.within === undefined ? document.documentElement : elementOf(options.within);
    if (root === undefined || root === null) return null;
    const without = (options.without ?? []).map(elementOf).filter((element) => element !== undefined);
    return JSON.stringify(walk(root, new Set(without)));
  },
  xpaths: (numbers: number[]) =>
    numbers.map((number) => {
      const element = elementOf(number);
      return element === undefined ? null : xpathOf(element);
    }),
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
