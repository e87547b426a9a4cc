import type { PageView, ViewNode } from "../../../page/view.ts";
import {
  controlsOf,
  ownPart,
  plain,
  saidIn,
  stemsOf,
  includesAll,
  indexOfNode,
} from "../../../grounding/matching/outline.ts";
import { isSilent } from "../../../grounding/offers/told.ts";
import { normalize, stem, wordsOf } from "../../../grounding/matching/text.ts";
import type { Deed } from "./hand.ts";

const trading = /^(?<verb>buy|sell|bid on|vote for|play|start|stop|pause|call|feed) (?<what>[^"“]+)$/iu;
const general = new Set("stock stocks share shares some more all unit units of".split(" ").map(stem));

/** “buy NIKO stock”, where a page that is about nothing else has one “Buy”. */
export const trade: Deed = async (text, hand) => {
  const view = await hand.look();
  const button = tradedIn(view, text);
  return button && hand.use(view, button, { why: "Is what the page has for it" });
};

export function tradedIn(view: PageView, text: string): ViewNode | undefined {
  const { verb = "", what = "" } = trading.exec(text)?.groups ?? {};
  if (verb === "") return undefined;
  const [button, ...others] = controlsOf(view).filter(({ name }) => plain(name) === plain(verb));
  const telling = wordsOf(normalize(what)).filter(
    (word) => !isSilent({ word, quoted: false, telling: false }) && !general.has(stem(word)),
  );
  if (button === undefined || others.length > 0 || telling.length === 0) return undefined;
  const at = indexOfNode(view, button);
  const part = saidIn(view, ownPart(view, at, new Set([at])));
  return part.length < longest && includesAll(part, stemsOf(telling.join(" "))) ? button : undefined;
}

/** What says more has other things in it, characters. */
const longest = 200;
