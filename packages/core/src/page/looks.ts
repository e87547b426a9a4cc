import type { Look } from "./injected/looks.ts";
import { byDocument } from "./selectors.ts";
import { DocumentGone } from "./document-gone.ts";
import type { PageWorlds } from "./worlds.ts";

export type { Figure } from "./injected/figures.ts";
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
