import type { Grounding, Resolved } from "../outcome.ts";

/** “…, tick both”, “…, both please”, “…, tick it”: all of it was said before. */
const again =
  /^(?<before>.{3,}?)(?:,|,? and) (?:please )?(?:(?:tick|check|select|choose|pick|take|add) (?:them both|all (?:of them|three|four)|it|them|these|both(?: of (?:them|these))?)|both(?: of (?:them|these))?)(?: (?:please|too|as well))?[.! ]*$/iu;

/**
 * “I'd like travel and sport, tick both” ticks no other two boxes: where the order without its end does a part of what was found, that is
 * all that is meant.
 */
export function withoutSaidAgain(
  instruction: string,
  found: Resolved,
  order: (said: string) => Grounding,
): Resolved | undefined {
  const before = again.exec(instruction)?.groups?.["before"];
  if (before === undefined || found.steps.length < 2) return undefined;
  const plain = order(before);
  if (plain.outcome !== "resolved" || plain.steps.length >= found.steps.length) return undefined;
  const isPart = plain.steps.every(({ node, method }) =>
    found.steps.some((step) => step.node === node && step.method === method),
  );
  return isPart ? plain : undefined;
}
