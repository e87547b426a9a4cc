/** A process that opens and closes the data directory of each line on its standard input, and says how that went. */
import { writeSync } from "node:fs";
import { createInterface } from "node:readline";
import { openStore } from "../../src/store/open-store.ts";

writeSync(1, "ready\n");
for await (const dataDirectory of createInterface({ input: process.stdin })) {
  try {
    await (await openStore({ dataDirectory })).close();
    writeSync(1, "opened\n");
  } catch (error) {
    writeSync(1, `${error instanceof Error ? error.message : String(error)}\n`);
  }
}
