import { groupsOf } from "./groups.ts";
import type { Page } from "./page.ts";
import { withoutFiller } from "./schema.ts";
import { type Range, isWithin, nodeAt } from "./tree.ts";
import { normalize, stem, words } from "./words.ts";
import type { Wish } from "./finding.ts";
import { headingsAbove } from "./sections.ts";
import { subjectWords } from "./nouns.ts";

const NUMBER_WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const ORDINALS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];
const COMMANDS = new Set(
  "extract get find give show tell list read return fetch scrape collect grab please me what which who where when how is are do does did much many come information info data detail"
    .split(" ")
    .map(stem),
);

const MOMENT = String.raw`noon|midnight|today|(?:january|february|march|april|may|june|july|august|september|october|november|december)`;

/** Wishes that take judgement or arithmetic: answered by rule they would be answered wrongly. */
const BEYOND: [RegExp, string][] = [
  [
    /\b(?:cheapest|most expensive|(?:highest|lowest|best|worst|top)[- ](?:rated|priced?|scor\w+|selling)|largest|smallest|newest|oldest|longest|shortest)\b/i,
    "compares entries",
  ],
  [
    /\b(?:under|below|over|above|less than|more than|at least|at most|cheaper than|greater than|between)\s+(?:[€$£]\s?)?\d/i,
    "filters entries by an amount",
  ],
  [
    /\b(?:only (?:the |those |products? |items? )?(?:that|which|with|in|those|where)|except|excluding|without|that (?:are|have|is|has|were)|which (?:are|have))\b/i,
    "filters entries by a condition",
  ],
  [
    /\b(?:summari[sz]e|summary of|translate|compare|calculate|compute|average|sum of|classify|categori[sz]e|sentiment|rewrite|paraphrase|explain|infer|guess|estimate)\b/i,
    "asks for a text or figure that is not on the page",
  ],
  [/\b(?:sort(?:ed)?|order(?:ed)?) by\b/i, "sorts entries"],
  [
    new RegExp(String.raw`\b(?:after|before|since|until|later than|earlier than)\s+(?:${MOMENT})\b`, "iu"),
    "filters entries by a time",
  ],
];

const ADS =
  /,?\s*\b(?:(?:without|excluding|except|but not|not) (?:the )?(?:sponsored|promoted|ads?\b|adverts?\b|advertise\p{L}+)(?: (?:ones?|results?|entries|items|products))?|(?:non-sponsored|organic)(?= (?:results|products|entries|items|ones|\p{L}+s)))/giu;

/** What owns up to being an advertisement is no entry anyway. */
export function withoutAds(instruction: string): string {
  return instruction.replace(ADS, " ").trim();
}

/** Why an instruction is beyond reading values off a page; undefined when it is not. */
export function beyondReading(page: Page, instruction: string): string | undefined {
  for (const [pattern, reason] of BEYOND) {
    const phrase = pattern.exec(instruction)?.[0];
    if (phrase !== undefined && !isHeading(page, phrase)) return `"${phrase}" ${reason}`;
  }
  return undefined;
}

export function asksHowMany(instruction: string): boolean {
  return /\b(?:how many|number of|count of)\b/i.test(instruction);
}

function isHeading(page: Page, phrase: string): boolean {
  const wanted = normalize(phrase);
  return page.tree.headings.some((heading) => normalize(nodeAt(page.tree, heading).name).includes(wanted));
}

const NARROWING =
  /\p{L}+\s(?:with|without|by|from|in|at|on|under|below|near|that|who|which|whose|where|marked|tagged|after|before)\s([^,.;]{1,80})/iu;

