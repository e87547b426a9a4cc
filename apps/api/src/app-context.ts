import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** What a request carries through the app; Node's own request and response are there when it came over a socket. */
export type AppEnvironment = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string };
};

export type AppContext = Context<AppEnvironment>;
