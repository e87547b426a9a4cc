import { findReference } from "../find-line.ts";
import type { Target } from "../peer.ts";

/**
 * What a language model that makes no mistake and needs no time answers to an act of Stagehand. Every prompt of it holds
 * the page's tree, with `[0-12] button: Save` for each element.
 */
export function stagehandAnswer(prompt: string, target: Target): Record<string, unknown> {
  const elementId = findReference(prompt, target, /\[(\d+-\d+)\]/);
  return {
    action: { elementId, description: target.words, method: "click", arguments: [] },
    twoStep: false,
  };
}

export type StagehandAction = { selector: string; description: string; method: string; arguments: string[] };

export function actionOn({ id, words }: Target, method: "click" | "fill", value?: string): StagehandAction {
  return {
    selector: `xpath=//*[@id="${id}"]`,
    description: words,
    method,
    arguments: value === undefined ? [] : [value],
  };
}
