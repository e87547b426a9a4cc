import { foldLines } from "./text/fold.ts";
import { costsOf, linesOf, written } from "./text/lines.ts";
import { pageOf, type PageOptions, type TextPage } from "./text/paging.ts";
import { portionsOf, type Portions } from "./text/portions.ts";
import type { PageView } from "./view.ts";

export type RenderOptions = {
  /** Name each element that can be acted on by its reference, for whoever is to act. Default: false. */
  references?: boolean;
  /** Largest size, tokens of o200k. Default: no limit. */
  maxTokens?: number | undefined;
  /** What the reader is after, in words; what has them stays in the text when not all of it fits. */
  focus?: string | undefined;
};

export type Rendered = {
  text: string;
  /** Lines were left out; the text says where and how many. */
  folded: boolean;
};

/**
 * A page as text, a line for each thing that stands by itself, what it holds indented by a space each. Page strings stand
 * in quotes with line breaks, quotes and signs that cannot be seen escaped, so that no page can forge a line. A text that
 * is larger than its budget is folded: what is left out is said in its place.
 */
export function renderView(view: PageView, options: RenderOptions = {}): Rendered {
  const lines = linesOf(view, options.references === true);
  const { maxTokens, focus } = options;
  if (maxTokens !== undefined) {
    const costs = costsOf(lines);
    if (costs.reduce((sum, cost) => sum + cost, 0) > maxTokens)
      return { text: foldLines(view, lines, { costs, maxTokens, focus }), folded: true };
  }
  return { text: lines.texts.map((_, line) => written(lines, line)).join("\n"), folded: false };
}

/** A page of a view's whole text, without references; see `pageOf`. */
export function renderPage(view: PageView, options: PageOptions = {}): TextPage {
  return pageOf(linesOf(view, false), options);
}

/** A view's whole text with references, in portions; see `portionsOf`. */
export function renderPortions(view: PageView, size: { maxTokens: number; most: number }): Portions {
  return portionsOf(linesOf(view, true), size);
}
