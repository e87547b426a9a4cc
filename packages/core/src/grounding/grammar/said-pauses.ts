import { numberInWords } from "../amounts/numbers.ts";

const unit = "(?:milliseconds?|ms|seconds?|secs?|s|minutes?|mins?)";
const count = String.raw`(?:\d+(?:\.\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|sixty|half an?|a couple of|a few)`;
const length = String.raw`(?:(?:about|around|at least|exactly|roughly|another|a full) )?${count}[ -]?${unit}`;

const waiting = new RegExp(
  String.raw`^(?:(?:please )?(?:wait|pause|hold on|do nothing|let)(?: for)?|(?:make|leave|take) a (?:pause|break|gap) of|wait for) (?<length>${length})(?: (?:pass|go by))?(?: in between)?$`,
  "iu",
);

const milliseconds: Record<string, number> = { m: 60_000, s: 1_000 };

/** “wait 2 seconds”, “pause for half a minute”: how long, ms; undefined for what waits for something else. */
export function pauseSaid(text: string): number | undefined {
  const said = waiting.exec(text.trim().replace(/[.!]+$/u, ""))?.groups?.["length"]?.toLowerCase();
  if (said === undefined) return undefined;
  const parts = new RegExp(String.raw`(?<count>${count})[ -]?(?<unit>${unit})$`, "iu").exec(said)?.groups;
  const { count: many = "", unit: of = "" } = parts ?? {};
  const number = amountOf(many);
  const each = /^m(?:s|illi)/u.test(of) ? 1 : milliseconds[of.slice(0, 1)];
  return number === undefined || each === undefined ? undefined : number * each;
}

function amountOf(word: string): number | undefined {
  if (/^\d/u.test(word)) return Number(word);
  if (word.startsWith("half")) return 0.5;
  if (/^(?:an?|one)$/u.test(word)) return 1;
  if (word === "a couple of") return 2;
  return word === "a few" ? 3 : numberInWords(word);
}

const begin = String.raw`(?<=^|[.!?;:,] |\b(?:and|then|but),? )`;
const pressing = String.raw`(?:click|press|tap|hit|push|submit)`;

/** “after 2 seconds click B”, “after waiting two seconds, click B”. */
const afterFirst = new RegExp(
  String.raw`(?:,? and (?:then )?|, (?:then )?|${begin})after (?:waiting (?:for )?|a (?:delay|pause|wait|break) of )?(?<length>${length})(?: (?:have|has) passed)?,? (?=\S)`,
  "giu",
);
/** “and, one second later, B”, “two seconds later click B”. */
const later = new RegExp(
  String.raw`(?:,? and,? (?:then,? )?|, (?:then,? )?|${begin})(?<length>${length}) (?:later|afterwards?|after that),? (?=\S)`,
  "giu",
);
/** “click B after 2 seconds”. */
const afterLast = new RegExp(
  String.raw`${begin}(?<order>${pressing}(?: on)? (?:(?!,|\band\b|\bafter\b)[^.;])+?) (?:after (?:waiting (?:for )?|a (?:delay|pause|wait|break) of )?(?<length>${length})|(?<same>${length}) later)(?=[.,;!]|$)`,
  "giu",
);
/** “…, then B two seconds later”. */
const nameLater = new RegExp(
  String.raw`(?<=\b(?:then|and),? )(?<order>(?:(?!and\b|then\b)[\p{L}\p{N}‹›#]+ ){1,3}?)(?<length>${length}) later(?=[.,;!]|$)`,
  "giu",
);
/** “click A and B with 2 seconds in between”, “click A, then B, waiting two seconds between the clicks”. */
const between = new RegExp(
  String.raw`^(?<verb>(?:please )?${pressing}(?: on)?) (?<one>[^.;,]+?)(?:,? and then|,? then|,? and|,) (?<two>[^.;,]+?),? (?:and )?(?:(?:with|leaving|waiting|pausing|wait|leave) )?(?:for )?(?:a (?:pause|gap|wait|break|delay) of )?(?<length>${length})(?: (?:pause|gap|wait|break|delay))? (?:in between|in-between|between (?:them|both|the two|(?:the |these |each )?(?:clicks?|presses|press|buttons)))(?: them| the two)?[.!]?$`,
  "iu",
);

/** How long to wait is said as an order of its own, before what comes after it. Quotes are masked in what is read. */
export function pausesFirst(task: string): string {
  return task
    .replace(between, (...found) => {
      const { verb = "", one, two = "", length: long = "" } = found.at(-1) as Record<string, string>;
      const order = new RegExp(`^${pressing} `, "iu").test(two) ? two : `${verb.toLowerCase()} ${two}`;
      return `${verb} ${one}, then wait ${long}, then ${order}`;
    })
    .replace(afterLast, (...found) => {
      const { order, length: long, same } = found.at(-1) as Record<string, string | undefined>;
      return `wait ${long ?? same}, then ${order}`;
    })
    .replace(nameLater, (...found) => {
      const { order = "", length: long } = found.at(-1) as Record<string, string | undefined>;
      return `wait ${long}, then ${order.trim()}`;
    })
    .replace(afterFirst, waitThen)
    .replace(later, waitThen);
}

function waitThen(...found: unknown[]): string {
  const groups = found.at(-1) as Record<string, string>;
  const at = found.at(-3) as number;
  return `${at === 0 ? "" : ", then "}wait ${groups["length"]}, then `;
}
