import type { PageView } from "../../page/view.ts";
import type { Grounding, Resolved } from "../outcome.ts";
import { staysOnPage } from "../joined.ts";
import { normalize, wordsOf } from "../matching/text.ts";

const possessed =
  /^(?<who>\p{Lu}[\p{L}-]+)['’]s? (?<rest>\p{L}[^,;:.!?"“]{1,40}? (?:is|are|should be|=) \S.*)$/u;

/**
 * “Jo's surname is Park”: whose it is says nothing on a page that is about one person alone. Undefined where the page says that
 * name, and so may be about others.
 */
export function groundWhoseValue(
  view: PageView,
  instruction: string,
  ground: (order: string) => Grounding,
): Resolved | undefined {
  const { who, rest = "" } = possessed.exec(instruction.trim())?.groups ?? {};
  if (who === undefined) return undefined;
  const name = normalize(who);
  const isSaid = view.nodes.some((node) =>
    [node.name, node.value ?? ""].some((text) => wordsOf(normalize(text)).includes(name)),
  );
  if (isSaid) return undefined;
  const found = ground(rest);
  const isWritten =
    found.outcome === "resolved" && found.steps.every((step) => step.method !== "click" && staysOnPage(step));
  return isWritten ? found : undefined;
}
