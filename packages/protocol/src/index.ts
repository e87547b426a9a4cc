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
export { actResult, type ActResult } from "./act.ts";
export { agentAction, agentResult, type AgentAction, type AgentResult } from "./agent.ts";
export { errorBody, errorCode, type ErrorBody } from "./error-body.ts";
export { LegworkError, errorCodes, errorStatus, type ErrorCode, type ErrorIssue } from "./error.ts";
export { progress, streamEvent, type Progress, type StreamEvent } from "./events.ts";
export { defaultModelName, modelReference, type ModelReference, type ModelSettings } from "./model.ts";
export { createOpenApiDocument, type OpenApiDocument } from "./openapi.ts";
export { defineOperation, type Operation } from "./operation.ts";
export {
  operations,
  type Input,
  type OperationName,
  type Operations,
  type Output,
  type RawInput,
} from "./operations.ts";
export { replayAction, type ReplayAction } from "./replay.ts";
export { type Variables } from "./request.ts";
export { forbiddenLaunchOptions, type SessionCreateParams } from "./session.ts";
export { noUsage, usage, type Usage } from "./usage.ts";
