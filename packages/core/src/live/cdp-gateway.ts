import { LegworkError } from "@legwork/protocol";
import type { DebuggingConnection } from "../browser/debugging-connection.ts";
import type { DebuggingMessage } from "../browser/debugging-protocol.ts";
import { CdpAttachments } from "./cdp-attachments.ts";
import { CdpBrowserCommands, type CommandOrigin } from "./cdp-browser-commands.ts";
import { isPageMethod } from "./cdp-methods.ts";
import { CdpRefusal } from "./cdp-refusal.ts";
import { closeCodes, type Channel } from "./channel.ts";

export type CdpGatewayParts = {
  channel: Channel;
  /** The gateway's own; it closes it. */
  connection: DebuggingConnection;
  /** The browser context of the session, as the browser names it. */
  contextId: string;
  /** @throws LegworkError for an address that no session may open. */
  checkUrl: (url: string) => Promise<void>;
  /** The client asked for something. */
  onActivity: () => void;
  /** Told of what should not happen; the client is only told that something failed. */
  onError: (error: unknown) => void;
};

/** What of the browser's messages may wait for a client that reads slowly, bytes. */
const mostWaitingBytes = 64 * 1024 * 1024;

/** Commands that may wait for their turn, and their size together. */
const mostWaitingCommands = 10_000;
const mostWaitingText = 64 * 1024 * 1024;

type Params = Record<string, unknown>;
type Command = { id: number; method: string; params: Params; sessionId?: string };

/**
 * Lets one client drive the pages of one session by the Chrome DevTools Protocol, as if the browser had nothing else:
 * commands are carried out when they are on the list and their arguments stay within the session.
 */
export class CdpGateway {
  readonly #parts: CdpGatewayParts;
  readonly #attachments: CdpAttachments;
  readonly #browser: CdpBrowserCommands;
  /** Streams that the client's own commands have opened. */
  readonly #streams = new Set<unknown>();
  /** Keeps the order of commands while an address is looked up. */
  #turn: Promise<void> = Promise.resolve();
  #waiting = { commands: 0, text: 0 };

  private constructor(parts: CdpGatewayParts) {
    this.#parts = parts;
    const tell = (event: DebuggingMessage): void => this.#tell(event);
    const { contextId, connection, checkUrl, channel } = parts;
    const attachments = new CdpAttachments(contextId, connection, tell);
    this.#attachments = attachments;
    const onClose = (): void =>
      void setImmediate(() => channel.close(closeCodes.normal, "The client closed its browser."));
    this.#browser = new CdpBrowserCommands({ contextId, connection, attachments, checkUrl, onClose, tell });
  }

