import { isClosedError } from "../browser/playwright.ts";
import { DocumentGone } from "./document-gone.ts";
import type { PageWorlds } from "./worlds.ts";

/** How a picture is taken (CDP `Page.captureScreenshot`). */
export type Capture = {
  format: "png" | "jpeg";
  /** 0 to 100, of a JPEG. */
  quality?: number;
  /** Faster, and larger. */
  optimizeForSpeed?: boolean;
  /** The part to show: in the main document, CSS pixels. */
  clip?: { x: number; y: number; width: number; height: number; scale: number };
};

/** How long a document may refuse to have its picture taken, ms: a new one does until it is first drawn. */
const patience = 2_000;

/**
 * Takes a picture of what the page shows. While one document takes the place of another Chromium refuses, or never
 * answers: then the picture is taken of the next. Undefined when the page is gone. Throws the signal's reason.
 */
export async function pictureOf<Picture>(
  worlds: PageWorlds,
  take: () => Promise<Picture>,
  signal: AbortSignal,
): Promise<Picture | undefined> {
  // The last action may not be through with what it started.
  await worlds.settling.over;
  const end = performance.now() + patience;
  while (true) {
    const over = new AbortController();
    try {
      const world = await worlds.main(signal);
      const next = worlds.next(world, AbortSignal.any([over.signal, signal])).then(() => undefined);
      const picture = await Promise.race([take(), next]);
      if (picture !== undefined) return picture;
    } catch (error) {
      if (error instanceof DocumentGone || isClosedError(error)) return undefined;
      if (!isRefusal(error) || performance.now() > end) throw error;
    } finally {
      over.abort();
    }
  }
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof Error &&
    /Unable to capture screenshot|Not attached to an active page/.test(error.message)
  );
}

/** {@link pictureOf} in base64. */
export async function captureOf(
  worlds: PageWorlds,
  parameters: Capture,
  signal: AbortSignal,
): Promise<string | undefined> {
  return pictureOf(worlds, () => worlds.capture(parameters), signal);
}
