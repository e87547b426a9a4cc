import type { ScrollUnit } from "./injected/scrolling.ts";
import { StepFailure } from "./step.ts";

export type ScrollAmount = { x: number; y: number; unit: ScrollUnit };

/** `["down", "2"]` pages, `["up", "300px"]`, `["bottom"]`, `["600"]` pixels down; nothing: one page down. */
export function scrollAmount([first = "down", second]: string[]): ScrollAmount {
  if (first === "top" || first === "bottom") {
    return { x: 0, y: first === "top" ? -Number.MAX_SAFE_INTEGER : Number.MAX_SAFE_INTEGER, unit: "pixels" };
  }
  const isBareNumber = /^-?\d/.test(first);
  const direction = isBareNumber ? "down" : first;
  const amount = isBareNumber ? `${Number.parseFloat(first)}px` : (second ?? "1");
  const size = Number.parseFloat(amount);
  const sign = Object.hasOwn(signs, direction) ? signs[direction] : undefined;
  if (sign === undefined || !Number.isFinite(size)) {
    throw new StepFailure(
      "not_understood",
      `Cannot scroll ${direction} by ${amount}. Directions: up, down, left, right, top, bottom, end (until nothing more comes); amounts: 300px, or pages such as 1.`,
    );
  }
  return { x: sign.x * size, y: sign.y * size, unit: amount.trim().endsWith("px") ? "pixels" : "pages" };
}

const signs: Record<string, { x: number; y: number }> = {
  down: { x: 0, y: 1 },
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  left: { x: -1, y: 0 },
};

/** The part of the way down that `50%` names, 0 to 1; undefined for another text. */
export function shareOf(text: string): number | undefined {
  const found = /^\s*(\d{1,3}(?:\.\d+)?)\s*%\s*$/.exec(text);
  const share = Number(found?.[1]) / 100;
  return found !== null && share <= 1 ? share : undefined;
}
