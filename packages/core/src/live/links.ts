import type { Output } from "@legwork/protocol";
import type { Caller } from "../context.ts";
import type { Session } from "../session.ts";
import type { AccessKind } from "./access.ts";

/** Longest life of a link to the live view, ms. */
const viewMs = 3_600_000;

type LiveLinks = Pick<
  Output<"debug">,
  "debuggerUrl" | "debuggerFullscreenUrl" | "viewUrl" | "viewFullscreenUrl"
>;

/**
 * The address of a session for a CDP client: a WebSocket of this service, good until the session's longest life is over.
 * Null for a browser that runs elsewhere, and for a caller who reaches the service in no way that an address could name.
 */
export function connectUrl(session: Session, { baseUrl }: Pick<Caller, "baseUrl">): string | null {
  if (baseUrl === undefined || session.openDebugging === undefined) return null;
  const token = session.access.token("cdp", session.endsAt);
  return address(baseUrl.replace(/^http/, "ws"), `/v1/sessions/${session.id}/cdp`, token);
}

/** The addresses of the page that shows a session, for an hour and no longer than the session can live. */
export function liveLinks(session: Session, baseUrl: string): { links: LiveLinks; expiresAt: number } {
  const expiresAt = Math.min(session.endsAt, Date.now() + viewMs);
  const link = (kind: AccessKind): string =>
    address(baseUrl, `/sessions/${session.id}/live`, session.access.token(kind, expiresAt));
  const [controlled, viewed] = [link("control"), link("view")];
  const links = {
    debuggerUrl: controlled,
    debuggerFullscreenUrl: `${controlled}&frame=bare`,
    viewUrl: viewed,
    viewFullscreenUrl: `${viewed}&frame=bare`,
  };
  return { links, expiresAt };
}

function address(base: string, path: string, token: string): string {
  return `${base.replace(/\/$/, "")}${path}?token=${token}`;
}
