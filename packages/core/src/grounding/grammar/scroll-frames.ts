import { numberInWords } from "../amounts/numbers.ts";
import type { ParsedInstruction } from "./parsed.ts";
import { parseTarget, trimTarget } from "./target.ts";
import { textOf, tokenize, type Phrase } from "../matching/tokens.ts";

type Direction = NonNullable<ParsedInstruction["direction"]>;
/** Which way, and how far. */
type Way = { direction?: Direction; amount?: string };

const adverbs =
  "(?:(?:all the way|the whole way|right|straight|back|over|on|across|along|down|up|further|just) )*";
const number = String.raw`\d{1,6}(?:\.\d+)?|an?|another|one|two|three|four|five|six|seven|eight|nine|ten|half an?|half of the|half the|half|a couple of|a few|several|some`;
/** What may follow a direction; anything else makes it a part of a name: “to the top menu”, “to the right column”. */
const after = String.raw`(?=$| (?:of|in|on|inside|within|through|by|to|until|till|so|a|about|for|\d))`;

/** Pieces that say which way and how far, wherever they stand; what they say is written into `way`. */
const pieces: { source: string; say(way: Way, groups: Record<string, string>): void }[] = [
  {
    source: `${adverbs}(?:to|until|till) (?:the |its )?(?:very |absolute )?(?<end>bottom|end|foot|top|start|beginning)(?: end| edge)?${after}`,
    say: (way, { end = "" }) => {
      // “right to the end” of what is read sideways is its end on that side.
      if (way.direction === "left" || way.direction === "right") way.amount = farAway;
      else way.direction = /^(?:top|start|beginning)$/iu.test(end) ? "top" : "bottom";
    },
  },
  {
    source: `${adverbs}(?:to|towards) (?:the |its )?(?:(?:very|far|extreme|outermost) (?<far>left|right)(?:-hand)?(?: side| end| edge)?|(?<edge>left|right)(?:-hand)? (?:end|edge|side|border|margin))${after}`,
    say: (way, { far, edge = "" }) =>
      Object.assign(way, { direction: (far ?? edge).toLowerCase(), amount: farAway }),
  },
  {
    source: `(?:all the way|the whole way|as far as (?:possible|you can|it goes)) (?:to the )?(?<side>down|up|left|right)`,
    say: (way, { side = "" }) => sayFar(way, side.toLowerCase()),
  },
  {
    source: `(?:all the way|the whole way|as far as (?:possible|you can|it goes)|completely|fully)${after}`,
    say: (way) => sayFar(way, way.direction ?? "down"),
  },
  {
    source: `(?:(?:to|towards|over to) (?:the |its )?(?<to>left|right)${after}|(?:further )?(?<side>down|up|left|right|downwards?|upwards?|leftwards?|rightwards?|sideways?|horizontally))`,
    say: (way, { to, side = "" }) =>
      (way.direction ??=
        to === undefined
          ? (sides[side.toLowerCase().replace(/wards?$|ways?$/u, "")] ?? "right")
          : (sides[to.toLowerCase()] ?? "right")),
  },
  {
    source: `(?:by |about |for |another )*(?<count>${number}) ?(?<unit>px|pixels?|pages?|screens?|screenfuls?|viewports?|chunks?|times|lines?|rows?|notch(?:es)?)(?: further| more)?`,
    say: (way, { count = "", unit = "" }) => (way.amount = amountOf(count.toLowerCase(), unit.toLowerCase())),
  },
  {
    source: `(?:by |just |only )*(?:a (?:little |tiny |wee |small )?(?:bit|little|tad|touch|while)|slightly|somewhat|a little)(?: further| more| bit)?`,
    say: (way) => (way.amount ??= "0.5"),
  },
  {
    source: `(?<count>once|twice|thrice)`,
    say: (way, { count = "" }) => (way.amount = amountOf(count.toLowerCase(), "times")),
  },
  {
    source: `(?:back|further|some more|please|now|again|on|slowly|gently|quickly|more)`,
    say: () => undefined,
  },
];

/** More than anything scrolls sideways. */
const farAway = "100000px";
const sides: Record<string, Direction> = {
  down: "down",
  up: "up",
  left: "left",
  right: "right",
  side: "right",
};

