import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A kept picture; `size` in bytes, `createdAt` in milliseconds since 1970. */
export type KeptPicture = { id: string; actionId: string; size: number; createdAt: number };

const extension = ".jpg";

/**
 * Pictures of pages, kept as files beside the records: `screenshots/<session>/<id>.jpg`, readable by their owner only. An
 * id is the operation's, with a dash and a number where it has several.
 */
export class Screenshots {
  readonly #directory: string;

  constructor(dataDirectory: string) {
    this.#directory = join(dataDirectory, "screenshots");
  }

  /** Keeps a JPEG picture; answers its id. */
  async keep(sessionId: string, id: string, picture: Uint8Array): Promise<string> {
    const directory = this.#of(sessionId);
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await writeFile(join(directory, `${id}${extension}`), picture, { mode: 0o600 });
    return id;
  }

  /** Oldest first. */
  async list(sessionId: string): Promise<KeptPicture[]> {
    const directory = this.#of(sessionId);
    const names = (await entriesOf(directory)).filter((name) => name.endsWith(extension));
    const pictures = await Promise.all(
      names.map(async (name) => {
        const { size, mtimeMs } = await stat(join(directory, name));
        const id = name.slice(0, -extension.length);
        return { id, actionId: actionOf(id), size, createdAt: Math.floor(mtimeMs) };
      }),
    );
    return pictures.toSorted(
      (left, right) => left.createdAt - right.createdAt || numberOf(left.id) - numberOf(right.id),
    );
  }

  /** The picture of that id, or the last one of the operation of that id. */
  async read(sessionId: string, id: string): Promise<Buffer | undefined> {
    const kept = await this.list(sessionId);
    const found =
      kept.find((picture) => picture.id === id) ?? kept.findLast(({ actionId }) => actionId === id);
    return found && readFile(join(this.#of(sessionId), `${found.id}${extension}`));
  }

  /** Ids of all sessions that have a directory here. */
  sessions(): Promise<string[]> {
    return entriesOf(this.#directory);
  }

  /** Bytes of a session's pictures. */
  async sizeOf(sessionId: string): Promise<number> {
    return (await this.list(sessionId)).reduce((sum, { size }) => sum + size, 0);
  }

  /** Removes all pictures of a session. */
  async forget(sessionId: string): Promise<void> {
    await rm(this.#of(sessionId), { recursive: true, force: true });
  }

  /** Ids are our own, of letters, digits and dashes; any other text is no name of a file here. */
  #of(sessionId: string): string {
    return join(this.#directory, sessionId.replace(/[^\w-]/g, "_") || "_");
  }
}

const numbered = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-(\d+)$/;

function actionOf(id: string): string {
  return numbered.exec(id)?.[1] ?? id;
}

function numberOf(id: string): number {
  return Number(numbered.exec(id)?.[2] ?? 0);
}

async function entriesOf(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
