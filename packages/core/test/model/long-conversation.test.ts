import { expect, test } from "vitest";
import { z } from "zod";
import { runConversation, type ConversationTool } from "../../src/model/conversation.ts";
import { LongConversation } from "../../src/model/long-conversation.ts";
import { dataBlock, pageBlock } from "../../src/model/prompts/page-block.ts";
import { createModels } from "../../src/model/registry.ts";
import {
  startScriptedModel,
  type ScriptedModel,
  type ScriptedRequest,
} from "../../src/testing/scripted-model.ts";

const turns = 40;
const anything = z.looseObject({});

/** Tools whose answers look like the agent's: a view of a page, an action with its effect, a reading, a person. */
function tools(readingLength: number): Record<string, ConversationTool> {
  let count = 0;
  const tool = (execute: () => string): ConversationTool => ({
    description: "A tool.",
    inputSchema: anything,
    execute: async () => execute(),
  });
  return {
    view: tool(() => pageBlock({ url: "http://shop.example/", title: "Shop", text: "row ".repeat(2_000) })),
    act: tool(() => `Done.\n${dataBlock(`Clicked row ${++count}.\nEffect: {"domChanged":true}`)}`),
    extract: tool(() => dataBlock(`reading ${count}: ${"x".repeat(readingLength)}`)),
    ask: tool(() => "The person answered: Large"),
  };
}

async function converse(model: ScriptedModel, { wire = "chat", readingLength = 3_000 } = {}): Promise<void> {
  const call = {
    modelName: wire === "messages" ? "anthropic/claude-sonnet-4-5" : "lab/agent",
    baseURL: model.url,
    ...(wire === "messages" ? {} : { openaiEndpointFormat: wire as "chat" | "responses" }),
  };
  const resolved = await createModels().resolve({ call }, {});
  if (resolved.kind === "embedded") throw new Error("expected a language model");
  const long = new LongConversation(3);
  await runConversation({
    resolved,
    instructions: "Use the tools.",
    history: [
      { role: "user", content: "The task before." },
      { role: "assistant", content: "Done with that." },
    ],
    prompt: "Click every row.",
    tools: tools(readingLength),
    maxTurns: turns,
    signal: new AbortController().signal,
    prepareMessages: (messages) => long.prepared(messages),
  });
}

const everyTurn = ["extract", "act", "view"].map((name) => ({ name, input: { reason: "the next" } }));

const lengthOf = ({ messages }: ScriptedRequest) => messages.reduce((sum, { text }) => sum + text.length, 0);
const textOf = ({ messages }: ScriptedRequest) => messages.map(({ text }) => text).join("\n");

test.each(["chat", "responses", "messages"])(
  "a long conversation stays about as long as it was, with one view of the page (%s)",
  async (wire) => {
    await using model = await startScriptedModel(({ number }) => ({
      toolCalls: number === 3 ? [{ name: "ask", input: { question: "Which size?" } }] : everyTurn,
    }));

    await converse(model, { wire });

    expect(model.requests).toHaveLength(turns);
    const [middle, last] = [model.requests[turns / 2 - 1]!, model.requests.at(-1)!];
    expect(lengthOf(last)).toBeLessThan(lengthOf(middle) * 1.25);
    for (const request of model.requests)
      expect(textOf(request).split("⟦page⟧\n").length - 1).toBeLessThanOrEqual(1);
    const [before, answered, ...said] = last.messages.map(({ text }) => text);
    expect([before, answered]).toEqual(["The task before.", "Done with that."]);
    const all = said.join("\n");
    expect(all).toMatch(/^Click every row\.\s*What was done before, in short; do not do it again/);
    // Every action is told once: in short, or as it was said.
    for (let row = 1; row <= turns - 2; row += 1)
      expect(all.split(`Clicked row ${row}.`).length - 1, `row ${row}`).toBe(1);
    // What a person said is theirs, and stands outside of what pages said.
    const outside = all.replace(/⟦(page|data)⟧\n[^⟦⟧]*⟦\/\1⟧/g, "");
    expect(outside).toContain("The person answered: Large");
    expect(outside).not.toContain("Clicked row");
    expect(outside).not.toContain("reading");
  },
);

test("what was read stays whole while there is little of it, and the newest reading in any case", async () => {
  await using model = await startScriptedModel(() => ({ toolCalls: everyTurn }));

  await converse(model, { readingLength: 10 });
  const little = textOf(model.requests.at(-1)!);
  model.requests.length = 0;
  await converse(model, { readingLength: 20_000 });
  const much = textOf(model.requests.at(-1)!);

  for (let row = 0; row < turns - 1; row += 1) expect(little).toMatch(new RegExp(`reading ${row}: x{10}\\b`));
  expect(much).toMatch(/reading \d+: x{20000}\n/);
  expect(much).toContain("(the rest is left out here; read it again if you need it)");
  expect(much.length).toBeLessThan(80_000);
});
