import type { z } from "zod";
import { act } from "./act.ts";
import { agentAnswer, agentExecute, agentQuestions } from "./agent.ts";
import { agentJobEvents, agentJobOperation, cancelAgentJob } from "./agent-job.ts";
import { collect } from "./collect.ts";
import { createContext, deleteContext, exportContext, getContext, listContexts } from "./context.ts";
import { deleteCookies, listCookies, setCookies } from "./cookie.ts";
import { debug, revokeDebug } from "./debug.ts";
import { extract } from "./extract.ts";
import { createUpload, getDownload, getDownloadRows, listDownloads, listUploads } from "./file.ts";
import { deleteMemory, exportMemories, importMemories, listMemories, purgeMemories } from "./memory.ts";
import { navigate } from "./navigate.ts";
import { observe } from "./observe.ts";
import { activatePage, closePage, listPages, openPage, pageHtml } from "./page.ts";
import { replay } from "./replay.ts";
import { getScreenshot, listScreenshots, screenshot } from "./screenshots.ts";
import { sessionEvents } from "./session-events.ts";
import { cancel, getSession, listSessions, releaseSession, updateSession } from "./session-record.ts";
import { end, start } from "./session.ts";

/** Everything that can be asked, by name. */
export const operations = {
  start,
  navigate,
  act,
  observe,
  extract,
  collect,
  agentExecute,
  agentQuestions,
  agentAnswer,
  agentJob: agentJobOperation,
  agentJobEvents,
  cancelAgentJob,
  listPages,
  openPage,
  activatePage,
  closePage,
  pageHtml,
  listCookies,
  setCookies,
  deleteCookies,
  replay,
  screenshot,
  listScreenshots,
  getScreenshot,
  sessionEvents,
  cancel,
  listDownloads,
  getDownload,
  getDownloadRows,
  createUpload,
  listUploads,
  debug,
  revokeDebug,
  end,
  listSessions,
  getSession,
  updateSession,
  releaseSession,
  createContext,
  listContexts,
  getContext,
  exportContext,
  deleteContext,
  listMemories,
  exportMemories,
  importMemories,
  deleteMemory,
  purgeMemories,
} as const;

export type Operations = typeof operations;
export type OperationName = keyof Operations;

/** What a caller sends: defaults not yet filled in. */
export type RawInput<Name extends OperationName> = z.input<Operations[Name]["input"]>;
/** What a handler receives: parsed, with defaults. */
export type Input<Name extends OperationName> = z.output<Operations[Name]["input"]>;
/** What a caller gets: `data` of the answer, or the whole body when it is bare. */
export type Output<Name extends OperationName> = z.output<Operations[Name]["output"]>;
