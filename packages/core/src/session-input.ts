import type { OperationName } from "@legwork/protocol";
import { collectTimeout } from "./collect/collect.ts";
import type { SessionOperation } from "./handlers.ts";
import type { Session } from "./session.ts";
import { Secrets } from "./variables.ts";

/** Deadline of an operation that names none, ms. */
export const defaultTimeout = 120_000;
const defaultTimeouts: Partial<Record<OperationName, number>> = { agentExecute: 600_000 };

type Shared = { timeout?: number; variables?: ConstructorParameters<typeof Secrets>[0] };
/** What inputs of operations on a session have in common, under one name or the other. */
type SessionInput = { pageId?: string; options?: Shared; executeOptions?: Shared };

/** Milliseconds for an operation. */
export function timeoutOf(name: SessionOperation, input: unknown, session: Session): number {
  const { options, executeOptions } = input as SessionInput;
  const wanted = options?.timeout ?? executeOptions?.timeout;
  // Navigation measures its own time-out, which says more; this one only guards it.
  if (name === "navigate") return (wanted ?? 30_000) + 30_000;
  if (name === "collect") return collectTimeout(input as Parameters<typeof collectTimeout>[0]);
  if (name === "act") return wanted ?? session.settings.actTimeoutMs;
  return wanted ?? defaultTimeouts[name] ?? defaultTimeout;
}

export function secretsOf(input: unknown): Secrets {
  const { options, executeOptions } = input as SessionInput;
  return new Secrets(options?.variables ?? executeOptions?.variables);
}

/** The page that an operation is to work on; undefined for the active one. */
export function pageIdOf(input: unknown): string | undefined {
  return (input as SessionInput).pageId;
}
