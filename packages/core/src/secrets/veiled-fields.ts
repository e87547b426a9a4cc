import type { Step, Veil } from "../page/step.ts";

/** Fields that are kept in mind at most. */
const most = 500;

/**
 * The fields that values of variables were typed into. A page writes them as it likes, in groups, cut off, one sign less, so
 * all that such a field holds is told as the placeholders, until something else is filled in.
 */
export class VeiledFields {
  /** By reference. */
  readonly #placeholders = new Map<string, string>();

  /** What stands for all that the field of this reference holds; undefined: nothing has to. */
  placeholderOf(reference: string): string | undefined {
    return this.#placeholders.get(reference);
  }

  /** For a step that brings no value of a variable itself. */
  veilFor({ method, reference, arguments: [text = ""] }: Step): Veil | undefined {
    const held = this.#placeholders.get(reference ?? "");
    if (held === undefined) return undefined;
    return { held, ...(method === "fill" ? { given: text } : {}) };
  }

  keep(reference: string, placeholder: string): void {
    this.#placeholders.delete(reference);
    this.#placeholders.set(reference, placeholder);
    const [oldest] = this.#placeholders.keys();
    if (this.#placeholders.size > most && oldest !== undefined) this.#placeholders.delete(oldest);
  }

  forget(reference: string): void {
    this.#placeholders.delete(reference);
  }
}
