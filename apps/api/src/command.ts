// An entry of its own: what a command needs to know of the server before it starts one, without loading it.
export { ConfigError, loadConfig, type Config, type Environment } from "./config.ts";
export { engineOptions } from "./engine-options.ts";
export { keysCommand, UsageError } from "./keys-command.ts";
export { keyWeakness } from "./operator-key.ts";
export { serve, StartFailure } from "./serve.ts";
export { unknownVariables, variables, type Variable, type VariableName } from "./variables.ts";
