import type { Choice } from "../injected/choices.ts";
import type { Selection } from "../injected/control.ts";
import type { Observation } from "../page-events.ts";
import { guarded, makeReady, reach, stale, targetOf } from "../pointer.ts";
import { referenceOf, type Located } from "../reference.ts";
import { quietGap } from "../settle.ts";
import { StepFailure, type Stage, type Step } from "../step.ts";
import { DocumentGone } from "../document-gone.ts";
import { movedAway } from "./clicking.ts";
import type { Done } from "./done.ts";
import { fill } from "./typing.ts";

export async function selectOption(stage: Stage): Promise<Done> {
  const { live, step } = stage;
  const target = targetOf(live, step);
  const begun = await live.worlds.call(target.world, "beginChoice", target.number);
  if (begun === undefined) throw stale(step);
  if (begun.kind === "label") {
    const reference = referenceOf(target.world.sequence, begun.control);
    return selectOption({ ...stage, step: { ...step, reference } });
  }
  if (begun.kind === "native") return selectNative(stage);
  if (step.arguments.length === 0 || step.arguments.every((label) => label.trim() === ""))
    throw notSelected(step, { outcome: "wrong_count" });
  if (begun.kind === "suggested") return selectSuggestion(stage);
  let done: Done | undefined;
  for (const wanted of step.arguments) done = await chooseOne(stage, wanted);
  return done ?? { message: "" };
}

