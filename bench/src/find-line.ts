import type { Target } from "./peer.ts";

/**
 * The reference of an element in a page's text, as a model that makes no mistake would find it: in a line that has the
 * words, a reference and the role, else in one that has the words and a reference. `pattern` captures the reference.
 *
 * @throws Error when there is none: the text does not show the element, or gives no means to act on it.
 */
export function findReference(text: string, target: Target, pattern: RegExp): string {
  const words = new RegExp(`${target.words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\w)`);
  const having = text.split("\n").filter((line) => words.test(line));
  const named = having.filter((line) => pattern.test(line));
  const best = named.find((line) => line.includes(target.role)) ?? named[0];
  const reference = pattern.exec(best ?? "")?.[1];
  if (reference !== undefined) return reference;
  throw new Error(
    having.length === 0
      ? `The page's text does not show ${JSON.stringify(target.words)}.`
      : `The page's text gives ${JSON.stringify(target.words)} no reference.`,
  );
}
