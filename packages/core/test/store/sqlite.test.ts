import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "../../src/store/open-store.ts";
import { databaseFileName, openSqliteStore } from "../../src/store/sqlite.ts";
import { testStore } from "./contract.ts";
import { actionRecord, clientEnding, sessionRecord } from "./records.ts";

let root: string;
let directories = 0;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "legwork-store-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** A path where nothing is yet. */
function newDirectory(): string {
  directories += 1;
  return join(root, String(directories), "data");
}

testStore(() => openStore({ dataDirectory: newDirectory() }));

describe("the file", () => {
  test("what was written is there when it is opened again", async () => {
    const dataDirectory = newDirectory();
    const first = await openStore({ dataDirectory });
    await first.createSession(sessionRecord("one", { userMetadata: { team: "a" } }));
    await first.appendAction(actionRecord("one", "a"));
    await first.close();

    await using second = closing(await openStore({ dataDirectory }));
    expect(await second.store.getSession("one")).toMatchObject(
      sessionRecord("one", { userMetadata: { team: "a" } }),
    );
    await second.store.appendAction(actionRecord("one", "b"));
    expect((await second.store.listActions("one")).map((action) => action.id)).toEqual(["a", "b"]);
  });

  test("only its owner can read it, and what SQLite keeps beside it", async () => {
    const dataDirectory = newDirectory();
    await using opened = closing(await openStore({ dataDirectory }));
    await opened.store.createSession(sessionRecord("one"));
    expect((await stat(dataDirectory)).mode & 0o777).toBe(0o700);
    for (const suffix of ["", "-wal", "-shm"]) {
      expect((await stat(join(dataDirectory, databaseFileName + suffix))).mode & 0o777).toBe(0o600);
    }
  });

  test("a directory that is there keeps its mode", async () => {
    const dataDirectory = newDirectory();
    await mkdir(dataDirectory, { recursive: true });
    await chmod(dataDirectory, 0o750);
    await (await openStore({ dataDirectory })).close();
    expect((await stat(dataDirectory)).mode & 0o777).toBe(0o750);
  });

  test("it is written with a log, and foreign keys hold", async () => {
    const dataDirectory = newDirectory();
    await (await openStore({ dataDirectory })).close();
    using database = new DatabaseSync(join(dataDirectory, databaseFileName));
    expect(database.prepare("pragma journal_mode").get()).toEqual({ journal_mode: "wal" });
    expect(() =>
      database.exec("insert into actions values ('none', 1, 'a', '', '', '{}', '{}', 1, null, null)"),
    ).toThrow("FOREIGN KEY");
  });

  test("a name with signs that mean something in a database's address is a name", async () => {
    const dataDirectory = join(newDirectory(), "file:a?mode=memory&x=%41#y");
    await (await openStore({ dataDirectory })).close();
    expect((await stat(join(dataDirectory, databaseFileName))).size).toBeGreaterThan(0);
  });
});

describe("a file that cannot be used is named, with what to do", () => {
  async function openingFails(dataDirectory: string): Promise<string> {
    const error: unknown = await openSqliteStore(dataDirectory).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ name: "LegworkError", code: "internal" });
    const { message } = error as Error;
    expect(message).toContain(join(dataDirectory, databaseFileName));
    return message;
  }

  test("one that a newer version wrote is left as it is", async () => {
    const dataDirectory = newDirectory();
    await (await openStore({ dataDirectory })).close();
    const file = join(dataDirectory, databaseFileName);
    using database = new DatabaseSync(file);
    database.exec("insert into kysely_migration values ('9999_from_the_future', '2100-01-01T00:00:00.000Z')");
    database.close();
    const before = await readFile(file);

    const message = await openingFails(dataDirectory);

    expect(message).toMatch(
      /newer version of Legwork wrote it \(schema 9999_from_the_future\).*Update Legwork/,
    );
    expect(await readFile(file)).toEqual(before);
  });

  test("one that is no database", async () => {
    const dataDirectory = newDirectory();
    await mkdir(dataDirectory, { recursive: true });
    await writeFile(join(dataDirectory, databaseFileName), "this is not a database ".repeat(1_000));
    expect(await openingFails(dataDirectory)).toMatch(/not an SQLite database.*Restore it from a backup/);
  });

  test("one that lost its end", async () => {
    const dataDirectory = newDirectory();
    const store = await openStore({ dataDirectory });
    await store.createSession(sessionRecord("one"));
    await store.close();
    await truncate(join(dataDirectory, databaseFileName), 6_000);
    expect(await openingFails(dataDirectory)).toMatch(/damaged.*Restore it from a backup/);
  });

  test("a directory in its place", async () => {
    const dataDirectory = newDirectory();
    await mkdir(join(dataDirectory, databaseFileName), { recursive: true });
    expect(await openingFails(dataDirectory)).toMatch(/EISDIR.*Choose another data directory/);
  });

  test("a file in place of its directory", async () => {
    const dataDirectory = newDirectory();
    await mkdir(join(dataDirectory, ".."), { recursive: true });
    await writeFile(dataDirectory, "");
    expect(await openingFails(dataDirectory)).toMatch(/(EEXIST|ENOTDIR).*Choose another data directory/);
  });

  // The superuser may write everywhere.
  test.skipIf(process.getuid?.() === 0)("one that may not be written", async () => {
    const dataDirectory = newDirectory();
    await (await openStore({ dataDirectory })).close();
    await chmod(join(dataDirectory, databaseFileName), 0o400);
    expect(await openingFails(dataDirectory)).toMatch(/EACCES.*writable for the user that runs this program/);
  });

  test.skipIf(process.getuid?.() === 0)("one in a directory that may not be written", async () => {
    const dataDirectory = newDirectory();
    await (await openStore({ dataDirectory })).close();
    await chmod(dataDirectory, 0o500);
    const message = await openingFails(dataDirectory);
    await chmod(dataDirectory, 0o700);
    expect(message).toMatch(/write permission|may write in it/);
  });
});