  /** Speaks with the client until one side closes. Never rejects. */
  static async serve(parts: CdpGatewayParts): Promise<void> {
    const { channel, connection } = parts;
    const gateway = new CdpGateway(parts);
    connection.onEvent = (event) => gateway.#attachments.take(event);
    channel.onClose(() => connection.close());
    channel.onMessage((text) => gateway.#receive(text));
    gateway.#turn = gateway.#attachments.begin().catch(() => connection.close());
    await connection.closed;
    channel.close(closeCodes.goingAway, "The session's browser has gone.");
  }

  #receive(text: string): void {
    this.#waiting.commands += 1;
    this.#waiting.text += text.length;
    if (this.#waiting.commands > mostWaitingCommands || this.#waiting.text > mostWaitingText)
      return this.#parts.channel.close(closeCodes.policy, "Too many commands are waiting.");
    this.#parts.onActivity();
    this.#turn = this.#turn.then(async () => {
      this.#waiting.commands -= 1;
      this.#waiting.text -= text.length;
      await this.#take(text);
    });
  }

  /** Resolves when the command is on its way, not when it is done. */
  async #take(text: string): Promise<void> {
    const command = parse(text);
    if (command === undefined) return this.#parts.channel.close(closeCodes.policy, "That is no CDP command.");
    const { method, sessionId } = command;
    const targetId = sessionId === undefined ? undefined : this.#attachments.targetOf(sessionId);
    try {
      if (sessionId !== undefined && targetId === undefined)
        throw new CdpRefusal("Session with given id not found.", -32001);
      const isOfBrowser = this.#attachments.isOfBrowser(sessionId);
      const isOfPage = !isOfBrowser && method === "Target.setAutoAttach";
      if (this.#browser.has(method) && !isOfPage)
        return this.#runOnBrowser(command, isOfBrowser ? { via: sessionId } : { targetId });
      if (isOfBrowser || !(isOfPage || isPageMethod(method))) throw unavailable(method);
      this.#forward(command, await this.#checked(command));
    } catch (error) {
      this.#refuse(command, error);
    }
  }

  #runOnBrowser(command: Command, origin: CommandOrigin): void {
    this.#browser.run(command.method, command.params, origin).then(
      (result) => this.#answer(command, { result }),
      (error: unknown) => this.#refuse(command, error),
    );
  }

  /** The arguments that are passed on. @throws CdpRefusal, or LegworkError for a refused address. */
  async #checked({ method, params }: Command): Promise<Params> {
    if (method === "Target.setAutoAttach") {
      if (params["autoAttach"] === true && params["flatten"] !== true)
        throw new CdpRefusal("Only flat sessions are spoken here: send flatten: true.", -32602);
      return params;
    }
    if (method === "Page.navigate" || (method === "Fetch.continueRequest" && params["url"] !== undefined))
      await this.#parts.checkUrl(String(params["url"]));
    const files = (params["data"] as { files?: unknown } | undefined)?.files;
    if (
      method === "Input.dispatchDragEvent" &&
      files !== undefined &&
      !(Array.isArray(files) && files.length === 0)
    )
      throw new CdpRefusal("Files of the server cannot be dropped on a page.");
    if (method.startsWith("IO.") && !this.#streams.has(params["handle"]))
      throw new CdpRefusal("Invalid stream handle");
    return params;
  }

  #forward(command: Command, params: Params): void {
    const { method, sessionId } = command;
    const sent = { method, params, ...(sessionId === undefined ? {} : { sessionId }) };
    this.#parts.connection.post(sent, ({ result, error }) => {
      if (method === "Page.printToPDF" && result?.["stream"] !== undefined)
        this.#streams.add(result["stream"]);
      this.#answer(command, error === undefined ? { result: result ?? {} } : { error });
    });
  }

  #refuse(command: Command, error: unknown): void {
    const isKnown = error instanceof CdpRefusal || error instanceof LegworkError;
    if (!isKnown) this.#parts.onError(error);
    const code = error instanceof CdpRefusal ? error.code : -32000;
    const message = isKnown ? error.message : "The command failed inside the server.";
    this.#answer(command, { error: { code, message } });
  }

  #answer({ id, sessionId }: Command, outcome: Pick<DebuggingMessage, "result" | "error">): void {
    this.#tell({ id, ...outcome, ...(sessionId === undefined ? {} : { sessionId }) });
  }

  #tell(message: DebuggingMessage): void {
    const { channel } = this.#parts;
    channel.send(JSON.stringify(message));
    if (channel.waitingBytes() > mostWaitingBytes)
      channel.close(closeCodes.tryAgainLater, "The client reads too slowly.");
  }
}

function unavailable(method: string): CdpRefusal {
  return new CdpRefusal(
    `'${method}' is not available here: it is unknown, or reaches further than the pages of this session.`,
    -32601,
  );
}

function parse(text: string): Command | undefined {
  try {
    const { id, method, params, sessionId: given } = JSON.parse(text) as Record<string, unknown>;
    const sessionId = given === "" ? undefined : given;
    const isCommand = Number.isSafeInteger(id) && typeof method === "string";
    const isAddressed = sessionId === undefined || typeof sessionId === "string";
    const hasParams =
      params === undefined || (typeof params === "object" && params !== null && !Array.isArray(params));
    if (!isCommand || !isAddressed || !hasParams) return undefined;
    const command = { id: id as number, method, params: (params ?? {}) as Params };
    return sessionId === undefined ? command : { ...command, sessionId };
  } catch {
    return undefined;
  }
}
