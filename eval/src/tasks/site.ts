import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Shown, Task, Variant } from "./task.ts";

const script = readFileSync(new URL("../../tasks/page.js", import.meta.url), "utf8");

export type Outcome = "done" | "wrong" | "open";
/** How a document of a task stood when it was left. */
export type Ending = { outcome: Outcome; deeds: string[]; state: Record<string, unknown> };
/** What another source tells of its task may be its words alone. */
type ToldTask = Pick<Task, "say"> & Partial<Task>;
type Told = { task: ToldTask } | Ending;

/** Where the page of a task and what belongs to it come from. */
export type Source<Shows> = {
  /** The page's path, with its query, below that of the visit. */
  pathOf: (shown: Shows) => string;
  /** A file by its path below that of the visit; `told` is where the page tells its task and its end. */
  fileAt: (
    path: string,
    shown: Shows,
    told: string,
  ) => { type: string; content: string | Buffer } | undefined;
};

/** Our own tasks: a page and its script. */
export const ownTasks: Source<Variant> = {
  pathOf: ({ page, seed }) => `${page.name}.html?seed=${seed}`,
  fileAt(path, { page, task }, told) {
    if (path === `${page.name}.html`) return { type: "text/html", content: page.html };
    const begun = `${script}\nbegin(${JSON.stringify(task)}, ${JSON.stringify(told)});\n`;
    return path === "page.js" ? { type: "text/javascript", content: begun } : undefined;
  },
};

const before = { type: "text/html", content: "<!doctype html><title>Before</title><p>The page before.</p>" };

/** Serves the page of one task after the other on loopback, and takes what it tells. */
export class TaskSite<Shows extends Shown> {
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  readonly #source: Source<Shows>;
  #shown: Shows | undefined;
  #visit = 0;
  #told: Told[] = [];
  #onTold: (() => void) | undefined;

  private constructor(source: Source<Shows>) {
    this.#source = source;
  }

  static async start<Shows extends Shown>(source: Source<Shows>): Promise<TaskSite<Shows>> {
    const site = new TaskSite(source);
    await new Promise<void>((resolve) => site.#server.listen(0, "127.0.0.1", resolve));
    return site;
  }

  /** Address of an empty page, to leave a task by. */
  get before(): string {
    return `${this.#origin}/before`;
  }

  /** Forgets what was told, and answers the address of this variant's page. */
  serve(shown: Shows): string {
    this.#shown = shown;
    this.#visit += 1;
    this.#told = [];
    return `${this.#origin}/${this.#visit}/${this.#source.pathOf(shown)}`;
  }

  /** The task with the page's values in it; undefined when the page has not told it after `timeoutMs`. */
  async task(timeoutMs: number): Promise<ToldTask | undefined> {
    await this.#until(() => this.#told.some((told) => "task" in told), timeoutMs);
    return this.#told.find((told) => "task" in told)?.task;
  }

  /** How the documents of this visit that were left stood, in their order; none when none tells within `timeoutMs`. */
  async endings(timeoutMs: number): Promise<Ending[]> {
    const endings = () => this.#told.filter((told) => "outcome" in told);
    await this.#until(() => endings().length > 0, timeoutMs);
    return endings();
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #until(isEnough: () => boolean, timeoutMs: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#onTold = () => {
      if (isEnough()) resolve();
    };
    this.#onTold();
    const timer = setTimeout(resolve, timeoutMs);
    await promise;
    clearTimeout(timer);
  }

  get #origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, visit, ...path] = new URL(request.url ?? "/", "http://any").pathname.split("/");
    const isNow = visit === String(this.#visit);
    if (isNow && path.join("/") === "told") return await this.#take(request, response);
    const isBefore = visit === "before";
    const file = isBefore ? before : isNow ? this.#fileAt(path.join("/")) : undefined;
    if (file === undefined) return void response.writeHead(404).end();
    response
      .writeHead(200, { "content-type": `${file.type}; charset=utf-8`, "cache-control": "no-store" })
      .end(file.content);
  }

  #fileAt(path: string): ReturnType<Source<Shows>["fileAt"]> {
    const told = `/${this.#visit}/told`;
    return this.#shown === undefined ? undefined : this.#source.fileAt(path, this.#shown, told);
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const visit = this.#visit;
    const told = JSON.parse((await request.toArray()).join("")) as Told;
    response.writeHead(204).end();
    if (visit !== this.#visit) return;
    this.#told.push(told);
    this.#onTold?.();
  }
}
