import type { PageView } from "../page/view.ts";
import { chooseAnswers } from "./asked-choices.ts";
import { removeChip } from "./chips.ts";
import { countUp } from "./counters.ts";
import { chooseMost } from "./most.ts";
import { groundNoted } from "./noted.ts";
import type { Grounding } from "./outcome.ts";
import { groundPageThing } from "./page-thing.ts";
import { groundPicked } from "./picked/ground-picked.ts";
import { pressEach } from "./press-each.ts";
import { giveStars } from "./ratings.ts";
import { groundRequiredBoxes } from "./required-boxes.ts";
import { groundSaidDates } from "./said-dates.ts";
import { groundSoleButton } from "./sole-button.ts";
import { sortBy } from "./sort.ts";
import { groundUsual } from "./usual-controls.ts";
import { leaveOffWished, tickWished } from "./wished-boxes.ts";

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
    groundSaidDates(view, text) ??
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
