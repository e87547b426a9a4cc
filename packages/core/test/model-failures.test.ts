import { expect } from "vitest";
import { test } from "./agent/fixture.ts";

const key = "team-key-0123456789";

test("a deadline that comes while a failing provider is asked again says what it failed by, without the key", async ({
  session,
  server,
  model,
}) => {
  server.page("/", "<button>Zq</button>");
  await session.navigate(server.url("/"));
  // The next attempt would come long after the deadline, however slow the machine is with the first one.
  model.answer(() => ({
    status: 500,
    error: `Engine overloaded for ${key}`,
    headers: { "retry-after-ms": "30000" },
  }));

  const acting = session.act("take the edge off it", {
    model: { modelName: "lab/x", baseURL: model.url, apiKey: key },
    timeout: 6_000,
  });

  await expect(acting).rejects.toMatchObject({
    code: "timeout",
    message: expect.stringMatching(
      /did not end within 6000 ms.* Before that: The model lab\/x failed \(500\): Engine overloaded for \[secret\]\. Try/,
    ),
  });
  expect(model.requests).toHaveLength(1);
});

test("a failure that was got over is not told of", async ({ session, server, model }) => {
  server.page("/", "<button>Zq</button>");
  await session.navigate(server.url("/"));
  model.answer(({ number }) => {
    if (number === 1) return { status: 500, error: "Overloaded", headers: { "retry-after-ms": "5" } };
    return number === 2 ? { toolCalls: [{ name: "view", input: {} }] } : { silence: true };
  });

  const running = session.dispatch("agentExecute", {
    agentConfig: { model: { modelName: "lab/x", baseURL: model.url, apiKey: key } },
    executeOptions: { instruction: "Do it", timeout: 2_500, autoScreenshot: false },
  });

  await expect(running).rejects.toMatchObject({
    code: "timeout",
    message: expect.not.stringContaining("Overloaded"),
  });
});
