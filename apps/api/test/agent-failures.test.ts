import { readdirSync, readFileSync } from "node:fs";
import type { AgentResult } from "@legwork/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PageServer } from "../../../packages/core/src/testing/page-server.ts";
import {
  startScriptedModel,
  type Script,
  type ScriptedModel,
} from "../../../packages/core/src/testing/scripted-model.ts";
import { dataOf } from "./requests.ts";
import { startService, type RunningService } from "./start-service.ts";

let service: RunningService;
let server: PageServer;
let model: ScriptedModel;
let sessionId: string;
let pressed: number;

beforeAll(async () => {
  [service, server, model] = await Promise.all([startService(), PageServer.start(), startScriptedModel()]);
  server.page(
    "/",
    `<button onclick="fetch('/press').then(() => out.append('Pressed '))">Press</button><p id="out"></p>`,
  );
  server.handle("/press", (_, response) => {
    pressed += 1;
    response.end();
  });
  sessionId = await service.startSession();
});

afterAll(async () => {
  await Promise.all([service?.close(), server?.[Symbol.asyncDispose](), model?.close()]);
});

/** A run on a fresh page, asked for over HTTP. */
async function execute(script: Script, options: object = {}): Promise<Response> {
  pressed = 0;
  model.requests.length = 0;
  model.answer(script);
  await dataOf(await service.client.post(`/v1/sessions/${sessionId}/navigate`, { url: server.url("/") }));
  return service.client.post(`/v1/sessions/${sessionId}/agentExecute`, {
    agentConfig: { model: { modelName: "lab/agent", baseURL: model.url } },
    executeOptions: { instruction: "Press it", autoScreenshot: false, ...options },
  });
}

const resultOf = async (response: Response) => (await dataOf(response))["result"] as AgentResult;

const press = { toolCalls: [{ name: "act", input: { words: "click Press" } }] };
const done = { toolCalls: [{ name: "done", input: { completed: true, message: "Pressed." } }] };
const look = { toolCalls: [{ name: "view", input: {} }] };
const atOnce = { "retry-after-ms": "1" };

test.for<[string, Awaited<ReturnType<Script>>, told: RegExp]>([
  [
    "a call whose arguments are no JSON",
    { toolCalls: [{ name: "act", input: '{"ref": "e1' }] },
    /do not fit its schema/,
  ],
  ["a call of no tool", { toolCalls: [{ name: "fly", input: {} }] }, /There is no tool fly/],
  ["an answer that is cut off", { text: "First I", truncated: true }, /was cut off/],
  ["an answer in words alone", { text: "I cannot help with that." }, /calling a tool/],
])("%s is told to the model, which goes on", async ([, answer, told]) => {
  const response = await execute(({ number }) => [answer, press, done][number - 1] ?? done);

  expect(await resultOf(response)).toMatchObject({
    success: true,
    actions: [{ type: "act", success: true }],
  });
  expect(model.requests[1]?.messages.map(({ text }) => text).join("\n")).toMatch(told);
  expect(pressed).toBe(1);
});

test("a model that refuses twice ends the run, which says so", async () => {
  const response = await execute(({ number }) =>
    number === 1 ? press : { text: "I cannot help with that." },
  );

  expect(await resultOf(response)).toMatchObject({
    success: false,
    completed: false,
    message: expect.stringContaining("I cannot help with that."),
    actions: [{ success: true }],
    metadata: { finished: "no_tool_call" },
  });
});

test.for([429, 500])(
  "a provider that answers %i once is asked again; one that goes on so ends the run",
  async (status) => {
    const error = { status, error: "Not now.", headers: atOnce };
    const once = await execute(({ number }) => [press, error, done][number - 1] ?? done);
    expect(await resultOf(once)).toMatchObject({ success: true });
    expect(pressed).toBe(1);

    const always = await execute(({ number }) => (number === 1 ? press : error));
    expect(await resultOf(always)).toMatchObject({
      success: false,
      completed: false,
      message: expect.stringContaining("Not now."),
      actions: [{ success: true }],
      metadata: { finished: "model_unavailable" },
    });
    expect(pressed).toBe(1);

    const first = await execute(() => error);
    expect([first.status, await first.json()]).toMatchObject([
      502,
      { success: false, code: "model_unavailable" },
    ]);
  },
);

test("a model that never answers is left at the deadline, and the session lives on", async () => {
  const response = await execute(() => ({ silence: true }), { timeout: 2_000 });

  expect([response.status, await response.json()]).toMatchObject([504, { success: false, code: "timeout" }]);
  const next = await execute(({ number }) => [press, done][number - 1] ?? done);
  expect(await resultOf(next)).toMatchObject({ success: true });
});

test("a dialog that opens in mid-run stops nothing, and is told", async () => {
  server.page(
    "/",
    `<button onclick="out.append(confirm('Really?') ? 'Yes' : 'No'); fetch('/press')">Press</button><p id="out"></p>`,
  );
  const response = await execute(({ number }) => [press, look, done][number - 1] ?? done);

  expect(await resultOf(response)).toMatchObject({ success: true });
  expect(pressed).toBe(1);
  expect(model.requests[1]?.toolResults[0]).toContain("Really?");
  expect(model.requests[2]?.toolResults[0]).toContain("Yes");
});

test("a page that crashes in mid-run is told to the model, which opens it again", async () => {
  server.page(
    "/",
    `<button onclick="fetch('/press').then(() => this.replaceWith('Pressed'))">Press</button>`,
  );
  const again = { toolCalls: [{ name: "navigate", input: { url: server.url("/") } }, ...press.toolCalls] };
  const response = await execute(({ number }) => {
    if (number === 2) for (const id of renderers()) process.kill(id, "SIGKILL");
    return [press, look, again, done][number - 1] ?? done;
  });

  expect(await resultOf(response)).toMatchObject({
    success: true,
    actions: [{ type: "act" }, { type: "navigate", success: true }, { type: "act", success: true }],
  });
  expect(pressed).toBe(2);
});

/** Processes of pages in the service's browser. */
function renderers(): number[] {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(
    processes.map((id) => [id, Number(/^PPid:\s+(\d+)/m.exec(read(id, "status"))?.[1])]),
  );
  const isOurs = (id: number): boolean => id === process.pid || (id > 1 && isOurs(parents.get(id) ?? 0));
  return processes.filter((id) => isOurs(id) && read(id, "cmdline").includes("--type=renderer"));
}

function read(id: number, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, "utf8");
  } catch {
    return ""; // It ended meanwhile.
  }
}
