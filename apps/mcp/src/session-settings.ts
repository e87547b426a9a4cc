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
  /** Undefined when nobody said so. */
  persist: boolean | undefined;
  experimental: boolean;
  /** CSS pixels. */
  browserWidth: number;
  /** CSS pixels. */
  browserHeight: number;
};

/** What `start` of the service is asked with. */
export function startInput(settings: SessionSettings): RawInput<"start"> {
  const viewport = { width: settings.browserWidth, height: settings.browserHeight };
  return {
    ...(settings.modelName === undefined ? {} : { modelName: settings.modelName }),
    keepAlive: settings.keepAlive,
    sessionCreateParams: { browserSettings: { viewport } },
  };
}

/** True for a model that nobody has to bring a key for. */
export function isKeyless(modelName: string | undefined): boolean {
  return modelName === undefined || modelName === defaultModelName;
}

/** What was asked and this version does not do, in words: silence would be taken for a yes. */
export function unhonoured(settings: SessionSettings): string[] {
  const { proxies, verified, contextId, persist, experimental } = settings;
  return [
    proxies && "proxies is not honoured by this version: pages are loaded from the server's own address.",
    verified && "verified is not honoured by this version: the browser shows no verified identity.",
    contextId !== undefined &&
      "contextId is not honoured by this version: every session begins with an empty browser.",
    persist === true && "persist is not honoured by this version: nothing of a session's browser is kept.",
    experimental && "experimental is not honoured by this version: it adds no tools.",
  ].filter((warning) => warning !== false);
}
