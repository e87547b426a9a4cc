import { dayOf, daysFor, daysOf, isSameDay, writeDay } from "../date-text.ts";
import type { Day } from "../injected/calendar.ts";
import type { Held } from "../injected/control.ts";
import { makeReady, pressAt, targetOf, type ReadyTarget } from "../pointer.ts";
import { referenceOf } from "../reference.ts";
import { hasText, isSameText } from "../same-text.ts";
import { quietGap } from "../settle.ts";
import { StepFailure, unlessVeiled, type Stage } from "../step.ts";
import { fillConfined, typeConfined } from "./confined-typing.ts";
import type { Done, Method } from "./done.ts";
import { pickDays } from "./dating.ts";
import { takeFocus } from "./focusing.ts";
import { setNative } from "./setting.ts";
import { slide } from "./sliding.ts";

export const fill: Method = (stage) => withField(stage, fillField);
export const type: Method = (stage) => withField(stage, typeInto);

/**
 * What is named may not be the field itself, but its label or the component around it; or an editor that draws its text
 * and takes the keys by a field of its own, which has the focus once the editor is clicked.
 */
async function withField(stage: Stage, method: Method): Promise<Done> {
  try {
    return await method(stage);
  } catch (error) {
    if (!(error instanceof StepFailure) || error.code !== "read_only" || stage.step.confined) throw error;
    const { live, step } = stage;
    const { world, number } = targetOf(live, step);
    const field = await live.worlds.call(world, "fieldWithin", number);
    if (field !== null)
      return method({ ...stage, step: { ...step, reference: referenceOf(world.sequence, field) } });
    if (!(await live.worlds.call(world, "saysField", number))) throw error;
    return writeWhereFocusGoes(stage, error);
  }
}

async function writeWhereFocusGoes(stage: Stage, error: StepFailure): Promise<Done> {
  const { live, step } = stage;
  const [text = ""] = step.arguments;
  const { target, point } = await makeReady(stage, { editable: false, pointer: true, press: true });
  const arrival = await pressAt(live, target, { point, clickCount: 1 });
  if (arrival !== "arrived" || !(await live.worlds.call(target.world, "isInField"))) throw error;
  if (step.method === "fill") {
    await live.page.keyboard.press("ControlOrMeta+A");
    await live.page.keyboard.press("Delete");
  }
  await live.page.keyboard.type(text);
  return { message: `Typed into ${step.description}.` };
}

async function fillField(stage: Stage): Promise<Done> {
  const { live, step } = stage;
  if (step.confined === true) return fillConfined(stage);
  const [given = ""] = step.arguments;
  const { worlds } = live;
  const { world, number } = targetOf(live, step);
  const day = dayOf(given);
  // Sliders and calendars take numbers and days, which a plain field does not have to be asked about.
  const field = /\d|min|max/i.test(given) ? await worlds.call(world, "fillKind", number) : undefined;
  if (field?.kind === "slider") return slide(stage, given);
  const chosen = field?.kind === "other" ? daysFor(given) : undefined;
  if (chosen !== undefined) return pickDays(stage, chosen);
  const days = field?.kind === "other" ? daysOf(given) : [];
  if (days.length > 0) return pickAsWritten(stage, days);
  const ready = await readyToWrite(stage);
  if (ready === undefined) return slide(stage, given);
  const { target, settable, commits } = ready;
  if (settable) return setNative(stage, target, given);
  const text = day === undefined || field?.format === undefined ? given : writeDay(day, field.format);
  if (text === "") await live.page.keyboard.press("Delete");
  else await worlds.insertText(text);
  if (isForKeys(text) && !(await isTaken(stage, text))) await writeByKeys(stage, text);
  if (commits) await worlds.call(target.world, "commit", target.number);
  // Some fields throw away what is typed, and want the day from their calendar.
  if (day !== undefined && (await isWithout(stage, day))) return pickDays(stage, [day]);
  return {
    message: text === "" ? `Cleared ${step.description}.` : `Filled ${step.description}.`,
    verified: true,
    holds: (held) => {
      const { value, secret } = held;
      if (value === undefined || isHeld(held, text)) return undefined;
      if (day !== undefined && isSameDay(value, day)) return undefined;
      return `${step.description} did not take the text: it holds ${quoted(value, secret)} now.`;
    },
  };
}

/** Of the days that a text may mean, the one that the field then writes just so. */
async function pickAsWritten(stage: Stage, days: Day[]): Promise<Done> {
  const { live, step } = stage;
  const { world, number } = targetOf(live, step);
  const [given = ""] = step.arguments;
  for (const day of days) {
    const done = await pickDays(stage, [day]);
    const state = await live.worlds.call(world, "controlState", number);
    const isOnly = days.length === 1 || isSameText(state?.value ?? "", given);
    if (isOnly) return done;
  }
  throw new StepFailure(
    "no_effect",
    `${unlessVeiled(step, JSON.stringify(given))} may be several days, and ${step.description} writes none of them so.`,
  );
}

