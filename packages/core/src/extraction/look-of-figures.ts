import { boundOf, isBound, periodOf, periodsIn, rangeIn } from "./amounts.ts";
import { conceptOf, phraseLikeness } from "./match.ts";
import { type Atom, type Page, type Scope, atomsOf, factsIn, numbersOf, residueOf } from "./page.ts";
import { isFree, timeOf } from "./read.ts";
import type { Field } from "./schema.ts";
import { closest, endOf, isInline, textOf } from "./tree.ts";
import { type NumberToken, ratingIn } from "./values.ts";
import { stem } from "./words.ts";

/** Amounts, scores and counts by their looks. */

export type Look = { field: Field; scope: Scope; page: Page; rank: { name: number; link: number } };

/** Words around a price that leave it the price. */
const NEUTRAL = new Set(
  "from now only price incl vat tax each now today current approx ca".split(" ").map(stem),
);
/** Words around a price that make it another amount. */
const OTHER_AMOUNT = new Set(
  "save was off shipping delivery discount deposit over under before rrp msrp list fee coupon order free"
    .split(" ")
    .map(stem),
);
/** A rent is a price as well; beside a plain price it is an instalment. */
const PERIODS = new Set("day night week month mo year annum".split(" ").map(stem));
/** “€ 2,600 a month” in an offer of work is its salary. */
const WAGES = new Set(["salary", "wage", "pay", "rent"].map(stem));
const RENT = stem("rent");
const WAGE_PERIODS = new Set("hour day night week month mo year annum".split(" ").map(stem));
const STRUCK = new Set("original old was former regular list rrp msrp".split(" ").map(stem));

export function isNumeric(field: Field): boolean {
  const shape = field.shape();
  return shape.kind === "scalar" && (shape.type === "number" || shape.type === "integer");
}

/** Qualifiers that neither the scope nor the atom accounts for. */
export function unmet(look: Look, residue: string[]): string[] {
  return conceptOf(look.field).qualifiers.filter(
    (word) => !look.scope.nouns.has(word) && !residue.includes(word),
  );
}

export function judgeMoney(look: Look, atom: Atom): number {
  // `Prices 2026` heads them, and is none.
  if (atom.kind === "heading" && pricedIn(look, atom).length === 0) return 0;
  if (atom.text.length > 60 || atom.kind === "heading" || atom.kind === "link")
    return judgeCounted(look, atom);
  if (isFree(atom.text)) return isNumeric(look.field) && unmet(look, []).length === 0 ? 0.7 : 0;
  const tokens = numbersOf(look.page, atom.text);
  const priced = pricedIn(look, atom);
  const residue = residueOf(look.page, atom.text);
  const isWage = residue.some((word) => WAGE_PERIODS.has(word));
  const period = periodOf(look.field);
  const said = periodsIn(blockText(look.page, atom));
  if (period !== undefined && said.size > 0 && !said.has(period)) return 0;
  const left = unmet(look, residue).filter(
    (word) =>
      !isBound(word) &&
      !(isWage && WAGES.has(word)) &&
      !(look.scope.kind === "item" && word === RENT) &&
      !(word === FEE && isFeeOf(look, residue)) &&
      !(said.size > 0 && periodsIn(word).size > 0),
  );
  const wantsStruck =
    left.some((word) => STRUCK.has(word)) ||
    conceptOf(look.field).qualifiers.some((word) => STRUCK.has(word));
  if (left.some((word) => !STRUCK.has(word))) return 0;
  const bare =
    look.scope.kind === "item" && tokens.length === 1 && /^[-−–+]?\s?\d[\d.,]*[.,]\d{2}$/.test(atom.text);
  const isRange =
    boundOf(look.field) !== undefined &&
    rangeIn(atom.text, (part) => numbersOf(look.page, part)) !== undefined;
  if (isRange && priced.length > 0) return 0.85;
  if (boundOf(look.field) !== undefined && !residue.some(isBound)) return 0;
  if (new Set(priced.map((token) => token.value)).size !== 1 && !bare) return 0;
  const struck = atom.struck || residue.some((word) => STRUCK.has(word));
  if (wantsStruck) return struck ? 0.88 : 0;
  const { qualifiers } = conceptOf(look.field);
  const extra = residue.filter(
    (word) => !NEUTRAL.has(word) && !qualifiers.includes(word) && !look.field.words.includes(word),
  );
  const other = extra.some((word) => OTHER_AMOUNT.has(word));
  return (
    (bare ? 0.6 : 0.88) -
    0.1 * extra.length -
    (other ? 0.3 : !isWage && extra.some((word) => PERIODS.has(word)) ? 0.1 : 0) -
    (struck ? 0.4 : 0) -
    (look.scope.kind === "page" && isInLink(look.page, atom) ? 0.2 : 0) -
    (tokens.length > 1 ? 0.1 : 0)
  );
}

