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
  /** Default: the browser's own, which says what it is. */
  userAgent?: string;
  /** Name in the IANA time zone database. Default: the machine's. */
  timezone?: string;
  /** Degrees, and metres; pages may ask for it without being allowed to. Default: none, and pages are refused. */
  geolocation?: { latitude: number; longitude: number; accuracy?: number | undefined };
  /** Default: `light`. */
  colorScheme?: "light" | "dark" | "no-preference";
  /** Default: `no-preference`. */
  reducedMotion?: "reduce" | "no-preference";
  /** Of every request, to whatever host. Default: none. */
  extraHTTPHeaders?: Record<string, string>;
};

const defaults = {
  viewport: { width: 1280, height: 720 },
  locale: "en-US",
  deviceScaleFactor: 1,
  hasTouch: false,
  ignoreHTTPSErrors: false,
  acceptDownloads: true,
  colorScheme: "light",
  reducedMotion: "no-preference",
} as const satisfies ContextSettings;

/** `proxy`: the context's only way out, as an address. */
export function contextOptions(settings: ContextSettings, proxy: string): BrowserContextOptions {
  const { timezone, geolocation, ...options } = { ...defaults, ...given(settings) };
  return {
    ...options,
    proxy: { server: proxy },
    ...(timezone !== undefined && { timezoneId: timezone }),
    ...(geolocation !== undefined && {
      geolocation: { ...geolocation, accuracy: geolocation.accuracy ?? 0 },
      permissions: ["geolocation"],
    }),
  };
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
