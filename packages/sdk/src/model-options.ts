import { LegworkError } from "./errors.ts";
import type { Model, ModelSettings } from "./protocol.gen.ts";

/** A model in the older form. */
export type OlderModelOptions = {
  /** The older name of `model`. */
  modelName?: string | undefined;
  /** Settings of the model: `apiKey`, `baseURL` and others. Without `modelName`: of the model that is in use already. */
  modelClientOptions?: Omit<ModelSettings, "modelName"> | undefined;
};

export type ModelOptions = OlderModelOptions & {
  /** `provider/model`, or its settings. Default: the client's, else the service's own. */
  model?: Model | undefined;
};

/**
 * The model that options name in either form; undefined when they name none.
 * @throws LegworkError `invalid_request` for settings of no model.
 */
export function chooseModel(
  { model, modelName, modelClientOptions }: ModelOptions,
  inUse?: Model,
): Model | undefined {
  const named = model ?? modelName;
  if (modelClientOptions === undefined) return named;
  return withSettings(named ?? inUse, modelClientOptions, "modelClientOptions");
}

/** A model with further settings. `option`: what the settings were given as. */
export function withSettings(
  model: Model | undefined,
  settings: Omit<ModelSettings, "modelName">,
  option: string,
): ModelSettings {
  if (model === undefined)
    throw new LegworkError(
      "invalid_request",
      `${option} needs a \`model\`, in the same object or in the client's.`,
    );
  return typeof model === "string" ? { ...settings, modelName: model } : { ...model, ...settings };
}
