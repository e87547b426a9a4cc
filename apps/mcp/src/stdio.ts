import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { ActiveSessions, type Era } from "./active-sessions.ts";
import type { Log } from "./log.ts";
import { createServer } from "./server.ts";
import type { Service } from "./service.ts";
import type { SessionSettings } from "./session-settings.ts";

export type StdioOptions = { session: SessionSettings; service: Service; log: Log };

export type StdioConnection = {
  /** Resolves when the client has closed its end, or cannot be spoken to any more. */
  closed: Promise<void>;
  /** Cancels what runs, and ends the browser sessions that are not kept alive. */
  close(): Promise<void>;
};

/** The tools over standard input and output, for the one client that started this process. */
export function openStdio({ session, service, log }: StdioOptions): StdioConnection {
  const transport = new ClosingTransport();
  const opened: ActiveSessions[] = [];
  const connect = (era: Era) => {
    const sessions = new ActiveSessions({ era, service, settings: session, log });
    opened.push(sessions);
    return createServer({ era, sessions, service, log });
  };
  const handle = serveStdio(({ era }) => connect(era), { transport, onerror: (error) => log(error.message) });
  return {
    closed: transport.closed,
    close: async () => {
      await handle.close();
      await Promise.all(opened.map((sessions) => sessions.close()));
    },
  };
}

/** Tells of its end, which the server around it keeps to itself. */
class ClosingTransport extends StdioServerTransport {
  readonly #closed = Promise.withResolvers<void>();

  get closed(): Promise<void> {
    return this.#closed.promise;
  }

  override async close(): Promise<void> {
    await super.close();
    this.#closed.resolve();
  }
}
