import { resourceExamples } from "./openapi-resource-examples.ts";
import type { OperationName } from "./operations.ts";

/** What a client may send, and what it gets for it; without the envelope. */
export type Example = { request?: unknown; response?: unknown };

const sessionId = "0b8f3a52-6d1c-4f6e-9c3a-5e1f0a7d2b41";
const actionId = "7c2d9e10-3f4b-4a55-8d7e-2b6c1f9a0e83";
const usage = { input_tokens: 0, output_tokens: 0, inference_time_ms: 0 };

const signIn = {
  selector: "xpath=/html[1]/body[1]/form[1]/button[1]",
  description: "button “Sign in”",
  method: "click",
  arguments: [],
  confidence: 0.98,
};

const record = {
  id: sessionId,
  status: "RUNNING",
  projectId: "default",
  createdAt: "2026-11-21T09:00:00.000Z",
  startedAt: "2026-11-21T09:00:00.000Z",
  updatedAt: "2026-11-21T09:00:04.210Z",
  expiresAt: "2026-11-21T10:00:00.000Z",
  endedAt: null,
  endReason: null,
  keepAlive: false,
  region: null,
  contextId: null,
  context: null,
  userMetadata: { order: { status: "shipped" } },
  usage,
  actionCount: 2,
  connectUrl: "ws://127.0.0.1:4700/v1/sessions/5c2f9a4e-6f0b-4a7e-9c1d-2b8e3f7a6d10/cdp?token=…",
  blocked: [],
};

const released = {
  ...record,
  status: "ENDED",
  endedAt: "2026-11-21T09:01:00.000Z",
  endReason: "released",
};

const pageEntry = {
  id: "page-4f1d0c9a7e52",
  url: "https://example.com/account",
  title: "Your account",
  active: true,
  opener: "page-90b3a6f1c2d8",
};

const cookie = {
  name: "theme",
  value: "dark",
  domain: "example.com",
  path: "/",
  expires: 1_826_787_600,
  httpOnly: false,
  secure: true,
  sameSite: "Lax",
};

const action = {
  actionId,
  method: "act",
  parameters: { input: "click Sign in" },
  result: { success: true, message: "Clicked button “Sign in”." },
  timestamp: 1_795_251_602_000,
  endTime: 1_795_251_602_085,
};

const actResult = {
  success: true,
  message: "Clicked button “Sign in”.",
  actionDescription: "click button “Sign in”",
  actions: [signIn],
  resolvedBy: "embedded",
  confidence: 0.98,
  cacheStatus: "MISS",
  effect: { urlAfter: "https://example.com/account" },
  usage,
};

const agentResult = {
  success: true,
  message: "Done: 2 steps.",
  completed: true,
  actions: [
    { type: "act", action: "Clicked button “Sign in”.", success: true, timeMs: 84 },
    { type: "act", action: "Filled textbox “Search” with kettle.", success: true, timeMs: 61 },
  ],
  usage,
};

const question = {
  id: "d3b1c7aa-0a51-4c0e-8a0c-6c8d0b8e4f17",
  actionId,
  kind: "question",
  text: "Which of the two addresses should the order go to?",
  expiresAt: 1_795_251_900_000,
};