export function wishOf(instruction: string): Wish {
  const limit = limitOf(instruction);
  const telling = withoutFiller(words(instruction.slice(0, 2_000))).filter((word) => !COMMANDS.has(word));
  const all = /\b(?:all|every)\b/i.test(instruction) ? { all: true as const } : {};
  const tail = NARROWING.exec(instruction)?.[1];
  const narrowing = tail === undefined ? {} : { narrowing: new Set(withoutFiller(words(tail))) };
  return { words: telling, ...all, ...narrowing, ...(limit === undefined ? {} : { limit }) };
}

function limitOf(instruction: string): number | undefined {
  const amount = /\b(?:first|top)\s+(\d{1,4}|two|three|four|five|six|seven|eight|nine|ten)\b/i
    .exec(instruction)?.[1]
    ?.toLowerCase();
  if (amount === undefined) return undefined;
  return /\d/.test(amount) ? Number(amount) : NUMBER_WORDS.indexOf(amount);
}

/** `the second product`: 1; `the last row`: -1; undefined when no entry is counted out. */
export function ordinalOf(instruction: string): number | undefined {
  const found =
    /\bthe (first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d{1,3}(?:st|nd|rd|th))\s+(?!name\b|\d)\p{L}+/iu
      .exec(instruction)?.[1]
      ?.toLowerCase();
  if (found === undefined) return undefined;
  if (found === "last") return -1;
  return /^\d/.test(found) ? Number.parseInt(found, 10) - 1 : ORDINALS.indexOf(found);
}

/**
 * The entries of lists that the instruction names, by the words that neither the schema nor the language accounts for:
 * `Blue Kettle` of `the price of the Blue Kettle`. Each is the smallest such part first, and then those that it is a part of: a
 * card's text stands beside its price.
 */
export function namedItems(page: Page, wish: Wish, schemaWords: Set<string>): Range[][] {
  const said = wish.words.filter((word) => !schemaWords.has(word));
  const subject = new Set(subjectWords(page));
  const headed = new Set(page.tree.headings.flatMap((at) => words(nodeAt(page.tree, at).name)));
  const attempts = [
    said,
    said.filter((word) => !DEEDS.has(word)),
    // “the chair in moss” is one of the chairs that the page is about.
    said.filter((word) => !subject.has(word)),
    said.filter((word) => !headed.has(word)),
  ];
  for (const names of attempts) {
    const found = entriesSaying(page, names);
    const places = said.filter(
      (word) => headed.has(word) && !names.includes(word) && wish.narrowing?.has(word) === true,
    );
    // “a week in the north garage” is none of the south garage's.
    if (found.length > 0)
      return found.filter(([range]) => range !== undefined && standsUnder(page, range, places));
  }
  return [];
}

/** Whether the headings over an entry say all the words of the place that it is looked for in. */
function standsUnder({ tree }: Page, { start, end }: Range, places: string[]): boolean {
  const nearest = tree.headings.findLast((heading) => heading < start);
  const above = nearest === undefined ? [] : [nearest, ...headingsAbove(tree, nearest)];
  const own = tree.headings.filter((heading) => heading >= start && heading < end);
  const said = [...above, ...own].flatMap((heading) => words(nodeAt(tree, heading).name));
  return places.every((word) => said.includes(word));
}

/** What a question says was done with a thing, and no entry says of itself. */
const DEEDS = new Set("paid pay spent charged bought sold sent owe earned".split(" ").map(stem));

function entriesSaying(page: Page, names: string[]): Range[][] {
  if (names.length === 0) return [];
  const holders: Holder[] = [];
  for (const { chrome, items } of groupsOf(page)) {
    if (chrome || (items.length < 2 && !isCard(page, items[0]))) continue;
    const said = items.filter((item) => isEntry(page, item) && saysAll(page, item, names));
    const [range] = said;
    if (range !== undefined && said.length === 1 && range.end - range.start < LARGEST_ENTRY)
      holders.push({ range, items });
  }
  holders.sort((a, b) => sizeOf(a.range) - sizeOf(b.range));
  const innermost = holders.filter(
    ({ range }) => !holders.some((other) => other.range !== range && isWithin(other.range, range)),
  );
  return innermost.map((holder) => around(page, holder, holders));
}

