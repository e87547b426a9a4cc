import { actInputRule, actResult, operations } from "@legwork/protocol";
import { z } from "zod";
import { beside } from "./answer.ts";
import { sendFiles } from "./given-files.ts";
import { defineTool, type Tool } from "./tool.ts";

/** What one answer with page text holds when the caller names no budget, tokens: a large table is some 150,000. */
const defaultMaxTokens = 8_000;

/** The share of it that is text: quotes and line ends are escaped in the answer, which has cost up to 1.3 times. */
const textShare = 0.75;
const leastTokens = 100;

const sessionId = z.string();
/** Of a tab other than the active one. */
const pageId = z.string().optional();
const { confidence } = actResult.shape;
/** As it was answered: methods and what they take are told where a model makes them up, which here it does in plain words. */
const step = z.object({
  selector: z.string().min(1),
  description: z.string().optional(),
  method: z.string().optional(),
  arguments: z.array(z.string()).optional(),
});
/** Without the names under which the API describes them: a client is to find every schema in its place. */
const foundAction = z.object({ ...step.shape, confidence });
/** What its fields are stands in the answers; an action is one of `observe`'s as well. */
const fields = z.looseObject({});

/** Said outright: a schema without a word in it is taken for a mistake. */
const anything = z.unknown().meta({ type: ["object", "array", "string", "number", "boolean", "null"] });

const navigate = defineTool({
  name: "navigate",
  title: operations.navigate.summary,
  description: "Open an http(s) address in the session's page.",
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  input: z.strictObject({ url: z.string().min(1), pageId }),
  output: z.object({ sessionId, url: z.string(), status: z.number().optional() }),
  run: async ({ url, pageId, sessionId }, { sessions, dispatch }) => {
    const chosen = await sessions.choose(sessionId);
    const answer = await dispatch("navigate", { url, pageId }, chosen.sessionId);
    const { response } = answer.result ?? {};
    const opened = response === undefined ? { url } : { url: response.url, status: response.status };
    return { output: { sessionId: chosen.sessionId, ...opened, ...beside(chosen, answer) } };
  },
});

const act = defineTool({
  name: "act",
  title: operations.act.summary,
  description:
    'One step: plain words such as `click "Add to cart"` or `type Ada into Name`, or an action or candidate answered before. success false: not (all) done, code says why, candidates what it may have meant.',
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
  input: z.strictObject({
    action: z.union([z.string().trim().min(1).max(10_000), step], actInputRule),
    files: z
      .record(z.string().min(1).max(500), z.string())
      .optional()
      .describe("To upload, by name: text, data: URL or browser:// download"),
    pageId,
  }),
  output: z.object({
    sessionId,
    ...actResult.pick({ success: true, message: true }).shape,
    code: z.string().optional(),
    candidates: z.array(fields).optional(),
    actions: z.array(fields),
  }),
  run: async ({ action, files = {}, pageId, sessionId }, { sessions, dispatch }) => {
    const chosen = await sessions.choose(sessionId);
    await sendFiles(files, chosen.sessionId, { dispatch });
    const acted = await dispatch("act", { input: action, pageId }, chosen.sessionId);
    const { result } = acted;
    const { success, message, code, resolvedBy, confidence, candidates, actions, effect } = result;
    const answer = { success, message, code, resolvedBy, confidence, candidates, actions, effect };
    const output = { sessionId: chosen.sessionId, ...answer, ...beside(chosen, acted) };
    return { output, isError: !success };
  },
});

const observe = defineTool({
  name: "observe",
  title: operations.observe.summary,
  description: "Find the actions that fit an instruction, likeliest first, for act.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  input: z.strictObject({ instruction: z.string().trim().min(1).max(10_000), pageId }),
  output: z.object({ sessionId, candidates: z.array(fields) }),
  run: async ({ instruction, pageId, sessionId }, { sessions, dispatch }) => {
    const chosen = await sessions.choose(sessionId);
    const answer = await dispatch("observe", { instruction, pageId }, chosen.sessionId);
    const { result, resolvedBy, confidence } = answer;
    const candidates = (answer.candidates ?? result).map((found) => foundAction.parse(found));
    const message = answer.candidates && "Nothing fits these words; the candidates only share some of them.";
    const output = { sessionId: chosen.sessionId, candidates, resolvedBy, confidence, message };
    return { output: { ...output, ...beside(chosen, answer) } };
  },
});

const extract = defineTool({
  name: "extract",
  title: operations.extract.summary,
  description:
    "Read data by a JSON Schema or an instruction; with neither, the page's text. Go on with nextCursor while truncated.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  input: z.strictObject({
    instruction: z.string().trim().max(10_000).optional(),
    schema: z.record(z.string(), z.unknown()).optional(),
    selector: z.string().optional().describe("XPath or CSS to stay within"),
    maxTokens: z
      .number()
      .int()
      .min(leastTokens)
      .max(1_000_000)
      .optional()
      .describe(`For page text; default ${defaultMaxTokens}`),
    cursor: z.string().optional(),
    pageId,
  }),
  output: z.object({
    sessionId,
    result: anything,
    ...operations.extract.output.pick({ truncated: true, nextCursor: true }).shape,
  }),
  run: async (given, { sessions, dispatch }) => {
    const { instruction, schema, selector, maxTokens, cursor, pageId, sessionId } = given;
    const chosen = await sessions.choose(sessionId);
    const isText = !instruction && schema === undefined;
    const budget = Math.max(leastTokens, Math.floor((maxTokens ?? defaultMaxTokens) * textShare));
    const portion = isText ? { maxTokens: budget, cursor } : {};
    const options = { selector, ...portion };
    const answer = await dispatch("extract", { instruction, schema, options, pageId }, chosen.sessionId);
    const { result, resolvedBy, truncated, totalTokens, nextCursor } = answer;
    const ignored =
      isText || (maxTokens === undefined && cursor === undefined)
        ? []
        : ["maxTokens and cursor are for the page's text alone, and were ignored."];
    const output = { sessionId: chosen.sessionId, result, resolvedBy, truncated, totalTokens, nextCursor };
    return { output: { ...output, ...beside(chosen, answer, ...ignored) } };
  },
});

const start = defineTool({
  name: "start",
  title: operations.start.summary,
  description: "Open an isolated browser session, or attach to the running one of that sessionId.",
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  input: z.strictObject({}),
  output: z.object({ sessionId, session: z.string() }),
  run: async ({ sessionId }, { sessions, signal }) => {
    const { warnings, ...started } = await sessions.start(sessionId, signal);
    return { output: { ...started, ...beside({ warnings }, {}) } };
  },
});

const end = defineTool({
  name: "end",
  title: operations.end.summary,
  description: "Close the session's browser and release everything of it.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  input: z.strictObject({}),
  output: z.object({ sessionId, success: z.boolean() }),
  run: async ({ sessionId }, { sessions }) => ({
    output: { sessionId: await sessions.end(sessionId), success: true },
  }),
});

/** What every client can call. */
export const tools: readonly Tool[] = [navigate, act, observe, extract, start, end];
