import { hkdfSync, randomBytes } from "node:crypto";
import { chmod, link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LegworkError } from "@legwork/protocol";

export type ContextKeyOptions = {
  /** The operator's own, of high entropy; 32 characters at least. */
  contextKey?: string | undefined;
  /** Where one is made and kept when the operator gives none. Default: one for the life of the process. */
  dataDirectory?: string | undefined;
};

/** Name of the key's file in the data directory. */
const contextKeyFileName = "context-key";

const leastLength = 32;

/**
 * The key that contexts are encrypted with, 32 bytes: made by HKDF-SHA-256 (RFC 5869) from the operator's, else from the
 * one in the data directory, which is made with mode 0600 when there is none.
 *
 * @throws LegworkError `invalid_request` for a key that is too short, `internal` for a file that cannot be used.
 */
export async function loadContextKey({ contextKey, dataDirectory }: ContextKeyOptions): Promise<Buffer> {
  if (contextKey !== undefined) return derive(longEnough(contextKey, "LEGWORK_CONTEXT_KEY"));
  if (dataDirectory === undefined) return randomBytes(32);
  const path = join(dataDirectory, contextKeyFileName);
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  const existing = (await readKey(path)) ?? (await makeKey(path));
  return derive(longEnough(existing, `the file ${path}`));
}

function longEnough(text: string, place: string): string {
  if (text.length >= leastLength) return text;
  throw new LegworkError(
    "invalid_request",
    `The key of contexts, ${place}, has fewer than ${leastLength} characters. Make one: openssl rand -base64 32.`,
  );
}

function derive(text: string): Buffer {
  return Buffer.from(hkdfSync("sha256", text, "", "legwork contexts", 32));
}

async function readKey(path: string): Promise<string | undefined> {
  try {
    const text = await readFile(path, "utf8");
    await chmod(path, 0o600);
    return text.trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw failure(path, error);
  }
}

/** Links a finished file into place, so that of two processes that start at once both read the same key. */
async function makeKey(path: string): Promise<string> {
  const draft = `${path}.${randomBytes(8).toString("hex")}`;
  try {
    await writeFile(draft, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600 });
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw failure(path, error);
  } finally {
    await rm(draft, { force: true });
  }
  const made = await readKey(path);
  if (made === undefined) throw failure(path, new Error("it was removed while it was being made"));
  return made;
}

function failure(path: string, cause: unknown): LegworkError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new LegworkError(
    "internal",
    `The key of contexts in ${path} cannot be used: ${reason}. Make it readable for the user that runs this program, or set LEGWORK_CONTEXT_KEY.`,
    { cause },
  );
}
