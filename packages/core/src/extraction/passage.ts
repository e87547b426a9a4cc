import type { PageView } from "../page/view.ts";
import { groupsOf } from "./groups.ts";
import { entryFocus } from "./entry-focus.ts";
import { extractField } from "./object.ts";
import { asksHowMany, beyondReading, namedItems, namesIn, ordinalOf, wishOf } from "./instruction.ts";
import { type Concept, ENTITIES, conceptOf, phraseLikeness, wordLikeness } from "./match.ts";
import { type Page, atomsIn, numbersOf, preparePage } from "./page.ts";
import { type Field, readSchema } from "./schema.ts";
import type { Scope } from "./page.ts";
import { candidatesFor, settle } from "./scalar.ts";
import { type Range, nodeAt, subtree, textOf } from "./tree.ts";
import { besideName } from "./passage-beside.ts";
import { namedPassages } from "./passage-named.ts";
import { nameOfOffice, readingPassages } from "./passage-reading.ts";
import { stem, words } from "./words.ts";

/** A part of the page that answers an instruction; `confidence` is 0–1. */
export type PassageFound = { extraction: string; confidence: number };

const ENOUGH = 0.5;
const MAX_LENGTH = 2_000;
const TITLE_WORDS = new Set(
  "heading headline title main page name document chapter section h1".split(" ").map(stem),
);
const NOTICE_WORDS = new Set(
  "error message alert warning notice notification status success confirmation banner toast validation"
    .split(" ")
    .map(stem),
);

/**
 * The passage of a page that answers an instruction: what the page labels so, the cell where row and column meet, else the
 * sentence, paragraph or list that says it. Undefined when nothing fits; never the whole page.
 */
export function extractPassage(view: PageView, instruction: string): PassageFound | undefined {
  return findPassage(preparePage(view), instruction);
}

