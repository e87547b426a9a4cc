import {
  includesAll,
  indexOfNode,
  ownPart,
  plain,
  saidIn,
  stemsOf,
} from "../../../grounding/matching/outline.ts";
import type { PageView, ViewNode } from "../../../page/view.ts";
import { nextPageOf } from "../openers.ts";
import type { Deed } from "./hand.ts";
import { mostPages, numberedPage, resultsOf, search } from "./results.ts";

const described =
  /^(?:view|open|see|show|choose|select|click(?: on)?|go to|visit) (?:the |that )?(?:result|hit|match|entry|item|one|\p{Ll}+) (?:from|by|of|called|named|titled|entitled|headed|about|with|that (?:says|is from|is by|has)|which (?:is from|is by|has)) (?:the )?(?:number |name |code |title )?["“]?(?<name>[^,"“”]+?)["”]?$/iu;

/** “click on "Gil and lanterns"”, which is the title of a result. */
const titled =
  /^(?:view|open|see|show|choose|select|pick|click(?: on)?|go to|visit) (?:["“](?<quoted>[^"“”]+)["”]|(?<plainly>\p{Lu}[^"“”,;]*?))$/u;

/** “view the sample from Bodmin”, which may stand on a later page of what was found. */
export const resultAbout: Deed = async (text, hand) => {
  const { quoted: title, plainly } =
    titled.exec(`${text.slice(0, 1).toLowerCase()}${text.slice(1)}`)?.groups ?? {};
  const whole = title ?? plainly;
  const name = whole ?? described.exec(text)?.groups?.["name"];
  if (name === undefined) return undefined;
  const isOfSearch = /^\S+(?: on| to)? (?:the |that )?(?:search )?(?:result|hit|match)\b/iu.test(text);
  // What was only written into a search box has no results yet.
  if (isOfSearch && resultsOf(await hand.look()) === undefined) await search(hand);
  if (resultsOf(await hand.look()) === undefined) return undefined;
  for (let page = 1; page <= mostPages && hand.stepsLeft > 1; page += 1) {
    const view = await hand.look();
    const results = resultsOf(view) ?? [];
    const [only, another] =
      whole === undefined
        ? resultsSaying(view, results, name)
        : results.filter((one) => plain(one.name) === plain(whole));
    if (another !== undefined) return undefined;
    if (only !== undefined) return hand.use(view, only, { why: `Is about ${JSON.stringify(name)}` });
    const next = nextPageOf(view) ?? numberedPage(view, results, page + 1);
    if (next === undefined) return undefined;
    const came = await hand.use(view, next, { why: "Turns to the next page of results" });
    if (!came.done || came.doubt !== undefined) return undefined;
  }
  return undefined;
};

function resultsSaying(view: PageView, results: ViewNode[], name: string): ViewNode[] {
  const all = new Set(results.map((one) => indexOfNode(view, one)));
  const stems = stemsOf(name);
  return results.filter((one) =>
    includesAll(saidIn(view, ownPart(view, indexOfNode(view, one), all)), stems),
  );
}
