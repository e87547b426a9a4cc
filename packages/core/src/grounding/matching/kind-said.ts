import { isEntryNoun } from "../entries/entries.ts";
import type { TargetReading } from "../grammar/parsed.ts";
import { normalize, stem } from "./text.ts";
import type { Candidate } from "./view-index.ts";

/** “the history “Mend ports””, beside a link “History”, may be the history of what bears the name. */
export const isKindNamed = (candidates: readonly Candidate[], { kind }: TargetReading): boolean =>
  kind !== undefined && candidates.some(({ node }) => stem(normalize(node.name)) === stem(kind));

/** “the first product” is no link that is called “Products”. */
export function isVague({ ordinal, name, quoted }: TargetReading): boolean {
  return ordinal !== undefined && !quoted && name !== "" && isEntryNoun(name);
}