/** Of a few words that stand together none is an entry, unless it is marked as one of a list. */
function isEntry({ tree }: Page, item: Range): boolean {
  return sizeOf(item) > 3 || (sizeOf(item) > 1 && nodeAt(tree, item.start).role === "listitem");
}

type Holder = { range: Range; items: Range[] };

/** An entry and what it is a part of, as long as that is not a part of the page that others like it stand in. */
function around(page: Page, innermost: Holder, holders: Holder[]): Range[] {
  const chain = [innermost];
  for (const holder of holders) {
    if (chain.includes(holder) || !isWithin(innermost.range, holder.range)) continue;
    const isShared = chain.some(({ range, items }) =>
      items.some((item) => item !== range && isWithin(item, holder.range) && isAlike(page, item, range)),
    );
    if (isShared) break;
    chain.push(holder);
  }
  return chain.slice(0, MOST_AROUND).map(({ range }) => range);
}

/** Of one make, as entries of a list are; the parts of one entry differ. */
function isAlike({ tree }: Page, first: Range, second: Range): boolean {
  const isListed = /^(?:listitem|row|article)$/.test(nodeAt(tree, first.start).role);
  if (isListed && tree.path[first.start] === tree.path[second.start]) return true;
  const [a, b] = [first, second].map(
    ({ start, end }) => new Set(tree.nodes.slice(start, end).map(({ role, tag }) => `${role} ${tag}`)),
  ) as [Set<string>, Set<string>];
  const shared = [...a].filter((part) => b.has(part)).length;
  return sizeOf(first) > 3 && shared / new Set([...a, ...b]).size >= 0.7;
}

function sizeOf({ start, end }: Range): number {
  return end - start;
}

/** Nodes. */
const LARGEST_ENTRY = 400;
const MOST_AROUND = 3;

/** One entry alone is an entry when it has a heading of its own. */
function isCard(page: Page, range: Range | undefined): boolean {
  if (range === undefined || !/^(?:article|listitem)$/.test(nodeAt(page.tree, range.start).role))
    return false;
  return page.tree.headings.some((heading) => heading > range.start && heading < range.end);
}

/** All the words within one text of the item, which must not be a long one: a name, not a chance. */
function saysAll(page: Page, { start, end }: Range, names: string[]): boolean {
  for (let index = start; index < end; index++) {
    const { role, name } = nodeAt(page.tree, index);
    if (
      name === "" ||
      name.length > 120 ||
      (role !== "text" && role !== "heading" && role !== "link" && role !== "img")
    )
      continue;
    const said = words(name);
    if (names.every((word) => said.includes(word))) return true;
  }
  return false;
}

const NAMING_TAIL =
  /\b(?:of|for|about)\s+(?:the\s+|this\s+|that\s+)?(.+?)(?=$|[.,;:?!()]|\s(?:on|in|from|at|under|within|and|with|to|as|is|are|which|that|by)\s)/giu;

/** Words by which an instruction names one thing: what stands in quotes or after `of`, and words written as names are. */
export function namesIn(instruction: string): string[] {
  const said: string[] = [];
  for (const [, name = ""] of instruction.matchAll(NAMING_TAIL)) said.push(name);
  for (const [, name = ""] of instruction.matchAll(/["“”«»„]([^"“”«»„]{2,80})["“”«»]/gu)) said.push(name);
  for (const [name] of instruction.matchAll(
    /(?<=\p{L}[,]?\s)\p{Lu}[\p{L}\p{N}'’-]+(?:\s\p{Lu}[\p{L}\p{N}'’-]+)*/gu,
  ))
    if (name !== name.toUpperCase() || name.length > 4) said.push(name);
  return [...new Set(said.flatMap((name) => withoutFiller(words(name))))].filter(
    (word) => !COMMANDS.has(word),
  );
}
