import { writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { usageFailure } from "../failure.ts";
import type { Terminal } from "./terminal.ts";

type Destination = {
  /** A path; `-` is standard output. Default: the file's own name, in this folder. */
  output: string | undefined;
  /** What the file is called, by a stranger. */
  name: string;
  terminal: Terminal;
};

/**
 * Writes a file that was asked for, for its owner alone, and prints its path. One that is there is not written over.
 * @throws Failure when it cannot be written.
 */
export async function writeResult(
  content: Uint8Array,
  { name, output = basename(name), terminal }: Destination,
): Promise<void> {
  if (output === "-") {
    process.stdout.write(content);
    return;
  }
  await writeFile(output, content, { flag: "wx", mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    const why =
      error.code === "EEXIST" ? "it is there already; name another one with --output" : error.message;
    throw usageFailure(`${output} cannot be written: ${why}.`);
  });
  terminal.print(output);
}
