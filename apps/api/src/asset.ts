import { readFileSync } from "node:fs";

/** A file of the folder `assets`, which lies beside the folder of the program, built or bundled. */
export function readAsset(name: string): string {
  return readFileSync(new URL(`../assets/${name}`, import.meta.url), "utf8");
}
