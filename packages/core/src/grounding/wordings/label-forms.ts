import { isOrder } from "../grammar/clauses.ts";
import { letter, type Form } from "./spoken-thing.ts";
import { placeSaid } from "../vocabulary/relations.ts";

/** Notes for orders: a place, a field and its value, as on a slip of paper. */

const value = String.raw`(?<value>‹\d+›|[€$£]?\d[\d.,:/]*(?: ?\p{L}+(?: \d{4})?)?|\p{L}+ \d{1,2}(?:st|nd|rd|th)?,? \d{4})`;
const placeFirst = new RegExp(
  String.raw`^(?:(?:for|in|on) )?(?<place>(?:the )?\p{L}+ \p{L}?\d+|\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*)[,:] (?<field>\p{L}[\p{L} -]{2,30}?)(?: is|:| =| to| on| at)? ${value}$`,
  "u",
);
const fieldFor = new RegExp(
  String.raw`^(?:the )?(?<field>\p{L}[\p{L} -]{2,30}?) (?:for|of|on|in) (?<place>[^:,;]{2,40}): (?<value>[^:;]+)$`,
  "iu",
);
/** “line 4, quantity 6”, “Arkwright Mill, next service 1 July 2027”, “remark for Eddie: needs to leave early, dentist”. */
const placedValue: Form = (said) => {
  const {
    place = "",
    field = "",
    value: given = "",
  } = placeFirst.exec(said)?.groups ?? fieldFor.exec(said)?.groups ?? {};
  // A list of several values is none.
  if (place === "" || /,[^,]*\d/u.test(given) || isOrder(field) || /\b(?:and|or|but|not|no)\b/iu.test(field))
    return [];
  const written = /[,;]/u.test(given) && !given.includes("‹") && !given.includes('"') ? `"${given}"` : given;
  return [`set the ${field} of ${place} to ${written}`, `set the ${field} for ${place} to ${written}`];
};

const answered = new RegExp(String.raw`^(?<label>${letter}{2,40})\? (?<value>[^?]{1,60})$`, "iu");
/** “Where to? Tromsø”: the label of a field may be a question. */
const questionLabel: Form = (said) => {
  const { label = "", value: given = "" } = answered.exec(said)?.groups ?? {};
  return label === "" || isOrder(given) || /^(?:no|yes|nope|well|actually|rather)\b./iu.test(given)
    ? []
    : [`${label}: ${given}`];
};

const labelled = new RegExp(String.raw`^(?<label>\p{L}[\p{L} -]{1,30}): ?(?<value>[^:;?!]{1,60})$`, "u");
/** “scene: Dinner”, “dept: Stores”: of a list the one, where the page has another word for what it is called. */
const labelAndValue: Form = (said) => {
  const { label = "", value: given = "" } = labelled.exec(said)?.groups ?? {};
  const isPlain =
    label !== "" &&
    label.split(" ").length < 4 &&
    !/\b(?:as|to|in|for|with|and|on|at|by|from)\b/iu.test(label);
  const isMore = /[‹,]/u.test(given) && !/^‹\d+›$/u.test(given);
  return !isPlain || isMore || isOrder(given) || isOrder(label) ? [] : [`set the ${label} to ${given}`];
};

const switched =
  /^(?:switch|change|go|turn)(?: it| over)* to (?:the )?(?<value>[^,;:?!]{2,40}?) (?<label>\p{L}{3,20})$/iu;
/** “switch to the reading scene”. */
const switchedTo: Form = (said) => {
  const { value: given = "", label = "" } = switched.exec(said)?.groups ?? {};
  // “the last page” is counted, and is no value.
  const isOther =
    /\b(?:and|or|but|not|then)\b/iu.test(given) ||
    placeSaid(given) !== undefined ||
    /^(?:next|previous)$/iu.test(given);
  return label === "" || isOther ? [] : [`choose ${given} as ${label}`, `set the ${label} to ${given}`];
};

const proposed = new RegExp(String.raw`^(?:what|how) about (?<what>(?!\p{L}+ing\b)${letter}{2,50})$`, "iu");
/** “what about tomorrow?” */
const whatAbout: Form = (said) => {
  const what = proposed.exec(said)?.groups?.["what"];
  return what === undefined ? [] : [`choose ${what}`, `click ${what}`, what];
};

const ticked =
  /^(?<label>\p{L}[^:;?!"“”‹]{1,50}?)(?::| [–—-]) (?:(?<on>(?:please )?(?:tick|check)(?: it| that| this)?|ticked|checked)|(?<off>(?:please )?(?:untick|uncheck)(?: it| that| this)?|unticked|unchecked))$/iu;
/** “Neutered: check”, “Plus one – ticked”. */
const tickedLabel: Form = (said) => {
  const { label = "", off } = ticked.exec(said)?.groups ?? {};
  return label === "" || isOrder(label) ? [] : [`${off === undefined ? "tick" : "untick"} ${label}`];
};

export const labelForms: Form[] = [
  tickedLabel,
  placedValue,
  questionLabel,
  whatAbout,
  labelAndValue,
  switchedTo,
];
