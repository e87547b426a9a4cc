import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { RawInput } from "@legwork/protocol";
import { usageFailure } from "../failure.ts";
import { readSchema } from "../run/order.ts";
import { isWebAddress } from "../service.ts";

/** The flags of `collect`, as they were given. */
export type ListFlags = {
  schema: string;
  url?: string;
  session?: string;
  selector?: string;
  key?: string;
  maxItems?: number;
  maxPages?: number;
  timeout?: number;
  cursorFile?: string;
};

/** What is to be collected, checked before anything is opened. */
export type ListOrder = {
  url: string | undefined;
  session: string | undefined;
  input: RawInput<"collect">;
  /** Absolute path. */
  cursorFile: string | undefined;
  /** Reasons to stop that the command line asks for itself. */
  limits: ReadonlySet<string>;
};

/** @throws Failure for what cannot be used, with what is expected. */
export async function readList(what: string | undefined, flags: ListFlags): Promise<ListOrder> {
  const { url, session, schema, selector, key, maxItems, maxPages, timeout } = flags;
  if (url !== undefined && !isWebAddress(url))
    throw usageFailure(`--url is ${JSON.stringify(url)}; expected: an address such as https://example.com.`);
  const cursorFile = flags.cursorFile === undefined ? undefined : resolve(flags.cursorFile);
  const cursor = cursorFile === undefined ? undefined : await readCursor(cursorFile);
  if (url === undefined && session === undefined && cursor === undefined)
    throw usageFailure("Say where the list is: --url <address>, or --session <id> of a running service.");
  const options = {
    selector,
    key: key?.split(",").map((field) => field.trim()),
    maxItems,
    maxPages,
    maxDurationMs: timeout === undefined ? undefined : timeout * 1_000,
    cursor,
  };
  const limits = new Set([
    ...(maxItems === undefined ? [] : ["max_items"]),
    ...(maxPages === undefined ? [] : ["max_pages"]),
  ]);
  return {
    // A cursor knows the page that it goes on from.
    url: cursor === undefined ? url : undefined,
    session,
    input: { instruction: what, schema: await readSchema(schema), options },
    cursorFile,
    limits,
  };
}

async function readCursor(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, "utf8")).trim() || undefined;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return undefined;
    throw usageFailure(`--cursor-file cannot be read: ${message}.`);
  }
}
