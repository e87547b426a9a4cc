export {
  actFailureCodes,
  action,
  actionMethods,
  candidate,
  effect,
  resolvedBy,
  type ActFailureCode,
  type Action,
  type ActionMethod,
  type Candidate,
  type Effect,
  type ResolvedBy,
} from "./action.ts";
export { actInputRule, actResult, type ActResult } from "./act.ts";
export { agentAction, type AgentAction } from "./agent-action.ts";
export { agentJob, type AgentJob } from "./agent-job.ts";
export { agentQuestion, type AgentQuestion } from "./agent-question.ts";
export { agentResult, type AgentResult } from "./agent-result.ts";
export { brokenRules, deepestInput, inOneClause, isTooDeep } from "./broken-rules.ts";
export { collectStops, type CollectResult, type CollectStop } from "./collect.ts";
export { storageState, type Context, type StorageState } from "./context.ts";
export { errorBody, errorCode, type ErrorBody } from "./error-body.ts";
export { LegworkError, errorCodes, errorStatus, type ErrorCode, type ErrorIssue } from "./error.ts";
export { progress, streamEvent, type Progress, type StreamEvent } from "./events.ts";
export { type Download, type Upload } from "./file.ts";
export { defaultModelName, modelReference, type ModelReference, type ModelSettings } from "./model.ts";
export { type NeedsHuman, type ObstacleKind } from "./needs-human.ts";
export { createOpenApiDocument, type OpenApiDocument } from "./openapi.ts";
export { memory, type Memory, type MemoryStep } from "./memory.ts";
export { defineOperation, type Envelope, type Operation } from "./operation.ts";
export {
  operations,
  type Input,
  type OperationName,
  type Operations,
  type Output,
  type RawInput,
} from "./operations.ts";
export { type PageEntry } from "./page-entry.ts";
export { type RecordedAction } from "./replay.ts";
export { type Variables } from "./request.ts";
export { type SessionEvent } from "./session-events.ts";
export { endReasons, sessionStatuses, type SessionRecordOutput } from "./session-record.ts";
export { forbiddenLaunchOptions, largestSide, mostPixels, type SessionCreateParams } from "./session.ts";
export { noUsage, usage, type Usage } from "./usage.ts";