describe("several processes", () => {
  test("what was acknowledged is there after kill -9", async () => {
    const dataDirectory = newDirectory();
    const writer = startWriter([dataDirectory, "one", "a", "Infinity"]);
    const acknowledged: string[] = [];
    for await (const message of writer.messages) {
      acknowledged.push(message.appended ?? JSON.stringify(message));
      if (acknowledged.length === 50) writer.process.kill("SIGKILL");
    }
    expect(writer.process.signalCode).toBe("SIGKILL");
    expect(acknowledged.length).toBeGreaterThanOrEqual(50);

    await using opened = closing(await openStore({ dataDirectory }));
    const kept = (await opened.store.listActions("one")).map((action) => action.id);
    expect(kept.slice(0, acknowledged.length)).toEqual(acknowledged);
    // At most one more: written, and killed before it was told.
    expect(kept.length - acknowledged.length).toBeLessThanOrEqual(1);
  });

  test("may make a new file at the same moment", async () => {
    const openers = [startOpener(), startOpener()];
    const answers = async () => Promise.all(openers.map(async ({ lines }) => (await lines.next()).value));
    expect(await answers()).toEqual(["ready", "ready"]);
    for (let round = 0; round < 20; round += 1) {
      const dataDirectory = newDirectory();
      for (const { process } of openers) process.stdin.write(`${dataDirectory}\n`);
      expect(await answers()).toEqual(["opened", "opened"]);
      expect((await readdir(dataDirectory)).filter((name) => name.endsWith(".new"))).toEqual([]);
    }
    for (const { process } of openers) process.stdin.end();
  });

  test("may write to one file together, and end a session once", async () => {
    const dataDirectory = newDirectory();
    await using opened = closing(await openStore({ dataDirectory }));
    await opened.store.createSession(sessionRecord("shared"));
    const prefixes = ["a", "b", "c"];

    const messages = await Promise.all(
      prefixes.map((prefix) => runWriter([dataDirectory, "shared", prefix, "40"])),
    );

    expect(messages.flat().filter((message) => message.failed !== undefined)).toEqual([]);
    expect(messages.flat().filter((message) => message.ended === true)).toHaveLength(1);
    const kept = (await opened.store.listActions("shared")).map((action) => action.id);
    expect(kept).toHaveLength(120);
    for (const prefix of prefixes) {
      const own = Array.from({ length: 40 }, (_, index) => `${prefix}${index}`);
      expect(kept.filter((id) => id.startsWith(prefix))).toEqual(own);
    }
  });

  test.skipIf(process.platform === "win32")(
    "a disk that fails is told, and what was acknowledged is kept",
    async () => {
      const dataDirectory = newDirectory();
      // No file of this process may grow beyond 1 MiB (in units of 512 or 1024 bytes); a full disk looks much the same.
      const messages = await runWriter([dataDirectory, "one", "a", "Infinity", "20000"], "ulimit -f 1024; ");

      expect(messages.at(-1)?.failed).toMatch(
        /Could not record an action in the database: the disk (failed|is full)/,
      );
      await using opened = closing(await openStore({ dataDirectory }));
      const acknowledged = messages.flatMap((message) => message.appended ?? []);
      expect(acknowledged.length).toBeGreaterThan(5);
      expect((await opened.store.listActions("one")).map((action) => action.id)).toEqual(acknowledged);
      expect(await opened.store.endSession("one", clientEnding)).toBe(true);
    },
  );

  test("the terminal stays quiet", async () => {
    const writer = startWriter([newDirectory(), "one", "a", "1"]);
    const chunks = await writer.process.stderr.toArray();
    expect(Buffer.concat(chunks).toString()).toBe("");
  });
});

type Message = { appended?: string; ended?: boolean; failed?: string };

function startWriter(writerArguments: string[], shellPrefix = "") {
  const script = fileURLToPath(new URL("writer.ts", import.meta.url));
  const command = [process.execPath, "--conditions=@legwork/source", script, ...writerArguments];
  // `exec "$@"` makes the shell become the command, so that a signal reaches it.
  const child = spawn("sh", ["-c", `${shellPrefix}exec "$@"`, "sh", ...command], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { process: child, messages: readMessages(child) };
}

async function* readMessages(child: ReturnType<typeof spawn>): AsyncGenerator<Message> {
  const exited = once(child, "exit");
  for await (const line of createInterface({ input: child.stdout! })) yield JSON.parse(line) as Message;
  await exited;
}

function startOpener() {
  const script = fileURLToPath(new URL("opener.ts", import.meta.url));
  const child = spawn(process.execPath, ["--conditions=@legwork/source", script], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  return { process: child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}

async function runWriter(writerArguments: string[], shellPrefix = ""): Promise<Message[]> {
  const messages: Message[] = [];
  for await (const message of startWriter(writerArguments, shellPrefix).messages) messages.push(message);
  return messages;
}

function closing(store: Awaited<ReturnType<typeof openStore>>) {
  return { store, [Symbol.asyncDispose]: () => store.close() };
}