function isHeld({ value = "", secret, row }: Held, text: string): boolean {
  const isMasked = value.length === text.length && /^[•●∙·*]+$/.test(value);
  return row === text || isMasked || (secret ? value === text : isSameText(value, text));
}

/** How long a field may take to show what it made of a text, ms. */
const longestAnswer = 300;

/** Longest text that is written anew by keys. */
const longestByKeys = 200;

/** A line break is the key that sends a message. */
function isForKeys(text: string): boolean {
  return text !== "" && text.length <= longestByKeys && !/[\r\n]/.test(text);
}

/** Editors that are no fields of a form take inserted text, and show it when they have drawn it anew. */
async function isTaken({ live, step }: Stage, text: string): Promise<boolean> {
  const { worlds } = live;
  const { world, number } = targetOf(live, step);
  const isSo = async () => {
    const state = await worlds.call(world, "controlState", number);
    return state?.value === undefined || state.rich === true || isHeld(state, text);
  };
  if (await isSo()) return true;
  await worlds.call(world, "quiet", quietGap, longestAnswer);
  return isSo();
}

/** Masks that go by the keys pressed (a telephone number, a code in several fields) know nothing of inserted text. */
async function writeByKeys({ live, step }: Stage, text: string): Promise<void> {
  const { world, number } = targetOf(live, step);
  await live.worlds.call(world, "selectText", number);
  await live.page.keyboard.press("Delete");
  // A row of fields goes on to the next one for each change.
  await live.worlds.call(world, "selectText", number);
  await live.page.keyboard.type(text);
}

/** Undefined for what is moved by keys and takes no text. */
async function readyToWrite(stage: Stage): Promise<ReadyTarget | undefined> {
  try {
    return await makeReady(stage, { editable: true, pointer: true, select: true });
  } catch (error) {
    if (!(error instanceof StepFailure) || error.code !== "read_only") throw error;
    const { world, number } = targetOf(stage.live, stage.step);
    const field = await stage.live.worlds.call(world, "fillKind", number);
    if (field?.kind !== "slider") throw error;
    return undefined;
  }
}

async function isWithout({ live, step }: Stage, day: Day): Promise<boolean> {
  const { world, number } = targetOf(live, step);
  const state = await live.worlds.call(world, "controlState", number);
  return state?.value !== undefined && !isSameDay(state.value, day);
}

function quoted(value: string, secret: boolean): string {
  return secret ? "another text" : JSON.stringify(value.slice(0, 200));
}

async function typeInto(stage: Stage): Promise<Done> {
  const { live, step } = stage;
  if (step.confined === true) return typeConfined(stage);
  const [text = ""] = step.arguments;
  const message = `Typed into ${step.description}.`;
  if (step.reference === undefined) {
    await stage.begin();
    await live.page.keyboard.type(text);
    return { message };
  }
  const { target } = await makeReady(stage, { editable: true, pointer: true });
  await takeFocus(stage, target);
  const said = await live.worlds.call(target.world, "timesSaid", text);
  await live.page.keyboard.type(text);
  // A line break sends many a field, which is empty then.
  if (/[\r\n]/.test(text)) return { message };
  const isIn = ({ value, secret, row }: Held) =>
    value === undefined ||
    row?.startsWith(text) === true ||
    (secret ? value.includes(text) : hasText(value, text));
  if (await isWrittenElsewhere(stage, text, said)) return { message };
  return {
    message,
    holds: (held) => {
      if (isIn(held)) return undefined;
      const { value = "", secret } = held;
      return `${step.description} did not take all of the text: it holds ${quoted(value, secret)} now.`;
    },
  };
}

/** Terminals take the keys out of their field, and write what was typed on a line of their own. */
async function isWrittenElsewhere({ live, step }: Stage, text: string, said: number): Promise<boolean> {
  const { world, number } = targetOf(live, step);
  const state = await live.worlds.call(world, "controlState", number);
  const { value = text, secret = false } = state ?? {};
  // The last key may still be there.
  if (secret || value.length >= text.length || !text.endsWith(value)) return false;
  await live.worlds.call(world, "quiet", quietGap, longestAnswer);
  return (await live.worlds.call(world, "timesSaid", text)) > said;
}

export async function pressKey(stage: Stage): Promise<Done> {
  const { live, step } = stage;
  const [key = "Enter"] = step.arguments;
  if (await isForPage(stage)) await stage.begin();
  else {
    const { target } = await makeReady(stage, { editable: false, pointer: false });
    await takeFocus(stage, target);
  }
  await live.page.keyboard.press(key).catch((error: unknown) => {
    if (error instanceof Error && /Unknown key/.test(error.message)) {
      throw new StepFailure(
        "not_understood",
        `There is no key called ${JSON.stringify(key)}. Examples: Enter, Escape, ArrowDown, Control+A.`,
      );
    }
    throw error;
  });
  return { message: `Pressed ${key}.` };
}

/** Keys that nothing has the focus for go to the page, which is not scrolled for them. */
async function isForPage({ live, step }: Stage): Promise<boolean> {
  if (step.reference === undefined) return true;
  const { world, number } = targetOf(live, step);
  return live.worlds.call(world, "isPage", number);
}
