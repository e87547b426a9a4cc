import { LegworkError, type AgentResult } from "@legwork/protocol";
import { read } from "../../extract.ts";
import { takeView } from "../../page/snapshot.ts";
import type { MemoryRecord } from "../../store/store.ts";
import { connectModel, hasLanguageModel, type Scene } from "../../verb.ts";
import type { Recorder } from "../recorder.ts";
import type { Ended, Task } from "../task.ts";
import { replayRun, type Replayed } from "./replay-run.ts";
import type { RunMemory } from "./run-memory.ts";

/** What whoever goes on with a task is told of what was done of it before. */
export type Handed = {
  /** Steps of the task that are done already, by their number. */
  from?: number;
  /** The same as their numbers, from 0. */
  parts?: number[];
  answers?: string[];
  /** Values that were read to be used later on. */
  notes?: { what: string; value: string }[];
  /** The same for a language model. */
  words?: string;
  /** Its conversation so far, where the task goes on from one. */
  messages?: Record<string, unknown>[];
};

type Means = {
  memory: RunMemory;
  recorder: Recorder;
  task: Task;
  /** Does the task, or what is left of it. */
  work: (handed: Handed) => Promise<Ended>;
};

/** How a run went that had to do with memory; told in its metadata. */
type Remembering = { replayed: number; healed: number; handedOver?: string };

/** Does a task again as it was done before, as far as the page is still like then; what is left is done anew. */
export async function runRemembered(scene: Scene, means: Means): Promise<Ended> {
  const { memory, recorder, work } = means;
  const record = await memory.find();
  if (record === undefined) return work({});
  const replayed = await replayRun(scene, record.steps, recorder);
  const { stop } = replayed;
  if (stop !== undefined) return handOver(scene, means, { record, replayed, stop });
  const output = await outputOf(scene, means.task);
  if ("reason" in output) {
    const last = { at: record.steps.length, reason: output.reason, untouched: true };
    return handOver(scene, means, { record, replayed, stop: last });
  }
  memory.used(record, replayed.healed === 0 ? undefined : replayed.steps);
  const message = `Did the ${record.steps.length} steps again that were done for this task before; no model looked at what came of it. ${replayed.answers.join(" ")}`;
  return {
    completed: true,
    message: message.trim(),
    ...("value" in output ? { output: output.value } : {}),
    metadata: { finished: "done", cacheStatus: "HIT", ...told(replayed) },
  };
}

type Stop = { record: MemoryRecord; replayed: Replayed; stop: NonNullable<Replayed["stop"]> };

/** Whoever did it first does the rest; a step that may have been done by half is nobody's to do again unseen. */
async function handOver(
  scene: Scene,
  { memory, work }: Means,
  { record, replayed, stop }: Stop,
): Promise<Ended> {
  memory.forget(record);
  const metadata = { cacheStatus: "MISS", ...told(replayed), handedOver: stop.reason };
  const did = `Did ${stop.at} of ${record.steps.length} remembered steps again.`;
  const from = partAt(record, stop.at);
  const isByModel = hasLanguageModel(scene);
  if (!isByModel && (from === undefined || !stop.untouched)) {
    const message = `${did} The next one could not be done: ${stop.reason} It is forgotten now: give the task again to have it done anew. ${connectModel}`;
    return { completed: false, message, metadata: { ...metadata, finished: "stopped" } };
  }
  scene.context.progress(`${did} The rest is done anew: ${stop.reason}`);
  const words = wordsFor(record, stop);
  const ended = await work({ ...(from === undefined ? {} : { from }), answers: replayed.answers, words });
  return { ...ended, metadata: { ...ended.metadata, ...metadata } };
}

/** The task's step that a remembered step begins; undefined in the middle of one, or where it is not known. */
function partAt({ steps }: MemoryRecord, at: number): number | undefined {
  const before = steps[at - 1]?.part ?? -1;
  const part = at < steps.length ? steps[at]?.part : before + 1;
  return part === undefined || part === before ? undefined : part;
}

function wordsFor({ steps }: MemoryRecord, { at, reason, untouched }: Stop["stop"]): string {
  const done = steps.slice(0, at).map(({ method, description, arguments: given }) => {
    const values = given.length === 0 ? "" : `: ${given.join(", ")}`;
    return `- ${method} ${description}${values}`;
  });
  const next = untouched ? "it was not done" : "it may have been done by half";
  const began =
    done.length === 0
      ? "Nothing of this task is done yet."
      : `These steps of the task are done; do not do them again:\n${done.join("\n")}`;
  return `${began}\nThe step after them failed (${reason}); ${next}. Look at the page, and go on from there.`;
}

function told({ steps, healed }: Replayed): Remembering {
  return { replayed: steps.length, healed };
}

async function outputOf(
  scene: Scene,
  { output: schema, instruction }: Task,
): Promise<{ value: unknown } | { reason: string } | { none: true }> {
  if (schema === undefined) return { none: true };
  const live = await scene.context.pages.live();
  const view = await takeView(live.worlds, { signal: scene.context.signal });
  try {
    const { result } = await read({ ...scene, live, model: { kind: "embedded" } }, view, {
      schema,
      instruction,
    });
    return { value: result };
  } catch (error) {
    if (!(error instanceof LegworkError) || error.code !== "unsupported_instruction") throw error;
    return { reason: error.message };
  }
}

/** What a caller is told of what was remembered. */
export async function cachedFrom(
  ended: Ended,
  result: AgentResult,
  { memory, recorder }: Pick<Means, "memory" | "recorder">,
): Promise<{ result: AgentResult; cacheEntry?: { cacheKey: string; entry: unknown } }> {
  if (ended.metadata?.["cacheStatus"] === "HIT") return { result };
  const kept = await memory.keep(result, recorder.trail);
  const metadata = { cacheStatus: "MISS", ...result.metadata };
  if (typeof kept === "string")
    return { result: { ...result, metadata: { ...metadata, notRemembered: kept } } };
  const { projectId: _project, key: cacheKey, ...entry } = kept;
  return { result: { ...result, metadata }, cacheEntry: { cacheKey, entry } };
}
