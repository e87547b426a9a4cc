import { itemNouns } from "./light-words.ts";

/** What people call single things of a list, besides what pages are made of. */
const called = new Set(
  (
    "warning title loan build deployment commit pipeline test alarm alert notification note reminder todo piece work artwork painting exhibit pass " +
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

/** What entries have, and are not. */
export const attributes = new Set("colour color day date time size price name part side end".split(" "));

type Kind = {
  /** What one calls them. */
  things: string[];
  /** What else pages say that have such things: “basket” and “price” where there are products. */
  clues: string[];
  /** How their entries are written. */
  written?: RegExp;
};

const clock = /\b\d{1,2}[:.]\d\d\b/u;
const price = /[€$£¥]\s?\d|\d\s?(?:€|EUR|USD|GBP|CHF)/u;

/** What a page has all of, or nothing. */
const kinds: Kind[] = (
  [
    ["email mail newsletter", "message letter inbox sender subject draft spam mailbox"],
    ["post comment answer thread topic", "message reply forum discussion story blog question like issue"],
    ["folder", "file document drive directory archive mailbox inbox label"],
    ["article", "news story headline item product goods shop basket buy blog read"],
    ["product", "article item goods basket cart shop store buy price checkout stock order sale"],
    ["book novel", "title author library loan shelf catalogue reading publisher read chapter"],
    [
      "song track album playlist hymn",
      "music tune artist band recording audio mixer studio listen episode mute play",
      clock,
    ],
    ["episode podcast", "show season series audio", clock],
    [
      "flight train bus tram ferry connection",
      "trip journey departure arrival route line travel fare timetable transit depart",
      clock,
    ],
    ["station stop platform", "train bus tram line route charging ferry journey"],
    [
      "video movie film",
      "clip series watch camera cinema screening play streaming reel mp4 mov player",
      clock,
    ],
    ["hotel room", "stay night guest bed check house apartment lodging", price],
    ["recipe dish", "meal menu cook ingredient bake food kitchen soup cake"],
    ["commit repository release", "branch code pull change build version deployment"],
    [
      "invoice payment",
      "amount total pay due paid transaction money billing order receipt wallet bank balance",
    ],
    ["car vehicle bike bicycle", "drive van model rent wheel mileage registration plate"],
    ["dog cat horse animal pet", "breed vet kennel walk shelter"],
    ["question", "answer quiz survey yes"],
    ["receipt", "payment paid invoice amount expense order purchase bill", price],
    ["basket cart trolley", "checkout shop store buy delivery order price"],
    ["bedroom kitchen bathroom", "room house home"],
  ] satisfies [string, string, RegExp?][]
).map(([things, clues, written]) => ({
  things: things.split(" "),
  clues: clues.split(" "),
  ...(written && { written }),
}));

/** The kinds of things that are called so; none for what may be found anywhere. */
export const kindsCalled = (noun: string): Kind[] => kinds.filter(({ things }) => things.includes(noun));
