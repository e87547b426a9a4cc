import { askedLikeness } from "../../../grounding/likeness/asked-likeness.ts";
import { groundLikeness } from "../../../grounding/likeness/ground-likeness.ts";
import { openThesaurus } from "../../../grounding/likeness/thesaurus.ts";
import { inTurn, useAgain, type Deed } from "./hand.ts";

/** “select the words similar to glad, fire”: where it cannot be told which, nothing else that the words might mean is tried. */
export const likeWords: Deed = async (text, hand) => {
  if (askedLikeness(text) === undefined) return undefined;
  await openThesaurus();
  const found = groundLikeness(await hand.look(), text);
  if (found === undefined) return undefined;
  if (found.outcome !== "resolved") return { done: false, reason: found.message };
  return inTurn(
    found.steps.flatMap(({ node, method, arguments: given }) =>
      node === undefined
        ? []
        : [
            () => {
              const gone = `${JSON.stringify(node.name)} is gone.`;
              return useAgain(hand, node, { method, arguments: given, why: "Means what was asked", gone });
            },
          ],
    ),
  );
};
