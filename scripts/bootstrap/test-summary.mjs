import { stripVTControlCharacters } from "node:util";

const taskPrefix = String.raw`^(?:(?<task>(?:@[\w.-]+/)?[\w./-]+(?::[\w:.-]+| [\w:.-]+)): )?\s*`;
const vitestLine = new RegExp(String.raw`${taskPrefix}(?<text>Tests\s+(?<counts>\d.*?)\s+\(\d+\))\s*$`, "u");
const nodeLine = new RegExp(
  String.raw`${taskPrefix}(?<text>[#ℹ] (?<kind>pass|fail|cancelled|skipped|todo) (?<number>\d+))\s*$`,
  "u",
);
const pytestCount = String.raw`\d+ (?:passed|failed|errors?|skipped|deselected|xfailed|xpassed|warnings?)`;
const pytestLine = new RegExp(
  String.raw`${taskPrefix}(?:=+ )?(?<text>(?<counts>${pytestCount}(?:, ${pytestCount})*) in [\d.]+s(?: \([\d:]+\))?)(?: =+)?\s*$`,
  "u",
);
/** What could not be tested on this machine, and why. */
const skippedLine = new RegExp(String.raw`${taskPrefix}(?<text>Skipped: \S.*)$`, "u");
const closingLines = [vitestLine, nodeLine, pytestLine, skippedLine];
const failuresBegin =
  /^(?:(?<task>(?:@[\w.-]+\/)?[\w./-]+(?::[\w:.-]+| [\w:.-]+)): )?\s*(?:⎯+ Failed (?:Tests|Suites) \d+ ⎯+|✖ failing tests:|=+ (?:FAILURES|ERRORS) =+)\s*$/u;
const failuresEnd = /^\s*(?:Test Files\s|=+ short test summary info =+)/u;
const toldLinesOfFailures = 300;
const turboFailures = /^\s*Failed:\s+(?<tasks>\S+#\S+(?:, \S+#\S+)*)\s*$/u;
const passedKinds = new Set(["pass", "passed"]);
const failedKinds = new Set(["fail", "failed", "cancelled", "error", "errors"]);

/** Collects the closing lines of vitest, of Node's test runner and of pytest, wherever turbo puts its own prefix, and what failed. */
export function createTestSummary() {
  const lines = [];
  const failedChecks = [];
  const failures = createFailureLines();
  const counted = { passed: 0, failed: 0 };
  return {
    add(printed) {
      const line = stripVTControlCharacters(printed);
      failures.add(line);
      const tasks = turboFailures.exec(line)?.groups.tasks ?? "";
      // Named as turbo begins their lines.
      for (const name of tasks.split(", ").filter(Boolean)) failedChecks.push(name.replace("#", ":"));
      const found = closingLines.map((pattern) => pattern.exec(line)).find((match) => match !== null);
      const { task, text, counts = "", kind, number } = found?.groups ?? {};
      if (text === undefined) return;
      const parts = kind === undefined ? counts.split(/[|,]/) : [`${number} ${kind}`];
      for (const part of parts) count(counted, part.trim());
      if (isTelling(kind, number)) lines.push(task ? `${task}: ${text}` : text);
    },
    finish: (succeeded) => ({
      lines,
      failedChecks,
      failures: failures.lines,
      ...conclude(counted, succeeded),
    }),
  };
}

/** What the runners say of tests that failed, repeated at the end, where it is not lost among the lines of those that passed. */
function createFailureLines() {
  const lines = [];
  const failing = new Set();
  return {
    lines,
    add(line) {
      const begin = failuresBegin.exec(line);
      if (begin !== null) failing.add(begin.groups.task ?? "");
      const task = [...failing].find((name) => name === "" || line.startsWith(`${name}: `));
      if (task === undefined) return;
      const text = task === "" ? line : line.slice(task.length + 2);
      if (failuresEnd.test(text)) failing.delete(task);
      else if (lines.length < toldLinesOfFailures) lines.push(line);
    },
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
