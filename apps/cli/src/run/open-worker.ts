import type { VariableName } from "@legwork/api/command";
import type { ModelReference } from "@legwork/protocol";
import type { Environment } from "../configuration.ts";
import type { ServiceAccess } from "../service.ts";
import type { Worker } from "../worker.ts";

/** Where a command's work is done: the service, or without one an engine in this process. */
export async function openWorker(
  access: ServiceAccess | undefined,
  environment: Environment,
): Promise<Worker> {
  const { openEngine, openRemote } = await import("../worker.ts");
  if (access === undefined) return await openEngine(environment);
  return openRemote(access, read(environment, "LEGWORK_MODEL_API_KEY"));
}

/** The model that the environment names. */
export function modelOf(environment: Environment): ModelReference | undefined {
  const modelName = read(environment, "LEGWORK_MODEL");
  const baseURL = read(environment, "LEGWORK_MODEL_BASE_URL");
  return modelName === undefined || baseURL === undefined ? modelName : { modelName, baseURL };
}

function read(environment: Environment, name: VariableName): string | undefined {
  return environment[name]?.trim() || undefined;
}
