import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import type { Download } from "@legwork/protocol";
import { toldAddress } from "../browser/told-address.ts";
import type { BrowserContext, Download as BrowserDownload, Response } from "../browser/playwright.ts";
import { freeName, safeName, typeByName } from "./file-name.ts";
import { TooLarge, type Files } from "./files.ts";

export type DownloadsParts = {
  files: Files;
  sessionId: string;
  /** Told when the disk fails. */
  onError: (error: unknown) => void;
};

type UnderWay = { source: BrowserDownload; record: Download; ended: Promise<void> };

/** Answers whose type is remembered, in case that they turn out as downloads. */
const rememberedTypes = 100;
/** How long downloads that are under way may go on when the session ends, ms. */
const endPatience = 2_000;

/** Keeps what the pages of a running session download. */
export class Downloads {
  readonly #parts: DownloadsParts;
  readonly #names = new Set<string>();
  readonly #types = new Map<string, string>();
  readonly #underWay = new Map<string, UnderWay>();
  #count = 0;
  #total = 0;

  private constructor(parts: DownloadsParts) {
    this.#parts = parts;
  }

  /** From now until the context is closed. */
  static watch(context: BrowserContext, parts: DownloadsParts): Downloads {
    const downloads = new Downloads(parts);
    context.on("download", (source) => downloads.#begin(source));
    context.on("response", (response) => downloads.#remember(response));
    return downloads;
  }

  underWay(): Download[] {
    return [...this.#underWay.values()].map(({ record }) => record);
  }

  /** Resolves when the download of that id is over, one way or the other. */
  async ended(id: string): Promise<void> {
    await this.#underWay.get(id)?.ended;
  }

  /** What has come so far of what a page downloads: too much of it is not waited for. `size` in bytes. */
  progress({ url, name, size }: { url: string; name: string; size: number }): void {
    if (size <= this.#left()) return;
    for (const { source } of this.#underWay.values())
      if (source.url() === url && source.suggestedFilename() === name) void cancel(source);
  }

  /** Gives what is under way a moment, and cancels the rest. Never rejects. */
  async close(): Promise<void> {
    const all = [...this.#underWay.values()];
    if (all.length === 0) return;
    const timer = setTimeout(() => all.forEach(({ source }) => void cancel(source)), endPatience);
    await Promise.all(all.map(({ ended }) => ended));
    clearTimeout(timer);
  }

  #left(): number {
    const { largestFile, largestTotal } = this.#parts.files.limits;
    return Math.min(largestFile, largestTotal - this.#total);
  }

  #begin(source: BrowserDownload): void {
    this.#count += 1;
    // What is beyond the limit is not even listed: a page may ask for a download at every tick.
    if (this.#count > this.#parts.files.limits.mostFiles) return void cancel(source);
    const name = freeName(safeName(source.suggestedFilename()), this.#names);
    this.#names.add(name);
    const record: Download = {
      id: randomUUID(),
      name,
      state: "in_progress",
      mimeType: typeByName(name),
      url: withoutQuery(toldAddress(source)),
      startedAt: new Date().toISOString(),
    };
    const ended = this.#keep(source, record).catch(this.#parts.onError);
    this.#underWay.set(record.id, { source, record, ended });
    void ended.then(() => this.#underWay.delete(record.id));
  }

  async #keep(source: BrowserDownload, record: Download): Promise<void> {
    const { files, sessionId } = this.#parts;
    await files.describe(sessionId, "downloads", record);
    const outcome = await this.#fetch(source, record);
    const mimeType = this.#types.get(source.url()) ?? record.mimeType;
    await files.describe(sessionId, "downloads", {
      ...record,
      ...outcome,
      mimeType,
      endedAt: new Date().toISOString(),
    });
    // The browser's own copy lies there until the context is closed.
    await source.delete().catch(() => undefined);
  }

  async #fetch(source: BrowserDownload, { id }: Download): Promise<Partial<Download>> {
    const { files, sessionId, onError } = this.#parts;
    const failure = await failureOf(source);
    if (failure !== null) return { state: "failed", reason: this.#explain(failure) };
    try {
      const content = failing(await source.createReadStream());
      const left = this.#left();
      const written = await files.write({ sessionId, kind: "downloads", id }, content, left);
      this.#total += written.size;
      return { state: "completed", ...written };
    } catch (error) {
      if (error instanceof TooLarge) return { state: "failed", reason: this.#explain("canceled") };
      onError(error);
      return { state: "failed", reason: "The file could not be kept; the server's log has the details." };
    }
  }

  #explain(failure: string): string {
    if (failure !== "canceled") return `The browser gave up: ${failure}.`;
    const { largestFile, largestTotal } = this.#parts.files.limits;
    return `It was stopped: it is larger than is kept (${largestFile} bytes a file, ${largestTotal} a session), the session takes no downloads, or it ended first.`;
  }

  #remember(response: Response): void {
    if (!response.request().isNavigationRequest()) return;
    const type = response.headers()["content-type"]?.split(";")[0]?.trim().toLowerCase();
    if (!/^[\w.+-]+\/[\w.+-]+$/.test(type ?? "")) return;
    if (this.#types.size >= rememberedTypes) this.#types.clear();
    this.#types.set(response.url(), type as string);
  }
}

/**
 * Playwright's stream reads by a promise whose failure Node meets nowhere: where the browser goes away meanwhile, that would
 * end the whole process, and the stream would never end.
 */
export function failing(content: Readable): Readable {
  const read = content._read.bind(content) as (size: number) => unknown;
  content._read = (size) => {
    Promise.resolve(read(size)).catch((error: Error) => content.destroy(error));
  };
  return content;
}

async function failureOf(source: BrowserDownload): Promise<string | null> {
  try {
    return await source.failure();
  } catch {
    return "canceled"; // It went with its browser.
  }
}

async function cancel(source: BrowserDownload): Promise<void> {
  await source.cancel().catch(() => undefined);
}

/** A query can hold what was typed into a form. */
function withoutQuery(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null || parsed.protocol === "data:") return "data:";
  if (parsed.protocol === "blob:") return `blob:${parsed.origin}`;
  return `${parsed.origin}${parsed.pathname}`.slice(0, 2_000);
}
