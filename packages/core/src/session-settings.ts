import type { Input, ModelReference } from "@legwork/protocol";
import { createParams } from "./browser-settings.ts";
import type { ConsentChoice } from "./consent/close-banners.ts";
import type { Limits } from "./services.ts";

/** What a session was started with and every operation in it falls back to. */
export type SessionSettings = {
  model: ModelReference | undefined;
  /** Instructions of the caller for every model call. */
  systemPrompt: string | undefined;
  /** ms */
  domSettleTimeoutMs: number;
  /** ms */
  actTimeoutMs: number;
  /** Whether acts in words are done from memory, and remembered. */
  cache: boolean;
  keepAlive: boolean;
  /** Whether a picture is kept after each operation that may have changed the page. */
  recorded: boolean;
  /** What is chosen where pages ask for consent; undefined: nobody answers. */
  consent: ConsentChoice | undefined;
  /** Longest time without an operation, ms; not counted for a session that is kept alive. */
  idleMs: number;
  /** Longest life, ms. */
  maxDurationMs: number;
  /** Pages that may be open at once. */
  maxPages: number;
};

/** What a session is to do, of what it was started with, within the limits of the server. */
export function sessionSettings(input: Input<"start">, limits: Limits): SessionSettings {
  const wantedMs = (createParams(input).timeout ?? Infinity) * 1_000;
  return {
    model: input.modelName,
    systemPrompt: input.systemPrompt,
    domSettleTimeoutMs: input.domSettleTimeoutMs ?? 30_000,
    actTimeoutMs: input.actTimeoutMs ?? 60_000,
    cache: input.cache ?? true,
    keepAlive: input.keepAlive ?? createParams(input).keepAlive ?? false,
    recorded: createParams(input).browserSettings?.recordSession === true,
    consent: consentChoice(createParams(input).browserSettings?.blockConsentModals),
    idleMs: limits.idleMs,
    maxDurationMs: Math.min(wantedMs, limits.maxDurationMs),
    maxPages: limits.maxPages,
  };
}

function consentChoice(wanted: boolean | ConsentChoice | undefined): ConsentChoice | undefined {
  return wanted === true ? "reject" : wanted || undefined;
}
