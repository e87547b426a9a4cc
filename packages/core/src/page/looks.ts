import type { Look } from "./injected/looks.ts";
import type { DrawnFigure } from "./injected/figures.ts";
import { referenceOf } from "./reference.ts";
import { byDocument } from "./selectors.ts";
import { DocumentGone } from "./document-gone.ts";
import type { PageWorlds, World } from "./worlds.ts";

/** Something drawn, with its reference. */
export type Figure = Omit<DrawnFigure, "number"> & { ref: string };
export type { Look } from "./injected/looks.ts";

/** Colour and shape of elements by their references; without those that are gone. */
export async function looksOf(worlds: PageWorlds, references: string[]): Promise<Map<string, Look>> {
  const found = new Map<string, Look>();
  await Promise.all(
    [...byDocument(worlds, references)].map(async ([world, places]) => {
      const numbers = places.map(({ number }) => number);
      const seen = await worlds.call(world, "looks", numbers).catch((error: unknown) => {
        if (error instanceof DocumentGone) return [];
        throw error;
      });
      for (const [at, { index }] of places.entries()) {
        const reference = references[index];
        const look = seen[at];
        if (reference !== undefined && look) found.set(reference, look);
      }
    }),
  );
  return found;
}

/** What is drawn in a document, in its order: figures and letters of drawings, boxes that are coloured or framed. */
export async function figuresIn(worlds: PageWorlds, world: World): Promise<Figure[]> {
  const drawn = await worlds.call(world, "figures");
  return drawn.map(({ number, ...figure }) => ({ ...figure, ref: referenceOf(world.sequence, number) }));
}
