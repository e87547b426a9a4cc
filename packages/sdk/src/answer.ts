import { encodeBase64 } from "./bytes.ts";
import type { Connection } from "./connection.ts";
import { LegworkError, type ErrorIssue, type LegworkErrorCode } from "./errors.ts";
import { readEvents } from "./events.ts";
import type { AgentAction } from "./protocol.gen.ts";
import type { Request } from "./request.ts";

type Fields = Record<string, unknown>;

const longestQuote = 200;

/** The output in a plain answer. */
export async function readJsonAnswer(
  response: Response,
  request: Request,
  connection: Connection,
): Promise<unknown> {
  if (request.envelope === "image" && response.ok) return await readImage(response, connection);
  if (request.envelope === "file" && response.ok) return await readFile(response, request, connection);
  const text = await connection.read(response.text());
  const body = parse(text);
  if (!response.ok) throw refused(response, request, { text, body });
  if (isFields(body) && body["success"] === true) {
    if (request.envelope === "bare") return body;
    if ("data" in body) return body["data"];
  }
  throw malformed(request, `answered ${response.status} with ${quote(text)}`, response.status);
}

/** The bytes of a picture, as an engine in the same process gives them. */
async function readImage(response: Response, connection: Connection): Promise<unknown> {
  const bytes = new Uint8Array(await connection.read(response.arrayBuffer()));
  const pageId = response.headers.get("x-page-id");
  const mimeType = response.headers.get("content-type") ?? "";
  return { mimeType, data: encodeBase64(bytes), ...(pageId === null ? {} : { pageId }) };
}

/** What the headers know of a file; its bytes go to the caller. */
async function readFile(response: Response, request: Request, connection: Connection): Promise<unknown> {
  const bytes = new Uint8Array(await connection.read(response.arrayBuffer()));
  const { headers } = response;
  const name = /filename\*=UTF-8''([^;\s]+)/i.exec(headers.get("content-disposition") ?? "")?.[1];
  if (name === undefined) throw malformed(request, "answered with a file that has no name", response.status);
  request.onContentBytes?.(bytes);
  return {
    name: decodeURIComponent(name),
    mimeType: headers.get("content-type") ?? "",
    sha256: /^(?:W\/)?"([0-9a-f]{64})"$/.exec(headers.get("etag") ?? "")?.[1],
  };
}

/** The output in the last event of a stream, after its progress was told. */
export async function readStreamedAnswer(
  body: ReadableStream<Uint8Array>,
  request: Request,
  connection: Connection,
): Promise<unknown> {
  const events = readEvents(body, () => connection.heard());
  for (;;) {
    const { done, value } = await connection.read(events.next());
    if (done) throw cutOff(request);
    const { status, ...rest } = readData(value, request);
    if (status === "finished") return rest;
    if (status === "error") throw failed(rest, {}, "The service gave no reason.");
    if (status === "running") passOn(rest, request);
  }
}

function passOn({ message, action }: Fields, { onProgress }: Request): void {
  if (typeof message !== "string") return;
  if (isFields(action)) onProgress?.(message, action as AgentAction);
  else onProgress?.(message);
}

function readData(text: string, request: Request): Fields {
  const event = parse(text);
  const data = isFields(event) ? event["data"] : undefined;
  if (isFields(data)) return data;
  throw malformed(request, `streamed ${quote(text)}`);
}

function refused(
  response: Response,
  request: Request,
  { text, body }: { text: string; body: unknown },
): LegworkError {
  const { status } = response;
  if (status === 0 || (status >= 300 && status < 400)) {
    const target = response.headers.get("location") ?? "another address";
    return malformed(request, `answered with a redirect to ${target}, which is not followed`, status);
  }
  if (!isFields(body) || typeof body["code"] !== "string") {
    return malformed(request, `answered ${status} with ${quote(text)}`, status);
  }
  const retryAfter = Number.parseFloat(response.headers.get("retry-after") ?? "");
  const retryAfterSeconds = retryAfter >= 0 ? retryAfter : undefined;
  return failed(body, { status, retryAfterSeconds }, `The service answered ${status} without a reason.`);
}

/** The service's own words; a code that this client does not know yet is passed on too. */
function failed(
  body: Fields,
  known: { status?: number; retryAfterSeconds?: number | undefined },
  fallback: string,
): LegworkError {
  const { error, code, requestId, issues, actions } = body;
  return new LegworkError(
    (typeof code === "string" ? code : "internal") as LegworkErrorCode,
    typeof error === "string" && error !== "" ? error : fallback,
    {
      ...known,
      requestId: typeof requestId === "string" ? requestId : undefined,
      issues: Array.isArray(issues) ? issues.filter(isIssue) : undefined,
      actions: Array.isArray(actions) ? (actions as AgentAction[]) : undefined,
    },
  );
}

function isIssue(value: unknown): value is ErrorIssue {
  return isFields(value) && typeof value["path"] === "string" && typeof value["message"] === "string";
}

function cutOff({ method, url }: Request): LegworkError {
  return new LegworkError(
    "connection_failed",
    `The stream of ${method} ${url} ended before its answer. The service may have been stopped: look at its log.`,
  );
}

function malformed({ method, url }: Request, what: string, status?: number): LegworkError {
  return new LegworkError(
    "malformed_answer",
    `${method} ${url} ${what}. Legwork does not answer so: check baseURL, and any proxy in between.`,
    { status },
  );
}

function quote(text: string): string {
  const cut = text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;
  return text === "" ? "an empty body" : JSON.stringify(cut);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
