import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Output } from "@legwork/protocol";
import { afterEach, expect } from "vitest";
import { Engine, type EngineOptions } from "../../src/engine.ts";
import { startPostgres } from "../store/postgres-server.ts";
import { test as base, TestSession } from "../fixture.ts";
import type { OwnerTask } from "./owner-process.ts";

const secret = "planted-0815";
const form = `<title>Form</title><label>Password <input type="text"></label><button onclick="document.cookie = 'seen=yes'; out.textContent = 'You sent ' + document.querySelector('input').value">Send</button><p id="out"></p>`;

const owners: ChildProcess[] = [];
const engines: Engine[] = [];

afterEach(async () => {
  for (const owner of owners.splice(0)) owner.kill("SIGKILL");
  await Promise.all(engines.splice(0).map((engine) => engine.close()));
});

const test = base.extend("dataDirectory", async ({}, { onCleanup }) => {
  const directory = await mkdtemp(join(tmpdir(), "legwork-adoption-"));
  onCleanup(() => rm(directory, { recursive: true, force: true }));
  return directory;
});

/** Another process with a session; answers the session's id, its page's, and how to kill the process. */
async function startOwner(
  task: OwnerTask,
): Promise<{ id: string; pageId: string; kill: () => Promise<void> }> {
  const script = fileURLToPath(new URL("owner-process.ts", import.meta.url));
  const owner = spawn(process.execPath, ["--conditions=@legwork/source", script, JSON.stringify(task)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  owners.push(owner);
  const failed = once(owner, "exit").then(() => Promise.reject(new Error("the owner ended early")));
  failed.catch(() => undefined); // It is killed in the end.
  const [line] = (await Promise.race([once(createInterface({ input: owner.stdout }), "line"), failed])) as [
    string,
  ];
  const [id = "", pageId = ""] = line.split(" ");
  const kill = async () => {
    owner.kill("SIGKILL");
    await once(owner, "exit");
  };
  return { id, pageId, kill };
}

async function open(options: EngineOptions): Promise<Engine> {
  const engine = await Engine.create(options);
  engines.push(engine);
  return engine;
}

function closing(engine: Engine) {
  return { engine, [Symbol.asyncDispose]: () => engine.close() };
}

test("pages keep their ids when another process goes on with their session", async ({
  server,
  dataDirectory,
}) => {
  server.page("/", form);
  const owner = await startOwner({ engine: { dataDirectory }, url: server.url("/"), secret });
  await owner.kill();
  const session = new TestSession(await open({ dataDirectory }), owner.id);

  const page = { id: owner.pageId, url: server.url("/"), title: "Test page", active: true };
  expect((await session.dispatch("listPages", {})).pages).toEqual([page]);
  expect(await session.dispatch("act", { input: "click Send", pageId: owner.pageId })).toMatchObject({
    result: { success: true },
  });
});

test("a process that was killed finds its sessions again when it is back", async ({
  server,
  dataDirectory,
}) => {
  server.page("/", form);
  const owner = await startOwner({ engine: { dataDirectory }, url: server.url("/"), secret });
  await owner.kill();

  const engine = await open({ dataDirectory });
  const session = new TestSession(engine, owner.id);

  const { events } = await session.dispatch("sessionEvents", {});
  const [first, last] = [events[0], events.at(-1)];
  expect([first?.type, last?.type]).toEqual(["session_started", "session_resumed"]);
  expect(events).toContainEqual(
    expect.objectContaining({ type: "action_finished", operation: "navigate", success: true }),
  );
  expect(JSON.stringify(events)).not.toContain(secret);

  // The page is the same: what was typed into it is still there, and still a secret.
  const acted = await session.dispatch("act", { input: "click Send" });
  expect(acted.result).toMatchObject({ success: true });
  expect(await session.pageText()).toContain(`You sent ${secret}`);
  const replay = JSON.stringify(await session.dispatch("replay", {}));
  expect(replay).toContain("click Send");
  expect(replay).not.toContain(secret);
  expect(server.requests.filter((path) => path === "/")).toHaveLength(1);
  await session.navigate(server.url("/"));
  expect(await session.observe("the Send button")).toHaveLength(1);
  expect((await session.dispatch("getSession", {})).status).toBe("RUNNING");
  expect(engine.figures().sessions).toMatchObject({ open: 1 });

  await session.end();
  expect(engine.figures()).toMatchObject({ sessions: { open: 0 }, browsers: { held: 0 } });
});

test("what a session was started with holds in the next process too", async ({ server, dataDirectory }) => {
  server.page("/", form);
  const started = await open({ dataDirectory });
  const principal = { projectId: "test" };
  const context = (await started.dispatch("createContext", {}, { principal })) as Output<"createContext">;
  await started.close();
  const start = {
    network: { deny: ["127.0.0.2"] },
    sessionCreateParams: { browserSettings: { context: { id: context.id, persist: true } } },
  };
  const owner = await startOwner({ engine: { dataDirectory }, start, url: server.url("/"), secret });
  await owner.kill();

  const engine = await open({ dataDirectory });
  const session = new TestSession(engine, owner.id);
  await session.act("click Send");

  await expect(session.navigate(server.url("/").replace("127.0.0.1", "127.0.0.2"))).rejects.toMatchObject({
    code: "url_forbidden",
  });
  await session.end();
  const record = await session.dispatch("getSession", {});
  expect(record).toMatchObject({ context: { id: context.id, saved: true } });
});

test("of processes that share a database, another goes on at once with the sessions of one that was killed", async ({
  server,
}) => {
  await using postgres = await startPostgres();
  server.page("/", form);
  const databaseUrl = postgres.url;
  const owner = await startOwner({ engine: { databaseUrl }, url: server.url("/"), secret });
  await using one = closing(await Engine.create({ databaseUrl }));
  await using other = closing(await Engine.create({ databaseUrl }));
  const first = new TestSession(one.engine, owner.id);
  const second = new TestSession(other.engine, owner.id);
  const elsewhere = { code: "session_not_found", message: expect.stringContaining("another process") };
  await expect(first.act("click Send")).rejects.toMatchObject(elsewhere);
  await owner.kill();

  const answers = await Promise.allSettled([first, second].map((session) => session.act("click Send")));

  const done = answers.filter(({ status }) => status === "fulfilled");
  expect(done).toHaveLength(1);
  const holder = answers[0]?.status === "fulfilled" ? first : second;
  expect(await holder.pageText()).toContain(`You sent ${secret}`);
  await holder.end();
});

test("of such processes, another also ends a session that was left, and lists its files and its events", async ({
  server,
}) => {
  await using postgres = await startPostgres();
  server.page("/", form);
  const databaseUrl = postgres.url;
  const owner = await startOwner({ engine: { databaseUrl }, url: server.url("/"), secret });
  await using other = closing(await Engine.create({ databaseUrl }));
  const session = new TestSession(other.engine, owner.id);
  await owner.kill();

  const { events } = await session.dispatch("sessionEvents", {});
  expect(events.at(-1)).toMatchObject({ type: "session_resumed" });
  expect(await session.dispatch("listUploads", {})).toEqual({ uploads: [] });
  await session.end();
  expect(await session.dispatch("getSession", {})).toMatchObject({ status: "ENDED", endReason: "client" });
});

test("a session whose browser is gone as well ends as crashed", async ({ server, dataDirectory }) => {
  server.page("/", form);
  const browsers = { host: { graceMs: 0 } };
  const owner = await startOwner({ engine: { dataDirectory, browsers }, url: server.url("/"), secret });
  await owner.kill();

  const session = new TestSession(await open({ dataDirectory }), owner.id);

  expect(await session.dispatch("getSession", {})).toMatchObject({ status: "ERROR", endReason: "crash" });
  await expect(session.act("click Send")).rejects.toMatchObject({ code: "browser_crashed" });
});
