import { readFile } from "node:fs/promises";
import { isLoopbackName } from "./host-check.ts";

/** Shortest key that an operator may give beyond loopback: anybody there can try keys, as fast as the network goes. */
const leastKeyLength = 16;

/** Milliseconds for which a key that was read is used without looking again. */
const readAgainMs = 1_000;

/** What is wrong with a key that the operator gave, in words; undefined when it is long enough. */
export function keyWeakness(key: string): string | undefined {
  if (key.length >= leastKeyLength) return undefined;
  return `The API key is shorter than ${leastKeyLength} characters, and can be guessed. Give a longer one as LEGWORK_API_KEY, such as the output of: openssl rand -base64 32`;
}

/**
 * True when such a key must not be used at all.
 *
 * @param host The address that the server listens on.
 */
export function isTooWeak(key: string, host: string): boolean {
  return keyWeakness(key) !== undefined && !isLoopbackName(host);
}

/** The operator's key: that of the environment, or the one in the data directory, which may be replaced while the server runs. */
export class OperatorKey {
  readonly #path: string | undefined;
  #key: string | undefined;
  #readAt: number;
  #reading: Promise<void> | undefined;

  /** `path`: where the key is kept; undefined for one that stays as it is. */
  constructor(key: string, path?: string) {
    this.#key = key;
    this.#path = path;
    this.#readAt = Date.now();
  }

  /** Undefined when its file is gone: then it opens nothing. */
  async current(): Promise<string | undefined> {
    if (this.#path !== undefined && Date.now() - this.#readAt >= readAgainMs)
      await (this.#reading ??= this.#read(this.#path).finally(() => (this.#reading = undefined)));
    return this.#key;
  }

  async #read(path: string): Promise<void> {
    const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return "";
      throw error;
    });
    this.#key = text.trim() || undefined;
    this.#readAt = Date.now();
  }
}
