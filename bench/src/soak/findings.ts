import { quantile } from "../statistics.ts";
import type { Visit } from "./client.ts";
import type { Left } from "./service.ts";

export type Observed = {
  visits: Visit[];
  /** By session. */
  records: Map<string, { status: string; endReason: string | undefined; actionIds: Set<string> }>;
  /** MiB, at even distances. */
  memory: { server: number; browsers: number }[];
  left: Left;
};

/** How much more memory may be in use in the last third than in the second; the first fills caches. */
const growth = 1.15;

/** Everything that must not be. */
export function findings({ visits, records, memory, left }: Observed): string[] {
  const found = visits.flatMap(({ surprises, sessionId }) =>
    surprises.map(
      (surprise) => `${sessionId === undefined ? "A start" : `Session ${sessionId}`}: ${surprise}`,
    ),
  );
  for (const { sessionId, actionIds } of visits) {
    // Why there is none stands among what was answered.
    if (sessionId === undefined) continue;
    const record = records.get(sessionId);
    if (record === undefined) found.push(`Session ${sessionId} has no record.`);
    else if (record.status === "RUNNING") found.push(`Session ${sessionId} still runs.`);
    const lost = actionIds.filter((id) => record?.actionIds.has(id) === false);
    if (lost.length > 0) found.push(`Session ${sessionId} has no record of ${lost.length} actions.`);
  }
  for (const part of ["server", "browsers"] as const) {
    const [middle, last] = [1, 2].map((third) => medianOf(memory, { part, third }));
    if (middle !== undefined && last !== undefined && last > middle * growth)
      found.push(
        `The memory of the ${part} grows: ${Math.round(middle)} MiB, later ${Math.round(last)} MiB.`,
      );
  }
  if (left.processes > 0) found.push(`${left.processes} processes are left.`);
  if (left.files.length > 0) found.push(`Temporary files are left: ${left.files.join(", ")}.`);
  if (left.exitCode !== 0) found.push(`The service ended with ${left.exitCode}.`);
  return found;
}

function medianOf(
  memory: Observed["memory"],
  { part, third }: { part: "server" | "browsers"; third: number },
): number | undefined {
  const length = Math.floor(memory.length / 3);
  const values = memory.slice(third * length, (third + 1) * length).map((look) => look[part]);
  return values.length === 0 ? undefined : quantile(values, 0.5);
}
