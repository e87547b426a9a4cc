import { expect } from "vitest";
import { Engine } from "../src/engine.ts";
import { openStore } from "../src/store/open-store.ts";
import { startPostgres } from "./store/postgres-server.ts";
import { test, TestSession } from "./fixture.ts";

test("engines that share a database share memories, and leave each other's sessions alone", async ({
  server,
}) => {
  await using postgres = await startPostgres();
  server.page("/", `<button onclick="document.title = 'Saved' + performance.now()">Save</button>`);
  const first = await Engine.create({ databaseUrl: postgres.url });
  const held = await TestSession.start(first);
  await held.navigate(server.url("/"));
  expect(await held.act("click Save")).toMatchObject({ success: true, cacheStatus: "MISS" });

  const second = await Engine.create({ databaseUrl: postgres.url });
  const session = await TestSession.start(second);
  await session.navigate(server.url("/"));
  expect(await session.act("click Save")).toMatchObject({ success: true, cacheStatus: "HIT" });
  const elsewhere = { code: "session_not_found", message: expect.stringContaining("another process") };
  for (const [name, input] of [["act", { input: "click Save" }] as const, ["end", {}] as const])
    await expect(session.dispatch(name, input, { sessionId: held.id })).rejects.toMatchObject(elsewhere);
  const { pages } = await session.dispatch("replay", {}, { sessionId: held.id });
  expect(pages.flatMap(({ actions }) => actions.map(({ method }) => method))).toEqual(["navigate", "act"]);

  expect(await held.act("click Save")).toMatchObject({ success: true, cacheStatus: "HIT" });
  await second.close();
  expect(await held.act("click Save")).toMatchObject({ success: true });
  await first.close();

  await using store = disposable(await openStore({ databaseUrl: postgres.url }));
  expect(await store.opened.getSession(held.id)).toMatchObject({ status: "ENDED", endReason: "shutdown" });
  expect(await store.opened.listMemories("test", { limit: 9 })).toMatchObject([{ uses: 3 }]);
  expect(await postgres.query("select count(*)::int as living from legwork.owners")).toEqual([{ living: 0 }]);
});

function disposable(opened: Awaited<ReturnType<typeof openStore>>) {
  return { opened, [Symbol.asyncDispose]: () => opened.close() };
}
