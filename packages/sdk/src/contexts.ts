import type { Call, CallOptions } from "./call.ts";
import type {
  Context,
  CreateContextInput,
  ExportContextOutput,
  ListContextsOutput,
  Operations,
} from "./protocol.gen.ts";

type Options = Pick<CallOptions, "signal">;

/**
 * What sessions may begin signed in with: cookies, localStorage and IndexedDB, encrypted where the service keeps them. A
 * session is started with one by `sessionCreateParams: { browserSettings: { context: { id, persist } } }`. Every method
 * rejects with a `LegworkError`, or with the reason of its signal.
 */
export class Contexts {
  readonly #call: Call;

  /** Made by the client. */
  constructor(call: Call) {
    this.#call = call;
  }

  /** Makes one: empty, or of a Playwright `storageState`, or of the text of a `cookies.txt` file. */
  create(content: CreateContextInput = {}, options: Options = {}): Promise<Context> {
    return this.#call("createContext", content, options);
  }

  /** One part of them, newest first: 100, unless `limit` says otherwise. */
  list(part: Operations["listContexts"]["input"] = {}, options: Options = {}): Promise<ListContextsOutput> {
    return this.#call("listContexts", part, options);
  }

  /** All of them, newest first, asked for part by part. */
  async *all(options: Options = {}): AsyncGenerator<Context, void, undefined> {
    let cursor: string | undefined;
    do {
      const { contexts, nextCursor } = await this.list({ cursor }, options);
      yield* contexts;
      cursor = nextCursor;
    } while (cursor !== undefined);
  }

  /** What is known of one, without what it keeps. @throws LegworkError `not_found`. */
  get(contextId: string, options: Options = {}): Promise<Context> {
    return this.#call("getContext", { contextId }, options);
  }

  /**
   * What it keeps, as a Playwright `storageState` (default) or the text of a `cookies.txt` file. Whoever has it is signed
   * in. @throws LegworkError `not_found`.
   */
  export(
    contextId: string,
    options: Options & { format?: ExportContextOutput["format"] | undefined } = {},
  ): Promise<ExportContextOutput> {
    const { signal, format } = options;
    return this.#call("exportContext", { contextId, format }, { signal });
  }

  /** Forgets one and what it keeps. @throws LegworkError `not_found`, `context_busy` while a session is to save into it. */
  async delete(contextId: string, options: Options = {}): Promise<void> {
    await this.#call("deleteContext", { contextId }, options);
  }
}
