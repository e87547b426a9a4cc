import {
  createOpenApiDocument,
  operations,
  type ErrorCode,
  type OpenApiDocument,
  type Operation,
  type OperationName,
} from "@legwork/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openKeys } from "@legwork/core/keys";
import { PageServer } from "../../../../packages/core/src/testing/page-server.ts";
import { WebSocket } from "ws";
import { createClient, dataOf, type TestClient } from "../requests.ts";
import { startService, type RunningService } from "../start-service.ts";
import {
  createRandom,
  fitting,
  hostileBodies,
  hostileValues,
  pick,
  spoilt,
  type Definitions,
  type JsonSchema,
  type Random,
} from "./generate.ts";

/** Of each kind, for each operation. `LEGWORK_FUZZ_CASES=100` looks further. */
const cases = Number(process.env["LEGWORK_FUZZ_CASES"] ?? 4);
const seed = Number(process.env["LEGWORK_FUZZ_SEED"] ?? 20_261_121);

/** Milliseconds within which each request is answered, on a busy machine. */
const patience = 60_000;

const marker = "only-the-first-project-may-read-this";
const polluted = (): unknown => ({} as Record<string, unknown>)["polluted"];

let service: RunningService;
let server: PageServer;
let stranger: TestClient;
/** Of the first project; the stranger knows its id. */
let victim: string;
/** The stranger's own. */
let own: string;
let random: Random;
/** What else the first project has, by the name of the field that would name it; the stranger knows the ids. */
let treasures: Record<string, string>;
/** The session that they belong to. */
let guard: string;

beforeAll(async () => {
  random = createRandom(seed);
  [service, server] = await Promise.all([
    // Longer than all of it takes: what is nobody's turn here must not end meanwhile.
    startService({ LEGWORK_SESSION_IDLE_SECONDS: "3500" }),
    PageServer.start(),
  ]);
  const { keys, close } = await openKeys({ dataDirectory: service.dataDirectory });
  const { key } = await keys.create({ projectId: "stranger", name: "stranger" });
  await close();
  stranger = createClient(service.client.url, key);
  server.page("/victim", `<h1>${marker}</h1><button onclick="document.title='changed'">Save</button>`);
  server.page("/", `<h1>Own</h1><button>Save</button><input aria-label="Email"><a href="/next">Next</a>`);
  server.page("/next", "<h1>Next</h1>");
  victim = await service.startSession();
  await dataOf(await service.client.post(`/v1/sessions/${victim}/navigate`, { url: server.url("/victim") }));
  treasures = await bury(service.client);
});

afterAll(async () => {
  await service?.close();
  await server?.[Symbol.asyncDispose]();
});

type Named = { id: string };

/** One of each, in a session of their own. */
async function bury(client: TestClient): Promise<Record<string, string>> {
  guard = await service.startSession();
  const session = `/v1/sessions/${guard}`;
  const send = async <Data>(path: string, body: unknown) =>
    ((await (await client.post(path, body)).json()) as { data: Data }).data;
  const read = async <Data>(path: string) => (await dataOf(await client.get(path))) as Data;
  await send(`${session}/navigate`, { url: server.url("/victim") });
  await send(`${session}/act`, { input: "click Save" });
  const storageState = { cookies: [{ name: "sid", value: marker, domain: "example.com" }] };
  const content = Buffer.from(marker).toString("base64");
  const executeOptions = { instruction: `click ${marker}` };
  const context = await send<Named>("/v1/contexts", { storageState });
  const upload = await send<Named>(`${session}/uploads`, { name: "own.txt", content });
  const agent = { agentConfig: {}, executeOptions, async: true };
  const { job } = await send<{ job: Named }>(`${session}/agentExecute`, agent);
  const { memories } = await read<{ memories: Named[] }>("/v1/memories");
  const { pages } = await read<{ pages: Named[] }>(`${session}/pages`);
  return {
    contextId: context.id,
    file: upload.id,
    jobId: job.id,
    memoryId: memories[0]?.id ?? "",
    pageId: pages[0]?.id ?? "",
  };
}

