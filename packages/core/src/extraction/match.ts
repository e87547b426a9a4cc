import type { Field } from "./schema.ts";
import { similarity, stem } from "./words.ts";

/** What a field is about, as far as its words and its type tell: how a page shows such a thing without naming it. */
export type Concept =
  | "money"
  | "rating"
  | "count"
  | "name"
  | "description"
  | "url"
  | "image"
  | "email"
  | "phone"
  | "date"
  | "currency"
  | "author"
  | "availability"
  | "other";

const stems = (list: string) => new Set(list.split(" ").map(stem));

/** Words that mean the same when a page and a schema name a thing. */
const SYNONYMS = [
  "price cost preis prix precio prezzo prijs",
  "name title headline",
  "rating stars score rated",
  "description summary about overview abstract excerpt desc",
  "image picture photo thumbnail img",
  "url link href",
  "quantity qty",
  "phone telephone tel mobile telefon téléphone teléfono telefono",
  "email mail",
  "author writer written byline",
  "availability stock available",
  "location place",
  "date published posted created released",
  "original was old former regular list rrp msrp",
  "specification spec technical",
  "feature highlight",
  "manufacturer maker",
  "salary pay wage compensation",
  "company employer organization organisation",
  "delivery shipping",
  "zip postcode postal",
  "category genre",
  "id identifier reference",
  "tag keyword topic",
  "error problem alert",
  "comment feedback",
  "license licence",
  "color colour",
  "center centre",
  "destination to",
  "origin from",
  "team club",
  "point pts",
  "won wins win victories",
  "lost losses defeats",
  "drawn draws",
  "position pos rank",
  "temperature temp",
  "department dept",
  "step method instruction direction preparation",
  "language lang",
  "renewal renewed",
  "amount amt",
  "maximum max",
  "minimum min",
  "reason why cause",
].map(stems);

const MEANING = new Map(SYNONYMS.flatMap((group, index) => [...group].map((word) => [word, index] as const)));

/** Words that say what sort of value it is; beside a more telling word they count little: `totalPrice`, `orderId`. */
export const HEAD_WORDS = stems(
  "price cost amount name title text value count date url link time id address image total code label status fee average current number",
);
const HEAD_WEIGHT = 0.4;
/** What a label asks for that ends in one of these is no name, day or figure of the thing: `Company type`. */
const SORTS = new Set([...HEAD_WORDS, ...stems("type kind form category size")]);
/** What a label ends in that asks for a measure of a thing, not for the thing: `Colour temperature` is no colour. */
const MEASURES = stems("temperature weight height width length depth speed yield ratio");

/** Things that pages list or show; before `name` or `title` they add nothing: `productName`. */
export const ENTITIES = stems(
  "product item article book post story result listing job event movie film song album recipe page repository repo package person user hotel restaurant place property car headline entry record row task issue thread topic question course video game offer deal thing object city country room flight news",
);

const CONCEPTS: [Concept, Set<string>][] = [
  ["image", stems("image img picture photo thumbnail logo avatar icon cover poster")],
  ["url", stems("url link href uri website permalink homepage")],
  ["email", stems("email mail")],
  ["phone", stems("phone telephone tel mobile fax")],
  ["currency", stems("currency")],
  ["rating", stems("rating stars score")],
  ["count", stems("count quantity qty reviews votes points views comments likes downloads")],
  ["date", stems("date published posted created updated released birthday deadline")],
  ["money", stems("price cost amount fee fare total subtotal salary wage rent msrp rrp sum")],
  ["availability", stems("stock available availability")],
  ["author", stems("author writer byline")],
  [
    "description",
    stems(
      "standfirst subtitle lede description summary abstract excerpt snippet body content blurb teaser text",
    ),
  ],
  ["name", new Set([...stems("name title headline heading label"), ...ENTITIES])],
];

/** What the page of a thing of its own is called: a doctor's `profile` is where the doctor's name leads to. */
const OWN_PAGES = stems("profile detail permalink");

type Meaning = { concept: Concept; qualifiers: string[] };

const meanings = new WeakMap<Field, Meaning>();

/** Amounts that are not the price of the thing: they need to be called so. */
const PARTICULAR = stems("fee fare total subtotal salary wage rent sum");

const TOTAL = stem("total");
const COUNTS = stems("count quantity qty");

/** The concept of a field and the words of its name that qualify it: `original` of `originalPrice`. */
export function conceptOf(field: Field): Meaning {
  let meaning = meanings.get(field);
  if (meaning === undefined) meanings.set(field, (meaning = readMeaning(field)));
  return meaning;
}

function readMeaning(field: Field): Meaning {
  const shape = field.shape();
  const type = shape.kind === "scalar" ? shape.type : "string";
  const format = shape.kind === "scalar" ? shape.format : undefined;
  const last = field.words.at(-1) ?? "";
  // `totalProducts` counts them.
  const isTotal =
    type === "integer" && field.words.length > 1 && field.words[0] === TOTAL && !PARTICULAR.has(last);
  const isCount = isTotal || (COUNTS.has(last) && (type === "integer" || type === "number"));
  for (const [concept, heads] of CONCEPTS) {
    if (!suits(concept, type) || (isCount && concept !== "count")) continue;
    const formatted =
      (concept === "email" && format === "email") ||
      (concept === "date" && (format === "date" || format === "date-time"));
    const named =
      (isTotal && concept === "count") ||
      (concept === "name"
        ? heads.has(last) && !DONE_BY.test(field.name)
        : field.words.some((word) => heads.has(word)));
    if (!named && !formatted) continue;
    if (
      concept === "url" &&
      format === undefined &&
      type === "string" &&
      !field.words.some((word) => heads.has(word))
    )
      continue;
    return {
      concept,
      qualifiers: field.words.filter(
        (word) => (!heads.has(word) || PARTICULAR.has(word)) && !(concept === "name" && ENTITIES.has(word)),
      ),
    };
  }
  const isUrl = format === "uri" || format === "url" || format === "uri-reference";
  return isUrl
    ? {
        concept: "url",
        qualifiers: field.words.filter((word) => !ENTITIES.has(word) && !OWN_PAGES.has(word)),
      }
    : { concept: "other", qualifiers: field.words };
}

