import { includesAll, stemsOf } from "../../../grounding/matching/outline.ts";

/** A thing of a menu, with all that is said of it. */
type Thing = { title: string; said: string };

/** Which things of a menu are meant; undefined where what they say does not tell. */
export type Which = <Row extends Thing>(rows: Row[]) => Row[] | undefined;

const noun = "(?:items?|dish(?:es)?|things?|foods?|drinks?|products?|ones?|meals?|articles?)";
const every = String.raw`(?:each|every|all|any of|everything|all of)(?: of)?(?: the)?`;
const described = new RegExp(
  String.raw`^(?:${every} )?(?<like>(?!of\b)[\p{L}-]+) (?:${noun})$|^(?:${every} ?)?(?:${noun} )?(?:(?:that|which) (?:is|are)|labell?ed|marked(?: as)?|with) (?<being>(?!no\b)[\p{L} -]+)$`,
  "iu",
);
const lacking = new RegExp(
  String.raw`^(?:${every} ?)?(?:${noun} )?(?:without|with no|(?:that|which) (?:has|have|contains?) no|(?:that|which) (?:is|are) not) (?<lack>[\p{L} -]+)$`,
  "iu",
);
const amount = String.raw`(?:[€$£] ?)?(?<amount>\d+(?:[.,]\d+)?)(?: ?[€$£]| euros?| dollars?| pounds?)?`;
const priced = new RegExp(
  String.raw`^(?:${every} ?)?(?:${noun} )?(?:(?:that|which) costs? |(?:that|which) (?:is|are) )?(?:(?<below>under|below|less than|cheaper than|for less than)|(?<above>over|above|more than|dearer than|for more than)) ${amount}$`,
  "iu",
);
const most = new RegExp(
  String.raw`^(?:the )?(?:(?<least>cheapest|least expensive|lowest[- ]priced)|(?<most>most expensive|dearest|priciest|costliest)) ${noun}$`,
  "iu",
);
/** What is said of each thing of a menu, and describes none. */
const ofAny = /^(?:each|every|all|any|other|same|different|more|single|whole|menu|of|the)$/iu;

/** “each vegetarian item”, “everything without nuts”, “every dish under $6”, “the cheapest item”. */
export function whichOf(what: string): Which | undefined {
  const superlative = most.exec(what)?.groups;
  if (superlative !== undefined)
    return (rows) => mostPriced(rows, superlative["least"] === undefined ? -1 : 1);
  const price = priced.exec(what)?.groups;
  if (price !== undefined) {
    const limit = Number(price["amount"]?.replace(",", "."));
    const fits = (cost: number) => (price["below"] === undefined ? cost > limit : cost < limit);
    return (rows) => (rows.some(isUnpriced) ? undefined : rows.filter((row) => fits(priceOf(row) ?? 0)));
  }
  const lack = lacking.exec(what)?.groups?.["lack"];
  if (lack !== undefined) {
    const stems = stemsOf(lack);
    // What no thing of the menu says tells nothing of them.
    return (rows) =>
      rows.some(({ said }) => includesAll(said, stems))
        ? rows.filter(({ said }) => !includesAll(said, stems))
        : undefined;
  }
  const { like, being = like } = described.exec(what)?.groups ?? {};
  if (being === undefined || ofAny.test(being)) return undefined;
  const stems = stemsOf(being);
  return (rows) => rows.filter(({ said }) => includesAll(said, stems));
}

/** The one price that is said of a thing. */
function priceOf({ said }: Thing): number | undefined {
  const [found, ...others] = said.match(/[€$£]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?[€$£]/gu) ?? [];
  return found === undefined || others.length > 0
    ? undefined
    : Number(found.replaceAll(/[€$£\s]/gu, "").replace(",", "."));
}

const isUnpriced = (thing: Thing): boolean => priceOf(thing) === undefined;

function mostPriced<Row extends Thing>(rows: Row[], sign: number): Row[] | undefined {
  if (rows.some(isUnpriced)) return undefined;
  const sorted = rows.toSorted((one, other) => sign * ((priceOf(one) ?? 0) - (priceOf(other) ?? 0)));
  const [first, second] = sorted;
  return first === undefined || (second !== undefined && priceOf(first) === priceOf(second))
    ? undefined
    : [first];
}
