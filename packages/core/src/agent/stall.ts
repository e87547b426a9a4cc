import { createHash } from "node:crypto";
import type { PageView } from "../page/view.ts";

/** How often the same thing may be seen or done before the model is warned, and before the run ends. */
const limits = {
  view: { warn: 6, end: 15 },
  action: { warn: 3, end: 6 },
} as const;

type Kind = keyof typeof limits;

const words: Record<Kind, string> = {
  view: "the page looked exactly like this",
  action: "exactly this was done, on the same page or without success",
};

/** What repeating came to: words for the model, and whether the run is stuck and ends. */
export type Stall = { warning: string; ends: boolean };

/** Notes what an agent sees and does, and tells when it goes round in a circle. */
export class StallWatch {
  readonly #counts = new Map<string, number>();

  /** An identical view of the page was seen. */
  saw(digest: string): Stall | undefined {
    return this.#count("view", digest);
  }

  /**
   * An identical action was done: the same tool with the same input, on a page that looked the same. One that failed
   * counts as the same wherever it is repeated; one that works and changes the page (the next of many) never does.
   */
  did(action: { name: string; input: unknown; page: string; failed: boolean }): Stall | undefined {
    const { name, input, page, failed } = action;
    return this.#count("action", JSON.stringify([name, input, failed ? "failed" : page]));
  }

  #count(kind: Kind, key: string): Stall | undefined {
    const full = `${kind} ${key}`;
    const count = (this.#counts.get(full) ?? 0) + 1;
    this.#counts.set(full, count);
    const { warn, end } = limits[kind];
    if (count < warn) return undefined;
    const ends = count >= end;
    const advice = ends
      ? "The run ends here, since it is stuck."
      : `Try something else; at ${end} times the run ends.`;
    return { warning: `${count} times now ${words[kind]}. ${advice}`, ends };
  }
}

/** What a page shows, in short: two views with the same digest look the same. References and places are left out. */
export function digestOf(view: PageView): string {
  const hash = createHash("sha256").update(`${view.url}\n${view.title}\n${view.scroll.x},${view.scroll.y}`);
  for (const node of view.nodes) {
    const { ref: _ref, box: _box, hints: _hints, inViewport: _inViewport, ...shown } = node;
    hash.update(JSON.stringify(shown));
  }
  return hash.digest("base64url");
}
