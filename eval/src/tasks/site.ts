import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Task, Variant } from "./task.ts";

const script = readFileSync(new URL("../../tasks/page.js", import.meta.url), "utf8");

export type Outcome = "done" | "wrong" | "open";
/** How a document of a task stood when it was left. */
export type Ending = { outcome: Outcome; deeds: string[]; state: Record<string, unknown> };
type Told = { task: Task } | Ending;

/** Serves the page of one task after the other on loopback, and takes what it tells. */
export class TaskSite {
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  #variant: Variant | undefined;
  #visit = 0;
  #told: Told[] = [];
  #onTold: (() => void) | undefined;

  static async start(): Promise<TaskSite> {
    const site = new TaskSite();
    await new Promise<void>((resolve) => site.#server.listen(0, "127.0.0.1", resolve));
    return site;
  }

  /** Address of an empty page, to leave a task by. */
  get before(): string {
    return `${this.#origin}/before`;
  }

  /** Forgets what was told, and answers the address of this variant's page. */
  serve(variant: Variant): string {
    this.#variant = variant;
    this.#visit += 1;
    this.#told = [];
    return `${this.#origin}/${this.#visit}/${variant.page.name}.html?seed=${variant.seed}`;
  }

  /** The task with the page's values in it; undefined when the page has not told it after `timeoutMs`. */
  async task(timeoutMs: number): Promise<Task | undefined> {
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
    const [, visit, file] = new URL(request.url ?? "/", "http://any").pathname.split("/");
    const send = (type: string, text: string) =>
      response
        .writeHead(200, { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" })
        .end(text);
    if (visit === "before") send("text/html", "<!doctype html><title>Before</title><p>The page before.</p>");
    else if (visit !== String(this.#visit) || this.#variant === undefined) response.writeHead(404).end();
    else if (file === "told") await this.#take(request, response);
    else if (file === "page.js") send("text/javascript", this.#script(this.#variant.task));
    else if (file === `${this.#variant.page.name}.html`) send("text/html", this.#variant.page.html);
    else response.writeHead(404).end();
  }

  #script(task: Task): string {
    return `${script}\nbegin(${JSON.stringify(task)}, "/${this.#visit}/told");\n`;
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