function sayFar(way: Way, side: string): void {
  if (side === "left" || side === "right") Object.assign(way, { direction: side, amount: farAway });
  else way.direction = side === "up" || side === "top" ? "top" : "bottom";
}

const counts: Record<string, number> = {
  a: 1,
  an: 1,
  another: 1,
  once: 1,
  twice: 2,
  thrice: 3,
  half: 0.5,
  "a couple of": 2,
  "a few": 3,
  several: 3,
  some: 3,
};
/** Height of one line of text, CSS pixels. */
const lineHeight = 40;

function amountOf(count: string, unit: string): string {
  const size = counts[count.replace(/^half .*/u, "half")] ?? numberInWords(count) ?? Number(count);
  if (/^(?:px|pixels?)$/u.test(unit)) return `${size}px`;
  return /^(?:lines?|rows?|notch(?:es)?)$/u.test(unit) ? `${size * lineHeight}px` : String(size);
}

const heads = pieces.map(({ source, say }) => ({ pattern: new RegExp(`^${source}(?= |$)`, "iu"), say }));
/** “on the left” is where something is, and no way to go. */
const tails = pieces.map(({ source, say }) => ({
  pattern: new RegExp(`(?<=^| )(?<!\\b(?:on|at|in|the) )${source}$`, "iu"),
  say,
}));

/** The words without the pieces at one end. */
function strip(words: string, from: typeof heads, way: Way): string {
  let rest = words;
  for (let changed = true; changed && rest !== "";) {
    changed = false;
    for (const { pattern, say } of from) {
      const found = pattern.exec(rest);
      if (found === null || found[0] === "") continue;
      say(way, found.groups ?? {});
      rest = (rest.slice(0, found.index) + rest.slice(found.index + found[0].length)).trim();
      changed = true;
    }
  }
  return rest;
}

const pageItself =
  /^(?:(?:of|on|in|through|along|down|up) )?(?:the |this |that |current |whole |entire |web ?)*(?:page|window|screen|document|website|web ?site|site)$/iu;
const inside = /^(?:(?:of|in|inside|within|through|on|around|across|along|over|down|up) )+(?<region>.+)$/iu;
const towards = /^(?:to|towards) (?<sought>.+)$/iu;
const regionTowards = /^(?<region>.+?) (?:(?:all the way|back|down|up|along|over) )*to (?<sought>.+)$/iu;
const untilThere =
  /^(?<before>.*?) ?\b(?:until|till|so that|so|to (?=see |reveal |find |show |reach )) ?(?:(?:i|we|you|it) (?:can |could )?)?(?:see |sees |reveals? |find |show |reach |get to |come to |hit |arrive at )?(?<sought>.+?)(?: (?:is|are|comes?|becomes?|gets?)?(?: ?(?:now|fully|completely))? ?(?:visible|in view|into view|in sight|on screen|on the screen|shown|there|loaded)| appears?| shows? up| comes? up)?$/iu;
const intoView = /^(?<sought>.+?) (?:back )?(?:into|in) (?:view|sight)$/iu;
const screen =
  /^(?:on )?(?:to )?(?:the )?(?<which>next|previous|prev) (?:screen|screenful|chunk|viewport|view|page|part)(?: (?:of|in) (?<region>.+))?$/iu;
const share =
  /^(?:down |up )?(?:to )?(?:the )?(?:about )?(?<share>\d{1,3}) ?(?:%|percent)(?: of (?:the )?page)?$/iu;
const halfway = /^(?:down )?(?:halfway|half way|to the middle)(?: (?:down|of the page|the page))*$/iu;
const nothingMore =
  /^(?:down |on )?(?:(?:until|till) (?:nothing (?:more|new)|no more|there is (?:nothing|no) more|everything|all|the list ends|the end)|to (?:load|show) (?:everything|all|more until the end)).*$/iu;

/**
 * Where to scroll, in whatever order it is said: “down 300 px”, “up in the chat”, “a bit further down”, “the list to its end”,
 * “the queue down to Quince”, “until the footer shows”.
 */
export function scrollReadings(given: Phrase, text: string): ParsedInstruction[][] {
  const reading = readScroll(textOf(trimTarget(given)), text);
  return reading === undefined ? [] : [[reading]];
}

