import type { PageView, ViewNode } from "../../../page/view.ts";
import { comparisonFor } from "../conditions.ts";
import { controlsOf } from "../../../grounding/matching/outline.ts";
import { placeSaid } from "../../../grounding/vocabulary/relations.ts";
import { give } from "./arithmetic.ts";
import { told } from "./figures.ts";
import { inTurn, useAgain, type Deed, type Hand } from "./hand.ts";

const pressing = "(?:click|choose|select|pick|press|tap|hit|take|turn over)(?: on)?";
const noun =
  "(?:numbers?|cards?|box(?:es)?|tiles?|buttons?|cells?|squares?|values?|ones?|digits?|items?|circles?|keys?)";
const most = "bigg|larg|great|high";
const least = "small|low|least";
const than = String.raw`(?:greater|larger|bigger|higher|more|smaller|lower|less|fewer) than|above|below|over|under|at least|at most`;

type Numbered = { node: ViewNode; value: number };

/** Controls that are called by nothing but a number, where they all stand side by side. */
function numberedIn(view: PageView): Numbered[] {
  const found = controlsOf(view).flatMap((node): Numbered[] =>
    /^-?\d+(?:[.,]\d+)?$/u.test(node.name.trim())
      ? [{ node, value: Number(node.name.replace(",", ".")) }]
      : [],
  );
  return found.length > 1 ? found : [];
}

async function pressAll(hand: Hand, meant: Numbered[], why: string) {
  return inTurn(
    meant.map(
      ({ node }) =>
        () =>
          useAgain(hand, node, { why, gone: "one of the numbers is gone." }),
    ),
  );
}

const listed = new RegExp(
  String.raw`^${pressing} (?<list>(?:the |one of the )?.*\b(?:${most}|${least})\w*.*)$`,
  "iu",
);
const single = new RegExp(
  String.raw`^(?:the )?(?:${noun} (?:with|that has|that shows|which has|showing|of|having) the )?(?:(?<place>\d+(?:st|nd|rd|th)|second|third|fourth|fifth)[- ])?(?<end>${most}|${least})(?:est|er|gest|ger)? ?(?:${noun})?(?: of (?:the|these|all|them)(?: \p{L}+){0,2})?(?: (?:(?:shown|written|printed) )?on (?:it|them))?$`,
  "iu",
);

const foundThen =
  /^(?:find|locate|look for) (?<what>the .+?),? (?:and|then|and then) (?<verb>click|press|choose|pick|select|tap|take)(?: on)? (?:it|that(?: one)?|this(?: one)?)$/iu;

/** What an order to press the greatest of several says of each; undefined where it says anything else of one. */
export function comparisonsIn(text: string): string[] | undefined {
  const order = text.replace(foundThen, "$<verb> $<what>");
  const list = listed.exec(order)?.groups?.["list"]?.replace(/^one of /u, "");
  const said = list?.split(/,? and (?:then )?|, (?:then )?/u).map((one) => one.trim());
  return said?.every((one) => single.test(one)) === true ? said : undefined;
}

/** The one that “the greatest”, “the second smallest number” means; undefined where it means two. */
export function comparedOf<One extends { value: number }>(said: string, numbers: One[]): One | undefined {
  const each = single.exec(said)?.groups;
  if (each === undefined) return undefined;
  const isMost = new RegExp(`^(?:${most})$`, "iu").test(each["end"] ?? "");
  const sorted = numbers.toSorted((left, right) => (isMost ? -1 : 1) * (left.value - right.value));
  const values = [...new Set(sorted.map(({ value }) => value))];
  const value = values[(placeSaid(each["place"] ?? "first") ?? 1) - 1];
  const [only, another] = sorted.filter((one) => one.value === value);
  return another === undefined ? only : undefined;
}

/** “click the bigger number”, “pick the smallest card and the second largest one”. */
export const comparedNumbers: Deed = async (text, hand) => {
  const wanted = comparisonsIn(text);
  if (wanted === undefined) return undefined;
  const numbers = numberedIn(await hand.look());
  const found = wanted.flatMap((each) => comparedOf(each, numbers) ?? []);
  if (found.length < wanted.length || new Set(found).size < found.length) return undefined;
  return pressAll(hand, found, "Compares the numbers");
};

