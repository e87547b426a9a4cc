import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { LegworkError } from "@legwork/protocol";
import { z } from "zod";
import { generateStructured } from "../../src/model/generate.ts";
import { createModels, type ResolvedLanguageModel, type ResolvedModel } from "../../src/model/registry.ts";
import { NetworkPolicy } from "../../src/network/network-policy.ts";
import { callersNetwork } from "../../src/network/operator-network.ts";
import { startScriptedModel } from "../../src/testing/scripted-model.ts";

const operatorKey = "sk-operator-0123456789";
const callerKey = "sk-caller-0123456789";

afterEach(() => vi.unstubAllEnvs());

test("the embedded model answers when nobody names another", async () => {
  expect(await createModels().resolve({}, {})).toEqual({ kind: "embedded" });
  expect(
    await createModels({ defaultModel: "openai/gpt-5.1" }).resolve({ call: "embedded/grounder" }, {}),
  ).toEqual({
    kind: "embedded",
  });
});

test("auto leaves the choice to the server", async () => {
  const models = createModels({ defaultModel: "google/gemini-3-pro", apiKeys: { google: "c", openai: "a" } });
  const names = await Promise.all([
    models.resolve({ session: "auto" }, {}),
    models.resolve({ call: { modelName: "auto" }, session: "openai/gpt-5.1" }, {}),
  ]);
  expect(names.map(nameOf)).toEqual(["google/gemini-3-pro", "google/gemini-3-pro"]);
});

test("the call's model goes before the session's, and that before the operator's", async () => {
  const models = createModels({
    defaultModel: "google/gemini-3-pro",
    apiKeys: { openai: "a", anthropic: "b", google: "c" },
  });

  const names = await Promise.all([
    models.resolve({ call: "openai/gpt-5.1", session: "anthropic/claude-sonnet-4-5" }, {}),
    models.resolve({ session: "anthropic/claude-sonnet-4-5" }, {}),
    models.resolve({}, {}),
  ]);

  expect(names.map(nameOf)).toEqual(["openai/gpt-5.1", "anthropic/claude-sonnet-4-5", "google/gemini-3-pro"]);
});

test.each([
  ["gpt-5.1", "openai/gpt-5.1", "openai.responses"],
  ["o3", "openai/o3", "openai.responses"],
  ["claude-sonnet-4-5", "anthropic/claude-sonnet-4-5", "anthropic.messages"],
  ["gemini-3-pro", "google/gemini-3-pro", "google.generative-ai"],
  [{ modelName: "gpt-5.1", openaiEndpointFormat: "chat" as const }, "openai/gpt-5.1", "openai.chat"],
  [{ modelName: "openai/gpt-5.1", baseURL: "http://proxy.example/v1" }, "openai/gpt-5.1", "openai.chat"],
  [
    { modelName: "vllm/meta-llama/Llama-3", baseURL: "http://gpu.example/v1" },
    "vllm/meta-llama/Llama-3",
    "vllm.chat",
  ],
  [
    { modelName: "meta-llama/Llama-3", provider: "vllm", baseURL: "http://gpu.example/v1" },
    "vllm/meta-llama/Llama-3",
    "vllm.chat",
  ],
  [{ modelName: "llama3", baseURL: "http://gpu.example/v1" }, "compatible/llama3", "compatible.chat"],
  [
    { modelName: "vllm/qwen", baseURL: "http://gpu.example/v1", openaiEndpointFormat: "responses" as const },
    "vllm/qwen",
    "openai.responses",
  ],
  ["ollama/qwen3", "ollama/qwen3", "ollama.chat"],
])("%j is %s, spoken to as %s", async (call, name, provider) => {
  const resolved = language(await createModels().resolve({ call }, { modelApiKey: callerKey }));

  expect(resolved.name).toBe(name);
  expect(resolved.model.provider).toBe(provider);
});

test.each(["llama3", "openai/", "/gpt", "__proto__/x", "embedded/other", "mistral/large"])(
  "%s is refused, with what can be done",
  async (call) => {
    const refusal = await createModels()
      .resolve({ call }, { modelApiKey: callerKey })
      .catch((error: unknown) => error);

    expect(refusal).toBeInstanceOf(LegworkError);
    expect(refusal).toMatchObject({
      code: "invalid_request",
      message: expect.stringMatching(/openai|embedded\/grounder/),
    });
  },
);

