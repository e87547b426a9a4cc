import { elementAt, isAt, type Readiness } from "./actionability.ts";
import { activity, beginAction, seeChanges, type Activity } from "./activity.ts";
import { controlState, isSettable, selectText, type ControlState } from "./control.ts";
import { elementOf } from "./elements.ts";
import { forgetRelease, showsAtOnce, staysAsItWas } from "./first-signs.ts";
import { readyBeside } from "./leaving-field.ts";
import { expectPointer } from "./pointer-watch.ts";
import { quiet } from "./quiet.ts";

/** What a step wants of its element. */
export type Need = {
  /** Text can be put into it. */
  editable: boolean;
  /** A person could point at it: nothing lies over it. */
  pointer: boolean;
  /** It will be pressed at the point that is answered, and nothing else may be. */
  press?: boolean;
  /** Its text is selected once the step has begun, see {@link selectText}; not that of a control that is set. */
  select?: boolean;
  /** Wait until the page is quiet in any case: it moved the element away from a press. */
  patient?: boolean;
};

/** What one document tells of itself and of the step's element, if that is in it. */
export type Look = { activity: Activity; control?: ControlState | undefined };

/** A drawing under the pointer: what is drawn on it leaves no trace in the document. CSS pixels of the document. */
export type Drawing = { x: number; y: number; width: number; height: number };

export type Prepared =
  | Exclude<Readiness, { outcome: "ready" }>
  | (Extract<Readiness, { outcome: "ready" }> & {
      begun?: Look;
      settable: boolean;
      commits: boolean;
      drawing?: Drawing;
    });

/** Longest wait for what scrolling brought into view, ms. */
const longestArrival = 300;

/**
 * Everything that comes before a step on an element, in one call. `gap`: see {@link quiet}. `isTop`: no frame is around
 * the document, so the step begins right here.
 */
export async function prepare(
  number: number,
  need: Need,
  { gap, isTop }: { gap: number; isTop: boolean },
): Promise<Prepared> {
  const readiness = isTop ? await readyAtRest(number, need, gap) : await readyBeside(number, need);
  if (readiness.outcome !== "ready") return readiness;
  const prepared: Prepared = { ...readiness, settable: isSettable(number), commits: false };
  const drawing = need.press === true ? drawingAt(number, readiness.point) : undefined;
  if (drawing !== undefined) prepared.drawing = drawing;
  if (!isTop) return prepared;
  prepared.begun = beginIn(number, need.press === true);
  if (need.select === true && !prepared.settable) prepared.commits = selectText(number);
  return prepared;
}

/** What scrolling brings into view may be filled only then, as pages do with pictures and long lists, and move the element. */
async function readyAtRest(number: number, need: Need, gap: number): Promise<Readiness> {
  const before = seeChanges();
  const readiness = await readyBeside(number, need);
  if (readiness.outcome !== "ready") return readiness;
  if (need.patient !== true && !readiness.scrolled) return readiness;
  // The frame that was waited for tells the page what is in view; what it does about that at once, or in its next frame,
  // is done when it is idle after that.
  const isAtRest = need.patient !== true && (await staysAsItWas(before));
  if (isAtRest && (!need.pointer || isAt(number, readiness.point))) return readiness;
  await quiet(gap, longestArrival);
  return readyBeside(number, need);
}

/** The `<canvas>` that is the element, lies in it, or lies under the point; a part of it that is shown. */
function drawingAt(number: number, point: { x: number; y: number }): Drawing | undefined {
  const element = elementOf(number);
  const canvas =
    [...document.elementsFromPoint(point.x, point.y), elementAt(point)].find(isCanvas) ??
    element?.querySelector("canvas");
  if (canvas === undefined || canvas === null) return undefined;
  const { left, top, right, bottom } = canvas.getBoundingClientRect();
  const [x, y] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))];
  const width = Math.min(innerWidth, Math.ceil(right)) - x;
  const height = Math.min(innerHeight, Math.ceil(bottom)) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

const isCanvas = (element: Element | null): boolean => element?.localName === "canvas";

/** What a step left behind in this document, once it is quiet; see {@link quiet} for the times. */
export async function aftermath(
  number: number | null,
  { gap, cap, since }: { gap: number; cap: number; since: "now" | "input" },
): Promise<Look & { quiet: boolean }> {
  const isQuiet = await quiet(gap, cap, since);
  return { quiet: isQuiet, ...lookNow(number) };
}

/** What shows of a step in this document at once, see {@link showsAtOnce}; null when that may not be all. */
export async function firstSigns(number: number | null): Promise<Look | null> {
  return (await showsAtOnce()) ? lookNow(number) : null;
}

/** Begins the step in this document. `expects`: the press that follows may reach the element alone, see {@link expectPointer}. */
export function beginIn(number: number | null, expects: boolean): Look {
  if (expects) expectPointer(number);
  forgetRelease();
  return { activity: beginAction(), ...controlOf(number) };
}

export function lookNow(number: number | null): Look {
  return { activity: activity(), ...controlOf(number) };
}

function controlOf(number: number | null): Pick<Look, "control"> {
  return number === null ? {} : { control: controlState(number) };
}