type Asked = { operation: Operation<OperationName>; id: string; body: unknown };

/** Small enough that no case takes its time. */
function texts(field: string): readonly string[] {
  if (/url$/i.test(field) && field !== "url") return ["http://127.0.0.1:1/v1"];
  if (field === "url") return [server.url("/"), server.url("/next"), "about:blank", "http://127.0.0.1:1/"];
  if (/model/i.test(field)) return ["embedded/grounder", "nobody/none", "none"];
  if (/session/i.test(field)) return [victim, own, "none"];
  const treasure = treasures[field === "id" ? "contextId" : field];
  if (treasure !== undefined) return [treasure, treasure, "none"];
  if (/selector/i.test(field)) return ["h1", "xpath=/html[1]/body[1]/button[1]", "#none"];
  if (/cursor/i.test(field)) return ["none", "0"];
  return ["click Save", "the heading", "type a into Email", "words", "1"];
}

const openApi = createOpenApiDocument();
type OpenApiOperation = NonNullable<OpenApiDocument["paths"][string]["get"]>;
const definitions = openApi.components.schemas as Definitions;

function entryOf({ method, path }: Operation): OpenApiOperation | undefined {
  return openApi.paths[`/v1${path}`]?.[method.toLowerCase() as "get"];
}

/** What the document says of its input, be that a body or stand in path and query. */
function inputOf(operation: Operation): JsonSchema {
  const entry = entryOf(operation);
  const body = entry?.requestBody?.content["application/json"]?.schema;
  if (body !== undefined) return body as JsonSchema;
  const fields = (entry?.parameters ?? []).flatMap((parameter) => ("schema" in parameter ? [parameter] : []));
  const properties = Object.fromEntries(fields.map(({ name, schema }) => [name, schema as JsonSchema]));
  return { type: "object", properties };
}

/** So that what fits does not take minutes: agents two steps, everything else half a second. */
function hurried(value: unknown, { name }: Operation): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const body = value as Record<string, Record<string, unknown>>;
  if (name === "agentExecute")
    return {
      ...body,
      executeOptions: { ...body["executeOptions"], maxSteps: 2, waitBetweenActions: 0, canAsk: false },
    };
  const takesTime = ["act", "observe", "extract", "navigate"].includes(name);
  return takesTime ? { ...body, options: { ...body["options"], timeout: 500 } } : body;
}

function makeCases(operation: Operation<OperationName>): Asked[] {
  const schema = inputOf(operation);
  const fit = () => hurried(fitting(schema, { random, texts, definitions }), operation);
  const bodies = [
    ...Array.from({ length: cases }, fit),
    ...Array.from({ length: cases * 2 }, () => spoilt(fit(), random)),
    ...Array.from({ length: cases }, () => pick(random, hostileBodies)),
  ];
  return bodies.map((body, index) => ({ operation, id: index % 3 === 0 ? victim : own, body }));
}

async function send({ operation, id, body }: Asked): Promise<Response> {
  const { method, path } = operation;
  const isObject = typeof body === "object" && body !== null;
  const fields = isObject ? Object.entries(body as object) : [];
  const named = path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(
      name === "id"
        ? id
        : wellFormed(fields.find(([field]) => field === name)?.[1]).slice(0, 2_000) || "none",
    ),
  );
  const address = `${stranger.url}/v1${named}`;
  const headers: Record<string, string> = { "x-svc-api-key": stranger.key };
  if (operation.streams && random() < 0.2) headers["x-stream-response"] = "true";
  const signal = AbortSignal.timeout(patience);
  if (method !== "POST") {
    const query = new URLSearchParams(
      fields.map(([name, value]) => [name, wellFormed(value).slice(0, 2_000)]),
    );
    return await fetch(`${address}?${query.toString()}`, { method, headers, signal });
  }
  headers["content-type"] = "application/json";
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return await fetch(address, { method, headers, body: text, signal });
}

