export { Agent, type AgentConfig, type ExecuteOptions, type TypedAgentResult } from "./agent.ts";
export type { CallOptions } from "./call.ts";
export {
  Legwork,
  type ActOptions,
  type InitOptions,
  type LegworkOptions,
  type NavigateOptions,
  type ObserveOptions,
  type SessionOptions,
} from "./client.ts";
export type { Caller, Dispatcher, OperationName } from "./dispatcher.ts";
export { LegworkError, type ErrorIssue, type LegworkErrorCode } from "./errors.ts";
export type { Extraction, ExtractOptions, ExtractRequest, PageText } from "./extract.ts";
export type {
  Action,
  ActionInput,
  ActResult,
  AgentAction,
  AgentResult,
  Candidate,
  Effect,
  Model,
  ModelSettings,
  NavigateResult,
  Operations,
  ReplayAction,
  ReplayOutput,
  SessionCreateParams,
  StartOutput,
  Usage,
} from "./protocol.gen.ts";
export { createRemote } from "./remote.ts";
export type { InferSchema, JsonSchema, Schema, StandardSchema } from "./schema.ts";
export type { RemoteOptions } from "./service.ts";
