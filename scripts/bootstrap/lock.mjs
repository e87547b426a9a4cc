import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readRecord } from "./fingerprint.mjs";

const heartbeatEvery = 5_000;
const abandonedAfter = 120_000;
const leftoverAfter = 3_600_000;
const targetIsHeld = ["ENOTEMPTY", "EEXIST", "EPERM", "EACCES"];
const sourceIsGone = ["ENOENT"];

/** Keeps two set-ups out of one checkout; resolves to a function that lets the next one in. */
export async function acquireLock(tools, onWait) {
  mkdirSync(tools, { recursive: true });
  const lock = join(tools, "lock");
  const claim = prepareClaim(tools);
  let told = false;
  while (!tryRename(claim, lock, targetIsHeld)) {
    const owner = readRecord(join(lock, "owner.json"));
    if (owner.token && isAbandoned(lock, owner)) {
      // The name is made from the owner that was judged: a second waiter cannot push aside a newer lock with it.
      tryRename(lock, join(tools, `abandoned-${owner.token}`), [...targetIsHeld, ...sourceIsGone]);
      continue;
    }
    if (!told) onWait(owner.pid);
    told = true;
    await pause(200);
  }
  const heartbeat = setInterval(() => utimesSync(lock, new Date(), new Date()), heartbeatEvery);
  heartbeat.unref();
  return () => {
    clearInterval(heartbeat);
    release(tools, lock);
  };
}

function prepareClaim(tools) {
  const claim = mkdtempSync(join(tools, "claim-"));
  const owner = { pid: process.pid, hostname: hostname(), token: randomUUID() };
  // A lock is never empty, so renaming onto it fails on every platform.
  writeFileSync(join(claim, "owner.json"), JSON.stringify(owner));
  return claim;
}

function tryRename(from, to, expectedCodes) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (expectedCodes.includes(error.code)) return false;
    throw error;
  }
}

function isAbandoned(lock, owner) {
  if (owner.hostname === hostname() && !isAlive(owner.pid)) return true;
  const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  return age > abandonedAfter;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

function release(tools, lock) {
  const released = join(tools, `released-${process.pid}`);
  if (tryRename(lock, released, sourceIsGone)) rmSync(released, { recursive: true, force: true });
  for (const name of readdirSync(tools)) {
    const path = join(tools, name);
    const isLeftover = name.startsWith("abandoned-") || name.startsWith("claim-");
    if (isLeftover && olderThan(path, leftoverAfter)) rmSync(path, { recursive: true, force: true });
  }
}

function olderThan(path, milliseconds) {
  const entry = statSync(path, { throwIfNoEntry: false });
  return entry !== undefined && Date.now() - entry.mtimeMs > milliseconds;
}
