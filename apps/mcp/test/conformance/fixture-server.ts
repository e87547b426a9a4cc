import { McpServer, ResourceTemplate, type Server } from "@modelcontextprotocol/server";
import { z } from "zod";
import { image, png, text } from "./fixture-contents.ts";
import { registerRounds, stateCodec } from "./fixture-rounds.ts";
import { registerTools } from "./fixture-tools.ts";

/**
 * What the conformance runner expects of a server beside the protocol: tools, resources and prompts of given names. Only
 * tests serve it, from the HTTP endpoint that serves Legwork.
 */
export function createFixtureServer(): Server {
  const server = new McpServer(
    { name: "legwork-conformance", version: "0.0.0" },
    {
      capabilities: {
        logging: {},
        completions: {},
        tools: { listChanged: false },
        prompts: { listChanged: false },
        resources: { listChanged: false, subscribe: true },
      },
      requestState: { verify: stateCodec.verify },
    },
  );
  registerTools(server);
  registerRounds(server);
  registerResources(server);
  registerPrompts(server);
  server.server.setRequestHandler("completion/complete", ({ params }) => ({
    completion: {
      values: ["paris", "park", "party"].filter((word) => word.startsWith(params.argument.value)),
    },
  }));
  return server.server;
}

function registerResources(server: McpServer): void {
  const words = "This is the content of the static text resource.";
  server.registerResource(
    "static-text",
    "test://static-text",
    { description: "Text", mimeType: "text/plain" },
    ({ href: uri }) => ({ contents: [{ uri, mimeType: "text/plain", text: words }] }),
  );
  server.registerResource(
    "static-binary",
    "test://static-binary",
    { description: "A picture", mimeType: "image/png" },
    ({ href: uri }) => ({ contents: [{ uri, mimeType: "image/png", blob: png }] }),
  );
  server.registerResource(
    "watched",
    "test://watched-resource",
    { description: "One to subscribe to", mimeType: "text/plain" },
    ({ href: uri }) => ({ contents: [{ uri, mimeType: "text/plain", text: words }] }),
  );
  server.registerResource(
    "template",
    new ResourceTemplate("test://template/{id}/data", { list: undefined }),
    { description: "By its id", mimeType: "application/json" },
    ({ href: uri }, { id }) => {
      const data = JSON.stringify({ id, templateTest: true, data: `Data for ID: ${String(id)}` });
      return { contents: [{ uri, mimeType: "application/json", text: data }] };
    },
  );
  server.server.setRequestHandler("resources/subscribe", () => ({}));
  server.server.setRequestHandler("resources/unsubscribe", () => ({}));
}

function registerPrompts(server: McpServer): void {
  const say = (...contents: (typeof image | ReturnType<typeof text>)[]) => ({
    messages: contents.map((content) => ({ role: "user" as const, content })),
  });
  server.registerPrompt("test_simple_prompt", { description: "Without arguments" }, () =>
    say(text("This is a simple prompt for testing.")),
  );
  const twoArguments = z.object({
    arg1: z.string().describe("First test argument"),
    arg2: z.string().describe("Second test argument"),
  });
  server.registerPrompt(
    "test_prompt_with_arguments",
    { description: "With two arguments", argsSchema: twoArguments },
    ({ arg1, arg2 }) => say(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  );
  server.registerPrompt(
    "test_prompt_with_embedded_resource",
    { description: "With a resource", argsSchema: z.object({ resourceUri: z.string() }) },
    ({ resourceUri: uri }) => {
      const resource = { uri, mimeType: "text/plain", text: "Embedded resource content for testing." };
      const content = { type: "resource" as const, resource };
      const { messages } = say(text("Please process the embedded resource above."));
      return { messages: [{ role: "user" as const, content }, ...messages] };
    },
  );
  server.registerPrompt("test_prompt_with_image", { description: "With a picture" }, () =>
    say(image, text("Please analyze the image above.")),
  );
}
