export {
  Agent,
  type AgentConfig,
  type ExecuteOptions,
  type StreamOptions,
  type TypedAgentResult,
} from "./agent.ts";
export type { AgentIntegration, AgentTool, FunctionTool, McpClient } from "./agent-tools.ts";
export type { AgentEvent } from "./agent-stream.ts";
export { BrowserContext, type NewCookie, type Pages } from "./browser-context.ts";
export type { CallOptions, PageCallOptions, SessionCallOptions } from "./call.ts";
export {
  Legwork,
  type EnvironmentOptions,
  type InitOptions,
  type LegworkOptions,
  type SessionOptions,
} from "./client.ts";
export type { Collected, CollectRequest } from "./collect.ts";
export { Contexts } from "./contexts.ts";
export type { Caller, Dispatcher, OperationName } from "./dispatcher.ts";
export { LegworkError, type ErrorIssue, type LegworkErrorCode } from "./errors.ts";
export type { ExtractBySchema, Extraction, ExtractOptions, ExtractRequest, PageText } from "./extract.ts";
export {
  Downloads,
  Uploads,
  type DownloadedFile,
  type DownloadRows,
  type RowsOptions,
  type UploadOptions,
} from "./files.ts";
export { Jobs } from "./jobs.ts";
export { createLocal, type LocalOptions } from "./local.ts";
export { Memories, type MemoryFilter } from "./memories.ts";
export type { ModelOptions, OlderModelOptions } from "./model-options.ts";
export { ActivePage, Page, type HtmlOptions, type PageHtml } from "./page.ts";
export type {
  ActOptions,
  ActRequest,
  NavigateOptions,
  ObserveOptions,
  ObserveRequest,
  PagesTold,
} from "./page-operations.ts";
export type {
  Action,
  ActionInput,
  ActResult,
  AgentAction,
  AgentJob,
  AgentJobEventsOutput,
  AgentQuestion,
  AgentResult,
  Candidate,
  Context,
  Cookie,
  CreateContextInput,
  DebugOutput,
  Download,
  Effect,
  ExportContextOutput,
  Memory,
  MemoryStep,
  Model,
  ModelSettings,
  NavigateResult,
  Operations,
  PageEntry,
  ReplayAction,
  ReplayOutput,
  ScreenshotEntry,
  SessionCreateParams,
  SessionEvent,
  SessionRecord,
  StartOutput,
  StorageState,
  Upload,
  Usage,
} from "./protocol.gen.ts";
export { createRemote } from "./remote.ts";
export type { InferSchema, JsonSchema, Schema, StandardSchema } from "./schema.ts";
export type { RemoteOptions } from "./service.ts";
export { Screenshots } from "./screenshots.ts";
export type { EventsOptions } from "./session-events.ts";
export { Sessions, type SessionFilter } from "./sessions.ts";
