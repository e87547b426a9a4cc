import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OperationName, Output, RawInput } from "@legwork/protocol";
import { expect, onTestFinished, vi } from "vitest";
import { BrowserHost } from "../src/browser/host.ts";
import { Engine, type EngineOptions } from "../src/engine.ts";
import type { PageServer } from "../src/testing/page-server.ts";
import { test, TestSession } from "./fixture.ts";

const secret = "Planted-7f3a9c";

/** A page that shows whether it finds something kept, and keeps something when it is told to. */
const keepingPage = `<h1></h1>
<button>Sign in</button>
<script>
const open = () => new Promise((resolve, reject) => {
  const opening = indexedDB.open("tokens", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("all");
  opening.onsuccess = () => resolve(opening.result);
  opening.onerror = () => reject(opening.error);
});
const asked = (request) => new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
const shown = (value) => value?.replace("${secret}", "kept") ?? "none";
const show = async () => {
  const token = await asked((await open()).transaction("all").objectStore("all").get("token"));
  document.querySelector("h1").textContent = ["cookie " + shown(document.cookie || "none"), "storage " + shown(localStorage.getItem("who")), "database " + shown(token?.value)].join(", ");
};
document.querySelector("button").onclick = async () => {
  document.cookie = "who=${secret}; max-age=3600";
  localStorage.setItem("who", "${secret}");
  const transaction = (await open()).transaction("all", "readwrite");
  transaction.objectStore("all").put({ value: "${secret}", at: new Date() }, "token");
  transaction.oncomplete = show;
};
show();
</script>`;
const everything = "cookie who=kept, storage kept, database kept";
const nothing = "cookie none, storage none, database none";

class Contexts {
  readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  async dispatch<Name extends OperationName>(
    name: Name,
    input: RawInput<Name>,
    projectId = "test",
  ): Promise<Output<Name>> {
    return (await this.engine.dispatch(name, input, { principal: { projectId } })) as Output<Name>;
  }

  async create(input: RawInput<"createContext"> = {}): Promise<string> {
    return (
      (await this.engine.dispatch("createContext", input, {
        principal: { projectId: "test" },
      })) as Output<"createContext">
    ).id;
  }

  async start(id: string, persist?: boolean): Promise<TestSession> {
    const context = persist === undefined ? { id } : { id, persist };
    const session = await TestSession.start(this.engine, {
      sessionCreateParams: { browserSettings: { context } },
    });
    return session;
  }

  async get(contextId: string): Promise<Output<"getContext">> {
    return (await this.engine.dispatch(
      "getContext",
      { contextId },
      {
        principal: { projectId: "test" },
      },
    )) as Output<"getContext">;
  }
}

async function signIn(session: TestSession, server: PageServer, path = "/"): Promise<void> {
  server.page(path, keepingPage);
  await session.navigate(server.url(path));
  await session.act("click Sign in");
  await expect.poll(() => session.pageText()).toContain(everything);
}

async function found(session: TestSession, server: PageServer): Promise<void> {
  await session.navigate(server.url("/"));
  await expect.poll(() => session.pageText()).toContain(everything);
}

test("what a session leaves in a context is there for the next, and the saving is told", async ({
  engine,
  server,
}) => {
  const contexts = new Contexts(engine);
  const id = await contexts.create();
  const first = await contexts.start(id, true);
  await signIn(first, server);
  expect(await contexts.get(id)).toMatchObject({ version: 1, writerSessionId: first.id });
  // Whoever comes second waits for the saving too.
  await Promise.all([first.end(), first.end()]);

  expect((await first.dispatch("getSession", {})).context).toEqual({ id, persist: true, saved: true });
  expect(await contexts.get(id)).toMatchObject({
    version: 2,
    size: expect.any(Number),
    lastSaving: { sessionId: first.id, saved: true },
  });
  expect(await contexts.get(id)).not.toHaveProperty("writerSessionId");
  await found(await contexts.start(id), server);
});

