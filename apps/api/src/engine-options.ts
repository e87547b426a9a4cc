import type { EngineOptions } from "@legwork/core";
import type { Config } from "./config.ts";

/** What the configuration means for an engine. */
export function engineOptions(config: Config): EngineOptions {
  const { browserPath, sessionsPerBrowser, model, modelApiKeys, trustClients } = config;
  const { contextKey, dataDirectory, databaseUrl, cache } = config;
  return {
    dataDirectory,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(contextKey === undefined ? {} : { contextKey }),
    cache,
    browsers: {
      host: browserPath === undefined ? {} : { executablePath: browserPath },
      ...(sessionsPerBrowser === undefined ? {} : { sessionsPerBrowser }),
    },
    ...(model === undefined ? {} : { model }),
    modelApiKeys,
    limits: limitsOf(config),
    retention: retentionOf(config),
    trustClients,
    ...(config.webhookUrl === undefined ? {} : { webhookUrl: config.webhookUrl }),
    network: config.network,
  };
}

/** 0 stands for no limit. */
function retentionOf({ retention: { days, megabytes } }: Config): NonNullable<EngineOptions["retention"]> {
  return {
    ...(days === undefined ? {} : { keptMs: days === 0 ? Infinity : days * 86_400_000 }),
    ...(megabytes === undefined ? {} : { largestSize: megabytes === 0 ? Infinity : megabytes * 1_024 ** 2 }),
  };
}

function limitsOf({
  maxSessions,
  startQueue,
  startWaitSeconds,
  keyLimits,
  sessionIdleSeconds,
  sessionMaxSeconds,
  maxPages,
  maxFileMb,
}: Config): NonNullable<EngineOptions["limits"]> {
  return {
    ...(maxSessions === undefined ? {} : { maxSessions }),
    ...(startQueue === undefined ? {} : { maxWaitingStarts: startQueue }),
    ...(startWaitSeconds === undefined ? {} : { startWaitMs: startWaitSeconds * 1_000 }),
    perKey: keyLimits,
    ...(sessionIdleSeconds === undefined ? {} : { idleMs: sessionIdleSeconds * 1_000 }),
    ...(sessionMaxSeconds === undefined ? {} : { maxDurationMs: sessionMaxSeconds * 1_000 }),
    ...(maxPages === undefined ? {} : { maxPages }),
    ...(maxFileMb === undefined ? {} : { maxFileBytes: maxFileMb * 1024 * 1024 }),
  };
}