/** One for each operation but those whose answer is a picture. They are checked against the schemas. */
export const examples: Partial<Record<OperationName, Example>> = {
  ...resourceExamples,
  start: {
    request: { sessionCreateParams: { userMetadata: { order: { status: "shipped" } }, timeout: 3600 } },
    response: {
      sessionId,
      available: true,
      cdpUrl: null,
      pages: [{ id: "page-90b3a6f1c2d8", url: "about:blank", title: "", active: true }],
    },
  },
  navigate: {
    request: { url: "https://example.com/login", options: { waitUntil: "load", timeout: 30_000 } },
    response: {
      result: {
        requestId: actionId,
        response: {
          url: "https://example.com/login",
          status: 200,
          statusText: "OK",
          headers: { "content-type": "text/html; charset=utf-8" },
          mimeType: "text/html",
        },
      },
      actionId,
    },
  },
  act: {
    request: { input: "type %password% into Password", options: { variables: { password: "…" } } },
    response: { result: actResult, actionId },
  },
  observe: { request: { instruction: "the Sign in button" }, response: { result: [signIn], actionId } },
  collect: {
    request: {
      instruction: "all products",
      schema: { type: "object", properties: { name: { type: "string" }, price: { type: "number" } } },
      options: { key: "name", maxItems: 500 },
    },
    response: {
      result: {
        items: [{ name: "Kettle", price: 24.5 }],
        count: 137,
        expected: 137,
        complete: true,
        stoppedBecause: "count_reached",
        pages: 7,
        duplicates: 0,
      },
      actionId,
      usage,
    },
  },
  extract: {
    request: {
      instruction: "all products",
      schema: {
        type: "array",
        items: { type: "object", properties: { name: { type: "string" }, price: { type: "number" } } },
      },
    },
    response: { result: [{ name: "Trail Kettle", price: 34 }], actionId },
  },
  agentExecute: {
    request: {
      agentConfig: {},
      executeOptions: { instruction: "click Sign in, then search for kettle", maxSteps: 10 },
    },
    response: { result: agentResult, actionId },
  },
  agentQuestions: { response: { questions: [question] } },
  listPages: { response: { pages: [pageEntry] } },
  openPage: {
    request: { url: "https://example.com/account" },
    response: { page: pageEntry, result: null, actionId },
  },
  activatePage: { request: { pageId: pageEntry.id }, response: { page: pageEntry, actionId } },
  closePage: { response: { closed: pageEntry.id, activePageId: pageEntry.opener, actionId } },
  pageHtml: {
    response: {
      html: "<!DOCTYPE html>\n<html>…</html>",
      truncated: false,
      totalCharacters: 30,
      pageId: pageEntry.id,
      url: pageEntry.url,
    },
  },
  listCookies: { response: { cookies: [cookie] } },
  setCookies: { request: { cookies: [cookie] }, response: { set: 1, actionId } },
  deleteCookies: { response: { deleted: 1, actionId } },
  replay: {
    response: {
      pages: [
        { url: "https://example.com/login", timestamp: action.timestamp, duration: 85, actions: [action] },
      ],
    },
  },
  sessionEvents: {
    response: {
      events: [
        { id: "1-1795251600000", timestamp: 1_795_251_600_000, type: "session_started" },
        {
          id: "2-1795251602000",
          timestamp: 1_795_251_602_000,
          type: "action_started",
          actionId,
          operation: "act",
          parameters: { input: "click Sign in" },
        },
      ],
      ended: false,
    },
  },
  listScreenshots: {
    response: {
      screenshots: [{ id: actionId, actionId, size: 48_213, createdAt: "2026-11-21T09:00:02.130Z" }],
    },
  },
  cancel: { request: {}, response: { cancelled: 1 } },
  end: { request: {}, response: { success: true } },
  listSessions: { response: { sessions: [record] } },
  getSession: { response: record },
  updateSession: { request: { status: "REQUEST_RELEASE" }, response: released },
  releaseSession: { response: released },
  listMemories: { response: { memories: [] } },
  exportMemories: {
    response: { format: "playwright", script: 'import { chromium } from "playwright";\n…' },
  },
  importMemories: { request: { memories: [] }, response: { imported: 0 } },
  deleteMemory: { response: { deleted: 1 } },
  purgeMemories: { response: { deleted: 12 } },
};

/** What a stream of an operation begins and ends with. */
export function streamExample(result: unknown): string {
  const frame = (id: string, type: string, data: { status: string }) =>
    `event: ${data.status}\ndata: ${JSON.stringify({ data, type, id })}\n\n`;
  return [
    frame("d1", "system", { status: "starting" }),
    frame("d2", "system", { status: "connected" }),
    frame("d3", "system", { status: "finished", ...(result as Record<string, unknown>) }),
  ].join("");
}

/** Events of a session as they are sent. */
export function eventsExample({ events }: { events: { id: string; type: string }[] }): string {
  return events
    .map((event) => `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
    .join("");
}
