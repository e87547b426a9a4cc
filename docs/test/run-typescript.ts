/** Runs the modules that it is told of in JSON, one after the other, and says in JSON what each printed. */
import { format } from "node:util";
import { Legwork } from "@legwork/sdk";
import { z } from "zod";
import type { Outcome, Told } from "./outcome.ts";

const { modules, serviceUrl, apiKey, shopUrl } = JSON.parse(process.argv[2] ?? "") as Told;
process.env["LEGWORK_API_KEY"] = apiKey;
Object.assign(globalThis, { z, password: "lovelace" });

let printed: string[] = [];
console.log = (...values: unknown[]) => void printed.push(format(...values));

const sessions = new Map<string, Legwork>();

/** One for each page, of which a snippet is a part. */
async function sessionOf(page: string): Promise<Legwork> {
  const begun = sessions.get(page);
  if (begun !== undefined) return begun;
  const legwork = new Legwork({ env: "REMOTE", baseURL: serviceUrl, apiKey });
  await legwork.init();
  await legwork.navigate(`${shopUrl}/products`);
  await legwork.act("click Reject all");
  sessions.set(page, legwork);
  return legwork;
}

const outcomes: Outcome[] = [];
for (const { page, path, ownSession } of modules) {
  printed = [];
  let failure: string | undefined;
  try {
    if (!ownSession) Object.assign(globalThis, { legwork: await sessionOf(page) });
    await import(path);
  } catch (error) {
    failure = error instanceof Error ? `${error.message}\n${error.stack}` : String(error);
  }
  outcomes.push({ printed: printed.join("\n"), failure });
}
for (const legwork of sessions.values()) await legwork.close();
process.stdout.write(JSON.stringify(outcomes), () => process.exit());
