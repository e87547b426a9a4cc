import type { Input, OperationName, Output } from "@legwork/protocol";
import { act } from "./act.ts";
import { agentExecute } from "./agent/agent-execute.ts";
import { end } from "./end.ts";
import { extract } from "./extract.ts";
import { navigate } from "./navigate.ts";
import { observe } from "./observe.ts";
import { replay } from "./replay.ts";
import type { OperationContext, SessionContext } from "./services.ts";
import { start } from "./start.ts";

export type ServiceOperation = "start" | "end" | "replay";
export type SessionOperation = Exclude<OperationName, ServiceOperation>;

type ServiceHandlers = {
  [Name in ServiceOperation]: (input: Input<Name>, context: OperationContext) => Promise<Output<Name>>;
};
type SessionHandlers = {
  [Name in SessionOperation]: (input: Input<Name>, context: SessionContext) => Promise<Output<Name>>;
};

/** Operations on the service and on records; they wait for no session's turn. */
export const serviceHandlers: ServiceHandlers = { start, end, replay };

/** Operations on a running session; each session does one at a time. */
export const sessionHandlers: SessionHandlers = { navigate, act, observe, extract, agentExecute };
