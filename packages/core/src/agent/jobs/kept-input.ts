import type { Input } from "@legwork/protocol";
import type { Principal } from "../../principal.ts";
import { withoutKeys } from "../../trace.ts";
import type { SessionContext } from "../../services.ts";

/** What is kept of a job's input, so that another process can go on with it. */
export type KeptInput = {
  input: Input<"agentExecute">;
  /** What a session like the job's own is started with. */
  session: Input<"start">;
  /** Who asked, with the limits of the key. */
  principal: Principal;
  /** The page that it began on. */
  pageUrl: string;
  /** What it needs and is not kept, in words. */
  notKept?: string;
};

/** Keys and values of variables are left out; a job that needs them ends with its process. */
export function keptInput(
  input: Input<"agentExecute">,
  { session, pages, caller }: SessionContext,
): KeptInput {
  const { settings } = session;
  const kept = withoutKeys({ input, modelName: settings.model }) as {
    input: KeptInput["input"];
    modelName?: Input<"start">["modelName"];
  };
  const notKept = missing(input, {
    modelApiKey: caller.modelApiKey,
    model: settings.model,
    hooks: caller.agent,
  });
  return {
    input: kept.input,
    session: {
      ...(kept.modelName === undefined ? {} : { modelName: kept.modelName }),
      ...(settings.systemPrompt === undefined ? {} : { systemPrompt: settings.systemPrompt }),
      domSettleTimeoutMs: settings.domSettleTimeoutMs,
      actTimeoutMs: settings.actTimeoutMs,
      cache: settings.cache,
      keepAlive: settings.keepAlive,
    },
    principal: caller.principal,
    pageUrl: pages.url(),
    ...(notKept === undefined ? {} : { notKept }),
  };
}

function missing(
  { agentConfig, executeOptions }: Input<"agentExecute">,
  given: { modelApiKey: string | undefined; model: unknown; hooks: unknown },
): string | undefined {
  if (Object.keys(executeOptions.variables ?? {}).length > 0) return "a value of a variable";
  if (given.modelApiKey !== undefined || hasKey([agentConfig, given.model])) return "a model's key";
  if (executeOptions.messages !== undefined) return "an earlier conversation";
  return given.hooks === undefined ? undefined : "a function of the program that embeds the engine";
}

function hasKey(value: unknown): boolean {
  return JSON.stringify(withoutKeys(value)) !== JSON.stringify(value);
}
