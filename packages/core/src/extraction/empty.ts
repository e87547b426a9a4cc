import type { Finding, Place } from "./finding.ts";
import { GENERAL } from "./nouns.ts";
import type { Page } from "./page.ts";
import type { Field } from "./schema.ts";
import { closest, isInline, nodeAt, subtree, textOf } from "./tree.ts";
import { stem, words } from "./words.ts";

const NONE =
  /^\W*(?:(?:there (?:are|were) |we found |found )?(?:no|0|zero)\s+(?:\w+\s+){0,3}?(\w+)(?:\s+(?:found|yet|available|match(?:ed|ing|es)?|for|in)\b.*)?\W*$|your (\w+) is (?:currently )?empty|nothing (?:found|here))/i;
const LONGEST_NOTICE = 120;

/**
 * An empty array is an answer only where the page says that there is nothing. `isNamed`: it says of what, in the words that
 * the array is called by, so that whatever else is listed is something else.
 */
export function declaredEmpty(
  page: Page,
  field: Field,
  { scope, wish }: Place,
): { finding: Finding; isNamed: boolean } | undefined {
  if (!field.accepts([]) || scope.kind === "item") return undefined;
  const finding: Finding = { value: [], score: 0.8, missing: [] };
  for (let index = scope.range.start; index < scope.range.end; index++) {
    const { role, name } = nodeAt(page.tree, index);
    if (
      role !== "text" ||
      !isByItself(page, index) ||
      name.length > LONGEST_NOTICE ||
      page.tree.chrome[index] === 1
    )
      continue;
    const none = NONE.exec(name);
    if (none === null) continue;
    const [noun] = words(none[1] ?? none[2] ?? "result");
    if (noun === undefined) continue;
    const isHolder = none[2] !== undefined && (field.words.includes(noun) || wish.words.includes(noun));
    if (isHolder || (none[1] !== undefined && field.words.includes(noun) && !GENERAL.has(noun)))
      return { finding, isNamed: true };
    if (GENERAL.has(noun) || field.words.includes(noun) || noun === stem("match"))
      return { finding, isNamed: false };
  }
  return undefined;
}

/** A notice is all that its block says; “no data” within a sentence, or in code, declares nothing. */
function isByItself({ tree }: Page, index: number): boolean {
  const block = closest(tree, index, (node) => !isInline(node)) ?? 0;
  const isCode = closest(tree, index, ({ tag }) => /^(?:pre|code|dt|dd|td)$/.test(tag)) !== undefined;
  return !isCode && textOf(tree, subtree(tree, block)).length <= LONGEST_NOTICE;
}
