import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Refusal } from "./guards.ts";
import { isCodedError } from "./result.ts";
import type { Service } from "./service.ts";

/** Who calls. What one has made, another does not see: the service is asked with the caller's own key. */
export type Principal = {
  /** The same for the same key, and no way back to it. */
  readonly id: string;
  readonly service: Service;
};

type Options = {
  /** The operator's key; undefined: whoever reaches this server may call. */
  apiKey: string | undefined;
  /** What the operator's key reaches. */
  service: Service;
  /** In front of a running service: the same with another of its keys. Without it there is only the operator's key. */
  serviceFor: ((apiKey: string) => Service) | undefined;
};

/** How long the service is not asked again whether it knows a key, ms: a revoked one works here for no longer. */
const trustMs = 30_000;
/** Keys that are remembered at once. */
const mostKeys = 1_000;

/** Tells by its key who sends a request. */
export class Principals {
  readonly #options: Options;
  readonly #known = new Map<string, { principal: Principal; until: number }>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** The caller, or why there is none. */
  async identify(
    request: IncomingMessage,
    url: URL,
  ): Promise<{ principal: Principal } | { refusal: Refusal }> {
    const { apiKey, service, serviceFor } = this.#options;
    if (apiKey === undefined) return { principal: { id: "anyone", service } };
    const keys = presentedKeys(request, url);
    if (keys.some((key) => isSame(key, apiKey))) return { principal: { id: "operator", service } };
    const [key] = keys;
    if (key === undefined || serviceFor === undefined) return { refusal: unauthorized };
    return await this.#askService(key, serviceFor);
  }

  async #askService(
    key: string,
    serviceFor: (apiKey: string) => Service,
  ): Promise<{ principal: Principal } | { refusal: Refusal }> {
    const id = digest(key).toString("hex");
    const known = this.#known.get(id);
    if (known !== undefined && known.until > Date.now()) return { principal: known.principal };
    this.#known.delete(id);
    try {
      const principal = known?.principal ?? { id, service: serviceFor(key) };
      await principal.service.dispatch("listSessions", { limit: 1 }, {});
      this.#remember(principal);
      return { principal };
    } catch (error) {
      if (!isCodedError(error)) throw error;
      const isRefused = error.code === "unauthorized" || error.code === "invalid_request";
      return {
        refusal: isRefused ? unauthorized : { status: 502, message: `${error.code}: ${error.message}` },
      };
    }
  }

  #remember(principal: Principal): void {
    const [oldest] = this.#known.keys();
    if (this.#known.size >= mostKeys && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(principal.id, { principal, until: Date.now() + trustMs });
  }
}

const unauthorized: Refusal = {
  status: 401,
  message: "The API key is missing or wrong. Send the key of this server as Authorization: Bearer <key>.",
  headers: { "www-authenticate": "Bearer" },
};

/** As `Authorization: Bearer`, as `x-svc-api-key`, or in the deprecated query parameter, in this order. */
function presentedKeys({ headers }: IncomingMessage, url: URL): string[] {
  const bearer = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? "")?.[1];
  const presented = [bearer, headers["x-svc-api-key"], ...url.searchParams.getAll("serviceApiKey")];
  return presented.filter((key): key is string => typeof key === "string" && key !== "");
}

/** Digests have one length, so that comparing them tells nothing of the key, not even how long it is. */
function isSame(presented: string, expected: string): boolean {
  return timingSafeEqual(digest(presented), digest(expected));
}

function digest(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
