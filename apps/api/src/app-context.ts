import type { Principal } from "@legwork/core";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** What a request carries through the app; Node's own request and response are there when it came over a socket. */
export type AppEnvironment = {
  Bindings: Partial<HttpBindings>;
  /** `principal` is there where a key is asked for. */
  Variables: { requestId: string; principal: Principal };
};

export type AppContext = Context<AppEnvironment>;
