import type { Engine } from "@legwork/core";
import type { Options } from "../options.ts";
import { faultsOfTasks } from "./check.ts";
import { installedBrowser } from "./installed-browser.ts";
import { failuresOf, reportTasks } from "./report.ts";
import { TaskRunner, type TaskDone } from "./run.ts";
import { loadSuite, suiteKinds, suiteSource } from "./public-suite.ts";
import { ownTasks, type Source } from "./site.ts";
import { loadTaskPages, taskKinds, type Shown } from "./task.ts";

/** Sessions that work at once: one for each of two cores. */
const sessions = 2;

/** Runs, or only checks, the small tasks that the options name. */
export async function evaluateTasks(options: Options, openEngine: () => Promise<Engine>): Promise<void> {
  const pages = loadTaskPages(options.pages).filter(({ half }) => options.halves.includes(half));
  const variants = pages.flatMap((page) => page.variants.map((variant) => ({ page, ...variant })));
  if (options.isCheck) {
    const faults = await faultsOfTasks(pages, options.chromium ?? installedBrowser());
    for (const fault of faults) process.stdout.write(`${fault}\n`);
    process.stdout.write(`${pages.length} pages, ${variants.length} tasks, ${faults.length} faults\n`);
    if (faults.length > 0) process.exitCode = 1;
    return;
  }
  const engine = await openEngine();
  const done = await runAll(engine, ownTasks, variants);
  await engine.close();
  for (const half of options.halves) {
    const ofHalf = done.filter(({ page }) => page.half === half);
    if (half === "tuning") process.stdout.write(failuresOf(ofHalf));
    process.stdout.write(`\n${reportTasks(`Tasks of the ${half} half`, ofHalf, taskKinds)}\n`);
  }
  if (done.some(({ verdict }) => verdict === "wrong")) process.exitCode = 1;
}

/** Runs the tasks of a public suite, of which figures alone are ever printed: nothing is worked on by them. */
export async function evaluateSuite(folder: string, openEngine: () => Promise<Engine>): Promise<void> {
  const tasks = loadSuite(folder, suiteSeeds);
  const engine = await openEngine();
  const done = await runAll(engine, suiteSource(folder), tasks);
  await engine.close();
  process.stdout.write(`${reportTasks("Tasks of MiniWoB++", done, suiteKinds)}\n`);
}

/** How many seeds each task of the suite is tried with. */
const suiteSeeds = 2;

async function runAll<Shows extends Shown>(
  engine: Engine,
  source: Source<Shows>,
  tasks: readonly Shows[],
): Promise<TaskDone<Shows>[]> {
  const waiting = tasks.values();
  const done: TaskDone<Shows>[] = [];
  const work = async () => {
    const runner = await TaskRunner.start(engine, source);
    for (const task of waiting) {
      done.push(await runner.attempt(task));
      if (done.length % 50 === 0) process.stderr.write(`${done.length} of ${tasks.length}\n`);
    }
    await runner.close();
  };
  await Promise.all(Array.from({ length: sessions }, work));
  return done;
}
