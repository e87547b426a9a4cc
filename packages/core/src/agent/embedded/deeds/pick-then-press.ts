import { ground } from "../../../grounding/ground.ts";
import { comparedBy } from "../../../grounding/amounts/most.ts";
import { indexOfNode, onlyFor } from "../../../grounding/matching/outline.ts";
import { contains, indexOf } from "../../../grounding/matching/view-index.ts";
import { inTurn, useAgain, type Deed } from "./hand.ts";

const ordered =
  /^(?<verb>buy|book|order|reserve|purchase|rent|hire|add|delete|remove) (?<what>the [^"“]+)$/iu;

/** “buy the cheapest ticket”, where tickets are picked, and one button buys what is picked. */
export const pickThenPress: Deed = async (text, hand) => {
  const { verb = "", what = "" } = ordered.exec(text)?.groups ?? {};
  if (verb === "" || comparedBy(what) === undefined) return undefined;
  const view = await hand.look();
  const button = onlyFor(view, verb);
  const found = ground(view, `click ${what}`);
  const [step, another] = found.outcome === "resolved" ? found.steps : [];
  if (button === undefined || step?.node === undefined || another !== undefined) return undefined;
  const index = indexOf(view);
  const [picked, pressed] = [indexOfNode(view, step.node), indexOfNode(view, button)];
  if (picked < 0 || contains(index, picked, pressed)) return undefined;
  const { node } = step;
  return inTurn([
    () => hand.use(view, node, { why: `Picks ${what}` }),
    () => useAgain(hand, button, { why: "Ends what was asked for", gone: "the button is no longer there." }),
  ]);
};
