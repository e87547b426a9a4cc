import type { Page } from "./page.ts";
import { type Row, tableAround } from "./tables.ts";
import { type Range, subtree, textOf } from "./tree.ts";
import { words } from "./words.ts";

/** Rows below the one row of one cell that the words name: “modules of the second term”. Undefined where they name none. */
export function entriesUnderRow(page: Page, entries: Range[], said: string[]): Range[] | undefined {
  const { tree } = page;
  const first = entries[0]?.start ?? 0;
  const table = tableAround(tree, first);
  if (table === undefined) return undefined;
  const heads = table.oddRows.filter(isHead);
  const labels = heads.map(({ node }) => words(textOf(tree, subtree(tree, node))));
  const named = heads.filter((_, at) => {
    const own = labels[at] ?? [];
    return own.length > 0 && own.every((word) => said.includes(word));
  });
  const [head, ...others] = named;
  if (head === undefined || others.length > 0 || heads.length < 2) return undefined;
  const next = heads.find(({ node }) => node > head.node)?.node ?? Number.POSITIVE_INFINITY;
  const under = entries.filter(({ start }) => start > head.node && start < next);
  return under.length > 0 ? under : undefined;
}

function isHead({ cells, columns }: Row): boolean {
  return cells.length === 1 && columns.length > 1;
}
