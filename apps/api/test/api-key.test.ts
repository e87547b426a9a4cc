import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadOrCreateApiKey } from "../src/api-key.ts";

let parent: string;
let directory: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "legwork-key-"));
  directory = join(parent, "data");
});

afterEach(() => rm(parent, { recursive: true }));

async function modeOf(path: string): Promise<string> {
  return ((await stat(path)).mode & 0o777).toString(8);
}

test("the first start makes a key that only its owner can read, later ones use it", async () => {
  const first = await loadOrCreateApiKey(directory);
  const path = join(directory, "api-key");
  expect(first).toEqual({ key: expect.stringMatching(/^lw_[\w-]{43}$/), path, isNew: true });
  expect([await modeOf(directory), await modeOf(path)]).toEqual(["700", "600"]);
  expect(await readFile(path, "utf8")).toBe(`${first.key}\n`);
  expect(await readdir(directory)).toEqual(["api-key"]);
  expect(await loadOrCreateApiKey(directory)).toEqual({ ...first, isNew: false });
});

test("those that start at once agree on one key", async () => {
  const keys = await Promise.all([1, 2, 3, 4].map(() => loadOrCreateApiKey(directory)));
  expect(new Set(keys.map(({ key }) => key)).size).toBe(1);
  expect(keys.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(await readdir(directory)).toEqual(["api-key"]);
});

test("a key that others could read is closed to them, and an empty one refused", async () => {
  await loadOrCreateApiKey(directory);
  const path = join(directory, "api-key");
  await writeFile(path, "mine\n");
  await chmod(path, 0o644);
  expect((await loadOrCreateApiKey(directory)).key).toBe("mine");
  expect(await modeOf(path)).toBe("600");
  await writeFile(path, " \n");
  await expect(loadOrCreateApiKey(directory)).rejects.toThrow(/is empty\. Remove it/);
});
