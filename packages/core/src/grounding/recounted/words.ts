import { normalize, wordsOf } from "../matching/text.ts";
import type { Token } from "../matching/tokens.ts";

/** Words that say nothing of which field is meant. */
export const silent = new Set(
  (
    "i we you he she it they my our his her their its your me us them him this that these those there here the a an " +
    "is are was were be been being become becomes am has have had will would should shall must may can could do does did get gets got " +
    "going goes go went come comes make makes made set put enter fill fills type write note use take pick choose change need needs want wants " +
    "like let say says read reads called named in on at of for by with to as and then about around exactly just " +
    "also too please kindly now already currently actually again plus one ones s ll ve re m d new some so be only per each ok " +
    "thanks thank value field number name's stands bears given wrote written it's that's"
  ).split(" "),
);

/** What stands between a name and its value, and says that it is one. */
export const joining =
  /^(?:is|are|was|were|be|becomes?|'s|:|=|–|as|called|named|says|reads|should|must|will|equals|being)$/u;

/** Ends a clause. */
export const isEnd = ({ kind, word }: Token): boolean =>
  (kind === "punctuation" && /^[,;.!\n()]$/u.test(word)) ||
  (kind === "word" && /^(?:and|but|then|plus)$/u.test(word));

/** Stands in a clause without being a word. */
export const isMark = ({ kind, word }: Token): boolean => kind === "punctuation" && /^[:=–—-]$/u.test(word);

const shortened = /['’](?:m|s|re|ve|ll|d)$/iu;

/** The words of a token; “sender's” and “money's” without what is joined to them. */
export function wordsIn({ text, kind }: Token): string[] {
  return kind === "punctuation" ? [] : wordsOf(normalize(text.replace(shortened, "")));
}

/** What something is for or goes to somebody, whatever a page calls it. */
export const goods = new Set(
  (
    "ticket tickets booking reservation money payment transfer order parcel package letter bill invoice delivery gift " +
    "present flowers appointment room table seat visit card account form request application lesson course"
  ).split(" "),
);

/** What was done to come by a value. */
export const findings = new Set(
  "measured found counted read got noted recorded weighed booked agreed chose picked gave paid sold used took had have ordered asked wrote saw".split(
    " ",
  ),
);

export const isSilent = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.kind === "word" &&
  !isEnd(token) &&
  wordsIn(token).every((word) => silent.has(word));
