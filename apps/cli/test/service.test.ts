import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PageServer } from "../../../packages/core/src/testing/page-server.ts";
import { alive, descendants, run, start, type Running } from "./program.ts";

let directory: string;
let pages: PageServer;
let service: Running;
let url: string;

/** The service is started by the command itself, on its own data, in the folder where everything is run. */
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "legwork-cli-service-"));
  pages = await PageServer.start();
  service = start(["start", "--port", "0", "--max-sessions", "3"], { directory });
  url = await service.printed(/is ready at (http:\/\/[\d.:]+)/);
});

afterAll(async () => {
  service.kill("SIGKILL");
  await service.ended;
  await pages[Symbol.asyncDispose]();
  await rm(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

/** Beside the service: its key is the one that it keeps. */
const legwork = (...parameters: string[]) =>
  run(parameters, { directory, environment: { LEGWORK_API_URL: url } });
const list = async (...parameters: string[]) =>
  JSON.parse((await legwork("sessions", "list", "--json", ...parameters)).stdout) as { id: string }[];

async function startSession(key: string): Promise<string> {
  const answer = await fetch(`${url}/v1/sessions/start`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}` },
  });
  const { data } = (await answer.json()) as { data?: { sessionId: string } };
  return data?.sessionId ?? `refused with ${answer.status}`;
}

const operatorsKey = async () => (await readFile(join(directory, ".legwork/api-key"), "utf8")).trim();

test("run has a service do the task, and leaves it no session", async () => {
  pages.page("/", "<h1>Products</h1><p>Blue Kettle</p>");
  const ended = await legwork("run", "--url", pages.url("/"), "--extract", "the heading", "--json");
  const { data, sessionId } = JSON.parse(ended.stdout) as { data: unknown; sessionId: string };
  expect([ended.code, data]).toEqual([0, { extraction: "Products" }]);
  expect(await list("--status", "RUNNING")).toEqual([]);
  expect(await list()).toMatchObject([{ id: sessionId, status: "ENDED", endReason: "client" }]);
});

test.runIf(process.platform === "linux")("Ctrl-C ends the session of a running service too", async () => {
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  pages.handle("/slow", () => asked()); // Never answers.
  const parameters = ["run", "--url", pages.url("/slow"), "--extract", "--api-url", url];
  const program = start(parameters, { directory });
  await isAsked;
  expect(await list("--status", "RUNNING")).toHaveLength(1);
  program.kill("SIGINT");
  expect(await program.ended).toMatchObject({ code: 130 });
  expect(await list("--status", "RUNNING")).toEqual([]);
});

test("sessions are listed, shown, followed and ended", async () => {
  const id = await startSession(await operatorsKey());
  const table = await legwork("sessions", "list");
  expect(table.stdout).toMatch(new RegExp(`^ID +STATUS +STARTED.*\n${id} +RUNNING +\\d{4}-\\d\\d-\\d\\d `));
  expect((await legwork("sessions", "show", id)).stdout).toMatch(/^id: .*\nstatus: RUNNING\n/);

  const follower = start(["sessions", "events", id, "--json"], {
    directory,
    environment: { LEGWORK_API_URL: url },
  });
  await follower.printed(/session_started/);
  expect(await legwork("sessions", "end", id)).toMatchObject({
    code: 0,
    stderr: expect.stringContaining(id),
  });
  const { code, stdout } = await follower.ended;
  const types = stdout
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { type: string }).type);
  expect([code, types.at(0), types.at(-1)]).toEqual([0, "session_started", "session_ended"]);

  const past = await legwork("sessions", "events", id, "--no-follow");
  expect(past.stdout).toMatch(/^\d\d:\d\d:\d\d {2}session_started\n[^]*session_ended {8}status=ENDED/);
  const gone = await legwork("sessions", "show", "00000000-0000-4000-8000-000000000000");
  expect(gone).toMatchObject({ code: 1, stderr: expect.stringMatching(/session/i) });
});

test("keys are made, listed and revoked beside the running service, and open it or not", async () => {
  const made = await legwork("keys", "create", "--project", "shop", "--name", "ci", "--max-sessions", "1");
  expect(made).toMatchObject({ code: 0, stdout: expect.stringMatching(/^lw_[\da-f]{12}_[\w-]{43}\n$/) });
  const key = made.stdout.trim();
  const id = key.slice(3, 15);
  const session = await startSession(key);
  const asShop = { directory, environment: { LEGWORK_API_URL: url, LEGWORK_API_KEY: key } };
  expect((await run(["sessions", "list", "--plain"], asShop)).stdout).toMatch(
    new RegExp(`^${session}\tRUNNING\t`),
  );
  expect((await run(["sessions", "end", session], asShop)).code).toBe(0);
  expect(JSON.parse((await legwork("keys", "list", "--json")).stdout)).toMatchObject([
    { id, projectId: "shop", limits: { maxSessions: 1 } },
  ]);
  expect((await legwork("keys", "revoke", id)).code).toBe(0);
  await expect
    .poll(async () => await startSession(key), { timeout: 5_000, interval: 100 })
    .toBe("refused with 401");
  expect(await run(["sessions", "list"], asShop)).toMatchObject({ code: 3, stdout: "" });
  expect(await legwork("keys", "revoke", "0123456789ab")).toMatchObject({ code: 2 });
  expect(await legwork("keys", "create", "--project", "shop")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("--name <name>"),
  });
});

test("doctor finds the service where it would listen itself", async () => {
  const port = new URL(url).port;
  const ended = await legwork("doctor", "--port", port, "--browser-path", "/none", "--json");
  const { checks } = JSON.parse(ended.stdout) as { checks: { name: string }[] };
  expect(checks.find(({ name }) => name === "port")).toMatchObject({
    state: "ok",
    message: expect.stringMatching(/Legwork \d+\.\d+\.\d+ is running there/),
  });
  expect(checks.find(({ name }) => name === "store")).toMatchObject({
    state: "ok",
    message: expect.stringContaining(join(directory, ".legwork/legwork.sqlite")),
  });
});

test("a key that the service keeps is sent to no other machine", async () => {
  const ended = await run(["sessions", "list", "--api-url", "http://192.0.2.1:4700"], { directory });
  expect(ended).toMatchObject({ code: 2, stderr: expect.stringContaining("LEGWORK_API_KEY") });
});

test("what start cannot use ends with 2, a port that is taken with 3", async () => {
  const wrong = await run(["start", "--port", "eighty"], { directory });
  expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining("0 to 65535") });
  const secret = await run(["start", "--api-key", "s3cret"], { directory });
  expect(secret).toMatchObject({ code: 2 });
  const model = await run(["start"], { directory, environment: { LEGWORK_MODEL_API_KEY: "k" } });
  expect(model).toMatchObject({ code: 2, stderr: expect.stringContaining("LEGWORK_MODEL") });
  const taken = await run(["start", "--port", new URL(url).port, "--data-dir", "other"], { directory });
  expect(taken).toMatchObject({ code: 3, stderr: expect.stringContaining("is taken by another program") });
});

test("a backup that is made beside the service is a data directory: records and keys are there", async () => {
  const id = await startSession(await operatorsKey());
  const folder = join(directory, "copy");

  const made = await legwork("backup", folder);
  expect(made).toEqual({ code: 0, stdout: `${folder}\n`, stderr: "" });
  const again = await legwork("backup", folder);
  expect([again.code, again.stderr]).toEqual([2, expect.stringContaining("is not empty. Name a folder")]);

  const other = start(["start", "--port", "0", "--data-dir", folder], { directory });
  try {
    const otherUrl = await other.printed(/is ready at (http:\/\/[\d.:]+)/);
    const answer = await fetch(`${otherUrl}/v1/sessions/${id}`, {
      headers: { authorization: `Bearer ${await operatorsKey()}` },
    });
    expect(await answer.json()).toMatchObject({ success: true, data: { id } });
  } finally {
    other.kill("SIGTERM");
    await other.ended;
  }
  expect((await legwork("sessions", "end", id)).code).toBe(0);
});

/** Lamps on three pages, of which one may not come. */
function serveLamps(held?: () => void): void {
  for (const page of [1, 2, 3]) {
    const rows = [1, 2].map((row) => `<tr><td>Lamp ${(page - 1) * 2 + row}</td><td>${page * 10}</td></tr>`);
    const next = page < 3 ? `<a rel="next" href="/lamps${page + 1}">Next</a>` : "";
    pages.page(
      `/lamps${page}`,
      `<h1>Lamps</h1><table><tr><th>Name</th><th>Price</th></tr>${rows.join("")}</table>${next}`,
    );
  }
  if (held !== undefined) pages.handle("/lamps2", held); // Never answers.
}

/** `collect` of the lamps, with what else is given. */
const lamps = () => ["collect", "all lamps", "--url", pages.url("/lamps1"), "--schema", "lamp.json"];

async function writeLampSchema(): Promise<void> {
  const properties = { name: { type: "string" }, price: { type: "number" } };
  await writeFile(join(directory, "lamp.json"), JSON.stringify({ type: "object", properties }));
}

test("collect prints every item of a list, and goes on where a file says that it stopped", async () => {
  serveLamps();
  await writeLampSchema();
  const kept = [...lamps(), "--cursor-file", "lamps.cursor"];
  const first = await legwork(...kept, "--max-items", "3", "--plain");
  expect(first).toMatchObject({ code: 0, stdout: "Lamp 1\t10\nLamp 2\t10\nLamp 3\t20\n" });
  expect(first.stderr).toMatch(
    /· Collected 2 items, page 1\n[^]*Not shown to be all of them: 3 \(max_items\)/,
  );
  const rest = await legwork(...kept, "--json", "--quiet");
  expect([rest.code, rest.stderr]).toEqual([0, ""]);
  expect(JSON.parse(rest.stdout)).toMatchObject({
    items: [
      { name: "Lamp 4", price: 20 },
      { name: "Lamp 5", price: 30 },
      { name: "Lamp 6", price: 30 },
    ],
    count: 6,
    complete: true,
  });
  // Nothing is left to go on with.
  await expect(readFile(join(directory, "lamps.cursor"))).rejects.toThrow("ENOENT");

  const wrong = await legwork("collect", "all lamps", "--schema", "lamp.json");
  expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining("--url") });
  expect(await list("--status", "RUNNING")).toEqual([]);
});

test("collect that is interrupted prints what it has read, and keeps where it was", async () => {
  const asked = Promise.withResolvers<void>();
  serveLamps(() => asked.resolve());
  await writeLampSchema();
  const program = start([...lamps(), "--plain", "--cursor-file", "later.cursor"], {
    directory,
    environment: { LEGWORK_API_URL: url },
  });
  await asked.promise;
  program.kill("SIGINT");
  expect(await program.ended).toMatchObject({
    code: 130,
    stdout: "Lamp 1\t10\nLamp 2\t10\n",
    stderr: expect.stringContaining("(cancelled)"),
  });
  expect(await readFile(join(directory, "later.cursor"), "utf8")).toMatch(/^[\w-]+\n$/);
  expect(await list("--status", "RUNNING")).toEqual([]);
});

test("files that a page gave are listed, fetched and read, also after the session", async () => {
  pages.handle("/stock.csv", (_request, response) =>
    response
      .writeHead(200, {
        "content-type": "text/csv",
        "content-disposition": 'attachment; filename="stock.csv"',
      })
      .end("article,stock\nLamp 1,40\n"),
  );
  pages.page("/stock", '<a href="/stock.csv">Stock list</a>');
  const done = await legwork("run", "click Stock list", "--url", pages.url("/stock"), "--json");
  const { sessionId } = JSON.parse(done.stdout) as { sessionId: string };

  const listed = await legwork("downloads", "list", sessionId, "--plain");
  expect(listed.stdout).toMatch(/^stock\.csv\tcompleted\t24\ttext\/csv\t[\da-f]{64}\n$/);
  expect(await legwork("downloads", "fetch", sessionId, "stock.csv")).toMatchObject({
    stdout: "stock.csv\n",
  });
  expect(await readFile(join(directory, "stock.csv"), "utf8")).toBe("article,stock\nLamp 1,40\n");
  const again = await legwork("downloads", "fetch", sessionId, "stock.csv");
  expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining("--output") });
  const piped = await legwork("downloads", "fetch", sessionId, "stock.csv", "--output", "-");
  expect(piped.stdout).toBe("article,stock\nLamp 1,40\n");
  const rows = await legwork("downloads", "rows", sessionId, "stock.csv", "--plain");
  expect(rows.stdout).toBe("article\tstock\nLamp 1\t40\n");
  expect(await legwork("downloads", "fetch", sessionId, "none.csv")).toMatchObject({ code: 1, stdout: "" });
});

test("a file is sent for a session's pages", async () => {
  const id = await startSession(await operatorsKey());
  await writeFile(join(directory, "cv.txt"), "Ada Lovelace");
  const sent = await legwork("upload", id, "cv.txt", "--name", "ada.txt", "--json");
  expect(JSON.parse(sent.stdout)).toMatchObject({ name: "ada.txt", size: 12, mimeType: "text/plain" });
  // Names are unique.
  expect(await legwork("upload", id, "cv.txt", "--name", "ada.txt")).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^ada.*\.txt\n$/),
  });
  expect(await legwork("upload", id, "none.txt")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("none.txt"),
  });
  await legwork("sessions", "end", id);
});

test("contexts are imported, listed, shown, exported and deleted", async () => {
  const cookie = { name: "sid", value: "s3cret", domain: "shop.example", path: "/", expires: -1 };
  await writeFile(join(directory, "state.json"), JSON.stringify({ cookies: [cookie], origins: [] }));
  const imported = await legwork("contexts", "import", "state.json");
  const id = imported.stdout.trim();
  expect([imported.code, imported.stderr]).toEqual([0, ""]);
  expect((await legwork("contexts", "list")).stdout).toMatch(new RegExp(`^ID +CREATED.*\n${id} `));
  const shown = JSON.parse((await legwork("contexts", "show", id, "--json")).stdout) as unknown;
  expect(shown).toMatchObject({ id, version: 1 });

  const text = await legwork("contexts", "export", id, "--format", "cookies.txt", "--output", "cookies.txt");
  expect(text.stdout).toBe("cookies.txt\n");
  expect((await stat(join(directory, "cookies.txt"))).mode & 0o777).toBe(0o600);
  const copy = (await legwork("contexts", "import", "cookies.txt")).stdout.trim();
  const exported = JSON.parse((await legwork("contexts", "export", copy)).stdout) as unknown;
  expect(exported).toMatchObject({ cookies: [{ name: "sid", value: "s3cret", domain: "shop.example" }] });

  expect(await legwork("contexts", "delete", id)).toMatchObject({ code: 0, stdout: "" });
  expect(await legwork("contexts", "show", id)).toMatchObject({ code: 1, stdout: "" });
  await writeFile(join(directory, "broken.json"), "{");
  expect(await legwork("contexts", "import", "broken.json")).toMatchObject({ code: 2 });
});

test.runIf(process.platform === "linux")("Ctrl-C stops the service, and leaves no browser", async () => {
  const processes = descendants(service.processId);
  expect(processes.length).toBeGreaterThan(2);
  service.kill("SIGINT");
  expect((await service.ended).code).toBe(0);
  expect(alive(processes)).toEqual([]);
});
