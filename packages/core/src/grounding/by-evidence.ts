import type { PageView } from "../page/view.ts";
import { groundByEvidence } from "./evidence/ground-by-evidence.ts";
import { isAllowed } from "./evidence/guards.ts";
import { writesLooseFigure } from "./amounts/led-figures.ts";
import { turnsOnForOff } from "./checks/some-of-several.ts";
import type { Failure, Grounding, Resolved } from "./outcome.ts";
import { isDecided, isOpenToEvidence, keepsField } from "./checks/settled.ts";
import { isDoneBeside, tellsBeside } from "./placed/beside.ts";
import { isToldApart } from "./matching/told-apart.ts";

/** What the grammar cannot read, or has read and not found, may still be plain from what the page offers. */
export function byEvidence(view: PageView, instruction: string, failure: Failure): Resolved | undefined {
  const found = isOpenToEvidence(instruction, failure) ? groundByEvidence(view, instruction) : undefined;
  return found && isGood(view, instruction, found) ? { ...found, isInferred: true } : undefined;
}

const isGood = (view: PageView, instruction: string, found: Resolved): boolean =>
  !tellsBeside(instruction) &&
  !isDoneBeside(view, instruction, found) &&
  !turnsOnForOff(instruction, found) &&
  !writesLooseFigure(view, found, instruction) &&
  isAllowed(view, instruction, found) &&
  keepsField(view, instruction, found);

/** One of several that fit the words as they are read, by what else they say. */
export function betterByEvidence(view: PageView, instruction: string, read: Grounding): Resolved | undefined {
  const better = isDecided(instruction) ? groundByEvidence(view, instruction) : undefined;
  if (read.outcome === "resolved" || !better || !isGood(view, instruction, better)) return undefined;
  return isToldApart(instruction, read, better) ? { ...better, isInferred: true } : undefined;
}
