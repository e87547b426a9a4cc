import { runAttached } from "./run-attached.mjs";
import { createTestSummary, formatCounts } from "./test-summary.mjs";

/** Runs every check of the repository and closes with what the test runners counted. */
export async function runTests(setup) {
  const summary = createTestSummary();
  const code = await runAttached(setup, [setup.pnpm, "run", "check"], summary.add);
  const result = summary.finish(code === 0);
  for (const line of result.failures) console.log(line);
  for (const line of ["", "Test summary", ...result.lines.map((text) => `  ${text}`)]) console.log(line);
  if (code !== 0) console.log(`\n✗ ${describeFailure(code, result.failedChecks)}`);
  console.log(formatCounts(result));
  return result.failed === 0 ? 0 : Math.max(code, 1);
}

/** Several checks run at once and their lines are mixed, so that the first error above may be another's. */
function describeFailure(code, failedChecks) {
  if (failedChecks.length === 0) return `pnpm run check exited with ${code}; the first error above says why.`;
  return `Failed: ${failedChecks.join(", ")}. The lines above that begin with these names say why.`;
}
