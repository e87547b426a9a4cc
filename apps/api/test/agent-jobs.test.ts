import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { AgentJob, RawInput } from "@legwork/protocol";
import { expect, onTestFinished, test } from "vitest";
import { startShop } from "../../../examples/shop/server.ts";
import { startScriptedModel } from "../../../packages/core/src/testing/scripted-model.ts";
import { apiKey, createClient, dataOf, type TestClient } from "./requests.ts";

/** The service as a program of its own, on a data directory that outlives it. */
async function startProgram(dataDirectory: string) {
  const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
  const child = spawn(process.execPath, ["--conditions=@legwork/source", main], {
    env: {
      ...process.env,
      LEGWORK_PORT: "0",
      LEGWORK_API_KEY: apiKey,
      LEGWORK_DATA_DIR: dataDirectory,
      LEGWORK_LOG_FORMAT: "text",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  };
  onTestFinished(() => stop("SIGTERM"));
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /ready at (http:\S+)/.exec(line)?.[1];
    if (url === undefined) continue;
    child.stdout.resume();
    return { client: createClient(url), kill: () => stop("SIGKILL") };
  }
  throw new Error("The service ended before it was ready.");
}

/** The shop behind a server that passes everything on, and from some moment keeps the answers to orders to itself. */
async function startSlowShop() {
  const shop = await startShop();
  onTestFinished(() => shop.close());
  const orders = { sent: 0, areHeld: false };
  const server = createServer((incoming, outgoing) => {
    const { method = "GET", url = "/", headers } = incoming;
    const isOrder = method === "POST" && url === "/checkout";
    if (isOrder) orders.sent += 1;
    const isHeld = isOrder && orders.areHeld;
    const onward = httpRequest(`${shop.url}${url}`, { method, headers }, (answer) => {
      if (isHeld) return void answer.resume();
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, orders, state: shop.state };
}

type Task = Pick<RawInput<"agentExecute">, "agentConfig"> & { instruction: string };

/** Begins a job at the checkout of a visitor who has a kettle in the cart. */
async function begin(
  client: TestClient,
  shop: Awaited<ReturnType<typeof startSlowShop>>,
  { instruction, agentConfig }: Task,
): Promise<string> {
  const { sessionId } = await dataOf(await client.post("/v1/sessions/start", {}));
  const navigate = async (path: string) =>
    dataOf(await client.post(`/v1/sessions/${sessionId as string}/navigate`, { url: `${shop.url}${path}` }));
  await navigate("/cart");
  shop.state.visitors.at(-1)?.cart.push({ productId: "trail-kettle", colour: "Copper", quantity: 1 });
  await navigate("/checkout");
  const executeOptions = { instruction, autoScreenshot: false, maxSteps: 40 };
  const body = { agentConfig, executeOptions, async: true };
  const { job } = await dataOf(await client.post(`/v1/sessions/${sessionId as string}/agentExecute`, body));
  return (job as AgentJob).id;
}

async function jobOf(client: TestClient, id: string): Promise<AgentJob> {
  return (await dataOf(await client.get(`/v1/agentJobs/${id}`)))["job"] as AgentJob;
}

const until = { timeout: 60_000, interval: 100 };

test(
  "of two jobs whose process is killed, the one in the middle of an order is not done again, and the one between two steps goes on",
  { timeout: 240_000 },
  async () => {
    const dataDirectory = await mkdtemp(join(tmpdir(), "legwork-jobs-"));
    onTestFinished(() => rm(dataDirectory, { recursive: true, force: true }));
    const [shop, model, first] = await Promise.all([
      startSlowShop(),
      startScriptedModel(),
      startProgram(dataDirectory),
    ]);
    onTestFinished(() => model.close());
    const act = (words: string) => ({ name: "act", input: { words } });
    // The first process dies while this model thinks about its second turn.
    model.answer(({ turn }) =>
      turn === 1 ? { toolCalls: [act("type Grace Hopper into Full name")] } : { silence: true },
    );
    const between = await begin(first.client, shop, {
      instruction: "Order it for Grace Hopper, 2 Mill Lane, Keswick, United Kingdom",
      agentConfig: { model: { modelName: "lab/agent", baseURL: model.url } },
    });
    await expect.poll(() => model.requests.length, until).toBe(2);
    shop.orders.areHeld = true;
    const middle = await begin(first.client, shop, {
      instruction: `Fill Full name with Ada Lovelace, Email with a@example.com, Street with "1 Mill Lane" and City with Keswick, choose United Kingdom in Country, accept the terms and place the order. Then tell me the order number.`,
    });
    await expect.poll(() => shop.state.orders.length, until).toBe(1);
    await first.kill();

    shop.orders.areHeld = false;
    const rest = ["Email with g@example.com", "Street with 2 Mill Lane", "City with Keswick"];
    model.answer(({ turn }) =>
      turn === 1
        ? {
            toolCalls: [
              ...rest.map((field) => act(`fill ${field}`)),
              act("choose United Kingdom in Country"),
              act("accept the terms"),
              act("click Place order"),
            ],
          }
        : { toolCalls: [{ name: "done", input: { completed: true, message: "Ordered." } }] },
    );
    const second = await startProgram(dataDirectory);

    await expect.poll(async () => (await jobOf(second.client, middle)).status, until).not.toBe("running");
    expect(await jobOf(second.client, middle)).toMatchObject({
      status: "outcome_unknown",
      result: { success: false, completed: false, message: expect.stringMatching(/place the order/i) },
    });
    await expect.poll(async () => (await jobOf(second.client, between)).status, until).not.toBe("running");
    const resumed = await jobOf(second.client, between);
    expect(resumed).toMatchObject({ status: "completed", attempts: 2, result: { success: true } });
    expect(model.requests[2]?.lastUserText).toContain("do not do it again");
    expect(resumed.actions.filter(({ action }) => action.includes("Full name"))).toHaveLength(1);
    expect(shop.orders.sent).toBe(2);
    expect(shop.state.orders.map(({ address, items }) => [address.fullName, items.length])).toEqual([
      ["Ada Lovelace", 1],
      ["Grace Hopper", 1],
    ]);
  },
);
