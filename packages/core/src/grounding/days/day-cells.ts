import type { PageView, ViewNode } from "../../page/view.ts";
import { dayOf, monthIn } from "./dates.ts";
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
 * “the 24th of March”, “the 17th”: the day in the month that the page shows as a grid, or in the one of several that is
 * headed so. The days of the months before and after it in the same grid are not meant. Undefined when the words name no
 * day, or no grid shows it.
 */
export function matchDay(view: PageView, target: TargetPhrase): Match | undefined {
  const cell = dayCell(view, target.text);
  if (cell === undefined) return undefined;
  const found: Scored = { ...cell, score: 0.85, tier: tiers.words };
  return { outcome: "one", found: [found], confidence: found.score, ranked: [found] };
}

/** The cell of that day, as {@link matchDay} finds it. */
export function dayCell(view: PageView, text: string): { index: number; node: ViewNode } | undefined {
  const asked = dayOf(text);
  if (!asked) return undefined;
  const cells = gridFor(view, monthsShown(indexOf(view)), asked);
  const at = cells?.find(({ day }) => day === asked.day)?.at;
  const node = at === undefined ? undefined : view.nodes[at];
  return at === undefined || node === undefined ? undefined : { index: at, node };
}

type Asked = NonNullable<ReturnType<typeof dayOf>>;

function gridFor(view: PageView, grids: Cell[][], asked: Asked): Cell[] | undefined {
  if (grids.length < 2) return isShown(view, asked) ? grids[0] : undefined;
  if (asked.month === undefined) return undefined;
  const headed = grids.filter((_, at) => {
    const from = grids[at - 1]?.at(-1)?.at ?? 0;
    const head = headOf(view, from, grids[at]?.[0]?.at ?? 0);
    return head?.month === asked.month && (asked.year ?? head?.year) === head?.year;
  });
  return headed.length === 1 ? headed[0] : undefined;
}

/** The month that is named last before a grid, and after the one before. */
function headOf(view: PageView, from: number, to: number): { month: number; year?: number } | undefined {
  return monthsNamed({ ...view, nodes: view.nodes.slice(from + 1, to) }).at(-1);
}

/** The months that the page names, in their order. */
export function monthsNamed(view: PageView): { month: number; year?: number }[] {
  return view.nodes.flatMap(({ role, name }) =>
    role === "text" && name.length < 20 ? (monthIn(name) ?? []) : [],
  );
}

/** Whether the page names this month, and no other one beside it. */
function isShown(view: PageView, asked: Asked): boolean {
  if (asked.month === undefined) return true;
  const named = monthsNamed(view);
  const withYear = named.filter(({ year }) => year !== undefined);
  const shown = withYear.length > 0 ? withYear : named;
  return (
    shown.length > 0 &&
    shown.every(({ month, year }) => month === asked.month && (asked.year ?? year) === year)
  );
}

/** Runs of rising days among what can be pressed, each the days of one month; some of them may not be had. */
function monthsShown(index: ViewIndex): Cell[][] {
  const months: Cell[][] = [];
  let running: Cell[] = [];
  const end = (): void => {
    if (running.length >= fewestDays && (running.at(-1)?.day ?? 0) >= shortestMonth) months.push(running);
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
