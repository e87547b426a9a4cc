import { LegworkError } from "@legwork/protocol";

/** One file of a form, its content as it comes. */
export type FormFile = {
  name: string | undefined;
  mimeType: string | undefined;
  content: AsyncIterable<Uint8Array>;
};

/** Bytes before the file at most: fields, and the heads of parts. */
const largestHead = 64 * 1024;

/**
 * The first file of a `multipart/form-data` body (RFC 7578); what follows it is not read. Nothing is held in memory but
 * the chunk that has just come, so that a file may be larger than that.
 *
 * @throws LegworkError `invalid_request` when it is no such form, or has no file.
 */
export async function firstFile(body: AsyncIterable<Uint8Array>, boundary: string): Promise<FormFile> {
  const source = new Source(body);
  // The first delimiter has no line before it.
  await source.skip(`--${boundary}`, "its first part");
  for (;;) {
    if (await source.startsWith("--")) throw broken("it has no file: a part with a filename");
    const head = await source.take("\r\n\r\n", "the head of a part");
    const disposition = /^content-disposition:(.*)$/im.exec(head)?.[1] ?? "";
    if (!/;\s*filename\*?=/i.test(disposition)) {
      await source.skip(`\r\n--${boundary}`, "the end of a field");
      continue;
    }
    const mimeType = /^content-type:\s*([\w.+-]+\/[\w.+-]+)/im.exec(head)?.[1]?.toLowerCase();
    return { name: fileName(disposition), mimeType, content: source.until(`\r\n--${boundary}`) };
  }
}

/** `filename*` (RFC 8187), else `filename`, in which browsers write a quotation mark as `%22`. */
export function fileName(disposition: string): string | undefined {
  const extended = /;\s*filename\*=utf-8''([^;\s]*)/i.exec(disposition)?.[1];
  const plain = /;\s*filename=(?:"([^"]*)"|([^;\s]*))/i.exec(disposition);
  try {
    if (extended !== undefined) return decodeURIComponent(extended);
  } catch {
    // Then by the plain one.
  }
  const name = plain?.[1] ?? plain?.[2];
  return name?.replace(/%22/g, '"') || undefined;
}

/** A body, read up to marks. */
class Source {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #held = Buffer.alloc(0);

  constructor(body: AsyncIterable<Uint8Array>) {
    this.#chunks = body[Symbol.asyncIterator]();
  }

  async startsWith(text: string): Promise<boolean> {
    while (this.#held.byteLength < text.length) if (!(await this.#more())) return false;
    return this.#held.toString("latin1", 0, text.length) === text;
  }

  async skip(mark: string, what: string): Promise<void> {
    await this.take(mark, what);
  }

  /** What comes before the mark, as text. */
  async take(mark: string, what: string): Promise<string> {
    for (;;) {
      const at = this.#held.indexOf(mark);
      if (at >= 0) {
        const text = this.#held.toString("utf8", 0, at);
        this.#held = this.#held.subarray(at + mark.length);
        return text;
      }
      if (this.#held.byteLength > largestHead) throw broken(`${what} is larger than ${largestHead} bytes`);
      if (!(await this.#more())) throw broken(`it ends before ${what}`);
    }
  }

  /** What comes before the mark, as it comes. */
  async *until(mark: string): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = this.#held.indexOf(mark);
      if (at >= 0) {
        yield this.#held.subarray(0, at);
        return;
      }
      // A mark may have begun in the last bytes.
      const safe = Math.max(0, this.#held.byteLength - mark.length + 1);
      const chunk = this.#held.subarray(0, safe);
      this.#held = this.#held.subarray(safe);
      if (chunk.byteLength > 0) yield chunk;
      if (!(await this.#more())) throw broken("it ends before the file does");
    }
  }

  async #more(): Promise<boolean> {
    const { value, done } = await this.#chunks.next();
    if (done === true) return false;
    this.#held = Buffer.concat([this.#held, value]);
    return true;
  }
}

function broken(reason: string): LegworkError {
  return new LegworkError(
    "invalid_request",
    `The request's form cannot be read: ${reason}. Send multipart/form-data with one file, or the file itself as the body.`,
  );
}
