import type { PageView } from "../../page/view.ts";
import { normalize } from "../matching/text.ts";

/** What an order is to expand; undefined for any other order. */
export function nameToExpand(order: string): string | undefined {
  return /^expand (?<name>.+)$/iu.exec(order)?.groups?.["name"];
}

/** Whether the one thing that is called so is expanded. */
export function isExpanded(view: PageView, name: string): boolean {
  const called = view.nodes.filter(
    (node) => node.expanded !== undefined && normalize(node.name) === normalize(name),
  );
  return called.length === 1 && called[0]?.expanded === true;
}
