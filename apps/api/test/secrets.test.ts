import { afterAll, beforeAll, expect, test } from "vitest";
import { openKeys } from "@legwork/core/keys";
import { PageServer } from "../../../packages/core/src/testing/page-server.ts";
import { startScriptedModel, type ScriptedModel } from "../../../packages/core/src/testing/scripted-model.ts";
import { filesWith } from "./files-with.ts";
import { startCollector, type Collector } from "./collector.ts";
import { createClient, type TestClient } from "./requests.ts";
import { startService, type RunningService } from "./start-service.ts";

const secrets = {
  operatorKey: "lw_planted-operator-key-1f9a",
  modelKeyOfServer: "planted-server-model-key-2c4b",
  modelKeyOfHeader: "planted-header-model-key-3d5e",
  modelKeyOfBody: "planted-body-model-key-4e6f",
  modelHeader: "planted-model-header-5a7b",
  variable: "planted-variable-6b8c",
  agentVariable: "planted-agent-variable-7c9d",
  cookie: "planted-cookie-8d1e",
  proxyPassword: "planted-proxy-password-9e2f",
  givenCookie: "planted-given-cookie-0a3b",
  contextCookie: "planted-context-cookie-1b4c",
  jobVariable: "planted-job-variable-2c5d",
  clientKey: "",
};

let service: RunningService;
let server: PageServer;
let model: ScriptedModel;
let client: TestClient;
let collector: Collector;
/** Everything that was answered, streams and errors too. */
const answers: string[] = [];

