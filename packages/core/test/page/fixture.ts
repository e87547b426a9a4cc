import type { RawInput } from "@legwork/protocol";

type Given = Exclude<RawInput<"act">["input"], string>;

/** A step on the element that a CSS selector names, so that a test is about the page and not about words. */
export function step(method: string, selector: string, ...given: string[]): Given {
  return { method, selector, description: selector, arguments: given };
}
