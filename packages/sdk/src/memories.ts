import type { Call, CallOptions } from "./call.ts";
import type { ListMemoriesOutput, Memory, Operations } from "./protocol.gen.ts";

/** Which memories are meant; texts are contained, case does not count. */
export type MemoryFilter = Operations["listMemories"]["input"];

type Options = Pick<CallOptions, "signal">;

/**
 * What the service remembers of acts in words, of the whole project and not of one session. Every method rejects with a
 * `LegworkError`, or with the reason of its signal.
 *
 * ```ts
 * for await (const memory of legwork.memories.all()) console.log(memory.instruction, memory.uses);
 * ```
 */
export class Memories {
  readonly #call: Call;

  /** Made by the client. */
  constructor(call: Call) {
    this.#call = call;
  }

  /** One part of them, newest first: 100, unless `limit` says otherwise. */
  list(filter: MemoryFilter = {}, options: Options = {}): Promise<ListMemoriesOutput> {
    return this.#call("listMemories", filter, options);
  }

  /** All of them, newest first, asked for part by part. */
  async *all(
    filter: Omit<MemoryFilter, "cursor"> = {},
    options: Options = {},
  ): AsyncGenerator<Memory, void, undefined> {
    let cursor: string | undefined;
    do {
      const { memories, nextCursor } = await this.list({ ...filter, cursor }, options);
      yield* memories;
      cursor = nextCursor;
    } while (cursor !== undefined);
  }

  /** A TypeScript module for Playwright with one function for each of up to 1,000 memories, newest first. */
  async toPlaywright(filter: MemoryFilter = {}, options: Options = {}): Promise<string> {
    const { script = "" } = await this.#call("exportMemories", { ...filter, format: "playwright" }, options);
    return script;
  }

  /** Takes memories in, those of another service too; answers how many. At most 1,000 at once. */
  async import(memories: Memory[], options: Options = {}): Promise<number> {
    return (await this.#call("importMemories", { memories }, options)).imported;
  }

  /** Forgets one. @throws LegworkError `not_found`. */
  async delete(memoryId: string, options: Options = {}): Promise<void> {
    await this.#call("deleteMemory", { memoryId }, options);
  }

  /** Forgets all; answers how many there were. */
  async purge(options: Options = {}): Promise<number> {
    return (await this.#call("purgeMemories", {}, options)).deleted;
  }
}