beforeAll(async () => {
  [server, model, collector] = await Promise.all([
    PageServer.start(),
    startScriptedModel(),
    startCollector(),
  ]);
  service = await startService({
    LEGWORK_API_KEY: secrets.operatorKey,
    LEGWORK_MODEL: "lab/default",
    LEGWORK_MODEL_API_KEY: secrets.modelKeyOfServer,
    LEGWORK_MODEL_BASE_URL: model.url,
    LEGWORK_LOG_LEVEL: "debug",
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  const { keys, close } = await openKeys({ dataDirectory: service.dataDirectory });
  const { key } = await keys.create({ projectId: "shop", name: "shop" });
  await close();
  secrets.clientKey = key.slice(16);
  client = createClient(service.client.url, key);
  server.handle("/", (_request, response) =>
    response
      .writeHead(200, { "content-type": "text/html", "set-cookie": `id=${secrets.cookie}; HttpOnly` })
      .end(`<label>Password <input type="password"></label><label>Name <input></label><button>Save</button>`),
  );
});

afterAll(async () => {
  await Promise.all([server, collector].map((one) => one?.[Symbol.asyncDispose]()));
  await model?.close();
});

async function ask(path: string, body: unknown, headers: Record<string, string> = {}): Promise<string> {
  const response = await client.post(path, body, headers);
  const text = await response.text();
  answers.push(text, JSON.stringify([...response.headers]));
  return text;
}

/** As it is, and as it stands in an address, in JSON, in base64 or in hexadecimal. */
function forms(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [
    secret,
    bytes.toString("base64").replace(/=+$/, ""),
    bytes.toString("base64url"),
    bytes.toString("hex"),
  ];
}

test("a planted secret is found in no log, answer, record, or file of the data directory", async () => {
  const proxy = { server: "http://127.0.0.1:1", username: "me", password: secrets.proxyPassword };
  const proxied = await ask("/v1/sessions/start", { browser: { type: "local", launchOptions: { proxy } } });
  const withProxy = (JSON.parse(proxied) as { data?: { sessionId: string } }).data?.sessionId;
  if (withProxy !== undefined) await ask(`/v1/sessions/${withProxy}/end`, undefined);

  const started = await ask("/v1/sessions/start", {}, { "Idempotency-Key": "start-1" });
  const session = `/v1/sessions/${(JSON.parse(started) as { data: { sessionId: string } }).data.sessionId}`;
  await ask(`${session}/navigate`, { url: server.url("/") });
  const variables = { password: secrets.variable };
  const typing = { input: "type %password% into Password", options: { variables } };
  expect(await ask(`${session}/act`, typing, { "Idempotency-Key": "type-1" })).toContain('"success":true');
  await ask(`${session}/act`, { ...typing, input: "type %password% into the flux capacitor" });
  await ask(`${session}/act`, { input: 7, options: { variables } });
  await ask(`${session}/act`, typing, { "x-stream-response": "true" });

  // A provider that says what it was sent.
  model.answer(({ headers }) => {
    const [, key] = headers.authorization?.split(" ") ?? [];
    return {
      status: 401,
      error: `No such key: ${key}, ${headers.authorization}, ${String(headers["x-extra"])}`,
    };
  });
  const named = { modelName: "lab/reader", baseURL: model.url };
  const own = { ...named, apiKey: secrets.modelKeyOfBody, headers: { "x-extra": secrets.modelHeader } };
  const question = { instruction: "write a haiku of the mood of this page" };
  await ask(`${session}/extract`, { ...question, options: { model: own } });
  await ask(
    `${session}/extract`,
    { ...question, options: { model: named } },
    { "x-model-api-key": secrets.modelKeyOfHeader },
  );
  await ask(`${session}/extract`, question);
  await ask(`${session}/agentExecute`, {
    agentConfig: { model: own },
    executeOptions: { instruction: "type %pin% into Name", variables: { pin: secrets.agentVariable } },
  });
  await ask(`${session}/agentExecute`, {
    agentConfig: { model: "embedded/grounder" },
    executeOptions: { instruction: "type %pin% into Name", variables: { pin: secrets.agentVariable } },
  });
  const keysUsed = new Set(model.requests.map(({ headers }) => headers.authorization));
  expect(keysUsed).toEqual(
    new Set(
      [secrets.modelKeyOfBody, secrets.modelKeyOfHeader, secrets.modelKeyOfServer].map(
        (key) => `Bearer ${key}`,
      ),
    ),
  );

  const cookie = { domain: "example.com", path: "/" };
  const given = { ...cookie, name: "given", value: secrets.givenCookie };
  await ask(`${session}/cookies`, { cookies: [given] });
  const held = { ...cookie, name: "held", value: secrets.contextCookie };
  await ask("/v1/contexts", { storageState: { cookies: [held] } }, { "Idempotency-Key": "context-1" });
  const begun = await ask(`${session}/agentExecute`, {
    agentConfig: { model: "embedded/grounder" },
    executeOptions: { instruction: "type %pin% into Name", variables: { pin: secrets.jobVariable } },
    async: true,
  });
  const { job } = (JSON.parse(begun) as { data: { job: { id: string } } }).data;
  // Answered once it is the session's turn again, behind the job.
  expect(await ask(`${session}/act`, { input: "click Save" })).toContain('"success":true');

  // Whoever has a link needs no key, so that it is as good as one; the answer has it, and nothing else may.
  const links = (await (await client.get(`${session}/debug`)).json()) as { viewUrl: string; wsUrl: string };
  const tokens = [links.viewUrl, links.wsUrl].map((url) => new URL(url).searchParams.get("token") ?? "");
  await (await fetch(links.viewUrl)).text();
  await (await fetch(links.wsUrl.replace("ws", "http"))).text();

  for (const path of [
    `${session}/replay`,
    `${session}/events`,
    `${session}/screenshots`,
    `${session}/pages`,
    session,
    "/v1/sessions",
    "/v1/contexts",
    `/v1/agentJobs/${job.id}`,
    `/v1/agentJobs/${job.id}/events`,
    "/v1/memories",
    "/v1/memories/export?format=playwright",
    "/metrics",
    "/openapi.json",
  ])
    answers.push(await (await client.get(path, { accept: "application/json" })).text());
  await (
    await fetch(`${client.url}/v1/memories`, { headers: { "x-svc-api-key": `${secrets.operatorKey}x` } })
  ).text();
  const duringSession = found();
  await ask(`${session}/end`, undefined);
  expect([duringSession, found()]).toEqual([[], []]);
  expect(filesWith("%password%", service.dataDirectory)).not.toEqual([]);

  // The last of what is logged and traced is told at the end, and the data directory is gone with the service.
  await service.close();
  const told = [...service.log, ...collector.bodies].join("\n");
  const leaked = Object.entries(secrets).filter(([, secret]) =>
    forms(secret).some((form) => told.includes(form)),
  );
  expect(leaked).toEqual([]);
  expect(tokens.filter((token) => token === "" || told.includes(token))).toEqual([]);
  expect(collector.spans().map(({ name }) => name)).toEqual(
    expect.arrayContaining(["act", "extract", "agentExecute", "chat default", "chat reader"]),
  );
});

function found(): string[] {
  const told = [...answers, ...service.log].join("\n");
  return Object.entries(secrets).flatMap(([name, secret]) =>
    forms(secret).flatMap((form) => [
      ...(told.includes(form)
        ? [`${name} in an answer or the log: ${told.slice(told.indexOf(form) - 80, told.indexOf(form) + 80)}`]
        : []),
      ...filesWith(form, service.dataDirectory).map((file) => `${name} in ${file}`),
    ]),
  );
}
