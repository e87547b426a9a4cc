import type { PageView } from "../../page/view.ts";
import { calendarDayOf } from "./calendar-days.ts";
import { dayCell } from "./day-cells.ts";
import { rankedNodes, stepOn, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";

/** Asked before the page is looked through. */
const saysDay = /\d|day\b/iu;
const said =
  /^(?:please,? )?(?:(?:click|press|tap|hit|pick|choose|select|take|open|show|mark|use|go (?:to|for)|click on|tap on)(?: me)? )?(?<rest>.+)$/iu;
/** Where the days stand, and what says no more than that it is asked for. */
const behind = new RegExp(
  String.raw`^(?:[,;–-]? ?(?:(?:in|on|from) (?:the|this|that|your) (?:\p{L}+ )?(?:calendar|month|diary|planner|date ?picker|picker|grid)|(?:up|down|over|right|in)? ?there|for (?:me|us)|please|thanks|thank you|then|now|love|dear|mate|(?:it|that)['’]s (?:the )?(?:(?:one|up|down|over|right|still|also|just) )*(?:there|here|shown|visible)|there))+$`,
  "iu",
);
const inRow =
  /[,;–-]? ?(?:(?:it|that)['’]s )?(?:(?:up|down|over|right) )?(?:there )?(?:in|on|at) the (?:first|second|third|fourth|fifth|last|top|bottom|upper|lower|uppermost|lowest) (?:row|line|week)(?: (?:of|in) (?:the|this) (?:calendar|month))?$/iu;

/**
 * “click Friday the 13th”, “pick 26 February, it's up there in the first row”: a day of the month that the page shows as a grid, with
 * words behind it that tell no more than where it stands.
 */
export function groundCalendarDay(view: PageView, instruction: string): Resolved | undefined {
  if (!saysDay.test(instruction) || instruction.length > longest) return undefined;
  const text = instruction.trim().replace(/[.!]+$/u, "");
  const whole = said.exec(text)?.groups?.["rest"] ?? text;
  const rest = whole.replace(inRow, "");
  const words = rest.split(" ");
  for (let many = Math.min(words.length, mostWords); many > 0; many -= 1) {
    const day = words.slice(0, many).join(" ").replace(/[,;]$/u, "");
    const asked = calendarDayOf(day);
    if (asked === undefined) continue;
    const left = rest.slice(words.slice(0, many).join(" ").length).trim();
    if (left !== "" && !behind.test(left)) return undefined;
    // A number stands in two of the rows where the neighbouring months are shown.
    if (rest !== whole && asked.month === undefined) return undefined;
    return pressed(view, day);
  }
  return undefined;
}

const longest = 120;
const mostWords = 8;

function pressed(view: PageView, day: string): Resolved | undefined {
  const cell = dayCell(view, day);
  if (cell === undefined) return undefined;
  return {
    outcome: "resolved",
    steps: [stepOn(view, cell.node, { method: "click" })],
    confidence: 0.85,
    candidates: rankedNodes(view, [{ ...cell, score: 0.85, tier: tiers.words }]),
    isAccounted: true,
  };
}
