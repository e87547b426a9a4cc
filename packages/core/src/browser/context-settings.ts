import type { BrowserContextOptions } from "playwright-core";

/** What a session may choose of its context. */
export type ContextSettings = {
  /** CSS pixels. Default: 1280 × 720. */
  viewport?: { width: number; height: number };
  /** BCP 47 tag. Default: `en-US`. */
  locale?: string;
  /** Default: 1. */
  deviceScaleFactor?: number;
  /** Default: false. */
  hasTouch?: boolean;
  /** Default: false. */
  ignoreHTTPSErrors?: boolean;
  /** Default: true. */
  acceptDownloads?: boolean;
  /** Default: the browser's own. */
  userAgent?: string;
};

const defaults = {
  viewport: { width: 1280, height: 720 },
  locale: "en-US",
  deviceScaleFactor: 1,
  hasTouch: false,
  ignoreHTTPSErrors: false,
  acceptDownloads: true,
} as const satisfies ContextSettings;

export function contextOptions(settings: ContextSettings = {}): BrowserContextOptions {
  return { ...defaults, ...given(settings) };
}

/** True when a context made with the defaults serves these settings as well. */
export function isDefault(settings: ContextSettings = {}): boolean {
  const { viewport = defaults.viewport, ...rest } = given(settings);
  return (
    viewport.width === defaults.viewport.width &&
    viewport.height === defaults.viewport.height &&
    Object.entries(rest).every(([name, value]) => defaults[name as keyof typeof defaults] === value)
  );
}

function given(settings: ContextSettings): ContextSettings {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}
