import type { MemoryStep } from "@legwork/protocol";
import { normalText, wordsIn } from "../page/fingerprint-text.ts";

type Step = Pick<MemoryStep, "method" | "arguments">;

/**
 * Texts that were typed and stand nowhere in what was said, or options of which no word does: read off a page, and perhaps
 * others the next time.
 */
export function madeUpTexts(steps: Step[], said: string): string[] {
  const words = withoutPlaceholders(said);
  return steps.flatMap(({ method, arguments: given }) => {
    const texts = given.map(withoutPlaceholders).filter((text) => text !== "");
    if (method === "fill" || method === "type")
      return texts.filter((text) => !` ${words} `.includes(` ${text} `));
    if (method !== "selectOption") return [];
    const known = new Set(wordsIn(words));
    return texts.filter((text) => !wordsIn(text).some((word) => known.has(word)));
  });
}

function withoutPlaceholders(text: string): string {
  return normalText(text.replace(/%[\w.-]+%/g, " "));
}