function suits(concept: Concept, type: string): boolean {
  const numeric = type === "number" || type === "integer";
  if (type === "boolean") return concept === "availability";
  if (concept === "money" || concept === "rating" || concept === "availability") return true;
  return concept === "count" ? numeric : !numeric;
}

/** `issuedBy` asks who did it, and for no issue. */
const DONE_BY = /[a-z]_?by$/i;

/** What has been done (`deliveredOn`) is not what is only expected. */
const DONE = /(?:[a-z]ed|paid|sent|built|sold)(?:_?(?:on|at|date|time))?$/i;
const PLANNED = stems("expected estimated planned scheduled provisional");

/** `Previous close` is another day's. */
const OTHER_ONES = stems("previous prior former next");

const RECORD = stem("record");

/** `Record low` was once, and is not the low. */
function isRecord({ words: named, title }: Field, [first, second = "", ...more]: string[]): boolean {
  const isOf = first === RECORD && second !== "" && more.length === 0 && !HEAD_WORDS.has(second);
  return isOf && !named.includes(RECORD) && !title.includes(RECORD);
}

/** “What is not funded” is nothing that is. */
const NOT = stems("not without excluded except");

/** 1 for the same word, less for one of the same meaning or with a slip of the pen, else 0. */
export function wordLikeness(first: string, second: string): number {
  if (first === second) return 1;
  const meaning = MEANING.get(first);
  if (meaning !== undefined && meaning === MEANING.get(second)) return 0.93;
  return first.length >= 5 &&
    second.length >= 5 &&
    Math.abs(first.length - second.length) < 3 &&
    similarity(first, second) >= 0.84
    ? 0.85
    : 0;
}

/**
 * How well a label names what a field wants, 0–1. All telling words of the name must be met; words that the label has
 * besides cost a part.
 */
export function labelLikeness(field: Field, label: string[], entities: Set<string> = ENTITIES): number {
  if (label.length === 0 || (DONE.test(field.name) && label.some((word) => PLANNED.has(word)))) return 0;
  if (label.some((word) => NOT.has(word)) !== field.words.some((word) => NOT.has(word))) return 0;
  const isOther = (word: string) =>
    OTHER_ONES.has(word) &&
    !field.words.some((own) => wordLikeness(own, word) > 0) &&
    !field.title.includes(word);
  if (label.some(isOther) || isRecord(field, label)) return 0;
  if (asksOtherMeasure([...field.words, ...field.title, ...field.description], label)) return 0;
  const byName = phraseLikeness(field.words, label, entities);
  const byTitle = field.title.length > 0 ? phraseLikeness(field.title, label, entities) : 0;
  const described = label.length <= 4 && label.every((word) => field.description.has(word));
  if (!described) return Math.max(byName, byTitle);
  // “protein per serving” describes no serving: what the name says must not be left open.
  const isLeft = field.words.some((word) => field.description.has(word));
  const covers = label.length * 2 >= field.description.size;
  return Math.max(byName, byTitle, byName > 0 ? 0.85 : covers && !isLeft ? 0.74 : 0);
}

/** Whether a label is about a measure of what is asked for, and not about the thing itself. */
export function asksOtherMeasure(phrase: string[], label: string[]): boolean {
  const last = label.at(-1) ?? "";
  return label.length > 1 && MEASURES.has(last) && !phrase.some((word) => wordLikeness(word, last) > 0);
}

export function phraseLikeness(phrase: string[], label: string[], entities: Set<string> = ENTITIES): number {
  if (phrase.length === 0 || label.length === 0) return 0;
  const telling = phrase.filter((word) => !HEAD_WORDS.has(word) && !entities.has(word));
  const onlyHeads = phrase.every((word) => HEAD_WORDS.has(word));
  let wanted = 0;
  let found = 0;
  const used = new Set<string>();
  for (const word of phrase) {
    const weight = (
      telling.length === 0
        ? !HEAD_WORDS.has(word) || phrase.length === 1 || onlyHeads
        : telling.includes(word)
    )
      ? 1
      : HEAD_WEIGHT;
    wanted += weight;
    let best = 0;
    for (const other of label) {
      const likeness = wordLikeness(word, other);
      if (likeness > best) best = likeness;
      if (likeness > 0) used.add(other);
    }
    found += weight * best;
  }
  if (found === 0) return 0;
  // An invoice's number is not its date.
  const isOtherSort =
    phrase.some((word) => HEAD_WORDS.has(word) && !label.some((other) => wordLikeness(word, other) > 0)) &&
    label.some((word) => SORTS.has(word) && !used.has(word));
  if (isOtherSort) found *= 0.6;
  const spare = label.filter((word) => !used.has(word)).length;
  const precision = 1 - spare / label.length;
  return (found / wanted) * (0.55 + 0.45 * precision);
}
