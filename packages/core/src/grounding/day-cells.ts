import type { PageView } from "../page/view.ts";
import { dayOf, monthIn } from "./dates.ts";
import type { Match, Scored } from "./match.ts";
import type { TargetPhrase } from "./parsed.ts";
import { tiers } from "./similarity.ts";
import { indexOf, type ViewIndex } from "./view-index.ts";

/** No month has fewer days, and no other grid counts as far. */
const shortestMonth = 28;

type Cell = { at: number; day: number };

/**
 * “the 24th of March”, “the 17th”: the day in the month that the page shows as a grid. The days of the months before and
 * after it in the same grid are not meant. Undefined when the words name no day, or no grid shows it.
 */
export function matchDay(view: PageView, target: TargetPhrase): Match | undefined {
  const asked = dayOf(target.text);
  if (!asked) return undefined;
  const index = indexOf(view);
  const grids = monthsShown(index);
  const [cells, ...others] = grids;
  if (!cells || others.length > 0 || !isShown(view, asked)) return undefined;
  const cell = cells.find(({ day }) => day === asked.day);
  const node = cell && view.nodes[cell.at];
  if (!cell || !node) return undefined;
  const found: Scored = { index: cell.at, node, score: 0.85, tier: tiers.words };
  return { outcome: "one", found: [found], confidence: found.score, ranked: [found] };
}

/** Whether the page names this month, and no other one beside it. */
function isShown(view: PageView, asked: { month?: number; year?: number }): boolean {
  if (asked.month === undefined) return true;
  const named = view.nodes.flatMap((node) => {
    const shown = node.role === "text" && node.name.length < 20 ? monthIn(node.name) : undefined;
    return shown ? [shown] : [];
  });
  const withYear = named.filter(({ year }) => year !== undefined);
  const shown = withYear.length > 0 ? withYear : named;
  return (
    shown.length > 0 &&
    shown.every(({ month, year }) => month === asked.month && (asked.year ?? year) === year)
  );
}

/** Runs of days from 1 upwards among what can be pressed, each the days of one month. */
function monthsShown(index: ViewIndex): Cell[][] {
  const months: Cell[][] = [];
  let running: Cell[] = [];
  for (const { index: at, node } of index.candidates) {
    const day = dayIn(index, at);
    if (day === undefined || node.disabled) continue;
    if (day === 1) {
      if (running.length >= shortestMonth) months.push(running);
      running = [{ at, day }];
    } else if (running.length > 0 && day === running.length + 1) running.push({ at, day });
    else if (running.length < shortestMonth) running = [];
  }
  if (running.length >= shortestMonth) months.push(running);
  return months;
}

function dayIn({ view, end }: ViewIndex, at: number): number | undefined {
  const node = view.nodes[at];
  const name = node?.name || firstText(view, at, end[at] ?? at);
  const day = /^\d{1,2}$/.test(name) ? Number(name) : 0;
  return day >= 1 && day <= 31 ? day : undefined;
}

function firstText(view: PageView, from: number, to: number): string {
  for (let at = from + 1; at < to; at += 1)
    if (view.nodes[at]?.role === "text") return view.nodes[at]?.name.trim() ?? "";
  return "";
}
