import type { PageView } from "../../page/view.ts";
import { groundCountedIn } from "../amounts/counted-in.ts";
import { groundDenied } from "../choices/denied-things.ts";
import { groundInstead } from "../choices/not-but.ts";
import { inOtherPart } from "../checks/other-part.ts";
import { misread } from "../checks/misread.ts";
import type { Grounding } from "../outcome.ts";
import { groundSoleDay } from "../days/sole-day.ts";
import { groundToldBoxes } from "../choices/told-boxes.ts";
import { groundToldOption } from "../choices/told-options.ts";

/**
 * One value or choice that is told by no name of its control: by what it is counted in, by what it is chosen instead of, by what is
 * not wanted, by the only day that is asked for, by all words of an option. After all other ways of reading the words.
 */
export function groundSaidOtherwise(
  view: PageView,
  instruction: string,
  groundOrder: (order: string) => Grounding,
): Grounding | undefined {
  const found =
    groundCountedIn(view, instruction) ??
    groundInstead(view, instruction, groundOrder) ??
    groundDenied(instruction, groundOrder) ??
    groundSoleDay(view, instruction, groundOrder) ??
    groundToldOption(view, instruction) ??
    groundToldBoxes(view, instruction);
  if (found?.outcome !== "resolved") return found;
  return misread(view, instruction, found) ?? inOtherPart(view, instruction, found) ?? found;
}