const ordered = new RegExp(
  String.raw`^${pressing} (?:all |each |every )?(?:of )?(?:the |these )?${noun} (?:one (?:by one|after (?:the other|another)) )?(?:in |by |sorted |ordered )?(?:(?:an? |the )?(?<rising>ascending|increasing|rising|growing|numerical|numeric|(?:the )?(?:right|correct|proper|counting|number) order|order$)|(?:an? |the )?(?<falling>descending|decreasing|falling)|(?:from|starting (?:with|from)) (?:the )?(?:(?<up>(?:${least})\w*|1\b|one\b)|(?<down>(?:${most})\w*))) ?(?:order|value|number|one|(?:one )?to (?:the )?[\p{L}\d]+)?$`,
  "iu",
);

/** “click the cards in ascending order”, “from the highest to the lowest”. */
export const numbersInOrder: Deed = async (text, hand) => {
  const said = ordered.exec(text)?.groups;
  if (said === undefined) return undefined;
  const isRising = said["rising"] ?? said["up"];
  const sorted = numberedIn(await hand.look()).toSorted(
    (left, right) => (isRising === undefined ? -1 : 1) * (left.value - right.value),
  );
  return sorted.length === 0 ? undefined : pressAll(hand, sorted, "Goes through the numbers in order");
};

const those = new RegExp(
  String.raw`^${pressing} (?:all|every|each)(?: of)?(?: the)? (?:(?<kind>odd|even) ${noun}|${noun} (?:that are |which are |with an? )?(?:(?<last>odd|even)(?: numbers?)?|(?<than>${than}) (?<bound>-?\d+(?:[.,]\d+)?)))$`,
  "iu",
);

/** “click all odd numbers”, “select every card above 10”. */
export const numbersLike: Deed = async (text, hand) => {
  const said = those.exec(text)?.groups;
  if (said === undefined) return undefined;
  const parity = (said["kind"] ?? said["last"])?.toLowerCase();
  const compares = comparisonFor(said["than"] ?? "");
  const bound = Number(said["bound"]?.replace(",", "."));
  const meant = numberedIn(await hand.look()).filter(({ value }) =>
    parity === undefined ? compares?.(value, bound) : (value % 2 !== 0) === (parity === "odd"),
  );
  return meant.length === 0 ? undefined : pressAll(hand, meant, "Is such a number");
};

const adding = new RegExp(
  String.raw`^(?:(?:what is|calculate|compute|find|work out|determine|tell me|(?<typed>enter|type|write|give)) )?(?:(?:the )?(?:sum|total) of|add up) (?:all )?(?:of )?(?:the |these |those )*${noun}(?: (?:above|below|shown|on the page))?(?: in(?:to)? (?<field>.+))?\??$`,
  "iu",
);

const addingThose = /^(?:enter|type|write|give)(?: in)? their (?:sum|total)(?: in(?:to)? (?<field>.+))?$/iu;

/** “choose the cards 3 and 8, enter their sum”: of those that were spoken of. */
export const sumOfThose: Deed = async (text, hand) => {
  const said = addingThose.exec(text)?.groups;
  const numbers = hand.references.thing
    ?.match(/-?\d+(?:[.,]\d+)?/gu)
    ?.map((one) => Number(one.replace(",", ".")));
  if (said === undefined || numbers === undefined || numbers.length < 2) return undefined;
  return give(hand, written(numbers), said["field"]);
};

/** “what is the sum of all the cards?”, “enter the sum of the numbers into the field”. */
export const sumOfNumbers: Deed = async (text, hand) => {
  const said = adding.exec(text)?.groups;
  if (said === undefined) return undefined;
  const numbers = numberedIn(await hand.look());
  const value = written(numbers.map((one) => one.value));
  if (numbers.length === 0) return undefined;
  return said["typed"] === undefined ? told(hand, value, text) : give(hand, value, said["field"]);
};

function written(numbers: number[]): string {
  const sum = numbers.reduce((whole, one) => whole + one, 0);
  return String(Math.round(sum * 1e6) / 1e6);
}
