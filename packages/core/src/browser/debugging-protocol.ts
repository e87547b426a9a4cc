import { join } from "node:path";

/** A message of the Chrome DevTools Protocol in its flat form, of either direction. */
export type DebuggingMessage = {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: { code: number; message: string };
  /** The target that it concerns; absent for the browser itself. */
  sessionId?: string;
};

/** What is asked of the browser or of one target. */
export type DebuggingCommand = Pick<DebuggingMessage, "params" | "sessionId"> & { method: string };

/** The socket of the relay in a host's directory; a named pipe on Windows. One JSON document on a line, either way. */
export function debuggingPath(directory: string): string {
  return process.platform === "win32"
    ? `\\\\.\\pipe\\${directory.slice(directory.lastIndexOf("\\") + 1)}-debugging`
    : join(directory, "debugging.sock");
}
