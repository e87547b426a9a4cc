import { LegworkError, type AgentAction, type ErrorCode, type Usage } from "@legwork/protocol";
import { race } from "../deadline.ts";
import { toLegworkError } from "../errors.ts";
import type { ConversationTool, GivenAnswer, ToolAnswer } from "../model/conversation.ts";
import { dataBlock } from "../model/prompts/page-block.ts";
import type { LanguageScene } from "../verb.ts";
import { approval } from "./approval.ts";
import type { Taken } from "./recorder.ts";
import { look, sceneNow, type Run } from "./run.ts";
import { digestOf, type Stall } from "./stall.ts";

/** A tool of the agent, called with the page as it is in front at that moment. */
export type AgentTool = Pick<
  ConversationTool,
  "description" | "inputSchema" | "provided" | "isCalledUnasked"
> & {
  /** `scene.context.signal` aborts at the call's time-out. */
  execute(input: unknown, scene: LanguageScene): Promise<ToolAnswer>;
  /** It does something; it is not done behind an action of the same turn that failed. */
  acts?: boolean;
  /** Longest time of one call, ms; undefined for the run's own (`toolTimeout`). */
  timeout?: number;
  /** Says in words what a call would do that cannot be undone; undefined when there is nothing of the kind. */
  irreversible?(input: unknown, scene: LanguageScene): Promise<string | undefined>;
};

/** Longest time of one call of a tool, ms, when the task names none. */
const defaultToolTimeout = 60_000;

/** Calls that may fail by an exception, one after another, before the run ends. */
const mostFaults = 5;

/** After these there is no page to go on with. */
const fatal: ReadonlySet<ErrorCode> = new Set(["browser_crashed", "session_ended", "shutting_down"]);

/**
 * The tools as a conversation runs them: each call with a time-out, after approval where that is asked for; what one
 * throws is told to the model, and no value of a variable leaves in an answer.
 */
export function forConversation(
  run: Run,
  tools: Readonly<Record<string, AgentTool>>,
): Record<string, ConversationTool> {
  return Object.fromEntries(
    Object.entries(tools).map(([name, tool]) => [
      name,
      {
        description: tool.description,
        inputSchema: tool.inputSchema,
        ...(tool.provided === undefined ? {} : { provided: tool.provided }),
        ...(tool.isCalledUnasked === true ? { isCalledUnasked: true as const } : {}),
        execute: async (input: unknown, { signal }: { signal: AbortSignal }) => {
          const { secrets } = run.scene;
          const { actions } = run.recorder;
          const before = actions.length;
          const answer = await call(run, { name, tool, input }, signal);
          const given = typeof answer === "string" ? { text: answer } : answer;
          const note = given.note === undefined ? {} : { note: secrets.mask(given.note) };
          const shown = { ...given, text: secrets.mask(given.text), ...note };
          const { failed = false, text: told } = shown;
          if (name !== "done")
            run.backing.add({ acts: tool.acts === true, failed, actions: actions.slice(before), told });
          return shown;
        },
      },
    ]),
  );
}

type Call = { name: string; tool: AgentTool; input: unknown };

async function call(run: Run, { name, tool, input }: Call, signal: AbortSignal): Promise<ToolAnswer> {
  if (tool.acts === true && run.failedInTurn)
    return {
      text: "Not run: an action before it in this turn failed. See what the page shows, and decide anew.",
      failed: true,
    };
  const timeout = tool.timeout ?? run.task.toolTimeout ?? defaultToolTimeout;
  const within = (limit: AbortSignal) => AbortSignal.any([signal, limit]);
  // While a person has control, no time of the tool runs.
  await run.scene.context.session.control.free(signal);
  let limit = AbortSignal.timeout(timeout);
  try {
    if (tool.irreversible !== undefined) {
      const words = await tool.irreversible(input, await sceneNow(run, within(limit)));
      const refusal = words === undefined ? undefined : await approval(run, words, signal);
      if (refusal !== undefined) {
        run.failedInTurn = true;
        return { text: refusal, failed: true };
      }
      // A person took the time that they needed; it is not the tool's.
      limit = AbortSignal.timeout(timeout);
    }
    const scene = await sceneNow(run, within(limit));
    const answer = await race(tool.execute(input, scene), scene.context.signal);
    run.faults = 0;
    return answer;
  } catch (error) {
    if (signal.aborted) throw error;
    return recovered(run, { name, timeout }, limit.aborted ? "timeout" : error);
  }
}