test("without persist nothing is saved, and several read at the same time", async ({ engine, server }) => {
  const contexts = new Contexts(engine);
  const id = await contexts.create();
  const readers = await Promise.all([contexts.start(id), contexts.start(id, false)]);
  await signIn(readers[0] as TestSession, server);
  await Promise.all(readers.map((session) => session.end()));

  expect(await contexts.get(id)).toMatchObject({ version: 1 });
  const after = await contexts.start(id);
  await after.navigate(server.url("/"));
  await expect.poll(() => after.pageText()).toContain(nothing);
});

test("one session at a time may save into a context; reading goes on meanwhile", async ({ engine }) => {
  const contexts = new Contexts(engine);
  const id = await contexts.create();
  const writer = await contexts.start(id, true);

  await expect(contexts.start(id, true)).rejects.toMatchObject({
    code: "context_busy",
    status: 409,
    message: expect.stringContaining(writer.id),
  });
  await expect(contexts.dispatch("deleteContext", { contextId: id })).rejects.toMatchObject({
    code: "context_busy",
  });
  await (await contexts.start(id)).end();
  await writer.end();
  await (await contexts.start(id, true)).end();

  expect(await contexts.dispatch("deleteContext", { contextId: id })).toEqual({ deleted: 1 });
  await expect(contexts.start(id)).rejects.toMatchObject({ code: "not_found" });
});

test("a context of another project is not there, for anything", async ({ engine }) => {
  const contexts = new Contexts(engine);
  const contextId = await contexts.create({ cookiesTxt: `a.test\tFALSE\t/\tFALSE\t0\tsid\t${secret}` });
  const missing = { code: "not_found", status: 404 };

  await expect(contexts.dispatch("getContext", { contextId }, "other")).rejects.toMatchObject(missing);
  await expect(contexts.dispatch("exportContext", { contextId }, "other")).rejects.toMatchObject(missing);
  await expect(contexts.dispatch("deleteContext", { contextId }, "other")).rejects.toMatchObject(missing);
  for (const persist of [true, false]) {
    const browserSettings = { context: { id: contextId, persist } };
    await expect(
      contexts.dispatch("start", { sessionCreateParams: { browserSettings } }, "other"),
    ).rejects.toMatchObject(missing);
  }
  const listed = await contexts.dispatch("listContexts", {}, "other");
  expect(listed.contexts).toEqual([]);
});

test("contexts are listed newest first, in parts", async ({ engine }) => {
  const contexts = new Contexts(engine);
  const ids = [await contexts.create(), await contexts.create(), await contexts.create()];

  const first = (await engine.dispatch(
    "listContexts",
    { limit: 2 },
    {
      principal: { projectId: "test" },
    },
  )) as Output<"listContexts">;

  expect(first.contexts).toHaveLength(2);
  expect(ids).toEqual(expect.arrayContaining(first.contexts.map(({ id }) => id)));
  expect(JSON.stringify(first)).not.toContain("sealed");
  const rest = await contexts.dispatch("listContexts", { cursor: first.nextCursor });
  expect(rest.contexts.map(({ id }) => id)).toEqual(
    expect.arrayContaining(ids.filter((id) => !first.contexts.some((context) => context.id === id))),
  );
});

test("what Playwright or a cookies.txt file holds is put in and taken out", async ({ engine, server }) => {
  server.page("/", keepingPage);
  const origin = new URL(server.url("/")).origin;
  const contexts = new Contexts(engine);
  const contextId = await contexts.create({
    storageState: {
      cookies: [{ name: "sid", value: "from state", domain: "127.0.0.1", httpOnly: true }],
      origins: [{ origin, localStorage: [{ name: "who", value: "from state" }] }],
    },
    cookiesTxt: "127.0.0.1\tFALSE\t/\tFALSE\t0\twho\tfrom file",
  });

  const session = await contexts.start(contextId);
  await session.navigate(server.url("/"));
  await expect
    .poll(() => session.pageText())
    .toContain("cookie who=from file, storage from state, database none");

  const state = (await engine.dispatch(
    "exportContext",
    { contextId },
    {
      principal: { projectId: "test" },
    },
  )) as Output<"exportContext">;
  expect(state.storageState?.cookies.map(({ name, value }) => `${name}=${value}`)).toEqual([
    "sid=from state",
    "who=from file",
  ]);
  const text = await contexts.dispatch("exportContext", { contextId, format: "cookies.txt" });
  expect(text.cookiesTxt).toContain("#HttpOnly_127.0.0.1\tFALSE\t/\tFALSE\t0\tsid\tfrom state\n");
});

