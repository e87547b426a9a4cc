import type { PlannedStep } from "./plan.ts";

const quotes = /^["“'‘«](.*)["”'’»]$/;
const close = /^close (?:(?:this|the current|the) )?(?:browser )?(?:tab|window)$/i;
const closeNamed = /^close (?:the )?(?:(?:browser )?tab (.+)|(.+?) (?:browser )?tab)$/i;
const change =
  /^(?:(?:switch|go|change|return|move) (?:back )?to|activate|show) (?:the )?(?:(?:browser )?tab (.+)|(.+?) (?:browser )?tab)$/i;
const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];

/** What an instruction asks of the tabs of the browser; undefined when it asks nothing of them. */
export function planTab(instruction: string): { step: PlannedStep; isCertain: boolean } | undefined {
  const text = instruction.trim().replace(/[.!]+$/, "");
  const step = (method: PlannedStep["method"], name?: string): PlannedStep => ({
    method,
    reference: undefined,
    description: name === undefined ? "this tab" : `the tab “${name}”`,
    arguments: name === undefined ? [] : [name],
  });
  // What a page calls a window comes first, and the last tab is none.
  if (close.test(text)) return { step: step("closeTab"), isCertain: /\b(?:tab|browser)\b/i.test(text) };
  const changed = change.exec(text);
  const closed = closeNamed.exec(text);
  const found = changed ?? closed;
  const given = (found?.[1] ?? found?.[2])?.trim().replace(quotes, "$1");
  if (given === undefined || given === "") return undefined;
  const at = ordinals.indexOf(given.toLowerCase());
  return {
    step: step(changed === null ? "closeTab" : "switchTab", at < 0 ? given : String(at + 1)),
    isCertain: false,
  };
}
