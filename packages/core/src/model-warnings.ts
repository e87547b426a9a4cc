import { LegworkError } from "@legwork/protocol";
import type { Models } from "./model/registry.ts";

/** An operator's model that cannot be asked is better told at the start than at the first request. */
export async function modelWarnings(models: Models): Promise<string[]> {
  try {
    await models.resolve({}, {});
    return [];
  } catch (error) {
    if (!(error instanceof LegworkError)) throw error;
    return [`The default model cannot be used by itself: ${error.message}`];
  }
}
