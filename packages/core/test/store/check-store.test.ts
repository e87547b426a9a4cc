import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkStore } from "../../src/checks.ts";
import { openStore } from "../../src/store/open-store.ts";
import { startPostgres } from "./postgres-server.ts";

let directory: string;
beforeEach(async () => void (directory = await mkdtemp(join(tmpdir(), "legwork-check-store-"))));
afterEach(async () => await rm(directory, { recursive: true }));

test("a store that is not there yet is not made by looking", async () => {
  const dataDirectory = join(directory, "data");
  expect(await checkStore({ dataDirectory })).toContain("is made at the first start");
  expect(await readdir(directory)).toEqual([]);
});

test("a store is looked at while another process has it open", async () => {
  const store = await openStore({ dataDirectory: directory });
  expect(await checkStore({ dataDirectory: directory })).toBe(`SQLite, ${join(directory, "legwork.sqlite")}`);
  await store.close();
});

test("one that a newer version has written is refused, and left as it is", async () => {
  await (await openStore({ dataDirectory: directory })).close();
  const file = join(directory, "legwork.sqlite");
  const database = new DatabaseSync(file);
  database.exec("insert into kysely_migration values ('9999-of-another-time', '2099-01-01')");
  database.close();
  await expect(checkStore({ dataDirectory: directory })).rejects.toThrow("a newer version of Legwork");
});

test("a database server that is not there is named without its password", async () => {
  const looking = checkStore({ databaseUrl: "postgres://legwork:s3cret@127.0.0.1:1/records" });
  await expect(looking).rejects.toThrow(
    /^Could not open the database records on 127\.0\.0\.1:1: nothing listens there/,
  );
});

test("a database is looked at, and nothing is made in it", async () => {
  await using server = await startPostgres();
  expect(await checkStore({ databaseUrl: server.url })).toMatch(/^PostgreSQL \d+/);
  expect(await server.query("select to_regnamespace('legwork')::text as found")).toEqual([{ found: null }]);
}, 60_000);
