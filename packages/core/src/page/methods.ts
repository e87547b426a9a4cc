import type { ActionMethod } from "@legwork/protocol";
import type { ControlState, Selection } from "./injected/control.ts";
import { hidden, makeReady, pressAt, stale, targetOf } from "./pointer.ts";
import type { Located } from "./reference.ts";
import { hasText, isSameText } from "./same-text.ts";
import { scrollAmount } from "./scroll-amount.ts";
import { StepFailure, type Stage, type Step } from "./step.ts";

/** What a method did beside the general effects. */
export type Done = {
  message: string;
  /** The method can tell by itself that it worked: what it wanted was so, or was verified. */
  verified?: boolean;
  /** Looks at the target once the page is quiet, and answers in words what is not as it should be. */
  holds?: (state: ControlState) => string | undefined;
};

type Method = (stage: Stage) => Promise<Done>;

/** How each method is done on a live page; each throws {@link StepFailure} for what the page does not allow. */
export const methods: Record<ActionMethod, Method> = {
  click: (stage) => press(stage, 1),
  doubleClick: (stage) => press(stage, 2),
  hover,
  fill,
  type,
  press: pressKey,
  selectOption,
  check: (stage) => setChecked(stage, true),
  uncheck: (stage) => setChecked(stage, false),
  scroll,
  scrollTo,
  goBack: (stage) => travel(stage, "goBack"),
  goForward: (stage) => travel(stage, "goForward"),
  reload: async ({ live, begin }) => {
    await begin();
    await live.page.reload({ waitUntil: "domcontentloaded" });
    return { message: "Reloaded the page.", verified: true };
  },
};

async function press(stage: Stage, clickCount: number): Promise<Done> {
  const { live, step } = stage;
  const { target, point } = await makeReady(stage, { editable: false, pointer: true, press: true });
  if (!(await pressAt(live, target, { point, clickCount }))) {
    throw new StepFailure(
      "covered",
      `${step.description} moved away from under the pointer, or something came over it; nothing was pressed. Observe the page again.`,
    );
  }
  return { message: `${clickCount === 2 ? "Double-clicked" : "Clicked"} ${step.description}.` };
}

async function hover(stage: Stage): Promise<Done> {
  const { point } = await makeReady(stage, { editable: false, pointer: true });
  await stage.live.page.mouse.move(point.x, point.y);
  return { message: `Moved the pointer over ${stage.step.description}.`, verified: true };
}

async function fill(stage: Stage): Promise<Done> {
  const { live, step } = stage;
  const [text = ""] = step.arguments;
  const need = { editable: true, pointer: true, select: true };
  const { target, settable, commits } = await makeReady(stage, need);
  const { worlds } = live;
  if (settable) return set(stage, target, text);
  if (text === "") await live.page.keyboard.press("Delete");
  else await worlds.insertText(text);
  if (commits) await worlds.call(target.world, "commit", target.number);
  return {
    message: text === "" ? `Cleared ${step.description}.` : `Filled ${step.description}.`,
    verified: true,
    holds: ({ value, secret }) => {
      if (value === undefined || (secret ? value === text : isSameText(value, text))) return undefined;
      return `${step.description} did not take the text: it holds ${quoted(value, secret)} now.`;
    },
  };
}

function quoted(value: string, secret: boolean): string {
  return secret ? "another text" : JSON.stringify(value.slice(0, 200));
}

async function set({ live, step }: Stage, target: Located, value: string): Promise<Done> {
  const answer = await live.worlds.call(target.world, "setValue", target.number, value);
  if (answer === undefined) throw stale(step);
  if (answer.rejected) {
    const instead = answer.held === "" ? "" : ` The nearest it takes is ${JSON.stringify(answer.held)}.`;
    throw new StepFailure(
      "no_effect",
      `${step.description} does not take ${JSON.stringify(value)}, and was left as it is.${instead} Dates are given as 2026-03-31, times as 14:30, colours as #rrggbb.`,
    );
  }
  return {
    message: `Set ${step.description}.`,
    verified: true,
    holds: (state) =>
      state.value === answer.held
        ? undefined
        : `${step.description} was set, but the page made it hold ${JSON.stringify(state.value)}.`,
  };
}

async function type(stage: Stage): Promise<Done> {
  const { live, step } = stage;
  const [text = ""] = step.arguments;
  const message = `Typed into ${step.description}.`;
  if (step.reference === undefined) {
    await stage.begin();
    await live.page.keyboard.type(text);
    return { message };
  }
  const { target } = await makeReady(stage, { editable: true, pointer: true });
  await takeFocus(stage, target);
  await live.page.keyboard.type(text);
  // A line break sends many a field, which is empty then.
  if (/[\r\n]/.test(text)) return { message };
  return {
    message,
    holds: ({ value, secret }) => {
      if (value === undefined || (secret ? value.includes(text) : hasText(value, text))) return undefined;
      return `${step.description} did not take all of the text: it holds ${quoted(value, secret)} now.`;
    },
  };
}

