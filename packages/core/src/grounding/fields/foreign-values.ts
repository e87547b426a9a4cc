import type { PageView, ViewNode } from "../../page/view.ts";
import { numberInWords } from "../amounts/numbers.ts";
import { saysDay } from "../days/dates.ts";
import { isForDay } from "../days/for-days.ts";
import { isCheckable, isField } from "../matching/compatibility.ts";
import { normalize } from "../matching/text.ts";
import { isQuotedIn } from "../matching/tokens.ts";
import { indexOf } from "../matching/view-index.ts";
import { isWriting, type Resolved } from "../outcome.ts";
import { spelling } from "./linked-values.ts";
import { stopWords } from "../vocabulary/light-words.ts";

/** What was said of something else than the field that it was found for; the value. */
export function foreignValue(view: PageView, instruction: string, found: Resolved): string | undefined {
  for (const step of found.steps) {
    const [value = ""] = step.arguments;
    if (!isWriting(step) || step.node === undefined || value === "" || isQuotedIn(instruction, value))
      continue;
    const ahead = instruction.slice(0, Math.max(0, instruction.indexOf(value)));
    const isSpelled = spelling.test(ahead);
    const isForeign =
      goesOn.test(value) ||
      (!isSpelled && isInserted(instruction, value)) ||
      (/\p{L}['’]s $/u.test(ahead) && ofWhatItHas.test(value)) ||
      isCountAtATime(instruction, value) ||
      (!isSpelled && isDayElsewhere(view, { node: step.node, value, found }));
    if (isForeign) return value;
    const more = otherSaidIn(view, { value, found }) ?? cutOff(instruction, { value, ahead, found });
    if (more !== undefined) return more;
  }
  return undefined;
}

/** `"washed ashore" and it contains mercury`: what is quoted ends where the quotes end. */
const goesOn = /^["“][^"“”]+["”][\s.,;–—-]+\p{L}/u;
/** “the driver's licence number is GRANT 702158” tells no driver. */
const ofWhatItHas = /^\p{Ll}+(?: \p{Ll}+){0,2} (?:is|are) \S/u;

const insertable =
  /^(?:an?|some|another) (?:\p{L}+ )?(?:image|picture|photo|link|hyperlink|table|emoji|smiley|file|attachment|symbol|formula|line break|page break|chart|video|drawing|divider|gif|sticker)s?$/iu;

/** “put a picture into my signature”: what a button inserts is no text. */
const isInserted = (instruction: string, value: string): boolean =>
  /^\P{L}*(?:please )?(?:put|insert|add|place|drop)\b/iu.test(instruction) && insertable.test(value);

/** “two at a time” is no time of the day. */
function isCountAtATime(instruction: string, value: string): boolean {
  const count = /\b(?<count>\p{L}+|\d+)(?: \p{L}+)? at a time\b/iu.exec(instruction)?.groups?.["count"] ?? "";
  const hour = /^(?<hour>\d\d):00$/u.exec(value)?.groups?.["hour"];
  return hour !== undefined && numberInWords(count) === Number(hour);
}

type Written = { value: string; found: Resolved };

/** “comment: nice ending, publish without a name”: behind a comma what another box or option is called is no part of it. The part that says so. */
function otherSaidIn(view: PageView, { value, found }: Written): string | undefined {
  const [, ...parts] = value.split(/[.,;]+ | (?:and|y|e|et|und|en) (?=\p{L})/u).map(normalize);
  if (parts.length === 0) return undefined;
  const used = new Set(found.steps.map(({ node }) => node));
  const others = indexOf(view).candidates.flatMap(({ node }) => (used.has(node) ? [] : [node]));
  const says = (part: string, name: string): boolean => name !== "" && ` ${part} `.includes(` ${name} `);
  const isOf = (part: string, node: ViewNode): boolean => {
    const name = normalize(node.name);
    if (isCheckable(node)) return name.includes(" ") && says(part, name);
    // A word alone may be said by chance, unless the list is told, too.
    return (node.options ?? []).some(({ label }) => {
      const option = normalize(label);
      return says(part, option) && (option.includes(" ") || says(part, name));
    });
  };
  return parts.find((part) => others.some((node) => isOf(part, node)));
}

const behind = /^ (?<more>\p{Ll}{3,})(?=[,;])/u;
const besides =
  /^(?:today|tomorrow|first|next|field|box|yes|not|though|mate|actually|exactly|right|okay|etc|down|everyone|sorry|mine|respectively|name|surname)$/u;

/** “title Last light, place Bled”: the word between a value in capitals and the comma is of it, if it is of nothing else. */
function cutOff(
  instruction: string,
  { value, ahead, found }: Written & { ahead: string },
): string | undefined {
  if (!/^\p{Lu}\p{Ll}/u.test(value)) return undefined;
  const more = behind.exec(instruction.slice(ahead.length + value.length))?.groups?.["more"];
  if (more === undefined || besides.test(more) || stopWords.has(more)) return undefined;
  const told = normalize(found.steps.flatMap((step) => [step.description, ...step.arguments]).join(" "));
  return ` ${told} `.includes(` ${more.slice(0, -1)}`) ? undefined : more;
}

/** “the duty is on the first of July” tells no number of a duty, where a day is asked for beside it. */
function isDayElsewhere(view: PageView, { node, value, found }: Written & { node: ViewNode }): boolean {
  const end = / (?:on|by|from|since|until) (?<day>[^,;]+)$/iu.exec(value)?.groups?.["day"] ?? "";
  if (node.tag !== "input" || node.inputType === "date" || !(saysDay(value) || saysDay(end))) return false;
  return (
    !isForDay(node) &&
    indexOf(view).candidates.some(
      ({ node: other }) =>
        isField(other) && other.inputType === "date" && !found.steps.some((step) => step.node === other),
    )
  );
}
