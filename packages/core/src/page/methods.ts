import type { ActionMethod } from "@legwork/protocol";
import type { LivePage } from "./live-page.ts";
import type { Selection } from "./injected/control.ts";
import { makeReady, stale, targetOf } from "./pointer.ts";
import { scrollAmount } from "./scroll-amount.ts";
import { StepFailure, type Step } from "./step.ts";

/** What a method did beside the general effects; `settled` methods verify their own result. */
export type Done = {
  message: string;
  /** The result was verified by the method itself. */ verified?: boolean;
  /** Nothing had to change. */ already?: boolean;
};

type Method = (live: LivePage, step: Step) => Promise<Done>;

/** How each method is done on a live page; each throws {@link StepFailure} for what the page does not allow. */
export const methods: Record<ActionMethod, Method> = {
  click: (live, step) => press(live, step, 1),
  doubleClick: (live, step) => press(live, step, 2),
  hover,
  fill,
  type,
  press: pressKey,
  selectOption,
  check: (live, step) => setChecked(live, step, true),
  uncheck: (live, step) => setChecked(live, step, false),
  scroll,
  scrollTo,
  goBack: (live) => travel(live, "goBack"),
  goForward: (live) => travel(live, "goForward"),
  reload: async (live) => {
    await live.page.reload({ waitUntil: "domcontentloaded" });
    return { message: "Reloaded the page.", verified: true };
  },
};

async function press(live: LivePage, step: Step, clickCount: number): Promise<Done> {
  const { target, point } = await makeReady(live, step, { editable: false, pointer: true });
  await live.worlds.call(target.world, "expectPointer", target.number);
  await live.page.mouse.click(point.x, point.y, { clickCount });
  // A document that is gone was left because of the click, so the click arrived.
  const isShown = live.worlds.world(target.world.sequence) === target.world;
  if (isShown && !(await arrived(live, step))) {
    throw new StepFailure(
      "covered",
      `The click on ${step.description} arrived at another element that moved in its way. Observe the page again.`,
    );
  }
  return { message: `${clickCount === 2 ? "Double-clicked" : "Clicked"} ${step.description}.` };
}

async function arrived(live: LivePage, step: Step): Promise<boolean> {
  try {
    return await live.worlds.call(targetOf(live, step).world, "pointerArrived");
  } catch (error) {
    if (isGone(error)) return true;
    throw error;
  }
}

const isGone = (error: unknown) =>
  error instanceof Error && (error.name === "DocumentGone" || error instanceof StepFailure);

async function hover(live: LivePage, step: Step): Promise<Done> {
  const { point } = await makeReady(live, step, { editable: false, pointer: true });
  await live.page.mouse.move(point.x, point.y);
  return { message: `Moved the pointer over ${step.description}.`, verified: true };
}

async function fill(live: LivePage, step: Step): Promise<Done> {
  const [text = ""] = step.arguments;
  const { target } = await makeReady(live, step, { editable: true, pointer: true });
  const { worlds } = live;
  if (await worlds.call(target.world, "isSettable", target.number)) return set(live, step, text);
  await worlds.call(target.world, "selectText", target.number);
  if (text === "") await live.page.keyboard.press("Delete");
  else await live.page.keyboard.insertText(text);
  const state = await worlds.call(target.world, "controlState", target.number);
  if (state === undefined) throw stale(step);
  if (state.value !== undefined && !sameText(state.value, text)) {
    const holds = state.secret ? "another text" : JSON.stringify(state.value.slice(0, 200));
    throw new StepFailure("no_effect", `${step.description} did not take the text: it holds ${holds} now.`);
  }
  return {
    message: text === "" ? `Cleared ${step.description}.` : `Filled ${step.description}.`,
    verified: true,
  };
}

/** Fields that format what they are given (spaces in a card number, a trailing newline) still hold the same text. */
function sameText(held: string, given: string): boolean {
  const bare = (text: string) => text.replace(/[\s\u00a0]+/g, "");
  return bare(held) === bare(given) || bare(held).replace(/\W/g, "") === bare(given).replace(/\W/g, "");
}

