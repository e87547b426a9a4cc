import type { Qualifier, TargetPhrase } from "../grammar/parsed.ts";
import { listOf } from "./lists.ts";
import { isInFront } from "../matching/candidates.ts";
import { narrow } from "../matching/scope.ts";
import { normalize } from "../matching/text.ts";
import { type ViewIndex } from "../matching/view-index.ts";

/** “the list”, “this page”: where everything is that could be counted. */
const everywhere = /^(?:list|page|table|screen|site|top|day)$/;

/**
 * The entry that an ordinal counts out, in the list that its noun names: “the second story under Sport”. Undefined when
 * no list is called so, or when it is not long enough.
 */
export function entryCounted(index: ViewIndex, target: TargetPhrase): number | undefined {
  // “the final exam” is a name.
  if (/^(?:the |my )?final\b/i.test(target.text)) return undefined;
  for (const { ordinal, name, quoted, qualifiers, role } of target.readings) {
    if (ordinal === undefined || quoted || name === "" || (role && !role.container)) continue;
    const entry = countOut(index, { ordinal, noun: normalize(name), places: qualifiers });
    if (entry !== undefined) return entry;
  }
  return undefined;
}

/** -1 is the last. `places`: where the entries must be. */
type Count = { ordinal: number; noun: string; places: Qualifier[] };

function countOut(index: ViewIndex, { ordinal, noun, places }: Count): number | undefined {
  return entriesCalled(index, noun, places)?.at(ordinal > 0 ? ordinal - 1 : ordinal);
}

/** All entries of the list that the noun names, in document order. */
export function entriesCalled(index: ViewIndex, noun: string, places: Qualifier[]): number[] | undefined {
  const telling = places.filter(
    ({ names, sides }) => !sides && !names.every((name) => everywhere.test(normalize(name))),
  );
  const keep = (entries: number[]): number[] => {
    const inFront = entries.filter((entry) => isInFront(index, entry));
    return telling.length === 0
      ? inFront
      : narrow(index, inFront, telling).toSorted((left, right) => left - right);
  };
  return listOf(index, noun, { keep, isPlaced: telling.length > 0 })?.entries;
}
