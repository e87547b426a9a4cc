import { includesAll, indexOfNode, ownPart, saidIn, stemsOf } from "../../../grounding/outline.ts";
import type { PageView, ViewNode } from "../../../page/view.ts";
import { nextPageOf } from "../openers.ts";
import type { Deed } from "./hand.ts";
import { mostPages, numberedPage, resultsOf } from "./results.ts";

const described =
  /^(?:view|open|see|show|choose|select|click(?: on)?|go to|visit) (?:the |that )?(?:result|hit|match|entry|item|one|\p{Ll}+) (?:from|by|of|called|named|about|with|that (?:says|is from|is by|has)|which (?:is from|is by|has)) (?:the )?(?:number |name |code |title )?["“]?(?<name>[^,"“”]+?)["”]?$/iu;

/** “view the sample from Bodmin”, which may stand on a later page of what was found. */
export const resultAbout: Deed = async (text, hand) => {
  const name = described.exec(text)?.groups?.["name"];
  if (name === undefined || resultsOf(await hand.look()) === undefined) return undefined;
  for (let page = 1; page <= mostPages && hand.stepsLeft > 1; page += 1) {
    const view = await hand.look();
    const results = resultsOf(view) ?? [];
    const [only, another] = resultsSaying(view, results, name);
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
