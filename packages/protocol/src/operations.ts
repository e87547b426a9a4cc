import type { z } from "zod";
import { act } from "./act.ts";
import { agentExecute } from "./agent.ts";
import { extract } from "./extract.ts";
import { navigate } from "./navigate.ts";
import { observe } from "./observe.ts";
import { replay } from "./replay.ts";
import { end, start } from "./session.ts";

/** Everything that can be asked, by name. */
export const operations = { start, navigate, act, observe, extract, agentExecute, replay, end } as const;

export type Operations = typeof operations;
export type OperationName = keyof Operations;

/** What a caller sends: defaults not yet filled in. */
export type RawInput<Name extends OperationName> = z.input<Operations[Name]["input"]>;
/** What a handler receives: parsed, with defaults. */
export type Input<Name extends OperationName> = z.output<Operations[Name]["input"]>;
/** What a caller gets: `data` of the answer, or the whole body when it is bare. */
export type Output<Name extends OperationName> = z.output<Operations[Name]["output"]>;
