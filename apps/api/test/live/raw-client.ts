import { WebSocket } from "ws";

export type Answer = {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: { code: number; message: string };
  sessionId?: string;
};

/** A CDP client as thin as can be: it sends what it is told, however hostile. */
export class RawClient {
  readonly events: Answer[] = [];
  /** Code and reason of the end. */
  readonly closed: Promise<{ code: number; reason: string }>;
  readonly #socket: WebSocket;
  readonly #pending = new Map<number, (answer: Answer) => void>();
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    this.closed = new Promise((resolve) =>
      socket.once("close", (code, reason) => resolve({ code, reason: String(reason) })),
    );
    socket.on("message", (data, isBinary) => {
      if (isBinary) return;
      const message = JSON.parse(String(data)) as Answer;
      if (message.id === undefined) this.events.push(message);
      else this.#pending.get(message.id)?.(message);
    });
  }

  static async connect(url: string, headers: Record<string, string> = {}): Promise<RawClient> {
    const socket = new WebSocket(url, { headers });
    await new Promise<void>((resolve, reject) => {
      socket.once("open", resolve);
      socket.once("error", reject);
    });
    return new RawClient(socket);
  }

  send(method: string, params: object = {}, sessionId?: string): Promise<Answer> {
    this.#lastId += 1;
    const id = this.#lastId;
    this.sendText(JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) }));
    return new Promise((resolve) => this.#pending.set(id, resolve));
  }

  sendText(text: string): void {
    this.#socket.send(text);
  }

  /** Attaches to the first page, and answers its session. */
  async attach(): Promise<string> {
    const { result } = await this.send("Target.getTargets");
    const [target] = (result as { targetInfos: { targetId: string }[] }).targetInfos;
    const attached = await this.send("Target.attachToTarget", { targetId: target?.targetId, flatten: true });
    return attached.result?.["sessionId"] as string;
  }

  close(): void {
    this.#socket.close();
  }
}

/** Status and error code with which a WebSocket is refused. */
export function refusalOf(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; code: string }> {
  const socket = new WebSocket(url, { headers });
  return new Promise((resolve, reject) => {
    socket.once("open", () => reject(new Error("It was let in.")));
    socket.once("error", () => undefined);
    socket.once("unexpected-response", (_request, response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => (body += String(chunk)));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          code: (JSON.parse(body) as { code: string }).code,
        }),
      );
    });
  });
}
