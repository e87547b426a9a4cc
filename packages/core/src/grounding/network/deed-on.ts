import type { ActionMethod } from "@legwork/protocol";
import type { PageView, ViewNode } from "../../page/view.ts";
import { changeOf } from "../amounts/changes.ts";
import { formats, writtenAs } from "../fields/written-as.ts";
import { isNumeric, takesValue } from "../matching/compatibility.ts";
import type { Chance } from "./network.ts";
import { mostOptions } from "./page-pieces.ts";
import { likeliestValue, likelyValues, type SaidValue, type ValueQuestion } from "./values.ts";

export type LikelyDeed = {
  method: ActionMethod;
  arguments: string[];
  /** How sure it is that this is done with the control, if it is meant: 0–1. */
  sureness: number;
  /** The part of the instruction that is written. */
  said?: SaidValue;
};

/** A control that is meant, with what the network tells of it. */
export type MeantControl = Omit<Chance, "at" | "chance"> & { instruction: string; node: ViewNode };

/** What is done with a control that is meant: undefined where neither it nor the network tells. */
export function deedOn(view: PageView, meant: MeantControl): LikelyDeed | undefined {
  const { role, options, disabled, inputType, pressed } = meant.node;
  if (disabled === true || inputType === "file") return undefined;
  if (options !== undefined) return choosing(meant);
  if (takesValue(meant.node)) return writing(view, meant);
  // A list of its own making opens first, and is chosen from then.
  if (/^(?:combobox|listbox)$/u.test(role)) return undefined;
  if (role === "radio") return { method: "check", arguments: [], sureness: 1 };
  if (/^(?:checkbox|switch)$/u.test(role) || pressed !== undefined) return ticking(meant);
  return { method: "click", arguments: [], sureness: 1 };
}

function choosing({ node: { options = [], multiple }, option }: MeantControl): LikelyDeed | undefined {
  const chosen = option === undefined ? undefined : options[option];
  // Of several that may be chosen together the others would be given up; of a longer list one that is not read may be meant.
  if (chosen === undefined || chosen.disabled || multiple === true || options.length > mostOptions)
    return undefined;
  const isAlone = options.filter(({ label }) => label === chosen.label).length === 1;
  return { method: "selectOption", arguments: [isAlone ? chosen.label : chosen.value], sureness: 1 };
}

function ticking({ off = 0.5 }: MeantControl): LikelyDeed {
  return { method: off > 0.5 ? "uncheck" : "check", arguments: [], sureness: Math.max(off, 1 - off) };
}

function writing(view: PageView, meant: MeantControl): LikelyDeed | undefined {
  const { off = 0.5, node, value, instruction } = meant;
  if (off > 0.5) return emptying(node, off);
  const said = value && valueFor(view, { node, value, instruction });
  return said && giving(said, off);
}

const emptying = ({ role }: ViewNode, off: number): LikelyDeed | undefined =>
  role === "slider" ? undefined : { method: "fill", arguments: [""], sureness: off };

const giving = (said: SaidValue, off: number): LikelyDeed => ({
  method: "fill",
  arguments: [said.written],
  sureness: said.chance * (1 - off),
  said,
});

/** What may be done with a control that is written in, likeliest first: nothing where it cannot be used, undefined for any other. */
export function writingsOn(view: PageView, meant: MeantControl): LikelyDeed[] | undefined {
  const { off = 0, value, node, instruction } = meant;
  if (!takesValue(node)) return undefined;
  if (node.disabled === true) return [];
  const values = value === undefined ? [] : valuesFor(view, { node, value, instruction });
  return [emptying(node, off) ?? [], ...values.map((said) => giving(said, off))]
    .flat()
    .toSorted((one, other) => other.sureness - one.sureness);
}

type Asked = Required<Pick<MeantControl, "node" | "value" | "instruction">>;

/** What a field gets, as it writes it; undefined where no part of the instruction is its value. */
export function valueFor(view: PageView, asked: Asked): SaidValue | undefined {
  const changed = changedValue(asked);
  return changed === undefined ? likeliestValue(asked.value, questionOf(view, asked)) : changed[0];
}

const valuesFor = (view: PageView, asked: Asked): SaidValue[] =>
  changedValue(asked) ?? likelyValues(asked.value, questionOf(view, asked)).values;

/** How often what a change comes to is what is meant, where the field is. */
const sureOfChange = 0.99;

/** “two more”: what the field holds then, or nothing where that cannot be told. Undefined where no change is said. */
function changedValue({ node, instruction }: Asked): SaidValue[] | undefined {
  if (!isNumeric(node) && node.inputType !== "time") return undefined;
  const change = changeOf(node, instruction);
  if (change === undefined) return undefined;
  const { written, from, to } = change;
  return written === undefined ? [] : [{ from, to, written, again: [], chance: sureOfChange }];
}

function questionOf(view: PageView, { node, instruction }: Asked): ValueQuestion {
  const isFigure = isNumeric(node);
  const written = (text: string, behind: string): string | undefined => {
    if (!isFigure) return writtenAs(view, node, text);
    const found = goesOn.test(behind) ? undefined : writtenAs(view, node, text);
    return found !== undefined && figure.test(found) ? found : undefined;
  };
  return { instruction, written, isTyped: isFigure || formats[node.inputType ?? ""] !== undefined };
}

const figure = /^-?\d+(?:\.\d+)?$/u;
/** A number has not ended: “two | hundred”, “2 | and a half”. */
const goesOn =
  /^(?: and)?(?: an?)?[ -](?:half|thirds?|quarters?|hundred|thousand|million|k|dozen)\b|^[.,]\d/iu;
