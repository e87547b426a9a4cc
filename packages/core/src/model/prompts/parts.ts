import type { Variables } from "@legwork/protocol";
import type { Prompt, PromptImage } from "../call.ts";
import { pageBlock, type PageText } from "./page-block.ts";

/** What every prompt about a page is made from. */
export type PageQuestion = {
  page: PageText;
  /** A picture of the page, for models that can see. */
  screenshot?: PromptImage | undefined;
  /** The session's own instructions for every model call. */
  systemPrompt?: string | undefined;
};

/** The fixed rules first, then what is the session's: providers cache prompts by their beginning. */
export function instructionsOf(rules: string[], systemPrompt: string | undefined): string {
  const own = systemPrompt?.trim();
  return own ? `${rules.join("\n")}\n\nInstructions for this session:\n${own}` : rules.join("\n");
}

/** The page first, the question last: two questions about one page then share all that is long. */
export function questionAbout({ page, screenshot }: PageQuestion, question: string[]): Prompt {
  const text = `${pageBlock(page)}\n\n${question.filter((line) => line !== "").join("\n\n")}`;
  return screenshot ? [{ text }, { image: screenshot }] : text;
}

/** Names and descriptions of the placeholders that a model may write; it never sees what they stand for. */
export function variableLines(variables: Variables | undefined): string {
  const lines = Object.entries(variables ?? {}).map(([name, variable]) => {
    const description = typeof variable === "object" ? variable.description : undefined;
    return description ? `- %${name}%: ${description}` : `- %${name}%`;
  });
  return lines.length === 0 ? "" : `Placeholders you can use:\n${lines.join("\n")}`;
}

/** How references and methods are used; act and observe share it word for word. */
export const actionRules = [
  "Elements are named by references such as e12, or f1e12 in a frame; they stand in brackets behind an element. Use only references that stand on the page.",
  "Methods and their arguments (a list of strings, empty where none is named):",
  '- click, doubleClick, rightClick, middleClick: keys to hold meanwhile, such as "Control"; mostly none',
  "- tap (a finger, on touch screens only), hover, check, uncheck: none",
  "- fill: the text that replaces what stands in the field; dates as 2026-03-31 (also where a calendar opens), times as 14:30, colours as #rrggbb; the number that a slider is set to",
  "- type: text to type, key by key, where the caret stands",
  '- press: one key or chord, such as "Enter" or "Control+A"; with an element, it is focused first',
  "- selectOption: the label of the option, as the page shows it; several for a list that takes several. It opens lists that the page made itself, and types into those that search",
  "- dragTo: the reference of the element to drop it on; or two numbers, pixels to the right and pixels down",
  "- upload: the content of each file as a data: URL, given as a placeholder; never a path",
  '- scroll: "down", "up", "left" or "right", then how far, such as "300px", or "2" for two screens; or "top" or "bottom"; or "end", until nothing more comes; without an element, the page scrolls',
  '- scrollTo: none, to bring the element into view; or "50%" of the way down; or a text to scroll for, where lists render only what is in view',
  "- nextChunk, prevChunk: none; one screen on or back, of the page or of the box the element is in",
  "- goBack, goForward, reload: none, and no element",
  "- switchTab, closeTab: the title of the tab of the browser, or its number; no element; closeTab without one closes this tab",
  "Where a value is given as a placeholder such as %password%, write the placeholder as the argument, as it is; its value is put in later.",
];
