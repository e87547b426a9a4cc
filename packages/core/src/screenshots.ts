import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Pictures of pages, kept as files beside the records: `screenshots/<session>/<name>.jpg`, readable by their owner only. */
export class Screenshots {
  readonly #directory: string;

  constructor(dataDirectory: string) {
    this.#directory = join(dataDirectory, "screenshots");
  }

  /** Keeps a JPEG picture; answers its path below the data directory. */
  async keep(sessionId: string, name: string, picture: Uint8Array): Promise<string> {
    const directory = join(this.#directory, sessionId);
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await writeFile(join(directory, `${name}.jpg`), picture, { mode: 0o600 });
    return join("screenshots", sessionId, `${name}.jpg`);
  }
}
