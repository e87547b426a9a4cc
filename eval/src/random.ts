import { createHash } from "node:crypto";

/** A source of numbers from 0 to 1 that are the same in every run for the same seed. */
export function randomFrom(seed: string): () => number {
  let count = 0;
  return () => {
    const digest = createHash("sha256").update(`${seed} ${count}`).digest();
    count += 1;
    return digest.readUInt32BE(0) / 2 ** 32;
  };
}

export function pick<Item>(items: readonly Item[], random: () => number): Item | undefined {
  return items[Math.floor(random() * items.length)];
}
