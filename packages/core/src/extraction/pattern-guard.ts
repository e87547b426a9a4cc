import { type Context, Script, createContext } from "node:vm";

/** Milliseconds for one check of a value against a schema that has patterns, and for all of one extraction. */
const oneCheck = 100;
const allChecks = 2_000;
/** A text beyond this fits no pattern: what is matched by one is a code, a number, an address. */
const longestText = 1_000;

/** A caller's pattern takes longer than it may. */
export class SlowPattern extends Error {
  override readonly name = "SlowPattern";
}

/**
 * Runs a caller's regular expressions within bounds: they can be made to run for ever, and nothing but the end of a script
 * stops one.
 */
export class PatternGuard {
  readonly #box: { run: () => unknown } = { run: () => undefined };
  readonly #script = new Script("run()");
  #context: Context | undefined;
  #left = allChecks;

  /** @throws SlowPattern when the check, or all of them together, take too long. */
  run<Result>(check: () => Result, limit = oneCheck): Result {
    if (this.#left <= 0) throw new SlowPattern("its patterns take too long to check");
    const started = performance.now();
    this.#box.run = check;
    this.#context ??= createContext(this.#box);
    try {
      return this.#script.runInContext(this.#context, { timeout: limit }) as Result;
    } catch (error) {
      if ((error as { code?: unknown }).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
      throw new SlowPattern("one of its patterns takes too long to check");
    } finally {
      this.#left -= performance.now() - started;
    }
  }

  /** The check, bounded, and remembered for texts, of which pages repeat many. */
  guarded(check: (value: unknown) => boolean): (value: unknown) => boolean {
    const known = new Map<string, boolean>();
    return (value) => {
      if (typeof value !== "string") return this.run(() => check(value));
      const before = value.length > longestText ? false : known.get(value);
      if (before !== undefined) return before;
      const result = this.run(() => check(value));
      known.set(value, result);
      return result;
    };
  }
}

/** Whether a schema has a pattern at any depth. */
export function hasPattern(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.some(hasPattern);
  if (typeof schema !== "object" || schema === null) return false;
  return Object.entries(schema).some(
    ([key, value]) => key === "pattern" || key === "patternProperties" || hasPattern(value),
  );
}