function readScroll(words: string, text: string): ParsedInstruction | undefined {
  const base = { intent: "scroll" as const, times: 1, text };
  const ofScreen = screen.exec(words)?.groups;
  if (ofScreen) {
    const method = /next/iu.test(ofScreen["which"] ?? "") ? ("nextChunk" as const) : ("prevChunk" as const);
    const region = ofScreen["region"];
    return region === undefined || pageItself.test(region)
      ? { ...base, method }
      : { ...base, method, target: parseTarget(tokenize(region)) };
  }
  const part = halfway.test(words) ? "50" : share.exec(words)?.groups?.["share"];
  if (part !== undefined) return { ...base, method: "scrollTo", arguments: [`${part}%`] };
  if (nothingMore.test(words)) return { ...base, method: "scroll", arguments: ["end"] };
  const until = untilThere.exec(words)?.groups;
  if (until?.["sought"] !== undefined) return readSearch(until["before"] ?? "", until["sought"], base);
  const shown = intoView.exec(words)?.groups?.["sought"];
  if (shown !== undefined) return soughtReading(shown.replace(/^(?:down |up )?(?:to )?/iu, ""), base);
  return readWay(words, base);
}

/** “the text box to the bottom of the text”: what is in it ends where it does. */
const endOfContents =
  /^(?:the |its )?(?:very )?(?<end>bottom|end|foot|top|start|beginning) of (?:the |its |all (?:of )?the )?(?:texts?|contents?|words|it|page|list)$/iu;

type Base = Pick<ParsedInstruction, "intent" | "times" | "text">;

/** “the list until you see Neptune”: which way is told by where it is. */
function readSearch(before: string, sought: string, base: Base): ParsedInstruction | undefined {
  const way: Way = {};
  const rest = strip(strip(before, heads, way), tails, way);
  const end = /^(?:the |its )?(?:very )?(?:end|bottom|top|start)$/iu.test(sought);
  if (end) return readWay(`${before} to ${sought}`.trim(), base);
  const region = regionIn(rest);
  if (rest !== "" && region === undefined && !pageItself.test(rest)) return undefined;
  return { ...soughtReading(sought, base, region), arguments: [unquoted(sought)] };
}

function soughtReading(sought: string, base: Base, region?: string): ParsedInstruction {
  return {
    ...base,
    method: "scrollTo",
    target: parseTarget(tokenize(sought)),
    ...(region === undefined ? {} : { goal: parseTarget(tokenize(region)) }),
  };
}

function readWay(words: string, base: Base): ParsedInstruction | undefined {
  const way: Way = {};
  let rest = strip(words, heads, way);
  const sought = towards.exec(rest)?.groups?.["sought"];
  if (sought !== undefined) return soughtReading(sought, base);
  rest = strip(rest, tails, way);
  const towardsIn = regionTowards.exec(rest)?.groups;
  const ownEnd = endOfContents.exec(towardsIn?.["sought"] ?? "")?.groups?.["end"];
  if (ownEnd !== undefined) return readWay(`${towardsIn?.["region"]} to the ${ownEnd}`, base);
  if (towardsIn?.["sought"] !== undefined) {
    const region = regionIn(towardsIn["region"] ?? "");
    return pageItself.test(towardsIn["region"] ?? "")
      ? soughtReading(towardsIn["sought"], base)
      : { ...soughtReading(towardsIn["sought"], base, region), arguments: [unquoted(towardsIn["sought"])] };
  }
  const isBare = rest === "" || pageItself.test(rest);
  const region = isBare ? undefined : regionIn(rest);
  if (!isBare && region === undefined) return undefined;
  if (way.direction === undefined && way.amount === undefined && rest === "") return undefined;
  const direction = way.direction ?? "down";
  return {
    ...base,
    method: "scroll",
    direction,
    ...(way.amount === undefined ? {} : { amount: way.amount }),
    ...(region === undefined ? {} : { target: parseTarget(tokenize(region)) }),
  };
}

/** “in the chat”, “through my boards”, “the journal”. */
function regionIn(words: string): string | undefined {
  const region = inside.exec(words)?.groups?.["region"] ?? words;
  const isOne = region !== "" && parseTarget(tokenize(region)).readings.length > 0;
  return isOne ? region : undefined;
}

function unquoted(text: string): string {
  return text.replace(/^(?:the )?["“'‘«](.*)["”'’»]$/u, "$1").replace(/^the /iu, "");
}
