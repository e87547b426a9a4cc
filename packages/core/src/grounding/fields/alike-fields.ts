import type { PageView, ViewNode } from "../../page/view.ts";
import { isField } from "../matching/compatibility.ts";
import { joined } from "../joined.ts";
import { isInFront } from "../matching/candidates.ts";
import type { Grounding, Resolved } from "../outcome.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { indexOf } from "../matching/view-index.ts";

const said =
  /^(?:please )?(?:(?:set|turn|put|bring|pull|push|move|slide) )?(?<all>both|all|each|every)?(?: of)?(?: ?(?:the|my|our))? ?(?<what>\p{L}[\p{L} ]{1,30}?)(?: (?:down|up))? (?:to|at) (?<value>[\p{L}\d.,%]{1,10})(?:,? please)?[.!]?$/iu;
const sliders = /^(?:faders|sliders)$/u;
/** More are no few that somebody sees at once. */
const most = 12;

/**
 * “both mics at 50”, “set all the faders to zero”: fields that are called by one word and a number or letter of their own, or all
 * that slide. Undefined where a field of that very name is there, or “both” are not two.
 */
export function groundAlikeFields(
  view: PageView,
  instruction: string,
  groundOrder: (order: string) => Grounding,
): Resolved | undefined {
  const { all = "", what = "", value = "" } = said.exec(instruction.trim())?.groups ?? {};
  const words = wordsOf(normalize(what));
  const isOfAll = all !== "";
  if (words.length === 0 || (!isOfAll && words.at(-1)?.endsWith("s") !== true)) return undefined;
  const alike = fieldsAlike(view, words, isOfAll);
  const isCounted = all.toLowerCase() === "both" ? alike.length === 2 : alike.length > 1;
  if (!isCounted || alike.length > most) return undefined;
  const found = alike.map((node) => {
    const one = groundOrder(`set "${node.name}" to ${value}`);
    const isIt = one.outcome === "resolved" && one.steps.length === 1 && one.steps[0]?.node === node;
    return isIt && one.steps[0]?.method === "fill" ? one : undefined;
  });
  if (found.includes(undefined)) return undefined;
  const whole = joined(found.flatMap((one) => one ?? []));
  return whole.outcome === "resolved" ? { ...whole, isAccounted: true, isInferred: true } : undefined;
}

function fieldsAlike(view: PageView, words: string[], isOfAll: boolean): ViewNode[] {
  const index = indexOf(view);
  const set = index.candidates.filter(
    ({ node, index: at }) =>
      (isField(node) || node.role === "slider") && !node.disabled && !node.readonly && isInFront(index, at),
  );
  if (isOfAll && words.length === 1 && sliders.test(words[0] ?? ""))
    return set
      .filter(({ node }) => node.role === "slider" || node.inputType === "range")
      .map(({ node }) => node);
  const stems = words.map(stem).join(" ");
  const named = set.map(({ node }) => ({ node, own: wordsOf(normalize(node.name)) }));
  if (named.some(({ own }) => own.map(stem).join(" ") === stems)) return [];
  return named
    .filter(
      ({ own }) =>
        /^(?:\d{1,2}|\p{L})$/u.test(own.at(-1) ?? "") && own.slice(0, -1).map(stem).join(" ") === stems,
    )
    .map(({ node }) => node);
}
