import { noUsage, type ActionMethod } from "@legwork/protocol";
import { numberOf } from "./grounding/amounts/numbers.ts";
import { normalize, wordsOf } from "./grounding/matching/text.ts";
import { tokenize } from "./grounding/matching/tokens.ts";
import { graveWords } from "./grounding/vocabulary/synonyms.ts";
import { wordsOfElement } from "./memory/criteria.ts";
import type { PageView, ViewNode } from "./page/view.ts";
import type { Plan } from "./plan.ts";

type Found = Extract<Plan, { found: true }>;
type NotFound = Extract<Plan, { found: false }>;

/** How sure the network has to be that it is this, and nothing else: of what it is as sure of 97 in 100 were meant (decision 57). */
const sure = 0.9;
/** Nothing else is used on its word. */
const used = /^(?:link|tab|button|generic|checkbox|switch|radio)$/u;

/**
 * What the network is surest of, where no rule can tell what is meant and no language model was asked (decision 57). Undefined where it is
 * not that sure, or where the page or the words speak against it: what cannot be taken back, figures that stand elsewhere, and a box that
 * is as it is wanted already.
 */
export function surelyMeant(instruction: string, plan: NotFound): Found | undefined {
  const { view, isOpen, candidates } = plan;
  const [best, next] = candidates;
  const node = view?.nodes.find(({ ref }) => ref === best?.reference);
  if (isOpen !== true || view === undefined || best?.method === undefined || node === undefined)
    return undefined;
  const sureness = best.confidence * (1 - (next?.confidence ?? 0));
  if (sureness < sure || !used.test(node.role) || isGrave(node)) return undefined;
  if (!isAskedFor(instruction, node, best.method) || saysOtherFigure(instruction, { view, node }))
    return undefined;
  const { reference, description, confidence, method, arguments: given = [] } = best;
  const steps = [{ method, reference, description, arguments: given }];
  return { found: true, view, steps, resolvedBy: "embedded", confidence, candidates: [], usage: noUsage };
}

/** “Delete”, “Remove oak-stairs.pdf”: what it says first, or alone. */
function isGrave({ name, role }: ViewNode): boolean {
  return (
    !/^(?:checkbox|switch)$/u.test(role) &&
    wordsOf(normalize(name))
      .slice(0, 2)
      .some((word) => graveWords.has(word))
  );
}

const denying =
  /(?<!\p{L})(?:\p{L}+n['’]t|(?:do|does|did|wo|would|ca|is|are|need|should)nt|not|no|nobody|nothing|none|never|nor|neither|without|cannot|stop|off|out|away|disable\p{L}*|remove|hide|unsubscribe|rid|enough|cancel|un(?:tick|check|mark|select|flag)\p{L}*|skip|kill|drop|longer|sick|fed up|tired|too (?:many|much)|spare|quit|exclude|deactivate|leave|lose)(?!\p{L})/iu;

/** The network tells which box, and not whether it is to be ticked: where the words deny something it has to be ticked now, and else not. */
function isAskedFor(instruction: string, { role }: ViewNode, method: ActionMethod): boolean {
  if (method === "click" || (role === "radio" && method === "check")) return true;
  return method === (denying.test(instruction) ? "uncheck" : "check");
}

/** “the annual statement for 2023” is not that of 2025. */
function saysOtherFigure(instruction: string, { view, node }: { view: PageView; node: ViewNode }): boolean {
  const shown = wordsOfElement(view, node.ref);
  const figures = tokenize(instruction).tokens.flatMap(({ word }) =>
    /\d/u.test(word) ? (numberOf(word) ?? word) : [],
  );
  return figures.some((figure) => !shown.has(figure));
}
