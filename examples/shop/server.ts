import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { findAsset } from "./assets.ts";
import { BodyError, readForm } from "./body.ts";
import { notFound } from "./pages/not-found.ts";
import { plain, type Reply } from "./reply.ts";
import { findRoute } from "./router.ts";
import { routes } from "./routes.ts";
import type { ShopState } from "./state.ts";
import type { Visit } from "./visit.ts";
import { createVisitors, recognise, type Visitors } from "./visitors.ts";

export type * from "./state.ts";
export type Shop = { url: string; state: ShopState; close(): Promise<void> };

export async function startShop(options: { port?: number; host?: string } = {}): Promise<Shop> {
  const { port = 0, host = "127.0.0.1" } = options;
  const visitors = createVisitors();
  const server = createServer((request, response) => void handle(visitors, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://${host}:${address.port}`, state: visitors.state, close };
}

async function handle(visitors: Visitors, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const reply = await answer(visitors, request, response).catch(failure);
  response.writeHead(reply.status, {
    "content-security-policy": "default-src 'self'; frame-ancestors 'self'; form-action 'self'",
    "x-content-type-options": "nosniff",
    ...reply.headers,
  });
  response.end(request.method === "HEAD" ? "" : reply.body);
}

async function answer(
  visitors: Visitors,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Reply> {
  const url = URL.parse(request.url ?? "/", "http://shop.invalid");
  if (!url) return plain(400, "Bad request");
  const method = request.method === "HEAD" ? "GET" : (request.method ?? "GET");
  const asset = method === "GET" && findAsset(url.pathname);
  if (asset) return asset;

  const route = findRoute(routes, method, url.pathname);
  if (route === 405) return plain(405, "Method not allowed");
  const form = method === "POST" ? await readForm(request) : new FormData();
  const visitor = recognise(visitors, {
    received: request.headers.cookie ?? "",
    send: (cookie) => void response.appendHeader("set-cookie", cookie),
  });
  const visit: Visit = { ...visitor, url, form, params: route === 404 ? {} : route.params };
  return route === 404 ? notFound(visit) : route.handler(visit);
}

function failure(error: unknown): Reply {
  if (error instanceof BodyError) return plain(error.status, error.message);
  console.error(error);
  return plain(500, "Something went wrong.");
}

if (import.meta.main) {
  const shop = await startShop({ port: Number(process.env["PORT"] ?? 0) });
  console.log(`Fernway Outfitters is open at ${shop.url}`);
}
