import { readFile, writeFile } from "node:fs/promises";
import wabt from "wabt";

const source = new URL("../src/grounding/network/kernel.wat", import.meta.url);
const target = new URL("../src/grounding/network/kernel.gen.ts", import.meta.url);

/** The kernel of the network in the binary form of WebAssembly, as a string. */
export async function assembleKernel(): Promise<string> {
  const { parseWat } = await wabt();
  const { buffer } = parseWat("kernel.wat", await readFile(source, "utf8"), { simd: true }).toBinary({});
  const packed = Buffer.from(buffer).toString("base64");
  return `// Made from kernel.wat by \`pnpm generate\`. Do not edit.\nexport const kernel: string =\n  "${packed}";\n`;
}

/** What is committed; a test compares it with what the source gives. */
export const committedKernel = (): Promise<string> => readFile(target, "utf8");

if (import.meta.main) await writeFile(target, await assembleKernel());
