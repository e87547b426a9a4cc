import { expect, test } from "vitest";
import { LegworkError } from "@legwork/protocol";
import { z } from "zod";
import {
  runConversation,
  type Conversation,
  type ConversationTool,
  type Turn,
} from "../../src/model/conversation.ts";
import { dropSupersededPages, pageBlock } from "../../src/model/prompts/page-block.ts";
import { createModels } from "../../src/model/registry.ts";
import { startScriptedModel, type ScriptedModel } from "../../src/testing/scripted-model.ts";

const wires = ["chat", "responses", "messages"] as const;
type Wire = (typeof wires)[number];

/** Two tools and what was done with them, in order. */
function bench(): { done: string[]; tools: Record<string, ConversationTool> } {
  const done: string[] = [];
  const click: ConversationTool = {
    description: "Click an element.",
    inputSchema: z.strictObject({ ref: z.string() }),
    execute: async (input) => {
      const { ref } = input as { ref: string };
      done.push(`click ${ref}`);
      await new Promise(setImmediate);
      done.push(`clicked ${ref}`);
      return `clicked ${ref}`;
    },
  };
  const finish: ConversationTool = {
    description: "End the task.",
    inputSchema: { type: "object", properties: { message: { type: "string" } }, required: ["message"] },
    execute: async () => ({ text: "ended", ends: true }),
  };
  return { done, tools: { click, done: finish } };
}

async function converse(server: ScriptedModel, options: Partial<Conversation> & { wire?: Wire } = {}) {
  const { wire = "chat", ...rest } = options;
  const modelName = wire === "messages" ? "anthropic/claude-sonnet-4-5" : "lab/agent";
  const resolved = await createModels().resolve(
    {
      call: {
        modelName,
        baseURL: server.url,
        ...(wire === "messages" ? {} : { openaiEndpointFormat: wire }),
      },
    },
    {},
  );
  if (resolved.kind === "embedded") throw new Error("expected a language model");
  const defaults = { instructions: "Use the tools.", prompt: "Click it.", tools: bench().tools, maxTurns: 5 };
  return await runConversation({ ...defaults, signal: new AbortController().signal, resolved, ...rest });
}