test("a missing key is told with the three ways to give one", async () => {
  vi.stubEnv("OPENAI_API_KEY", operatorKey);

  const failing = createModels().resolve({ call: "openai/gpt-5.1" }, {});

  await expect(failing).rejects.toMatchObject({
    code: "model_unavailable",
    message: expect.stringMatching(/`apiKey` of the model.*`x-model-api-key`.*LEGWORK_MODEL_API_KEY/),
  });
});

test("the call's key goes before the header's, and that before the operator's", async () => {
  await using server = await startScriptedModel(() => ({ json: { ok: true } }));
  const models = createModels({
    defaultModel: { modelName: "lab/reader", baseURL: server.url, apiKey: operatorKey },
  });

  await ask(
    await models.resolve(
      { call: { modelName: "lab/reader", apiKey: callerKey } },
      { modelApiKey: "sk-header-0123" },
    ),
  );
  await ask(await models.resolve({ session: "lab/reader" }, { modelApiKey: "sk-header-0123" }));
  await ask(await models.resolve({ session: "lab/other" }, {}));
  await ask(await models.resolve({}, { modelApiKey: "sk-header-0123" }));

  expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
    `Bearer ${callerKey}`,
    "Bearer sk-header-0123",
    `Bearer ${operatorKey}`,
    `Bearer ${operatorKey}`,
  ]);
});

