import type { Input, Output } from "@legwork/protocol";
import type { OperationContext } from "../services.ts";
import { writeCookiesTxt } from "./cookies-txt.ts";

/** What a context of the caller's project holds. @throws LegworkError `not_found`. */
export async function exportContext(
  { contextId, format }: Input<"exportContext">,
  { services, caller }: OperationContext,
): Promise<Output<"exportContext">> {
  const { context, state } = await services.contexts.read(caller.principal.projectId, contextId);
  const { version } = context;
  return format === "playwright"
    ? { format, version, storageState: state }
    : { format, version, cookiesTxt: writeCookiesTxt(state.cookies) };
}
