import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { access, constants, rm, stat, statfs, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { keyWeakness, type Config } from "@legwork/api/command";
import { failureOf } from "../failure.ts";
import { fail, ok, warn, type Finding } from "./finding.ts";

const mebibyte = 1_024 ** 2;

/** Below it, records and pictures of sessions soon find no place. */
const enoughDisk = 500 * mebibyte;

/** Whether records can be kept where they are to be. Makes no folder; what it writes it takes away again. */
export async function checkDataDirectory({ dataDirectory }: Config): Promise<Finding> {
  const name = "data";
  const mend = `sudo install --directory --mode 700 --owner ${process.getuid?.() ?? "<user>"} ${dataDirectory}`;
  try {
    if (!existsSync(dataDirectory)) {
      await access(existingAncestor(dataDirectory), constants.W_OK | constants.X_OK);
      return ok(name, `${dataDirectory} is made at the first start`);
    }
    const probe = join(dataDirectory, `doctor-${randomUUID()}`);
    await writeFile(probe, "");
    await rm(probe);
    const { bavail, bsize } = await statfs(dataDirectory);
    const free = bavail * bsize;
    const message = `${dataDirectory} can be written, ${Math.round(free / mebibyte)} MiB free`;
    if (free >= enoughDisk) return ok(name, message);
    return warn(name, message, "Free some space, or keep less: LEGWORK_RETENTION_DAYS=7");
  } catch (error) {
    return fail(name, `${dataDirectory} cannot be used: ${(error as Error).message}`, mend);
  }
}

function existingAncestor(path: string): string {
  return existsSync(path) ? path : existingAncestor(dirname(path));
}

/** The store itself, opened for reading alone. */
export async function checkStoreOf(config: Config): Promise<Finding> {
  const { checkStore } = await import("@legwork/core/checks");
  try {
    return ok("store", await checkStore(config));
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    return fail("store", failure.message, mendStore(config));
  }
}

function mendStore({ databaseUrl, dataDirectory }: Config): string {
  if (databaseUrl !== undefined) return "psql \"$LEGWORK_DATABASE_URL\" --command 'select 1'";
  return `Restore ${join(dataDirectory, "legwork.sqlite")} from a backup, or move it away to begin anew.`;
}

/** The operator's key, and that of saved contexts: whether they are there, and whether others can read or guess them. */
export async function checkKeys({ apiKey, contextKey, dataDirectory }: Config): Promise<Finding> {
  const weakness = apiKey === undefined ? undefined : keyWeakness(apiKey);
  if (weakness !== undefined)
    return warn("key", weakness, 'export LEGWORK_API_KEY="$(openssl rand -base64 32)"');
  const files = [
    ...(apiKey === undefined ? ["api-key"] : []),
    ...(contextKey === undefined ? ["context-key"] : []),
  ].map((file) => join(dataDirectory, file));
  const open: string[] = [];
  for (const file of files) {
    const found = await stat(file).catch(() => undefined);
    if (found === undefined) continue;
    if (!(await canRead(file)))
      return fail("key", `${file} cannot be read by this user`, `sudo chown ${process.getuid?.()} ${file}`);
    if (process.platform !== "win32" && (found.mode & 0o077) !== 0) open.push(file);
  }
  if (open.length > 0)
    return warn("key", `${open.join(" and ")} can be read by other users`, `chmod 600 ${open.join(" ")}`);
  return ok("key", apiKey === undefined ? describeKeyFile(files[0] ?? "") : "LEGWORK_API_KEY is set");
}

function describeKeyFile(file: string): string {
  return existsSync(file) ? `${file}, for its owner alone` : `${file} is made at the first start`;
}

async function canRead(file: string): Promise<boolean> {
  return await access(file, constants.R_OK).then(
    () => true,
    () => false,
  );
}
