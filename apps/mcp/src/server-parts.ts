import type { ActiveSessions, Era } from "./active-sessions.ts";
import type { Log } from "./log.ts";
import type { Service } from "./service.ts";

/** What a protocol server of one connection or request works with. */
export type ServerParts = { era: Era; sessions: ActiveSessions; service: Service; log: Log };
