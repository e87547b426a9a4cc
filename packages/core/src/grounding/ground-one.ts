import type { PageView } from "../page/view.ts";
import { changeAmount } from "./amounts/amounts.ts";
import { choicesIn } from "./choices/choice.ts";
import { chooseDay } from "./days/choose-day.ts";
import { choose, chooseAnything, chooseFrom } from "./choices/choose.ts";
import { matchDay } from "./days/day-cells.ts";
import { drag } from "./controls/drag.ts";
import { matchEvery } from "./entries/every.ts";
import { matchCounted, matchItem } from "./entries/item-controls.ts";
import { withTickBoxes } from "./choices/tick-boxes.ts";
import { clearTicks, isNothing } from "./choices/tick-nothing.ts";
import { joined } from "./joined.ts";
import { leaveOff, withLeftOff } from "./choices/leave-off.ts";
import { methodOn, togglesOnly } from "./matching/method-on.ts";
import { openedByButton } from "./controls/opened-by-button.ts";
import { matchPlace } from "./matching/match-place.ts";
import { matchTarget, type Match, type MatchOptions } from "./matching/match.ts";
import {
  ambiguous,
  notFound,
  notUnderstood,
  onPage,
  rankedNodes,
  stepOn,
  type Grounding,
} from "./outcome.ts";
import type { ParsedInstruction, TargetPhrase } from "./grammar/parsed.ts";
import { pressKey } from "./controls/press.ts";
import type { Phrase } from "./matching/tokens.ts";
import type { Intent } from "./vocabulary/verbs.ts";
import { turnBack } from "./controls/previous-page.ts";
import { scroll } from "./controls/scroll.ts";
import { tiers } from "./matching/similarity.ts";
import { uploadTo } from "./fields/upload.ts";
import { isSettled } from "./checks/settled.ts";
import { boxOfSelected } from "./entries/selected-rows.ts";
import { searchFor, writeValue } from "./fields/write.ts";
import { writeParts } from "./fields/write-parts.ts";

/** What one thing to do means on a page, once it is told what is to be done to what. */
export function groundOne(view: PageView, parsed: ParsedInstruction): Grounding {
  switch (parsed.intent) {
    case "fill":
    case "type":
    case "set":
    case "clear":
      return parsed.parts ? fillParts(view, parsed, parsed.parts) : writeValue(view, parsed);
    case "search":
      return searchFor(view, parsed);
    case "check":
    case "select":
      if (isNothing(parsed)) return clearTicks(view);
      if (parsed.intent === "check" && parsed.target)
        return withLeftOff(view, parsed.target, actOn(view, parsed, parsed.target));
      return parsed.value === undefined
        ? selectAnything(view, parsed)
        : (chooseDay(view, parsed) ?? chooseFrom(view, parsed));
    case "change":
      return changeAmount(view, parsed);
    case "avoid":
      return leaveOff(view, parsed);
    case "press":
      return pressKey(view, parsed);
    case "scroll":
      return scroll(view, parsed, actOn);
    case "upload":
      return uploadTo(view, parsed);
    case "goBack":
      return (
        turnBack(view, parsed.text) ?? onPage({ method: "goBack", arguments: [], description: "the page" })
      );
    case "goForward":
    case "reload":
      return onPage({ method: parsed.method, arguments: [], description: "the page" });
    default:
      return parsed.target
        ? actOn(view, parsed, parsed.target)
        : notUnderstood("The instruction names no target");
  }
}

/** What is no choice may be an entry with a box to tick: “select the first three issues”. */
function selectAnything(view: PageView, parsed: ParsedInstruction): Grounding {
  const chosen = boxOfSelected(view, parsed) ?? chooseAnything(view, parsed);
  if (chosen.outcome !== "not_found" || !parsed.target) return chosen;
  const ticked = actOn(view, { ...parsed, intent: "check", method: "check" }, parsed.target);
  if (ticked.outcome === "resolved") return ticked;
  const counted = matchCounted(view, { ...parsed, intent: "click" }, parsed.target);
  // “use the voucher SPRING10” asks for more than to write it down.
  if (counted?.outcome !== "one")
    return code.test(parsed.target.text) ? { ...chosen, settled: true } : chosen;
  const steps = counted.found.map(({ node }) => stepOn(view, node, { method: "click" }));
  return {
    outcome: "resolved",
    steps,
    confidence: counted.confidence,
    candidates: rankedNodes(view, counted.ranked),
  };
}

