import { describe, expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { Legwork, type AgentConfig, type AgentResult, type Model, type PagesTold } from "../src/index.ts";
import { beginStream, frame, sendData, startTinyService } from "./tiny-service.ts";

const done = { success: true, message: "Ordered.", actions: [], completed: true };

async function startAgent(
  config?: AgentConfig,
  { result = done as AgentResult, model = "a/b" as Model | undefined } = {},
) {
  const service = await startTinyService((response, { path }) => {
    if (path.endsWith("/start")) return sendData(response, { sessionId: "s" });
    beginStream(response);
    response.write(frame({ status: "running", message: "step 1" }));
    response.end(frame({ status: "finished", result, actionId: "a" }));
  });
  const legwork = new Legwork({ baseURL: service.url, apiKey: "key-for-tests", model });
  await legwork.init();
  return { agent: legwork.agent(config), sent: () => service.received[1]?.body };
}

describe("agent", () => {
  test("carries out an instruction, streamed, and gives the run", async () => {
    const { agent, sent } = await startAgent();
    const run = await agent.execute("order a kettle");
    expectTypeOf(run).toEqualTypeOf<AgentResult & PagesTold>();
    expect(run).toEqual(done);
    expect(sent()).toEqual({ agentConfig: {}, executeOptions: { instruction: "order a kettle" } });
  });

  test("sends its options, and tells its steps while they happen", async () => {
    const { agent, sent } = await startAgent();
    const messages: string[] = [];
    await agent.execute({
      instruction: "order a kettle as %name%",
      maxSteps: 5,
      context: "The cart is empty.",
      variables: { name: { value: "Ada", description: "the customer" } },
      onProgress: (message) => void messages.push(message),
    });
    expect(messages).toEqual(["step 1"]);
    expect(sent()).toMatchObject({
      executeOptions: { maxSteps: 5, variables: { name: { value: "Ada", description: "the customer" } } },
    });
    expect(sent()).not.toHaveProperty("executeOptions.onProgress");
  });

  test("has its names on this side and the service's on the wire", async () => {
    const { agent, sent } = await startAgent({
      provider: "openai",
      model: "openai/gpt-5.1",
      instructions: "Be quick.",
      options: { apiKey: "k", baseURL: "https://models.example/v1", organization: "o" },
      integrations: ["https://tools.example/mcp"],
    });
    await agent.execute("order a kettle");
    expect(sent()).toMatchObject({
      agentConfig: {
        provider: "openai",
        model: {
          modelName: "openai/gpt-5.1",
          apiKey: "k",
          baseURL: "https://models.example/v1",
          organization: "o",
        },
        systemPrompt: "Be quick.",
        integrations: ["https://tools.example/mcp"],
      },
    });
    expect(sent()).not.toHaveProperty("agentConfig.instructions");
    expect(sent()).not.toHaveProperty("agentConfig.options");
  });

  test("without a model of its own puts its options to the client's", async () => {
    const { agent, sent } = await startAgent({ options: { apiKey: "k" } });
    await agent.execute("order a kettle");
    expect(sent()).toMatchObject({ agentConfig: { model: { modelName: "a/b", apiKey: "k" } } });
  });

  test("types and checks the output by its schema", async () => {
    const output = z.object({ orderNumber: z.coerce.number<string>() });
    const { agent, sent } = await startAgent({}, { result: { ...done, output: { orderNumber: "1001" } } });
    const run = await agent.execute({ instruction: "order a kettle", output });
    expectTypeOf(run.output).toEqualTypeOf<{ orderNumber: number } | undefined>();
    expect(run.output).toEqual({ orderNumber: 1001 });
    expect(sent()).toMatchObject({ executeOptions: { output: { required: ["orderNumber"] } } });
  });

  test("gives a run that was not completed, without its output", async () => {
    const { agent } = await startAgent({}, { result: { ...done, success: false, completed: false } });
    const run = await agent.execute({
      instruction: "order a kettle",
      output: z.object({ orderNumber: z.number() }),
    });
    expect(run).toMatchObject({ completed: false });
    expect(run.output).toBeUndefined();
  });

  test.each([
    ["a connected client", { integrations: [{ callTool() {} }] as unknown as string[] }, "integrations"],
    ["a function", { tools: { weather: { description: "The weather", execute: () => "rain" } } }, "weather"],
  ])("refuses %s, which cannot be sent", async (_, config: AgentConfig, name) => {
    await expect(startAgent(config)).rejects.toMatchObject({
      code: "invalid_request",
      message: expect.stringContaining(name),
    });
  });

  test("refuses options without a model that they could be for", async () => {
    const legwork = new Legwork({ apiKey: "key-for-tests" });
    expect(() => legwork.agent({ options: { apiKey: "k" } })).toThrow("model");
  });
});