/** What a tool threw, as an answer that the model can do something about. */
function recovered(
  run: Run,
  { name, timeout }: { name: string; timeout: number },
  error: unknown,
): GivenAnswer {
  if (error instanceof LegworkError && fatal.has(error.code)) throw error;
  const why =
    error === "timeout"
      ? `it did not end within ${timeout} ms (toolTimeout), and was stopped`
      : wordsOf(error, name);
  run.faults += 1;
  run.failedInTurn = true;
  if (run.faults < mostFaults)
    return {
      text: `${name} failed: ${why}. Look at the page, and try another way.`,
      failed: true,
    };
  const message = `The run ended, since ${run.faults} calls in a row failed; the last was ${name}: ${why}.`;
  run.ended = { completed: false, message, metadata: { finished: "stuck" } };
  return { text: message, failed: true, ends: true };
}

/** Errors of ours say what to do; those of a tool of someone else are theirs to word. */
function wordsOf(error: unknown, name: string): string {
  const own = toLegworkError(error, name);
  const words = own.code === "internal" && error instanceof Error ? error.message : own.message;
  return words.slice(0, 500).replace(/\.$/, "");
}

/** What an action came to: for the record, and for the model. */
export type Step = {
  step: Taken & { success: boolean };
  answer: GivenAnswer;
  usage?: Usage | undefined;
};

type About = Pick<AgentAction, "type" | "instruction" | "reasoning"> & {
  /** What makes two actions identical. */
  key: unknown;
};

/** Refused calls after the budget is used up, before the run ends. */
const mostOverBudget = 3;

/** Actions left at which their number is told with every answer. */
const announcedFrom = 3;

/** Does what counts as an action; when the budget is used up it says so instead. */
export async function counted(
  run: Run,
  scene: LanguageScene,
  { about, work }: { about: About; work: () => Promise<Step> },
): Promise<GivenAnswer> {
  if (run.recorder.stepsLeft <= 0) return overBudget(run);
  const page = digestOf((run.view = await look(scene)));
  const { key, ...recorded } = about;
  let outcome: Step | undefined;
  try {
    await run.recorder.take(recorded, async () => {
      // One that does not heed its time-out is recorded as failed all the same, before the next begins.
      outcome = await race(work(), scene.context.signal);
      run.recorder.add(outcome.usage);
      return outcome.step;
    });
  } finally {
    if (outcome === undefined) run.stall.did({ name: about.type, input: key, page, failed: true });
  }
  const { step, answer } = outcome as unknown as Step;
  run.failedInTurn ||= !step.success;
  const stall = run.stall.did({ name: about.type, input: key, page, failed: !step.success });
  return withStall(run, { ...answer, text: `${answer.text}${budgetWords(run)}` }, stall);
}

function overBudget(run: Run): GivenAnswer {
  run.overBudget += 1;
  const used = `The ${run.task.maxSteps} actions allowed (maxSteps) are used up.`;
  if (run.overBudget < mostOverBudget)
    return { text: `${used} Call done, and say what is left.`, failed: true };
  run.ended = { completed: false, message: used, metadata: { finished: "max_steps" } };
  return { text: used, failed: true, ends: true };
}

function budgetWords({ recorder: { stepsLeft } }: Run): string {
  if (stepsLeft > announcedFrom) return "";
  if (stepsLeft <= 0) return " That was the last action allowed. Call done, and say truthfully what is left.";
  return ` ${stepsLeft} more ${stepsLeft === 1 ? "action is" : "actions are"} allowed.`;
}

/** An answer with the warning that the run goes round in a circle; a run that is stuck ends. */
export function withStall(run: Run, answer: GivenAnswer, stall: Stall | undefined): GivenAnswer {
  if (stall === undefined) return answer;
  const text = `${answer.text}\n${stall.warning}`;
  if (!stall.ends) return { ...answer, text };
  run.ended = {
    completed: false,
    message: `The run was stuck. ${stall.warning}`,
    metadata: { finished: "stuck" },
  };
  return { ...answer, text, ends: true };
}

/** Our own word on how an action ended, and what the page has to say about it, marked as the page's. */
export function told(
  result: { success: boolean; code?: string | undefined; message: string },
  effect?: object,
): GivenAnswer {
  const status = result.success ? "Done." : `Not done (${result.code ?? "failed"}).`;
  const seen = effect === undefined ? "" : `\nEffect: ${JSON.stringify(effect)}`;
  return { text: `${status}\n${dataBlock(`${result.message}${seen}`)}`, failed: !result.success };
}
