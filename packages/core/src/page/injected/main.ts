/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { ready, uncovered } from "./actionability.ts";
import { activity, changed, endAction } from "./activity.ts";
import { calendarButton, confirmDay, fillKind, lookForDay, showsDay } from "./calendar.ts";
import {
  beginChoice,
  beginPress,
  choiceField,
  closedChoices,
  findChoice,
  moreChoices,
  showsChoice,
  suggestions,
} from "./choices.ts";
import { addText, origin, replaceText } from "./confined-typing.ts";
import {
  commit,
  controlState,
  fieldWithin,
  focus,
  focusedState,
  heldBy,
  isInField,
  saysField,
  selectOptions,
  selectText,
  setValue,
  sliderRange,
  timesSaid,
} from "./control.ts";
import { arrangement, dropped, expectDrop, partAt, placeToDrop, settledArrangement } from "./dragging.ts";
import { elementOf } from "./elements.ts";
import { html } from "./html.ts";
import { looks } from "./looks.ts";
import { contentBox, outward, reachIntoFrame } from "./frame.ts";
import { markByRange, markedText, placeOfText, shownText } from "./marking.ts";
import { pagingFacts } from "./paging.ts";
import { aftermath, beginIn, firstSigns, lookNow, prepare } from "./prepare.ts";
import { expectPointer, listenForPointer, pointerArrived, pressEnds } from "./pointer-watch.ts";
import { quiet } from "./quiet.ts";
import { noteInternals } from "./reading/custom-elements.ts";
import { noteListeners } from "./reading/listeners.ts";
import { readDocument, shownAs } from "./reading/read-document.ts";
import { findText, scrollBy, scrollIntoView, scrollers, scrollPlace, scrollToHeight } from "./scrolling.ts";
import { figures } from "./figures.ts";
import { find, xpathsOf } from "./selector.ts";
import { enterClosedRoot } from "./shadow.ts";
import { sketch } from "./sketch.ts";
import { structuredData } from "./structured-data.ts";
import { dropFiles, fileTarget, setFiles } from "./uploading.ts";

/** Everything that the engine asks of a document, by name. It lives in a world of its own that the page cannot see. */
const legwork = {
  activity,
  addText,
  aftermath,
  beginIn,
  arrangement,
  beginChoice,
  beginPress,
  calendarButton,
  changed,
  choiceField,
  closedChoices,
  commit,
  confirmDay,
  contentBox,
  contentType: () => document.contentType,
  controlState,
  dropFiles,
  dropped,
  endAction,
  expectDrop,
  expectPointer,
  figures,
  fieldWithin,
  fileTarget,
  fillKind,
  find,
  findChoice,
  findText,
  firstSigns,
  focus,
  focusedState,
  heldBy,
  html,
  isInField,
  uncovered,
  lookNow,
  looks,
  noteInternals,
  noteListeners,
  origin,
  lookForDay,
  markByRange,
  markedText,
  moreChoices,
  outward,
  pagingFacts,
  partAt,
  placeOfText,
  placeToDrop,
  pointerArrived,
  prepare,
  pressEnds,
  quiet,
  reachIntoFrame,
  readDocument,
  ready,
  replaceText,
  saysField,
  scrollBy,
  scrollIntoView,
  scrollPlace,
  scrollers,
  scrollToHeight,
  selectOptions,
  selectText,
  setFiles,
  setValue,
  settledArrangement,
  shownText,
  showsChoice,
  showsDay,
  sliderRange,
  structuredData,
  shownAs,
  sketch,
  suggestions,
  timesSaid,
  /** Nothing has been written into it: the browser's own bare document. */
  isEmpty: () => document.querySelectorAll("*").length <= 3 && !document.body?.hasChildNodes(),
  isInLink: (number: number) => elementOf(number)?.closest("a[href], area[href]") instanceof Element,
  isFrame: (number: number) => ["iframe", "frame"].includes(elementOf(number)?.localName ?? ""),
  /** Whether the number names the page as a whole. */
  isPage: (number: number) =>
    [document.documentElement, document.body].includes(elementOf(number) as HTMLElement),
  xpaths: (numbers: number[]) => xpathsOf(numbers.map(elementOf)),
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
