/**
 * One session with the published v3 client, as a program of its user: it knows where the service is by the client's own
 * variables of the environment. Prints what came of it as JSON. Parameters: the folder that the client is installed in, and
 * the address of a shop.
 */
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

type Action = { selector: string; description: string; method?: string; arguments?: string[] };
type Done = { success: boolean };
type Page = {
  goto(url: string): Promise<unknown>;
  title(): Promise<string>;
  url(): string;
  screenshot(): Promise<Uint8Array>;
  evaluate<Result>(work: () => Result): Promise<Result>;
};
type Stagehand = {
  browserbaseSessionID: string;
  browserbaseDebugURL: string;
  context: { pages(): Page[]; newPage(url: string): Promise<Page>; cookies(): Promise<unknown[]> };
  init(): Promise<void>;
  act(input: string | Action, options?: { page?: Page; variables?: Record<string, string> }): Promise<Done>;
  observe(instruction: string): Promise<Action[]>;
  extract(instruction?: string, schema?: unknown): Promise<unknown>;
  agent(): {
    execute(options: { instruction: string; maxSteps: number }): Promise<Done & { completed: boolean }>;
  };
  metrics: Promise<Record<string, number>>;
  close(): Promise<void>;
};
type Client = { Stagehand: new (options: Record<string, unknown>) => Stagehand };
type Shape = {
  object(fields: object): object;
  array(item: object): object;
  string(): object;
  number(): object;
};

const [folder = "", shop = ""] = process.argv.slice(2);
const { resolve } = createRequire(`${folder}/package.json`);
const load = (path: string): Promise<unknown> => import(pathToFileURL(path).href);
const { Stagehand } = (await load(
  `${folder}/node_modules/@browserbasehq/stagehand/dist/esm/index.js`,
)) as Client;
const { z } = (await load(resolve("zod"))) as { z: Shape };

const stagehand = new Stagehand({ env: "BROWSERBASE", model: "auto", verbose: 0, disablePino: true });
await stagehand.init();
const [page] = stagehand.context.pages();
if (page === undefined) throw new Error("The session has no page.");
await page.goto(shop);
const rejected = await stagehand.act("click Reject all");
const [field] = await stagehand.observe("the search box");
if (field === undefined) throw new Error("Nothing was observed.");
const told = {
  sessionId: stagehand.browserbaseSessionID,
  debugUrl: stagehand.browserbaseDebugURL,
  title: await page.title(),
  evaluated: await page.evaluate(() => 6 * 7),
  screenshot: (await page.screenshot()).length,
  rejected: rejected.success,
  observed: field,
  byAction: (await stagehand.act({ ...field, method: "fill", arguments: ["kettle"] })).success,
  byVariable: (await stagehand.act("type %what% into the search box", { variables: { what: "tent" } }))
    .success,
  missed: (await stagehand.act("click the flux capacitor")).success,
  bySchema: await stagehand.extract(
    "all products",
    z.object({ products: z.array(z.object({ name: z.string(), price: z.number() })) }),
  ),
  byWords: await stagehand.extract("the heading"),
  withoutBoth: Object.keys((await stagehand.extract()) as object),
};
const second = await stagehand.context.newPage(`${shop}/products`);
const onSecond = await stagehand.act("click the first product", { page: second });
const cookies = await stagehand.context.cookies();
const agent = await stagehand.agent().execute({ instruction: "open the cart", maxSteps: 5 });
const metrics = await stagehand.metrics;
await stagehand.close();
const result = {
  ...told,
  onSecond: onSecond.success,
  second: second.url(),
  cookies: cookies.length,
  agent,
  metrics,
};
process.stdout.write(JSON.stringify(result), () => process.exit());
