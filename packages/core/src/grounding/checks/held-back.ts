import type { PageView } from "../../page/view.ts";
import { otherThanMost } from "../amounts/other-than-most.ts";
import { numberInWords } from "../amounts/numbers.ts";
import { isUnitWord } from "../amounts/units.ts";
import { likeControls, stemsIn, writtenIn } from "../matching/own-parts.ts";
import { placeSaid } from "../vocabulary/relations.ts";
import { entryOf } from "../entries/items.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { indexOf } from "../matching/view-index.ts";
import {
  isWriting,
  onlyClicked,
  unaccounted,
  type Failure,
  type GroundedStep,
  type Grounding,
} from "../outcome.ts";
import { contraryDeed } from "./contrary-deeds.ts";
import { noOrder } from "./no-orders.ts";
import { otherFigure } from "./other-figure.ts";
import { doesUnsaid, unsaidDeed } from "./unsaid-deeds.ts";

/** Why what was found is held back in the end, in whichever way it was found: what was said asks for something else, or for nothing. */
export function heldBack(view: PageView, instruction: string, found: Grounding): Failure | undefined {
  if (found.outcome !== "resolved") return undefined;
  const isRead = found.isInferred !== true && found.isTurn !== true;
  const isTold = found.isAccounted === true || found.isPlaced === true;
  const word = wordAgainst(view, instruction, { steps: found.steps, isRead, isTold });
  return word === undefined ? undefined : unaccounted(found, word);
}

/** The same of what the network would do. */
export const isHeldBack = (view: PageView, instruction: string, steps: readonly GroundedStep[]): boolean =>
  wordAgainst(view, instruction, { steps, isRead: false, isTold: false }) !== undefined;

/** `isRead`: the grammar read it so, and nothing was inferred; `isTold`: every word was accounted for, or it is told by its place. */
type Found = { steps: readonly GroundedStep[]; isRead: boolean; isTold: boolean };

function wordAgainst(
  view: PageView,
  instruction: string,
  { steps, isRead, isTold }: Found,
): string | undefined {
  return (
    (isRead ? doesUnsaid(instruction, steps) : unsaidDeed(instruction, steps)) ??
    contraryDeed(instruction, steps) ??
    noOrder(view, instruction, steps) ??
    otherBound(instruction, steps) ??
    partOfEntry(view, instruction, steps) ??
    otherPlace(view, instruction, steps) ??
    otherFigure(view, instruction, steps) ??
    onlyOnce(view, instruction, steps) ??
    onlyNamed(instruction, steps) ??
    otherOne(view, instruction, { steps, isTold })
  );
}

const least =
  /\b(?:at least|min(?:imum)?|no less than|not less than|no fewer than|more than|over|upwards of)\b/iu;
const most =
  /\b(?:at most|max(?:imum)?|up to|no more than|not more than|less than|fewer than|under|below)\b/iu;

/** “at least 500” is nothing for “Rent up to”. */
function otherBound(instruction: string, steps: readonly GroundedStep[]): string | undefined {
  const [step, another] = steps;
  if (step?.node === undefined || another !== undefined || !isWriting(step)) return undefined;
  const name = normalize(step.node.name);
  const said = instruction.replaceAll(step.arguments[0] ?? " ", " ");
  const isOther = (own: RegExp, other: RegExp): boolean =>
    own.test(said) && !other.test(said) && other.test(name) && !own.test(name);
  if (isOther(least, most)) return least.exec(said)?.[0];
  return isOther(most, least) ? most.exec(said)?.[0] : undefined;
}

/** “the cheapest hotel”, where another is cheaper, or nothing was compared: `isTold`: every word was accounted for. */
function otherOne(
  view: PageView,
  instruction: string,
  { steps, isTold }: { steps: readonly GroundedStep[]; isTold: boolean },
): string | undefined {
  const node = onlyClicked(steps);
  if (node === undefined) return undefined;
  const other = otherThanMost(view, instruction.trim().replace(/[.!]$/u, ""), node);
  return other !== undefined && (other.isKnown || !isTold) ? other.word : undefined;
}

const taking =
  /^(?:delete|remove|void|wipe|erase|discard|cancel|revoke|edit|mute|block|renew|approve|reject|archive)$/u;
/** What a thing has, and is hardly ever one of many things itself. */
const parts =
  "stars?|pins?|flags?|roles?|access|rights|permissions?|passwords?|pictures?|photos?|avatars?|comments?|amounts?|dates?|receipts?|shares?|titles?|descriptions?|managers?|posts|backups?|videos?|reminders?|discounts?|limits?|calendars?|hands?|notes?|tasks?|projects?";
const owned = new RegExp(
  String.raw`^\P{L}*(?:please )?\p{L}+ (?:the |my |our )?(?:[\p{L}\d .-]{1,40}['’]s? |(?=(?:\p{L}+ ){1,2}(?:of|from|on|for) ))(?:\p{L}+ )?(?<part>${parts})(?= (?:of|from|on|for|to)\b|[.!]*$)`,
  "iu",
);

