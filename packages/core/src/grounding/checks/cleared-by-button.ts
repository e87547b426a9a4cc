import type { PageView, ViewNode } from "../../page/view.ts";
import { saysRoots } from "../choices/left-out.ts";
import { isCheckable, isField } from "../matching/compatibility.ts";
import { isInFront } from "../matching/candidates.ts";
import { normalize, wordsOfIdentifier } from "../matching/text.ts";
import { indexOf } from "../matching/view-index.ts";
import type { Resolved } from "../outcome.ts";

const clearing = /^(?:clear|reset|empty)(?: (?:the|all|everything|form|fields?|selection|filters?))*$/u;
const byClass = /\b(?:clear|reset)\b/u;
const unticking = /\b(?:un|de-?)(?:tick|check|select)|\b(?:disable|deactivate)|\boff\b/iu;
const allOf =
  /\b(?:all|every|each)(?: of)?(?: the| these| those| my| our)? (?<noun>\p{L}{3,})|\beverything\b/iu;
/** What boxes and fields may be called, whatever is beside them. */
const anyOfThem = /^(?:box|checkbox|tick|option|item|field|input|them|switch|toggle|way|thing)(?:e?s)?$/u;

/**
 * “drop all the filters” where one button clears them, and the boxes that it would untick are those of something else; the word that
 * says so. “untick all seats” is for boxes, unless none of these is a seat.
 */
export function clearedByButton(
  view: PageView,
  instruction: string,
  { steps }: Resolved,
): string | undefined {
  const said = allOf.exec(instruction);
  const isTakenAway =
    steps.length > 1 && steps.every(({ method, arguments: [value] }) => method === "uncheck" || value === "");
  if (said === null || !isTakenAway) return undefined;
  const noun = normalize(said.groups?.["noun"] ?? "");
  const isOfThem =
    noun === "" ||
    anyOfThem.test(noun) ||
    steps.some(({ node, description }) => saysRoots(normalize(`${node?.name ?? ""} ${description}`), noun));
  if (unticking.test(instruction) && isOfThem) return undefined;
  const index = indexOf(view);
  return index.candidates.some(({ node, index: at }) => isClearing(node, noun) && isInFront(index, at))
    ? said[0]
    : undefined;
}

function isClearing(node: ViewNode, noun: string): boolean {
  if (isField(node) || isCheckable(node)) return false;
  if (!/\p{L}/u.test(node.name)) return byClass.test(wordsOfIdentifier(node.hints ?? ""));
  const name = normalize(node.name);
  const [, rest = ""] = /^(?:clear|reset|empty|remove) (.+)$/u.exec(name) ?? [];
  return clearing.test(name) || saysRoots(rest, noun);
}
