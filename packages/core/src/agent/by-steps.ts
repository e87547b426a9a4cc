import type { ActResult } from "@legwork/protocol";
import { LegworkError } from "@legwork/protocol";
import { actOn } from "../act.ts";
import { read } from "../extract.ts";
import { splitTask, type TaskStep } from "../grounding/split.ts";
import { openAddress } from "../navigate.ts";
import { planInstruction } from "../plan.ts";
import { takeView } from "../page/snapshot.ts";
import { connectModel, type Scene } from "../verb.ts";
import { stepOf, type Recorder } from "./recorder.ts";
import type { Ended, Task } from "./task.ts";

/** What one step came to; `answer` is what an extraction found. */
type Came = { done: true; answer?: string } | { done: false; reason: string };

/**
 * The embedded model as an agent: does the steps of a task in the order in which they are worded, and stops honestly at
 * the first that it cannot do. It plans nothing of its own.
 */
export async function runBySteps(scene: Scene, task: Task, recorder: Recorder): Promise<Ended> {
  const steps = splitTask(task.instruction);
  const answers: string[] = [];
  for (const [index, step] of steps.entries()) {
    if (recorder.stepsLeft === 0)
      return stopped(steps, index, `the ${task.maxSteps} actions allowed are used up (maxSteps)`);
    const came = await takeStep(await freshScene(scene), step, recorder);
    if (!came.done) return stopped(steps, index, came.reason);
    if (came.answer !== undefined) answers.push(came.answer);
  }
  if (task.output === undefined) return { completed: true, message: summary(steps, answers) };
  return withOutput(await freshScene(scene), task.output, { steps, answers, task });
}

/** A step may have opened another page. */
async function freshScene(scene: Scene): Promise<Scene> {
  return { ...scene, live: await scene.context.session.page() };
}

async function takeStep(scene: Scene, step: TaskStep, recorder: Recorder): Promise<Came> {
  if (step.condition !== undefined && !(await holds(scene, step))) {
    scene.context.progress(`Skipped, since there is nothing of the kind: ${step.text}`);
    return { done: true };
  }
  switch (step.kind) {
    case "navigate":
      return navigateTo(scene, step, recorder);
    case "extract":
      return extractAnswer(scene, step, recorder);
    case "act":
      return actStep(scene, step, recorder);
    default:
      return { done: false, reason: `it was not understood. ${connectModel}` };
  }
}

/** A conditional step is done when what it acts on is there. */
async function holds(scene: Scene, step: TaskStep): Promise<boolean> {
  if (step.kind !== "act") return true;
  const plan = await planInstruction(scene, step.text);
  return plan.found || plan.code === "ambiguous";
}

async function navigateTo(scene: Scene, step: TaskStep, recorder: Recorder): Promise<Came> {
  const url = URL.parse(
    step.url ?? "",
    scene.live.url() === "about:blank" ? undefined : scene.live.url(),
  )?.href;
  if (url === undefined) return { done: false, reason: `${JSON.stringify(step.url)} is not an address.` };
  return attempt(async () => {
    await recorder.take({ type: "navigate", instruction: step.text }, async () => {
      await openAddress(scene.context, { url });
      return { action: `Opened ${URL.parse(url)?.origin ?? "the address"}`, success: true };
    });
    return { done: true };
  });
}

async function actStep(scene: Scene, step: TaskStep, recorder: Recorder): Promise<Came> {
  let result: ActResult | undefined;
  await recorder.take({ type: "act", instruction: step.text }, async () => {
    result = await actOn(scene, step.text);
    return stepOf(result);
  });
  recorder.add(result?.usage);
  return result?.success === true ? { done: true } : { done: false, reason: result?.message ?? "" };
}

async function extractAnswer(scene: Scene, step: TaskStep, recorder: Recorder): Promise<Came> {
  return attempt(async () => {
    let answer = "";
    await recorder.take({ type: "extract", instruction: step.text }, async () => {
      const { result } = await read(
        scene,
        await takeView(scene.live.worlds, { signal: scene.context.signal }),
        { instruction: step.text },
      );
      answer = (result as { extraction: string }).extraction;
      return { action: `Read ${JSON.stringify(answer.slice(0, 200))}`, success: true };
    });
    return { done: true, answer };
  });
}

/** What the page or the address does not allow ends the run with its reason; anything else is not the step's fault. */
async function attempt(work: () => Promise<Came>): Promise<Came> {
  try {
    return await work();
  } catch (error) {
    if (
      error instanceof LegworkError &&
      ["unsupported_instruction", "url_forbidden", "navigation_failed", "invalid_request"].includes(
        error.code,
      )
    ) {
      return { done: false, reason: error.message };
    }
    throw error;
  }
}

function stopped(steps: TaskStep[], index: number, reason: string): Ended {
  const step = steps[index];
  const rest = steps.slice(index + 1).map(({ text }) => JSON.stringify(text));
  const notDone = rest.length === 0 ? "" : ` Not tried: ${rest.join(", ")}.`;
  return {
    completed: false,
    message: `Did ${index} of ${steps.length} steps. Stopped at ${JSON.stringify(step?.text ?? "")}: ${reason}${notDone}`,
    metadata: { stepsDone: index, stepsInAll: steps.length },
  };
}

function summary(steps: TaskStep[], answers: string[]): string {
  const did = steps.length === 1 ? "Did the step." : `Did all ${steps.length} steps.`;
  return answers.length === 0 ? did : `${did} ${answers.join(" ")}`;
}

async function withOutput(
  scene: Scene,
  schema: Record<string, unknown>,
  run: { steps: TaskStep[]; answers: string[]; task: Task },
): Promise<Ended> {
  const message = summary(run.steps, run.answers);
  try {
    const view = await takeView(scene.live.worlds, { signal: scene.context.signal });
    const { result } = await read(scene, view, { schema, instruction: run.task.instruction });
    return { completed: true, message, output: result };
  } catch (error) {
    if (!(error instanceof LegworkError) || error.code !== "unsupported_instruction") throw error;
    return { completed: false, message: `${message} The output could not be read: ${error.message}` };
  }
}