function wellFormed(value: unknown): string {
  return (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toWellFormed();
}

/** A stream that lasts as long as its session is read for a moment. */
async function textOf(response: Response, { method }: Operation): Promise<string> {
  const isEndless = method === "GET" && response.headers.get("content-type")?.startsWith("text/event-stream");
  if (!isEndless) return await response.text();
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return Buffer.from(value ?? []).toString();
}

/** The codes that the contract names for an operation, by status. */
function documentedCodes(operation: Operation): Record<string, readonly ErrorCode[]> {
  const responses = entryOf(operation)?.responses ?? {};
  const resolved = Object.entries(responses).map(([status, response]) => {
    const known =
      "$ref" in response ? openApi.components.responses[response.$ref.split("/").at(-1) ?? ""] : response;
    return [status, known?.["x-error-codes"] ?? []];
  });
  return Object.fromEntries(resolved);
}

async function check(asked: Asked): Promise<void> {
  const { operation, id } = asked;
  const response = await send(asked);
  const text = await textOf(response, operation);
  const about = `${operation.name} ${JSON.stringify(asked.body)?.slice(0, 300)} → ${response.status} ${text.slice(0, 300)}`;
  expect(text.includes(marker), about).toBe(false);
  expect(text, about).not.toMatch(/\s+at .+:\d+:\d+|node_modules/);
  if (response.status === 200) {
    if (operation.path.includes("{id}") && id === victim) expect.unreachable(about);
    // A stream's failure may name what the request itself has named.
    const named = text.includes('"status":"error"') ? JSON.stringify(asked.body) : "";
    for (const treasure of Object.values(treasures))
      expect(text.includes(treasure) && !named.includes(treasure), about).toBe(false);
    // A stream fails within itself.
    expect(text, about).not.toContain('"code":"internal"');
    return await endStarted(operation, text);
  }
  const { code } = JSON.parse(text) as { code: ErrorCode };
  // A path that names nothing is no operation's.
  const isNowhere = code === "not_found" || code === "method_not_allowed";
  const documented = documentedCodes(operation)[response.status] ?? [];
  expect(isNowhere || documented.includes(code), about).toBe(true);
  expect(code, about).not.toBe("internal");
}

/** What a case has started must not be in the way of the next. */
async function endStarted({ name }: Operation, text: string): Promise<void> {
  if (name !== "start") return;
  const { data } = JSON.parse(text) as { data: { sessionId: string } };
  if (data.sessionId !== own) await stranger.post(`/v1/sessions/${data.sessionId}/end`);
}

async function startOwn(): Promise<void> {
  own = (await dataOf(await stranger.post("/v1/sessions/start", {})))["sessionId"] as string;
  await dataOf(await stranger.post(`/v1/sessions/${own}/navigate`, { url: server.url("/") }));
}

test.each(Object.values(operations) as Operation<OperationName>[])(
  "$name: whatever is sent is answered as the contract says, and tells nothing of another project",
  async (operation) => {
    await startOwn();
    for (const asked of makeCases(operation)) await check(asked);
    await stranger.post(`/v1/sessions/${own}/end`);
  },
  cases * 60_000,
);

test("ids and headers of every kind are answered too", async () => {
  await startOwn();
  const operation = operations.replay;
  for (const value of hostileValues) {
    const id = wellFormed(value).slice(0, 3_000);
    if (id !== "") await check({ operation: operation as Operation<OperationName>, id, body: {} });
  }
  const names = [
    "x-stream-response",
    "idempotency-key",
    "x-model-api-key",
    "x-language",
    "x-stainless-retry-count",
  ];
  for (const name of names) {
    for (const value of ["", "true, true", "x".repeat(3_000), "é", "undefined", "-1", "1e999"]) {
      const response = await stranger.post(
        `/v1/sessions/${own}/observe`,
        { instruction: "Save" },
        { [name]: value },
      );
      expect(response.status, `${name}: ${value.slice(0, 20)}`).toBeLessThan(500);
      await response.text();
    }
  }
  await stranger.post(`/v1/sessions/${own}/end`);
});

test("files are sent in every form and under any name, and lie where nobody's name leads", async () => {
  await startOwn();
  const names = [
    ...hostileValues.map(wellFormed),
    "..",
    ".",
    "a/b\\c",
    "con.txt",
    `${"é".repeat(300)}.txt`,
    "-rf",
  ];
  for (const name of names) {
    const form = new FormData();
    form.set("file", new Blob(["content"]), name);
    const query = new URLSearchParams({ name: name.slice(0, 2_000) });
    const requests = [
      { path: "uploads", init: { body: form } },
      {
        path: `uploads?${query}`,
        init: { body: "content", headers: { "content-type": "application/octet-stream" } },
      },
    ];
    for (const { path, init } of requests) {
      const response = await fetch(`${stranger.url}/v1/sessions/${own}/${path}`, {
        method: "POST",
        ...init,
        headers: { "x-svc-api-key": stranger.key, ...init.headers },
      });
      expect([200, 400], `${path} ${name.slice(0, 100)} ${await response.text()}`).toContain(response.status);
    }
  }
  const { uploads } = await dataOf(await stranger.get(`/v1/sessions/${own}/uploads`));
  const kept = (uploads as { name: string }[]).map(({ name }) => name);
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter((name) => /[/\\\0]|^\.{1,2}$/.test(name))).toEqual([]);
  await stranger.post(`/v1/sessions/${own}/end`);
});

