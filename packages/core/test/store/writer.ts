/**
 * A process that appends actions to a session, and says on its standard output what was acknowledged.
 * Arguments: data directory, session, prefix of the actions' ids, how many (`Infinity`: until it is killed), size.
 */
import { writeSync } from "node:fs";
import { openStore } from "../../src/store/open-store.ts";
import { actionRecord, clientEnding, sessionRecord } from "./records.ts";

const [dataDirectory = "", sessionId = "", prefix = "", count = "0", size = "10"] = process.argv.slice(2);

function say(message: object): void {
  writeSync(1, `${JSON.stringify(message)}\n`);
}

try {
  const store = await openStore({ dataDirectory });
  if ((await store.getSession(sessionId)) === undefined) await store.createSession(sessionRecord(sessionId));
  for (let index = 0; index < Number(count); index += 1) {
    const id = `${prefix}${index}`;
    await store.appendAction(actionRecord(sessionId, id, { result: { text: "x".repeat(Number(size)) } }));
    say({ appended: id });
  }
  say({ ended: await store.endSession(sessionId, clientEnding) });
  await store.close();
} catch (error) {
  say({ failed: error instanceof Error ? error.message : String(error) });
}
