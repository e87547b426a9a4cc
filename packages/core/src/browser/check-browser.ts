import type { Page } from "playwright-core";
import { detectBrowser } from "./detect.ts";
import { BrowserHost, type BrowserHostOptions } from "./host.ts";

/** What a browser was seen to do. */
export type BrowserCheck = {
  /** The program that was found. */
  path: string;
  version: string;
  /** What the operator should know of, such as a missing sandbox, each with what to change. */
  warnings: readonly string[];
  /** Writing systems that this machine has no font for. `latin`: pages have no readable text at all. */
  missingFonts: Script[];
};

const samples = { latin: "Ag", chinese: "\u6f22", korean: "\ud55c", arabic: "\u0639", emoji: "\u{1f600}" };

type Script = keyof typeof samples;

/**
 * Starts the browser that the engine would start, in the same way, has it draw some text, and ends it.
 *
 * @throws LegworkError `no_capacity` when none is found, or it does not start.
 */
export async function checkBrowser(options: BrowserHostOptions = {}): Promise<BrowserCheck> {
  const path = detectBrowser(options.executablePath);
  const host = await BrowserHost.start({ ...options, executablePath: path });
  try {
    const page = await host.browser.newPage();
    const missingFonts = await drawSamples(page);
    return { path, version: host.browser.version(), warnings: host.warnings, missingFonts };
  } finally {
    await host.close();
  }
}

/** A sign without a font looks like one that no font ever has; without any font even a letter has no width. */
async function drawSamples(page: Page): Promise<Script[]> {
  const drawn = await page.evaluate(
    (texts) => {
      const canvas = document.createElement("canvas");
      const drawing = canvas.getContext("2d", { willReadFrequently: true });
      if (drawing === null) return undefined;
      [canvas.width, canvas.height] = [64, 64];
      drawing.font = "32px sans-serif";
      return texts.map((text) => {
        drawing.clearRect(0, 0, 64, 64);
        drawing.fillText(text, 4, 44);
        return `${drawing.measureText(text).width} ${drawing.getImageData(0, 0, 64, 64).data.join()}`;
      });
    },
    [noCharacter, ...Object.values(samples)],
  );
  const [missing, ...signs] = drawn ?? [];
  const scripts = Object.keys(samples) as Script[];
  return scripts.filter((_, index) => signs[index] === missing || signs[index]?.startsWith("0 "));
}

/** Not assigned, and never to be. */
const noCharacter = "\uffff";
