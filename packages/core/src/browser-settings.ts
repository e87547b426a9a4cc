import { LegworkError, mostPixels, type Input, type SessionCreateParams } from "@legwork/protocol";
import type { ContextSettings } from "./browser/context-settings.ts";

type StartInput = Input<"start">;

/** The parameters of a new session, under whichever of their names they came. */
export function createParams(input: StartInput): SessionCreateParams {
  return input.sessionCreateParams ?? input.browserbaseSessionCreateParams ?? {};
}

/** What a session chooses of its browser context; `browserSettings` win over `launchOptions`. */
export function contextSettings(input: StartInput): ContextSettings {
  const options = input.browser?.launchOptions ?? {};
  const wanted = createParams(input).browserSettings ?? {};
  const { userAgent, timezone, geolocation, colorScheme, reducedMotion, extraHTTPHeaders } = wanted;
  const settings = {
    viewport: wanted.viewport ?? options.viewport,
    locale: wanted.locale ?? options.locale,
    deviceScaleFactor: options.deviceScaleFactor,
    ignoreHTTPSErrors: options.ignoreHTTPSErrors,
    acceptDownloads: options.acceptDownloads,
    hasTouch: options.hasTouch === true || input.useTouch === true ? true : undefined,
    userAgent,
    timezone,
    geolocation,
    colorScheme,
    reducedMotion,
    extraHTTPHeaders,
  };
  return Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== undefined),
  ) as ContextSettings;
}

/**
 * Every page of a session is drawn into pictures of that size, in memory that other sessions share.
 * @throws LegworkError `invalid_request` for more pixels than that carries.
 */
export function refuseTooManyPixels(input: StartInput): void {
  const { viewport, deviceScaleFactor: scale = 1 } = contextSettings(input);
  const pixels = viewport === undefined ? 0 : viewport.width * viewport.height * scale ** 2;
  if (pixels <= mostPixels) return;
  throw new LegworkError(
    "invalid_request",
    `The viewport of ${viewport?.width} × ${viewport?.height} at a deviceScaleFactor of ${scale} has ${Math.round(pixels)} pixels, and may have ${mostPixels}. Make one of them smaller.`,
  );
}

/** Names of `browserSettings` that a session of our own browsers is given. */
export const honouredBrowserSettings: ReadonlySet<string> = new Set([
  "viewport",
  "blockAds",
  "blockConsentModals",
  "context",
  "recordSession",
  "locale",
  "timezone",
  "userAgent",
  "geolocation",
  "colorScheme",
  "reducedMotion",
  "extraHTTPHeaders",
]);

/**
 * An extension is a program that reads every page, and the browser that runs it serves other sessions too.
 * @throws LegworkError `launch_option_forbidden` unless clients are trusted; then it is told as not honoured.
 */
export function refuseExtensions(input: StartInput, trustClients: boolean): void {
  if (trustClients || createParams(input).browserSettings?.["extensionId"] === undefined) return;
  throw new LegworkError(
    "launch_option_forbidden",
    "browserSettings.extensionId: an extension is a program that reads every page, and would run in a browser that other sessions share. Leave it out; for a browser of your own with extensions in it, have the operator set LEGWORK_TRUST_CLIENTS=1 and give its address as browser.cdpUrl.",
  );
}

/**
 * A browser that runs elsewhere is used as it is.
 * @throws LegworkError `invalid_request` for a context: loading it would wipe what that browser is signed in to.
 */
export function refuseContextElsewhere(): never {
  throw new LegworkError(
    "invalid_request",
    "browserSettings.context cannot be used together with cdpUrl: that browser keeps what it holds. Leave one of the two out.",
  );
}

/** What was chosen of a browser that is used as it is. */
export function unhonouredElsewhere(input: StartInput): string[] {
  return Object.keys(contextSettings(input)).map((name) => `${name} (with cdpUrl)`);
}
