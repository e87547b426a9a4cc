import type { PageView, ViewNode } from "../../page/view.ts";
import { root } from "../evidence/root.ts";
import { isCheckable, isField } from "../matching/compatibility.ts";
import { isInFront } from "../matching/candidates.ts";
import { normalize, wordsOf, wordsOfIdentifier } from "../matching/text.ts";
import { indexOf } from "../matching/view-index.ts";
import type { Resolved } from "../outcome.ts";

const clearing = /^(?:clear|reset|empty|remove|delete)(?: all| everything| the| \p{L}+){0,3}$/u;
const byClass = /\b(?:clear|reset)\b/u;
const unticking =
  /\b(?:un|de-?)(?:tick|check|select)|\b(?:tick|switch|turn|toggle)\p{L}* .*\boff\b|\boff\b|\bboxes\b/iu;
const allOf =
  /\b(?<all>all|every|each)(?: of)?(?: the| these| those| my| our)? (?<noun>\p{L}{3,})|\beverything\b/iu;

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
  const noun = root(normalize(said.groups?.["noun"] ?? ""));
  const isOfThem = steps.some(({ node, description }) =>
    wordsOf(normalize(`${node?.name ?? ""} ${description}`))
      .map(root)
      .includes(noun),
  );
  if (unticking.test(instruction) && (noun === "" || isOfThem)) return undefined;
  const index = indexOf(view);
  return index.candidates.some(({ node, index: at }) => isClearing(node) && isInFront(index, at))
    ? said[0]
    : undefined;
}

function isClearing(node: ViewNode): boolean {
  if (isField(node) || isCheckable(node)) return false;
  return /\p{L}/u.test(node.name)
    ? clearing.test(normalize(node.name))
    : byClass.test(wordsOfIdentifier(node.hints ?? ""));
}