function pricedIn({ page }: Look, { text }: Atom): NumberToken[] {
  return numbersOf(page, text).filter(({ currency }) => currency !== undefined);
}

const FEE = stem("fee");

/** `First visit £95` is the `firstVisitFee`. */
function isFeeOf({ field, scope }: Look, residue: string[]): boolean {
  const others = conceptOf(field).qualifiers.filter((word) => word !== FEE && !scope.nouns.has(word));
  return others.length > 1 && others.every((word) => residue.includes(word));
}

/** “Subscribe for €4 a month” leads to another thing. */
function isInLink({ tree }: Page, { node }: Atom): boolean {
  return closest(tree, node, ({ role }) => role === "link" || role === "button") !== undefined;
}

/** What stands in one short block with an amount: `$29 <small>per month</small>`. */
function blockText({ tree }: Page, { node }: Atom): string {
  const block = closest(tree, node, (above) => !isInline(above)) ?? node;
  const text = textOf(tree, { start: block, end: endOf(tree, block) });
  return text.length <= 60 ? text : "";
}

export function judgeRating(look: Look, atom: Atom): number {
  const residue = residueOf(look.page, atom.text);
  if (atom.text.length > 60 || unmet(look, residue).length > 0) return 0;
  if (ratingIn(atom.text) !== undefined) return isOfStars(look.field, atom.text) ? 0.92 : 0.58;
  if (isNumeric(look.field) && VOTED.test(atom.text)) return 0.85;
  return look.scope.kind === "item" && isNumeric(look.field) && /^\(?\d[.,]\d\)?$/.test(atom.text)
    ? 0.62
    : judgeCounted(look, atom);
}

/** `4.7 from 139 votes` */
const VOTED = /^\d[.,]\d\s(?:from|based on|\(|·|by)\s?[\d.,]+\s(?:votes|ratings|reviews)\)?$/i;

/** Stars may say of which class a thing is, beside the score that its guests gave it. */
function isOfStars({ words: named }: Field, text: string): boolean {
  return named.at(-1) !== stem("score") || !/[★⭐]|\bstars?\b/iu.test(text);
}

/** A number beside the word for what it counts: `12 in stock`, `(120 reviews)`. */
export function judgeCounted(look: Look, atom: Atom): number {
  if (!isNumeric(look.field) || atom.text.length > 80 || numbersOf(look.page, atom.text).length === 0)
    return 0;
  if (QUANTITIES.has(look.field.words.at(-1) ?? "") && /^(?:[x×]\s?\d+|\d+\s?[x×])$/i.test(atom.text))
    return 0.85;
  if (QUANTITIES.has(look.field.words.at(-1) ?? "") && isOnlyFigure(look, atom)) return 0.75;
  if (asksSize(look) && AREA.test(atom.text)) return 0.85;
  if (look.field.words[0] === TOTAL && !OF_ALL.test(atom.text)) return 0;
  const residue = residueOf(look.page, atom.text);
  // “Up to 40 employees” are the most that there may be.
  const isMost = boundOf(look.field) === "most" && /\bup to\b/i.test(atom.text);
  const named = isMost ? look.field.words.filter((word) => !isBound(word)) : look.field.words;
  const likeness = phraseLikeness(named, residue);
  if (likeness >= 0.5 && (isOfAnotherUnit(look, atom) || isPriceOf(look, atom))) return 0;
  if (likeness >= 0.5 && !atom.text.includes("?"))
    return 0.5 + 0.4 * likeness - (residue.length > 5 ? 0.2 : 0);
  const counts = look.field.words.some((word) => /^(?:review|rat|vot|count)$/.test(word));
  return counts && conceptOf(look.field).concept === "count" && /^\(\s*[\d,.]+k?\s*\)$/i.test(atom.text)
    ? 0.68
    : 0;
}

