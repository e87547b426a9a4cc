import { ground } from "../../../grounding/ground.ts";
import type { PageView } from "../../../page/view.ts";
import type { Told, ToldWord } from "../../../grounding/offers/told.ts";

const superlatives =
  /^(?:cheapest|dearest|shortest|quickest|fastest|longest|earliest|latest|newest|oldest|priciest)$/u;

/** What is done with one of a list, where nothing says so. */
const usual = ["choose", "book", "buy", "reserve"];

/** “book the cheapest flight”: the order for the one of a list, where nothing else is left to be found. */
export function mostFor(view: PageView, told: Told, { left, verb, mayList }: Left): string | undefined {
  const at = told.words.findIndex(({ word }) => superlatives.test(word));
  const most = told.words[at];
  if (most === undefined || most.claimed) return undefined;
  const noun = left.find((word) => word !== most);
  if (left.length > (noun === undefined ? 1 : 2) || noun?.telling === true) return undefined;
  const orders = (verb === undefined ? usual : [verb]).map(
    (one) => `${one} the ${most.word} ${noun?.word ?? "one"}`,
  );
  const there = orders.find((order) => ground(view, order).outcome === "resolved");
  return there ?? (mayList ? orders[0] : undefined);
}

/** `mayList`: the page came of what was searched for. */
type Left = { left: ToldWord[]; verb?: string | undefined; mayList: boolean };
