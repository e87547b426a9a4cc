import type { PageView } from "../../page/view.ts";
import { isSelect } from "../matching/compatibility.ts";
import { rankedNodes, stepOn, type Grounding } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { indexOf, type Candidate } from "../matching/view-index.ts";

export type Way = "up" | "down";
type Order = { key: string[]; way: Way | undefined };

const upward =
  /\b(?:ascending|asc|low(?:est)? (?:to|first)|lowest|cheapest|smallest|oldest|earliest|least|fewest|a ?(?:-|–|to) ?z|alphabetical(?:ly)?|upwards?|increasing|shortest)\b/iu;
const downward =
  /\b(?:descending|desc|high(?:est)? (?:to|first)|highest|dearest|most|biggest|largest|greatest|newest|latest|recent|best|top|z ?(?:-|–|to) ?a|downwards?|decreasing|longest)\b/iu;

/**
 * “sort by price, lowest first”, “sort the table by gross pay”: the entry of the list that sorts, or the head of the
 * column. Undefined where not one of them, or more than one, says that.
 */
export function sortBy(view: PageView, text: string): Grounding | undefined {
  const order = orderIn(text.trim().replace(/[.!]$/u, ""));
  if (order === undefined) return undefined;
  return byList(view, order) ?? (order.way === undefined ? byHead(view, order) : undefined);
}

function orderIn(text: string): Order | undefined {
  if (!/^(?:please )?(?:sort|order|arrange)\b/iu.test(text)) return undefined;
  const key = /\bby (?:the )?(?<key>[^,(]+)/iu.exec(text)?.groups?.["key"] ?? "";
  const plain = key
    .replace(upward, " ")
    .replace(downward, " ")
    .replace(/\b(?:in|from) .*$/iu, " ");
  const words = wordsOf(normalize(plain)).filter((word) => !/^(?:the|first|to|order)$/u.test(word));
  if (words.length === 0 && /\b(?:cheap|expensive|dear|price)/iu.test(text)) words.push("price");
  return words.length === 0 ? undefined : { key: words.map(stem), way: wayIn(text) };
}

/** Up where the first word of a direction is one of going up: “from cheapest to most expensive”. */
export function wayIn(text: string): Way | undefined {
  const [up, down] = [text.search(upward), text.search(downward)];
  if (up < 0 && down < 0) return undefined;
  return down < 0 || (up >= 0 && up < down) ? "up" : "down";
}

function byList(view: PageView, { key, way }: Order): Grounding | undefined {
  const lists = indexOf(view).candidates.filter(
    ({ node, fields }) =>
      isSelect(node) &&
      !node.disabled &&
      fields.some(({ name }) => /\b(?:sort|order|arrange)/u.test(name.text)),
  );
  const [list, ...others] = lists;
  if (list === undefined || others.length > 0) return undefined;
  const fitting = (list.node.options ?? []).filter(({ label }) => {
    const words = wordsOf(normalize(label)).map(stem);
    return key.every((word) => words.includes(word)) && (way === undefined || wayIn(label) === way);
  });
  const [option, ...more] = fitting;
  if (option === undefined || more.length > 0) return undefined;
  return resolved(view, list, { method: "selectOption", arguments: [option.label] });
}

/** The name of the head is all that, or a part of, what it is to be sorted by. */
function byHead(view: PageView, { key }: Order): Grounding | undefined {
  const index = indexOf(view);
  const { nodes } = view;
  const heads = index.candidates.filter(({ node, index: at }) => {
    const parent = nodes[node.parent];
    const isHead = node.role === "columnheader" || parent?.role === "columnheader" || nodes[at]?.tag === "th";
    const words = wordsOf(normalize(node.name)).map(stem);
    return isHead && !node.disabled && words.length > 0 && words.every((word) => key.includes(word));
  });
  const [head, ...others] = heads;
  return head === undefined || others.length > 0
    ? undefined
    : resolved(view, head, { method: "click", arguments: [] });
}

function resolved(
  view: PageView,
  { node, index }: Candidate,
  action: { method: "click" | "selectOption"; arguments: string[] },
): Grounding {
  const candidates = rankedNodes(view, [{ index, node, score: 0.85, tier: tiers.words }]);
  return { outcome: "resolved", steps: [stepOn(view, node, action)], confidence: 0.85, candidates };
}
