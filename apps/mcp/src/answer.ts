import type { Output } from "@legwork/protocol";
import type { Chosen } from "./active-sessions.ts";

type Told = Pick<Output<"act">, "pageId" | "openedPages" | "warnings">;

/**
 * What every answer of a tool says beside its result: the page that it worked on, the pages that opened meanwhile, and
 * what the caller should know. Output schemas do not list it: each would cost every client's model tokens with every
 * question, for what the answers say by themselves.
 */
export function beside(
  chosen: Pick<Chosen, "warnings">,
  { pageId, openedPages, warnings = [] }: Told,
  ...more: string[]
): Told {
  const all = [...chosen.warnings, ...more, ...warnings];
  return {
    ...(pageId === undefined ? {} : { pageId }),
    ...(openedPages === undefined ? {} : { openedPages }),
    ...(all.length === 0 ? {} : { warnings: all }),
  };
}
