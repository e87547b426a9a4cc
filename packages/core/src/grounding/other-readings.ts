import type { PageView } from "../page/view.ts";
import { chooseAnswers } from "./choices/asked-choices.ts";
import { removeChip } from "./entries/chips.ts";
import { countUp } from "./amounts/counters.ts";
import { chooseMost } from "./amounts/most.ts";
import { groundNoted } from "./fields/noted.ts";
import type { Grounding } from "./outcome.ts";
import { groundPageThing } from "./entries/page-thing.ts";
import { groundPicked } from "./picked/ground-picked.ts";
import { pressEach } from "./entries/press-each.ts";
import { giveStars } from "./amounts/ratings.ts";
import { groundRequiredBoxes } from "./choices/required-boxes.ts";
import { groundSoleButton } from "./controls/sole-button.ts";
import { sortBy } from "./entries/sort.ts";
import { groundUsual } from "./wordings/usual-controls.ts";
import { leaveOffWished, tickWished } from "./choices/wished-boxes.ts";

/** Sentences that are read as a whole, where no verb and target were found in them. */
export function otherReading(view: PageView, text: string): Grounding | undefined {
  return (
    chooseAnswers(view, text) ??
    giveStars(view, text) ??
    countUp(view, text) ??
    sortBy(view, text) ??
    groundCompared(view, text) ??
    removeChip(view, text) ??
    pressEach(view, text) ??
    groundRequiredBoxes(view, text) ??
    groundNoted(view, text) ??
    groundSoleButton(view, text) ??
    groundPageThing(view, text) ??
    groundPicked(view, text) ??
    groundUsual(view, text) ??
    leaveOffWished(view, text) ??
    tickWished(view, text)
  );
}

/** What buttons alone do not compare, what their entries say may. */
function groundCompared(view: PageView, text: string): Grounding | undefined {
  const found = chooseMost(view, text);
  return found?.outcome === "ambiguous" ? (groundPicked(view, text) ?? found) : found;
}
