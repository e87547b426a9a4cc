import { spawnSync } from "node:child_process";

/**
 * The files below a directory that hold a text. Another process looks: one that closes an open database's file loses its
 * locks on it.
 */
export function filesWith(text: string, directory: string): string[] {
  const { status, stdout } = spawnSync("grep", ["-rlaF", "-e", text, directory], { encoding: "utf8" });
  if (status === 1) return [];
  if (status === 0) return stdout.trimEnd().split("\n");
  throw new Error(`grep ended with ${status}.`);
}
