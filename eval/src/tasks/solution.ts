import type { Locator, Page } from "playwright-core";
import type { Step } from "./task.ts";

/** How long a step of a solution may wait for its element, ms. */
const patience = 5_000;

/** More presses than any calendar or list of pages takes. */
const mostPresses = 60;

type Deed = (target: Locator, more: string[]) => Promise<unknown>;

const deeds: Record<Step[0], Deed> = {
  click: (target) => target.click({ timeout: patience }),
  doubleClick: (target) => target.dblclick({ timeout: patience }),
  rightClick: (target) => target.click({ button: "right", timeout: patience }),
  hover: (target) => target.hover({ timeout: patience }),
  focus: (target) => target.focus({ timeout: patience }),
  fill: (target, [text = ""]) => target.fill(text, { timeout: patience }),
  type: (target, [text = ""]) => target.pressSequentially(text, { timeout: patience }),
  press: (target, [key = ""]) => target.press(key, { timeout: patience }),
  check: (target) => target.check({ timeout: patience }),
  uncheck: (target) => target.uncheck({ timeout: patience }),
  select: (target, labels) =>
    target.selectOption(
      labels.map((label) => ({ label })),
      { timeout: patience },
    ),
  drag: (target, [onto = "", at]) => drag(target, target.page().locator(onto), at),
  scroll: (target, [to = "end"]) => target.evaluate(scrollTo, to, { timeout: patience }),
  /** Clicks, or presses a key, until what is named is in view. */
  until: async (target, [shown = "", key]) => {
    const wanted = target.page().locator(shown);
    for (let presses = 0; presses < mostPresses && !(await wanted.first().isVisible()); presses += 1)
      await Promise.any([
        key === undefined ? target.click({ timeout: patience }) : target.press(key, { timeout: patience }),
        wanted.first().waitFor({ timeout: patience }),
      ]);
  },
  mark: (target, [words = ""]) => target.evaluate(mark, words, { timeout: patience }),
};

/**
 * With the mouse, whatever covers the place meanwhile; `at`: `x,y` in CSS pixels from the upper left corner of where it is
 * dropped, without which that is the middle.
 */
async function drag(target: Locator, onto: Locator, at: string | undefined): Promise<void> {
  const { mouse } = target.page();
  await target.hover({ timeout: patience });
  await mouse.down();
  const box = await onto.boundingBox({ timeout: patience });
  if (box === null) throw new Error("There is nothing to drop it on");
  const [x = 0, y = 0] = at?.split(",").map(Number) ?? [box.width / 2, box.height / 2];
  await mouse.move(box.x + x, box.y + y, { steps: 8 });
  await mouse.up();
}

const scrollTo = (element: Element, to: string): void =>
  element.scrollTo(0, to === "end" ? element.scrollHeight : Number(to));

/** Selects these words in an editable region, as a double click or the keyboard would. */
function mark(element: Element, words: string): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(words) ?? -1;
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + words.length);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    return;
  }
  throw new Error(`${JSON.stringify(words)} does not stand there`);
}

/**
 * Does a solution as it is written, by a driver that shares nothing with what is evaluated.
 * @throws Error of the driver when a step's element is not there, or is not one.
 */
export async function solve(page: Page, steps: readonly Step[]): Promise<void> {
  for (const [name, selector, ...more] of steps) await deeds[name](page.locator(selector), more);
}
