import { readFile } from "node:fs/promises";
import { Network, type NetworkWeights } from "./network.ts";
import { readWeights } from "./weights.ts";

let opening: Promise<Network> | undefined;

/** Read into memory when it is asked for the first time, and kept: 45 MB. */
export function openNetwork(): Promise<Network> {
  opening ??= openWeights().then((weights) => new Network(weights));
  return opening;
}

/** The weights as they are packed. */
export async function openWeights(): Promise<NetworkWeights> {
  return readWeights(await readFile(new URL("./weights.bin", import.meta.url)));
}
