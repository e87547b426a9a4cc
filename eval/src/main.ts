import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Engine } from "@legwork/core";
import { loadPages, loadTraining, type EvaluationPage } from "./case.ts";
import { faultsOf } from "./check.ts";
import { help, readOptions, type Options } from "./options.ts";
import { changesSince, countsOf, judgePlan, nameOf, type Plan, type Verdicts } from "./plan.ts";
import { report } from "./report.ts";
import { evaluateSuite, evaluateTasks } from "./tasks/evaluate.ts";
import { attemptsOn, Runner, type Attempt, type Done } from "./run.ts";

/** Sessions that work at once: one for each of two cores. */
const sessions = 2;

/** Where verdicts of the last plan are kept, to tell what changed. */
const lastPlan = new URL("../results/plan.json", import.meta.url);

const options = readOrEnd();
if (options.suite !== undefined) await evaluateSuite(options.suite, openEngine);
else if (options.isTasks) await evaluateTasks(options, openEngine);
else {
  const load = options.isTraining ? loadTraining : loadPages;
  const pages = load(options.pages).filter(({ half }) => options.halves.includes(half));
  if (options.isCheck) await check(pages);
  else if (options.isPlan) await plan(pages);
  else await evaluate(pages);
}

function readOrEnd(): Options {
  try {
    const read = readOptions(process.argv.slice(2));
    if (read !== undefined) return read;
    process.stdout.write(help);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
    process.exit(2);
  }
}

async function check(all: EvaluationPage[]): Promise<void> {
  const engine = await openEngine();
  const runner = await Runner.start(engine);
  let count = 0;
  for (const page of all) {
    const faults = faultsOf(page, await runner.keysOf(page));
    count += faults.length;
    for (const fault of faults) process.stdout.write(`${page.name}: ${fault}\n`);
  }
  await runner.close();
  await engine.close();
  const cases = all.flatMap((page) => page.cases);
  process.stdout.write(`${all.length} pages, ${cases.length} instructions, ${count} faults\n`);
  if (count > 0) process.exitCode = 1;
}

async function plan(pages: EvaluationPage[]): Promise<void> {
  const engine = await openEngine();
  const plans = await planAll(engine, pages);
  await engine.close();
  const wanted = plans.filter((one) => options.kinds?.includes(one.wanted.kind) ?? true);
  const isWhole = options.pages === undefined && options.kinds === undefined;
  const isKept = isWhole && !options.isTraining;
  const before =
    isKept && existsSync(lastPlan) ? (JSON.parse(readFileSync(lastPlan, "utf8")) as Verdicts) : undefined;
  // Of all instructions to learn from only figures: there are thousands that fail.
  const lines = isWhole && !isKept ? [] : changesSince(before, wanted);
  for (const line of [...lines, countsOf(wanted)]) process.stdout.write(`${line}\n`);
  if (!isKept) return;
  mkdirSync(new URL(".", lastPlan), { recursive: true });
  const verdicts = Object.fromEntries(plans.map((one) => [nameOf(one), judgePlan(one)]));
  writeFileSync(lastPlan, JSON.stringify(verdicts));
}

async function planAll(engine: Engine, pages: EvaluationPage[]): Promise<Plan[]> {
  const waiting = pages.values();
  const plans: Plan[] = [];
  const work = async () => {
    const runner = await Runner.start(engine);
    for (const page of waiting) plans.push(...(await runner.plan(page)));
    await runner.close();
  };
  await Promise.all(Array.from({ length: sessions }, work));
  return plans;
}

async function openEngine(): Promise<Engine> {
  const { chromium } = options;
  const host = chromium === undefined ? {} : { browsers: { host: { executablePath: chromium } } };
  // Every instruction is to be found on the page, and not remembered.
  return await Engine.create({ cache: false, ...host });
}

async function evaluate(pages: EvaluationPage[]): Promise<void> {
  const attempts = pages
    .flatMap((page) => attemptsOn(page, options.variations))
    .filter(({ wanted }) => options.kinds?.includes(wanted.kind) ?? true);
  const engine = await openEngine();
  const done = await runAll(engine, attempts);
  await engine.close();
  const texts = options.halves.map((half) => {
    const ofHalf = done.filter(({ page }) => page.half === half);
    if (half === "tuning") listFailures(ofHalf);
    return report(`The ${half} half`, ofHalf);
  });
  const text = `# Plain words without a language model\n\n${texts.join("\n\n")}\n`;
  process.stdout.write(text);
  const isWhole = options.halves.length === 2 && options.pages === undefined && options.kinds === undefined;
  if (isWhole) {
    const folder = new URL("../results/", import.meta.url);
    mkdirSync(folder, { recursive: true });
    writeFileSync(new URL("latest.md", folder), text);
  }
  if (done.some(({ verdict }) => verdict === "wrong success")) process.exitCode = 1;
}

async function runAll(engine: Engine, attempts: Attempt[]): Promise<Done[]> {
  const waiting = attempts.values();
  const done: Done[] = [];
  const work = async () => {
    const runner = await Runner.start(engine);
    for (const attempt of waiting) {
      done.push(await runner.attempt(attempt));
      if (done.length % 100 === 0) process.stderr.write(`${done.length} of ${attempts.length}\n`);
    }
    await runner.close();
  };
  await Promise.all(Array.from({ length: sessions }, work));
  return done;
}

function listFailures(done: Done[]): void {
  for (const { page, wanted, variation, verdict, differences, message } of done) {
    if (verdict === "right") continue;
    process.stdout.write(
      `${verdict} · ${page.name} · ${wanted.kind} · ${variation} · ${wanted.say}\n    ${differences.join("; ")}\n    ${message.slice(0, 300)}\n`,
    );
  }
}
