import { unaccounted, type Failure, type Resolved } from "../outcome.ts";
import { normalize } from "../matching/text.ts";

const bothOf =
  /^\P{L}*(?:please )?(?:click|press|tap|hit|push|open|select|choose|pick|close|delete|remove)(?: on)? (?<word>both)(?: of)?(?: the| these| those)? \p{L}+/iu;
const ordered =
  /^\P{L}*(?:please )?(?:click|press|tap|hit|push)(?: on)? (?:(?!["“]).)+,? and (?:(?!["“]).)+ in (?:exactly )?(?:this|that|the (?:given|same)) (?<word>order)[.!]?$/iu;

/** “tap both buttons, TWO first”, “hit ONE and TWO in that order”: one of them alone is half of what was asked for. */
export function doesOneOfBoth(instruction: string, found: Resolved): Failure | undefined {
  const said = instruction.trim();
  const word = (bothOf.exec(said) ?? ordered.exec(said))?.groups?.["word"];
  if (word === undefined || new Set(found.steps.map(({ node }) => node?.ref)).size > 1) return undefined;
  const isCalledSo = found.steps.some(({ node }) =>
    normalize(node?.name ?? "")
      .split(" ")
      .includes(word.toLowerCase()),
  );
  return isCalledSo ? undefined : unaccounted(found, word);
}
