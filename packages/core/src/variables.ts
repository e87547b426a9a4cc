import type { Variables } from "@legwork/protocol";

/** Values for `%name%` placeholders, kept away from everything but the page. */
export class Secrets {
  readonly #values: ReadonlyMap<string, string>;
  readonly #longestFirst: readonly (readonly [string, string])[];
  /** What a model may know: names and descriptions. */
  readonly names: readonly { name: string; description: string | undefined }[];

  constructor(variables: Variables = {}) {
    const entries = Object.entries(variables).map(([name, given]) => ({
      name,
      value: String(typeof given === "object" ? given.value : given),
      description: typeof given === "object" ? given.description : undefined,
    }));
    this.#values = new Map(entries.map(({ name, value }) => [name, value]));
    // A value of one or two characters stands in any text; masking it would only show where it stands.
    this.#longestFirst = [...this.#values]
      .filter(([, value]) => value.length > 2)
      .toSorted((first, second) => second[1].length - first[1].length);
    this.names = entries.map(({ name, description }) => ({ name, description }));
  }

  /** Puts values in place of their placeholders, at the last moment before the page gets them. */
  fill(text: string): string {
    return text.replace(/%([\w.-]+)%/g, (placeholder, name: string) => this.#values.get(name) ?? placeholder);
  }

  /** Puts placeholders in place of values, in every string of a value of any depth. */
  mask<Value>(value: Value): Value {
    return this.#longestFirst.length === 0 ? value : (this.#maskAny(value) as Value);
  }

  #maskAny(value: unknown): unknown {
    if (typeof value === "string") return this.#maskText(value);
    if (Array.isArray(value)) return value.map((item) => this.#maskAny(item));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.#maskAny(item)]));
  }

  #maskText(text: string): string {
    return this.#longestFirst.reduce((masked, [name, value]) => masked.replaceAll(value, `%${name}%`), text);
  }
}