test("WebSockets open for no token but the session's own", async () => {
  await startOwn();
  const links = await stranger.get(`/v1/sessions/${own}/debug`);
  const { wsUrl, viewUrl } = (await links.json()) as { wsUrl: string; viewUrl: string };
  const tokens = [wsUrl, viewUrl].map((url) => new URL(url).searchParams.get("token") ?? "");
  const texts = [...hostileValues.map((value) => wellFormed(value).slice(0, 2_000)), ...tokens, stranger.key];
  for (const token of texts) {
    for (const path of [`${victim}/cdp`, `${victim}/live`, "none/cdp", "%2e%2e/live"]) {
      const address = `${stranger.url.replace("http", "ws")}/v1/sessions/${path}?token=${encodeURIComponent(token)}`;
      const status = await statusOfUpgrade(address);
      expect(status >= 400 && status < 500, `${address.slice(0, 200)} → ${status}`).toBe(true);
    }
  }
  await stranger.post(`/v1/sessions/${own}/end`);
});

/** 101 when it was opened. */
async function statusOfUpgrade(address: string): Promise<number> {
  const socket = new WebSocket(address);
  const status = await new Promise<number>((resolve) => {
    socket.once("open", () => resolve(101));
    socket.once("unexpected-response", (_request, response) => resolve(response.statusCode ?? 0));
    socket.once("error", () => resolve(0));
  });
  socket.on("error", () => undefined);
  socket.terminate();
  return status;
}

test("after all of it the other project's session is as it was, and nothing is left over", async () => {
  const extracted = await dataOf(await service.client.post(`/v1/sessions/${victim}/extract`, {}));
  expect(JSON.stringify(extracted)).toContain(marker);
  const replayed = await dataOf(await service.client.get(`/v1/sessions/${victim}/replay`));
  const actions = (replayed["pages"] as { actions: { method: string }[] }[]).flatMap((page) => page.actions);
  expect(actions.map(({ method }) => method)).toEqual(["navigate", "extract"]);
  expect(polluted()).toBeUndefined();
  const { contextId, file, jobId, memoryId } = treasures;
  const lists = ["/v1/contexts", "/v1/memories", `/v1/agentJobs/${jobId}`, `/v1/sessions/${guard}/uploads`];
  const told = await Promise.all(lists.map(async (path) => (await service.client.get(path)).text()));
  for (const [index, treasure] of [contextId, memoryId, jobId, file].entries())
    expect(told[index]).toContain(treasure);
  const metrics = await (await fetch(`${service.client.url}/metrics`)).text();
  expect(metrics).toContain('legwork_sessions{state="open"} 2\n');
  expect(service.log.filter((line) => line.includes('"level":50'))).toEqual([]);
});
