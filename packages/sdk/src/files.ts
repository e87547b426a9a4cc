import type { Call, CallOptions, SessionCallOptions } from "./call.ts";
import { LegworkError } from "./errors.ts";
import type { Download, Operations, Upload } from "./protocol.gen.ts";

/** A file that a page chose; take it for no more than that. */
export type DownloadedFile = Pick<Download, "name" | "mimeType" | "sha256"> & { content: Uint8Array };

/** Which rows of a file are meant. */
export type RowsOptions = Omit<Operations["getDownloadRows"]["input"], "file">;

export type DownloadRows = Operations["getDownloadRows"]["output"];

export type UploadOptions = Pick<CallOptions, "signal"> & {
  /** What pages are told it is called. Default: the name of a `File`, else `file`. */
  name?: string | undefined;
  /** Default: the blob's, else what the name says. */
  mimeType?: string | undefined;
};

/** The files that pages of a session gave, of an ended one too, by `sessionId`. */
export class Downloads {
  readonly #call: Call;

  /** Made by the client. */
  constructor(call: Call) {
    this.#call = call;
  }

  /** What there is, in the order in which they began. @throws LegworkError `session_not_found`. */
  async list(options: SessionCallOptions = {}): Promise<Download[]> {
    return (await this.#call("listDownloads", {}, options)).downloads;
  }

  /**
   * A file with its content; one that is under way is waited for.
   * @param file Its id or name.
   * @throws LegworkError `not_found` when there is none, or it has failed.
   */
  async get(file: string, options: SessionCallOptions = {}): Promise<DownloadedFile> {
    let content: Uint8Array | undefined;
    const onContentBytes = (bytes: Uint8Array) => {
      content = bytes;
    };
    const output = await this.#call("getDownload", { file }, { ...options, onContentBytes });
    if (content === undefined) throw new LegworkError("malformed_answer", "The download has no content.");
    return { name: output.name, mimeType: output.mimeType, sha256: output.sha256, content };
  }

  /**
   * Rows of a CSV or XLSX file: 1,000, unless `limit` says otherwise, from `offset` on; `nextOffset` is where to go on.
   * @param file Its id or name.
   * @throws LegworkError `not_found`, `unsupported_media_type` for another kind of file, `payload_too_large`.
   */
  rows(file: string, options: RowsOptions & SessionCallOptions = {}): Promise<DownloadRows> {
    const { sheet, offset, limit, ...call } = options;
    return this.#call("getDownloadRows", { file, sheet, offset, limit }, call);
  }
}

/**
 * Files for the pages of the client's running session. An act takes one as a variable:
 * `act("upload %cv% to Resume", { variables: { cv: { upload: "cv.pdf" } } })`.
 */
export class Uploads {
  readonly #call: Call;

  /** Made by the client. */
  constructor(call: Call) {
    this.#call = call;
  }

  /** Sends one, as it is. @throws LegworkError `payload_too_large` beyond what the service keeps (LEGWORK_MAX_FILE_MB). */
  create(content: Blob | Uint8Array | string, options: UploadOptions = {}): Promise<Upload> {
    const { signal, name = nameOf(content), mimeType } = options;
    const contentBytes =
      content instanceof Blob ? content : new Blob([content as Uint8Array<ArrayBuffer> | string]);
    const input: Operations["createUpload"]["input"] = {
      name,
      mimeType: mimeType ?? (contentBytes.type || undefined),
    };
    return this.#call("createUpload", input, { signal, contentBytes });
  }

  /** What there is, in the order in which they came. */
  async list(options: SessionCallOptions = {}): Promise<Upload[]> {
    return (await this.#call("listUploads", {}, options)).uploads;
  }
}

function nameOf(content: unknown): string | undefined {
  return typeof File !== "undefined" && content instanceof File ? content.name : undefined;
}