async function takeFocus({ live, step }: Stage, target: Located): Promise<void> {
  if (await live.worlds.call(target.world, "focus", target.number)) return;
  throw new StepFailure(
    "not_understood",
    `${step.description} cannot have the keyboard focus. Name a field or a control, or press the key without naming one.`,
  );
}

async function pressKey(stage: Stage): Promise<Done> {
  const { live, step } = stage;
  const [key = "Enter"] = step.arguments;
  if (step.reference === undefined) await stage.begin();
  else {
    const { target } = await makeReady(stage, { editable: false, pointer: false });
    // Keys that nothing has the focus for go to the page.
    if (!(await live.worlds.call(target.world, "isPage", target.number))) await takeFocus(stage, target);
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

async function selectOption(stage: Stage): Promise<Done> {
  const { live, step } = stage;
  const { target } = await makeReady(stage, { editable: false, pointer: true });
  const selection: Selection = await live.worlds.call(
    target.world,
    "selectOptions",
    target.number,
    step.arguments,
  );
  if (selection.outcome !== "selected") throw notSelected(step, selection);
  const { labels } = selection;
  return {
    message: `Selected ${labels.map((label) => JSON.stringify(label)).join(", ")} in ${step.description}.`,
    verified: true,
    holds: ({ value }) =>
      value === undefined || value === labels.join(", ")
        ? undefined
        : `${step.description} was set, but the page made it hold ${JSON.stringify(value)}.`,
  };
}

function notSelected(step: Step, selection: Exclude<Selection, { outcome: "selected" }>): StepFailure {
  if (selection.outcome === "stale") return stale(step);
  if (selection.outcome === "wrong_count")
    return new StepFailure("not_understood", `${step.description} takes one option; name exactly one.`);
  if (selection.outcome === "not_a_select")
    return new StepFailure(
      "not_understood",
      `${step.description} is not a list of options. Click it and choose from what opens.`,
    );
  const reason =
    selection.outcome === "disabled_option" ? "that option is disabled" : "it has no such option";
  return new StepFailure(
    "unknown_option",
    `Cannot select ${JSON.stringify(selection.wanted)} in ${step.description}: ${reason}. Its options: ${selection.options
      .slice(0, 30)
      .map((option) => JSON.stringify(option))
      .join(", ")}.`,
  );
}

async function setChecked(stage: Stage, wanted: boolean): Promise<Done> {
  const { live, step } = stage;
  const word = wanted ? "checked" : "unchecked";
  const target = targetOf(live, step);
  const before = await live.worlds.call(target.world, "controlState", target.number);
  if (before === undefined) throw stale(step);
  const isSo = (state: ControlState) => state.checked === wanted && !state.mixed;
  if (isSo(before)) {
    await stage.begin();
    return { message: `${step.description} was already ${word}.`, verified: true };
  }
  await press(stage, 1);
  return {
    message: `${wanted ? "Checked" : "Unchecked"} ${step.description}.`,
    verified: true,
    holds: (state) => (isSo(state) ? undefined : `${step.description} was clicked, but is not ${word} now.`),
  };
}

async function scroll({ live, step, begin }: Stage): Promise<Done> {
  const amount = scrollAmount(step.arguments);
  const target = step.reference === undefined ? undefined : targetOf(live, step);
  const world = target?.world ?? (await live.worlds.main());
  await begin();
  const { moved, after } = await live.worlds.call(world, "scrollBy", target?.number ?? null, amount);
  if (!moved)
    throw new StepFailure(
      "no_effect",
      `Nothing scrolled: ${step.description} is already at its end in that direction.`,
    );
  return { message: `Scrolled to ${after.y} px from the top.`, verified: true };
}

async function scrollTo({ live, step, begin }: Stage): Promise<Done> {
  const target = targetOf(live, step);
  await begin();
  const answer = await live.worlds.call(target.world, "scrollIntoView", target.number);
  if (answer === undefined) throw stale(step);
  if (answer === null) throw hidden(step);
  return {
    message: answer.moved ? `Scrolled to ${step.description}.` : `${step.description} was already in view.`,
    verified: true,
  };
}

async function travel({ live, begin }: Stage, direction: "goBack" | "goForward"): Promise<Done> {
  const words = direction === "goBack" ? "back" : "forward";
  if (!(await live.hasPage(direction)))
    throw new StepFailure("no_effect", `There is no page to go ${words} to.`);
  await begin();
  await live.page[direction]({ waitUntil: "domcontentloaded" });
  return { message: `Went ${words} to ${live.url()}.`, verified: true };
}
