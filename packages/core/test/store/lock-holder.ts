/** A process that holds the data directory that it is given until it is killed. */
import { writeSync } from "node:fs";
import { DataDirectoryLock } from "../../src/store/data-directory-lock.ts";

const lock = await DataDirectoryLock.acquire(process.argv[2] ?? "");
writeSync(1, "held\n");
setInterval(() => lock, 60_000);
