import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrations } from "../../src/store/migrations.ts";
import { openStore } from "../../src/store/open-store.ts";
import type { Store } from "../../src/store/store.ts";
import { testStore } from "./contract.ts";
import { startPostgres, type PostgresServer } from "./postgres-server.ts";
import { actionRecord, clientEnding, sessionRecord } from "./records.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 120_000);
afterAll(() => server[Symbol.asyncDispose]());

async function openEmpty(): Promise<Store> {
  await server.query("drop schema if exists legwork cascade");
  return openStore({ databaseUrl: server.url });
}

testStore(openEmpty);

describe("the database", () => {
  test("has our tables in a schema of their own, and those of others are left alone", async () => {
    await server.query("create table public.sessions (mine text)");
    await server.query("create table public.kysely_migration (name text, timestamp text)");
    await server.query("insert into public.kysely_migration values ('0001_of_another_program', '')");
    await using opened = closing(await openEmpty());
    await opened.store.createSession(sessionRecord("one"));
    expect(await server.query("select count(*)::int as count from public.sessions")).toEqual([{ count: 0 }]);
    expect(await server.query("select id from legwork.sessions")).toEqual([{ id: "one" }]);
    await server.query("drop table public.sessions, public.kysely_migration");
  });

  test("one that a newer version wrote is refused, with what to do", async () => {
    await (await openEmpty()).close();
    await server.query("insert into legwork.kysely_migration values ('9999_from_the_future', '')");
    await expect(openStore({ databaseUrl: server.url })).rejects.toMatchObject({
      code: "internal",
      message: expect.stringMatching(/newer version of Legwork.*9999_from_the_future.*Update Legwork/),
    });
  });

  test("a server that is not there is named, without the password", async () => {
    const error: unknown = await openStore({
      databaseUrl: "postgres://me:s3cret@127.0.0.1:1/records",
    }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: "LegworkError", code: "internal" });
    const { message } = error as Error;
    expect(message).toMatch(/^Could not open the database records on 127.0.0.1:1: nothing listens there\./);
    expect(message).not.toContain("s3cret");
  });
});

test("a connection that breaks fails what used it, and the next call has a new one", async () => {
  await (await openEmpty()).close();
  await using between = await startProxy(server.url);
  await using opened = closing(await openStore({ databaseUrl: between.url }));
  await opened.store.createSession(sessionRecord("one"));

  between.cut();
  const [first] = await Promise.allSettled([opened.store.getSession("one")]);

  if (first.status === "rejected")
    expect(first.reason).toMatchObject({ name: "LegworkError", code: "internal" });
  expect(await opened.store.getSession("one")).toMatchObject({ id: "one" });
});

describe("several processes", () => {
  test("may bring the same empty database up to date at once", async () => {
    await (await openEmpty()).close();
    await server.query("drop schema legwork cascade");
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore({ databaseUrl: server.url })));
    expect(await server.query("select count(*)::int as count from legwork.kysely_migration")).toEqual([
      { count: Object.keys(migrations).length },
    ]);
    await Promise.all(stores.map((store) => store.close()));
  });

  test("append to one session without a gap or a double position, each in its own order", async () => {
    await using first = closing(await openEmpty());
    await using second = closing(await openStore({ databaseUrl: server.url }));
    await first.store.createSession(sessionRecord("shared"));
    await Promise.all(
      [first, second].flatMap(({ store }, process) =>
        Array.from({ length: 40 }, (_, index) =>
          store.appendAction(actionRecord("shared", `${process}-${index}`)),
        ),
      ),
    );
    const kept = (await second.store.listActions("shared")).map(({ id }) => id);
    for (const process of [0, 1])
      expect(kept.filter((id) => id.startsWith(`${process}-`))).toEqual(
        Array.from({ length: 40 }, (_, index) => `${process}-${index}`),
      );
    expect(await server.query("select max(position)::int as last from legwork.actions")).toEqual([
      { last: 80 },
    ]);
  });

  test("end a session once", async () => {
    await using first = closing(await openEmpty());
    await using second = closing(await openStore({ databaseUrl: server.url }));
    await first.store.createSession(sessionRecord("one"));
    const endings = await Promise.all(
      [first, second, first, second].map(({ store }) => store.endSession("one", clientEnding)),
    );
    expect(endings.filter(Boolean)).toHaveLength(1);
  });

  test("know whose process lives", async () => {
    await using first = closing(await openEmpty());
    await using second = closing(await openStore({ databaseUrl: server.url }));
    await first.store.renewOwner("living");
    await first.store.renewOwner("silent");
    await server.query("update legwork.owners set living_until = living_until - 60000 where id = 'silent'");
    for (const ownerId of ["living", "silent", "never seen"])
      await first.store.createSession(sessionRecord(`of ${ownerId}`, { ownerId }));

    const orphans = async () =>
      (await second.store.listOrphanedSessions("second")).map(({ id }) => id).toSorted();
    expect(await orphans()).toEqual(["of never seen", "of silent"]);

    await first.store.renewOwner("silent");
    expect(await orphans()).toEqual(["of never seen"]);
    await first.store.releaseOwner("living");
    expect(await orphans()).toEqual(["of living", "of never seen"]);
  });
});

/** Stands between a client and the server, so that their connections can be cut. */
async function startProxy(serverUrl: string) {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    }
    client.pipe(upstream).pipe(client);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    cut,
    [Symbol.asyncDispose]: async () => {
      cut();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

function closing(store: Store) {
  return { store, [Symbol.asyncDispose]: () => store.close() };
}
