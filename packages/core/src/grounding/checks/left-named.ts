import type { PageView, ViewNode } from "../../page/view.ts";
import { repeatedAround } from "../entries/items.ts";
import { isCheckable, isField, isSelect } from "../matching/compatibility.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { contains, indexOf, type ViewIndex } from "../matching/view-index.ts";
import type { Resolved } from "../outcome.ts";
import { stopWords } from "../vocabulary/light-words.ts";

/**
 * A box or field that is called by what was said, in the row or card in which something else is set: “turn off fernhill.org
 * auto-renew” is no “Select fernhill.org”, and “side vent open, mist on” more than “Mist”. Its name.
 */
export function leftNamed(view: PageView, instruction: string, { steps }: Resolved): string | undefined {
  if (steps.length === 0 || steps.some(({ node, method }) => node === undefined || !setting.test(method)))
    return undefined;
  const said = ` ${wordsOf(normalize(instruction.replace(besides, ""))).join(" ")} `;
  const done = steps.map(
    ({ node, arguments: values }) =>
      ` ${wordsOf(normalize([node?.name ?? "", node?.placeholder ?? "", ...values].join(" "))).join(" ")} `,
  );
  const index = indexOf(view);
  const entries = steps.flatMap(({ node }) => (node ? entriesAround(index, view.nodes.indexOf(node)) : []));
  const left = index.candidates.find(({ node, index: at }) => {
    if (!isSetting(node) || steps.some((step) => step.node === node)) return false;
    const name = wordsOf(normalize(node.name));
    if (name.every((word) => stopWords.has(word) || /^\d*$/u.test(word))) return false;
    const called = ` ${name.join(" ")} `;
    return (
      said.includes(called) &&
      !done.some((text) => text.includes(called)) &&
      entries.some((entry) => contains(index, entry, at) && !isTitle(index, entry, called))
    );
  });
  return left?.node.name;
}

const setting = /^(?:fill|type|check|uncheck|selectOption)$/u;
const besides =
  /["“][^"”]*["”]|(?<=\S\s)\b(?:rather than|instead of|not|except|but|left|right|next to|beside|below|above|under|behind|before|after|between|near)\b.*$/giu;

const isSetting = (node: ViewNode): boolean => isCheckable(node) || isField(node) || isSelect(node);

/** Of a row in a card the card as well. */
function entriesAround(index: ViewIndex, at: number): number[] {
  const entries: number[] = [];
  for (let up = repeatedAround(index, at); up > 0; up = repeatedAround(index, up)) entries.push(up);
  return entries;
}

/** “holiday banner to 75 %”, where the switch of the row is called as the row. */
const isTitle = ({ view: { nodes }, end }: ViewIndex, entry: number, called: string): boolean => {
  const first = nodes.slice(entry, end[entry]).find(({ name }) => name !== "");
  return ` ${wordsOf(normalize(first?.name ?? "")).join(" ")} ` === called;
};
