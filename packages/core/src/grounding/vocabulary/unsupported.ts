import { phraseTable } from "../matching/tokens.ts";

/**
 * Asked for often, and nothing an action of this model does (or only with content to upload); said so instead of doing
 * something near it.
 */
export const unsupportedTable = phraseTable(
  [
    "click and hold",
    "long press",
    "long-press",
    "press and hold",
    "upload",
    "attach",
    "swipe",
    "pinch",
    "zoom",
    "resize",
    "copy",
    "cut",
    "take a screenshot",
    "screenshot",
    "wait",
    "triple click",
    "triple-click",
  ].map((phrase) => [phrase, phrase] as const),
);
