import type { PageView } from "../../page/view.ts";
import { withLikelyHalf } from "../days/either-half.ts";
import { withWayOfLetters } from "../grammar/letters-order.ts";
import { onlyThese } from "../choices/only-these.ts";
import type { Grounding, Resolved } from "../outcome.ts";
import { withUnitLists } from "../amounts/unit-lists.ts";
import { withoutLinks } from "./linked-values.ts";
import { withBrackets, withQuestionMark } from "./written-values.ts";

/** What is said of the values beside them: that there are no others, what they are counted in, in which half of the day. */
export function withLikely(view: PageView, instruction: string, found: Resolved): Grounding {
  const turned = withWayOfLetters(view, instruction, withoutLinks(instruction, found));
  const limited = turned.outcome === "resolved" ? onlyThese(view, instruction, turned) : turned;
  if (limited.outcome !== "resolved") return limited;
  return withLikelyHalf(
    view,
    instruction,
    withUnitLists(view, instruction, withQuestionMark(instruction, withBrackets(instruction, limited))),
  );
}
