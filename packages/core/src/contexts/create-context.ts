import type { Input, Output } from "@legwork/protocol";
import type { OperationContext } from "../services.ts";
import { readCookiesTxt } from "./cookies-txt.ts";
import { shownContext } from "./get-context.ts";

/** Makes a context, empty or with what is given. */
export async function createContext(
  { storageState, cookiesTxt }: Input<"createContext">,
  { services, caller }: OperationContext,
): Promise<Output<"createContext">> {
  const cookies = [...(storageState?.cookies ?? []), ...readCookiesTxt(cookiesTxt ?? "")];
  const state = { cookies, origins: storageState?.origins ?? [] };
  return shownContext(await services.contexts.create(caller.principal.projectId, state));
}
