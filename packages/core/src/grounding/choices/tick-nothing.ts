import type { PageView } from "../../page/view.ts";
import { isCheckable } from "../matching/compatibility.ts";
import { stepOn, type Resolved } from "../outcome.ts";
import type { ParsedInstruction } from "../grammar/parsed.ts";

const nothing =
  /^(?:nothing|none|none of (?:them|these|the .+)|no (?:box|boxes|checkbox|checkboxes|option|options|item|items))$/i;

/** “select nothing and click Submit”. */
export function isNothing({ target, value }: ParsedInstruction): boolean {
  return value === undefined && target !== undefined && nothing.test(target.text);
}

/** Takes off every tick that there is; without one there is nothing to do. */
export function clearTicks(view: PageView): Resolved {
  const ticked = view.nodes.filter(
    (node) => isCheckable(node) && node.checked === true && !/radio/.test(node.role),
  );
  return {
    outcome: "resolved",
    steps: ticked.map((node) => stepOn(view, node, { method: "uncheck" })),
    confidence: 0.9,
    candidates: [],
  };
}

/** Whether the words say so, without looking at a page. */
export function saysNothing(text: string): boolean {
  const object = /^(?:select|check|tick|choose|pick|mark|click)(?: on)? (?<object>.+)$/i.exec(text)?.groups?.[
    "object"
  ];
  return object !== undefined && nothing.test(object);
}
