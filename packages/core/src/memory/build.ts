import { createHash, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { MemoryRecord } from "../store/store.ts";

/** Code and weights, as they are run: from source, or built. */
const RUN = /\.(?:js|bin)$|(?<!\.d)\.ts$/;

let known: Promise<string> | undefined;

/** With the build that found it, for what the embedded grounder found: another one may find another element. */
export async function withBuild(record: MemoryRecord): Promise<MemoryRecord> {
  return record.resolvedBy === "embedded" ? { ...record, build: await currentBuild() } : record;
}

/** What an earlier build got wrong must not be done again by one that knows better. */
export async function isOfAnotherBuild({ resolvedBy, build }: MemoryRecord): Promise<boolean> {
  return resolvedBy === "embedded" && build !== (await currentBuild());
}

/**
 * Stands for all code and weights of the engine. About 60 ms for the first who asks in a process. What cannot be read stands for
 * itself: nothing that another process found is taken from memory then.
 */
function currentBuild(): Promise<string> {
  known ??= digestOf(join(import.meta.dirname, "..")).catch(() => randomUUID());
  return known;
}

async function digestOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true });
  const names = entries.filter((name) => RUN.test(name)).toSorted();
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name))));
  const hash = createHash("sha256");
  for (const [at, content] of contents.entries()) hash.update(`${names[at]}\n`).update(content);
  return hash.digest("base64url").slice(0, 22);
}
