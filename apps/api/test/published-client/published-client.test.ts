import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startShop } from "../../../../examples/shop/server.ts";
import { expect, test } from "vitest";
import { dataOf } from "../requests.ts";
import { startService } from "../start-service.ts";

const version = "3.7.3";
/** Too heavy for everybody's dependencies; installed once, by the first run that can. */
const folder = fileURLToPath(new URL(`../../node_modules/.cache/stagehand-${version}/`, import.meta.url));
const run = promisify(execFile);

/** Why the client could not be installed; undefined when it is there. */
async function install(): Promise<string | undefined> {
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}package.json`, '{ "private": true }\n');
  const how = ["--ignore-scripts", "--legacy-peer-deps", "--prefer-offline", "--no-audit", "--no-fund"];
  const options = { cwd: folder, timeout: 240_000, shell: process.platform === "win32" };
  try {
    await run("npm", ["install", ...how, `@browserbasehq/stagehand@${version}`], options);
    return undefined;
  } catch (error) {
    return (error as Error).message.split("\n").slice(0, 3).join(" ");
  }
}

test("the published v3 client for TypeScript does a whole session, pointed here by its own variables alone", async ({
  skip,
}) => {
  const missing = await install();
  if (missing !== undefined) skip(`npm could not get @browserbasehq/stagehand ${version}: ${missing}`);
  const shop = await startShop();
  const service = await startService();
  try {
    const program = fileURLToPath(new URL("session.ts", import.meta.url));
    const environment = {
      STAGEHAND_API_URL: service.client.url,
      BROWSERBASE_BASE_URL: service.client.url,
      BROWSERBASE_API_KEY: service.client.key,
    };
    const { stdout } = await run(process.execPath, [program, folder, shop.url], {
      env: { ...process.env, ...environment },
      timeout: 240_000,
    });
    const told = JSON.parse(stdout.slice(stdout.indexOf("{"))) as { sessionId: string };

    expect(told).toMatchObject({
      debugUrl: expect.stringMatching(`^${service.client.url}/sessions/`),
      title: expect.stringContaining("Fernway"),
      evaluated: 42,
      rejected: true,
      observed: { selector: expect.stringMatching(/^xpath=\/html\[1\]\//), method: "fill" },
      byAction: true,
      byVariable: true,
      missed: false,
      bySchema: { products: expect.arrayContaining([{ name: "Trail Kettle", price: 34 }]) },
      byWords: { extraction: expect.any(String) },
      withoutBoth: ["pageText"],
      onSecond: true,
      // The agent works on the page that is in front.
      second: `${shop.url}/cart`,
      agent: { success: true, completed: true },
      metrics: { totalPromptTokens: 0 },
    });
    expect(shop.state.visitors.length).toBe(1);
    const record = (await (await service.client.get(`/v1/sessions/${told.sessionId}`)).json()) as {
      status: string;
    };
    expect(record.status).toBe("ENDED");
    const replay = await dataOf(await service.client.get(`/v1/sessions/${told.sessionId}/replay`));
    expect(replay["clientLanguage"]).toBe("typescript");
  } finally {
    await service.close();
    await shop.close();
  }
}, 600_000);
