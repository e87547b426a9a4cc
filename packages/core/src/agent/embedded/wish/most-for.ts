import { ground } from "../../../grounding/ground.ts";
import type { PageView } from "../../../page/view.ts";
import type { Told, ToldWord } from "../../../grounding/offers/told.ts";

const superlatives =
  /^(?:cheapest|dearest|shortest|quickest|fastest|longest|earliest|latest|newest|oldest|priciest)$/u;

/** “book the cheapest flight”: the order for the one of a list, where nothing else is left to be found. */
export function mostFor(
  view: PageView,
  told: Told,
  { left, verb = "choose", mayList }: Left,
): string | undefined {
  const at = told.words.findIndex(({ word }) => superlatives.test(word));
  const most = told.words[at];
  if (most === undefined || most.claimed) return undefined;
  const noun = left.find((word) => word !== most);
  if (left.length > (noun === undefined ? 1 : 2) || noun?.telling === true) return undefined;
  const order = `${verb} the ${most.word} ${noun?.word ?? "one"}`;
  return mayList || ground(view, order).outcome === "resolved" ? order : undefined;
}

/** `mayList`: the page came of what was searched for. */
type Left = { left: ToldWord[]; verb?: string | undefined; mayList: boolean };
