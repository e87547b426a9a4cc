import { minutesIn } from "../amounts/durations.ts";
import { numberInWords } from "../amounts/numbers.ts";
import { isOrder } from "../grammar/clauses.ts";
import type { Form } from "./spoken-thing.ts";

/** Values as somebody hands them on: “the caller gives 60417 as the reading”, “my e-mail has changed, it's …”, “RB-900 is the batch of …”. */

const who = String.raw`(?:(?:the|our|my|this|a) )?\p{L}+(?: \p{Lu}\p{L}+)?|(?:mr|mrs|ms|dr)\.? \p{L}+`;
const saying = String.raw`reports?|reported|gives?|gave|gives? us|gave us|says?|said|tells? (?:me|us)|told (?:me|us)|states?|stated|mentions?|mentioned|quotes?|quoted|lists?|listed|notes|noted|submits?|submitted|(?:has |have )?(?:given|sent|rung|called|phoned) in(?: with)?|rang in|phoned in|called in`;
const reported = new RegExp(
  String.raw`^(?:${who}) (?:just |now |has |have )*(?:${saying})(?: that)? (?:an? |the )?(?<rest>.+)$`,
  "iu",
);
const asOne = /^(?<value>\S+) as (?:the|an?|his|her|their) (?<field>.+)$/iu;

