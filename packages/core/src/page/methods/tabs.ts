import { toldAddress } from "../../browser/told-address.ts";
import type { Page } from "../../browser/playwright.ts";
import { StepFailure, type Stage } from "../step.ts";
import type { Done } from "./done.ts";

/** Brings another tab of the session to the front; what follows is done in it. */
export async function switchTab({ live, step, begin }: Stage): Promise<Done> {
  const [wanted = ""] = step.arguments;
  const tabs = await tabsOf(live.page);
  const tab = findTab(tabs, wanted);
  await begin();
  await live.bringToFront(tab.page);
  return { message: `Switched to the tab ${wordsFor(tab)}.`, verified: true };
}

/** Closes a tab, this one when none is named; the one that was in front before it is next. */
export async function closeTab({ live, step, begin }: Stage): Promise<Done> {
  const [wanted = ""] = step.arguments;
  const tabs = await tabsOf(live.page);
  const tab = wanted.trim() === "" ? tabs.find(({ page }) => page === live.page) : findTab(tabs, wanted);
  if (tab === undefined) throw new StepFailure("stale", "This tab is closed already.");
  await begin();
  // Without `beforeunload`, which may ask whether to stay: the caller has said to close it.
  await tab.page.close();
  return { message: `Closed the tab ${wordsFor(tab)}.`, verified: true };
}

type Tab = { page: Page; title: string; number: number };

/** The tabs of the session in the order in which they were opened. */
async function tabsOf(page: Page): Promise<Tab[]> {
  const pages = page.context().pages();
  return Promise.all(
    pages.map(async (each, index) => ({ page: each, title: await titleOf(each), number: index + 1 })),
  );
}

async function titleOf(page: Page): Promise<string> {
  try {
    return await page.title();
  } catch {
    // It closed or moved on meanwhile; its address says which it is.
    return "";
  }
}

/** By number, by title (letter for letter, then without regard to case, then a part), or by a part of the address. */
function findTab(tabs: Tab[], wanted: string): Tab {
  const text = wanted.trim().toLowerCase();
  const fitting = [
    tabs.filter(({ number }) => String(number) === text),
    tabs.filter(({ title }) => title === wanted.trim()),
    tabs.filter(({ title }) => title.toLowerCase() === text),
    tabs.filter(({ title }) => text !== "" && title.toLowerCase().includes(text)),
    tabs.filter(({ page }) => text !== "" && toldAddress(page).toLowerCase().includes(text)),
  ].find((some) => some.length > 0);
  const [only] = fitting ?? [];
  if (only !== undefined && fitting?.length === 1) return only;
  const listed = tabs.map(wordsFor).join("; ");
  throw only === undefined
    ? new StepFailure("not_found", `There is no tab ${JSON.stringify(wanted)}. Open are: ${listed}.`)
    : new StepFailure("ambiguous", `Several tabs are ${JSON.stringify(wanted)}. Open are: ${listed}.`);
}

function wordsFor({ page, title, number }: Tab): string {
  return `${number} ${JSON.stringify(title.slice(0, 80))} (${toldAddress(page).slice(0, 200)})`;
}
