import { operations } from "@legwork/protocol";
import { z } from "zod";
import { beside } from "./answer.ts";
import { collect } from "./collect-tool.ts";
import { defineTool, type Tool } from "./tool.ts";

const agent = defineTool({
  name: "agent",
  title: operations.agentExecute.summary,
  description: "A task of several steps, done as worded unless a model is set.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
  input: z.strictObject({
    instruction: z.string().trim().min(1).max(50_000),
    maxSteps: z.number().int().min(1).max(1_000).optional(),
    pageId: z.string().optional(),
  }),
  output: z.object({
    sessionId: z.string(),
    success: z.boolean(),
    completed: z.boolean(),
    message: z.string(),
  }),
  run: async ({ instruction, maxSteps, pageId, sessionId }, { sessions, dispatch }) => {
    const chosen = await sessions.choose(sessionId);
    // Nobody here would look at the pictures.
    const executeOptions = {
      instruction,
      autoScreenshot: false,
      ...(maxSteps === undefined ? {} : { maxSteps }),
    };
    const answer = await dispatch(
      "agentExecute",
      { agentConfig: {}, executeOptions, pageId },
      chosen.sessionId,
    );
    const { result } = answer;
    const { success, completed, message } = result;
    const actions = result.actions.map(({ screenshot: _screenshot, ...action }) => action);
    const output = { sessionId: chosen.sessionId, success, completed, message, actions };
    return { output: { ...output, ...beside(chosen, answer) }, isError: !success };
  },
});

const screenshot = defineTool({
  name: "screenshot",
  title: operations.screenshot.summary,
  description: "The visible part of the page.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  input: z.strictObject({ pageId: z.string().optional() }),
  output: undefined,
  run: async ({ pageId, sessionId }, { sessions, dispatch }) => {
    const chosen = await sessions.choose(sessionId);
    const { data, mimeType } = await dispatch("screenshot", { pageId }, chosen.sessionId);
    const caption = [...chosen.warnings, `Session ${chosen.sessionId}`].join("\n");
    return { picture: { data, mimeType }, caption };
  },
});

/** What `--experimental` adds. */
export const experimentalTools: readonly Tool[] = [collect, agent, screenshot];
