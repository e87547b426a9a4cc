import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Download, Upload } from "@legwork/protocol";

/** How much is kept of what a session downloads, and the same again of what is sent for it. */
export type FileLimits = {
  /** Bytes of one file. */
  largestFile: number;
  /** Files. */
  mostFiles: number;
  /** Bytes of all together. */
  largestTotal: number;
};

/** `maxFileBytes` of one file, ten times that of all, and 100 files. */
export function fileLimits(maxFileBytes: number): FileLimits {
  return { largestFile: maxFileBytes, mostFiles: 100, largestTotal: 10 * maxFileBytes };
}

/** Everything kept of a file; its kind is the folder that it lies in. */
export type Kept = { downloads: Download; uploads: Upload };
export type FileKind = keyof Kept;

/** What was written. */
export type Written = { size: number; sha256: string };

/** A file is larger than is kept. */
export class TooLarge extends Error {}

/**
 * The files of sessions, `files/<session>/<downloads | uploads>/<id>` in the data directory with what is known of each
 * beside it as JSON, readable by their owner only. Names that clients and pages choose are never part of a path.
 */
export class Files {
  readonly limits: FileLimits;
  readonly #dataDirectory: string | undefined;
  /** Where files lie when nothing is to outlive the process. */
  #temporary: Promise<string> | undefined;

  constructor(limits: FileLimits, dataDirectory?: string) {
    this.limits = limits;
    this.#dataDirectory = dataDirectory;
  }

  /** In the order in which they began. */
  async list<Kind extends FileKind>(sessionId: string, kind: Kind): Promise<Kept[Kind][]> {
    const directory = await this.#directory(sessionId, kind);
    const names = await readdir(directory).catch(ignoreMissing);
    const described = (names ?? []).filter((name) => name.endsWith(".json"));
    const kept = await Promise.all(
      described.map(async (name) => JSON.parse(await readFile(join(directory, name), "utf8")) as Kept[Kind]),
    );
    return kept.toSorted((left, right) => (beganAt(left) < beganAt(right) ? -1 : 1));
  }

  /** Keeps what is known of a file, in place of what was known before. */
  async describe<Kind extends FileKind>(sessionId: string, kind: Kind, file: Kept[Kind]): Promise<void> {
    const directory = await this.#make(sessionId, kind);
    const draft = join(directory, `${file.id}.draft`);
    await writeFile(draft, JSON.stringify(file), { mode: 0o600 });
    await rename(draft, join(directory, `${file.id}.json`));
  }

  /**
   * Writes the content of a file as it comes.
   * @throws TooLarge when it has more than `most` bytes; nothing of it is kept then, as when the content breaks off.
   */
  async write(
    place: { sessionId: string; kind: FileKind; id: string },
    content: AsyncIterable<Uint8Array>,
    most: number,
  ): Promise<Written> {
    const path = join(await this.#make(place.sessionId, place.kind), place.id);
    const hash = createHash("sha256");
    let size = 0;
    try {
      await using file = await open(path, "wx", 0o600);
      for await (const chunk of content) {
        size += chunk.byteLength;
        if (size > most) throw new TooLarge();
        hash.update(chunk);
        await file.writeFile(chunk);
      }
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return { size, sha256: hash.digest("hex") };
  }

  async read(sessionId: string, kind: FileKind, id: string): Promise<Readable> {
    return createReadStream(join(await this.#directory(sessionId, kind), id));
  }

  /** Ids of all sessions that have files here. */
  async sessions(): Promise<string[]> {
    return (await readdir(await this.#root()).catch(ignoreMissing)) ?? [];
  }

  /** Bytes of all files of a session. */
  async sizeOf(sessionId: string): Promise<number> {
    const kept = [await this.list(sessionId, "downloads"), await this.list(sessionId, "uploads")].flat();
    return kept.reduce((sum, { size = 0 }) => sum + size, 0);
  }

  /** Removes everything of a session. */
  async forget(sessionId: string): Promise<void> {
    await rm(join(await this.#root(), sessionId), { recursive: true, force: true });
  }

  /** Removes what was not to outlive the process. */
  async close(): Promise<void> {
    const temporary = await this.#temporary;
    if (temporary !== undefined) await rm(temporary, { recursive: true, force: true });
  }

  async #make(sessionId: string, kind: FileKind): Promise<string> {
    const directory = await this.#directory(sessionId, kind);
    await mkdir(directory, { recursive: true, mode: 0o700 });
    return directory;
  }

  async #directory(sessionId: string, kind: FileKind): Promise<string> {
    return join(await this.#root(), sessionId, kind);
  }

  #root(): Promise<string> {
    if (this.#dataDirectory !== undefined) return Promise.resolve(join(this.#dataDirectory, "files"));
    return (this.#temporary ??= mkdtemp(join(tmpdir(), "legwork-files-")));
  }
}

/** ISO 8601, which sorts as text. */
function beganAt(file: Download | Upload): string {
  return "startedAt" in file ? file.startedAt : file.createdAt;
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
