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

export const relayedForms: Form[] = [changedValue, valueFirst];