/** “customer reports an electricity reading of 60417”: what is reported stands for itself. */
export const reportedValue: Form = (said) => {
  const rest = reported.exec(said)?.groups?.["rest"] ?? "";
  if (rest === "" || isOrder(said) || /["“?]/u.test(said) || !/\d/u.test(rest)) return [];
  const { value = "", field = "" } = asOne.exec(rest)?.groups ?? {};
  return field === "" ? [rest] : [`set the ${field} to ${value}`];
};

const changed =
  /^(?<field>(?:the|my|our|his|her|their|your) [^,;:?!]{2,60}?) (?:has|have) (?:just )?changed(?: to|(?:,|;|:| –| -| and)? (?:now )?(?:it['’]s|it is|they['’]re|that['’]s|is|the new one is)(?: now)?|,? now) (?<value>[^,;?!]{1,80})$/iu;

/** “my e-mail has changed, it's lena@post.example”. */
const changedValue: Form = (said) => {
  const { field = "", value = "" } = changed.exec(said)?.groups ?? {};
  return field === "" ? [] : [`${field} is ${value}`, `set ${field} to ${value}`];
};

const first =
  /^(?:now )?(?<value>(?=\S*\d|\p{Lu}|‹)[^,;:?!]{1,40}?) (?:is|are|was|will be) (?<field>(?:the|my|our|his|her|their) [^,;:?!]{2,60})$/u;

/** “RB-900 is the batch of the rabies jab”. */
const valueFirst: Form = (said) => {
  const { value = "", field = "" } = first.exec(said)?.groups ?? {};
  return field === "" ||
    /^(?:The|My|Our|His|Her|Their|It|This|That|There|What|Which|Who|Where|How)\b/u.test(value)
    ? []
    : [`set ${field} to ${value}`];
};

const shortly =
  /^(?<field>(?:the |my |our |his |her )?\p{L}[\p{L} -]{2,30}?)['’]s (?:now )?(?<value>(?!\d+(?:st|nd|rd|th)\b)[€$£]?\d[\d.,:/]*\S*(?: \p{L}+)?)(?: now| today)?$/iu;

/** “handicap's 18 now”; “Ada's 3rd post” is hers. */
const shortValue: Form = (said) => {
  const { field = "", value = "" } = shortly.exec(said)?.groups ?? {};
  return field === "" || /^(?:it|that|this|he|she|there|what|who|where|here|let)$/iu.test(field)
    ? []
    : [`${field} is ${value}`];
};

const named =
  /^(?<what>[^,;:?!]{2,40}?) (?:is|are|goes|go|runs|was made|is booked|should be|comes)?(?: booked| made| put)? ?(?:under|in|on) the name (?:of )?(?<value>\p{Lu}[^,;:?!]{1,40})$/u;

/** “the bag goes under the name Halloran”. */
const namedValue: Form = (said) => {
  const { what = "", value = "" } = named.exec(said)?.groups ?? {};
  const thing = what.replace(/^(?:the|my|our|an?|please put|put|book) /iu, "");
  return what === ""
    ? []
    : [
        `set the name on the ${thing} to "${value}"`,
        `set the name of the ${thing} to "${value}"`,
        `set the name for the ${thing} to "${value}"`,
      ];
};

const number = String.raw`\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve`;
const had = new RegExp(
  String.raw`^(?:i|we|they|he|she|you)(?:['’](?:ll|re|ve|d|s))?(?: (?:are|is|will|would|have|has|be|got|also|only|just|all))*(?: (?:staying|stay|bringing|bring|taking|take|travelling with|come with|coming with|coming for|expecting|expect|need|want|have|having|get|booking|book))?(?: for)? (?<count>${number}) (?<noun>\p{L}+(?: \p{L}+)??)(?: along| with us| with me| please| too| as well| this time| in all| altogether)*$`,
  "iu",
);
const allOf = new RegExp(String.raw`^all (?:the |my |our )?(?<count>${number}) (?<noun>\p{L}+)$`, "iu");
const coming = new RegExp(
  String.raw`^(?<count>${number}) (?<noun>\p{L}[\p{L}-]*(?: \p{L}+)?) (?:are|is|will be|will|['’]ll be|are going to be)(?: also| all)? (?:coming|going|there|joining(?: us)?|with us|expected|staying|attending|needed|come|enough|plenty|fine)(?: along| too| with us| then)*$`,
  "iu",
);

/** “35 grown-ups are coming”, “we take two bikes along”: how many of what. */
const countedThings: Form = (said) => {
  const { count = "", noun = "" } = (allOf.exec(said) ?? coming.exec(said) ?? had.exec(said))?.groups ?? {};
  const figure = numberInWords(count.replace(/^an?$/iu, "one"));
  return figure === undefined || /^(?:more|less|fewer|other|of|hours? ago)\b/iu.test(noun) || isOrder(said)
    ? []
    : [`set the ${noun} to ${figure}`, `${figure} ${noun}`];
};

const shifted =
  /^(?<field>(?:the |my |our |his |her )?\p{L}[^,;:?!]{2,40}?) (?:moves|changes|slips|shifts|is moved|is put|has moved|has been moved|rises|drops|goes up|goes down|is raised|is lowered)(?: back| forward| up| down)? to (?<value>(?:the )?[^,;:?!]{1,40}?)(?: now| instead| from (?:now|today|next \p{L}+) ?(?:on)?)?$/iu;

/** “departure moves to the 10th of November 2025”. */
const shiftedTo: Form = (said) => {
  const { field = "", value = "" } = shifted.exec(said)?.groups ?? {};
  return field === "" || !/\d/u.test(value) ? [] : [`set ${field} to ${value.replace(/^the /iu, "")}`];
};

const handed =
  /^(?:(?:please )?(?:send|show|give|hand|tell|let)|(?:could|can|may) (?:i|we) have|let (?:me|us) have)(?: me| us| them| him| her)?(?: have)? (?:the |my |our )?(?<field>\p{L}[\p{L} -]{2,30}?) (?:in|by|as|via|at) (?:an? |the )?(?<value>\p{L}[^,;:!“”"]{1,30}?)\??$/iu;

/** “send me the notices by e-mail”. */
const handedSo: Form = (said) => {
  const { field = "", value = "" } = handed.exec(said)?.groups ?? {};
  return field === "" ? [] : [`choose ${value} for ${field}`, `set the ${field} to ${value}`];
};

const aged =
  /^(?<who>[^,;:?!]{2,30}?)(?: is|['’]s| are| am|['’]m|['’]re) (?<value>\d{1,3}|\p{L}+(?:-\p{L}+)?) (?:years? old|years? of age)(?: now)?$/iu;

const things =
  /\b(?:it|this|that|studio|house|club|shop|school|company|firm|car|boat|building|church|hotel|site|page|wine|cheese|tree)$/iu;

/** “the dancer is nine years old”. */
export const agedSo: Form = (said) => {
  const { who = "", value = "" } = aged.exec(said)?.groups ?? {};
  const years = numberInWords(value);
  if (years === undefined || things.test(who)) return [];
  return /^(?:i|he|she|they|we)$/iu.test(who)
    ? [`set the age to ${years}`]
    : [`set the age of ${who} to ${years}`];
};

const shared =
  /^(?:(?:i|we)(?:['’]d| would)? (?:like|want) to |please |let['’]s )?(?:leave|give|add|pay)(?: them| him| her| you)? (?:an? )?(?<share>\d+|\p{L}+) ?(?:%|per ?cent)(?: as)?(?: an?| the| of)? (?<what>\p{L}+)$/iu;

/** “I'd like to leave ten percent as a tip”. */
const sharedOut: Form = (said) => {
  const { share = "", what = "" } = shared.exec(said)?.groups ?? {};
  const figure = numberInWords(share);
  return figure === undefined ? [] : [`choose ${figure} % as the ${what}`, `set the ${what} to ${figure} %`];
};

const length =
  /(?:half an hour|(?:a |three )?quarters? of an hour|\p{L}+ hours?(?: and a (?:half|quarter))?|an hour and a half|\d+(?:\.\d+)? hours?)/giu;

/** “after half an hour”, where minutes are asked for. */
const inMinutes: Form = (said) => {
  const found = [...said.matchAll(length)].flatMap(([text]) => minutesIn(text.toLowerCase()) ?? []);
  return found.length === 1 ? [said.replace(length, `${found[0]} minutes`)] : [];
};

export const relayedForms: Form[] = [
  changedValue,
  valueFirst,
  shortValue,
  handedSo,
  shiftedTo,
  namedValue,
  countedThings,
  sharedOut,
  inMinutes,
];
