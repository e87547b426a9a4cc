import { DocumentGone } from "./document-gone.ts";
import type { PageWorlds, World } from "./worlds.ts";

/** An element of a live page: its document's world and its number there. */
export type Located = { world: World; number: number };

/** `e12` in the session's first document, `f3e12` in the fourth that its pages have shown, frames counted too. */
export function referenceOf(sequence: number, number: number): string {
  return sequence === 0 ? `e${number}` : `f${sequence}e${number}`;
}

export function isReference(text: string): boolean {
  return /^(?:f\d+)?e\d+$/.test(text);
}

/** Finds the element that a reference names. Throws {@link DocumentGone} when its document is no longer shown. */
export function locate(worlds: PageWorlds, reference: string): Located {
  const match = /^(?:f(\d+))?e(\d+)$/.exec(reference);
  const world = match === null ? undefined : worlds.world(Number(match[1] ?? 0));
  if (match === null || world === undefined)
    throw new DocumentGone(`${reference} belongs to a document that is no longer shown`);
  return { world, number: Number(match[2]) };
}
