import type { PageView, ViewNode } from "../../page/view.ts";
import { choicesIn } from "../choices/choice.ts";
import { choose } from "../choices/choose.ts";
import { isCheckable } from "../matching/compatibility.ts";
import { dayFor } from "../days/day-format.ts";
import { saysDay, timeOf } from "../days/dates.ts";
import { matchTarget, type Scored } from "../matching/match.ts";
import { isInFront } from "../matching/candidates.ts";
import { rankedNodes, stepOn, type Grounding, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { parseTarget } from "../grammar/target.ts";
import { root } from "../evidence/root.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { slice, textOf, type Phrase } from "../matching/tokens.ts";
import { indexOf } from "../matching/view-index.ts";

/** More words before a day or a time would say something of their own. */
const longestLead = 3;

/**
 * A part of a list that names no field: a choice (“two rooms”), a box to tick (“pets allowed”), or a value of which the
 * page asks only once (“on 24 October 2026”, “at half past nine”, “ada@example.com”).
 */
export function writeByKind(view: PageView, part: Phrase): Grounding | undefined {
  const text = textOf(part);
  return byType(view, part) ?? choose(view, text, choicesIn(view, text)) ?? ticked(view, part);
}

function ticked(view: PageView, part: Phrase): Grounding | undefined {
  const match = matchTarget(view, parseTarget(part), { intent: "check", literal: true, fits: isCheckable });
  const [found] = match.outcome === "one" ? match.found : [];
  if (!found || match.outcome !== "one") return undefined;
  return resolved(view, found, { method: "check", arguments: [] });
}

type Kind = { fits: (node: ViewNode) => boolean; read: (text: string) => string | undefined };

const kinds: Kind[] = [
  { fits: ({ inputType }) => inputType === "date", read: (text) => (saysDay(text) ? text : undefined) },
  { fits: ({ inputType }) => inputType === "time", read: timeOf },
  {
    fits: ({ inputType }) => inputType === "email",
    read: (text) => (/^\S+@\S+\.\S+$/.test(text) ? text : undefined),
  },
];

/** The value at the end of the part, for the only field of its kind. */
function byType(view: PageView, part: Phrase): Grounding | undefined {
  const lead = Math.min(longestLead, part.tokens.length - 1);
  for (let from = 0; from <= lead; from += 1) {
    const text = textOf(slice(part, from));
    for (const { fits, read } of kinds) {
      const value = read(text);
      if (value === undefined) continue;
      const [field, ...others] = fieldsThat(view, fits);
      if (!field || others.length > 0) return undefined;
      const written = field.node.inputType === "date" ? dayFor(view, field.node, value) : value;
      if (written === undefined) return undefined;
      return withLead(view, slice(part, 0, from), {
        field,
        filled: resolved(view, field, { method: "fill", arguments: [written] }),
      });
    }
  }
  return undefined;
}

type Filled = { field: Scored; filled: Resolved };

/** “arrival by 14:15”: what leads up to a value may be a choice of its own, and is not passed over. */
function withLead(view: PageView, lead: Phrase, { field, filled }: Filled): Grounding | undefined {
  const telling = { ...lead, tokens: lead.tokens.filter(({ word }) => !leads.has(word)) };
  const index = indexOf(view);
  const own = index.candidates.find((candidate) => candidate.index === field.index)?.fields ?? [];
  const called = new Set(own.flatMap(({ name }) => name.words.map(root)));
  const isElsewhere = telling.tokens.some(({ text }) =>
    wordsOf(normalize(text)).some((word) => !called.has(root(word))),
  );
  if (!isElsewhere) return filled;
  const chosen = ticked(view, telling) ?? choose(view, textOf(telling), choicesIn(view, textOf(telling)));
  if (chosen?.outcome !== "resolved") return undefined;
  return { ...filled, steps: [...chosen.steps, ...filled.steps] };
}

const leads = new Set(["from", "to", "on", "at", "by", "until", "till", "the", "it", "is", "for", "in"]);

function fieldsThat(view: PageView, fits: (node: ViewNode) => boolean): Scored[] {
  const index = indexOf(view);
  return index.candidates
    .filter(({ node, index: at }) => fits(node) && !node.disabled && !node.readonly && isInFront(index, at))
    .map(({ node, index: at }) => ({ index: at, node, score: 0.8, tier: tiers.words }));
}

function resolved(
  view: PageView,
  found: Scored,
  action: { method: "check" | "fill"; arguments: string[] },
): Resolved {
  const steps = [stepOn(view, found.node, action)];
  return { outcome: "resolved", steps, confidence: found.score, candidates: rankedNodes(view, [found]) };
}
