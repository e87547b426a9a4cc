import { chromium, type Page } from "playwright-core";
import { ownTasks, TaskSite, type Outcome } from "./site.ts";
import { solve } from "./solution.ts";
import type { TaskPage, Variant } from "./task.ts";

/** How long a page may take to tell its task, ms. */
const patience = 10_000;

/** How long after its last step a solution may take to have its effect, ms. */
const effectPatience = 3_000;

/**
 * What is wrong with pages of tasks, in words: one that asks for another host, throws, or names no value for its words; one whose
 * judge does not begin "open", or whose solution does not end "done".
 */
export async function faultsOfTasks(pages: readonly TaskPage[], executablePath: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath });
  const context = await browser.newContext();
  const site = await TaskSite.start(ownTasks);
  const faults: string[] = [];
  for (const [index, page] of pages.entries()) {
    if (index > 0 && index % 10 === 0) process.stderr.write(`${index} of ${pages.length} pages\n`);
    for (const variant of page.variants) {
      const tab = await context.newPage();
      const found = await faultsOfVariant({ page, ...variant }, site, tab);
      faults.push(...found.map((fault) => `${page.name}?seed=${variant.seed}: ${fault}`));
      await tab.close();
    }
  }
  await browser.close();
  await site.close();
  return faults;
}

async function faultsOfVariant(variant: Variant, site: TaskSite<Variant>, tab: Page): Promise<string[]> {
  const faults: string[] = [];
  const url = site.serve(variant);
  tab.on("pageerror", (error) => faults.push(`throws ${error.message}`));
  tab.on("request", (request) => {
    if (!request.url().startsWith(new URL(url).origin)) faults.push(`asks for ${request.url()}`);
  });
  await tab.goto(url);
  const task = await site.task(patience);
  if (task?.done === undefined || task.solve === undefined) return [...faults, "does not tell its task"];
  const unfilled = /\{\w+\}/u.exec(JSON.stringify([task.say, task.done, task.solve]));
  if (unfilled !== null) return [...faults, `gives no ${unfilled[0]}`];
  const outcome = async () => await tab.evaluate<Outcome>("outcome()");
  const start = await outcome();
  if (start !== "open") faults.push(`begins ${start}`);
  try {
    await solve(tab, task.solve);
    await tab
      .waitForFunction("outcome() !== 'open'", undefined, { timeout: effectPatience })
      .catch(() => undefined);
    const end = await outcome();
    if (end !== "done") faults.push(`${JSON.stringify(task.say)} ends ${end} when solved`);
  } catch (error) {
    const [reason = ""] = String(error).split("\nCall log");
    faults.push(`${JSON.stringify(task.say)} cannot be solved: ${reason}`);
  }
  return faults;
}
