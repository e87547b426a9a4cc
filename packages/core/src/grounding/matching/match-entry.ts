import { controlOf, countedEntry, entriesOf } from "../entries/entries.ts";
import type { TargetPhrase } from "../grammar/parsed.ts";
import type { Match, MatchOptions } from "./match.ts";
import { isInFront } from "./candidates.ts";
import { narrow } from "./scope.ts";
import { tiers } from "./similarity.ts";
import { type ViewIndex } from "./view-index.ts";

/** “the second result”: the control that stands for that entry of the page's list, or of what is where it is said to be. */
export function matchEntry(
  index: ViewIndex,
  target: TargetPhrase,
  { fits, literal }: MatchOptions,
): Match | undefined {
  const reading = literal ? undefined : countedEntry(target);
  const position = reading?.ordinal;
  if (reading === undefined || position === undefined) return undefined;
  const all = entriesOf(index).filter((at) => isInFront(index, at));
  const entries = narrow(index, all, reading.qualifiers);
  const entry = entries.at(position > 0 ? position - 1 : position);
  const control = entry === undefined ? undefined : controlOf(index, entry);
  if (!control || (fits && !fits(control.node))) return undefined;
  const found = { index: control.index, node: control.node, score: 0.88, tier: tiers.words };
  return { outcome: "one", found: [found], confidence: found.score, ranked: [found] };
}
