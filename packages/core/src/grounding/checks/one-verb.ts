import type { Resolved } from "../outcome.ts";
import { tokenize } from "../matching/tokens.ts";
import { normalize } from "../matching/text.ts";
import { firstWord, isOrder } from "../grammar/clauses.ts";

const ticking = /^(?:tick|check|untick|uncheck|mark|unmark)$/u;

/** “tick Gloria and Kyrie”: what is ticked are boxes, and no link of that name is followed beside them. The verb. */
export function ticksAndPresses(instruction: string, { steps }: Resolved): string | undefined {
  const verb = firstWord(instruction)?.word ?? "";
  if (steps.length < 2 || !ticking.test(verb)) return undefined;
  const isSaidBesides = tokenize(instruction).tokens.some(({ word }) =>
    /^(?:then|click|press|open|save|submit|send|go|confirm|continue|delete|remove|print|choose|select|show|finish|apply)$/u.test(
      word,
    ),
  );
  const ticks = steps.filter(({ method }) => method === "check" || method === "uncheck");
  const follows = steps.some(({ node, method }) => method === "click" && node?.role === "link");
  return !isSaidBesides && ticks.length > 0 && follows ? verb : undefined;
}

/** “Shadows: switch on auto” sets no slider to that. */
export function setsToOrder({ steps }: Resolved): string | undefined {
  const step = steps.find(({ node, method }) => method === "fill" && node?.role === "slider");
  const [value = ""] = step?.arguments ?? [];
  return !/\d/u.test(value) && value.includes(" ") && isOrder(value) ? value : undefined;
}

const shown =
  /^\P{L}*(?:please |can i |could i |let me |i(?:'d| would) like to |i want to )*(?<verb>see|view|look at|show me|read)\b/iu;

/** “let me see the receipt” presses no field to fill in that stands in such a column. */
export function opensField(instruction: string, { steps }: Resolved): string | undefined {
  const verb = shown.exec(instruction)?.groups?.["verb"];
  const [step, another] = steps;
  const isField = step?.method === "click" && another === undefined && step.node?.role === "textbox";
  return verb !== undefined && isField ? verb : undefined;
}

const besideSaid = /\b(?:next to|beside|(?:left|right) of|below|above|between)\b/iu;

/** “take the seat next to 2A”, where the only one there is taken; “button next to …” is none that is called “Next”. */
export function pressesNeighbour(instruction: string, { steps }: Resolved): string | undefined {
  const where = besideSaid.exec(instruction)?.[0];
  const [step] = steps;
  if (where === undefined || step?.node === undefined) return undefined;
  const isNext = normalize(step.node.name) === "next" && !/\bnext\b(?! to\b)/iu.test(instruction);
  return step.node.disabled === true || isNext ? where : undefined;
}

/** “open the lesson below Tides”: what it stands beside is not pressed as well. The word for where. */
export function pressesAnchor({ source }: { source: string }, { steps }: Resolved): string | undefined {
  const where =
    /\b(?:below|beneath|under(?:neath)?|above|beside|next to|left of|right of|before|after|behind)\b/iu.exec(
      source,
    );
  const [first, second, ...others] = steps;
  const arePresses =
    first?.node !== undefined &&
    second?.node !== undefined &&
    others.length === 0 &&
    [first, second].every(({ method }) => method === "click") &&
    first.node !== second.node &&
    first.node.role === second.node.role;
  const before = source.slice(0, where?.index ?? 0);
  return where !== null && arePresses && !/\b(?:and|then|both|all|each|every)\b|[,;]/iu.test(before)
    ? where[0].toLowerCase()
    : undefined;
}
