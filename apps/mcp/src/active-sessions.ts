import { LegworkError } from "@legwork/protocol";
import { describeFailure, type Log } from "./log.ts";
import { isCodedError } from "./result.ts";
import type { Service } from "./service.ts";
import { startInput, type SessionSettings } from "./session-settings.ts";

/** The two generations of the protocol: with connections that a server remembers (2025), and without (2026-07-28). */
export type Era = "legacy" | "modern";

export type Started = {
  sessionId: string;
  /** `recreated`: in the place of one that was lost, whose page is gone. */
  session: "created" | "attached" | "recreated";
  warnings: string[];
};

/** The session that a tool works on, and what the caller should know of how it came about. */
export type Chosen = { sessionId: string; warnings: string[] };

/** What the service answers of a session that is over. */
const lossCodes = new Set(["session_ended", "session_not_found", "browser_crashed"]);

type Options = { era: Era; service: Service; settings: SessionSettings; log: Log };

/**
 * The browser sessions of one MCP connection. In the 2025 era one of them at most is active, and is meant when a call
 * names none; in the 2026 era every call names its session.
 */
export class ActiveSessions {
  readonly settings: SessionSettings;
  readonly #era: Era;
  readonly #service: Service;
  readonly #log: Log;
  #active: string | undefined;
  /** Those that this connection has made and not seen the end of; attached ones belong to somebody else. */
  readonly #created = new Set<string>();
  /** Changes of what is active wait for each other, so that two calls at once do not make two sessions. */
  #turn: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor({ era, service, settings, log }: Options) {
    this.settings = settings;
    this.#era = era;
    this.#service = service;
    this.#log = log;
  }

  /** The session that is meant; without an id the active one, which is made when there is none. */
  async choose(sessionId: string | undefined): Promise<Chosen> {
    if (sessionId !== undefined) return { sessionId, warnings: [] };
    return await this.#inTurn(async () => {
      if (this.#active !== undefined) return { sessionId: this.#active, warnings: [] };
      const created = await this.#create();
      this.#active = created.sessionId;
      return {
        ...created,
        warnings: ["No session was active: a new one was started, with an empty page.", ...created.warnings],
      };
    });
  }

  /** Makes a session, or attaches to the one named; in the 2025 era it becomes the active one. */
  async start(sessionId: string | undefined, signal: AbortSignal): Promise<Started> {
    if (this.#era === "modern")
      return sessionId === undefined ? await this.#create(signal) : await this.#attach(sessionId, signal);
    return await this.#inTurn(async () => {
      const started =
        sessionId === undefined ? await this.#create(signal) : await this.#attach(sessionId, signal);
      const former = this.#active;
      this.#active = started.sessionId;
      if (sessionId !== undefined || former === undefined) return started;
      const lost = await this.#lossOf(former);
      if (lost !== undefined) {
        this.#forget(former);
        return { ...started, session: "recreated", warnings: [lost, ...started.warnings] };
      }
      return { ...started, warnings: [...(await this.#leave(former)), ...started.warnings] };
    });
  }

  /** Why a session cannot be used any more; undefined when it can, or nobody knows. */
  async #lossOf(id: string): Promise<string | undefined> {
    try {
      await this.#service.dispatch("start", { sessionId: id }, {});
      return undefined;
    } catch (error) {
      const isGone = isCodedError(error) && lossCodes.has(error.code);
      return isGone
        ? `Session ${id}, the active one before, is gone (${error.code}); this new one has an empty page.`
        : undefined;
    }
  }

  /** Ends the session named, or the active one. @throws LegworkError `invalid_request` when there is none. */
  async end(sessionId: string | undefined): Promise<string> {
    return await this.#inTurn(async () => {
      const id = sessionId ?? this.#active;
      if (id === undefined) {
        throw new LegworkError(
          "invalid_request",
          "No session is active, so there is nothing to end. Give the sessionId of the one that is meant.",
        );
      }
      await this.#service.dispatch("end", {}, { sessionId: id });
      this.#forget(id);
      return id;
    });
  }

  /** The connection is over: ends what it has made, unless that is kept alive. Never rejects. */
  async close(): Promise<void> {
    await this.#inTurn(async () => {
      this.#isClosed = true;
      const ids = this.settings.keepAlive ? [] : [...this.#created];
      await Promise.all(ids.map((id) => this.#endQuietly(id)));
    });
  }

  async #create(signal?: AbortSignal): Promise<Started> {
    if (this.#isClosed)
      throw new LegworkError("shutting_down", "This connection is being closed. Open a new one.");
    const { modelApiKey } = this.settings;
    const call = {
      ...(signal === undefined ? {} : { signal }),
      ...(modelApiKey === undefined ? {} : { modelApiKey }),
    };
    const { sessionId, warnings = [] } = await this.#service.dispatch(
      "start",
      startInput(this.settings),
      call,
    );
    this.#created.add(sessionId);
    return { sessionId, session: "created", warnings };
  }

  async #attach(id: string, signal: AbortSignal): Promise<Started> {
    const { sessionId, warnings = [] } = await this.#service.dispatch("start", { sessionId: id }, { signal });
    return { sessionId, session: "attached", warnings };
  }

  /** A connection has one active session; the one before is of no use to anyone who has not asked to keep it. */
  async #leave(former: string): Promise<string[]> {
    if (!this.#created.has(former))
      return [`Session ${former} is no longer the active one; it was attached to, and goes on.`];
    if (this.settings.keepAlive) return [`Session ${former} is no longer the active one; it is kept alive.`];
    await this.#endQuietly(former);
    return [`Session ${former} was the active one before, and was ended.`];
  }

  async #endQuietly(id: string): Promise<void> {
    this.#forget(id);
    try {
      await this.#service.dispatch("end", {}, { sessionId: id });
    } catch (error) {
      // Nobody waits for it, and it ends by itself when nothing is asked of it.
      this.#log(`Session ${id} could not be ended: ${describeFailure(error)}`);
    }
  }

  #forget(id: string): void {
    this.#created.delete(id);
    if (this.#active === id) this.#active = undefined;
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined); // Its own caller hears of a failure; the next one begins anew.
    return await turn;
  }
}
