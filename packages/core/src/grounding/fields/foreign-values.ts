import type { PageView, ViewNode } from "../../page/view.ts";
import { saysDay } from "../days/dates.ts";
import { isField } from "../matching/compatibility.ts";
import { normalize } from "../matching/text.ts";
import { isQuotedIn } from "../matching/tokens.ts";
import { indexOf } from "../matching/view-index.ts";
import { isWriting, type Resolved } from "../outcome.ts";

/** What was said of something else than the field that it was found for; the value. */
export function foreignValue(view: PageView, instruction: string, found: Resolved): string | undefined {
  for (const step of found.steps) {
    const [value = ""] = step.arguments;
    if (!isWriting(step) || step.node === undefined || isQuotedIn(instruction, value)) continue;
    if (
      goesOn.test(value) ||
      insertable.test(value) ||
      isOfWhatItHas(instruction, value) ||
      isTurnOfSpeech(instruction, value) ||
      isDayElsewhere(view, { node: step.node, value, used: found.steps.map(({ node }) => node) })
    )
      return value;
    const more = otherSaidIn(view, { value, found }) ?? cutOff(instruction, value, found);
    if (more !== undefined) return more;
  }
  return undefined;
}

/** “two at a time” is no time of the day. */
function isTurnOfSpeech(instruction: string, value: string): boolean {
  return /^\d\d:\d\d$/u.test(value) && /\bat a time\b/iu.test(instruction);
}

/** “comment: nice ending, publish without a name”: behind a comma the name of another control is no part of it. The part of it that says so. */
function otherSaidIn(
  view: PageView,
  { value, found }: { value: string; found: Resolved },
): string | undefined {
  const [, ...parts] = value.split(/[.,;]+ | (?:and|y|e|et|und|en) (?=\p{L})/u).map(normalize);
  if (parts.length === 0) return undefined;
  const used = new Set(found.steps.map(({ node }) => node));
  const names = indexOf(view).candidates.flatMap(({ node }) =>
    used.has(node) ? [] : [node.name, ...(node.options ?? []).map(({ label }) => label)],
  );
  const told = names.map(normalize).filter((name) => name.length >= shortestName);
  return parts.find((part) => told.some((name) => ` ${part} `.includes(` ${name} `)));
}

/** Shorter names are said by chance. */
const shortestName = 6;

const behind = /^ (?<more>\p{Ll}{3,})(?=[,;])/u;
const besides =
  /^(?:please|too|thanks|thank|cheers|now|today|tomorrow|again|instead|only|here|there|also|then|first|next|field|box|yes|not|though|mate|actually|exactly|right|ok|okay|per|each|and|etc)$/u;

/** “title Last light, place Bled”: the word between a value in capitals and the comma is of it, if it is of nothing else. */
function cutOff(instruction: string, value: string, { steps }: Resolved): string | undefined {
  const at = /^\p{Lu}\p{Ll}/u.test(value) ? instruction.indexOf(value) : -1;
  const more = behind.exec(at < 0 ? "" : instruction.slice(at + value.length))?.groups?.["more"];
  if (more === undefined || besides.test(more)) return undefined;
  const told = normalize(steps.flatMap((step) => [step.description, ...step.arguments]).join(" "));
  return ` ${told} `.includes(` ${more.slice(0, -1)}`) ? undefined : more;
}

/** `"washed ashore" and it contains mercury`: what is quoted ends where the quotes end. */
const goesOn = /^["“][^"“”]+["”][\s.,;–—-]+\p{L}/u;

/** “put a picture into my signature”: what a button inserts is no text. */
const insertable =
  /^(?:an?|the|some|this|another) (?:\p{L}+ )?(?:image|picture|photo|link|hyperlink|table|emoji|smiley|file|attachment|symbol|formula|line break|page break|bullet|list|chart|video|drawing|divider|signature|template|gif|sticker)s?$/iu;

/** “the driver's licence number is GRANT 702158” tells no driver. */
function isOfWhatItHas(instruction: string, value: string): boolean {
  const ahead = instruction.split(value)[0] ?? "";
  return /^\p{Ll}+(?: \p{Ll}+){0,2} (?:is|are) \S/u.test(value) && /\p{L}['’]s $/u.test(ahead);
}

type Written = { node: ViewNode; value: string; used: (ViewNode | undefined)[] };

const forDay = /\b(?:dates?|days?|born|birth\p{L}*|when|since|until|from|till|expir\p{L}*|due|dd|yyyy)\b/iu;

/** “the duty is on the first of July” tells no number of a duty, where a day is asked for beside it. */
function isDayElsewhere(view: PageView, { node, value, used }: Written): boolean {
  const behind = / (?:on|by|from|since|until) (?<day>[^,;]+)$/iu.exec(value)?.groups?.["day"] ?? "";
  if (node.tag !== "input" || node.inputType === "date" || !(saysDay(value) || saysDay(behind))) return false;
  if (forDay.test(`${node.name} ${node.placeholder ?? ""}`)) return false;
  return indexOf(view).candidates.some(
    ({ node: other }) => isField(other) && other.inputType === "date" && !used.includes(other),
  );
}
