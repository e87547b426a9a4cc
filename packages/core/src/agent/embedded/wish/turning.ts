import { dateOf, dayInWords, dayOf } from "../../../grounding/days/dates.ts";
import { dayOrderOf } from "../../../grounding/days/day-order.ts";
import { dayCell, monthsNamed } from "../../../grounding/days/day-cells.ts";
import { numberInWords } from "../../../grounding/amounts/numbers.ts";
import { range } from "../../../grounding/offers/cues.ts";
import { daysIn, type Day } from "../../../grounding/offers/days.ts";
import type { Told } from "../../../grounding/offers/told.ts";
import { controlsOf, plain } from "../../../grounding/matching/outline.ts";
import type { PageView, ViewNode } from "../../../page/view.ts";
import type { Came } from "../came.ts";
import type { Hand } from "../deeds/hand.ts";

/** Months that are turned at most. */
const mostTurns = 24;
const ahead = /^(?:next|later|forward|following)\b|^[›»>→▶]$/u;
const behind = /^(?:prev(?:ious)?|earlier|back|before)\b|^[‹«<←◀]$/u;

/** Whether the page shows months as grids of days. */
export function showsMonths(view: PageView): boolean {
  return (
    monthsNamed(view).length > 0 &&
    controlsOf(view).filter(({ name }) => /^\d{1,2}$/u.test(name)).length >= 28
  );
}

const roles =
  /^(?:as|the|a|start|end|first|last|begin|beginning|arrival|departure|checkin|checkout|check|in|out|date|day)$/u;

/** The days that are told: “3 May as the start date”, “3 May for two nights”. */
export function daysTo(view: PageView, told: Told): Day[] {
  const days = daysIn(told).map(({ text, positions }) => {
    const next = Math.max(...positions) + 1;
    const other = told.words.findIndex(({ word }, at) => at >= next && !roles.test(word));
    const isNamed = told.words[next]?.word === "as";
    const named = isNamed ? range(next, other < 0 ? told.words.length : other) : [];
    return { text: inWords(view, text), positions: [...positions, ...named] };
  });
  const [first, ...others] = days;
  const at = told.words.findIndex(({ word, claimed }) => !claimed && /^nights?$/u.test(word));
  const count = numberInWords(told.words[at - 1]?.word ?? "");
  if (first === undefined || others.length > 0 || count === undefined) return days;
  const last = later(view, first.text, count);
  return last === undefined ? days : [first, { text: last, positions: [at - 1, at] }];
}

/** So many days after one, in words; the year is that of the months that are shown where none was told. */
function later(view: PageView, said: string, count: number): string | undefined {
  const asked = dayOf(said);
  const year = asked?.year ?? monthsNamed(view).find((one) => one.year !== undefined)?.year;
  if (asked?.month === undefined || year === undefined) return undefined;
  const date = new Date(Date.UTC(year, asked.month - 1, asked.day + count));
  return dayInWords(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** Presses a day in a month that the page shows, or turns to. */
export async function pressDay(hand: Hand, { text: said }: Day): Promise<Came> {
  for (let turns = 0; turns <= mostTurns; turns += 1) {
    const view = await hand.look();
    const { node } = dayCell(view, said) ?? {};
    if (node !== undefined) return hand.use(view, node, { why: `Chooses ${said}` });
    const control = turningTo(view, said);
    if (control === undefined) break;
    const came = await hand.use(view, control, { why: "Turns to another month" });
    if (!came.done) return came;
  }
  return { done: false, reason: `no month that the page shows has ${said}.` };
}

/** “9/18/2031” as the words that a grid of days is asked for with. */
function inWords(view: PageView, text: string): string {
  const iso = dateOf(text, dayOrderOf(view));
  if (iso === undefined) return text;
  const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
  return dayInWords(year, month, day);
}

/** The one control that turns the months towards that day. */
function turningTo(view: PageView, said: string): ViewNode | undefined {
  const asked = dayOf(said);
  const shown = monthsNamed(view).find(({ year }) => year !== undefined) ?? monthsNamed(view)[0];
  if (asked?.month === undefined || shown === undefined) return undefined;
  const turns =
    ((asked.year ?? shown.year ?? 0) - (shown.year ?? asked.year ?? 0)) * 12 + asked.month - shown.month;
  const wanted = turns < 0 ? behind : ahead;
  const turning = controlsOf(view).filter(
    ({ name, description = "" }) =>
      wanted.test(plain(name)) || wanted.test(name.trim()) || wanted.test(plain(description)),
  );
  return turning.length === 1 ? turning[0] : undefined;
}
