export type { Caller, Dispatcher, Principal } from "./context.ts";
export { Engine, type EngineOptions } from "./engine.ts";
export type { Limits } from "./services.ts";
