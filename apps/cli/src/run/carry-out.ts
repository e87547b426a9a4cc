import { writeFile } from "node:fs/promises";
import type { AgentResult } from "@legwork/protocol";
import { exitCodes, type ExitCode } from "../exit-codes.ts";
import { failureOf, usageFailure } from "../failure.ts";
import type { Order } from "./order.ts";
import { inOwnSession, type Surroundings } from "./own-session.ts";
import type { Worker } from "../worker.ts";

/** What came of an order; everything that was not asked for, or not reached, is undefined. */
export type Report = {
  sessionId?: string;
  result?: AgentResult;
  data?: unknown;
  /** Path of the picture that was written. */
  screenshot?: string;
  failure?: { code: string | undefined; message: string };
  exitCode: ExitCode;
};

/**
 * Does an order in a session of its own, which ends with it, also when the signal aborts; and closes what it opened. Never
 * rejects but for a defect.
 */
export async function carryOut(
  order: Order,
  open: () => Promise<Worker>,
  surroundings: Surroundings,
): Promise<Report> {
  const report: Report = { exitCode: exitCodes.done };
  try {
    const worker = await open();
    try {
      for (const warning of worker.warnings) surroundings.onWarning(warning);
      await inOwnSession(worker, surroundings, async (sessionId) => {
        report.sessionId = sessionId;
        await work(order, { worker, sessionId, report, ...surroundings });
      });
    } finally {
      await worker.close();
    }
  } catch (error) {
    noteFailure(report, error, surroundings.signal);
  }
  return report;
}

type Work = Surroundings & { worker: Worker; sessionId: string; report: Report };

async function work(order: Order, { worker, sessionId, report, onProgress, signal }: Work): Promise<void> {
  const { task, url, extraction, screenshot } = order;
  const call = { sessionId, signal, onProgress };
  signal.throwIfAborted();
  try {
    if (url !== undefined) await worker.dispatch("navigate", { url }, call);
    if (task !== undefined) {
      const executeOptions = {
        instruction: task,
        maxSteps: order.maxSteps,
        timeout: order.timeoutMs,
        variables: order.variables,
      };
      report.result = (await worker.dispatch("agentExecute", { executeOptions }, call)).result;
    }
    if (!isDone(report)) report.exitCode = exitCodes.notDone;
    // What another page shows than the one that was to be reached is not what was asked for.
    else if (extraction !== undefined) {
      onProgress("Extracting");
      report.data = (await worker.dispatch("extract", extraction, call)).result;
    }
  } finally {
    // Also of what went wrong: the picture says best why.
    if (screenshot !== undefined && !signal.aborted) {
      const { data } = await worker.dispatch("screenshot", {}, call);
      await writePicture(screenshot, Buffer.from(data, "base64"));
      report.screenshot = screenshot;
    }
  }
}

function isDone({ result }: Report): boolean {
  return result === undefined || (result.completed && result.success);
}

async function writePicture(path: string, bytes: Uint8Array): Promise<void> {
  await writeFile(path, bytes).catch((error: Error) => {
    throw usageFailure(`The picture cannot be written: ${error.message}.`);
  });
}

function noteFailure(report: Report, error: unknown, signal: AbortSignal): void {
  if (signal.aborted) {
    report.exitCode = exitCodes.interrupted;
    report.failure = { code: "interrupted", message: "Interrupted: the session has ended." };
    return;
  }
  const failure = failureOf(error);
  if (failure === undefined) throw error;
  report.exitCode = failure.exitCode;
  const { code } = (failure.cause ?? {}) as { code?: string };
  report.failure = { code, message: failure.message };
}
