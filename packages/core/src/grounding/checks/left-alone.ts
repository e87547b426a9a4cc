import type { PageView } from "../../page/view.ts";
import type { Grounding, Resolved } from "../outcome.ts";
import { meantInstead } from "./means-another.ts";
import { namesOnly, onlyAsksHow, onlyAsksState, onlyAsksWhether, onlyTells } from "./asked-how.ts";
import { withUntyped } from "../fields/untyped-variables.ts";
import { alreadyOn } from "../choices/already-on.ts";
import { behindDialog } from "./behind-dialog.ts";
import { isOfAnotherPeriod } from "../days/periods.ts";
import { choosesSeveralOfOne } from "../choices/one-of-several.ts";
import { doesOneOfBoth } from "../choices/one-of-both.ts";
import { ticksForChange, writesVerb } from "./unaccounted.ts";
import { meansAnyOfMany } from "../choices/one-of-many.ts";
import { misread } from "./misread.ts";
import { missesPartOfName } from "./part-of-name.ts";
import { inOtherPart } from "./other-part.ts";
import { overwritten } from "../fields/written-values.ts";
import { isLastOfOne } from "./last-of-one.ts";
import { opensFirst } from "../entries/sort-first.ts";

/**
 * Why what was found is not done after all: the words are no order for it, it is so already, or they say something that nothing of it
 * stands for; or what is done instead. Undefined where nothing speaks against it.
 */
export function whyLeftAlone(
  view: PageView,
  instruction: string,
  grounding: Resolved,
): Grounding | undefined {
  return (
    behindDialog(view, grounding) ??
    meantInstead(view, instruction, grounding) ??
    onlyAsksHow(instruction, grounding) ??
    onlyAsksWhether(instruction, grounding) ??
    onlyAsksState(view, instruction, grounding) ??
    onlyTells(instruction, grounding) ??
    namesOnly(instruction, grounding) ??
    withUntyped(view, instruction, grounding) ??
    alreadyOn(instruction, grounding) ??
    isOfAnotherPeriod(instruction, grounding) ??
    choosesSeveralOfOne(view, grounding) ??
    doesOneOfBoth(instruction, grounding) ??
    ticksForChange(instruction, grounding) ??
    meansAnyOfMany(view, instruction, grounding) ??
    writesVerb(instruction, grounding) ??
    (grounding.isPlaced ? undefined : misread(view, instruction, grounding)) ??
    isLastOfOne(view, instruction, grounding) ??
    missesPartOfName(view, instruction, grounding) ??
    (grounding.isPlaced ? undefined : inOtherPart(view, instruction, grounding)) ??
    overwritten(view, instruction, grounding) ??
    opensFirst(view, instruction, grounding)
  );
}
