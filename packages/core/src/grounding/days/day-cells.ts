import type { PageView, ViewNode } from "../../page/view.ts";
import { calendarDayOf, dayMeant, daysIn, type CalendarDay } from "./calendar-days.ts";
import { monthIn } from "./dates.ts";
import type { Match, Scored } from "../matching/match.ts";
import type { TargetPhrase } from "../grammar/parsed.ts";
import { tiers } from "../matching/similarity.ts";
import { indexOf, type ViewIndex } from "../matching/view-index.ts";

/** No month has fewer days, and no other grid counts as far. */
const shortestMonth = 28;

/** Fewer that can be had are no month. */
const fewestDays = 20;

type Cell = { at: number; day: number };

/**
 * “the 24th of March”, “Friday the 17th”, “the first Saturday”: the day in the month that the page shows as a grid, or in the one of
 * several that is headed so. The days of the months before and after it in the same grid are meant only where their month is said.
 * Undefined when the words name no day, or no grid shows it.
 */
export function matchDay(view: PageView, target: TargetPhrase): Match | undefined {
  const cell = dayCell(view, target.text);
  if (cell === undefined) return undefined;
  const found: Scored = { ...cell, score: 0.85, tier: tiers.words };
  return { outcome: "one", found: [found], confidence: found.score, ranked: [found] };
}

/** The cell of that day, as {@link matchDay} finds it. */
export function dayCell(view: PageView, text: string): { index: number; node: ViewNode } | undefined {
  const asked = calendarDayOf(text);
  if (!asked) return undefined;
  const runs = runsOfDays(indexOf(view));
  const grids = runs.filter(isMonth);
  const shown = gridFor(view, grids, asked);
  const day = shown && dayMeant(asked, shown.head);
  const at = shown
    ? shown.cells.find((cell) => cell.day === day)?.at
    : grids.length === 1
      ? cellBeside(view, runs, asked)
      : undefined;
  const node = at === undefined ? undefined : view.nodes[at];
  return at === undefined || node === undefined ? undefined : { index: at, node };
}

type Month = { month: number; year?: number };
type Shown = { cells: Cell[]; head?: Month };

function gridFor(view: PageView, grids: Cell[][], asked: CalendarDay): Shown | undefined {
  const [only, another] = grids;
  const head = another === undefined ? monthShown(view) : undefined;
  if (only === undefined) return undefined;
  if (another === undefined && asked.month === undefined) return { cells: only, ...(head && { head }) };
  if (another === undefined) return head && isOf(asked, head) ? { cells: only, head } : undefined;
  const headed = grids.flatMap((cells, at): Shown[] => {
    const own = headOf(view, grids[at - 1]?.at(-1)?.at ?? 0, cells[0]?.at ?? 0);
    return own && asked.month !== undefined && isOf(asked, own) ? [{ cells, head: own }] : [];
  });
  return headed.length === 1 ? headed[0] : undefined;
}

const isOf = (asked: CalendarDay, head: Month): boolean =>
  asked.month === head.month && (asked.year ?? head.year) === head.year;

/** “26 February” before the days of March, where the same grid shows it. */
function cellBeside(view: PageView, runs: Cell[][], asked: CalendarDay): number | undefined {
  const head = monthShown(view);
  if (head?.year === undefined || asked.month === undefined) return undefined;
  const before = { month: ((head.month + 10) % 12) + 1, year: head.year - (head.month === 1 ? 1 : 0) };
  const behind = { month: (head.month % 12) + 1, year: head.year + (head.month === 12 ? 1 : 0) };
  const at = runs.findIndex(isMonth);
  const [grid = [], previous = [], next = []] = [runs[at], runs[at - 1], runs[at + 1]];
  const isLast = previous.at(-1)?.day === daysIn(before);
  const [cells, month] =
    isOf(asked, before) && isLast
      ? [previous, before]
      : isOf(asked, behind) && next[0]?.day === 1
        ? [next, behind]
        : [[], behind];
  const inGrid = cells.length < 15 && cells.every((cell) => isAmong(view, cell.at, grid)) ? cells : [];
  return inGrid.find(({ day }) => day === dayMeant(asked, month))?.at;
}

/** What stands in the same row, or in the next one. */
function isAmong({ nodes }: PageView, at: number, grid: Cell[]): boolean {
  const [parent = 0, role] = [nodes[at]?.parent, nodes[at]?.role];
  return grid.some(({ at: other }) => {
    const beside = nodes[other]?.parent ?? 0;
    const isSameRow = beside === parent || nodes[beside]?.parent === nodes[parent]?.parent;
    return isSameRow && nodes[other]?.role === role;
  });
}

/** The month that is named last before a grid, and after the one before. */
function headOf(view: PageView, from: number, to: number): Month | undefined {
  return monthsNamed({ ...view, nodes: view.nodes.slice(from + 1, to) }).at(-1);
}

/** The months that the page names, in their order. */
export function monthsNamed(view: PageView): Month[] {
  return view.nodes.flatMap(({ role, name }) =>
    role === "text" && name.length < 20 ? (monthIn(name) ?? []) : [],
  );
}

/** The month that the page names, if it names no other one beside it. */
function monthShown(view: PageView): Month | undefined {
  const named = monthsNamed(view);
  const withYear = named.filter(({ year }) => year !== undefined);
  const [first, ...others] = withYear.length > 0 ? withYear : named;
  return others.every(({ month, year }) => month === first?.month && year === first.year) ? first : undefined;
}

const isMonth = (run: Cell[]): boolean => run.length >= fewestDays && (run.at(-1)?.day ?? 0) >= shortestMonth;

/** Runs of rising days among what can be pressed, each of one month; some of them may not be had. */
function runsOfDays(index: ViewIndex): Cell[][] {
  const runs: Cell[][] = [];
  let running: Cell[] = [];
  const end = (): void => {
    if (running.length > 0) runs.push(running);
  };
  for (const { index: at, node } of index.candidates) {
    const day = dayIn(index, at);
    if (day === undefined || node.disabled) continue;
    if (day <= (running.at(-1)?.day ?? 0)) {
      end();
      running = [];
    }
    running.push({ at, day });
  }
  end();
  return runs;
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