async function set(live: LivePage, step: Step, value: string): Promise<Done> {
  const target = targetOf(live, step);
  const held = await live.worlds.call(target.world, "setValue", target.number, value);
  if (held === undefined) throw stale(step);
  if (held.toLowerCase() !== value.toLowerCase() && !(held !== "" && Number(held) === Number(value))) {
    throw new StepFailure(
      "no_effect",
      `${step.description} does not take ${JSON.stringify(value)}; it holds ${JSON.stringify(held)}. Dates are given as 2026-03-31, times as 14:30, colours as #rrggbb.`,
    );
  }
  return { message: `Set ${step.description}.`, verified: true };
}

async function type(live: LivePage, step: Step): Promise<Done> {
  const [text = ""] = step.arguments;
  if (step.reference !== undefined) {
    const { target } = await makeReady(live, step, { editable: true, pointer: true });
    await live.worlds.call(target.world, "focus", target.number);
  }
  await live.page.keyboard.type(text);
  return { message: `Typed into ${step.description}.` };
}

async function pressKey(live: LivePage, step: Step): Promise<Done> {
  const [key = "Enter"] = step.arguments;
  if (step.reference !== undefined) {
    const { target } = await makeReady(live, step, { editable: false, pointer: false });
    await live.worlds.call(target.world, "focus", target.number);
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

async function selectOption(live: LivePage, step: Step): Promise<Done> {
  const { target } = await makeReady(live, step, { editable: false, pointer: true });
  const selection: Selection = await live.worlds.call(
    target.world,
    "selectOptions",
    target.number,
    step.arguments,
  );
  if (selection.outcome === "selected")
    return {
      message: `Selected ${selection.labels.map((label) => JSON.stringify(label)).join(", ")} in ${step.description}.`,
      verified: true,
    };
  if (selection.outcome === "stale") throw stale(step);
  if (selection.outcome === "not_a_select")
    throw new StepFailure(
      "not_understood",
      `${step.description} is not a list of options. Click it and choose from what opens.`,
    );
  const reason =
    selection.outcome === "disabled_option" ? "that option is disabled" : "it has no such option";
  throw new StepFailure(
    "unknown_option",
    `Cannot select ${JSON.stringify(selection.wanted)} in ${step.description}: ${reason}. Its options: ${selection.options
      .slice(0, 30)
      .map((option) => JSON.stringify(option))
      .join(", ")}.`,
  );
}

async function setChecked(live: LivePage, step: Step, wanted: boolean): Promise<Done> {
  const word = wanted ? "checked" : "unchecked";
  const target = targetOf(live, step);
  const before = await live.worlds.call(target.world, "controlState", target.number);
  if (before === undefined) throw stale(step);
  if (before.checked === wanted)
    return { message: `${step.description} was already ${word}.`, verified: true, already: true };
  await press(live, step, 1);
  const after = await live.worlds.call(target.world, "controlState", target.number);
  if (after !== undefined && after.checked !== wanted)
    throw new StepFailure("no_effect", `${step.description} was clicked, but is not ${word} now.`);
  return { message: `${wanted ? "Checked" : "Unchecked"} ${step.description}.`, verified: true };
}

async function scroll(live: LivePage, step: Step): Promise<Done> {
  const amount = scrollAmount(step.arguments);
  const target = step.reference === undefined ? undefined : targetOf(live, step);
  const world = target?.world ?? (await live.worlds.main());
  const { moved, after } = await live.worlds.call(world, "scrollBy", target?.number ?? null, amount);
  if (!moved)
    throw new StepFailure(
      "no_effect",
      `Nothing scrolled: ${step.description} is already at its end in that direction.`,
    );
  return { message: `Scrolled to ${after.y} px from the top.`, verified: true };
}

async function scrollTo(live: LivePage, step: Step): Promise<Done> {
  const target = targetOf(live, step);
  const answer = await live.worlds.call(target.world, "scrollIntoView", target.number);
  if (answer === undefined) throw stale(step);
  return {
    message: answer.moved ? `Scrolled to ${step.description}.` : `${step.description} was already in view.`,
    verified: true,
    already: !answer.moved,
  };
}

async function travel(live: LivePage, direction: "goBack" | "goForward"): Promise<Done> {
  const before = live.url();
  const response = await live.page[direction]({ waitUntil: "domcontentloaded" });
  const words = direction === "goBack" ? "back" : "forward";
  if (response === null && live.url() === before)
    throw new StepFailure("no_effect", `There is no page to go ${words} to.`);
  return { message: `Went ${words} to ${live.url()}.`, verified: true };
}
