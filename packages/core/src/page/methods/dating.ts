import type { CalendarDay, CalendarLook } from "../injected/calendar.ts";
import { guarded, makeReady, reach } from "../pointer.ts";
import type { Located } from "../reference.ts";
import { quietGap } from "../settle.ts";
import { takeView } from "../snapshot.ts";
import { StepFailure, unlessVeiled, type Stage } from "../step.ts";
import { movedAway } from "./clicking.ts";
import type { Done } from "./done.ts";

/** How long a calendar may take to open, to turn a page, and to take a day over, ms. */
const patience = 1_500;
/** Pages of a calendar that are turned at most: twenty years by months. */
const mostPages = 240;

type Picking = { stage: Stage; target: Located; day: CalendarDay; words: string };

/**
 * Chooses a day, or the first and the last of some, in the calendar that a field, or a button beside it, opens; the field itself
 * takes no text.
 */
export async function pickDays(stage: Stage, days: CalendarDay[]): Promise<Done> {
  const { live, step } = stage;
  const [day] = days;
  if (day === undefined) throw new StepFailure("not_understood", "No day is told.");
  const words = unlessVeiled(step, days.map(wordsOf).join(" to "));
  const { target, point } = await makeReady(stage, { editable: false, pointer: true });
  const picking: Picking = { stage, target, day, words };
  if (!(await guarded(live, target, () => live.page.mouse.click(point.x, point.y)))) throw movedAway(step);
  const opened = (await lookAgain(picking, isShown)) ?? (await openBeside(picking));
  if (opened === undefined) {
    throw new StepFailure(
      "read_only",
      `${step.description} takes no text, and no calendar opened that days can be chosen in.`,
    );
  }
  await press(picking, await turnTo(picking, opened), unlessVeiled(step, wordsOf(day)));
  for (const next of days.slice(1)) {
    const then = { ...picking, day: next, words: unlessVeiled(step, wordsOf(next)) };
    const look = await lookAgain(then, isShown);
    if (look === undefined)
      throw new StepFailure("no_effect", `The calendar of ${step.description} takes one day alone.`);
    await press(then, await turnTo(then, look), then.words);
  }
  const showsAll = async (): Promise<boolean> => {
    for (const each of days) if (!(await shows({ ...picking, day: each }))) return false;
    return true;
  };
  if (!(await showsAll())) {
    const confirm = await live.worlds.call(target.world, "confirmDay");
    if (confirm !== null) await press(picking, confirm, "that takes the day over");
    if (!(await showsAll()))
      throw new StepFailure(
        "no_effect",
        `${words} was pressed in the calendar, but ${step.description} does not show it.`,
      );
  }
  return { message: `Set ${step.description} to ${words}.`, verified: true };
}

function wordsOf({ year, month, day }: CalendarDay): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${year ?? "-"}-${two(month)}-${two(day)}`;
}

const isShown = ({ outcome }: CalendarLook) => outcome !== "none";

async function openBeside(picking: Picking): Promise<CalendarLook | undefined> {
  const { stage, target } = picking;
  const button = await stage.live.worlds.call(target.world, "calendarButton", target.number);
  if (button === null) return undefined;
  await press(picking, button, "that opens the calendar");
  return lookAgain(picking, isShown);
}

/** Turns the calendar until it shows the day, and answers its element. */
async function turnTo(picking: Picking, opened: CalendarLook): Promise<number> {
  const { stage, target, words } = picking;
  const { description } = stage.step;
  let look = opened;
  for (let pages = 0; pages < mostPages; pages += 1) {
    stage.signal.throwIfAborted();
    if (look.outcome === "day") {
      if (!look.disabled) return look.number;
      throw new StepFailure("disabled", `${words} cannot be chosen in the calendar of ${description}.`);
    }
    if (look.outcome === "select")
      await stage.live.worlds.call(target.world, "selectOptions", look.number, [look.label]);
    else if (look.outcome === "month" && look.number !== null)
      await press(picking, look.number, "that turns the calendar");
    else break;
    const before = JSON.stringify(look);
    const next = await lookAgain(picking, (now) => isShown(now) && differs(before, now));
    if (next === undefined) break;
    look = next;
  }
  const shown = look.outcome === "month" ? ` It shows ${look.shown} and goes no further.` : "";
  throw new StepFailure(
    "unknown_option",
    `The calendar of ${description} could not be turned to ${words}.${shown}`,
  );
}

function differs(before: string, now: CalendarLook): boolean {
  const then = JSON.parse(before) as CalendarLook;
  if (then.outcome === "month" && now.outcome === "month") return then.shown !== now.shown;
  return before !== JSON.stringify(now);
}

/** Looks at the calendar until it is as wanted; undefined when it does not become so. */
async function lookAgain(
  { stage, target, day }: Picking,
  isWanted: (look: CalendarLook) => boolean,
): Promise<CalendarLook | undefined> {
  const { worlds } = stage.live;
  const end = performance.now() + patience;
  for (;;) {
    const { changes } = await worlds.call(target.world, "activity");
    await worlds.call(target.world, "quiet", quietGap, 300);
    let look = await worlds.call(target.world, "lookForDay", day);
    if (look.outcome === "none") {
      // What opened may stand in a closed shadow root, which only a view finds.
      await takeView(worlds, { signal: stage.signal });
      look = await worlds.call(target.world, "lookForDay", day);
    }
    if (isWanted(look)) return look;
    const left = end - performance.now();
    if (left <= 0 || !(await worlds.call(target.world, "changed", changes, left))) return undefined;
  }
}

async function press({ stage, target }: Picking, number: number, what: string): Promise<void> {
  const { live } = stage;
  const step = { ...stage.step, description: `The button ${what} in ${stage.step.description}` };
  const button = { world: target.world, number };
  const { point } = await reach({ ...stage, step }, button, { editable: false, pointer: true });
  if (!(await guarded(live, button, () => live.page.mouse.click(point.x, point.y)))) throw movedAway(step);
}

async function shows({ stage, target, day }: Picking): Promise<boolean> {
  const { worlds } = stage.live;
  const end = performance.now() + patience;
  for (;;) {
    const { changes } = await worlds.call(target.world, "activity");
    if (await worlds.call(target.world, "showsDay", target.number, day)) return true;
    const left = end - performance.now();
    if (left <= 0 || !(await worlds.call(target.world, "changed", changes, left)))
      return worlds.call(target.world, "showsDay", target.number, day);
  }
}
