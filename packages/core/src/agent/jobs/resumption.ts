import { parseTask } from "../embedded/parse-task.ts";
import { partsOf } from "../embedded/references.ts";
import { leavesOf } from "../embedded/task-node.ts";
import type { Handed } from "../replay/remembered.ts";
import { harmless, type Progress } from "./journal.ts";

/** How a job goes on, or why it cannot be known what it did. */
export type Resumption = { handed: Handed } | { unknown: string };

/** From the last step that is known to be done. What may have been done and is not known to be is never done again. */
export function resumptionOf(instruction: string, progress: Progress): Resumption {
  const { open } = progress;
  if (open !== undefined && !harmless.has(open.type))
    return { unknown: `The process ended while this was being done: ${open.instruction ?? open.type}` };
  const leaves = leavesOf(parseTask(instruction));
  const done = new Set(progress.parts);
  for (const [part, actions] of progress.ofPart) {
    const leaf = leaves[part];
    const deeds = actions.filter(({ type }) => !harmless.has(type));
    if (done.has(part) || leaf === undefined || deeds.length === 0) continue;
    if (deeds.some(({ code }) => code === "no_effect"))
      return { unknown: `It is not known what came of this, which showed no effect: ${leaf.text}` };
    // One action is all that such a step does: it is done, though its end was not written down any more.
    const isOne =
      leaf.kind === "step" && partsOf(leaf.text).length === 0 && deeds.every(({ type }) => type !== "deed");
    if (isOne && deeds.at(-1)?.success === true) done.add(part);
    else if (deeds.some(({ success }) => success !== false))
      return { unknown: `The process ended in the middle of this: ${leaf.text}` };
  }
  const { answers, notes } = progress;
  return { handed: { parts: [...done], answers, notes, words: wordsFor(progress) } };
}

function wordsFor({ actions }: Progress): string {
  const done = actions.filter(({ success }) => success !== false).map(({ action }) => `- ${action}`);
  return [
    "This task was begun before and interrupted; the page that it was on last has been opened again.",
    done.length === 0
      ? "Nothing of it is done yet."
      : `This is done; do not do it again:\n${done.join("\n")}`,
    "Look at the page, and go on from there. What cannot be gone on with is told by done with completed false.",
  ].join("\n");
}
