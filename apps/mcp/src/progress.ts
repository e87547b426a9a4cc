import type { ServerContext } from "@modelcontextprotocol/server";

/** Longest silence of a call whose caller asked for progress, ms; clients and proxies give up on a silent one. */
const silenceMs = 10_000;

export type ProgressReport = Disposable & { onProgress: (message: string) => void };

/**
 * Tells what happens while it happens: in the log that a client can listen to, and, to a caller that gave a token, as
 * progress, which also says that something still does.
 */
export function reportProgress(context: ServerContext): ProgressReport {
  const { mcpReq } = context;
  // A caller that has gone hears nothing any more; the call itself ends by its signal.
  const log = (message: string) => void mcpReq.log("info", message, "legwork").catch(() => undefined);
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return { onProgress: log, [Symbol.dispose]: () => {} };
  let progress = 0;
  let latest = "Working";
  const send = (message: string): void => {
    progress += 1;
    const params = { progressToken, progress, message };
    mcpReq.notify({ method: "notifications/progress", params }).catch(() => undefined);
  };
  const timer = setInterval(() => send(`${latest} (still at it)`), silenceMs);
  return {
    onProgress: (message) => {
      latest = message;
      log(message);
      send(message);
      timer.refresh();
    },
    [Symbol.dispose]: () => clearInterval(timer),
  };
}