/** `1–6 of 48 products`, `48 products found`: of all that there are. */
const TOTAL = stem("total");
const OF_ALL = /\bof (?:about )?\d|\b(?:total|found|in all|altogether|matching)\b/i;

/** `61 m²` of a flat. */
const SIZES = new Set("size area surface space sqm squaremeters".split(" ").map(stem));
const AREA = /^\s*\d[\d.,]*\s?(?:m²|m2|qm|sqm|sq\.? ?m|sq\.? ?ft|ft²|ft2)\s*$/i;

/** The garden's area needs to be called so. */
function asksSize({ field, scope }: Look): boolean {
  const isPlain = field.words.every((word) => SIZES.has(word) || LIVING.has(word) || scope.nouns.has(word));
  return isPlain && field.words.some((word) => SIZES.has(word));
}

const LIVING = new Set("living floor total flat apartment".split(" ").map(stem));

/** What `2 ×` before a thing says. */
const QUANTITIES = new Set(["quantity", "qty"].map(stem));

/** The one text of an entry that has a figure, and nothing but that: `120` before `g` and `rye flour`. */
function isOnlyFigure({ scope, page }: Look, atom: Atom): boolean {
  if (scope.kind !== "item" || atom.kind !== "run" || !/^\d[\d.,/]*$/.test(atom.text)) return false;
  return atomsOf(page, scope).every(
    ({ node, kind, text }) => node === atom.node || kind === "line" || !/\d/.test(text),
  );
}

/** “Adults from 18 years”: the figure counts years, unless these are what is asked for. */
function isOfAnotherUnit({ field, page }: Look, atom: Atom): boolean {
  const times = numbersOf(page, atom.text).flatMap(({ unit }) => timeOf(unit ?? "") ?? []);
  return times.length > 0 && !times.some((time) => field.span === time || field.words.includes(time));
}

/** `Seat Leon 15.900 €` counts no seats: an amount of money is none of what is counted in pieces. */
function isPriceOf({ field, page }: Look, atom: Atom): boolean {
  const shape = field.shape();
  const isWhole = shape.kind === "scalar" && shape.type === "integer" && /[^s]s$/i.test(field.name);
  const tokens = numbersOf(page, atom.text);
  return (
    isWhole && conceptOf(field).concept !== "money" && tokens.every(({ currency }) => currency !== undefined)
  );
}

/** What is told by its unit alone, where an entry has one figure of it: `8.4 MB` of a file, `95 %` of a chance. */
const MEASURED: { asked: Set<string>; said: RegExp }[] = (
  [
    ["weight mass", /(\d[\d.,]*)\s?(?:kg|g|mg|lbs?|oz)\b/giu],
    ["distance", /(\d[\d.,]*)\s?(?:km|m|mi|miles?)\b/giu],
    ["size download file", /(\d[\d.,]*)\s?[kmgt]b\b/giu],
    ["height depth altitude elevation", /(\d[\d.,]*)\s?(?:m|cm|ft|met(?:re|er)s|feet)\b/giu],
    ["percent percentage share stake", /(\d[\d.,]*)\s?%/gu],
    ["chance probability humidity", /(\d[\d.,]*)\s?%/gu],
    ["rain rainfall precipitation snow snowfall", /(\d[\d.,]*)\s?(?:mm|cm)\b/giu],
  ] as const
).map(([asked, said]) => ({ asked: new Set(asked.split(" ").map(stem)), said }));
const FALLING = new Set("rain precipitation snow".split(" ").map(stem));

