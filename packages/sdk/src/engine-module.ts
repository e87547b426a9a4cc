import type { AgentHooks } from "./agent-tools.ts";
import { LegworkError } from "./errors.ts";
import type { AgentAction } from "./protocol.gen.ts";

/** What comes with a call to the engine beside its input. */
export type EngineCaller = {
  principal: { projectId: string };
  sessionId?: string;
  modelApiKey?: string;
  clientLanguage?: string;
  signal?: AbortSignal;
  onProgress?: (message: string, action?: AgentAction) => void;
  agent?: AgentHooks;
  content?: AsyncIterable<Uint8Array>;
  onContent?: (content: AsyncIterable<Uint8Array>) => void;
};

export type EngineOptions = {
  dataDirectory?: string;
  browsers?: { host?: { headless?: boolean; executablePath?: string } };
  trustClients?: boolean;
};

/** What this client needs of `@legwork/core`, whose types a program that only speaks to a service need not have. */
export type Engine = {
  readonly warnings: readonly string[];
  dispatch(name: string, raw: unknown, caller: EngineCaller): Promise<unknown>;
  close(): Promise<void>;
};

export type EngineModule = { Engine: { create(options: EngineOptions): Promise<Engine> } };

/** In a variable, so that no bundler takes the engine into a page, or misses it where only a service is spoken to. */
const engineModule = "@legwork/core";

/** @throws LegworkError `engine_missing` where `@legwork/core` is not installed or cannot run. */
export async function loadEngine(): Promise<EngineModule> {
  try {
    return (await import(/* @vite-ignore */ /* webpackIgnore: true */ engineModule)) as EngineModule;
  } catch (cause) {
    throw new LegworkError(
      "engine_missing",
      `env: "LOCAL" runs the engine in this process, but ${engineModule} could not be loaded (${describe(cause)}). ` +
        `Install it beside @legwork/sdk, on Node 24 or newer, or use env: "REMOTE" with the baseURL and apiKey of a running service.`,
      { cause },
    );
  }
}

function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return "code" in cause && cause.code === "ERR_MODULE_NOT_FOUND" && cause.message.includes(engineModule)
    ? "it is not installed"
    : cause.message;
}
