import { formOf } from "../evidence/root.ts";
import { isSaidAnywhere } from "../entries/lists.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { contains, type ViewIndex } from "../matching/view-index.ts";
import { itemNouns } from "../vocabulary/light-words.ts";
import { attributes, isThing } from "../vocabulary/things.ts";
import { thingsOn, type Things } from "./things.ts";
import type { Word } from "./words.ts";

/**
 * Whether a list that does not say the noun may be of such things: one that is called nothing else, or of which more is
 * told, and where no other list of the page is of them. `told`, `heading`: how many words tell its entries, and its heading.
 */
export function mayBeCalled(
  { index, things }: { index: ViewIndex; things: Things },
  { form, text, isValue }: Word,
  { told, heading }: { told: number; heading: number },
): boolean {
  if (isValue || /^\p{Lu}/u.test(text)) return false;
  // What nothing else is called, and which only these can be.
  if (things.isSole === true && told === 0) return !attributes.has(form) && !isSaidAnywhere(index, [form]);
  const isUsual = isThing(form);
  if (!isUsual && !(things.isMain && (isSaidAnywhere(index, [form]) || isInTitle(index, form)))) return false;
  // “the second story under Sport”: what stands under that heading is told by it.
  if (heading > 0 && isUsual) return true;
  // What a list of days is called by its page, the films of a day are called, too.
  const isHeld = (other: Things): boolean =>
    other.entries.some((entry) => things.entries.every((own) => contains(index, entry, own)));
  if (
    thingsOn(index).some(
      (other) => other !== things && other.isRich && other.named.has(form) && !isHeld(other),
    )
  )
    return false;
  if (told > 0) return true;
  return things.isMain && ![...things.named].some((one) => one !== form && itemNouns.has(one));
}

/** “select both stamps from Japan” on a page that is called “My stamps”. */
function isInTitle({ view: { title } }: ViewIndex, form: string): boolean {
  return wordsOf(normalize(title)).some((word) => formOf(word) === form);
}
