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

let begun: { legwork: Legwork; page: string } | undefined;

/** On the shop's products when a page of the documentation begins; a choice of cookies is kept by the browser. */
async function sessionFor(page: string): Promise<Legwork> {
  if (begun?.page === page) return begun.legwork;
  const isNew = begun === undefined;
  const legwork = begun?.legwork ?? new Legwork({ env: "REMOTE", baseURL: serviceUrl, apiKey });
  if (isNew) await legwork.init();
  await legwork.navigate(`${shopUrl}/products`);
  if (isNew) await legwork.act("click Reject all");
  begun = { legwork, page };
  return legwork;
}

const outcomes: Outcome[] = [];
for (const { page, path, ownSession } of modules) {
  printed = [];
  let failure: string | undefined;
  try {
    if (!ownSession) Object.assign(globalThis, { legwork: await sessionFor(page) });
    await import(path);
  } catch (error) {
    failure = error instanceof Error ? `${error.message}\n${error.stack}` : String(error);
  }
  outcomes.push({ printed: printed.join("\n"), failure });
}
await begun?.legwork.close();
process.stdout.write(JSON.stringify(outcomes), () => process.exit());
