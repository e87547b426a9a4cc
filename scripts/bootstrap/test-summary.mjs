import { stripVTControlCharacters } from "node:util";

const taskPrefix = String.raw`^(?:(?<task>(?:@[\w.-]+/)?[\w./-]+(?::[\w:.-]+| [\w:.-]+)): )?\s*`;
const vitestLine = new RegExp(String.raw`${taskPrefix}(?<text>Tests\s+(?<counts>\d.*?)\s+\(\d+\))\s*$`, "u");
const nodeLine = new RegExp(
  String.raw`${taskPrefix}(?<text>[#ℹ] (?<kind>pass|fail|cancelled|skipped|todo) (?<number>\d+))\s*$`,
  "u",
);
const turboFailures = /^\s*Failed:\s+(?<tasks>\S+#\S+(?:, \S+#\S+)*)\s*$/u;
const passedKinds = new Set(["pass", "passed"]);
const failedKinds = new Set(["fail", "failed", "cancelled"]);

/** Collects the closing lines of vitest and of Node's test runner, wherever turbo puts its own prefix, and what failed. */
export function createTestSummary() {
  const lines = [];
  const failedChecks = [];
  const counted = { passed: 0, failed: 0 };
  return {
    add(printed) {
      const line = stripVTControlCharacters(printed);
      const tasks = turboFailures.exec(line)?.groups.tasks ?? "";
      // Named as turbo begins their lines.
      for (const name of tasks.split(", ").filter(Boolean)) failedChecks.push(name.replace("#", ":"));
      const { task, text, counts, kind, number } =
        (vitestLine.exec(line) ?? nodeLine.exec(line))?.groups ?? {};
      if (text === undefined) return;
      const parts = counts === undefined ? [`${number} ${kind}`] : counts.split("|");
      for (const part of parts) count(counted, part.trim());
      if (isTelling(kind, number)) lines.push(task ? `${task}: ${text}` : text);
    },
    finish: (succeeded) => ({ lines, failedChecks, ...conclude(counted, succeeded) }),
  };
}

export function formatCounts({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

function count(counted, part) {
  const [number, kind] = part.split(/\s+/);
  if (passedKinds.has(kind)) counted.passed += Number(number);
  if (failedKinds.has(kind)) counted.failed += Number(number);
}

/** Node's runner closes with eight lines, most of them zeros. */
function isTelling(kind, number) {
  return kind === undefined || kind === "pass" || kind === "fail" || Number(number) > 0;
}

/** A command that failed has a failure to count, and so has one that ran no test at all. */
function conclude({ passed, failed }, succeeded) {
  const isFailure = !succeeded || passed + failed === 0;
  return { passed, failed: isFailure ? Math.max(failed, 1) : failed };
}
