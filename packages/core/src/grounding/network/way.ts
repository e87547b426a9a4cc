import type { PageView } from "../../page/view.ts";
import { stepOn, type GroundedStep } from "../outcome.ts";
import { deedOn, writingsOn, type LikelyDeed } from "./deed-on.ts";
import type { Chance } from "./network.ts";
import { isOverlapping, type Part, type SaidValue } from "./values.ts";

/** What is likelier than not is meant. */
export const likelier = 0.5;

/** All that is meant. */
export type Way = {
  steps: GroundedStep[];
  /** The parts of the instruction that are written. */
  said: SaidValue[];
  /** How sure it is that these are meant, and nothing else, with these values: 0–1. */
  sureness: number;
};

type Asked = { instruction: string; chances: readonly Chance[] };

/**
 * The likeliest of all that may be meant together. Two fields hardly ever get the same part of an instruction, so what one of them gets tells of
 * the others. Undefined where nothing is likely meant, or where it is not told what is done with it.
 */
export function wayIn(view: PageView, { instruction, chances }: Asked): Way | undefined {
  const deeds = new Map<number, LikelyDeed>();
  const fields: Field[] = [];
  let sureness = 1;
  const bests = best(chances);
  for (const one of chances) {
    const { at, chance } = one;
    const node = view.nodes[at];
    const meant = bests.get(at);
    if (one.option === undefined && meant?.option !== undefined) continue;
    const isBest = meant === one && node !== undefined;
    const isTold = isBest && one.off !== undefined;
    const writings = isTold && writingsOn(view, { ...one, instruction, node });
    if (writings) fields.push({ at, chance, deeds: writings.slice(0, mostDeeds) });
    else if (isBest && chance >= likelier) {
      const deed = deedOn(view, { ...one, instruction, node });
      if (deed === undefined) return undefined;
      sureness *= chance * deed.sureness;
      deeds.set(at, deed);
    } else sureness *= 1 - chance;
  }
  const filled = likeliestFilling(fields);
  if (filled === undefined) return undefined;
  for (const [at, deed] of filled.deeds) deeds.set(at, deed);
  if (deeds.size === 0) return undefined;
  const steps = [...bests.keys()].flatMap((at) => {
    const [node, deed] = [view.nodes[at], deeds.get(at)];
    return node === undefined || deed === undefined ? [] : [stepOn(view, node, deed)];
  });
  return { steps, said: filled.said, sureness: sureness * filled.sureness };
}

/** Values that are looked at for each field. */
const mostDeeds = 4;
/** Most fillings that are looked at together. */
const mostFillings = 128;
/** How much less likely two fields get the same part of an instruction than each one another. */
const shared = 0.1;

/** A control that is written in, how likely it is meant, and what may be done with it then. */
type Field = { at: number; chance: number; deeds: readonly LikelyDeed[] };
/** What is done with all fields together. `isUndone`: with one of them it cannot be told, or two get the same. */
type Filling = { weight: number; said: SaidValue[]; deeds: [at: number, LikelyDeed][]; isUndone: boolean };

/** Undefined where it is likeliest that one is meant whose value is said nowhere, or that two get the same. */
function likeliestFilling(fields: readonly Field[]): (Filling & { sureness: number }) | undefined {
  let fillings: Filling[] = [{ weight: 1, said: [], deeds: [], isUndone: false }];
  let all = 0;
  for (const field of fields.toSorted((one, other) => other.chance - one.chance)) {
    const every = fillings
      .flatMap((filling) => fillingsWith(filling, field))
      .toSorted((one, other) => other.weight - one.weight);
    fillings = every.slice(0, mostFillings);
    // What is not looked at any further may still be meant, as likely as it is now at most.
    all += weightOf(every.slice(mostFillings));
  }
  const [likeliest] = fillings;
  if (likeliest === undefined || likeliest.isUndone) return undefined;
  return { ...likeliest, sureness: likeliest.weight / (all + weightOf(fillings)) };
}

const weightOf = (fillings: readonly Filling[]): number =>
  fillings.reduce((sum, { weight }) => sum + weight, 0);

/** The field is not meant, or is and it cannot be told what it gets, or it gets one of its values. */
function fillingsWith(filling: Filling, { at, chance, deeds }: Field): Filling[] {
  const { weight, said } = filling;
  const told = deeds.reduce((sum, { sureness }) => sum + sureness, 0);
  return [
    { ...filling, weight: weight * (1 - chance) },
    { ...filling, weight: weight * chance * Math.max(0, 1 - told), isUndone: true },
    ...deeds.map((deed): Filling => {
      const isFree = (place: Part): boolean => !said.some((one) => isOverlapping(one, place));
      const free = deed.said && [deed.said, ...deed.said.again].find(isFree);
      const isShared = deed.said !== undefined && free === undefined;
      const own = deed.said === undefined ? [] : [{ ...deed.said, ...free }];
      return {
        weight: weight * chance * deed.sureness * (isShared ? shared : 1),
        said: [...said, ...own],
        deeds: [...filling.deeds, [at, deed]],
        isUndone: filling.isUndone || isShared,
      };
    }),
  ];
}

/** The best chance of each control: its own, or that of one of its options, which stands for both where it is likelier than not. */
export function best(chances: readonly Chance[]): Map<number, Chance> {
  const found = new Map<number, Chance>();
  const worth = ({ option, chance }: Chance): number =>
    option === undefined || chance < likelier ? chance : 1 + chance;
  for (const chance of chances) {
    const before = found.get(chance.at);
    if (before === undefined || worth(chance) > worth(before)) found.set(chance.at, chance);
  }
  return found;
}
