import type { PageView } from "../page/view.ts";
import { groundAlikeFields } from "./fields/alike-fields.ts";
import { groundAllBut } from "./entries/all-but.ts";
import { groundArrow } from "./controls/arrows.ts";
import { withoutAside } from "./wordings/asides.ts";
import { groundAlongEdge } from "./placed/along-edge.ts";
import { groundBeside } from "./placed/beside.ts";
import { groundFree } from "./placed/free.ts";
import { groundBar } from "./controls/bars.ts";
import { groundDot } from "./controls/dots.ts";
import { groundCross } from "./controls/close-cross.ts";
import { isCheckable } from "./matching/compatibility.ts";
import { groundParty } from "./amounts/party.ts";
import { groundCountedRows } from "./entries/counted-rows.ts";
import { chordOrder } from "./grammar/chord-words.ts";
import { asOneMoment, withOutermostDays, withWholeDays } from "./days/day-ranges.ts";
import { groundLanguage } from "./wordings/ground-language.ts";
import { groundOwnWords } from "./wordings/ground-own-words.ts";
import { groundTranslated } from "./wordings/ground-translated.ts";
import { groundLeftEmpty } from "./fields/left-empty.ts";
import { groundContrast, groundRather } from "./choices/not-but.ts";
import { groundLikeness } from "./likeness/ground-likeness.ts";
import { groundMoved } from "./days/moved-values.ts";
import { groundNumbered } from "./controls/numbered-controls.ts";
import type { GroundedStep, Grounding } from "./outcome.ts";
import { groundPager } from "./controls/pager.ts";
import { sortFirst } from "./entries/sort-first.ts";
import { groundRepeatedValue } from "./fields/repeated-value.ts";
import { groundPairedValues } from "./fields/paired-values.ts";
import { groundScaled } from "./amounts/scaled-amounts.ts";
import { normalize } from "./matching/text.ts";
import { withoutLeftAlone } from "./wordings/remarks.ts";
import { withPlainPlaces } from "./wordings/said-places.ts";
import { groundToldOfEntry } from "./entries/told-of-entries.ts";
import { groundTreeToggler } from "./entries/tree-togglers.ts";
import { groundDaySpan } from "./days/day-spans.ts";
import { groundDoneOn } from "./days/done-on.ts";
import { groundCalendarDay } from "./days/ground-calendar-day.ts";
import { groundTimeSpan } from "./days/time-spans.ts";
import { groundWeekdays } from "./days/weekdays.ts";
import { groundWidget } from "./controls/widget-kinds.ts";

/** What is no English, is told by what only a drawing shows, or says days of the week: the grammar has no part in it. */
export function groundBeforeGrammar(
  view: PageView,
  instruction: string,
  groundOrder: (order: string, page?: PageView) => Grounding,
): Grounding | undefined {
  return (
    groundPager(view, instruction) ??
    groundBeside(view, instruction, groundOrder) ??
    groundFree(view, instruction) ??
    groundAlongEdge(view, instruction) ??
    groundNumbered(view, instruction) ??
    groundArrow(view, instruction) ??
    groundDot(view, instruction) ??
    groundTreeToggler(view, instruction) ??
    groundLanguage(view, instruction) ??
    groundOwnWords(view, instruction) ??
    groundTranslated(view, instruction, groundOrder) ??
    groundLikeness(view, instruction) ??
    groundWidget(view, instruction) ??
    groundCross(view, instruction) ??
    groundCountedRows(view, instruction, groundOrder) ??
    groundToldOfEntry(view, instruction) ??
    groundContracted(view, instruction, groundOrder) ??
    groundCounts(instruction, groundOrder) ??
    groundPairedValues(view, instruction, groundOrder) ??
    groundScaled(view, instruction, groundOrder) ??
    groundMoved(view, instruction) ??
    groundAlikeFields(view, instruction, groundOrder) ??
    groundContrast(view, instruction, groundOrder) ??
    groundRather(view, instruction, groundOrder) ??
    groundLeftEmpty(instruction, groundOrder) ??
    groundRepeatedValue(view, instruction, groundOrder) ??
    groundAllBut(view, instruction) ??
    groundBar(view, instruction) ??
    sortFirst(view, instruction) ??
    groundWeekdays(view, instruction) ??
    groundCalendarDay(view, instruction) ??
    groundTimeSpan(view, instruction) ??
    groundDaySpan(view, instruction, groundOrder) ??
    groundParty(view, instruction, groundOrder) ??
    groundDoneOn(view, instruction, groundOrder)
  );
}

/** “our vet is now Dr Osei”: since when is no part of the value. */
const news =
  /^(?<what>(?:(?:my|our|the|his|her|their) )?(?!it |this |that |there )[^,.;:"“]{2,40}? (?:is|are)) (?:now|currently) (?=\S)/iu;

const lately =
  /^(?<what>(?!(?:[Ii]s|[Aa]re|[Dd]o|[Dd]oes|[Ww]h\p{Ll}+|[Hh]ow|[Ii]f)\b)[^,.;:"“]{3,40}?(?<!\b(?:that|which|who|ones)) (?:is|are|starts?|begins?|ends?|costs?) [^"“]{1,60}?),? (?:now|currently|at the moment|from now on|this time|this year|this season|these days|for once|as of (?:now|today)|from today(?: on)?)[.!]?$/u;

/** “put Noa Feld down as the dancer” */
const putDown = /(?<put>\bput \p{Lu}[^,;:"“]{1,40}?) down (?=as (?:the|our|my) )/iu;

/** The same order as the grammar reads it: a chord of keys in one word, nothing in brackets, days in full. */
export function asGrammarReads(said: string): string {
  const instruction = asOneMoment(withOutermostDays(withPlainPlaces(said)));
  return (
    chordOrder(instruction) ??
    withoutAside(instruction) ??
    withWholeDays(instruction) ??
    withoutLeftAlone(instruction) ??
    instruction.replace(news, "$<what> ").replace(lately, "$<what>").replace(putDown, "$<put> ")
  );
}

const goods =
  /^(?:please )?(?:order|buy|book|reserve|purchase|rent|hire) (?=(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) \p{L})/iu;

/** “order 5 mugs and 2 plates”: how many, into the fields that are called so. */
function groundCounts(instruction: string, groundOrder: (order: string) => Grounding): Grounding | undefined {
  if (!goods.test(instruction)) return undefined;
  const counts = groundOrder(instruction.replace(goods, "put in "));
  return counts.outcome === "resolved" && counts.steps.every(isNumberFilled) ? counts : undefined;
}

const isNumberFilled = ({ method, node }: GroundedStep): boolean =>
  method === "fill" && node?.role === "spinbutton";

const contracted = /^(?<who>i|we)['’](?<verb>m|re|ve|d|ll)\b/iu;
const inFull: Record<string, string> = { m: "am", re: "are", ve: "have", d: "would", ll: "will" };

/** “I've read the studio rules” where a box says “I have read the studio rules”. */
function groundContracted(
  view: PageView,
  instruction: string,
  groundOrder: (order: string) => Grounding,
): Grounding | undefined {
  const { who = "", verb = "" } = contracted.exec(instruction)?.groups ?? {};
  if (who === "") return undefined;
  const stated = instruction.replace(contracted, `${who} ${inFull[verb.toLowerCase()]}`);
  const isName = view.nodes.some(
    (node) => isCheckable(node) && normalize(node.name).startsWith(normalize(stated)),
  );
  return isName ? groundOrder(stated) : undefined;
}
