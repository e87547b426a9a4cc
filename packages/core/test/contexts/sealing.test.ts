import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadContextKey } from "../../src/contexts/context-key.ts";
import { ContextSeal } from "../../src/contexts/sealing.ts";

const about = { projectId: "project", id: "one", version: 3 };
const seal = new ContextSeal(randomBytes(32));

test("what was sealed opens for the same context and version, and for nothing else", () => {
  const sealed = seal.seal("top secret, ünd mehr", about);

  expect(sealed).not.toContain("secret");
  expect(Buffer.from(sealed, "latin1").includes(Buffer.from("secret").toString("base64").slice(0, 6))).toBe(
    false,
  );
  expect(seal.open(sealed, about)).toBe("top secret, ünd mehr");
  for (const other of [{ projectId: "else" }, { id: "two" }, { version: 2 }])
    expect(() => seal.open(sealed, { ...about, ...other })).toThrow(/changed or damaged/);
});

test("the same text is never sealed to the same words", () => {
  expect(seal.seal("same", about)).not.toBe(seal.seal("same", about));
});

test("any changed part is refused, and another key is named as the reason", () => {
  const parts = seal.seal("text", about).split(".");
  for (const index of [2, 3, 4]) {
    const part = parts[index] as string;
    const changed = parts.with(index, `${part.startsWith("A") ? "B" : "A"}${part.slice(1)}`).join(".");
    expect(() => seal.open(changed, about)).toThrow(/changed or damaged/);
  }
  expect(() => seal.open(parts.with(3, (parts[3] as string).slice(0, 6)).join("."), about)).toThrow(
    /changed or damaged/,
  );
  expect(() => new ContextSeal(randomBytes(32)).open(parts.join("."), about)).toThrow(/another key/);
});

async function emptyDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "legwork-key-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  return directory;
}

test("a key is made once in the data directory, for its owner alone, by however many start at once", async () => {
  const dataDirectory = await emptyDirectory();

  const keys = await Promise.all([1, 2, 3, 4].map(() => loadContextKey({ dataDirectory })));

  expect(new Set(keys.map((key) => key.toString("hex"))).size).toBe(1);
  expect(keys[0]).toHaveLength(32);
  const file = join(dataDirectory, "context-key");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, "utf8")).toMatch(/^[\w-]{43}\n$/);
});

test("the operator's key wins over the file, and the same key is the same everywhere", async () => {
  const dataDirectory = await emptyDirectory();
  const contextKey = "k".repeat(32);

  const key = await loadContextKey({ contextKey, dataDirectory });

  expect(await loadContextKey({ contextKey })).toEqual(key);
  expect(await loadContextKey({ dataDirectory })).not.toEqual(key);
});

test("a key that is too short is refused, wherever it stands", async () => {
  const dataDirectory = await emptyDirectory();
  await writeFile(join(dataDirectory, "context-key"), "short\n");
  await expect(loadContextKey({ contextKey: "short" })).rejects.toThrow(/LEGWORK_CONTEXT_KEY.*openssl rand/);
  await expect(loadContextKey({ dataDirectory })).rejects.toThrow(/context-key.*fewer than 32/);
});