test.each(["openai", "anthropic", "google", "lab"])(
  "the operator's key never goes to a caller's address (%s)",
  async (provider) => {
    for (const name of ["OPENAI_API_KEY", "ANTHROPIC_API_KEY", "GOOGLE_GENERATIVE_AI_API_KEY"]) {
      vi.stubEnv(name, operatorKey);
    }
    const seen: string[] = [];
    const listener = createServer((request, response) => {
      seen.push(`${request.url} ${JSON.stringify(request.headers)}`);
      response.writeHead(400, { "content-type": "application/json" }).end("{}");
    });
    listener.listen(0, "127.0.0.1");
    await once(listener, "listening");
    const models = createModels({
      defaultModel: {
        modelName: `${provider}/model`,
        apiKey: operatorKey,
        headers: { "x-team": operatorKey },
      },
      apiKeys: { [provider]: operatorKey },
    });

    for (const openaiEndpointFormat of ["chat", "responses"] as const) {
      const baseURL = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/v1`;
      const call = { modelName: `${provider}/model`, baseURL, openaiEndpointFormat };
      await expect(ask(await models.resolve({ call }, {}))).rejects.toMatchObject({
        code: "model_unavailable",
      });
    }
    listener.close();

    expect(seen).toHaveLength(2);
    expect(seen.join()).not.toContain(operatorKey);
  },
);

test("the environment's addresses and keys are not read", async () => {
  await using server = await startScriptedModel(() => ({ json: { ok: true } }));
  vi.stubEnv("OPENAI_BASE_URL", server.url);

  const resolved = language(
    await createModels().resolve({ call: "openai/gpt-5.1" }, { modelApiKey: callerKey }),
  );
  const signal = AbortSignal.abort(new Error("not sent"));

  await expect(
    generateStructured({ resolved, instructions: "", prompt: "?", schema: z.object({}), signal }),
  ).rejects.toThrow("not sent");
  expect(
    (resolved.model as unknown as { config: { url(options: object): string } }).config.url({
      path: "/responses",
    }),
  ).toBe("https://api.openai.com/v1/responses");
});

test("a caller's address is checked, when it is named and before every request", async () => {
  await using server = await startScriptedModel(() => ({ json: { ok: true } }));
  // A name that becomes the server's own machine after it was checked.
  let address = "127.0.0.1";
  const policy = NetworkPolicy.of({ private: ["127.0.0.1"] }, async () => [address]);
  const models = createModels({ callersNetwork: callersNetwork(policy) });
  const baseURL = server.url.replace("127.0.0.1", "lab.test");

  const metadata = { modelName: "lab/reader", baseURL: "http://169.254.169.254/v1" };
  await expect(models.resolve({ call: metadata }, {})).rejects.toMatchObject({ code: "url_forbidden" });

  const resolved = await models.resolve({ call: { modelName: "lab/reader", baseURL } }, {});
  await ask(resolved);
  address = "10.0.0.1";
  await expect(ask(resolved)).rejects.toMatchObject({ code: "url_forbidden" });
  expect(server.requests).toHaveLength(1);
});

test("the operator's own address is not subject to the rules for callers", async () => {
  await using server = await startScriptedModel(() => ({ json: { ok: true } }));
  const models = createModels({
    defaultModel: { modelName: "lab/reader", baseURL: server.url },
    callersNetwork: callersNetwork(NetworkPolicy.of({ private: [] })),
  });

  await ask(await models.resolve({}, {}));
  await ask(await models.resolve({ call: "lab/other" }, {}));

  expect(server.requests.map(({ model }) => model)).toEqual(["reader", "other"]);
});

test("a redirect is not followed, and takes no key along", async () => {
  await using inner = await startScriptedModel(() => ({ json: { ok: true } }));
  await using server = await startScriptedModel(() => ({
    status: 307,
    error: "moved",
    headers: { location: `${inner.url}/chat/completions` },
  }));

  const resolved = await createModels().resolve(
    { call: { modelName: "lab/reader", baseURL: server.url, apiKey: callerKey } },
    {},
  );

  await expect(ask(resolved)).rejects.toMatchObject({
    code: "model_unavailable",
    message: expect.stringContaining("redirect"),
  });
  expect(inner.requests).toEqual([]);
});

test("a key that no header can carry is refused without being shown", async () => {
  const call = { modelName: "openai/gpt-5.1", apiKey: "sk-first\nsk-second" };

  const refusal: unknown = await createModels()
    .resolve({ call }, {})
    .catch((error: unknown) => error);

  expect(refusal).toMatchObject({ code: "invalid_request" });
  expect(String(refusal)).not.toContain("sk-");
});

test.each([
  { baseURL: "http://user:pass-word@proxy.example/v1" },
  { baseURL: "file:///etc/passwd" },
  { headers: { Host: "inside.example" } },
])("%j is refused", async (settings) => {
  const call = { modelName: "openai/gpt-5.1", apiKey: callerKey, ...settings };

  const refusal: unknown = await createModels()
    .resolve({ call }, {})
    .catch((error: unknown) => error);

  expect(refusal).toMatchObject({ code: "invalid_request" });
  expect(String(refusal)).not.toContain("pass-word");
});

test("an answer without an end is not read to it", async () => {
  await using server = await startScriptedModel(() => ({ text: "x".repeat(33 * 1024 * 1024) }));

  const resolved = await createModels().resolve(
    { call: { modelName: "lab/reader", baseURL: server.url } },
    {},
  );

  await expect(ask(resolved)).rejects.toMatchObject({
    code: "model_unavailable",
    message: expect.stringContaining("answered more than 33554432 bytes"),
  });
});

test("a caller's extra headers and options reach the provider, and responses are not kept there", async () => {
  await using server = await startScriptedModel(() => ({ json: { ok: true } }));
  const settings = { modelName: "lab/reader", baseURL: server.url, headers: { "x-team": "blue" } };
  const models = createModels();

  await ask(await models.resolve({ call: { ...settings, providerOptions: { temperature: 0 } } }, {}));
  await ask(
    await models.resolve(
      {
        call: { ...settings, openaiEndpointFormat: "responses", providerOptions: { openai: { user: "u1" } } },
      },
      {},
    ),
  );

  expect(server.requests.map(({ headers }) => headers["x-team"])).toEqual(["blue", "blue"]);
  expect(JSON.parse(server.requests[0]?.raw ?? "")).toMatchObject({ temperature: 0 });
  expect(JSON.parse(server.requests[1]?.raw ?? "")).toMatchObject({ store: false, user: "u1" });
});

function nameOf(resolved: ResolvedModel): string {
  return resolved.kind === "embedded" ? "embedded/grounder" : resolved.name;
}

function language(resolved: ResolvedModel): ResolvedLanguageModel {
  if (resolved.kind === "embedded") throw new Error("expected a language model");
  return resolved;
}

async function ask(resolved: ResolvedModel): Promise<unknown> {
  const schema = z.strictObject({ ok: z.boolean() });
  return await generateStructured({
    resolved: language(resolved),
    instructions: "Answer.",
    prompt: "Ok?",
    schema,
  });
}
