import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { z } from "zod";
import { generateStructured } from "../../src/model/generate.ts";
import { scrub } from "../../src/model/model-error.ts";
import { createModels } from "../../src/model/registry.ts";
import { startScriptedModel } from "../../src/testing/scripted-model.ts";

const key = "team-key-0123456789";
const formats = ["chat", "responses"] as const;
/** Asks the client to try again at once, so that a test need not wait for the backoff. */
const soon = { "retry-after-ms": "5" };

async function ask(
  baseURL: string,
  options: { format?: (typeof formats)[number]; signal?: AbortSignal } = {},
): Promise<unknown> {
  const call = {
    modelName: "lab/reader",
    baseURL,
    apiKey: key,
    openaiEndpointFormat: options.format ?? "chat",
  };
  const resolved = await createModels().resolve({ call }, {});
  if (resolved.kind === "embedded") throw new Error("expected a language model");
  const schema = z.strictObject({ ok: z.boolean() });
  return await generateStructured({
    resolved,
    instructions: "Answer.",
    prompt: "Ok?",
    schema,
    ...(options.signal ? { signal: options.signal } : {}),
  });
}

for (const format of formats) {
  test(`a rate limit that passes is waited for (${format})`, async () => {
    await using server = await startScriptedModel(({ number }) =>
      number === 1 ? { status: 429, error: "Slow down", headers: soon } : { json: { ok: true } },
    );

    expect(await ask(server.url, { format })).toMatchObject({ value: { ok: true } });
    expect(server.requests).toHaveLength(2);
  });

  test(`a provider that keeps failing is told in its own words, without the key (${format})`, async () => {
    await using server = await startScriptedModel(() => ({
      status: 500,
      error: `Engine overloaded for ${key}`,
      headers: soon,
    }));

    await expect(ask(server.url, { format })).rejects.toMatchObject({
      code: "model_unavailable",
      message: expect.stringMatching(
        /^The model lab\/reader failed \(500\) after 3 attempts: .*Engine overloaded for \[secret\]/,
      ),
    });
    expect(server.requests).toHaveLength(3);
  });

  test(`a refused key is told at once, and how to give another (${format})`, async () => {
    await using server = await startScriptedModel(() => ({
      status: 401,
      error: `Incorrect API key provided: ${key}.`,
    }));

    const refusal: unknown = await ask(server.url, { format }).catch((error: unknown) => error);

    expect(refusal).toMatchObject({
      code: "model_unavailable",
      message: expect.stringContaining("refused the key (401)"),
    });
    expect(String(refusal)).toContain("x-model-api-key");
    expect(JSON.stringify(refusal) + String(refusal) + String((refusal as Error).stack)).not.toContain(key);
    expect((refusal as Error).cause).toBeUndefined();
    expect(server.requests).toHaveLength(1);
  });

  test(`an abort in the middle of a call is passed on at once (${format})`, async () => {
    await using server = await startScriptedModel(() => ({ silence: true }));
    const controller = new AbortController();
    const reason = new Error("the caller left");
    server.answer(() => {
      controller.abort(reason);
      return { silence: true };
    });

    await expect(ask(server.url, { format, signal: controller.signal })).rejects.toBe(reason);
    const [request] = server.requests;
    if (request && !request.signal.aborted) await once(request.signal, "abort");
    expect(server.requests).toHaveLength(1);
  });
}

test("an abort while waiting to try again is passed on at once", async () => {
  const controller = new AbortController();
  await using server = await startScriptedModel(() => {
    setImmediate(() => controller.abort(new Error("the caller left")));
    return { status: 429, error: "Slow down", headers: { "retry-after": "50" } };
  });

  await expect(ask(server.url, { signal: controller.signal })).rejects.toThrow("the caller left");
});

test("when to come back is kept from the provider's answer", async () => {
  await using server = await startScriptedModel(() => ({
    status: 429,
    error: "Quota used up",
    headers: { ...soon, "retry-after": "30" },
  }));

  await expect(ask(server.url)).rejects.toMatchObject({ code: "model_unavailable", retryAfterSeconds: 30 });
});

test("a server that is not there is told as that", async () => {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");

  await expect(ask(`http://127.0.0.1:${port}/v1`)).rejects.toMatchObject({
    code: "model_unavailable",
    message: expect.stringMatching(
      /lab\/reader could not be reached after 3 attempts: .*ECONNREFUSED.*`baseURL`/,
    ),
  });
});

test("an endpoint that is no model's is told as that", async () => {
  await using server = await startScriptedModel();

  await expect(ask(`${server.url}/wrong`)).rejects.toMatchObject({
    code: "model_unavailable",
    message: expect.stringMatching(/is not known there \(404\): .*Check the model's name/),
  });
});

test.each([
  ["key team-key-1 failed", "key [secret] failed"],
  ["Authorization: Bearer abcdefghijkl", "Authorization: Bearer [secret]"],
  ["provided: sk-proj-abc123***xyz", "provided: [secret]"],
  ["a risk-free bearer of news", "a risk-free bearer of news"],
])("%s is shown as %s", (text, shown) => {
  expect(scrub(text, ["team-key-1", "key"])).toBe(shown);
});
