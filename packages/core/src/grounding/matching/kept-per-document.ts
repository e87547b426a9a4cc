import { lineageOf } from "../../page/view-lineage.ts";
import type { PageView } from "../../page/view.ts";

/** Reads each text of a document once, for all views of it; until most of what was read stands nowhere any more. */
export function keptPerDocument<Result>(
  read: (text: string) => Result,
): (view: PageView, text: string) => Result {
  const documents = new WeakMap<object, Map<string, Result>>();
  return (view, text) => {
    const lineage = lineageOf(view);
    let known = documents.get(lineage);
    if (!known || known.size > 1_000 + 4 * view.nodes.length) documents.set(lineage, (known = new Map()));
    let result = known.get(text);
    if (result === undefined) known.set(text, (result = read(text)));
    return result;
  };
}