const code = /(?:^| )(?=\S*\d)[A-Z][A-Z\d-]{3,}$/;

function fillParts(view: PageView, parsed: ParsedInstruction, parts: Phrase[]): Grounding {
  const written = writeParts(view, parsed, parts);
  return Array.isArray(written) ? joined(written) : written;
}

/** What is done to rows, cards and the like as a whole. */
const onPlaces = new Set<Intent>(["rightClick", "middleClick", "heldClick", "doubleClick", "hover"]);

/** A picture is opened where it is pressed, though what takes the press lies within it and has no name. */
const showing = new Set<Intent>(["open", "click"]);
const isNamedPicture = ({ readings }: TargetPhrase): boolean =>
  readings.some(({ role, name }) => role?.name === "image" && name !== "");

function actOn(view: PageView, parsed: ParsedInstruction, given: TargetPhrase): Grounding {
  const { intent } = parsed;
  const target = intent === "check" || intent === "uncheck" ? withTickBoxes(given) : given;
  if (intent === "drag") return drag(view, parsed, target);
  const named = matchTarget(view, target, { intent, ...togglesOnly(parsed), ...literally(parsed) });
  const mayBePlace = onPlaces.has(intent) || (showing.has(intent) && isNamedPicture(target));
  const place = named.outcome === "none" && mayBePlace ? matchPlace(view, target) : undefined;
  const day = named.outcome === "none" ? matchDay(view, target) : undefined;
  const many = named.outcome === "none" && !parsed.changes && (intent === "check" || intent === "uncheck");
  const counted =
    isExact(named) || parsed.literal || parsed.changes ? undefined : matchCounted(view, parsed, target);
  const match =
    counted ??
    place ??
    day ??
    (many ? matchEvery(view, target) : undefined) ??
    (named.outcome === "none" && !parsed.changes ? matchItem(view, parsed, target) : undefined) ??
    named;
  const kept = match.outcome === "none" && intent === "uncheck" ? keepsRadio(view, given) : undefined;
  if (kept) return kept;
  if (match.outcome === "none") {
    const choices = choosing.has(intent)
      ? choicesIn(view, intent === "name" ? parsed.text : target.text)
      : [];
    const failure = notFound(view, target.text, match.ranked);
    return (
      choose(view, parsed.text, choices) ??
      (isSettled(view, target) ? { ...failure, settled: true } : failure)
    );
  }
  const mayBeMany = intent === "check" || intent === "uncheck";
  if (match.outcome === "several" || (match.outcome === "all" && !mayBeMany))
    return ambiguous(view, target.text, match.ranked);
  const steps = match.found.map(({ node }) =>
    stepOn(view, node, { method: methodOn(parsed, node), arguments: parsed.arguments ?? [] }),
  );
  return {
    outcome: "resolved",
    steps: intent === "open" ? openedByButton(view, steps) : steps,
    confidence: match.confidence,
    candidates: rankedNodes(view, match.ranked),
  };
}

/** “untick Express”, which is a radio button. */
function keepsRadio(view: PageView, target: TargetPhrase): Grounding | undefined {
  const match = matchTarget(view, target, { intent: "check" });
  const [found] = match.outcome === "one" ? match.found : [];
  if (found?.node.role !== "radio") return undefined;
  const failure = notUnderstood("A radio button cannot be switched off; choose another one instead");
  return { ...failure, candidates: rankedNodes(view, match.ranked), settled: true, decisive: true };
}

const choosing = new Set<Intent>(["name", "click", "open"]);

function isExact(match: Match): boolean {
  return match.outcome !== "none" && match.ranked[0]?.tier === tiers.exact;
}

function literally({ literal }: ParsedInstruction): Pick<MatchOptions, "literal"> {
  return literal ? { literal } : {};
}
