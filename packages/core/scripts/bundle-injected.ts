import { readFile, writeFile } from "node:fs/promises";
import { rolldown } from "rolldown";

const entry = new URL("../src/page/injected/main.ts", import.meta.url);
const target = new URL("../src/page/injected.gen.ts", import.meta.url);

/** The in-page script as one string, as the engine hands it to the browser. */
export async function bundleInjected(): Promise<string> {
  const bundle = await rolldown({ input: entry.pathname, platform: "browser", logLevel: "warn" });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  return `// Made from page/injected/ by \`pnpm generate\`. Do not edit.\nexport const injectedScript: string = ${JSON.stringify(output[0].code)};\n`;
}

/** What is committed; a test compares it with what the sources give. */
export const committedInjected = (): Promise<string> => readFile(target, "utf8");

if (import.meta.main) await writeFile(target, await bundleInjected());
