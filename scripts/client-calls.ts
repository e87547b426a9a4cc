import type { OperationName } from "../packages/protocol/src/operations.ts";

type Calls = { typescript: string; python: string };

/** Where the clients have an operation that is no method of its own name. */
const places: Partial<Record<OperationName, string | Calls>> = {
  start: "init",
  end: "close",
  agentExecute: "agent().execute",
  agentJob: "jobs.get",
  agentJobEvents: "jobs.events",
  cancelAgentJob: "jobs.cancel",
  listPages: { typescript: "context.pages", python: "pages.list" },
  openPage: { typescript: "context.newPage", python: "pages.open" },
  activatePage: { typescript: "context.setActivePage", python: "pages.activate" },
  closePage: { typescript: "Page.close", python: "pages.close" },
  pageHtml: { typescript: "page.html", python: "pages.html" },
  listCookies: { typescript: "context.cookies", python: "cookies.list" },
  setCookies: { typescript: "context.addCookies", python: "cookies.set" },
  deleteCookies: { typescript: "context.clearCookies", python: "cookies.delete" },
  listScreenshots: "screenshots.list",
  getScreenshot: "screenshots.get",
  sessionEvents: "events",
  listDownloads: "downloads.list",
  getDownload: "downloads.get",
  getDownloadRows: "downloads.rows",
  createUpload: "uploads.create",
  listUploads: "uploads.list",
  listSessions: "sessions.list",
  getSession: "sessions.get",
  updateSession: { typescript: "sessions.release", python: "sessions.update" },
  releaseSession: "sessions.release",
  createContext: "contexts.create",
  listContexts: "contexts.list",
  getContext: "contexts.get",
  exportContext: "contexts.export",
  deleteContext: "contexts.delete",
  listMemories: "memories.list",
  exportMemories: { typescript: "memories.toPlaywright", python: "memories.to_playwright" },
  importMemories: { typescript: "memories.import", python: "memories.import_" },
  deleteMemory: "memories.delete",
  purgeMemories: "memories.purge",
};

/** The calls of the clients that ask for an operation. */
export function callsOf(name: OperationName): Calls {
  const place = places[name] ?? name;
  if (typeof place !== "string") return place;
  const python = place.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return { typescript: place, python };
}
