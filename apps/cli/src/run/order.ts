import { readFile, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Environment } from "../configuration.ts";
import { usageFailure } from "../failure.ts";
import { isWebAddress } from "../service.ts";

/** The flags of `run`, as they were given. */
export type RunFlags = {
  url?: string;
  /** True: without words. */
  extract?: string | true;
  schema?: string;
  screenshot?: string;
  maxSteps?: number;
  timeout?: number;
  variable?: string[];
};

/** What is to be done, checked before anything is opened. */
export type Order = {
  task: string | undefined;
  url: string | undefined;
  extraction: { instruction?: string; schema?: Record<string, unknown> } | undefined;
  /** Absolute path. */
  screenshot: string | undefined;
  maxSteps: number | undefined;
  timeoutMs: number | undefined;
  /** By name; they stand for `%name%` in the task. */
  variables: Record<string, string> | undefined;
};

/** @throws Failure for what cannot be used, with what is expected. */
export async function readOrder(
  task: string | undefined,
  flags: RunFlags,
  environment: Environment,
): Promise<Order> {
  const { url, extract, schema, screenshot, maxSteps, timeout, variable } = flags;
  if (url !== undefined && !isWebAddress(url))
    throw usageFailure(`--url is ${JSON.stringify(url)}; expected: an address such as https://example.com.`);
  const wantsData = extract !== undefined || schema !== undefined;
  if (task === undefined && !wantsData && screenshot === undefined)
    throw usageFailure("Say what to do: a task in words, --extract, --schema or --screenshot.");
  // A task can open a page itself.
  if (task === undefined && url === undefined) throw usageFailure("Say where: --url <address>.");
  return {
    task,
    url,
    extraction: wantsData
      ? {
          ...(typeof extract === "string" ? { instruction: extract } : {}),
          ...(schema === undefined ? {} : { schema: await readSchema(schema) }),
        }
      : undefined,
    screenshot: screenshot === undefined ? undefined : await readPicturePath(screenshot),
    maxSteps,
    timeoutMs: timeout === undefined ? undefined : timeout * 1_000,
    variables: variable === undefined ? undefined : readVariables(variable, environment),
  };
}

/** @throws Failure for a file that cannot be read or is no schema. */
export async function readSchema(path: string): Promise<Record<string, unknown>> {
  const text = await readFile(path, "utf8").catch((error: Error) => {
    throw usageFailure(`--schema cannot be read: ${error.message}.`);
  });
  const fault = (why: string) => usageFailure(`--schema ${path} is no JSON Schema: ${why}.`);
  let schema: unknown;
  try {
    schema = JSON.parse(text);
  } catch (error) {
    throw fault((error as Error).message);
  }
  if (typeof schema !== "object" || schema === null || Array.isArray(schema))
    throw fault('expected: an object such as {"type": "object", "properties": {…}}');
  return schema as Record<string, unknown>;
}

async function readPicturePath(path: string): Promise<string> {
  if (!/\.png$/i.test(path))
    throw usageFailure(`--screenshot ${path}: pictures are PNG; expected: a name such as page.png.`);
  const file = resolve(path);
  const folder = dirname(file);
  const isFolder = (await stat(folder).catch(() => undefined))?.isDirectory() === true;
  if (isFolder) return file;
  throw usageFailure(`--screenshot ${path}: there is no folder ${folder}. Make it first.`);
}

function readVariables(given: string[], environment: Environment): Record<string, string> {
  return Object.fromEntries(
    given.map((text) => {
      const [, name, source] = /^(\w+)=(\w+)$/.exec(text) ?? [];
      if (name === undefined || source === undefined)
        throw usageFailure(
          `--variable ${text}: expected: a name and the variable of the environment that has its value, such as password=SHOP_PASSWORD.`,
        );
      const value = environment[source];
      if (value !== undefined) return [name, value];
      throw usageFailure(`--variable ${text}: the environment has no variable ${source}. Set it first.`);
    }),
  );
}
