import { describe, expect, test } from "vitest";
import { processorTime } from "../processor-time.ts";
import { splitTask, type TaskStep } from "../../src/grounding/grammar/split.ts";

const brief = (step: TaskStep): string =>
  `${step.kind}: ${step.text}${step.url === undefined ? "" : ` → ${step.url}`}${step.condition === undefined ? "" : ` (${step.condition})`}`;

describe("splitTask", () => {
  test.each<[task: string, steps: string[]]>([
    ["click Save", ["act: click Save"]],
    ["click Save and then click Close", ["act: click Save", "act: click Close"]],
    ["Click Save, then go back.", ["act: Click Save", "act: go back"]],
    [
      "type hello into the search box and press Enter",
      ["act: type hello into the search box", "act: press Enter"],
    ],
    [
      "open the menu, click Settings, and scroll down",
      ["act: open the menu", "act: click Settings", "act: scroll down"],
    ],
    ["click Terms and Conditions", ["act: click Terms and Conditions"]],
    ["click Save and Continue", ["act: click Save and Continue"]],
    ["click Save and close", ["act: click Save and close"]],
    ["click “Save and click Close”", ["act: click “Save and click Close”"]],
    ['type "a, then click b. Press c" into Notes', ['act: type "a, then click b. Press c" into Notes']],
    ["type salt and pepper into Notes", ["act: type salt and pepper into Notes"]],
    ["fill name with Ada and email with a@b.c", ["act: fill name with Ada and email with a@b.c"]],
    ["fill name with Ada and submit", ["act: fill name with Ada", "act: submit"]],
    [
      "go to https://example.com/a,b and tell me the price",
      ["navigate: go to https://example.com/a,b → https://example.com/a,b", "extract: tell me the price"],
    ],
    ["open /cart", ["navigate: open /cart → /cart"]],
    ["visit example.com", ["navigate: visit example.com → https://example.com"]],
    ["go to the Pricing page", ["act: go to the Pricing page"]],
    ["open report.pdf", ["act: open report.pdf"]],
    [
      "1. Click A\n2. Click B\n3. read the heading",
      ["act: Click A", "act: Click B", "extract: read the heading"],
    ],
    ["1. click A 2. click B 3) press Enter", ["act: click A", "act: click B", "act: press Enter"]],
    ["- click A\n* type x into B\n• press Enter", ["act: click A", "act: type x into B", "act: press Enter"]],
    ["Step 1: click A\nStep 2: click B", ["act: click A", "act: click B"]],
    ["First, click A. Then click B. Finally, click C.", ["act: click A", "act: click B", "act: click C"]],
    ["What is the total?", ["extract: What is the total?"]],
    [
      "add it to the basket; how many items are there?",
      ["act: add it to the basket", "extract: how many items are there?"],
    ],
    ["if a cookie banner appears, close it", ["act: close it (if a cookie banner appears)"]],
    [
      "If there is a popup, click Close. Then click Buy",
      ["act: click Close (If there is a popup)", "act: click Buy"],
    ],
    ["click Accept if it is there", ["act: click Accept (if it is there)"]],
    ["wait for the page to load, then click Go", ["unknown: wait for the page to load", "act: click Go"]],
    ["book me the best flight", ["act: book me the best flight"]],
    ["the weather is nice", ["unknown: the weather is nice"]],
    ["click the link Dr. Smith", ["act: click the link Dr. Smith"]],
    ["select Paris, France from City", ["act: select Paris, France from City"]],
    [
      "Go to example.com/shop, add the Blue Kettle to the cart and check out. What is the total?",
      [
        "navigate: Go to example.com/shop → https://example.com/shop",
        "act: add the Blue Kettle to the cart",
        "act: check out",
        "extract: What is the total?",
      ],
    ],
    ["", []],
  ])("%s", (task, steps) => {
    expect(splitTask(task).map(brief)).toEqual(steps);
  });

  test("a hostile task takes no long time", () => {
    let steps: unknown[] = [];
    const took = processorTime(() => {
      steps = splitTask("click a and ".repeat(20_000));
    });

    expect(steps.length).toBeGreaterThan(0);
    expect(took).toBeLessThan(5_000);
  });
});
