import {
  ProtocolError,
  ProtocolErrorCode,
  type GetPromptResult,
  type Server,
} from "@modelcontextprotocol/server";
import { z } from "zod";
import type { Era } from "./active-sessions.ts";
import type { ServerParts } from "./server-parts.ts";

/** A way of working that a person picks from a client's menu: what they fill in, and what the model is then told. */
type Prompt = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodObject<Record<string, z.ZodType<string | undefined>>>;
  write(given: Record<string, string | undefined>, session: string): string;
};

const words = (description: string) => z.string().trim().min(1).max(10_000).describe(description);

const browse: Prompt = {
  name: "browse",
  title: "Do something on a website",
  description: "A task on a website, done step by step and checked at the end.",
  input: z.strictObject({
    task: words("What is to be done, in your own words"),
    url: words("Address of the page to begin on").optional(),
  }),
  write: ({ task, url }, session) => `Do this in a real browser, with the tools of Legwork: ${task}

1. Call start${url === undefined ? ", then navigate to the page where this is done" : `, then navigate to ${url}`}. ${session}
2. Take one step at a time with act, in plain words. When it answers candidates, choose the one that is meant and give it to act; when nothing was found, ask observe what there is, or extract to read the page.
3. Before anything that buys, sends, publishes or deletes, show me what would happen and wait for my yes, unless the task says it outright.
4. Read the page at the end and tell me what it says of the result. Do not call done what you have not seen.
5. Call end.`,
};

const collect: Prompt = {
  name: "collect",
  title: "Collect data from a page",
  description: "Reads entries off a page, over all its pages if there are several, into a table.",
  input: z.strictObject({
    url: words("Address of the page"),
    data: words("What is wanted of each entry, such as: name, price and link of every product"),
  }),
  write: ({ url, data }, session) => `Collect this from ${url}, with the tools of Legwork: ${data}

1. Call start, then navigate to the address. ${session}
2. Where there is a tool collect, call it with a JSON Schema of one entry, one property for each thing that is wanted, described in a few words; while the answer is not complete and has a cursor, call it again with that. It goes on over pages, “load more” and scrolling by itself.
3. Without it, call extract with a JSON Schema of an array of such entries; where the list goes on, act on “next” or “show more” and extract again, until nothing new comes. Where neither can tell the entries, call extract without arguments, read the text yourself, and go on with nextCursor while it is truncated.
4. Give me a table, with what the page does not say left empty. Never fill a gap by guessing.
5. Call end.`,
};

const prompts: readonly Prompt[] = [browse, collect];

/** What is said of the session, so that the calls of each era name it as they have to. */
const sessionRule: Record<Era, string> = {
  legacy: "Calls without a sessionId mean that session.",
  modern: "Give the sessionId that start answers to every other call.",
};

/** Lists the prompts, and fills them in. */
export function servePrompts(server: Server, { era }: ServerParts): void {
  server.setRequestHandler("prompts/list", () => ({
    prompts: prompts.map(({ name, title, description, input }) => ({
      name,
      title,
      description,
      arguments: argumentsOf(input),
    })),
  }));
  server.setRequestHandler("prompts/get", ({ params }): GetPromptResult => {
    const prompt = prompts.find(({ name }) => name === params.name);
    if (prompt === undefined) throw unknownPrompt(params.name);
    const given = prompt.input.safeParse(params.arguments ?? {});
    if (!given.success) throw invalidArguments(prompt, given.error);
    const text = prompt.write(given.data, sessionRule[era]);
    return {
      description: prompt.description,
      messages: [{ role: "user", content: { type: "text", text } }],
    };
  });
}

function argumentsOf(input: Prompt["input"]) {
  return Object.entries(input.shape).map(([name, schema]) => ({
    name,
    description: schema.description ?? "",
    required: !schema.safeParse(undefined).success,
  }));
}

function unknownPrompt(name: string): ProtocolError {
  const names = prompts.map((prompt) => prompt.name).join(", ");
  return new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `Unknown prompt ${JSON.stringify(name.slice(0, 100))}. Expected one of: ${names}.`,
  );
}

function invalidArguments({ name, input }: Prompt, error: z.ZodError): ProtocolError {
  const faults = error.issues.map(({ path, message }) => [...path, message].join(": "));
  const expected = argumentsOf(input).map(
    (argument) => argument.name + (argument.required ? " (required)" : ""),
  );
  return new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `Invalid arguments for ${name}: ${faults.join("; ")}. Expected: ${expected.join(", ")}.`,
  );
}
