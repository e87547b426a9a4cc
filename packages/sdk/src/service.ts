import { LegworkError } from "./errors.ts";

export type RemoteOptions = {
  /** Where the service listens. Default: `http://127.0.0.1:4700`. */
  baseURL?: string | undefined;
  /** The service's API key. */
  apiKey: string;
  /** Key for the provider of the model that a call or its session names. */
  modelApiKey?: string | undefined;
  /** Accepted for older code: keys belong to one project, and the service ignores it. */
  projectId?: string | undefined;
  /**
   * Longest time that one call may take, milliseconds. Default: 130000, a little above the service's own deadline. A
   * call with a `timeout` of its own goes by that one. An agent's task is not bound by it: that is given up when
   * nothing was heard of it for 45 s.
   */
  timeout?: number | undefined;
};

/** A running service as requests need it: checked once. */
export type Service = {
  /** Without a slash at the end. */
  baseURL: string;
  headers: Record<string, string>;
  timeoutMs: number;
};

const version = "0.1.0";
const defaultBaseURL = "http://127.0.0.1:4700";
const defaultTimeoutMs = 130_000;

/** @throws LegworkError `invalid_request` for an option that cannot work, without repeating any key. */
export function describeService(options: RemoteOptions): Service {
  const { timeout = defaultTimeoutMs } = options;
  if (!(timeout > 0)) throw refuse(`timeout must be a number of milliseconds above 0, not ${timeout}.`);
  return {
    baseURL: readBaseURL(options.baseURL ?? defaultBaseURL),
    headers: {
      ...headerOf("apiKey", "x-svc-api-key", options.apiKey),
      ...(options.projectId === undefined
        ? {}
        : headerOf("projectId", "x-svc-project-id", options.projectId)),
      ...modelKeyHeader(options.modelApiKey),
      "x-language": "typescript",
      "x-sdk-version": version,
    },
    timeoutMs: timeout,
  };
}

export function modelKeyHeader(modelApiKey: string | undefined): Record<string, string> {
  return modelApiKey === undefined ? {} : headerOf("modelApiKey", "x-model-api-key", modelApiKey);
}

/** What `fetch` would refuse, it refuses with the value in its words; a key must not end up there. */
function headerOf(option: string, header: string, value: unknown): Record<string, string> {
  if (value === undefined || value === "") {
    throw refuse(
      `${option} is missing. The service prints its key when it starts; pass it as \`${option}\`.`,
    );
  }
  if (typeof value !== "string" || !/^[\x21-\x7e]+$/.test(value)) {
    throw refuse(
      `${option} cannot be sent in a header: it must be a string of printable ASCII without spaces.`,
    );
  }
  return { [header]: value };
}

function readBaseURL(text: string): string {
  let url: URL;
  try {
    url = new URL(text);
  } catch (cause) {
    throw refuse(`baseURL is not an address: expected something like ${defaultBaseURL}.`, cause);
  }
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw refuse(`baseURL must begin with http:// or https://, not ${url.protocol}//.`);
  }
  if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") {
    throw refuse("baseURL takes no user name, password, query or fragment; the key goes into `apiKey`.");
  }
  // The version belongs to each operation's path, but is often copied along with the address.
  return `${url.origin}${url.pathname}`.replace(/\/+$/, "").replace(/\/v1$/, "");
}

function refuse(message: string, cause?: unknown): LegworkError {
  return new LegworkError("invalid_request", message, { cause });
}
