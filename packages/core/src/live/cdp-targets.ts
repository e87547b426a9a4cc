/** `Target.TargetInfo` of the protocol, as far as it is read here. */
export type TargetInfo = {
  targetId: string;
  type: string;
  title: string;
  url: string;
  attached: boolean;
  browserContextId?: string;
  subtype?: string;
};

/** `Target.FilterEntry`: the first entry that fits decides; a target that none fits is left out. */
export type TargetFilter = { type?: string; exclude?: boolean }[];

const defaultFilter: TargetFilter = [{ type: "browser", exclude: true }, { type: "tab", exclude: true }, {}];

/** What a page can consist of. The browser's own user interface is a target of the same context, and is none of these. */
const kinds = new Set(
  `page tab iframe worker shared_worker service_worker worklet auction_worklet shared_storage_worklet`.split(
    " ",
  ),
);

/** What stands by itself; the rest is attached through the page that it belongs to. */
const topLevel = new Set(["page", "tab", "shared_worker", "service_worker"]);

/** Pages of the browser itself, which may do more than a web page. */
const privileged = /^(chrome|chrome-untrusted|chrome-extension|devtools):/;

/** The targets of one browser context: what the rest of the browser has does not exist here. */
export class ContextTargets {
  readonly #contextId: string;
  readonly #infos = new Map<string, TargetInfo>();

  constructor(contextId: string) {
    this.#contextId = contextId;
  }

  /** Whether a target is part of a page of this context. Workers may come without the name of one. */
  admits({ type, url, browserContextId }: TargetInfo, isChild = false): boolean {
    const isOurs = browserContextId === this.#contextId || (isChild && browserContextId === undefined);
    return isOurs && kinds.has(type) && !privileged.test(url);
  }

  get(targetId: unknown): TargetInfo | undefined {
    return typeof targetId === "string" ? this.#infos.get(targetId) : undefined;
  }

  /** Keeps what is known of a target: `new`, `known`, `lost` for one that is no page any more, undefined for foreign ones. */
  note(info: TargetInfo): "new" | "known" | "lost" | undefined {
    const isKnown = this.#infos.has(info.targetId);
    if (!this.admits(info)) return this.#infos.delete(info.targetId) ? "lost" : undefined;
    this.#infos.set(info.targetId, info);
    return isKnown ? "known" : "new";
  }

  /** True when it was there. */
  forget(targetId: string): boolean {
    return this.#infos.delete(targetId);
  }

  list(filter: TargetFilter | undefined): TargetInfo[] {
    return [...this.#infos.values()].filter((info) => fits(info, filter));
  }
}

/** Whether a target passes a filter of a client; without one, the protocol's own applies. */
export function fits({ type }: Pick<TargetInfo, "type">, filter: TargetFilter = defaultFilter): boolean {
  const entry = filter.find((candidate) => candidate.type === undefined || candidate.type === type);
  return entry !== undefined && entry.exclude !== true;
}

/** Whether the browser would attach it by itself to a client that asked for that. A page that is prerendered waits. */
export function isTopLevel({ type, subtype }: TargetInfo): boolean {
  return topLevel.has(type) && !subtype;
}
