import { clauseStart } from "../grammar/clauses.ts";
import { listParts } from "../grammar/fill-frames.ts";
import type { GroundedStep, Grounding, Resolved } from "../outcome.ts";
import { normalize } from "../matching/text.ts";
import { textOf, tokenize } from "../matching/tokens.ts";
import { graveWords } from "../vocabulary/synonyms.ts";

const order =
  /^(?:please )?(?<verb>\p{L}+(?: (?:on|off|out|up|down|in))?) (?:both )?(?<things>[^"“:;()]+(?:,| and | & )[^"“:;()]+?)(?:,? please)?[.!]?$/iu;
/** Each is found without doubt, or they are no list of things. */
const sure = 0.8;

/**
 * “star Oslo and Quito”, “mute the kitchen, the hall and the attic”: what the verb means in the entry of each, where those are
 * controls of the same name. Undefined for any other order, and for what cannot be taken back.
 */
export function ofSeveral(
  instruction: string,
  groundOrder: (order: string) => Grounding,
): Resolved | undefined {
  const { verb = "", things = "" } = order.exec(instruction.trim())?.groups ?? {};
  if (verb === "" || graveWords.has(verb.toLowerCase())) return undefined;
  const named = listParts(tokenize(things)).map((part) => textOf(part).trim());
  if (named.length < 2 || named.some((name) => name === "" || name.split(" ").length > longest))
    return undefined;
  // “lock the background and hide the outline” locks one of them.
  if (named.some((name) => clauseStart(tokenize(name).tokens, 0)?.at === 0)) return undefined;
  const found: Resolved[] = [];
  for (const name of named) {
    const each = groundOrder(`${verb} ${name}`);
    if (each.outcome !== "resolved" || each.confidence < sure) return undefined;
    found.push(each);
  }
  const steps = found.flatMap((each) => each.steps);
  if (steps.length !== named.length || !areAlike(steps)) return undefined;
  return {
    outcome: "resolved",
    steps,
    confidence: Math.min(...found.map(({ confidence }) => confidence)),
    candidates: found.flatMap(({ candidates }) => candidates.slice(0, 1)),
  };
}

/** Words of a thing's name at most. */
const longest = 5;

function areAlike([first, ...others]: GroundedStep[]): boolean {
  const seen = new Set([first?.node?.ref]);
  return (
    first?.node !== undefined &&
    first.method === "click" &&
    /^(?:button|switch|checkbox|generic)$/u.test(first.node.role) &&
    others.every(({ node, method }) => {
      if (node === undefined || method !== first.method || seen.has(node.ref)) return false;
      seen.add(node.ref);
      return normalize(node.name) === normalize(first.node?.name ?? "");
    })
  );
}
