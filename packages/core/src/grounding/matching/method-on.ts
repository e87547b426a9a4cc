import type { ViewNode } from "../../page/view.ts";
import { isCheckable } from "./compatibility.ts";
import type { MatchOptions } from "./match.ts";
import type { GroundedStep } from "../outcome.ts";
import type { ParsedInstruction } from "../grammar/parsed.ts";

/** A button that is pressed already is switched off by a click: it is no target for switching on. */
export function togglesOnly(parsed: ParsedInstruction): Pick<MatchOptions, "fits"> {
  if (parsed.intent !== "check" && parsed.intent !== "uncheck") return {};
  const wanted = parsed.intent === "check";
  if (parsed.changes)
    return { fits: (node) => isCheckable(node) && node.checked === !wanted && !/radio/.test(node.role) };
  return { fits: (node) => isCheckable(node) || (node.pressed !== undefined && node.pressed !== wanted) };
}

export function methodOn(parsed: ParsedInstruction, node: ViewNode): GroundedStep["method"] {
  if (parsed.method === "check" || parsed.method === "uncheck")
    return isCheckable(node) ? parsed.method : "click";
  const isShown = parsed.intent === "name" || (parsed.intent === "open" && node.role !== "radio");
  if (!isShown || !isCheckable(node)) return parsed.method;
  // “remove the gift wrap” is to untick it, unless that is what the box is for.
  return removing.test(parsed.text) && !removing.test(node.name) ? "uncheck" : "check";
}

const removing =
  /^\P{L}*(?:please )?(?:remove|delete|take (?:away|off|out)|drop|cancel|stop|end|omit|skip|exclude|withdraw|revoke|discontinue|get rid of)\b/iu;
