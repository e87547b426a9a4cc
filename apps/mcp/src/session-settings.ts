import { defaultModelName, type RawInput } from "@legwork/protocol";

/** What the sessions of a connection are started with. */
export type SessionSettings = {
  /** `provider/model`; undefined: the service's default. */
  modelName: string | undefined;
  /** Key for the provider of `modelName`. */
  modelApiKey: string | undefined;
  /** The session outlives its idle time and the connection that started it. */
  keepAlive: boolean;
  proxies: boolean;
  verified: boolean;
  contextId: string | undefined;
  /** Whether a session's cookies and storage are kept in its context. Undefined when nobody said so: then they are. */
  persist: boolean | undefined;
  /** Whether `agent` and `screenshot` are among the tools. */
  experimental: boolean;
  /** CSS pixels. */
  browserWidth: number;
  /** CSS pixels. */
  browserHeight: number;
};

/** What `start` of the service is asked with; its answer names in `warnings` what it does not honour. */
export function startInput(settings: SessionSettings): RawInput<"start"> {
  const { modelName, keepAlive, proxies, verified, contextId, persist = true } = settings;
  const browserSettings = {
    viewport: { width: settings.browserWidth, height: settings.browserHeight },
    ...(verified ? { verified } : {}),
    ...(contextId === undefined ? {} : { context: { id: contextId, persist } }),
  };
  return {
    ...(modelName === undefined ? {} : { modelName }),
    keepAlive,
    sessionCreateParams: { browserSettings, ...(proxies ? { proxies } : {}) },
  };
}

/** True for a model that nobody has to bring a key for. */
export function isKeyless(modelName: string | undefined): boolean {
  return modelName === undefined || modelName === defaultModelName;
}
