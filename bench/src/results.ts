import type { PeerName } from "./peers.ts";

/** What a measure is, in the order of the table. `unit` is that of its values. */
export type Measure = { name: string; unit: "ms" | "tokens" | "MiB" | "operations/s"; page?: string };

/** Everything a run finds. */
export class Results {
  readonly measures: Measure[] = [];
  readonly #samples = new Map<string, number[]>();
  readonly #notes = new Map<string, number>();

  add(measure: Measure, peer: PeerName, value: number): void {
    const key = keyOf(measure, peer);
    if (!this.measures.some((known) => keyOf(known, peer) === key)) this.measures.push(measure);
    this.#samples.set(key, [...(this.#samples.get(key) ?? []), value]);
  }

  valuesOf(measure: Measure, peer: PeerName): readonly number[] {
    return this.#samples.get(keyOf(measure, peer)) ?? [];
  }

  /** Something the reader has to know: a failure, a claim that was not true. Told once, with how often. */
  note(text: string): void {
    this.#notes.set(text, (this.#notes.get(text) ?? 0) + 1);
  }

  get notes(): string[] {
    return [...this.#notes].map(([text, count]) => (count === 1 ? text : `${text} (${count} times)`));
  }
}

function keyOf({ name, page }: Measure, peer: PeerName): string {
  return JSON.stringify([name, page, peer]);
}
