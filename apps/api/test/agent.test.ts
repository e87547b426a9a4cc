import type { AgentJob } from "@legwork/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startShop, type Shop } from "../../../examples/shop/server.ts";
import { PageServer } from "../../../packages/core/src/testing/page-server.ts";
import { startScriptedModel, type ScriptedModel } from "../../../packages/core/src/testing/scripted-model.ts";
import { dataOf, errorOf, framesOf } from "./requests.ts";
import { startService, type RunningService } from "./start-service.ts";

let service: RunningService;
let shop: Shop;
let model: ScriptedModel;

beforeAll(async () => {
  [service, shop, model] = await Promise.all([startService(), startShop(), startScriptedModel()]);
});

afterAll(async () => {
  await Promise.all([service?.close(), shop?.close(), model?.close()]);
});

const agentConfig = () => ({
  model: { modelName: "lab/agent", baseURL: model.url },
  tools: { stockOf: { description: "Pieces in stock." } },
});

test("an agent over events tells its steps, and waits for answers that come over HTTP", async () => {
  const { client } = service;
  const id = await service.startSession();
  model.answer(({ turn }) => {
    if (turn > 1)
      return { toolCalls: [{ name: "done", input: { completed: true, message: "Went there." } }] };
    return {
      toolCalls: [
        { name: "ask", input: { question: "Which page?" } },
        { name: "stockOf", input: {} },
        { name: "navigate", input: { url: `${shop.url}/products` } },
      ],
    };
  });

  const streaming = client
    .post(
      `/v1/sessions/${id}/agentExecute`,
      { agentConfig: agentConfig(), executeOptions: { instruction: "Go there", canAsk: true } },
      { "x-stream-response": "true" },
    )
    .then(framesOf);
  for (const [kind, answer] of [
    ["question", "Products"],
    ["tool", '{"pieces":3}'],
  ]) {
    const question = await openQuestion(id, kind);
    const body = { questionId: question.id, answer };
    const answered = await client.post(`/v1/sessions/${id}/agentAnswer`, body);
    expect(await dataOf(answered)).toEqual({ answered: true });
    await errorOf(await client.post(`/v1/sessions/${id}/agentAnswer`, body), 404, "not_found");
  }
  const frames = await streaming;

  const told = frames.flatMap(({ data }) => (data.status === "running" ? [String(data["message"])] : []));
  expect(told.some((message) => message.includes("Which page?"))).toBe(true);
  expect(told.some((message) => message.startsWith("3. done"))).toBe(true);
  expect(frames.at(-1)?.data).toMatchObject({
    status: "finished",
    result: {
      success: true,
      completed: true,
      message: "Went there.",
      actions: [{ type: "ask" }, { type: "tool" }, { type: "navigate", pageUrl: `${shop.url}/products` }],
      usage: { input_tokens: 200, output_tokens: 40 },
    },
  });
  expect(model.requests[1]?.toolResults.slice(0, 2).join("\n")).toMatch(/Products[^]*"pieces":3/);
});

async function openQuestion(session: string, kind: string | undefined): Promise<{ id: string }> {
  const questions = async () => {
    const { questions: open } = await dataOf(
      await service.client.get(`/v1/sessions/${session}/agentQuestions`),
    );
    return (open as { id: string; kind: string }[]).filter((question) => question.kind === kind);
  };
  await expect.poll(questions, { timeout: 20_000 }).toHaveLength(1);
  const [question] = await questions();
  return question ?? { id: "" };
}

test("a run goes on as a job after the answer, and is asked after, read and cancelled over HTTP", async () => {
  const { client } = service;
  const id = await service.startSession();
  await dataOf(await client.post(`/v1/sessions/${id}/navigate`, { url: `${shop.url}/products` }));
  const begin = async (instruction: string) => {
    const body = { executeOptions: { instruction, autoScreenshot: false }, async: true };
    const answer = await dataOf(await client.post(`/v1/sessions/${id}/agentExecute`, body));
    expect(answer).toMatchObject({
      result: { success: false, completed: false },
      job: { status: "running" },
    });
    return (answer["job"] as { id: string }).id;
  };
  const jobOf = async (jobId: string) =>
    (await dataOf(await client.get(`/v1/agentJobs/${jobId}`)))["job"] as Record<string, unknown>;

  const first = await begin("Add the Trail Kettle to the cart");
  await expect.poll(async () => (await jobOf(first))["status"], { timeout: 50_000 }).toBe("completed");
  expect(await jobOf(first)).toMatchObject({
    result: { success: true },
    actions: [{ type: "act", success: true }],
  });
  expect(shop.state.visitors.at(-1)?.cart).toMatchObject([{ productId: "trail-kettle" }]);
  const { events } = await dataOf(await client.get(`/v1/agentJobs/${first}/events?after=1`));
  expect((events as { position: number }[])[0]?.position).toBe(2);

  const second = await begin("Wait until there is a rainbow, then open the cart");
  const { job } = await dataOf(await client.delete(`/v1/agentJobs/${second}`));
  expect(job).toMatchObject({ status: "cancelled" });
  await errorOf(await client.get("/v1/agentJobs/none"), 404, "not_found");
});

