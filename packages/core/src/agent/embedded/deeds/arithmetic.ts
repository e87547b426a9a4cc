import { fieldsOf, controlsOf, onlyField, plain, textsOf } from "../../../grounding/outline.ts";
import { inTurn, useAgain, type Deed, type Hand } from "./hand.ts";
import type { Came } from "../came.ts";

const spoken: [RegExp, string][] = [
  [/\bplus\b/gi, "+"],
  [/\bminus\b|[−–]/gi, "-"],
  [/\btimes\b|\bmultiplied by\b|[×·✕]/gi, "*"],
  [/\bdivided by\b|÷/gi, "/"],
  [/(?<=\d) ?x ?(?=\d)/gi, " * "],
];
const number = String.raw`-?\d+(?:\.\d+)?`;
const sum = new RegExp(
  String.raw`(?<![\d.\-/:])${number}(?: [-+*/] ${number})+(?![\d\-/:])|(?<![\d.\-/:])${number}(?: ?[-+*/] ?${number})+(?= ?=)`,
  "g",
);
const equation =
  /(?<![\d.\-/:\p{L}])(\d*) ?\*? ?([a-z?_]) ([-+]) (\d+) = (-?\d+)|(?<![\d.\-/:\p{L}])(\d+) ([-+*]) ([a-z?_]) = (-?\d+)|(?<![\d.\-/:\p{L}])(\d+) ?\*? ?([a-z]) = (-?\d+)/giu;

/** Results of the sums and equations with one unknown that a text has, each once. */
export function resultsIn(text: string): number[] {
  const said = spoken.reduce((rest, [word, sign]) => rest.replace(word, sign), text.replace(/\s+/g, " "));
  const solved = [...said.matchAll(equation)].map(([, ...parts]) => solve(parts));
  const rest = said.replace(equation, " ; ");
  // “3 + 4 = 7” is worked out already.
  const sums = [...rest.matchAll(sum)]
    .filter(({ 0: { length }, index }) => !/^ ?= ?-?\d/.test(rest.slice(index + length)))
    .map(([terms]) => evaluate(terms));
  const all = [...solved, ...sums].filter((value) => value !== undefined && Number.isFinite(value));
  return [...new Set(all as number[])];
}

function solve(parts: (string | undefined)[]): number | undefined {
  const [factor, x, sign, added, right, first, operator, y, result, times, z, product] = parts;
  if (x !== undefined) {
    const by = factor === undefined || factor === "" ? 1 : Number(factor);
    return (Number(right) - (sign === "-" ? -1 : 1) * Number(added)) / by;
  }
  if (y !== undefined) {
    if (operator === "+") return Number(result) - Number(first);
    return operator === "-" ? Number(first) - Number(result) : Number(result) / Number(first);
  }
  return z === undefined ? undefined : Number(product) / Number(times);
}

/** Products before sums, from left to right. */
function evaluate(terms: string): number {
  const tokens = terms.match(/(?:(?<=^|[-+*/] ?)-)?\d+(?:\.\d+)?|[-+*/]/g) ?? [];
  let total = 0;
  let product = Number(tokens[0]);
  for (let at = 1; at + 1 < tokens.length; at += 2) {
    const value = Number(tokens[at + 1]);
    const operator = tokens[at];
    if (operator === "*") product *= value;
    else if (operator === "/") product /= value;
    else {
      total += product;
      product = operator === "-" ? -value : value;
    }
  }
  return total + product;
}

const solving =
  /^solve for \p{L}$|^(?:solve|calculate|compute|work out|do|answer|find|determine)(?: (?:the|this|that|a))?(?: (?:little|simple|small|short|math|maths|mathematical|following))* ?(?:sum|question|equation|problem|calculation|result|exercise|what is asked|arithmetic|solution|value of x|x|answer)(?: (?:on|of) the (?:page|sum|equation|calculation))?(?: (?:for|of) x)?$/iu;
const typing =
  /^(?:type|enter|write|put|fill in|give|insert)(?: in)? (?:the |its |your |my )?(?:result|answer|solution|sum|right number|correct answer|correct number)(?: (?:of the (?:sum|calculation|equation)|to the (?:sum|question|equation)))?(?: (?:into|in|to) (.+))?$/i;

/** “solve the little sum on the page”, “type the result into the field”. */
export const arithmetic: Deed = async (text, hand) => {
  const typed = typing.exec(text);
  if (typed === null && !solving.test(text)) return undefined;
  const view = await hand.look();
  const [result, ...others] = resultsIn(textsOf(view).join(" "));
  if (result === undefined) return undefined;
  if (others.length > 0)
    return {
      done: false,
      reason: `the page has several sums, with the results ${[result, ...others].join(", ")}.`,
    };
  const value = String(Math.round(result * 1e6) / 1e6);
  return give(hand, value, typed?.[1]);
};

const solvingAll =
  /^(?:solve|do|answer|work out|calculate) (?:both|all|the (?:two|three|four)|these)(?: (?:of )?the)? (?:problems|sums|exercises|equations|questions|calculations)$/i;
const typingAll =
  /^(?:type|enter|write|put|fill in) (?:the|your|both|all) (?:answers|results|solutions) (?:into|in) (?:their|the|both|all)(?: the)? (?:boxes|fields|text ?boxes)$/i;

/** “solve both problems”, “type the answers into their boxes”: as many sums as there are fields, in their order. */
export const solveAll: Deed = async (text, hand) => {
  if (!solvingAll.test(text) && !typingAll.test(text)) return undefined;
  const view = await hand.look();
  const fields = fieldsOf(view);
  const results = textsOf(view).flatMap((said) => resultsIn(said).slice(0, 1));
  if (results.length !== fields.length || fields.length < 2) return undefined;
  return inTurn(
    fields.map((field, at) => async () => {
      const wanted = String(Math.round((results[at] ?? 0) * 1e6) / 1e6);
      if (field.value === wanted) return { done: true };
      const why = "Types what was found";
      const gone = "one of the fields is gone.";
      return useAgain(hand, field, { method: "fill", arguments: [wanted], why, gone });
    }),
  );
};

/** Puts a value into the field that is named, or into the only one; where there is none, presses what is called so. */
export async function give(hand: Hand, value: string, field?: string): Promise<Came> {
  const view = await hand.look();
  const only = onlyField(view);
  const isGeneric =
    field === undefined ||
    /^(?:the |your |its |a )?(?:text ?|input ?|answer ?)*(?:field|box|input|answer|form|textbox|area)$/i.test(
      field,
    );
  if (isGeneric && only !== undefined)
    return hand.use(view, only, { method: "fill", arguments: [value], why: "Types what was found" });
  if (field !== undefined) return hand.act(`type "${value}" into ${field}`);
  const choices = controlsOf(view).filter(({ name }) => name !== "" && plain(name) === plain(value));
  const [choice] = choices;
  if (choice !== undefined && choices.length === 1)
    return hand.use(view, choice, { why: "Chooses what was found" });
  const count = fieldsOf(view).length;
  return { done: false, reason: `it is ${value}, but the page has ${count} fields, and none is named.` };
}
