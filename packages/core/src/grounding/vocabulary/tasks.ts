import { phraseTable } from "../matching/tokens.ts";

/** Verbs of going somewhere by address. */
export const navigationTable = phraseTable(
  ["go to", "navigate to", "open", "visit", "browse to", "load", "head to", "goto", "navigate", "go"].map(
    (words) => [words, true] as const,
  ),
);

/** Starts of a question, or of an order to say something. */
export const extractionTable = phraseTable(
  [
    "tell me",
    "tell us",
    "extract",
    "read",
    "get",
    "report",
    "return",
    "what is",
    "what's",
    "what are",
    "what does",
    "what",
    "how many",
    "how much",
    "which",
    "who",
    "when is",
    "where is",
    "list",
    "find out",
    "give me",
    "fetch",
    "collect",
    "scrape",
    "note",
    "note down",
    "write down",
    "record",
    "summarize",
    "summarise",
    "count",
    "verify",
    "check that",
    "check if",
    "check whether",
    "confirm that",
    "make sure that",
    "is there",
    "is the",
    "are there",
    "does the",
    "determine",
    "show me",
    "capture",
    "grab",
    "copy down",
    "look at",
    "describe",
    "print out",
    "retrieve",
    "answer",
  ].map((words) => [words, true] as const),
);

export const waitingTable = phraseTable(
  ["wait for", "wait until", "wait", "pause for", "hold on"].map((words) => [words, true] as const),
);

/** Starts of a condition; the step follows a comma or “then”. */
export const conditionTable = phraseTable(
  ["if", "when", "in case", "whenever", "unless", "should", "once"].map((words) => [words, true] as const),
);
