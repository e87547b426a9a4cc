import { operations } from "@legwork/protocol";
import { z } from "zod";
import { beside } from "./answer.ts";
import { KeptCursors } from "./kept-cursors.ts";
import { defineTool } from "./tool.ts";

/** Items of one answer when the caller names no number: every one of them goes before a model. */
const defaultMaxItems = 200;

/** After which a call begins no further page, ms. Clients give up on a call after 60 s; its cursor goes on. */
const longestMs = 45_000;

const cursors = new KeptCursors();

const { items, complete } = operations.collect.output.shape.result.shape;

export const collect = defineTool({
  name: "collect",
  title: operations.collect.summary,
  description:
    "All items of a list over pages, load-more or scrolling. schema: of one item. Unless complete, go on with cursor.",
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  input: z.strictObject({
    instruction: z.string().trim().max(10_000).optional(),
    schema: z.record(z.string(), z.unknown()),
    selector: z.string().optional(),
    key: z.array(z.string()).optional().describe("Fields that identify an item"),
    maxItems: z.number().int().min(1).max(50_000).optional().describe(`Default ${defaultMaxItems}`),
    cursor: z.string().optional(),
    pageId: z.string().optional(),
  }),
  output: z.object({
    sessionId: z.string(),
    items,
    complete,
    cursor: z.string().optional(),
  }),
  run: async ({ instruction, schema, pageId, cursor, sessionId, ...wanted }, { sessions, dispatch }) => {
    const before = cursor === undefined ? undefined : cursors.find(cursor);
    const chosen = await sessions.choose(sessionId);
    const options = { maxItems: defaultMaxItems, maxDurationMs: longestMs, ...wanted, cursor: before };
    const answer = await dispatch("collect", { instruction, schema, options, pageId }, chosen.sessionId);
    const { cursor: next, ...result } = answer.result;
    const goOn = next === undefined ? {} : { cursor: cursors.keep(next) };
    return { output: { sessionId: chosen.sessionId, ...result, ...goOn, ...beside(chosen, answer) } };
  },
});
