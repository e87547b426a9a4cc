import { lstat, mkdtemp, readdir, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { controlPath, directoryPrefix } from "./host-protocol.ts";

/** A host that has not opened its control socket by this age will never do so, milliseconds. */
const startingMs = 60_000;

/** Between binding a socket and listening at it lies nothing but the scheduler, milliseconds. */
const bindingMs = 100;

/** A new directory for a host, readable by this user alone. */
export function createHostDirectory(): Promise<string> {
  return mkdtemp(join(tmpdir(), directoryPrefix));
}

/** A browser whose host was killed ends by itself, and writes until then: for half a minute, each try later than the last. */
export function removeHostDirectory(directory: string): Promise<void> {
  return rm(directory, { recursive: true, force: true, maxRetries: 25, retryDelay: 100 });
}

/** The directories of this user's hosts, also of those that are gone. Another user's could say anything. */
export async function hostDirectories(): Promise<string[]> {
  return (await readHostDirectories()).map(({ directory }) => directory);
}

/** Removes the directories of this user's hosts that were killed together with their owners. */
export async function sweepHostDirectories(): Promise<void> {
  await Promise.all((await readHostDirectories()).map(sweep));
}

type Found = { directory: string; changedAt: number };

async function readHostDirectories(): Promise<Found[]> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(directoryPrefix));
  const found = names.map(async (name) => {
    const directory = join(tmpdir(), name);
    const status = await lstat(directory).catch(ignoreMissing);
    if (!status?.isDirectory() || status.uid !== (process.getuid?.() ?? status.uid)) return [];
    return [{ directory, changedAt: status.mtimeMs }];
  });
  return (await Promise.all(found)).flat();
}

async function sweep({ directory, changedAt }: Found): Promise<void> {
  const path = controlPath(directory);
  const failure = await connectFailure(path);
  const isDead =
    failure === "ECONNREFUSED"
      ? await isRefusedStill(path)
      : failure === "ENOENT" && Date.now() - changedAt > startingMs;
  // What cannot be removed must not keep a browser from starting; the next start tries again.
  if (isDead) await removeHostDirectory(directory).catch(() => undefined);
}

/** One that a host has just bound, and does not listen at yet, refuses as well: on a busy machine that can take a moment. */
async function isRefusedStill(path: string): Promise<boolean> {
  await setTimeout(bindingMs);
  return (await connectFailure(path)) === "ECONNREFUSED";
}

/** The kernel refuses a connection to a socket whose process has gone: surer than a process id, which is used again. */
function connectFailure(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(undefined);
    });
    socket.on("error", (error: NodeJS.ErrnoException) => resolve(error.code));
  });
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  // Its host has removed it since the listing.
  if (error.code !== "ENOENT") throw error;
}
