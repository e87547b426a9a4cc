import { modifierKeys } from "../modifier-keys.ts";
import { isTimeoutError } from "../../browser/playwright.ts";
import type { LivePage } from "../live-page.ts";
import { guarded, makeReady, pressAt, watched, type Arrival, type ReadyTarget } from "../pointer.ts";
import { StepFailure, type Stage, type Step } from "../step.ts";
import type { Done, Method } from "./done.ts";

type Press = {
  /** What was done, in the past tense. */
  words: string;
  button?: "left" | "right" | "middle";
  clickCount?: number;
};

export const click: Method = (stage) => press(stage, { words: "Clicked" });
export const doubleClick: Method = (stage) => press(stage, { words: "Double-clicked", clickCount: 2 });
export const rightClick: Method = (stage) => press(stage, { words: "Right-clicked", button: "right" });
export const middleClick: Method = (stage) => press(stage, { words: "Middle-clicked", button: "middle" });

async function press(stage: Stage, how: Press): Promise<Done> {
  const { step } = stage;
  const modifiers = modifiersOf(step);
  const need = { editable: false, pointer: true, press: true };
  const ready = await makeReady(stage, need);
  let arrival = await pressOnce(stage, { ...how, modifiers }, ready);
  // What moved the element in that moment may let it stay where it is now: what scrolling brought into view, what a field said
  // when it was left for the press, an animation that had only begun, the pointer itself, under which a row makes room.
  if (arrival === "held back" || arrival === "missed") {
    const again = await makeReady(stage, { ...need, patient: true });
    arrival = await pressOnce(stage, { ...how, modifiers }, again);
  }
  if (arrival === "intercepted") throw intercepted(step);
  if (arrival !== "arrived") throw movedAway(step);
  const held = modifiers.length === 0 ? "" : ` with ${modifiers.join("+")} held`;
  return { message: `${how.words} ${step.description}${held}.` };
}

async function pressOnce(
  { live }: Stage,
  { button = "left", clickCount = 1, modifiers }: Press & { modifiers: string[] },
  { target, point }: ReadyTarget,
): Promise<Arrival> {
  const opensTab =
    (button === "middle" || modifiers.some((key) => key !== "Alt")) &&
    (await live.worlds.call(target.world, "isInLink", target.number));
  // The browser announces no such tab (CDP `Page.windowOpen`); it is there a moment later.
  const opening = opensTab ? nextTab(live) : undefined;
  const isPlain = modifiers.length === 0;
  const arrival = isPlain
    ? await pressAt(live, target, { point, clickCount, button })
    : await watched(live, target, () =>
        holding(live, modifiers, () => live.page.mouse.click(point.x, point.y, { button, clickCount })),
      );
  if (arrival === "arrived") await opening;
  return arrival;
}

/** Longest wait for the tab that a link opens beside this one, ms; none comes where the page does something else. */
const tabPatience = 2_000;

async function nextTab({ page }: LivePage): Promise<void> {
  await page
    .context()
    .waitForEvent("page", { timeout: tabPatience })
    .catch((error: unknown) => {
      if (!isTimeoutError(error) && !page.isClosed()) throw error;
    });
}

async function holding(live: LivePage, keys: string[], work: () => Promise<void>): Promise<void> {
  const { keyboard } = live.page;
  try {
    for (const key of keys) await keyboard.down(key);
    await work();
  } finally {
    for (const key of keys.toReversed()) await keyboard.up(key);
  }
}

/** `["Control"]`, `["Control", "Shift"]` and `["Control+Shift"]` are the same; keys by Playwright's names. */
function modifiersOf({ arguments: given, method }: Step): string[] {
  const names = given.flatMap((argument) => argument.split("+")).filter((name) => name.trim() !== "");
  const keys = names.map((name) => {
    const word = name.trim().toLowerCase();
    const key = Object.hasOwn(modifierKeys, word) ? modifierKeys[word] : undefined;
    if (key !== undefined) return key;
    throw new StepFailure(
      "not_understood",
      `${method} takes keys to hold meanwhile (Alt, Control, Meta, Shift) and nothing else; ${JSON.stringify(name)} is none.`,
    );
  });
  return [...new Set(keys)];
}

/** A touch of a finger, for pages that listen to `touchstart`; the browser makes a click of it too. */
export async function tap(stage: Stage): Promise<Done> {
  const { live, step } = stage;
  const { target, point } = await makeReady(stage, { editable: false, pointer: true });
  const arrived = await guarded(live, target, () => touch(stage, point));
  if (!arrived) throw movedAway(step);
  return { message: `Tapped ${step.description}.` };
}

async function touch({ live, step }: Stage, { x, y }: { x: number; y: number }): Promise<void> {
  await live.page.touchscreen.tap(x, y).catch((error: unknown) => {
    // Playwright's answer for a context without one.
    if (!(error instanceof Error) || !/hasTouch/.test(error.message)) throw error;
    throw new StepFailure(
      "not_understood",
      `This session has no touch screen, so ${step.description} was not tapped. Start the session with useTouch: true, or use click.`,
    );
  });
}

export async function hover(stage: Stage): Promise<Done> {
  const { point } = await makeReady(stage, { editable: false, pointer: true });
  await stage.live.page.mouse.move(point.x, point.y);
  return { message: `Moved the pointer over ${stage.step.description}.`, verified: true, late: true };
}

function intercepted(step: Step): StepFailure {
  return new StepFailure(
    "covered",
    `${step.description} was clicked, but the page kept the click from it and now shows something else over it. Answer or close that, then try again.`,
  );
}

export function movedAway(step: Step): StepFailure {
  return new StepFailure(
    "covered",
    `${step.description} moved away from under the pointer, or something came over it; nothing was pressed. Observe the page again.`,
  );
}
