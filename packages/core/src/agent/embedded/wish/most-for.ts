import { ground } from "../../../grounding/ground.ts";
import type { PageView } from "../../../page/view.ts";
import type { Told, ToldWord } from "../../../grounding/offers/told.ts";

const superlatives =
  /^(?:cheapest|dearest|shortest|quickest|fastest|longest|earliest|latest|newest|oldest|priciest)$/u;

const ranks = /^(?:second|third|fourth|fifth)$/u;

/** What is done with one of a list, where nothing says so. */
const usual = ["choose", "book", "buy", "reserve"];

/** “book the cheapest flight”: the order for the one of a list, where nothing else is left to be found. */
export function mostFor(view: PageView, told: Told, { left, verb, mayList }: Left): string | undefined {
  const at = told.words.findIndex(({ word }) => superlatives.test(word));
  const most = told.words[at];
  if (most === undefined || most.claimed) return undefined;
  const before = told.words[at - 1];
  const rank = before !== undefined && !before.claimed && ranks.test(before.word) ? before : undefined;
  const others = left.filter((word) => word !== most && word !== rank);
  const [noun] = others;
  if (others.length > 1 || noun?.telling === true) return undefined;
  const which = rank === undefined ? most.word : `${rank.word} ${most.word}`;
  const orders = (verb === undefined ? usual : [verb]).map(
    (one) => `${one} the ${which} ${noun?.word ?? "one"}`,
  );
  const there = orders.find((order) => ground(view, order).outcome === "resolved");
  return there ?? (mayList ? orders[0] : undefined);
}

/** `mayList`: the page came of what was searched for. */
type Left = { left: ToldWord[]; verb?: string | undefined; mayList: boolean };
