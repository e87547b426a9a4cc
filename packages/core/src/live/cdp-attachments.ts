import type { DebuggingConnection } from "../browser/debugging-connection.ts";
import type { DebuggingMessage } from "../browser/debugging-protocol.ts";
import { resultOf } from "./cdp-refusal.ts";
import { ContextTargets, fits, isTopLevel, type TargetFilter, type TargetInfo } from "./cdp-targets.ts";

/** A session of the protocol with one target, of the client's own. */
type Attachment = { targetId: string; parent: string | undefined };

/** What the client has asked to be told of, and what it is attached to: targets of its own browser context, no others. */
export class CdpAttachments {
  readonly targets: ContextTargets;
  readonly #connection: DebuggingConnection;
  readonly #tell: (event: DebuggingMessage) => void;
  /** By the session of the protocol. */
  readonly #sessions = new Map<string, Attachment>();
  /** Further sessions with the browser itself. */
  readonly #browserSessions = new Set<string>();
  /** Those that were attached since the client asked for all; each only once. */
  readonly #automatic = new Map<string, Promise<unknown>>();
  #attachAll: { filter: TargetFilter | undefined } | undefined;
  #discovery: { filter: TargetFilter | undefined } | undefined;

  constructor(contextId: string, connection: DebuggingConnection, tell: (event: DebuggingMessage) => void) {
    this.targets = new ContextTargets(contextId);
    this.#connection = connection;
    this.#tell = tell;
  }