test("what no browser takes is told at the start, without repeating it, and the context is free again", async ({
  engine,
}) => {
  const contexts = new Contexts(engine);
  const id = await contexts.create({
    storageState: { cookies: [{ name: "a;b\n", value: secret, domain: "not a domain" }] },
  });
  for (let time = 0; time < 2; time += 1) {
    const refused = await contexts.start(id, true).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: "invalid_request" });
    expect((refused as Error).message).not.toContain(secret);
  }
});

test("a page that is busy for good keeps nothing from being saved", async ({ engine, server }) => {
  server.page("/busy", `<button onclick="setTimeout(() => { for (;;); }, 50)">Hang</button>`);
  const contexts = new Contexts(engine);
  const id = await contexts.create();
  const session = await contexts.start(id, true);
  await signIn(session, server);
  await session.navigate(server.url("/busy"));
  await session.dispatch("act", { input: "click Hang", options: { timeout: 1_500 } }).catch(() => undefined);
  await session.end();

  expect((await contexts.get(id)).lastSaving).toMatchObject({ saved: true });
  await found(await contexts.start(id), server);
}, 120_000);

/** An engine of its own, for what ends engines and browsers. */
async function ownEngine(options: EngineOptions = {}): Promise<Contexts> {
  const engine = await Engine.create(options);
  onTestFinished(() => engine.close());
  return new Contexts(engine);
}

async function dataDirectoryOfOwn(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "legwork-contexts-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  return directory;
}

test("when its browser crashes, the version that was saved last stays, and the context is free", async ({
  server,
}) => {
  // Only looks on: the hosts that are started are those to kill.
  using started = vi.spyOn(BrowserHost, "start");
  const contexts = await ownEngine();
  const id = await contexts.create();
  const saved = await contexts.start(id, true);
  await signIn(saved, server);
  await saved.end();
  const crashing = await contexts.start(id, true);
  await found(crashing, server);

  for (const { value } of started.mock.results) process.kill((await value).processId, "SIGKILL");

  await expect
    .poll(async () => (await contexts.get(id)).lastSaving, { timeout: 40_000 })
    .toMatchObject({
      sessionId: crashing.id,
      saved: false,
      reason: expect.stringContaining("browser crashed; version 2 stays"),
    });
  await found(await contexts.start(id, true), server);
}, 120_000);

test("idle sessions and a stopped server save too; on the disk it is encrypted", async ({ server }) => {
  const dataDirectory = await dataDirectoryOfOwn();
  const first = await ownEngine({ dataDirectory, limits: { idleMs: 3_000 } });
  const [idle, stopped] = [await first.create(), await first.create()];
  const idling = await first.start(idle, true);
  await signIn(idling, server);
  await expect
    .poll(async () => (await first.get(idle)).lastSaving, { timeout: 40_000 })
    .toMatchObject({ saved: true });
  await first.engine.close();
  const second = await ownEngine({ dataDirectory });
  await signIn(await second.start(stopped, true), server);
  await second.engine.close();

  const third = await ownEngine({ dataDirectory });
  await found(await third.start(idle), server);
  await found(await third.start(stopped), server);
  for (const entry of await readdir(dataDirectory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const content = await readFile(join(entry.parentPath, entry.name), "latin1");
    expect({ file: entry.name, plain: content.includes(secret) }).toEqual({ file: entry.name, plain: false });
  }
}, 120_000);

test("with another key nothing opens, and the message says which key is wanted", async () => {
  const dataDirectory = await dataDirectoryOfOwn();
  const before = await ownEngine({ dataDirectory, contextKey: "first ".repeat(8) });
  const contextId = await before.create({ cookiesTxt: "a.test\tFALSE\t/\tFALSE\t0\tsid\tx" });
  await before.engine.close();

  const after = await ownEngine({ dataDirectory, contextKey: "other ".repeat(8) });
  await expect(after.start(contextId, true)).rejects.toThrow(/another key.*LEGWORK_CONTEXT_KEY/);
  await expect(after.dispatch("deleteContext", { contextId })).resolves.toEqual({ deleted: 1 });
}, 120_000);
