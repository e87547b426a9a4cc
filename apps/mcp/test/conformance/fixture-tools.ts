import { setTimeout as delay } from "node:timers/promises";
import type { McpServer, ServerContext } from "@modelcontextprotocol/server";
import { z } from "zod";
import { image, schemaWithDefaults, schemaWithEnums, text, wav } from "./fixture-contents.ts";

const onCall = ({ id }: ServerContext["mcpReq"]) => ({ relatedRequestId: id });

const embedded = (uri: string, mimeType: string, words: string) => ({
  type: "resource" as const,
  resource: { uri, mimeType, text: words },
});

/** Milliseconds between two signs of a tool that sends several, so that a client gets them apart. */
const pauseMs = 50;

/** The tools that the conformance runner calls by name: what each answers stands in its scenario. */
export function registerTools(server: McpServer): void {
  registerContentTools(server);
  registerNotifyingTools(server);
  registerAskingTools(server);
}

function registerContentTools(server: McpServer): void {
  const plain = text("This is a simple text response for testing.");
  const resource = embedded(
    "test://embedded-resource",
    "text/plain",
    "This is an embedded resource content.",
  );
  const mixed = [
    text("Multiple content types test:"),
    image,
    embedded("test://mixed-content-resource", "application/json", '{"test":"data","value":123}'),
  ];
  const contents = {
    test_simple_text: [plain],
    test_image_content: [image],
    test_audio_content: [{ type: "audio" as const, data: wav, mimeType: "audio/wav" }],
    test_embedded_resource: [resource],
    test_multiple_content_types: mixed,
  };
  for (const [name, content] of Object.entries(contents))
    server.registerTool(name, { description: `Answers ${name}` }, () => ({ content }));
  server.registerTool("test_error_handling", { description: "Always fails" }, () => {
    throw new Error("This tool intentionally returns an error for testing");
  });
}

function registerNotifyingTools(server: McpServer): void {
  const log = async ({ mcpReq }: ServerContext) => {
    await mcpReq.log("info", "Tool execution started");
    await delay(pauseMs);
    await mcpReq.log("info", "Tool processing data");
    await delay(pauseMs);
    await mcpReq.log("info", "Tool execution completed");
    return { content: [text("Logged three times.")] };
  };
  server.registerTool("test_tool_with_logging", { description: "Logs while it runs" }, log);
  server.registerTool("test_logging_tool", { description: "Logs while it runs" }, log);
  server.registerTool("test_tool_with_progress", { description: "Reports progress" }, async ({ mcpReq }) => {
    const progressToken = mcpReq._meta?.progressToken;
    for (const progress of [0, 50, 100]) {
      if (progressToken !== undefined) {
        const params = { progressToken, progress, total: 100 };
        await mcpReq.notify({ method: "notifications/progress", params });
      }
      if (progress < 100) await delay(pauseMs);
    }
    return { content: [text("Reported three times.")] };
  });
}

/**
 * Those of the 2025 era, which send a request to the client while they run: on the stream of the call, since the one that
 * belongs to none may not be open yet, and what is sent on it before is lost.
 */
function registerAskingTools(server: McpServer): void {
  server.registerTool(
    "test_sampling",
    { description: "Asks the client's model", inputSchema: z.object({ prompt: z.string() }) },
    async ({ prompt }, { mcpReq }) => {
      const messages = [{ role: "user" as const, content: text(prompt) }];
      const { content } = await mcpReq.requestSampling({ messages, maxTokens: 100 }, onCall(mcpReq));
      return { content: [text(`LLM response: ${JSON.stringify(content)}`)] };
    },
  );
  const requestedSchema = {
    type: "object" as const,
    properties: {
      username: { type: "string" as const, description: "User's response" },
      email: { type: "string" as const, description: "User's email address" },
    },
    required: ["username", "email"],
  };
  server.registerTool(
    "test_elicitation",
    { description: "Asks the user", inputSchema: z.object({ message: z.string() }) },
    async ({ message }, { mcpReq }) => {
      const answer = await mcpReq.elicitInput({ message, requestedSchema }, onCall(mcpReq));
      return { content: [text(`User response: ${JSON.stringify(answer)}`)] };
    },
  );
  const schemas = {
    test_elicitation_sep1034_defaults: schemaWithDefaults,
    test_elicitation_sep1330_enums: schemaWithEnums,
  };
  for (const [name, requestedSchema] of Object.entries(schemas)) {
    server.registerTool(name, { description: "Asks the user" }, async ({ mcpReq }) => {
      const question = { message: "Please check the values", requestedSchema };
      const { action, content } = await mcpReq.elicitInput(question, onCall(mcpReq));
      return {
        content: [text(`Elicitation completed: action=${action}, content=${JSON.stringify(content)}`)],
      };
    });
  }
}
