import type { ParsedInstruction } from "./parsed.ts";
import { parseTarget, trimTarget } from "./target.ts";
import { phraseAt, phraseAtEnd, phraseTable, slice, textOf, tokenize, type Phrase } from "./tokens.ts";
import { chordOf, keyTable } from "./vocabulary/keys.ts";

const timesWords: Record<string, number> = {
  once: 1,
  twice: 2,
  thrice: 3,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
/** More than anyone means; a hostile instruction must not make a thousand steps. */
const maximumTimes = 20;

/** “… twice”, “… 3 times” off the end. */
export function takeTimes(phrase: Phrase): { rest: Phrase; times: number } {
  const words = trimTarget(phrase);
  const last = words.tokens.at(-1)?.word ?? "";
  if (last === "twice" || last === "thrice" || last === "once")
    return { rest: slice(words, 0, -1), times: timesWords[last] ?? 1 };
  if (last !== "times" && last !== "time") return { rest: phrase, times: 1 };
  const count = words.tokens.at(-2)?.word ?? "";
  const times = timesWords[count] ?? (/^\d{1,2}$/.test(count) ? Number(count) : 0);
  if (times < 1 || times > maximumTimes) return { rest: phrase, times: 1 };
  return { rest: slice(words, 0, -2), times };
}

/** Keys and chords; what is no key is a control to be pressed. */
export function pressReadings(given: Phrase, text: string): ParsedInstruction[][] {
  const { rest, times } = takeTimes(given);
  const phrase = trimTarget(rest);
  const from = ["the", "on"].includes(phrase.tokens[0]?.word ?? "") ? 1 : 0;
  for (let to = phrase.tokens.length; to > from; to -= 1) {
    const key = keyIn(slice(phrase, from, to));
    const after = slice(phrase, to);
    if (
      !key ||
      (after.tokens.length > 0 &&
        !/^(?:in|on|inside|within|while|into|at)$/.test(after.tokens[0]?.word ?? ""))
    )
      continue;
    const target = after.tokens.length > 1 ? { target: parseTarget(slice(after, 1)) } : {};
    return [
      [{ intent: "press", method: "press", key: key.chord, keyOrName: !key.certain, times, text, ...target }],
    ];
  }
  const target = parseTarget(phrase);
  return target.readings.length === 0 ? [] : [[{ intent: "click", method: "click", target, times, text }]];
}

function keyIn(phrase: Phrase): { chord: string; certain: boolean } | undefined {
  const ends = /^(?:key|keys|shortcut)$/.test(phrase.tokens.at(-1)?.word ?? "");
  const starts = phrase.tokens[0]?.word === "key";
  const inner = slice(phrase, starts ? 1 : 0, ends ? -1 : undefined);
  if (inner.tokens.length === 0) return undefined;
  const named = phraseAt(inner.tokens, 0, keyTable);
  const chord = named && named.length === inner.tokens.length ? named.entry : chordOf(textOf(inner));
  return chord === undefined
    ? undefined
    : { chord, certain: ends || starts || (chord.length > 1 && chord.includes("+")) };
}

type Direction = NonNullable<ParsedInstruction["direction"]>;
const directions = phraseTable<Direction>([
  ["down", "down"],
  ["up", "up"],
  ["left", "left"],
  ["right", "right"],
  ["downwards", "down"],
  ["upwards", "up"],
  ["to the left", "left"],
  ["to the right", "right"],
  ...[
    "to the bottom",
    "to bottom",
    "all the way down",
    "down to the bottom",
    "to the end",
    "all the way to the bottom",
    "down to the end",
    "bottom",
    "the bottom",
  ].map((words) => [words, "bottom"] as const),
  ...[
    "to the top",
    "to top",
    "all the way up",
    "up to the top",
    "back to the top",
    "all the way to the top",
    "to the start",
    "back up to the top",
    "top",
    "the top",
    "to the beginning",
  ].map((words) => [words, "top"] as const),
]);

/** “scroll down 300 px”, “scroll to the bottom of the list”, “scroll to the Reviews heading”. */
export function scrollReadings(given: Phrase, text: string): ParsedInstruction[][] {
  let rest = trimTarget(given);
  const far = farReading(rest, text);
  if (far) return [[far]];
  if (
    /^(?:the|this)$/.test(rest.tokens[0]?.word ?? "") &&
    /^(?:page|window|screen)$/.test(rest.tokens[1]?.word ?? "")
  )
    rest = slice(rest, 2);
  const found = phraseAt(rest.tokens, 0, directions);
  const base = { intent: "scroll" as const, times: 1, text };
  if (!found) return [...regionReadings(rest, text), ...scrollToReadings(rest, text)];
  const { amount, after } = takeAmount(slice(rest, found.length));
  const direction = {
    method: "scroll" as const,
    direction: found.entry,
    ...(amount === undefined ? {} : { amount }),
  };
  const words = textOf(after).toLowerCase();
  if (
    words === "" ||
    /^(?:(?:of|on|in) )?(?:the |this )?(?:page|window|screen|document)$/.test(words) ||
    words === "a bit" ||
    words === "a little"
  ) {
    return [[{ ...base, ...direction }]];
  }
  const first = after.tokens[0]?.word ?? "";
  if (["in", "inside", "within", "of", "on"].includes(first))
    return [[{ ...base, ...direction, target: parseTarget(slice(after, 1)) }]];
  return ["to", "until", "till"].includes(first) ? scrollToReadings(after, text) : [];
}

const regionFirst =
  /^(?<region>.+?) (?:all the way )?(?<way>down|up|left|right)(?: (?:to )?(?:the |its )?(?<end>end|bottom|top|start|beginning))?$/i;

/** “scroll the journal down to the end”. */
function regionReadings(phrase: Phrase, text: string): ParsedInstruction[][] {
  const { region, way, end } = regionFirst.exec(textOf(phrase))?.groups ?? {};
  if (region === undefined || way === undefined || /^(?:to|until|till)\b/i.test(region)) return [];
  const far = end === undefined ? way : /^(?:end|bottom)$/i.test(end) ? "bottom" : "top";
  const direction = far.toLowerCase() as Direction;
  const target = parseTarget(tokenize(region));
  return target.readings.length === 0
    ? []
    : [[{ intent: "scroll", method: "scroll", direction, target, times: 1, text }]];
}

const screens = "(?:screen|screenful|chunk|viewport|view|page|part)";
const nextScreen = new RegExp(
  `^(?:on )?(?:to )?(?:the )?(next|previous|prev) ${screens}(?: (?:of|in) (.+))?$`,
  "i",
);
const share = /^(?:down |up )?(?:to )?(?:the )?(?:about )?(\d{1,3}) ?(?:%|percent)(?: of (?:the )?page)?$/i;
const untilEnd =
  /^(?:down |on )?(?:until|till) (?:nothing (?:more|new)|no more|there is (?:nothing|no) more|everything|all|the list ends|the end).*$/i;
const toEnd = /^(?:down )?to (?:load|show) (?:everything|all|more until the end)\b.*$/i;
const untilThere =
  /^(?:down |up )?(?:until|till) (?:you (?:see|find) )?(.+?)(?: (?:is visible|is in view|appears|comes into view|is shown|shows up|is there|is loaded))?$/i;

/** What goes further than a step: “to the next screen”, “to 50%”, “until nothing more loads”, “until Row 500 appears”. */
function farReading(rest: Phrase, text: string): ParsedInstruction | undefined {
  const words = textOf(rest);
  const base = { intent: "scroll" as const, times: 1, text };
  const screen = nextScreen.exec(words);
  if (screen) {
    const method = screen[1]?.toLowerCase() === "next" ? ("nextChunk" as const) : ("prevChunk" as const);
    const place = isPageItself(tokenize(screen[2] ?? ""))
      ? undefined
      : parseTarget(tokenize(screen[2] ?? ""));
    return { ...base, method, ...(place ? { target: place } : {}) };
  }
  const part = /^(?:down )?(?:halfway|half way|to the middle)(?: (?:down|of the page))*$/i.test(words)
    ? "50"
    : share.exec(words)?.[1];
  if (part !== undefined) return { ...base, method: "scrollTo", arguments: [`${part}%`] };
  if (untilEnd.test(words) || toEnd.test(words)) return { ...base, method: "scroll", arguments: ["end"] };
  const sought = untilThere.exec(words)?.[1];
  if (sought === undefined) return undefined;
  return {
    ...base,
    method: "scrollTo",
    target: parseTarget(tokenize(sought)),
    arguments: [unquoted(sought)],
  };
}

function unquoted(text: string): string {
  return text.replace(/^(?:the )?["“'‘«](.*)["”'’»]$/, "$1").replace(/^the /i, "");
}

function takeAmount(phrase: Phrase): { amount?: string; after: Phrase } {
  const from = phrase.tokens[0]?.word === "by" ? 1 : 0;
  const word = phrase.tokens[from]?.word ?? "";
  const unit = phrase.tokens[from + 1]?.word ?? "";
  const joined = /^(\d{1,6})px$/.exec(word);
  if (joined) return { amount: `${joined[1]}px`, after: slice(phrase, from + 1) };
  const count = /^\d{1,6}(?:\.\d+)?$/.test(word)
    ? word
    : word === "a" || word === "half"
      ? { a: "1", half: "0.5" }[word]
      : timesWords[word]?.toString();
  if (count === undefined) return { after: phrase };
  if (/^(?:px|pixels?)$/.test(unit)) return { amount: `${count}px`, after: slice(phrase, from + 2) };
  if (/^(?:pages?|screens?|times?|viewports?|chunks?)$/.test(unit))
    return { amount: count, after: slice(phrase, from + 2) };
  if (word === "half" && unit === "a") return { amount: count, after: slice(phrase, from + 3) };
  return { after: phrase };
}

/** “to X”, “until X is visible”, “X into view”. */
function scrollToReadings(phrase: Phrase, text: string): ParsedInstruction[][] {
  const from = ["to", "until", "till"].includes(phrase.tokens[0]?.word ?? "") ? 1 : 0;
  let rest = slice(phrase, from);
  const endings = phraseTable(
    ["into view", "is visible", "is in view", "appears", "you see", "comes into view"].map(
      (words) => [words, true] as const,
    ),
  );
  const ending = phraseAtEnd(rest.tokens, endings);
  if (ending) rest = slice(rest, 0, ending.at);
  if (rest.tokens.length === 0 || (from === 0 && !ending)) return [];
  const target = parseTarget(rest);
  return target.readings.length === 0
    ? []
    : [[{ intent: "scroll", method: "scrollTo", target, times: 1, text }]];
}

/** Words after “go back”, “reload”: the page itself, or something else that was meant. */
export function isPageItself(phrase: Phrase): boolean {
  return /^(?:(?:to |on )?(?:the |this |current )*(?:page|previous page|last page|previous|next page|browser|window|tab|website|site)?)?$/i.test(
    textOf(trimTarget(phrase)),
  );
}
