import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";

type Answer = { id?: number; result?: unknown; error?: { message: string } };
export type ToolResult = { isError: boolean; text: string };

/** A client of an MCP server that is started as a program and spoken to over its standard streams. */
export class McpClient {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #count = 0;

  private constructor(child: ChildProcessByStdio<Writable, Readable, null>) {
    this.#child = child;
    createInterface({ input: child.stdout }).on("line", (line) => this.#receive(line));
    child.once("exit", (code) => this.#fail(`The MCP server ended with ${code}.`));
  }

  static async start(program: string, parameters: string[]): Promise<McpClient> {
    const child = spawn(program, parameters, { stdio: ["pipe", "pipe", "ignore"] });
    const client = new McpClient(child);
    const clientInfo = { name: "legwork-bench", version: "0" };
    await client.#request("initialize", { protocolVersion: "2025-06-18", capabilities: {}, clientInfo });
    client.#send({ method: "notifications/initialized" });
    return client;
  }

  async call(name: string, parameters: Record<string, unknown> = {}): Promise<ToolResult> {
    const answer = (await this.#request("tools/call", { name, arguments: parameters })) as {
      isError?: boolean;
      content?: { type: string; text?: string }[];
    };
    const text = (answer.content ?? []).map((part) => part.text ?? "").join("\n");
    return { isError: answer.isError === true, text };
  }

  /** As {@link call}; an error of the tool throws. */
  async ask(name: string, parameters: Record<string, unknown> = {}): Promise<string> {
    const { isError, text } = await this.call(name, parameters);
    if (isError) throw new Error(text.slice(0, 300));
    return text;
  }

  /** A closed standard input is how an MCP server over STDIO is asked to end. */
  async close(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const exited = once(this.#child, "exit");
    this.#child.stdin.end();
    const timer = setTimeout(() => this.#child.kill("SIGTERM"), 3_000);
    await exited;
    clearTimeout(timer);
  }

  #send(message: Record<string, unknown>): void {
    this.#child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  }

  async #request(method: string, params: unknown): Promise<unknown> {
    this.#count += 1;
    const id = this.#count;
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    this.#send({ id, method, params });
    const { result, error } = await answered;
    if (error !== undefined) throw new Error(error.message);
    return result;
  }

  #receive(line: string): void {
    if (!line.startsWith("{")) return;
    const answer = JSON.parse(line) as Answer;
    if (answer.id === undefined) return;
    this.#waiting.get(answer.id)?.(answer);
    this.#waiting.delete(answer.id);
  }

  #fail(message: string): void {
    for (const answer of this.#waiting.values()) answer({ error: { message } });
    this.#waiting.clear();
  }
}
