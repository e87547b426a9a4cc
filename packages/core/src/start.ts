import { randomUUID } from "node:crypto";
import {
  forbiddenLaunchOptions,
  LegworkError,
  type Input,
  type Output,
  type SessionCreateParams,
} from "@legwork/protocol";
import { connectContext } from "./browser/connect.ts";
import type { ContextSettings } from "./browser/context-settings.ts";
import type { PooledContext } from "./browser/pooled-context.ts";
import type { OperationContext } from "./services.ts";
import type { SessionSettings } from "./session.ts";
import type { SessionRecord } from "./store/store.ts";

type StartInput = Input<"start">;

/** Opens a session in an isolated browser context, or attaches to a running one. */
export async function start(input: StartInput, context: OperationContext): Promise<Output<"start">> {
  const attach = input.sessionId ?? input.browserbaseSessionID;
  if (attach !== undefined) return attachTo(attach, context);
  const { services, caller } = context;
  refuseForbidden(input, services.trustClients);
  await services.models.resolve({ session: input.modelName }, caller);
  using _place = services.sessions.reserve(services.limits.maxSessions);
  const { principal } = caller;
  const browser = await openBrowser(input, context);
  const id = randomUUID();
  const settings = sessionSettings(input, context);
  try {
    context.signal.throwIfAborted();
    await services.sessions.open({ id, principal, settings, browser }, recordOf(id, input, context));
  } catch (error) {
    await browser.release();
    throw error;
  }
  const warnings = unhonoured(input);
  return { sessionId: id, available: true, cdpUrl: null, ...(warnings.length > 0 ? { warnings } : {}) };
}

async function openBrowser(
  input: StartInput,
  { services, caller, signal }: OperationContext,
): Promise<PooledContext> {
  const cdpUrl = input.browser?.cdpUrl ?? input.browser?.launchOptions?.["cdpUrl"];
  if (typeof cdpUrl === "string") return connectContext(cdpUrl);
  const { projectId } = caller.principal;
  return services.browsers.acquire({ projectId, settings: contextSettings(input), signal });
}

async function attachTo(id: string, { services, caller }: OperationContext): Promise<Output<"start">> {
  const session = await services.sessions.require(id, caller.principal);
  return { sessionId: session.id, available: true, cdpUrl: null };
}

function refuseForbidden(input: StartInput, trustClients: boolean): void {
  const options = input.browser?.launchOptions ?? {};
  const asked: string[] = forbiddenLaunchOptions.filter((name) => options[name] !== undefined);
  if (input.browser?.cdpUrl !== undefined) asked.push("cdpUrl");
  if (asked.length === 0) return;
  if (!trustClients) {
    throw new LegworkError(
      "launch_option_forbidden",
      `${asked.join(", ")}: such options start programs or reach the server's disk or network. Leave them out, or have the operator set LEGWORK_TRUST_CLIENTS=1.`,
    );
  }
}

function createParams(input: StartInput): SessionCreateParams {
  return input.sessionCreateParams ?? input.browserbaseSessionCreateParams ?? {};
}

function contextSettings(input: StartInput): ContextSettings {
  const options = input.browser?.launchOptions ?? {};
  const viewport = createParams(input).browserSettings?.viewport ?? options.viewport;
  const settings: ContextSettings = {};
  if (viewport !== undefined) settings.viewport = viewport;
  if (options.locale !== undefined) settings.locale = options.locale;
  if (options.deviceScaleFactor !== undefined) settings.deviceScaleFactor = options.deviceScaleFactor;
  if (options.ignoreHTTPSErrors !== undefined) settings.ignoreHTTPSErrors = options.ignoreHTTPSErrors;
  if (options.acceptDownloads !== undefined) settings.acceptDownloads = options.acceptDownloads;
  if (options.hasTouch === true || input.useTouch === true) settings.hasTouch = true;
  return settings;
}

function sessionSettings(input: StartInput, { services }: OperationContext): SessionSettings {
  const { limits } = services;
  const wantedMs = (createParams(input).timeout ?? Infinity) * 1_000;
  return {
    model: input.modelName,
    systemPrompt: input.systemPrompt,
    domSettleTimeoutMs: input.domSettleTimeoutMs ?? 30_000,
    actTimeoutMs: input.actTimeoutMs ?? 60_000,
    keepAlive: keepAlive(input),
    idleMs: limits.idleMs,
    maxDurationMs: Math.min(wantedMs, limits.maxDurationMs),
  };
}

function keepAlive(input: StartInput): boolean {
  return input.keepAlive ?? createParams(input).keepAlive ?? false;
}

function recordOf(id: string, input: StartInput, { services, caller }: OperationContext): SessionRecord {
  const { region, userMetadata } = createParams(input);
  return {
    id,
    projectId: caller.principal.projectId,
    status: "RUNNING",
    createdAt: Date.now(),
    keepAlive: keepAlive(input),
    ownerId: services.ownerId,
    ...(region === undefined ? {} : { region }),
    ...(userMetadata === undefined ? {} : { userMetadata }),
    ...(caller.clientLanguage === undefined ? {} : { clientLanguage: caller.clientLanguage }),
  };
}

const honouredLaunchOptions = new Set([
  "cdpUrl",
  "viewport",
  "locale",
  "deviceScaleFactor",
  "hasTouch",
  "ignoreHTTPSErrors",
  "acceptDownloads",
  "headless",
]);
const honouredCreateParams = new Set(["browserSettings", "region", "timeout", "keepAlive", "userMetadata"]);

/** What was asked and this server does not do, in words: silence would be taken for a yes. */
function unhonoured(input: StartInput): string[] {
  const params = createParams(input);
  const names = [
    ...Object.keys(input.browser?.launchOptions ?? {})
      .filter((name) => !honouredLaunchOptions.has(name))
      .map((name) => `browser.launchOptions.${name}`),
    ...Object.keys(params)
      .filter((name) => !honouredCreateParams.has(name))
      .map((name) => `sessionCreateParams.${name}`),
    ...Object.keys(params.browserSettings ?? {})
      .filter((name) => name !== "viewport")
      .map((name) => `sessionCreateParams.browserSettings.${name}`),
  ];
  if (input.browser?.launchOptions?.headless === false) names.push("browser.launchOptions.headless=false");
  if (input.waitForCaptchaSolves === true) names.push("waitForCaptchaSolves");
  if (input.selfHeal === true) names.push("selfHeal");
  return names.map((name) => `${name} is not honoured by this server.`);
}
