import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type SentSpan = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  /** 2: of a server. */
  kind: number;
  attributes: Record<string, string | number | boolean>;
  /** 2: an error. */
  status: number;
};

type Sent = {
  resourceSpans: {
    resource: { attributes: SentAttribute[] };
    scopeSpans: {
      spans: (Omit<SentSpan, "attributes" | "status"> & {
        attributes: SentAttribute[];
        status: { code: number };
      })[];
    }[];
  }[];
};
type SentAttribute = { key: string; value: Record<string, string | number | boolean> };

/** A collector of traces that speaks OTLP over HTTP, in JSON. */
export type Collector = AsyncDisposable & {
  url: string;
  /** Bodies as they came. */
  bodies: string[];
  /** What came with each. */
  headers: Record<string, unknown>[];
  spans(): SentSpan[];
  /** Of the service that sent the first. */
  resource(): Record<string, string | number | boolean>;
};

/** `hangs`: it takes what is sent and never answers. */
export async function startCollector({ hangs = false } = {}): Promise<Collector> {
  const bodies: string[] = [];
  const headers: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      bodies.push(Buffer.concat(chunks).toString());
      headers.push({ ...request.headers, path: request.url });
      if (!hangs) response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const sent = () => bodies.flatMap((body) => (JSON.parse(body) as Sent).resourceSpans);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    headers,
    spans: () =>
      sent()
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans)
        .map(({ attributes, status, ...span }) => ({
          ...span,
          attributes: plain(attributes),
          status: status.code,
        })),
    resource: () => plain(sent()[0]?.resource.attributes ?? []),
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function plain(attributes: SentAttribute[]): Record<string, string | number | boolean> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0] ?? ""]));
}
