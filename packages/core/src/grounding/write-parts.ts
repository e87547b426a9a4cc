import type { PageView } from "../page/view.ts";
import { matchTarget, type Match } from "./match.ts";
import { ambiguous, notUnderstood, type Grounding, type Resolved } from "./outcome.ts";
import type { ParsedInstruction } from "./parsed.ts";
import { tiers } from "./similarity.ts";
import { parseTarget, trimTarget } from "./target.ts";
import { slice, type Phrase } from "./tokens.ts";
import { valueOf } from "./value.ts";
import { writeValue } from "./write.ts";

/** No field has a longer name; more cuts are only work. */
const longestField = 8;
/** What a value does not begin with: words that belong to the name of a field, and words that lead to one. */
const noValue =
  /^(?:name|address|number|code|field|line|box|date|in|into|inside|on|onto|to|as|for|with|from|at|and|of)$/;

/** “full name Ada Lovelace, email ada@example.com”: the page decides where the field's name ends and its value begins. */
export function writeParts(
  view: PageView,
  parsed: ParsedInstruction,
  parts: Phrase[],
): Resolved[] | Grounding {
  const written: Resolved[] = [];
  for (const part of parts) {
    const grounding = writePart(view, parsed, trimTarget(part));
    if (grounding.outcome !== "resolved") return grounding;
    written.push(grounding);
  }
  return written;
}

function writePart(view: PageView, parsed: ParsedInstruction, part: Phrase): Grounding {
  const from = ["with", "the", "my", "a"].includes(part.tokens[0]?.word ?? "") ? 1 : 0;
  for (let cut = Math.min(part.tokens.length - 1, from + longestField); cut > from; cut -= 1) {
    const target = parseTarget(slice(part, from, cut));
    const value = withoutLink(slice(part, cut));
    if (target.readings.length === 0 || noValue.test(value.tokens[0]?.word ?? "of")) continue;
    const match = matchTarget(view, target, { intent: "fill", literal: false });
    if (match.outcome === "several" && (match.ranked[0]?.tier ?? 0) >= tiers.exact)
      return ambiguous(view, target.text, match.ranked);
    if (!isSure(match, value)) continue;
    const { text, method } = parsed;
    return writeValue(view, { intent: "fill", method, target, value: valueOf(value), times: 1, text });
  }
  // What stands there may be a secret, so it is not repeated.
  return notUnderstood("The instruction does not say which field gets which value");
}

function withoutLink(value: Phrase): Phrase {
  return ["is", "=", ":"].includes(value.tokens[0]?.word ?? "") ? slice(value, 1) : value;
}

/** A part of a name is only its name where what follows looks like a value. */
function isSure(match: Match, value: Phrase): boolean {
  if (match.outcome !== "one") return false;
  const { tier, score } = match.found[0] ?? { tier: tiers.none, score: 0 };
  if (tier >= tiers.exact) return true;
  return (tier === tiers.run || score >= 0.8) && /^(?:["“%\p{Lu}\d]|\S+@)/u.test(value.tokens[0]?.text ?? "");
}