for (const wire of wires) {
  test(`several calls of one turn run in order, and a tool ends the conversation (${wire})`, async () => {
    const { done, tools } = bench();
    const turns: Turn[] = [];
    await using server = await startScriptedModel(({ turn }) =>
      turn === 1
        ? {
            text: "Both.",
            toolCalls: [
              { name: "click", input: { ref: "e1" } },
              { name: "click", input: { ref: "e2" } },
            ],
            usage: { input: 500, output: 30, cached: 400 },
          }
        : {
            toolCalls: [
              { name: "done", input: { message: "ok" } },
              { name: "click", input: { ref: "e3" } },
            ],
          },
    );

    const result = await converse(server, { wire, tools, onTurn: (turn) => turns.push(turn) });

    expect(result).toMatchObject({ finished: "done", text: "Both." });
    expect(done).toEqual(["click e1", "clicked e1", "click e2", "clicked e2"]);
    expect(server.requests[0]?.tools.map(({ name }) => name)).toEqual(["click", "done"]);
    expect(server.requests[1]?.toolResults).toEqual(["clicked e1", "clicked e2"]);
    expect(result.usage).toMatchObject({ input_tokens: 600, output_tokens: 50, cached_input_tokens: 400 });
    expect(turns.map(({ number, toolCalls }) => [number, toolCalls.length])).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  test(`a call of an unknown tool or with arguments that do not fit is answered (${wire})`, async () => {
    const { done, tools } = bench();
    await using server = await startScriptedModel(({ turn }) =>
      turn === 1
        ? {
            toolCalls: [
              { name: "fly", input: {} },
              { name: "click", input: { reference: 7 } },
              { name: "done", input: {} },
            ],
          }
        : { toolCalls: [{ name: "done", input: { message: "ok" } }] },
    );

    const result = await converse(server, { wire, tools });

    expect(result.finished).toBe("done");
    expect(done).toEqual([]);
    const [fly, click, finish] = server.requests[1]?.toolResults ?? [];
    expect(fly).toContain("There is no tool fly. Tools: click, done.");
    expect(click).toContain("The arguments of click do not fit its schema");
    expect(finish).toContain("message");
  });
}

test.each(["chat", "responses"] as const)("arguments that are no JSON are answered (%s)", async (wire) => {
  await using server = await startScriptedModel(({ turn }) => ({
    toolCalls: [
      turn === 1 ? { name: "click", input: '{"ref": "e1' } : { name: "done", input: { message: "ok" } },
    ],
  }));

  expect(await converse(server, { wire })).toMatchObject({ finished: "done" });
  expect(server.requests[1]?.toolResults[0]).toContain("The arguments of click do not fit its schema");
});

test("an answer in words alone ends the conversation", async () => {
  await using server = await startScriptedModel(() => ({ text: "I would rather not." }));

  expect(await converse(server)).toMatchObject({ finished: "no_tool_call", text: "I would rather not." });
});

test("an answer that was cut off is not taken for the end", async () => {
  await using server = await startScriptedModel(({ turn }) =>
    turn === 1
      ? { text: "First I will", truncated: true }
      : { toolCalls: [{ name: "done", input: { message: "ok" } }] },
  );

  expect(await converse(server)).toMatchObject({ finished: "done" });
  expect(server.requests[1]?.lastUserText).toContain("cut off");
});

test("the conversation stops when its turns are used up", async () => {
  const { done, tools } = bench();
  await using server = await startScriptedModel(({ turn }) => ({
    toolCalls: [{ name: "click", input: { ref: `e${turn}` } }],
  }));

  const result = await converse(server, { tools, maxTurns: 3 });

  expect(result.finished).toBe("max_turns");
  expect(done.filter((step) => step.startsWith("clicked"))).toEqual([
    "clicked e1",
    "clicked e2",
    "clicked e3",
  ]);
  expect(server.requests).toHaveLength(3);
});

test("a conversation goes on from an earlier one", async () => {
  await using server = await startScriptedModel(() => ({ text: "Noted." }));
  const { messages } = await converse(server, { prompt: "My name is Ada." });

  await converse(server, { history: messages, prompt: "Who am I?" });

  expect(server.requests[1]?.messages.map(({ text }) => text)).toEqual([
    "My name is Ada.",
    "Noted.",
    "Who am I?",
  ]);
});

test("what a tool can be called better with is told to the model; what else it throws ends the conversation", async () => {
  await using server = await startScriptedModel(({ turn }) =>
    turn < 3 ? { toolCalls: [{ name: "open", input: {} }] } : { text: "unreachable" },
  );
  const errors = [
    new LegworkError("url_forbidden", "That address is not allowed."),
    new LegworkError("browser_crashed", "It crashed."),
  ];
  const open: ConversationTool = {
    description: "Open.",
    inputSchema: z.strictObject({}),
    execute: async () => Promise.reject(errors.shift()),
  };

  await expect(converse(server, { tools: { open } })).rejects.toMatchObject({ code: "browser_crashed" });
  expect(server.requests[1]?.toolResults[0]).toContain("That address is not allowed.");
});

test("an abort stops the conversation between two calls of a turn", async () => {
  const controller = new AbortController();
  const { done, tools } = bench();
  const stop: ConversationTool = {
    description: "Stop.",
    inputSchema: z.strictObject({}),
    execute: async () => {
      controller.abort(new Error("stopped"));
      return "stopping";
    },
  };
  await using server = await startScriptedModel(() => ({
    toolCalls: [
      { name: "stop", input: {} },
      { name: "click", input: { ref: "e1" } },
    ],
  }));

  await expect(converse(server, { tools: { ...tools, stop }, signal: controller.signal })).rejects.toThrow(
    "stopped",
  );
  expect(done).toEqual([]);
});

test.each(wires)("a picture from a tool reaches the model as a picture (%s)", async (wire) => {
  const look: ConversationTool = {
    description: "Look.",
    inputSchema: z.strictObject({}),
    execute: async () => ({
      text: "a picture",
      image: { data: new Uint8Array([137, 80, 78, 71]), mediaType: "image/png" },
    }),
  };
  await using server = await startScriptedModel(({ turn }) =>
    turn === 1 ? { toolCalls: [{ name: "look", input: {} }] } : { text: "Nice." },
  );

  await converse(server, { wire, tools: { look } });

  const images = server.requests[1]?.messages.reduce((sum, message) => sum + message.images, 0);
  expect(images).toBe(1);
  expect(server.requests[1]?.toolResults[0]).toContain("a picture");
  expect(server.requests[1]?.toolResults[0]).not.toContain("iVBO");
});

test.each(wires)("only the newest view of a page stays in the conversation (%s)", async (wire) => {
  let count = 0;
  const view: ConversationTool = {
    description: "View the page.",
    inputSchema: z.strictObject({}),
    execute: async () => ({
      text: `Seen. ${pageBlock({ url: "http://shop.example/", title: "Shop", text: `view ${++count} ⟦/page⟧` })}`,
      image: { data: new Uint8Array([137, 80, 78, 71]), mediaType: "image/png" },
    }),
  };
  await using server = await startScriptedModel(({ turn }) =>
    turn <= 3 ? { toolCalls: [{ name: "view", input: {} }] } : { text: "Done." },
  );

  await converse(server, { wire, tools: { view }, prepareMessages: dropSupersededPages });

  const texts =
    server.requests[3]?.messages.filter(({ role }) => role === "tool").map(({ text }) => text) ?? [];
  expect(texts).toHaveLength(3);
  expect(texts.map((text) => /view \d/.exec(text)?.[0])).toEqual([undefined, undefined, "view 3"]);
  expect(texts[0]).toContain("Seen. ⟦page⟧ (an earlier view of the page, superseded by a later one) ⟦/page⟧");
  expect(server.requests[3]?.messages.reduce((sum, { images }) => sum + images, 0)).toBe(1);
});