test("a job says what it waits for a person with, goes on when it is answered, and ends", async () => {
  const { client } = service;
  await using server = await PageServer.start();
  const bought: string[] = [];
  let isConfirmed = false;
  server.page(
    "/",
    `<button onclick="fetch('/buy?size').then(() => { location.href = '/wall' })">Buy</button>`,
  );
  server.page(
    "/wall",
    `<h1>Just a moment</h1><p>Confirm that you are human</p><script>setInterval(async () => { if ((await (await fetch('/confirmed')).text()) === 'true') location.href = '/paid' }, 100)</script>`,
  );
  server.page(
    "/paid",
    `<button onclick="fetch('/buy?pay').then(() => { this.replaceWith('Paid') })">Pay</button>`,
  );
  server.handle("/confirmed", (_, response) => response.end(String(isConfirmed)));
  server.handle("/buy", (request, response) => {
    bought.push(request.url?.split("?")[1] ?? "");
    response.end();
  });
  const act = (words: string) => ({ name: "act", input: { words } });
  const done = (completed: boolean) => ({ name: "done", input: { completed, message: "So far." } });
  const said: string[] = [];
  model.answer(({ messages }) => {
    const text = messages.map((message) => message.text).join("\n");
    said.push(text);
    if (!text.includes("Large")) return { toolCalls: [{ name: "ask", input: { question: "Which size?" } }] };
    if (!text.includes("has dealt with it"))
      return { toolCalls: [text.includes("Done.") ? done(false) : act("click Buy")] };
    return { toolCalls: [text.includes("“Pay”") ? done(true) : act("click Pay")] };
  });
  const id = await service.startSession();
  await dataOf(await client.post(`/v1/sessions/${id}/navigate`, { url: server.url("/") }));
  const begun = await dataOf(
    await client.post(`/v1/sessions/${id}/agentExecute`, {
      agentConfig: agentConfig(),
      executeOptions: { instruction: "Buy one", canAsk: true, messages: [], autoScreenshot: false },
      async: true,
    }),
  );
  const job = async () => {
    const path = `/v1/agentJobs/${(begun["job"] as { id: string }).id}`;
    return (await dataOf(await client.get(path)))["job"] as AgentJob;
  };
  const asks = async (words: RegExp) =>
    await expect.poll(async () => (await job()).questions?.[0]?.text, { timeout: 40_000 }).toMatch(words);
  const answer = async (words: string) => {
    const { status, sessionId, questions = [] } = await job();
    expect([status, questions.length]).toEqual(["running", 1]);
    const body = { questionId: questions[0]?.id, answer: words };
    await dataOf(await client.post(`/v1/sessions/${sessionId}/agentAnswer`, body));
  };

  await asks(/^Which size\?$/);
  await answer("Large");
  await asks(/A person is needed/);
  isConfirmed = true;
  await expect.poll(() => server.requests).toContain("/paid");
  await answer("I confirmed it on my phone");
  await expect.poll(async () => (await job()).status, { timeout: 40_000 }).toBe("completed");

  expect(await job()).toMatchObject({
    result: { success: true, completed: true },
    actions: [{ type: "ask" }, { type: "act" }, { type: "act" }],
  });
  expect((await job()).questions).toBeUndefined();
  expect(bought).toEqual(["size", "pay"]);
  // The model goes on in its own conversation, and is told what the person said.
  expect(said.at(-1)).toContain("I confirmed it on my phone");
  expect(said.at(-1)).toContain("The person answered: Large");
});

test("a run that is remembered is told as an entry of the cache, and one whose time is over by its actions", async () => {
  const { client } = service;
  const id = await service.startSession();
  await dataOf(await client.post(`/v1/sessions/${id}/navigate`, { url: `${shop.url}/products` }));
  const run = (instruction: string, rest: object = {}) =>
    client.post(`/v1/sessions/${id}/agentExecute`, {
      executeOptions: { instruction, autoScreenshot: false, ...rest },
      shouldCache: true,
    });
  const kept = await dataOf(await run("Open the cart"));
  expect(kept).toMatchObject({
    result: { metadata: { cacheStatus: "MISS" } },
    cacheEntry: {
      cacheKey: expect.any(String),
      entry: { operation: "agentExecute", steps: [{ method: "click" }] },
    },
  });

  const late = await run("Open Products, then wait until there is a rainbow", { timeout: 9_000 });
  expect(late.status).toBe(504);
  expect(await late.json()).toMatchObject({
    success: false,
    code: "timeout",
    actions: [{ type: "act", success: true }],
  });
});
