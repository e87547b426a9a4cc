import { askHook, askPerson } from "./asking.ts";
import type { Run } from "./run.ts";

/** Whether steps that cannot be undone have to be approved in this run. */
export function needsApproval({ task, hooks }: Run): boolean {
  return hooks.approve !== undefined || task.approval === "irreversible";
}

/** Whether there is anybody who could approve something. */
export function canBeAsked(run: Run): boolean {
  return needsApproval(run) || run.task.canAsk === true;
}

const yes = /^\s*(?:y|yes|ok|okay|true|approved?|allow(?:ed)?|go(?: ahead)?)\s*[.!]*\s*$/i;

/**
 * Asks for approval of a step that cannot be undone.
 * @returns undefined when it may be done, else why not, for the model.
 */
export async function approval(run: Run, words: string, signal: AbortSignal): Promise<string | undefined> {
  const { approve } = run.hooks;
  const about = { kind: "approval" as const, text: words };
  const answer =
    approve === undefined
      ? await askPerson(run, about, signal)
      : await askHook(run, about, { ask: approve, signal });
  if (answer === true || (typeof answer === "string" && yes.test(answer) && approve === undefined))
    return undefined;
  run.denied.push(run.scene.secrets.mask(words));
  if (answer === undefined) return `Nobody approved this in time, so it was not done: ${words}.`;
  const why = typeof answer === "string" ? ` They said: ${answer}` : "";
  return `This was not approved, so it was not done: ${words}.${why} Do not try it again or by another way.`;
}

/** Words on controls whose use cannot be taken back. */
const irreversible =
  /\b(?:buy|pay|purchase|order|checkout|check out|donate|transfer|send|submit|publish|post|delete|remove|erase|cancel (?:my|the|this)|unsubscribe|deactivate|close (?:my|the) account|confirm|book|bid|sign)\b/i;

/** Methods that can set off something; the others only look, move or fill in. */
const decisive: ReadonlySet<string> = new Set(["click", "doubleClick", "tap", "press", "check", "uncheck"]);

/** Whether a step is likely to do something that cannot be taken back, by the words on what it uses. */
export function soundsIrreversible(method: string, words: string): boolean {
  return decisive.has(method) && irreversible.test(words);
}