/** “remove Eve's picture” is no “Remove” in the row of Eve, where nothing on the page says that the rows are pictures. */
function partOfEntry(
  view: PageView,
  instruction: string,
  steps: readonly GroundedStep[],
): string | undefined {
  const node = onlyClicked(steps);
  if (node === undefined || !taking.test(normalize(node.name).split(" ")[0] ?? "")) return undefined;
  const part = owned.exec(instruction.trim())?.groups?.["part"];
  const index = indexOf(view);
  const entry = part === undefined ? 0 : entryOf(index, node);
  if (part === undefined || entry === 0) return undefined;
  const said = stem(part.toLowerCase());
  const heads = view.nodes.filter(({ role }) => /^(?:heading|caption|table|list|grid|region)$/u.test(role));
  const texts = [view.title, node.name, ...heads.map(({ name }) => name)];
  return texts.some((text) => wordsOf(normalize(text)).some((word) => stem(word) === said))
    ? undefined
    : part;
}

const placed =
  /\b(?<place>first|second|third|fourth|fifth|sixth|2nd|3rd|4th|5th|6th|last) (?<what>(?:\p{L}[\p{L}'’.-]*,? ?){1,8})/iu;
/** They say which part of a page is meant, or nothing of the entries. */
const unsaid =
  /^(?:from|the|of|with|for|in|on|by|to|and|at|my|our|his|her|row|entry|item|one|line|list|table|page|left|right|top|bottom|but|please|now)$/u;

/** “the third invoice of Acme”, which has two of them, and “the second holiday”, where the row is none: who is counted is among those. */
function otherPlace(view: PageView, instruction: string, steps: readonly GroundedStep[]): string | undefined {
  const node = onlyClicked(steps);
  const { place = "", what = "" } = placed.exec(instruction)?.groups ?? {};
  if (what === "" || node === undefined) return undefined;
  const index = indexOf(view);
  const like = likeControls(index, node);
  if (like.length < 2) return undefined;
  const rows = like.map(({ control, part }) => ({
    isOwn: control.node === node,
    words: stemsIn(index, part),
  }));
  const count = placeSaid(place.toLowerCase()) ?? 1;
  return wordsOf(normalize(what)).find((word) => {
    if (unsaid.test(word) || word.length < 3) return false;
    const saying = rows.filter(({ words }) => words.has(stem(word)));
    return saying.length > 0 && (saying.length < count || !saying.some(({ isOwn }) => isOwn));
  });
}

const renaming = /^\P{L}*(?:please )?rename\b/iu;
const namely = /\b(?:re)?(?:name|title|label|call)/iu;
const deeds = String.raw`(?:un)?lock|open|close|update|unblock|launch|delete|remove|pause|resume|cancel|restart|hire|off hire|publish|void`;
const doing = new RegExp(
  String.raw`^\P{L}*(?:please )?(?<verb>${deeds}) (?:(?:the|my|our) \p{L}|\p{Lu})`,
  "u",
);

/** “rename the chairs to stools” is nothing for their “Remark”, and “lock the garden gate” does not choose it in a list. */
function onlyNamed(instruction: string, steps: readonly GroundedStep[]): string | undefined {
  const [step, another] = steps;
  if (step?.node === undefined || another !== undefined) return undefined;
  const { name, placeholder = "" } = step.node;
  const said = new Set(wordsOf(normalize(instruction)).map(stem));
  const isSaid = wordsOf(normalize(name)).every((word) => said.has(stem(word)));
  if (isWriting(step) && renaming.test(instruction) && !isSaid && !namely.test(`${name} ${placeholder}`))
    return "rename";
  const begun = instruction.replace(/\p{L}/u, (letter) => letter.toLowerCase());
  const verb = doing.exec(begun)?.groups?.["verb"];
  if (verb === undefined || step.method !== "selectOption") return undefined;
  const shown = wordsOf(normalize(`${name} ${step.arguments.join(" ")}`)).map(stem);
  const isThing = wordsOf(normalize(step.arguments[0] ?? "")).some((word) => said.has(stem(word)));
  return isThing && !shown.includes(stem(verb)) ? verb : undefined;
}

const several =
  /^\P{L}*(?:please )?(?:add|buy|order|put|get|reserve|rent|book) (?:me |us )?(?<count>two|three|four|five|six|seven|eight|nine|ten|[2-9]|[1-9]\d) (?:of (?:the |these |those )?)?(?:\p{L}+ ){0,3}?(?<what>\p{L}+s)\b/iu;

/** “add two lamps to the cart”: one press adds one. */
function onlyOnce(view: PageView, instruction: string, steps: readonly GroundedStep[]): string | undefined {
  const node = onlyClicked(steps);
  const { count = "", what = "" } = several.exec(instruction.trim())?.groups ?? {};
  if (count === "" || isUnitWord(what.toLowerCase()) || node === undefined) return undefined;
  if (!/^(?:add|buy|order|book|reserve|rent)\b/iu.test(node.name)) return undefined;
  const index = indexOf(view);
  const entry = entryOf(index, node);
  const texts = entry > 0 ? writtenIn(index, entry) : [];
  const figure = String(numberInWords(count.toLowerCase()) ?? count);
  return [node.name, ...texts].some((text) =>
    wordsOf(normalize(text)).some((word) => word === figure || word === count.toLowerCase()),
  )
    ? undefined
    : count;
}
