import { LegworkError } from "@legwork/protocol";
import type { Services } from "../services.ts";
import type { Session } from "../session.ts";
import type { Access, AccessKind } from "./access.ts";
import { CdpGateway } from "./cdp-gateway.ts";
import { closeCodes, type Channel } from "./channel.ts";
import { serveViewer } from "./viewer.ts";

/** What a client wants to do: drive the session by CDP, or look at it. */
export type ConnectionPurpose = "cdp" | "live";

export type ConnectionRequest = { sessionId: string; purpose: ConnectionPurpose; token: string };

type OnError = (error: unknown) => void;

const fitting: Record<ConnectionPurpose, readonly AccessKind[]> = {
  cdp: ["cdp"],
  live: ["view", "control"],
};

/** Connections that one session may have at once. */
const mostConnections = 20;

/** The longest that a timer can wait, ms. */
const longestTimer = 2 ** 31 - 1;

const connections = new WeakMap<Session, number>();

/**
 * Checks a link, and answers what to give the channel to once it is open. It is closed when the session ends, and when
 * the link's time is over or the link is revoked.
 * @throws LegworkError `unauthorized` for whatever is wrong with the link, so that nothing is told of which sessions
 *   there are; `rate_limited` when the session has too many connections.
 */
export function admitConnection(
  { sessionId, purpose, token }: ConnectionRequest,
  services: Services,
  onError: OnError,
): (channel: Channel) => void {
  const session = services.sessions.running(sessionId);
  const access = session?.access.verify(token);
  if (session === undefined || access === undefined || !fitting[purpose].includes(access.kind))
    throw refused();
  if ((connections.get(session) ?? 0) >= mostConnections)
    throw new LegworkError(
      "rate_limited",
      `The session has ${mostConnections} connections already. Close one first.`,
      { retryAfterSeconds: 5 },
    );
  return (channel) => {
    bind(channel, session, access);
    const served =
      access.kind === "cdp"
        ? serveCdp(channel, session, onError)
        : serveViewer(channel, session, access.kind);
    served.catch((error: unknown) => {
      onError(error);
      channel.close(closeCodes.internal, "The connection failed inside the server.");
    });
  };
}

function refused(): LegworkError {
  return new LegworkError(
    "unauthorized",
    "This link opens no running session: it was altered or revoked, its time is over, or the session has ended. Ask for a new one.",
  );
}

/** Ends the channel with its session and with its link. */
function bind(channel: Channel, session: Session, { expiresAt }: Access): void {
  connections.set(session, (connections.get(session) ?? 0) + 1);
  const over = AbortSignal.any([session.signal, session.access.revoked]);
  const onOver = (): void =>
    session.signal.aborted
      ? channel.close(closeCodes.goingAway, "The session has ended.")
      : channel.close(closeCodes.policy, "The link was revoked.");
  over.addEventListener("abort", onOver, { once: true });
  const timer = setTimeout(
    () => channel.close(closeCodes.policy, "The link's time is over."),
    Math.min(expiresAt - Date.now(), longestTimer),
  ).unref();
  channel.onClose(() => {
    clearTimeout(timer);
    over.removeEventListener("abort", onOver);
    connections.set(session, (connections.get(session) ?? 1) - 1);
  });
  if (over.aborted) onOver();
}

async function serveCdp(channel: Channel, session: Session, onError: OnError): Promise<void> {
  const opened = await session.openDebugging?.();
  if (opened === undefined) return channel.close(closeCodes.policy, "This session's browser runs elsewhere.");
  await CdpGateway.serve({
    ...opened,
    channel,
    checkUrl: (url) => session.policy.checkUrl(url),
    onActivity: () => session.touch(),
    onError,
  });
}