/** `0.4 m long` is no height. */
const EXTENTS = new Map(
  Object.entries({ long: "length", wide: "width", broad: "width", thick: "thickness", high: "height" })
    .concat(Object.entries({ tall: "height", deep: "depth", net: "net", gross: "gross", across: "diameter" }))
    .map(([said, asked]) => [stem(said), stem(asked)] as const),
);

export function isMeasured({ field, scope, page }: Look, { kind, text, node }: Atom): boolean {
  const { words: named } = field;
  const measure = MEASURED.find(({ asked }) => named.some((word) => asked.has(word)));
  const figuresOf = (said: string) => [...said.matchAll(measure?.said ?? /$^/g)].map(([, figure]) => figure);
  if (scope.kind !== "item" || kind !== "run" || measure === undefined || figuresOf(text).length === 0)
    return false;
  const isPlain = named.every(
    (word) => measure.asked.has(word) || scope.nouns.has(word) || FALLING.has(word),
  );
  const figures = atomsOf(page, scope).flatMap((atom) => (atom.kind === "run" ? figuresOf(atom.text) : []));
  const called = factsIn(page, scope.range).filter(({ range }) => range.start <= node && node < range.end);
  const said = [...residueOf(page, text), ...called.flatMap(({ labelWords }) => labelWords)];
  const isOther = said.some(
    (word) =>
      (!named.includes(word) && MEASURED.some(({ asked }) => asked.has(word))) ||
      (EXTENTS.has(word) && !named.some((own) => EXTENTS.get(word) === own)),
  );
  return isPlain && !isOther && new Set(figures).size === 1;
}

const DEGREES = /^[-−–]?\d{1,3}(?:[.,]\d)?\s?°\s?[CF]?$/iu;
const WARMEST = new Set("high hi max maximum highest day".split(" ").map(stem));
const COLDEST = new Set("low lo min minimum lowest night".split(" ").map(stem));
const DEGREE_WORDS = new Set("temperature temp c f celsius fahrenheit degree".split(" ").map(stem));

/** Of the two temperatures of a day the higher, or the lower, whichever is asked for. */
export function isOfTwoDegrees({ field, scope, page }: Look, { kind, text }: Atom): boolean {
  const isHigh = field.words.some((word) => WARMEST.has(word));
  const isPlain = field.words.every((word) =>
    [isHigh ? WARMEST : COLDEST, DEGREE_WORDS, scope.nouns].some((known) => known.has(word)),
  );
  if (scope.kind !== "item" || kind !== "run" || !isPlain || !DEGREES.test(text)) return false;
  if (!isHigh && !field.words.some((word) => COLDEST.has(word))) return false;
  const figures = atomsOf(page, scope).flatMap((atom) =>
    atom.kind === "run" && DEGREES.test(atom.text)
      ? numbersOf(page, atom.text).map(({ value }) => value)
      : [],
  );
  const [value] = numbersOf(page, text);
  return figures.length === 2 && value?.value === (isHigh ? Math.max(...figures) : Math.min(...figures));
}

/** The one temperature that a page tells above its parts without calling it anything. */
export function isPresentDegree({ field, scope, page }: Look, atom: Atom): boolean {
  const isAsked = field.words.every((word) => DEGREE_WORDS.has(word) || PRESENT.has(word));
  if (scope.kind !== "page" || !isAsked || !DEGREES.test(atom.text)) return false;
  const [first = page.tree.nodes.length] = page.tree.headings.filter(
    (heading) => (page.tree.nodes[heading]?.level ?? 2) > 1,
  );
  const named = factsIn(page, scope.range).filter(({ source }) => source !== "section" && source !== "prose");
  const plain = atomsOf(page, scope).filter(
    ({ node, text }) =>
      node < first &&
      DEGREES.test(text) &&
      !named.some(({ range }) => range.start <= node && node < range.end),
  );
  return (
    plain.includes(atom) &&
    new Set(plain.flatMap(({ text }) => numbersOf(page, text).map(({ value }) => value))).size === 1
  );
}

const PRESENT = new Set("current now present actual".split(" ").map(stem));
