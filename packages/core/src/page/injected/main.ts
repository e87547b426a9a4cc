/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { coveredAt, ready } from "./actionability.ts";
import { activity, changed, expectPointer, pointerArrived, quiet } from "./activity.ts";
import {
  controlState,
  focus,
  isSettable,
  scrollBy,
  scrollIntoView,
  selectOptions,
  selectText,
  setValue,
} from "./control.ts";
import { elementOf } from "./elements.ts";
import { find, xpathOf } from "./selector.ts";
import { walk, type WalkOptions } from "./walk.ts";

/** Everything that the engine asks of a document, by name. It lives in a world of its own that the page cannot see. */
const legwork = {
  activity,
  changed,
  controlState,
  coveredAt,
  expectPointer,
  find,
  focus,
  isSettable,
  pointerArrived,
  quiet,
  ready,
  scrollBy,
  scrollIntoView,
  selectOptions,
  selectText,
  setValue,
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
  /** The box of a frame's content in this document, CSS pixels. */
  contentBox: (number: number) => {
    const element = elementOf(number);
    if (!(element instanceof HTMLElement)) return null;
    const box = element.getBoundingClientRect();
    const { paddingLeft, paddingTop } = getComputedStyle(element);
    return {
      x: box.x + element.clientLeft + Number.parseFloat(paddingLeft),
      y: box.y + element.clientTop + Number.parseFloat(paddingTop),
    };
  },
  /** The element itself, for protocol calls that want an object. */
  element: elementOf,
};

export type Injected = typeof legwork;

declare global {
  var legwork: Injected | undefined;
}

globalThis.legwork ??= legwork;
