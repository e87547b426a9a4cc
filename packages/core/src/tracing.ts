import type { OperationName } from "@legwork/protocol";
import type { Caller } from "./context.ts";
import { toLegworkError } from "./errors.ts";
import { outcomeOf } from "./figures.ts";
import type { ModelCallUsage, Models } from "./model/registry.ts";

/** Names and numbers of ours: never what a page shows, what somebody asked for, an address or a key. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A piece of work, for whoever watches over the service. */
export type Span = {
  set(attributes: SpanAttributes): void;
  /** It came to nothing, for a reason that is one of few. */
  fail(reason: string): void;
};

/** Tells how long which piece of work took, and what it was part of. */
export type Tracing = {
  /** Does the work within a span, which is beneath the one that is open here. */
  span<Result>(name: string, work: (span: Span) => Promise<Result>): Promise<Result>;
};

type Traced = { name: OperationName; caller: Caller; actionId: string };

/** An operation within a span of its name. */
export async function traceOperation<Result>(
  tracing: Tracing | undefined,
  { name, caller, actionId }: Traced,
  work: () => Promise<Result>,
): Promise<Result> {
  // A reader of events asks again and again, and nothing is done for it.
  if (tracing === undefined || name === "sessionEvents") return await work();
  return await tracing.span(name, async (span) => {
    span.set({ "legwork.operation": name, "legwork.action_id": actionId });
    try {
      const output = await work();
      span.set(sessionOf(output) ?? sessionOf(caller) ?? {});
      tellOutcome(span, output);
      return output;
    } catch (error) {
      const { code } = toLegworkError(error, name);
      if (code !== "session_not_found") span.set(sessionOf(caller) ?? {});
      span.fail(code);
      throw error;
    }
  });
}

/** The same models, each call of a language model within a span, named as OpenTelemetry names such calls. */
export function traceModels(models: Models, tracing: Tracing | undefined): Models {
  if (tracing === undefined) return models;
  return {
    async resolve(references, caller) {
      const resolved = await models.resolve(references, caller);
      if (resolved.kind === "embedded") return resolved;
      const { provider, modelId } = resolved.model;
      const trace = <Answer extends ModelCallUsage>(call: () => Promise<Answer>) =>
        tracing.span(`chat ${modelId}`, async (span) => {
          span.set({
            "gen_ai.operation.name": "chat",
            "gen_ai.provider.name": provider,
            "gen_ai.request.model": modelId,
          });
          try {
            const answer = await call();
            span.set({
              "gen_ai.usage.input_tokens": answer.usage.input_tokens,
              "gen_ai.usage.output_tokens": answer.usage.output_tokens,
            });
            return answer;
          } catch (error) {
            // Its words can quote the prompt.
            span.fail(error instanceof Error ? error.name : "unknown");
            throw error;
          }
        });
      return { ...resolved, trace };
    },
  };
}

/** What stands in the place of an id in an address may be anything. */
const idForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function sessionOf(value: unknown): SpanAttributes | undefined {
  const id = fieldOf(value, "sessionId");
  return typeof id === "string" && idForm.test(id) ? { "session.id": id } : undefined;
}

function tellOutcome(span: Span, output: unknown): void {
  const result = fieldOf(output, "result");
  const resolvedBy = fieldOf(result, "resolvedBy") ?? fieldOf(output, "resolvedBy");
  if (typeof resolvedBy === "string") span.set({ "legwork.resolved_by": resolvedBy });
  if (outcomeOf(output) === "done") return;
  const code = fieldOf(result, "code");
  span.fail(typeof code === "string" ? code : "not_done");
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
