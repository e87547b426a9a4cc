import { formOf } from "../evidence/root.ts";
import { isSaidAnywhere } from "../entries/lists.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { contains, type ViewIndex } from "../matching/view-index.ts";
import { itemNouns } from "../vocabulary/light-words.ts";
import { thingsOn, type Things } from "./things.ts";
import type { Word } from "./words.ts";

/** What people call single things of a list, besides what pages are made of. */
const called = new Set(
  (
    "build deployment commit pipeline test alarm alert notification note reminder todo piece work artwork painting exhibit pass " +
    "voucher coupon deal plan subscription apartment property place location address shop store restaurant cafe bar museum " +
    "workshop garage doctor visit slot session class exercise workout animal pet plant tree car vehicle bike bicycle boat ship " +
    "ferry crossing sailing departure arrival route stop station leg person passenger traveller employee colleague candidate " +
    "applicant driver teacher student contact friend follower author artist band singer podcast show series season clip poster " +
    "screenshot page chapter paragraph footnote word term definition sentence account wallet transfer expense receipt claim " +
    "payslip purchase delivery parcel package shipment return refund drink wine topping ingredient medicine prescription report " +
    "form application job position vacancy company team match round league cabin berth pitch court booking key token secret " +
    "domain node container database backup volume instance machine printer router lamp light heater thermostat camera speaker " +
    "zone network track layer scene photo tune hymn tour excursion walk hike class lecture seminar rehearsal concert screening " +
    "performance showing tool domain bird dog cat flower night segment opening call voicemail stamp coin bread loaf cake sample specimen " +
    "guy man woman lady fellow folk tenant lead opportunity deal campaign advert survey poll vote proposal amendment bid lot"
  ).split(" "),
);

/** What people call single things of a list. */
export const isThing = (noun: string): boolean => itemNouns.has(noun) || called.has(noun);

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
  if (things.isSole === true && told === 0) return !isSaidAnywhere(index, [form]);
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
