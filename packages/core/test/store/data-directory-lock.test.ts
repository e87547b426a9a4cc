import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DataDirectoryLock } from "../../src/store/data-directory-lock.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "legwork-lock-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const holder = fileURLToPath(new URL("./lock-holder.ts", import.meta.url));

const inUse = (by: RegExp) => ({
  name: "LegworkError",
  message: expect.stringMatching(
    new RegExp(
      `^The data directory .* is in use by another Legwork service \\(${by.source}.*LEGWORK_DATA_DIR`,
    ),
  ),
});

test("a directory is had by one at a time, who is named", async () => {
  const directory = join(root, "one", "data");
  const lock = await DataDirectoryLock.acquire(directory);
  await expect(DataDirectoryLock.acquire(directory)).rejects.toMatchObject(
    inUse(new RegExp(`process ${process.pid}, since \\d{4}-`)),
  );
  expect((await stat(join(directory, "service.lock"))).mode & 0o777).toBe(0o600);
  expect((await stat(directory)).mode & 0o777).toBe(0o700);
  lock.release();
  lock.release();
  (await DataDirectoryLock.acquire(directory)).release();
});

test("a directory that cannot be had is told with its setting", async () => {
  const file = join(root, "file");
  await writeFile(file, "");
  for (const [directory, reason] of [
    [file, "there is a file of that name"],
    [join(file, "data"), "a part of its path is a file"],
  ] as const)
    await expect(DataDirectoryLock.acquire(directory)).rejects.toMatchObject({
      code: "invalid_request",
      message: expect.stringMatching(
        new RegExp(`${directory} cannot be used: .*${reason}.*LEGWORK_DATA_DIR`),
      ),
    });
});

test("who asks in vain does not take the lock away", async () => {
  const directory = join(root, "asked");
  const lock = await DataDirectoryLock.acquire(directory);
  await expect(DataDirectoryLock.acquire(directory)).rejects.toThrow("in use");
  const elsewhere = spawn(process.execPath, ["--conditions=@legwork/source", holder, directory], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [code] = (await once(elsewhere, "exit")) as [number];
  expect(code).toBe(1);
  lock.release();
});

test("a process that was killed leaves no lock", async () => {
  const directory = join(root, "killed");
  const child = spawn(process.execPath, ["--conditions=@legwork/source", holder, directory], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  await expect(DataDirectoryLock.acquire(directory)).rejects.toMatchObject(
    inUse(new RegExp(`process ${child.pid}`)),
  );
  child.kill("SIGKILL");
  await once(child, "exit");
  (await DataDirectoryLock.acquire(directory)).release();
});

test("of many at once one has it", async () => {
  const directory = join(root, "many");
  const attempts = await Promise.allSettled([1, 2, 3, 4, 5].map(() => DataDirectoryLock.acquire(directory)));
  const had = attempts.filter((attempt) => attempt.status === "fulfilled");
  expect(had).toHaveLength(1);
  had[0]?.value.release();
});
