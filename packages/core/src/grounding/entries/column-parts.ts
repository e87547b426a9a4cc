import type { PageView } from "../../page/view.ts";
import { columnHead } from "../matching/columns.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { indexOf } from "../matching/view-index.ts";
import { isFilled, type Part } from "./parts-called.ts";

const known = new WeakMap<PageView, Part[][]>();

/** The columns of each table that have something to fill in, by what heads them. */
export function columnPartsOf(view: PageView): Part[][] {
  let tables = known.get(view);
  if (!tables) known.set(view, (tables = readColumns(view)));
  return tables;
}

function readColumns(view: PageView): Part[][] {
  const index = indexOf(view);
  const cells = index.candidates.flatMap(({ node, index: at }) => {
    const table = isFilled(node) ? tableOf(view, at) : 0;
    const head = table > 0 ? columnHead(index, at) : undefined;
    return head === undefined || head.trim() === "" ? [] : [{ at, table, head }];
  });
  return [...Map.groupBy(cells, ({ table }) => table)].map(([table, inTable]) =>
    [...Map.groupBy(inTable, ({ head }) => head)].map(([head, inColumn]) => ({
      words: wordsOf(normalize(head)),
      from: table,
      until: index.end[table] ?? 0,
      only: new Set(inColumn.map(({ at }) => at)),
    })),
  );
}

function tableOf({ nodes }: PageView, given: number): number {
  let at = given;
  while (at > 0 && !/^(?:table|grid|treegrid)$/u.test(nodes[at]?.role ?? "")) at = nodes[at]?.parent ?? 0;
  return at;
}
