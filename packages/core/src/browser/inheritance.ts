/** What a process leaves with a browser's host for one that goes on with a context of it. */
export type Inheritance = {
  /** The browser's own name for the context. */
  contextId: string;
  /** Where its way to the network is expected, on 127.0.0.1. */
  port: number;
  value: unknown;
};

export function inheritance(
  { contextId, egress }: { contextId: string; egress: { port: number } },
  value: unknown,
): Inheritance {
  return { contextId, port: egress.port, value };
}
