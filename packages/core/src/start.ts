import { randomUUID } from "node:crypto";
import { forbiddenLaunchOptions, LegworkError, type Input, type Output } from "@legwork/protocol";
import { connectContext } from "./browser/connect.ts";
import type { PooledContext } from "./browser/pooled-context.ts";
import {
  contextSettings,
  createParams,
  honouredBrowserSettings,
  refuseContextElsewhere,
  refuseExtensions,
  refuseTooManyPixels,
  unhonouredElsewhere,
} from "./browser-settings.ts";
import { Downloads } from "./files/downloads.ts";
import { HeldContext } from "./contexts/held-context.ts";
import { connectUrl } from "./live/links.ts";
import type { OperationContext } from "./services.ts";
import type { Session } from "./session.ts";
import { sessionNetwork } from "./session-network.ts";
import { sessionSettings, type SessionSettings } from "./session-settings.ts";
import type { SessionRecord } from "./store/store.ts";

type StartInput = Input<"start">;

/** Opens a session in an isolated browser context, or attaches to a running one. */
export async function start(input: StartInput, context: OperationContext): Promise<Output<"start">> {
  const attach = input.sessionId ?? input.browserbaseSessionID;
  if (attach !== undefined) return attachTo(attach, context);
  const { services, caller } = context;
  refuseForbidden(input, services.trustClients);
  refuseExtensions(input, services.trustClients);
  refuseTooManyPixels(input);
  const keyless = await withoutKey(services.models.resolve({ session: input.modelName }, caller));
  const network = sessionNetwork(input, services.egress);
  const { principal } = caller;
  using place = await services.admission.enter(principal, context.signal);
  // Whoever leaves from here on finds the session when the same start comes again.
  caller.onStarted?.();
  const id = randomUUID();
  const settings = sessionSettings(input, services.limits);
  const held = await holdContext(id, input, context);
  let browser: PooledContext | undefined;
  let session: Session;
  try {
    browser = await openBrowser(input, context);
    browser.egress?.use(network.egress);
    await held?.load(browser.context);
    const downloads = Downloads.watch(browser.context, {
      files: services.files,
      sessionId: id,
      onError: services.tell,
    });
    context.signal.throwIfAborted();
    const record = recordOf(id, { input, settings }, context);
    session = await services.sessions.open(
      { id, principal, settings, browser, downloads, held, policy: network.egress.policy, origin: input },
      held === undefined ? record : { ...record, context: held.record },
    );
    place.opened(session.signal);
  } catch (error) {
    await Promise.all([browser?.release(), held?.abandon()]);
    throw error;
  }
  const warnings = [...keyless, ...network.warnings, ...(held?.warnings ?? []), ...unhonoured(input)];
  if (settings.recorded && services.screenshots === undefined)
    warnings.push("browserSettings.recordSession is not honoured: this server keeps nothing on disk.");
  if (input.cache === true && !services.cache)
    warnings.push("cache is not honoured: this server remembers nothing (LEGWORK_CACHE=0).");
  const cdpUrl = connectUrl(session, caller);
  const pages = session.pages.untitled();
  return { sessionId: id, available: true, cdpUrl, pages, ...(warnings.length > 0 ? { warnings } : {}) };
}

/** A key that is missing may come with each call: a warning. @throws LegworkError for a model that cannot be. */
async function withoutKey(resolved: Promise<unknown>): Promise<string[]> {
  try {
    await resolved;
    return [];
  } catch (error) {
    if (error instanceof LegworkError && error.code === "model_unavailable") return [error.message];
    throw error;
  }
}

/** Before a browser is taken for it: what cannot be had is told at once. */
async function holdContext(
  sessionId: string,
  input: StartInput,
  { services, caller }: OperationContext,
): Promise<HeldContext | undefined> {
  const wish = createParams(input).browserSettings?.context;
  if (wish === undefined) return undefined;
  if (cdpUrlOf(input) !== undefined) refuseContextElsewhere();
  const { projectId } = caller.principal;
  const { contexts, tell: onError } = services;
  return HeldContext.take(wish, { contexts, projectId, sessionId, onError });
}

function cdpUrlOf(input: StartInput): string | undefined {
  const cdpUrl = input.browser?.cdpUrl ?? input.browser?.launchOptions?.["cdpUrl"];
  return typeof cdpUrl === "string" ? cdpUrl : undefined;
}

async function openBrowser(
  input: StartInput,
  { services, caller, signal }: OperationContext,
): Promise<PooledContext> {
  const cdpUrl = cdpUrlOf(input);
  if (cdpUrl !== undefined) return connectContext(cdpUrl);
  const { projectId } = caller.principal;
  return services.browsers.acquire({ projectId, settings: contextSettings(input), signal });
}

async function attachTo(id: string, { services, caller }: OperationContext): Promise<Output<"start">> {
  const session = await services.sessions.require(id, caller.principal);
  const pages = session.secrets.mask(await session.pages.list());
  return { sessionId: session.id, available: true, cdpUrl: connectUrl(session, caller), pages };
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

function recordOf(
  id: string,
  { input, settings }: { input: StartInput; settings: SessionSettings },
  { services, caller }: OperationContext,
): SessionRecord {
  const { region, userMetadata } = createParams(input);
  const createdAt = Date.now();
  return {
    id,
    projectId: caller.principal.projectId,
    status: "RUNNING",
    createdAt,
    expiresAt: createdAt + settings.maxDurationMs,
    keepAlive: settings.keepAlive,
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
  "proxy",
]);
const honouredCreateParams = new Set([
  "browserSettings",
  "proxies",
  "region",
  "timeout",
  "keepAlive",
  "userMetadata",
]);

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
      .filter((name) => !honouredBrowserSettings.has(name))
      .map((name) => `sessionCreateParams.browserSettings.${name}`),
  ];
  if (cdpUrlOf(input) !== undefined) names.push(...unhonouredElsewhere(input));
  if (input.browser?.launchOptions?.headless === false) names.push("browser.launchOptions.headless=false");
  if (input.waitForCaptchaSolves === true) names.push("waitForCaptchaSolves");
  if (input.selfHeal === true) names.push("selfHeal");
  return names.map((name) => `${name} is not honoured by this server.`);
}
