import { request as httpRequest } from "node:http";
import { expect } from "vitest";

export const apiKey = "lw_the-key-of-the-tests";

/** Of another project, where there is one. */
export const otherKey = "lw_another-key-of-the-tests";

/** A client of a listening server, as thin as can be. */
export type TestClient = {
  url: string;
  key: string;
  /** Sends a body as JSON with the key; a `string` body is sent as it is. */
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  delete(path: string): Promise<Response>;
};

export function createClient(url: string, key = apiKey): TestClient {
  const send = (method: string, path: string, init: RequestInit) =>
    fetch(`${url}${path}`, { method, ...init, headers: { "x-svc-api-key": key, ...init.headers } });
  return {
    url,
    key,
    post: (path, body, headers = {}) => {
      if (body === undefined) return send("POST", path, { headers });
      const text = typeof body === "string" ? body : JSON.stringify(body);
      return send("POST", path, { body: text, headers: { "content-type": "application/json", ...headers } });
    },
    get: (path, headers = {}) => send("GET", path, { headers }),
    delete: (path) => send("DELETE", path, {}),
  };
}

/** `data` of a successful answer. */
export async function dataOf(response: Response): Promise<Record<string, unknown>> {
  const body = (await response.json()) as { success: boolean; data: Record<string, unknown> };
  expect(body).toEqual({ success: true, data: expect.anything() });
  expect(response.status).toBe(200);
  return body.data;
}

export type ErrorAnswer = { error: string; code: string; issues?: { path: string; message: string }[] };

/** The body of a failed answer, once it has proved to have the one shape and to give nothing away. */
export async function errorOf(response: Response, status: number, code: string): Promise<ErrorAnswer> {
  const text = await response.text();
  const body = JSON.parse(text) as ErrorAnswer & { message: string };
  const { issues, ...rest } = body;
  expect({ status: response.status, ...rest }).toEqual({
    status,
    success: false,
    error: body.message,
    message: expect.stringMatching(/\S.*\.$/s),
    code,
    requestId: response.headers.get("x-request-id"),
  });
  expect(issues ?? []).toEqual(
    (issues ?? []).map(() => ({ path: expect.any(String), message: expect.any(String) })),
  );
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(text).not.toMatch(/\s+at .+:\d+:\d+|node_modules|\.ts\b|\.js\b/);
  expect(text).not.toContain(apiKey);
  return body;
}

export type SentFrame = {
  lines: string[];
  data: Record<string, unknown> & { status: string };
  type: string;
  id: string;
};

/** The frames of a whole event stream; comments are left out. */
export async function framesOf(response: Response): Promise<SentFrame[]> {
  const text = await response.text();
  const blocks = text.split("\n\n").filter((block) => block !== "" && !block.startsWith(":"));
  return blocks.map((block) => {
    const lines = block.split("\n");
    const data = lines.find((line) => line.startsWith("data: ")) ?? "data: null";
    return { lines, ...(JSON.parse(data.slice(6)) as Omit<SentFrame, "lines">) };
  });
}

/** A request as no `fetch` would send it: with a Host header of one's own. */
export function sendWithHost(url: string, host: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url, { headers: { host } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      );
    });
    sent.once("error", reject);
    sent.end();
  });
}