  /** Every target that there is, and each later one, is told of from here on. */
  async begin(): Promise<void> {
    resultOf(await this.#connection.send("Target.setDiscoverTargets", { discover: true, filter: [{}] }));
  }

  /** The target of a session that the client holds; undefined for any other. */
  targetOf(sessionId: string): string | undefined {
    return this.#sessions.get(sessionId)?.targetId;
  }

  /** Whether commands of a session concern the browser; without one they do. */
  isOfBrowser(sessionId: string | undefined): boolean {
    return sessionId === undefined || this.#browserSessions.has(sessionId);
  }

  /** Tells of those that are there, and from now on of what changes; `undefined` no longer. */
  discover(discovery: { filter: TargetFilter | undefined } | undefined): void {
    this.#discovery = discovery;
    if (discovery === undefined) return;
    for (const targetInfo of this.targets.list(discovery.filter))
      this.#tell({ method: "Target.targetCreated", params: { targetInfo } });
  }

  /** Resolves when the client is attached to all that fit and has been told so. */
  async attachAll(filter: TargetFilter | undefined): Promise<void> {
    this.#attachAll = { filter };
    await Promise.all(this.targets.list(filter).map((info) => this.#attachAutomatically(info)));
  }

  /** Leaves what was attached by {@link attachAll}. */
  async detachAll(): Promise<void> {
    this.#attachAll = undefined;
    const left = [...this.#sessions].filter(
      ([, { parent, targetId }]) => parent === undefined && this.#automatic.has(targetId),
    );
    this.#automatic.clear();
    await Promise.all(left.map(([sessionId]) => this.detach(sessionId)));
  }

  /** Resolves when a target that has just been made is attached, if the client asked for that. */
  async awaitAutomatic(targetId: string): Promise<void> {
    await this.#automatic.get(targetId);
  }

  /** `via`: the session with the browser that the new one is a child of. */
  async attach(targetId: string, via?: string): Promise<Record<string, unknown>> {
    const params = { targetId, flatten: true };
    return resultOf(await this.#connection.send("Target.attachToTarget", params, via));
  }

  async attachBrowser(): Promise<Record<string, unknown>> {
    return resultOf(await this.#connection.send("Target.attachToBrowserTarget"));
  }

  async detach(sessionId: string): Promise<Record<string, unknown>> {
    const parent = this.#sessions.get(sessionId)?.parent;
    return resultOf(await this.#connection.send("Target.detachFromTarget", { sessionId }, parent));
  }

  /** What the browser tells, as far as it is the client's. */
  take(event: DebuggingMessage): void {
    const { method, sessionId, params = {} } = event;
    const isOfBrowser = this.isOfBrowser(sessionId);
    if (!isOfBrowser && !this.#sessions.has(String(sessionId))) return;
    if (method === "Target.attachedToTarget") return this.#attached(event);
    if (method === "Target.detachedFromTarget") return this.#detached(event);
    if (!isOfBrowser) return this.#tell(event);
    if (method === "Target.targetCreated" || method === "Target.targetInfoChanged")
      return this.#noted(params["targetInfo"] as TargetInfo);
    if (method === "Target.targetDestroyed" || method === "Target.targetCrashed")
      return this.#ended(method, params as { targetId: string });
  }

  #noted(targetInfo: TargetInfo): void {
    const what = this.targets.note(targetInfo);
    if (what === "lost") return this.#withdraw(targetInfo.targetId);
    if (what === undefined) return;
    if (this.#discovery !== undefined && fits(targetInfo, this.#discovery.filter)) {
      const method = what === "new" ? "Target.targetCreated" : "Target.targetInfoChanged";
      this.#tell({ method, params: { targetInfo } });
    }
    if (this.#attachAll !== undefined && fits(targetInfo, this.#attachAll.filter))
      void this.#attachAutomatically(targetInfo);
  }

  #ended(method: string, params: { targetId: string }): void {
    const { targetId } = params;
    const info = this.targets.get(targetId);
    if (info === undefined) return;
    if (method === "Target.targetDestroyed") {
      this.targets.forget(targetId);
      this.#automatic.delete(targetId);
    }
    if (this.#discovery !== undefined && fits(info, this.#discovery.filter)) this.#tell({ method, params });
  }

  /** A target that went where no page may be: the client keeps nothing of it. */
  #withdraw(targetId: string): void {
    for (const [sessionId, attachment] of this.#sessions)
      if (attachment.targetId === targetId) void this.detach(sessionId).catch(() => undefined);
    if (this.#discovery !== undefined) this.#tell({ method: "Target.targetDestroyed", params: { targetId } });
  }

  /** A target that goes away meanwhile is told of as gone; that it could not be attached says nothing more. */
  #attachAutomatically(info: TargetInfo): Promise<unknown> {
    if (!isTopLevel(info)) return Promise.resolve();
    const known = this.#automatic.get(info.targetId);
    if (known !== undefined) return known;
    const attaching = this.attach(info.targetId).catch(() => undefined);
    this.#automatic.set(info.targetId, attaching);
    return attaching;
  }

  #attached(event: DebuggingMessage): void {
    const { sessionId, targetInfo } = event.params as { sessionId: string; targetInfo: TargetInfo };
    this.#sessions.set(sessionId, { targetId: targetInfo.targetId, parent: event.sessionId });
    // Only `attachBrowser` gives such a one.
    if (targetInfo.type === "browser") this.#browserSessions.add(sessionId);
    if (targetInfo.type === "browser" || this.targets.admits(targetInfo, !this.isOfBrowser(event.sessionId)))
      return this.#tell(event);
    void this.#connection.send("Runtime.runIfWaitingForDebugger", {}, sessionId);
    void this.detach(sessionId).catch(() => undefined);
    this.#sessions.delete(sessionId);
  }

  #detached(event: DebuggingMessage): void {
    const { sessionId } = event.params as { sessionId: string };
    const isKnown = this.#sessions.has(sessionId);
    this.#remove(sessionId);
    if (isKnown) this.#tell(event);
  }

  #remove(sessionId: string): void {
    this.#sessions.delete(sessionId);
    this.#browserSessions.delete(sessionId);
    for (const [child, { parent }] of this.#sessions) if (parent === sessionId) this.#remove(child);
  }
}
