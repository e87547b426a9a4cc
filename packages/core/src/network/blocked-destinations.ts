/** A destination that a session's pages were kept from. */
export type BlockedDestination = {
  /** Scheme, host and port, never more; without a scheme where the port does not tell it. */
  url: string;
  /** Why, and what would allow it. */
  reason: string;
  /** How often. */
  count: number;
  /** When last, milliseconds since 1970. */
  at: number;
};

/** Entries that are kept; a page could name any number of hosts. */
const mostKept = 100;

/** What a session's pages were kept from: the first hundred destinations, each with a count. */
export class BlockedDestinations {
  readonly #entries = new Map<string, BlockedDestination>();
  readonly #listeners = new Set<(blocked: BlockedDestination) => unknown>();
  #total = 0;

  /** How many connections were refused in all, those of destinations that are not listed as well. */
  get total(): number {
    return this.#total;
  }

  /** `url`: scheme, host and port alone. */
  add(url: string, reason: string): void {
    this.#total += 1;
    const known = this.#entries.get(url);
    const entry = { url, reason, count: (known?.count ?? 0) + 1, at: Date.now() };
    if (known !== undefined || this.#entries.size < mostKept) this.#entries.set(url, entry);
    for (const listener of this.#listeners) listener(entry);
  }

  /** In the order in which they were first refused. */
  list(): BlockedDestination[] {
    return [...this.#entries.values()];
  }

  /** Tells of every refusal until it is disposed of; `count` tells the first of a destination from its repetitions. */
  listen(listener: (blocked: BlockedDestination) => unknown): Disposable {
    this.#listeners.add(listener);
    return { [Symbol.dispose]: () => this.#listeners.delete(listener) };
  }
}

/** As much of an address as can be told of a connection. */
export function addressOf({ hostname, port }: { hostname: string; port: number }): string {
  const host = hostname.includes(":") ? `[${hostname}]` : hostname;
  if (port === 443) return `https://${host}`;
  return port === 80 ? `http://${host}` : `//${host}:${port}`;
}