async function selectNative(stage: Stage): Promise<Done> {
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

/** The browser's own list of suggestions is no part of the page: what it would put in is filled in. */
async function selectSuggestion(stage: Stage): Promise<Done> {
  const { live, step } = stage;
  const { world, number } = targetOf(live, step);
  const options = await live.worlds.call(world, "suggestions", number);
  const [wanted = ""] = step.arguments;
  if (step.arguments.length !== 1) throw notSelected(step, { outcome: "wrong_count" });
  const text = wanted.trim().toLowerCase();
  const option = options.find(
    ({ value, label }) => label.toLowerCase() === text || value.trim().toLowerCase() === text,
  );
  if (option === undefined) {
    const labels = options.map(({ label }) => label);
    throw noOption(step, wanted, { reason: "it has no such option", options: labels });
  }
  const done = await fill({ ...stage, step: { ...step, arguments: [option.value] } });
  return { ...done, message: `Selected ${JSON.stringify(option.label)} in ${step.description}.` };
}

function notSelected(step: Step, selection: Exclude<Selection, { outcome: "selected" }>): StepFailure {
  if (selection.outcome === "stale") return stale(step);
  if (selection.outcome === "wrong_count")
    return new StepFailure("not_understood", `${step.description} takes one option; name exactly one.`);
  if (selection.outcome === "not_a_select")
    return new StepFailure("not_understood", `${step.description} is not a list of options.`);
  const reason =
    selection.outcome === "disabled_option" ? "that option is disabled" : "it has no such option";
  return noOption(step, selection.wanted, { reason, options: selection.options });
}

function noOption(
  step: Step,
  wanted: string,
  { reason, options }: { reason: string; options: string[] },
): StepFailure {
  const seen = options
    .slice(0, 30)
    .map((option) => JSON.stringify(option))
    .join(", ");
  return new StepFailure(
    "unknown_option",
    `Cannot select ${JSON.stringify(wanted)} in ${step.description}: ${reason}. Its options: ${seen === "" ? "none are shown" : seen}.`,
  );
}

/** How long a list that shows nothing new may take for its next options, ms: pages wait a moment before they search. */
const stillness = 1_000;
/** Longest wait for the options of a list, ms. */
const longestSearch = 8_000;
/** How long a page may take to show what was chosen, ms. */
const patience = 1_000;

/** A list that the page made itself: opened or typed into as a person would, until it shows the option. */
async function chooseOne(stage: Stage, wanted: string): Promise<Done> {
  const { live, step } = stage;
  const target = targetOf(live, step);
  const { worlds } = live;
  const begun = await worlds.call(target.world, "beginChoice", target.number);
  if (begun === undefined) throw stale(step);
  using seen = live.observe();
  const restore = await open(stage, { ...begun, target, wanted });
  let choice = await awaitChoice({ stage, target, seen }, wanted);
  if (begun.kind === "button" && isEmpty(choice) && (await worlds.call(target.world, "closedChoices"))) {
    await open(stage, { ...begun, target, wanted });
    choice = await awaitChoice({ stage, target, seen }, wanted);
  }
  if (choice.outcome !== "found") {
    await restore(choice);
    throw notFound(step, wanted, choice);
  }
  if (!(choice.selected && begun.kind === "list"))
    choice = await pressChoice({ stage, target, seen }, choice, wanted);
  const option = { world: target.world, number: choice.number };
  const shown = await showsUp({ stage, target, seen }, option, choice.label);
  // An entry of a menu may lead to another page, which is all that there is to see of it.
  if (shown === "left") return { message: `Pressed ${JSON.stringify(choice.label)} in ${step.description}.` };
  if (!shown)
    throw new StepFailure(
      "no_effect",
      `${JSON.stringify(choice.label)} was pressed in the list of ${step.description}, but it does not show that it is chosen.`,
    );
  return { message: `Selected ${JSON.stringify(choice.label)} in ${step.description}.`, verified: true };
}

function isEmpty(choice: Choice): boolean {
  return choice.outcome === "none" && choice.options.length === 0;
}

type FoundChoice = Extract<Choice, { outcome: "found" }>;

/** A list that renders what is in view alone renders it anew when the option is brought there. */
async function pressChoice(search: Search, first: FoundChoice, wanted: string): Promise<FoundChoice> {
  const { stage, target } = search;
  let choice = first;
  for (let tries = 1; ; tries += 1) {
    const option = { world: target.world, number: choice.number };
    try {
      await pressOption(stage, { option, of: target, label: choice.label });
      return choice;
    } catch (error) {
      if (!(error instanceof StepFailure) || error.code !== "stale" || tries === 3) throw error;
      const again = await awaitChoice(search, wanted);
      if (again.outcome !== "found") throw error;
      choice = again;
    }
  }
}

type Opening = { kind: string; isOpen: boolean; target: Located; wanted: string };

/** Opens the list, and answers how to leave it as it was found. */
async function open(
  stage: Stage,
  { kind, isOpen, target, wanted }: Opening,
): Promise<(last: Choice) => Promise<void>> {
  const { live } = stage;
  const nothing = async () => {
    // It was open, or is no list that closes.
  };
  if (kind === "list" || (kind === "button" && isOpen)) {
    await makeReady(stage, { editable: false, pointer: false });
    return nothing;
  }
  const { point } = await makeReady(stage, { editable: kind === "field", pointer: true });
  const press = async () => {
    if (!(await guarded(live, target, () => live.page.mouse.click(point.x, point.y))))
      throw movedAway(stage.step);
  };
  await press();
  if (kind === "button")
    return async (last) => {
      if ("options" in last && last.options.length > 0) await press();
    };
  const { worlds } = live;
  const field = await worlds.call(target.world, "choiceField", target.number);
  const before = (await worlds.call(target.world, "controlState", field))?.value ?? "";
  const write = async (text: string) => {
    await worlds.call(target.world, "selectText", field);
    if (text === "") await live.page.keyboard.press("Delete");
    else await live.page.keyboard.type(text);
  };
  await write(wanted);
  return async () => {
    await write(before);
    await worlds.call(target.world, "commit", field);
  };
}

type Search = { stage: Stage; target: Located; seen: Observation };

async function awaitChoice({ stage, target, seen }: Search, wanted: string): Promise<Choice> {
  const { live, signal } = stage;
  const { world, number } = target;
  const end = performance.now() + longestSearch;
  for (;;) {
    signal.throwIfAborted();
    const { changes } = await live.worlds.call(world, "activity");
    const { requests } = seen;
    const choice = await live.worlds.call(world, "findChoice", number, wanted);
    if (choice.outcome !== "none" || performance.now() >= end) return choice;
    await seen.idle(Math.max(0, end - performance.now()), signal);
    if (await live.worlds.call(world, "moreChoices", number)) {
      await live.worlds.call(world, "quiet", quietGap, stillness);
      continue;
    }
    const isNew = await live.worlds.call(world, "changed", changes, stillness);
    // A search may have begun meanwhile, and its answer be under way.
    if (!isNew && seen.requests === requests) return choice;
  }
}

function notFound(step: Step, wanted: string, choice: Exclude<Choice, { outcome: "found" }>): StepFailure {
  if (choice.outcome === "stale") return stale(step);
  const reasons = {
    none: "it has no such option",
    disabled: "that option is disabled",
    several: "several of its options begin so",
  };
  return noOption(step, wanted, { reason: reasons[choice.outcome], options: choice.options });
}

async function pressOption(
  stage: Stage,
  { option, of, label }: { option: Located; of: Located; label: string },
): Promise<void> {
  const { live } = stage;
  const step = { ...stage.step, description: `The option ${JSON.stringify(label)}` };
  const { point } = await reach({ ...stage, step }, option, { editable: false, pointer: true });
  await live.page.mouse.move(point.x, point.y);
  await live.worlds.call(of.world, "beginPress", of.number, option.number);
  if (!(await guarded(live, option, () => live.page.mouse.click(point.x, point.y)))) throw movedAway(step);
}

/** `left`: the document is gone. */
async function showsUp(
  { stage, target, seen }: Search,
  option: Located,
  label: string,
): Promise<boolean | "left"> {
  const { worlds } = stage.live;
  const end = performance.now() + patience;
  try {
    for (;;) {
      const { changes } = await worlds.call(target.world, "activity");
      if (await worlds.call(target.world, "showsChoice", target.number, option.number, label)) return true;
      await seen.idle(Math.max(0, end - performance.now()), stage.signal);
      const left = end - performance.now();
      if (left <= 0 || !(await worlds.call(target.world, "changed", changes, left)))
        return await worlds.call(target.world, "showsChoice", target.number, option.number, label);
    }
  } catch (error) {
    if (error instanceof DocumentGone) return "left";
    throw error;
  }
}
