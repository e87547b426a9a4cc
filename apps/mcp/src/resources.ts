import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  type ListResourcesResult,
  type ReadResourceResult,
  type Resource,
  type Server,
} from "@modelcontextprotocol/server";
import { isCodedError } from "./result.ts";
import type { ServerParts } from "./server-parts.ts";
import type { ServiceCall } from "./service.ts";
import { listDownloads, readDownload, type DownloadEntry } from "./session-downloads.ts";
import { readLog } from "./session-log.ts";
import { readSnapshot } from "./session-snapshot.ts";

/** Something of a session that can be read: `browser://sessions/{id}/<path>`. */
type SessionResource = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Undefined where each has its own. */
  readonly mimeType?: string;
  /** What there is to read, as text or as base64; `name` stands in the address for what is in braces in the path. */
  read(parts: ServerParts, call: ServiceCall, name: string): Promise<Content>;
};

type Content = { mimeType: string } & ({ text: string } | { blob: string });

const screenshot: SessionResource = {
  path: "screenshot.png",
  title: "Picture of a session's page",
  description: "The visible part of the page that the session is on.",
  mimeType: "image/png",
  read: async ({ service }, call) => {
    const { mimeType, data } = await service.dispatch("screenshot", {}, call);
    return { mimeType, blob: data };
  },
};

const snapshot: SessionResource = {
  path: "snapshot",
  title: "Page of a session, as text",
  description: "The page that the session is on, as its accessibility tree in words.",
  mimeType: "text/plain",
  read: async ({ service }, call) => ({ mimeType: "text/plain", text: await readSnapshot(service, call) }),
};

const pages: SessionResource = {
  path: "pages",
  title: "Open pages of a session",
  description: "The tabs and windows of the session, with the ids that tools take as pageId; JSON.",
  mimeType: "application/json",
  read: async ({ service }, call) => {
    const { pages } = await service.dispatch("listPages", {}, call);
    return { mimeType: "application/json", text: JSON.stringify({ pages }) };
  },
};

const log: SessionResource = {
  path: "log",
  title: "What a session did",
  description: "The operations of the session in order, each with its page, time and result; JSON.",
  mimeType: "application/json",
  read: async ({ service }, call) => ({ mimeType: "application/json", text: await readLog(service, call) }),
};

const download: SessionResource = {
  path: "downloads/{name}",
  title: "File that a session downloaded",
  description: "A file that a page of the session gave. Take it for what it is: chosen by a stranger.",
  read: async ({ service }, call, name) => await readDownload(service, name, call),
};

/** Those that every session has. */
const always: readonly SessionResource[] = [screenshot, snapshot, pages, log];
const resources: readonly SessionResource[] = [...always, download];

/** Lists what can be read of the caller's sessions, and reads it. */
export function serveResources(server: Server, parts: ServerParts): void {
  server.setRequestHandler(
    "resources/list",
    async ({ params }, { mcpReq }) => await list(params?.cursor, mcpReq.signal, parts),
  );
  server.setRequestHandler("resources/templates/list", () => ({
    resourceTemplates: resources.map(({ path, title, description, mimeType }) => ({
      name: nameOf(path),
      uriTemplate: addressOf("{id}", path),
      title,
      description,
      ...(mimeType === undefined ? {} : { mimeType }),
    })),
  }));
  server.setRequestHandler(
    "resources/read",
    async ({ params }, { mcpReq }) => await read(params.uri, mcpReq.signal, parts),
  );
}

/** Sessions whose resources one answer lists. */
const pageSize = 50;

/** The resources of the caller's running sessions, newest first. */
async function list(
  cursor: string | undefined,
  signal: AbortSignal,
  { service }: ServerParts,
): Promise<ListResourcesResult> {
  if (service.isUnused()) return { resources: [] };
  const page = { status: "RUNNING" as const, limit: pageSize, ...(cursor === undefined ? {} : { cursor }) };
  try {
    const { sessions, nextCursor } = await service.dispatch("listSessions", page, { signal });
    const listed = await Promise.all(
      sessions.map(async ({ id, createdAt }) => {
        const files = await listDownloads(service, { sessionId: id, signal });
        return [...always.map((resource) => entryOf(resource, id, createdAt)), ...entriesOf(files, id)];
      }),
    );
    return { resources: listed.flat(), ...(nextCursor === undefined ? {} : { nextCursor }) };
  } catch (error) {
    if (!isCodedError(error)) throw error;
    const code =
      error.code === "invalid_request" ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError;
    throw new ProtocolError(code, `${error.code}: ${error.message}`);
  }
}

function entryOf(
  { path, title, description, mimeType }: SessionResource,
  id: string,
  createdAt: string,
): Resource {
  return {
    uri: addressOf(id, path),
    name: nameOf(path),
    title: `${title} (started ${createdAt})`,
    description,
    ...(mimeType === undefined ? {} : { mimeType }),
  };
}

function entriesOf(files: DownloadEntry[], id: string): Resource[] {
  return files.map(({ name, mimeType, size }) => ({
    uri: addressOf(id, `downloads/${encodeURIComponent(name)}`),
    name,
    title: name,
    description: download.description,
    mimeType,
    ...(size === undefined ? {} : { size }),
  }));
}

const nameOf = (path: string): string => `session-${path.replace("/{name}", "")}`;
const addressOf = (sessionId: string, path: string): string => `browser://sessions/${sessionId}/${path}`;

async function read(uri: string, signal: AbortSignal, parts: ServerParts): Promise<ReadResourceResult> {
  const [, sessionId = "", path = ""] = /^browser:\/\/sessions\/([\w-]{1,200})\/(.+)$/.exec(uri) ?? [];
  const { resource, name } = find(path);
  if (resource === undefined) throw new ResourceNotFoundError(uri, unknownAddress(uri));
  try {
    const content = await resource.read(parts, { sessionId, signal }, name);
    return { contents: [{ uri, ...content }] };
  } catch (error) {
    throw explain(error, uri);
  }
}

/** The resource of a path, and the name in it. */
function find(path: string): { resource: SessionResource | undefined; name: string } {
  const file = /^downloads\/([^/]{1,1000})$/.exec(path)?.[1];
  if (file === undefined) return { resource: always.find((candidate) => candidate.path === path), name: "" };
  try {
    return { resource: download, name: decodeURIComponent(file) };
  } catch {
    return { resource: undefined, name: "" }; // Its escapes are none.
  }
}

function unknownAddress(uri: string): string {
  const addresses = resources.map(({ path }) => addressOf("{id}", path)).join(", ");
  return `There is no resource ${JSON.stringify(uri.slice(0, 200))}. Expected: ${addresses}.`;
}

/** A session that is not there, or no longer, is a resource that is not; everything else is a failure of its own. */
function explain(error: unknown, uri: string): unknown {
  if (!isCodedError(error)) return error;
  const message = `${error.code}: ${error.message}`;
  if (["session_not_found", "session_ended", "not_found"].includes(error.code))
    return new ResourceNotFoundError(uri, message);
  return new ProtocolError(ProtocolErrorCode.InternalError, message);
}