export function findPassage(page: Page, instruction: string): PassageFound | undefined {
  if (beyondReading(page, instruction) !== undefined) return undefined;
  const asked = askedOf(instruction);
  if (asked.length === 0 || asked.length > 24) return undefined;
  if (ordinalOf(instruction) !== undefined && /\bof the\b|['’]s\b/i.test(instruction))
    return countedOut(page, instruction);
  const whole = textOf(page.tree, subtree(page.tree, 0)).trim();
  const answers = (passage: PassageFound | undefined): boolean =>
    passage !== undefined && !onlyAsks(passage.extraction, asked) && !isAll(passage.extraction, whole);
  const best =
    bestOf(passagesFor(page, asked, instruction).filter(answers)) ??
    bestOf(bySense(page, asked, instruction).filter(answers));
  return best === undefined
    ? undefined
    : {
        extraction: shortened(best.extraction),
        confidence: Math.round(Math.min(1, best.confidence) * 100) / 100,
      };
}

/** A page of a few words may be its own answer. */
function isAll(extraction: string, whole: string): boolean {
  return whole.length > 80 && extraction.trim() === whole;
}

const request =
  /^(?:please )?(?:can you |could you )?(?:tell|find|show|give|read|say|what|which|who|whose|when|where|why|how|enter|type|write|look up|answer)\b/i;

/** The page may ask the same: a question, or an order to find it out, that says nothing more is no answer. */
function onlyAsks(extraction: string, asked: string[]): boolean {
  return request.test(extraction) && wishOf(extraction).words.every((word) => asked.includes(word));
}

function bestOf(found: (PassageFound | undefined)[]): PassageFound | undefined {
  return found
    .filter((passage) => passage !== undefined)
    .filter(({ extraction, confidence }) => extraction !== "" && confidence >= ENOUGH)
    .sort((a, b) => b.confidence - a.confidence)[0];
}

function passagesFor(page: Page, asked: string[], instruction: string): (PassageFound | undefined)[] {
  return asksHowMany(instruction)
    ? [
        counted(page, asked),
        ...namedPassages(page, asked, namesIn(instruction)).filter(({ extraction }) =>
          /^\d/.test(extraction),
        ),
      ]
    : [
        title(page, asked, instruction),
        notice(page, asked),
        linked(page, asked),
        ...namedPassages(page, asked, namingIn(instruction)),
        subject(page, asked),
        looked(page, asked, instruction),
        figure(page, asked),
        nameOfOffice(page, instruction),
        ...readingPassages(page, asked, instruction),
      ];
}

/** What a question names, and where it looks for it: “in the north garage”. */
function namingIn(instruction: string): string[] {
  return [...namesIn(instruction), ...(wishOf(instruction).narrowing ?? [])];
}

/** `how heavy is it`, `when does it leave`: what the page labels with the noun that the question asks for. */
function bySense(page: Page, asked: string[], instruction: string): PassageFound[] {
  const [, nouns, verbs] = SENSES.find(([question]) => question.test(instruction)) ?? [];
  if (nouns === undefined || verbs === undefined) return [];
  const rest = asked.filter((word) => !verbs.has(word) && !nouns.includes(word));
  const isCalled = (label: string, noun: string) => words(label).some((word) => wordLikeness(noun, word) > 0);
  return nouns.flatMap((noun) =>
    namedPassages(page, [noun, ...rest]).filter(({ label }) => isCalled(label, noun)),
  );
}

const stems = (list: string) => list.split(" ").map(stem);

/** A question, the nouns that it asks for, likeliest first, and the words that go with it and name nothing. */
const SENSES: [RegExp, string[], Set<string>][] = (
  [
    [/\bhow (?:heavy|much\b.*\bweigh)/i, "weight", "heavy weigh much"],
    [/\bhow (?:tall|high)\b/i, "height", "tall high"],
    [/\bhow wide\b/i, "width", "wide"],
    [/\bhow deep\b/i, "depth", "deep"],
    [/\bhow (?:big|large)\b/i, "size dimensions area", "big large"],
    [/\bhow far\b/i, "distance", "far away"],
    [/\bhow fast\b/i, "speed", "fast go run"],
    [/\bhow old\b/i, "age", "old"],
    [/\bhow long\b.*\b(?:takes?|lasts?|run)\b/i, "duration", "long take last run"],
    [/\bwhen\b.*\barrives?\b/i, "arrival", "arrive"],
    [/\bwhen\b.*\b(?:leaves?|departs?)\b/i, "departure time", "leave depart"],
    [/\bwhen\b.*\b(?:starts?|begins?)\b/i, "start time date", "start begin"],
    [/\bwhen\b/i, "date time", "take place happen be held"],
    [/\bwhere\b/i, "location address venue", "take place happen be held find located"],
  ] as const
).map(([question, nouns, verbs]) => [question, stems(nouns), new Set(stems(verbs))]);

/** `the price of the second product`, `the second product's price`. */
function countedOut(page: Page, instruction: string): PassageFound | undefined {
  const parted =
    /^(.*?)\s+of the\s+(.+)$/i.exec(instruction)?.slice(1) ??
    /^(.*?)['’]s\s+(.+)$/i.exec(instruction)?.slice(1).toReversed();
  const [attribute = "", entry = ""] = parted ?? [];
  const named = wishOf(attribute).words;
  if (named.length === 0 || ordinalOf(`the ${entry.replace(/^the\s+/i, "")}`) === undefined) return undefined;
  const name = named.join(" ");
  const { root } = readSchema({
    type: "object",
    properties: { [name]: { type: "string" } },
    required: [name],
  });
  const scope: Scope = { range: { start: 0, end: page.tree.nodes.length }, kind: "page", nouns: new Set() };
  const wish = wishOf(entry);
  const found = entryFocus(page, root, {
    instruction: `the ${entry.replace(/^the\s+/i, "")}`,
    place: { scope, wish, extractField },
  });
  const value = (found?.value as Record<string, unknown> | undefined)?.[name];
  return found === undefined || found.missing.length > 0 || typeof value !== "string"
    ? undefined
    : { extraction: value, confidence: found.score };
}

/** “how much” asks for a price; what is available is what there is. */
function askedOf(instruction: string): string[] {
  const { words: said } = wishOf(instruction);
  const open = /\b(?:which|what)\b.+\bavailable\b/i.test(instruction) && said.length > 1;
  const telling = said.length > 1 ? said.filter((word) => word !== stem("number")) : said;
  const asked = open ? telling.filter((word) => word !== stem("available")) : telling;
  const isPrice = /\bhow much (?:is|are|does|do|for)\b(?!.*\bweigh)/i.test(instruction);
  const hasPrice = asked.some((word) => MONEY_WORDS.has(word));
  return isPrice && !hasPrice ? [...asked, stem("price")] : asked;
}

const MONEY_WORDS = new Set("price cost fee charge amount total".split(" ").map(stem));
const NAME_WORDS = new Set(["name", "title"].map(stem));

/** “the product name” on the page of one product: its heading. */
function subject(page: Page, asked: string[]): PassageFound | undefined {
  const isAsked =
    asked.some((word) => NAME_WORDS.has(word)) &&
    asked.every((word) => NAME_WORDS.has(word) || ENTITIES.has(word));
  const lists = groupsOf(page).some(
    ({ chrome, items }) =>
      !chrome && items.length > 1 && items.every((item) => headingsIn(page, item).length > 0),
  );
  const firsts = page.tree.headings.filter((heading) => nodeAt(page.tree, heading).level === 1);
  const { name } = nodeAt(page.tree, firsts[0] ?? 0);
  if (!isAsked || lists || firsts.length !== 1 || !page.tree.view.title.startsWith(name)) return undefined;
  return { extraction: name, confidence: 0.85 };
}

function headingsIn({ tree }: Page, { start, end }: Range): number[] {
  return tree.headings.filter((heading) => heading >= start && heading < end);
}

function shortened(text: string): string {
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH).replace(/\s+\S*$/, "")} …`;
}

function title(page: Page, asked: string[], instruction: string): PassageFound | undefined {
  const { headings, view } = page.tree;
  if (!asked.every((word) => TITLE_WORDS.has(word))) return undefined;
  const texts = headings
    .filter((heading) => page.tree.chrome[heading] !== 1)
    .map((heading) => nodeAt(page.tree, heading).name);
  if (/\bheadings\b/i.test(instruction)) return { extraction: texts.join("\n"), confidence: 0.9 };
  const document = /\b(?:page|document)(?:'s)? title\b|\btitle of (?:the|this) (?:page|document)\b/i.test(
    instruction,
  );
  if (document && view.title !== "") return { extraction: view.title, confidence: 0.95 };
  const first = headings.find((heading) => nodeAt(page.tree, heading).level === 1) ?? headings[0];
  return first === undefined
    ? { extraction: view.title, confidence: 0.7 }
    : { extraction: nodeAt(page.tree, first).name, confidence: 0.95 };
}

/** What an alert says, or what is said of an invalid field. */
function notice(page: Page, asked: string[]): PassageFound | undefined {
  if (!asked.some((word) => NOTICE_WORDS.has(word))) return undefined;
  const others = asked.filter((word) => !NOTICE_WORDS.has(word));
  const texts: string[] = [];
  page.tree.nodes.forEach((node, index) => {
    const text =
      node.role === "alert" || node.role === "status" ? textOf(page.tree, subtree(page.tree, index)) : "";
    const remark = node.invalid === true ? (node.description ?? "") : "";
    texts.push(...[text, remark].filter((said) => said !== "" && said.length < 400));
  });
  const [first, ...more] = [...new Set(texts)];
  if (first === undefined) return undefined;
  return { extraction: [first, ...more].join("\n"), confidence: others.length === 0 ? 0.95 : 0.6 };
}

/** `the link to the privacy policy`: an address, where the words ask for one. */
function linked(page: Page, asked: string[]): PassageFound | undefined {
  const isAddress = (word: string) => word === stem("link") || word === "url" || word === "href";
  const rest = asked.filter((word) => !isAddress(word));
  if (rest.length === asked.length || rest.length === 0) return undefined;
  const links = page.atoms
    .filter((atom) => atom.kind === "link")
    .map((atom) => ({
      href: nodeAt(page.tree, atom.node).href ?? "",
      likeness: phraseLikeness(rest, wishOf(atom.text).words),
    }))
    .sort((a, b) => b.likeness - a.likeness);
  const [best] = links;
  const rival = links.find((link) => link.href !== best?.href && link.likeness === best?.likeness);
  return best === undefined || best.likeness < 0.6 || rival !== undefined
    ? undefined
    : { extraction: best.href, confidence: best.likeness };
}

function stringField(name: string, type: "string" | "integer"): Field | undefined {
  const { root } = readSchema({ type: "object", properties: { [name]: { type } } });
  const shape = root.shape();
  return shape.kind === "object" ? shape.properties[0] : undefined;
}

const SEEN: Set<Concept> = new Set([
  "money",
  "rating",
  "email",
  "phone",
  "date",
  "author",
  "availability",
  "image",
]);

/** `the price of the Blue Kettle`: what looks like a price, in the entry that is named so. */
function looked(page: Page, asked: string[], instruction: string): PassageFound | undefined {
  const attributes = asked.filter((word) => {
    const field = stringField(word, "string");
    return field !== undefined && SEEN.has(conceptOf(field).concept);
  });
  const rest = asked.filter((word) => !attributes.includes(word) && !ENTITIES.has(word));
  const field = attributes.length === 0 ? undefined : stringField(attributes.slice(0, 2).join(" "), "string");
  if (field === undefined) return undefined;
  const items = namedItems(page, { ...wishOf(instruction), words: rest }, new Set());
  const isNamed = items.length > 0;
  if (rest.length > 0 && !isNamed && !subjectSays(page, rest)) return besideName(page, field, rest);
  const nouns = new Set([...ENTITIES, ...rest]);
  const kind = isNamed ? "item" : "page";
  const whole = [{ start: 0, end: page.tree.nodes.length }];
  const seen = (isNamed ? items : [whole]).flatMap((ranges) => {
    const found = ranges.map((range) => {
      const scope: Scope = { range, kind, nouns };
      return settle(page, candidatesFor(page, field, scope), scope);
    });
    return found.find((candidate) => candidate !== undefined) ?? [];
  });
  const [candidate, ...others] = seen;
  // Two things of that name that cost different amounts.
  if (candidate === undefined || others.some(({ value }) => value !== candidate.value)) return undefined;
  return {
    extraction: String(candidate.value),
    confidence: candidate.score + (rest.length > 0 ? 0.08 : 0),
  };
}

function subjectSays(page: Page, rest: string[]): boolean {
  const first = page.tree.headings.find((heading) => nodeAt(page.tree, heading).level === 1);
  const said = wishOf(first === undefined ? page.tree.view.title : nodeAt(page.tree, first).name).words;
  return rest.every((word) => said.includes(word));
}

const COUNT_WORDS = new Set(stems("number count there many found listed shown total available were was"));

/** `1,204 ratings`, where the page counts them once. */
function saidCount(page: Page, [noun, ...more]: string[]): PassageFound | undefined {
  if (noun === undefined || more.length > 0) return undefined;
  const counts = new Set<string>();
  for (const { text } of page.atoms)
    for (const [whole, figure = "", named = ""] of text.matchAll(/(\d[\d.,]*)\s+(\p{L}{3,20})(?!\p{L})/gu))
      if (stem(named.toLowerCase()) === noun) counts.add(text.trim() === whole ? whole : figure);
  const [only, ...others] = counts;
  return only === undefined || others.length > 0 ? undefined : { extraction: only, confidence: 0.9 };
}

/** `Balance 2.418,07 €`: the one amount of the page that stands beside the word, and beside no other. */
function figure(page: Page, [noun, ...more]: string[]): PassageFound | undefined {
  if (noun === undefined || more.length > 0) return undefined;
  const amounts = new Set<string>();
  for (const atom of page.atoms) {
    const priced = numbersOf(page, atom.text).filter(({ currency }) => currency !== undefined);
    const [only, ...others] = priced;
    if (only === undefined || others.length > 0) continue;
    const beside = `${atom.text.slice(0, only.start)} ${atom.text.slice(only.end)}`.trim();
    if (beside.length < LONGEST_LABEL && words(beside).join(" ") === noun)
      amounts.add(atom.text.slice(only.start, only.end).trim());
  }
  const [amount, ...rivals] = amounts;
  return amount === undefined || rivals.length > 0 ? undefined : { extraction: amount, confidence: 0.8 };
}

const LONGEST_LABEL = 40;

/** `how many reviews`: a number beside the word, or nothing: counting is not reading. */
function counted(page: Page, asked: string[]): PassageFound | undefined {
  const nouns = asked.filter((word) => !COUNT_WORDS.has(word));
  const field = nouns.length === 0 ? undefined : stringField(nouns.slice(0, 3).join(" "), "integer");
  if (field === undefined) return undefined;
  const said = saidCount(page, nouns);
  if (said !== undefined) return said;
  const scope: Scope = { range: { start: 0, end: page.tree.nodes.length }, kind: "page", nouns: new Set() };
  const candidate = settle(page, candidatesFor(page, field, scope), scope);
  if (candidate === undefined) return undefined;
  const shown = atomsIn(page, { start: candidate.node, end: candidate.node + 1 }).find(
    (atom) => atom.kind !== "link",
  );
  return {
    extraction: candidate.named || shown === undefined ? String(candidate.value) : shown.text,
    confidence: candidate.score,
  };
}
