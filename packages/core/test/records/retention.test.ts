import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test as base } from "vitest";
import { Files } from "../../src/files/files.ts";
import { Retention, type RetentionLimits } from "../../src/records/retention.ts";
import { Screenshots } from "../../src/screenshots.ts";
import { openStore } from "../../src/store/open-store.ts";
import type { Store } from "../../src/store/store.ts";
import { actionRecord, clientEnding, sessionRecord } from "../store/records.ts";

const day = 86_400_000;
const start = 1_760_000_000_000;

class Kept {
  readonly directory: string;
  readonly store: Store;
  readonly screenshots: Screenshots;
  readonly files: Files;

  constructor(directory: string, store: Store) {
    this.directory = directory;
    this.store = store;
    this.screenshots = new Screenshots(directory);
    this.files = new Files({ largestFile: 1e6, mostFiles: 10, largestTotal: 1e7 }, directory);
  }

  /** An ended session with an action, and a picture of so many bytes. */
  async session(id: string, endedAt: number, pictureBytes: number): Promise<void> {
    await this.store.createSession(sessionRecord(id, { ...clientEnding, endedAt }));
    await this.store.appendAction(actionRecord(id, `action of ${id}`));
    await this.screenshots.keep(id, "a", new Uint8Array(pictureBytes));
  }

  async sweep(limits: Partial<RetentionLimits>, now: () => number): Promise<void> {
    const retention = new Retention({
      store: this.store,
      besides: [this.screenshots, this.files],
      limits: { keptMs: Infinity, largestSize: Infinity, ...limits },
      onError: (error) => expect.unreachable(String(error)),
      now,
    });
    await retention.sweep();
    await retention.close();
  }

  async left(): Promise<{ records: string[]; pictures: string[] }> {
    const records = await this.store.listSessions("project", { limit: 1_000 });
    const pictures = await readdir(join(this.directory, "screenshots"));
    return { records: records.map(({ id }) => id).sort(), pictures: pictures.sort() };
  }
}

const test = base.extend("kept", async ({}, { onCleanup }) => {
  const directory = await mkdtemp(join(tmpdir(), "legwork-retention-"));
  const store = await openStore({ dataDirectory: directory });
  onCleanup(async () => {
    await store.close();
    await rm(directory, { recursive: true });
  });
  return new Kept(directory, store);
});

test("what ended longer ago than it is kept goes, with its actions and pictures; the rest stays", async ({
  kept,
}) => {
  await kept.session("old", start, 10);
  await kept.session("young", start + day, 10);
  await kept.store.createSession(sessionRecord("running", { createdAt: start - 90 * day }));
  await kept.screenshots.keep("running", "a", new Uint8Array(10));
  let now = start + 30 * day;
  const sweep = () => kept.sweep({ keptMs: 30 * day }, () => now);

  await sweep();
  expect((await kept.left()).records).toEqual(["old", "running", "young"]);

  now += 1;
  await sweep();
  const left = { records: ["running", "young"], pictures: ["running", "young"] };
  expect(await kept.left()).toEqual(left);
  expect(await kept.store.listActions("old")).toEqual([]);
  expect(await kept.store.listActions("young")).toHaveLength(1);

  now += 365 * day;
  await sweep();
  expect(await kept.left()).toEqual({ records: ["running"], pictures: ["running"] });
});

test("many more than fit in one step go as well", async ({ kept }) => {
  for (let index = 0; index < 230; index += 1)
    await kept.store.createSession(sessionRecord(`s${index}`, { ...clientEnding, endedAt: start + index }));
  await kept.screenshots.keep("s229", "a", new Uint8Array(1));

  await kept.sweep({ keptMs: day }, () => start + day + 229);

  expect(await kept.left()).toEqual({ records: ["s229"], pictures: ["s229"] });
});

test("above the total size, those that ended first go, until the rest fits", async ({ kept }) => {
  for (const [index, id] of ["a", "b", "c", "d"].entries()) await kept.session(id, start + index, 10_000);
  await kept.store.createSession(sessionRecord("running"));
  await kept.screenshots.keep("running", "a", new Uint8Array(10_000));

  await kept.sweep({ largestSize: 100_000 }, () => start);
  expect((await kept.left()).records).toHaveLength(5);

  await kept.sweep({ largestSize: 31_000 }, () => start);
  expect(await kept.left()).toEqual({ records: ["c", "d", "running"], pictures: ["c", "d", "running"] });

  await kept.sweep({ largestSize: 0 }, () => start);
  expect(await kept.left()).toEqual({ records: ["running"], pictures: ["running"] });
});

test("records alone count too", async ({ kept }) => {
  for (const [index, id] of ["a", "b"].entries()) {
    await kept.store.createSession(sessionRecord(id, { ...clientEnding, endedAt: start + index }));
    await kept.store.appendAction(actionRecord(id, id, { result: { text: "x".repeat(5_000) } }));
  }
  await kept.screenshots.keep("b", "a", new Uint8Array(1));

  await kept.sweep({ largestSize: 6_000 }, () => start);

  expect(await kept.left()).toEqual({ records: ["b"], pictures: ["b"] });
});

test("pictures without a record go", async ({ kept }) => {
  await kept.session("known", start, 10);
  await kept.screenshots.keep("lost", "a", new Uint8Array(10));

  await kept.sweep({}, () => start);

  expect(await kept.left()).toEqual({ records: ["known"], pictures: ["known"] });
});

test("without limits nothing goes", async ({ kept }) => {
  await kept.session("old", 1, 10);

  await kept.sweep({}, () => start);

  expect((await kept.left()).records).toEqual(["old"]);
});

test("files go with their session, and their size counts", async ({ kept }) => {
  const keepFile = async (sessionId: string, size: number) => {
    const place = { sessionId, kind: "uploads" as const, id: "one" };
    const content = async function* () {
      yield new Uint8Array(size);
    };
    const written = await kept.files.write(place, content(), size);
    const about = { id: "one", name: "a.txt", mimeType: "text/plain", createdAt: "2026-01-01T00:00:00.000Z" };
    await kept.files.describe(sessionId, "uploads", { ...about, ...written });
  };
  for (const [index, id] of ["a", "b", "c"].entries()) {
    await kept.session(id, start + index, 10);
    await keepFile(id, 100_000);
  }
  await keepFile("lost", 5);

  await kept.sweep({ largestSize: 150_000 }, () => start);

  expect((await kept.left()).records).toEqual(["c"]);
  expect(await readdir(join(kept.directory, "files"))).toEqual(["c"]);
});
