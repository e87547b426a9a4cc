import { DebuggingConnection } from "./debugging-connection.ts";

/** A connection to the browser of a context, and how the browser names that context. */
export type ContextDebugging = { connection: DebuggingConnection; contextId: string };

/** Opens a connection of its own to the browser of a host, for whoever limits it to one context. */
export async function openContextDebugging(directory: string, contextId: string): Promise<ContextDebugging> {
  return { connection: await DebuggingConnection.open(directory), contextId };
}
