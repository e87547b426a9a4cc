import type { PageView } from "../../page/view.ts";
import { notFound, notUnderstood, type Grounding } from "../outcome.ts";
import { normalize } from "../matching/text.ts";
import { translate } from "../tongues/translate.ts";

/**
 * An order in another language than English, read as the same order in English (“Klicke auf Anmelden”: “click Anmelden”).
 * Undefined where it is none; where its words may also be read as they stand, and the page does not have what they say.
 */
export function groundTranslated(
  view: PageView,
  instruction: string,
  groundOrder: (order: string) => Grounding,
): Grounding | undefined {
  const translation = translate(instruction);
  if (!translation || isName(view, instruction)) return undefined;
  if (translation.isForbidden) return notUnderstood("It says what must not be done");
  for (const order of translation.orders) {
    const found = groundOrder(order);
    if (found.outcome === "resolved" || found.outcome === "ambiguous") return found;
  }
  const isPlain = translation.orders.every((order) => plain.test(order));
  return isPlain ? { ...notFound(view, instruction, []), settled: true } : undefined;
}

/** What these verbs are said of is named; with others, what the page calls a thing may stand in the verb itself. */
const plain = /^(?:click|double-click|right-click|hover|set|fill|clear|choose|tick|untick|type|press) /u;

/** A control that says just this is meant, in whatever language. */
function isName({ nodes }: PageView, instruction: string): boolean {
  const said = normalize(instruction);
  return nodes.some(({ interactive, name }) => interactive && name !== "" && normalize(name) === said);
}
