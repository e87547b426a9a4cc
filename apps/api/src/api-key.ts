import { randomBytes } from "node:crypto";
import { chmod, link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

export type StoredKey = {
  key: string;
  /** Where it is kept. */
  path: string;
  /** True when it was made just now. */
  isNew: boolean;
};

/** The key in the data directory; one is made when there is none. Only the owner can read it. */
export async function loadOrCreateApiKey(dataDirectory: string): Promise<StoredKey> {
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  const path = join(dataDirectory, "api-key");
  const existing = await readKey(path);
  if (existing !== undefined) return { key: existing, path, isNew: false };
  const isNew = await writeKey(path, `lw_${randomBytes(32).toString("base64url")}`);
  const key = await readKey(path);
  if (key === undefined)
    throw new Error(`The API key in ${path} was removed while it was being made. Start again.`);
  return { key, path, isNew };
}

async function readKey(path: string): Promise<string | undefined> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  await chmod(path, 0o600);
  const key = text.trim();
  if (key !== "") return key;
  throw new Error(
    `The file of the API key, ${path}, is empty. Remove it, and a new key is made; or set LEGWORK_API_KEY.`,
  );
}

/** Links a finished file into place, so that nobody reads half a key; false when another process was faster. */
async function writeKey(path: string, key: string): Promise<boolean> {
  // A name of its own: whoever is done first must not remove another's.
  const draft = `${path}.${randomBytes(8).toString("hex")}`;
  await writeFile(draft, `${key}\n`, { mode: 0o600 });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft);
  }
}
