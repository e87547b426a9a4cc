import { randomUUID } from "node:crypto";
import type { DebuggingConnection } from "../browser/debugging-connection.ts";
import type { CdpAttachments } from "./cdp-attachments.ts";
import { CdpRefusal, resultOf } from "./cdp-refusal.ts";
import { fits, type TargetFilter, type TargetInfo } from "./cdp-targets.ts";

export type BrowserCommandParts = {
  contextId: string;
  connection: DebuggingConnection;
  attachments: CdpAttachments;
  /** @throws LegworkError for an address that no session may open. */
  checkUrl: (url: string) => Promise<void>;
  /** The client asked for the end of its browser: its connection is closed once it has the answer. */
  onClose: () => void;
  tell: (event: { method: string; params: Record<string, unknown> }) => void;
};

type Params = Record<string, unknown>;
type Result = Promise<Params> | Params;
/** Where a command was sent: to the page of a session, or to the browser by a session of its own, or by none. */
export type CommandOrigin = { targetId?: string | undefined; via?: string | undefined };
type Commands = Readonly<Record<string, (params: Params, origin: CommandOrigin) => Result>>;

/**
 * The browser as a client of the CDP address sees it: one context, its default one, which is that of the session. What
 * would reach further is refused.
 */
export class CdpBrowserCommands {
  readonly #parts: BrowserCommandParts;
  /** The browser as a target, for clients that want one. */
  readonly #browserTarget: TargetInfo = {
    targetId: randomUUID(),
    type: "browser",
    title: "",
    url: "",
    attached: true,
  };
  /** Windows that the client was told of: those of its own pages. */
  readonly #windows = new Set<unknown>();
  readonly #commands: Commands;

  constructor(parts: BrowserCommandParts) {
    this.#parts = parts;
    this.#commands = { ...this.#targetCommands(), ...this.#browserCommands() };
  }

  has(method: string): boolean {
    return Object.hasOwn(this.#commands, method);
  }

  /** @throws CdpRefusal, or LegworkError for a refused address. */
  async run(method: string, params: Params, origin: CommandOrigin): Promise<Params> {
    return (await this.#commands[method]?.(params, origin)) ?? {};
  }

  #targetCommands(): Commands {
    const { attachments } = this.#parts;
    const { targets } = attachments;
    return {
      "Target.setDiscoverTargets": ({ discover, filter }, { via }) => {
        requireFirst(via);
        return this.#discover(discover, filter);
      },
      "Target.setAutoAttach": async ({ autoAttach, flatten, filter }, { via }) => {
        requireFirst(via);
        if (autoAttach !== true) await attachments.detachAll();
        else await attachments.attachAll(requireFlat(flatten, filter));
        return {};
      },
      "Target.getTargets": ({ filter }) => ({ targetInfos: targets.list(asFilter(filter)) }),
      "Target.getTargetInfo": ({ targetId }, origin) => {
        const wanted = targetId ?? origin.targetId;
        const targetInfo = wanted === undefined ? this.#browserTarget : this.#require(wanted);
        return { targetInfo };
      },
      "Target.getBrowserContexts": () => ({ browserContextIds: [] }),
      "Target.createTarget": (params) => this.#createTarget(params),
      "Target.attachToTarget": ({ targetId, flatten }, { via }) => {
        requireFlat(flatten, undefined);
        return attachments.attach(this.#require(targetId).targetId, via);
      },
      "Target.attachToBrowserTarget": () => attachments.attachBrowser(),
      "Target.detachFromTarget": ({ sessionId }) => {
        if (typeof sessionId !== "string" || attachments.targetOf(sessionId) === undefined)
          throw new CdpRefusal("No session with given id");
        return attachments.detach(sessionId);
      },
      "Target.activateTarget": ({ targetId }) => this.#send("Target.activateTarget", this.#named(targetId)),
      "Target.closeTarget": ({ targetId }) => this.#send("Target.closeTarget", this.#named(targetId)),
    };
  }

  #browserCommands(): Commands {
    const inContext =
      (method: string) =>
      (params: Params): Result =>
        this.#send(method, { ...params, browserContextId: this.#ownContext(params) });
    const ofWindow = (method: string) => (params: Params) => {
      if (this.#windows.has(params["windowId"])) return this.#send(method, params);
      throw new CdpRefusal("Browser window not found");
    };
    return {
      "Browser.getVersion": () => this.#send("Browser.getVersion", {}),
      "Browser.close": () => {
        this.#parts.onClose();
        return {};
      },
      // The session keeps its downloads where it was told to; a client may not name a folder of the server.
      "Browser.setDownloadBehavior": () => ({}),
      "Browser.getWindowForTarget": async ({ targetId }, origin) => {
        const wanted = this.#named(targetId ?? origin.targetId);
        const found = await this.#send("Browser.getWindowForTarget", wanted);
        this.#windows.add(found["windowId"]);
        return found;
      },
      "Browser.getWindowBounds": ofWindow("Browser.getWindowBounds"),
      "Browser.setWindowBounds": ofWindow("Browser.setWindowBounds"),
      "Browser.setContentsSize": ofWindow("Browser.setContentsSize"),
      "Browser.grantPermissions": inContext("Browser.grantPermissions"),
      "Browser.setPermission": inContext("Browser.setPermission"),
      "Browser.resetPermissions": inContext("Browser.resetPermissions"),
      "Browser.cancelDownload": inContext("Browser.cancelDownload"),
      "Storage.getCookies": inContext("Storage.getCookies"),
      "Storage.setCookies": inContext("Storage.setCookies"),
      "Storage.clearCookies": inContext("Storage.clearCookies"),
    };
  }

  #discover(discover: unknown, filter: unknown): Params {
    const { attachments, tell } = this.#parts;
    if (discover !== true) {
      attachments.discover(undefined);
      return {};
    }
    const asked = asFilter(filter);
    if (fits(this.#browserTarget, asked))
      tell({ method: "Target.targetCreated", params: { targetInfo: this.#browserTarget } });
    attachments.discover({ filter: asked });
    return {};
  }

  /** Only what opens a page; how the browser draws it, and into which context it belongs, is not the client's. */
  async #createTarget(params: Params): Promise<Params> {
    const { url, width, height, newWindow, background, forTab } = params;
    const browserContextId = this.#ownContext(params);
    await this.#parts.checkUrl(typeof url === "string" && url !== "" ? url : "about:blank");
    const wanted = { url, width, height, newWindow, background, forTab, browserContextId };
    const created = await this.#send("Target.createTarget", wanted);
    await this.#parts.attachments.awaitAutomatic(String(created["targetId"]));
    return created;
  }

  #ownContext({ browserContextId }: Params): string {
    const { contextId } = this.#parts;
    if (browserContextId === undefined || browserContextId === contextId) return contextId;
    throw new CdpRefusal("Failed to find browser context with id");
  }

  #named(targetId: unknown): { targetId: string } {
    return { targetId: this.#require(targetId).targetId };
  }

  #require(targetId: unknown): TargetInfo {
    const found = this.#parts.attachments.targets.get(targetId);
    if (found === undefined) throw new CdpRefusal("No target with given id found", -32602);
    return found;
  }

  async #send(method: string, params: Params): Promise<Params> {
    return resultOf(await this.#parts.connection.send(method, params));
  }
}

/** What it would be told of belongs to one session with the browser, and the client has that already. */
function requireFirst(via: string | undefined): void {
  if (via !== undefined) throw new CdpRefusal("Targets are followed without a session of the browser's own.");
}

/** The older form, with messages inside messages, is not spoken here. */
function requireFlat(flatten: unknown, filter: unknown): TargetFilter | undefined {
  if (flatten !== true)
    throw new CdpRefusal("Only flat sessions are spoken here: send flatten: true.", -32602);
  return asFilter(filter);
}

function asFilter(filter: unknown): TargetFilter | undefined {
  if (filter === undefined) return undefined;
  const isEntry = (entry: unknown) => typeof entry === "object" && entry !== null;
  if (Array.isArray(filter) && filter.every(isEntry)) return filter as TargetFilter;
  throw new CdpRefusal("filter: an array of filter entries is expected", -32602);
}
