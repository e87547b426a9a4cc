import { LegworkError, type ErrorCode, type ErrorIssue } from "@legwork/protocol";
import { Run, type Outcome } from "./run.ts";

/** Characters of an answer that is kept, at most. */
const largestAnswer = 4 * 1024 * 1024;

type KeptOutcome =
  | { output: unknown }
  | { error: { code: ErrorCode; message: string; issues?: ErrorIssue[] } }
  | { isTooLarge: true };

/** An outcome as it is kept. */
export function answerText(outcome: Outcome): string {
  if ("error" in outcome) {
    const { code, message, issues } = outcome.error;
    return JSON.stringify({ error: { code, message, ...(issues && { issues }) } });
  }
  return outcome.json.length > largestAnswer ? '{"isTooLarge":true}' : `{"output":${outcome.json}}`;
}

/** A run that has ended as a kept one did; undefined when only that it ended was kept. */
export function runOf(answer: string): Run | undefined {
  const kept = JSON.parse(answer) as KeptOutcome;
  if ("isTooLarge" in kept) return undefined;
  return Run.repetition(async () => {
    if ("output" in kept) return kept.output;
    const { code, message, issues } = kept.error;
    throw new LegworkError(code, message, issues && { issues });
  });
}
