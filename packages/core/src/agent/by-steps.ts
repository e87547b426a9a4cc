import { LegworkError } from "@legwork/protocol";
import { readableView } from "../documents/shown-document.ts";
import { read } from "../extract.ts";
import type { Scene } from "../verb.ts";
import type { Came } from "./embedded/came.ts";
import { handIn } from "./embedded/deeds/hand-in.ts";
import { byOffers } from "./embedded/wish/by-offers.ts";
import { hasEnded } from "../grounding/offers/goal.ts";
import { parseTask } from "./embedded/parse-task.ts";
import { StepRun } from "./embedded/step-run.ts";
import { leavesOf, type TaskNode } from "./embedded/task-node.ts";
import { TaskRun } from "./embedded/task-run.ts";
import type { Handed } from "./replay/remembered.ts";
import type { Recorder } from "./recorder.ts";
import type { Ended, Task } from "./task.ts";

type Means = Omit<Handed, "words"> & { recorder: Recorder };

/**
 * The embedded model as an agent: does the steps of a task in the order in which they are worded, with conditions,
 * repetitions and values that are carried along, and looks for what a step needs where the page hides it. It plans
 * nothing of its own, and stops honestly at the first part that it cannot do.
 */
export async function runBySteps(scene: Scene, task: Task, means: Means): Promise<Ended> {
  const { recorder, from = 0, parts = [], answers = [], notes = [] } = means;
  const nodes = parseTask(task.instruction);
  const steps = new StepRun(scene, recorder, {
    task: task.instruction,
    isWhole: leavesOf(nodes).length === 1,
  });
  const run = new TaskRun(steps, nodes);
  run.skip([...Array.from({ length: from }, (_, part) => part), ...parts]);
  for (const { what, value } of notes) steps.references.note(what, value);
  run.answers.push(...answers);
  const came = await orByOffers(await run.run(nodes), { task, run, steps, nodes });
  const isReported = run.doubts.length > 0 || run.answers.length > 0 || task.output !== undefined;
  const handedIn = came.done && !isReported ? await handIn(steps) : undefined;
  const counted = { stepsDone: run.done.size, stepsInAll: leavesOf(nodes).length };
  const metadata = {
    ...counted,
    ...(run.leftOut.length === 0 ? {} : { leftOut: run.leftOut }),
    ...(steps.remains.length === 0 ? {} : { remains: steps.remains }),
  };
  if (!came.done) {
    const finished = recorder.stepsLeft === 0 ? "max_steps" : "stopped";
    const message = stoppedMessage(nodes, { run, reason: came.reason, remains: steps.remains });
    const leaves = leavesOf(nodes);
    const carried = { parts: [...run.done].map((node) => leaves.indexOf(node)), answers: run.answers };
    return { completed: false, message, metadata: { ...metadata, finished }, carried };
  }
  if (run.doubts.length > 0)
    return {
      completed: false,
      message: doubtedMessage(counted.stepsInAll, run),
      metadata: { ...metadata, finished: "stopped" },
    };
  if (steps.objection !== undefined)
    return {
      completed: false,
      message: summaryBefore(`But the page did not take it: ${steps.objection}.`, counted.stepsInAll, run),
      metadata: { ...metadata, finished: "stopped" },
    };
  const message = `${summary(counted.stepsInAll, run)}${handedIn === undefined ? "" : ` Then pressed “${handedIn}”, the form's one end.`}`;
  const ended = { completed: true, message, metadata: { ...metadata, finished: "done" } };
  if (task.output === undefined) return ended;
  const output = await outputOf(await steps.scene(), task);
  if ("value" in output) return { ...ended, output: output.value };
  const unread = `The output could not be read: ${output.reason}`;
  return { ...ended, completed: false, message: summaryBefore(unread, counted.stepsInAll, run) };
}

/** Parts that say more than what is to be set. */
const deciding = new Set<TaskNode["kind"]>(["choice", "wait", "answers", "guess"]);

type Tried = { task: Task; run: TaskRun; steps: StepRun; nodes: TaskNode[] };

/** What cannot be done word by word may be plain once the task is laid over what the page offers. */
async function orByOffers(came: Came, { task, run, steps, nodes }: Tried): Promise<Came> {
  const leaves = leavesOf(nodes);
  const isPlain = !nodes.some(({ kind }) => deciding.has(kind));
  const { actions, stepsLeft } = steps.recorder;
  if (came.done || came.isFinal || !isPlain || stepsLeft <= 0 || actions.some(hasEnded)) return came;
  const whole = await byOffers(task.instruction, steps);
  if (whole === undefined) return came;
  if (whole.done) for (const leaf of leaves) run.done.add(leaf);
  if (whole.done && whole.doubt !== undefined && run.current !== undefined)
    run.doubts.push({ node: run.current, reason: whole.doubt });
  return whole;
}

type Stop = { run: TaskRun; reason: string; remains: string[] };

function stoppedMessage(nodes: TaskNode[], { run, reason, remains }: Stop): string {
  const leaves = leavesOf(nodes);
  const rest = leaves
    .filter((leaf) => leaf !== run.current && !run.done.has(leaf))
    .map(({ text }) => JSON.stringify(text));
  const notDone = rest.length === 0 ? "" : ` Not tried: ${rest.join(", ")}.`;
  const found = run.answers.length === 0 ? "" : ` Read so far: ${run.answers.join(" ")}.`;
  const left = remains.length === 0 ? "" : ` From looking for it, ${remains.join(", ")}.`;
  const at = JSON.stringify(run.current?.text ?? "");
  return `Did ${run.done.size} of ${leaves.length} steps. Stopped at ${at}: ${reason}${left}${notDone}${found}`;
}

/** Everything was tried, and of some of it the page did not show that it is done. */
function doubtedMessage(count: number, { doubts, answers }: TaskRun): string {
  const what = doubts
    .map(({ node, reason }) => `${JSON.stringify(node.text)} showed no effect (${reason})`)
    .join("; ");
  const found = answers.length === 0 ? "" : ` Read: ${answers.join(" ")}.`;
  return `All ${count} steps were done, but ${what}. Whether the task is done cannot be told.${found}`;
}

function summary(count: number, run: TaskRun): string {
  return [didAll(count, run), ...run.answers].join(" ");
}

/** What was read is as the page has it, and no sentence: nothing may run into it. */
function summaryBefore(more: string, count: number, run: TaskRun): string {
  const found = run.answers.length === 0 ? "" : ` Read: ${run.answers.join(" ")}.`;
  return `${didAll(count, run)}${found} ${more}`;
}

function didAll(count: number, { leftOut }: TaskRun): string {
  const did = count === 1 ? "Did the step." : `Did all ${count} steps.`;
  const out =
    leftOut.length === 0 ? "" : ` Left out, since the condition did not hold: ${leftOut.join("; ")}.`;
  return `${did}${out}`;
}

async function outputOf(scene: Scene, task: Task): Promise<{ value: unknown } | { reason: string }> {
  try {
    const { result } = await read(scene, await readableView(scene), {
      schema: task.output,
      instruction: task.instruction,
    });
    return { value: result };
  } catch (error) {
    if (!(error instanceof LegworkError) || error.code !== "unsupported_instruction") throw error;
    return { reason: error.message };
  }
}
