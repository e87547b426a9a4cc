import type { ServerContext } from "@modelcontextprotocol/server";

/** Longest silence of a call whose caller asked for progress, ms; clients and proxies give up on a silent one. */
const silenceMs = 10_000;

export type ProgressReport = Disposable & {
  /** Undefined when the caller did not ask. */
  onProgress: ((message: string) => void) | undefined;
};

/** Tells the caller, if it gave a token, what happens while it happens, and that something still does. */
export function reportProgress(context: ServerContext): ProgressReport {
  const progressToken = context.mcpReq._meta?.progressToken;
  if (progressToken === undefined) return { onProgress: undefined, [Symbol.dispose]: () => {} };
  let progress = 0;
  let latest = "Working";
  const send = (message: string): void => {
    progress += 1;
    const params = { progressToken, progress, message };
    // A caller that has gone hears nothing any more; the call itself ends by its signal.
    context.mcpReq.notify({ method: "notifications/progress", params }).catch(() => undefined);
  };
  const timer = setInterval(() => send(`${latest} (still at it)`), silenceMs);
  return {
    onProgress: (message) => {
      latest = message;
      send(message);
      timer.refresh();
    },
    [Symbol.dispose]: () => clearInterval(timer),
  };
}
