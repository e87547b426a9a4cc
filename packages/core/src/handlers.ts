import type { Input, OperationName, Output } from "@legwork/protocol";
import { act } from "./act.ts";
import { agentAnswer } from "./agent/agent-answer.ts";
import { agentQuestions } from "./agent/agent-questions.ts";
import { agentExecute } from "./agent/agent-execute.ts";
import { cancel } from "./records/cancel.ts";
import { getScreenshot } from "./records/get-screenshot.ts";
import { getSession } from "./records/get-session.ts";
import { listScreenshots } from "./records/list-screenshots.ts";
import { listSessions } from "./records/list-sessions.ts";
import { releaseSession } from "./records/release-session.ts";
import { screenshot } from "./records/screenshot.ts";
import { sessionEvents } from "./records/session-events.ts";
import { updateSession } from "./records/update-session.ts";
import { agentJob } from "./agent/jobs/agent-job.ts";
import { agentJobEvents } from "./agent/jobs/agent-job-events.ts";
import { cancelAgentJob } from "./agent/jobs/cancel-agent-job.ts";
import { collect } from "./collect/collect.ts";
import { deleteCookies } from "./cookies/delete-cookies.ts";
import { listCookies } from "./cookies/list-cookies.ts";
import { setCookies } from "./cookies/set-cookies.ts";
import { createContext } from "./contexts/create-context.ts";
import { deleteContext } from "./contexts/delete-context.ts";
import { exportContext } from "./contexts/export-context.ts";
import { getContext } from "./contexts/get-context.ts";
import { listContexts } from "./contexts/list-contexts.ts";
import { deleteMemory } from "./delete-memory.ts";
import { end } from "./end.ts";
import { exportMemories } from "./export-memories.ts";
import { extract } from "./extract.ts";
import { createUpload } from "./files/create-upload.ts";
import { getDownload } from "./files/get-download.ts";
import { getDownloadRows } from "./files/get-download-rows.ts";
import { listDownloads } from "./files/list-downloads.ts";
import { listUploads } from "./files/list-uploads.ts";
import { importMemories } from "./import-memories.ts";
import { listMemories } from "./list-memories.ts";
import { debug } from "./live/debug.ts";
import { revokeDebug } from "./live/revoke-debug.ts";
import { navigate } from "./navigate.ts";
import { observe } from "./observe.ts";
import { activatePage } from "./pages/activate-page.ts";
import { closePage } from "./pages/close-page.ts";
import { listPages } from "./pages/list-pages.ts";
import { openPage } from "./pages/open-page.ts";
import { pageHtml } from "./pages/page-html.ts";
import { readAnew } from "./read-anew.ts";
import { purgeMemories } from "./purge-memories.ts";
import { replay } from "./replay.ts";
import type { OperationContext, SessionContext } from "./services.ts";
import { start } from "./start.ts";

export type ServiceOperation =
  | "start"
  | "end"
  | "replay"
  | "listPages"
  | "pageHtml"
  | "listCookies"
  | "screenshot"
  | "listScreenshots"
  | "getScreenshot"
  | "sessionEvents"
  | "cancel"
  | "listSessions"
  | "getSession"
  | "updateSession"
  | "releaseSession"
  | "debug"
  | "revokeDebug"
  | "agentQuestions"
  | "agentAnswer"
  | "agentJob"
  | "agentJobEvents"
  | "cancelAgentJob"
  | "listDownloads"
  | "getDownload"
  | "getDownloadRows"
  | "createUpload"
  | "listUploads"
  | "createContext"
  | "listContexts"
  | "getContext"
  | "exportContext"
  | "deleteContext"
  | "listMemories"
  | "exportMemories"
  | "importMemories"
  | "deleteMemory"
  | "purgeMemories";
export type SessionOperation = Exclude<OperationName, ServiceOperation>;

type ServiceHandlers = {
  [Name in ServiceOperation]: (input: Input<Name>, context: OperationContext) => Promise<Output<Name>>;
};
type SessionHandlers = {
  [Name in SessionOperation]: (input: Input<Name>, context: SessionContext) => Promise<Output<Name>>;
};

/** Operations on the service and on records; they wait for no session's turn. */
export const serviceHandlers: ServiceHandlers = {
  start,
  end,
  replay,
  listPages,
  pageHtml,
  listCookies,
  screenshot,
  listScreenshots,
  getScreenshot,
  sessionEvents,
  cancel,
  listSessions,
  getSession,
  updateSession,
  releaseSession,
  debug,
  revokeDebug,
  agentQuestions,
  agentAnswer,
  agentJob,
  agentJobEvents,
  cancelAgentJob,
  listDownloads,
  getDownload,
  getDownloadRows,
  createUpload,
  listUploads,
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
};

/** Operations on a running session; each session does one at a time. */
export const sessionHandlers: SessionHandlers = {
  navigate,
  act,
  observe: readAnew(observe),
  extract: readAnew(extract),
  collect,
  agentExecute,
  openPage,
  activatePage,
  closePage,
  setCookies,
  deleteCookies,
};
