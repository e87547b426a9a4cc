import type { PageView } from "../../page/view.ts";
import { matchTarget, type Match } from "../matching/match.ts";
import { ambiguous, notUnderstood, type Grounding, type Resolved } from "../outcome.ts";
import type { ParsedInstruction } from "../grammar/parsed.ts";
import { quantityOf } from "../amounts/numbers.ts";
import { tiers } from "../matching/similarity.ts";
import { parseTarget, trimTarget } from "../grammar/target.ts";
import { slice, textOf, type Phrase, type Token } from "../matching/tokens.ts";
import { isWholeValue, valueOf } from "../grammar/value.ts";
import { writeByKind } from "./typed-parts.ts";
import { writeValue } from "./write.ts";

/** No field has a longer name; more cuts are only work. */
const longestField = 8;
/** What a value does not begin with: words that belong to the name of a field, and words that lead to one. */
const noValue =
  /^(?:name|address|number|code|field|line|box|date|in|into|inside|on|onto|to|as|for|with|from|at|and|of|it|them|this|that|me|is|are|was|should|will|can)$/;

/** “full name Ada Lovelace, email ada@example.com”: the page decides where the field's name ends and its value begins. */
export function writeParts(
  view: PageView,
  parsed: ParsedInstruction,
  parts: Phrase[],
): Resolved[] | Grounding {
  const written: Resolved[] = [];
  for (const part of parts) {
    const trimmed = trimTarget(part);
    const named = writePart(view, { ...parsed, isListed: parts.length > 1 }, trimmed);
    const grounding = named.outcome === "not_understood" ? (writeByKind(view, trimmed) ?? named) : named;
    if (grounding.outcome !== "resolved") return grounding;
    written.push(grounding);
  }
  return hasTwice(written) ? notUnderstood("The instruction gives one field two values") : written;
}

function hasTwice(written: Resolved[]): boolean {
  const references = written.flatMap(({ steps }) => steps.map(({ node }) => node?.ref));
  return new Set(references).size < references.length;
}

/** `isListed`: other fields are named beside it, so that a part of a name says which. */
type Listed = ParsedInstruction & { isListed: boolean };

function writePart(view: PageView, parsed: Listed, part: Phrase): Grounding {
  const from = ["with", "the", "my", "a"].includes(part.tokens[0]?.word ?? "") ? 1 : 0;
  for (let cut = Math.min(part.tokens.length - 1, from + longestField); cut > from; cut -= 1) {
    const target = parseTarget(slice(part, from, cut));
    const value = withoutLink(slice(part, cut));
    if (target.readings.length === 0 || noValue.test(value.tokens[0]?.word ?? "of") || !isWholeValue(value))
      continue;
    const match = matchTarget(view, target, {
      intent: "fill",
      literal: parsed.literal === true && !parsed.isListed,
    });
    if (match.outcome === "several" && (match.ranked[0]?.tier ?? 0) >= tiers.exact)
      return ambiguous(view, target.text, match.ranked);
    if (!isSure(match, value) || (parsed.literal && !isPlain(slice(part, cut)))) continue;
    const { text, method } = parsed;
    return writeValue(view, { intent: "fill", method, target, value: valueOf(value), times: 1, text });
  }
  // What stands there may be a secret, so it is not repeated.
  return notUnderstood("The instruction does not say which field gets which value");
}

function withoutLink(value: Phrase): Phrase {
  return links.has(value.tokens[0]?.word ?? "") ? slice(value, 1) : value;
}

const links = new Set(["is", "=", ":", "to"]);

/** Where no verb says so, a value is told by its looks or by a word before it. */
function isPlain({ source, tokens }: Phrase): boolean {
  const [first] = tokens;
  if (!first || links.has(first.word) || first.kind === "quoted") return first !== undefined;
  // A number has no words after it but what it counts: “code X-20 and apply”.
  if (/\d/.test(first.text))
    return (
      tokens.every(({ text }) => /\d/.test(text)) ||
      (tokens.length <= 3 && quantityOf(textOf({ source, tokens })) !== undefined && isMeasure(tokens.at(-1)))
    );
  return tokens.length <= longestField && /^[%\p{Lu}]|@/u.test(first.text);
}

const measures = new Set(
  (
    "% € $ £ ° euro euros dollar dollars pound pounds percent cm mm m km mile miles kg kilo kilos gram grams g lb lbs " +
    "litre litres liter liters l ml second seconds sec s minute minutes min mins hour hours h day days week weeks " +
    "month months year years degrees gb mb tb people persons guests nights pieces items"
  ).split(" "),
);

function isMeasure(token: Token | undefined): boolean {
  return token !== undefined && measures.has(token.word);
}

/** A part of a name is only its name where what follows looks like a value. */
function isSure(match: Match, value: Phrase): boolean {
  if (match.outcome !== "one") return false;
  const { tier, score } = match.found[0] ?? { tier: tiers.none, score: 0 };
  if (tier >= tiers.exact) return true;
  return (tier === tiers.run || score >= 0.8) && /^(?:["“%\p{Lu}\d]|\S+@)/u.test(value.tokens[0]?.text ?? "");
}
