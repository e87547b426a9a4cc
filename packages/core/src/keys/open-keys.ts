import { openStore, type StoreOptions } from "../store/open-store.ts";
import { ApiKeys } from "./api-keys.ts";

// An entry of its own: a command that makes a key need not load browsers and models.
export type { ApiKeys, KeyDescription } from "./api-keys.ts";
export type { KeyLimits } from "../principal.ts";

/** The keys of a data directory or database, also while a service is at work on it. Rejects as opening the store does. */
export async function openKeys(
  options: StoreOptions,
): Promise<{ keys: ApiKeys; close: () => Promise<void> }> {
  const store = await openStore(options);
  return { keys: new ApiKeys(store.keys), close: () => store.close() };
}
