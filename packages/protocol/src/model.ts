import { z } from "zod";

/** The model that is used when none is named: our own, in process, without a key and without tokens. */
export const defaultModelName = "embedded/grounder";

const modelSettings = z
  .object({
    modelName: z.string().min(1).describe("`provider/model`, for example `openai/gpt-5.1`."),
    apiKey: z.string().optional().describe("Key for the model's provider. Never stored, logged or answered."),
    baseURL: z
      .url()
      .optional()
      .describe("Base URL of an OpenAI-compatible endpoint, or of a provider's proxy."),
    headers: z.record(z.string(), z.string()).optional().describe("Extra headers for the provider."),
    provider: z.string().optional().describe("Provider, when it is not the first part of `modelName`."),
    openaiEndpointFormat: z
      .enum(["responses", "chat"])
      .optional()
      .describe("Which OpenAI wire format the endpoint speaks; `responses` for OpenAI, else `chat`."),
    auth: z.unknown().optional().describe("Accepted for older clients; ignored, and named in `warnings`."),
    organization: z.string().optional().describe("OpenAI organization."),
    providerOptions: z
      .record(z.string(), z.unknown())
      .optional()
      .describe("Passed to the provider unchanged."),
  })
  .meta({ id: "ModelSettings" });

/** A model by name, or with everything that is needed to reach it. Order: call, body, session, server default. */
export const modelReference = z.union([z.string().min(1), modelSettings]).meta({
  id: "Model",
  description: `A model: \`provider/model\`, or an object with its settings; \`auto\` is the server's default. Default: \`${defaultModelName}\`.`,
});

export type ModelReference = z.infer<typeof modelReference>;
export type ModelSettings = z.infer<typeof modelSettings>;
