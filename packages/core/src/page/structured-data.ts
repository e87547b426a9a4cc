import { DocumentGone } from "./document-gone.ts";
import type { PageWorlds } from "./worlds.ts";

/** The texts of the main document's JSON-LD blocks; none when the document went away meanwhile. */
export async function readStructuredData(worlds: PageWorlds, signal?: AbortSignal): Promise<string[]> {
  try {
    return await worlds.call(await worlds.main(signal), "structuredData");
  } catch (error) {
    if (error instanceof DocumentGone) return [];
    throw error;
  }
}
