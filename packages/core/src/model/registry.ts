import {
  defaultModelName,
  LegworkError,
  type ModelReference,
  type ModelSettings,
  type Usage,
} from "@legwork/protocol";
import type { Principal } from "../principal.ts";
import {
  needsKey,
  openEndpoint,
  providerOptionsFor,
  unknownProvider,
  type Endpoint,
  type LanguageModel,
  type ProviderOptions,
} from "./endpoint.ts";
import { guardedFetch } from "./guarded-fetch.ts";
import { knownProviders, parseModelName, type ModelName } from "./name.ts";

export type ResolvedLanguageModel = {
  kind: "language";
  /** `provider/model`, fit for messages and records. */
  name: string;
  model: LanguageModel;
  providerOptions: ProviderOptions;
  /** True at OpenAI, Anthropic and Google themselves; elsewhere a model may not be shown the schema it must answer by. */
  native: boolean;
  /** What no message, log or record may hold: the key and the values of extra headers. */
  secrets: string[];
  /**
   * Asked before each call, which it may refuse by throwing, and told after it what was used; told of each attempt that
   * failed, in words, since another follows that may not come to its end.
   */
  meter?: {
    check: () => Promise<void>;
    count: (usage: Usage) => void;
    failed?: (words: string) => void;
  };
  /** Around each call. */
  trace?: <Answer extends ModelCallUsage>(call: () => Promise<Answer>) => Promise<Answer>;
};

export type ModelCallUsage = { usage: Usage };

/** Who answers: the embedded grounder in process, or a language model behind an address. */
export type ResolvedModel = { kind: "embedded" } | ResolvedLanguageModel;

export type ModelsOptions = {
  /** The operator's choice when nobody names a model, with its own base URL and key. Default: the embedded grounder. */
  defaultModel?: ModelReference;
  /** The operator's keys by provider. */
  apiKeys?: Readonly<Record<string, string>>;
  /** For base URLs that callers give. Default: they are asked as any other. */
  callersNetwork?: {
    /** Refuses an address by throwing. */
    checkUrl: (url: string) => Promise<void>;
    /** The same for every request, since what a name resolves to changes. */
    fetch: typeof fetch;
  };
};

export type Models = {
  /**
   * The model that answers: the call's, else the session's, else the operator's default.
   *
   * @throws LegworkError `invalid_request` for a name or setting that means nothing, `model_unavailable` when a key is
   * missing, and whatever `callersNetwork` throws for a caller's base URL.
   */
  resolve(
    references: { call?: ModelReference | undefined; session?: ModelReference | undefined },
    caller: {
      modelApiKey?: string | undefined;
      principal?: Principal;
      onTokens?: (usage: Usage) => void;
      onModelFailure?: (words: string) => void;
    },
  ): Promise<ResolvedModel>;
};

/** Published clients say `auto` where the server is to choose. */
function isLeftToServer(asked: ModelReference | undefined): boolean {
  return (typeof asked === "object" ? asked.modelName : asked) === "auto";
}

const ollamaAddress = "http://127.0.0.1:11434/v1";

export function createModels(options: ModelsOptions = {}): Models {
  const own = settingsOf(options.defaultModel ?? defaultModelName);
  const ownName = parseModelName(own);
  return {
    async resolve(references, caller) {
      const asked = references.call ?? references.session;
      const chosen = isLeftToServer(asked) ? undefined : asked;
      const settings = chosen === undefined ? own : settingsOf(chosen);
      const name = parseModelName(settings);
      if (name.provider === "embedded") return embedded(name);
      const named = chosen !== undefined;
      const callersAddress = named && settings.baseURL !== undefined;
      const inherited = ownName.provider === name.provider && !callersAddress ? own : undefined;
      const apiKey = named
        ? settings.apiKey ||
          caller.modelApiKey ||
          (callersAddress ? undefined : operatorsKey(name, inherited))
        : operatorsKey(name, own) || caller.modelApiKey;
      const baseURL =
        settings.baseURL ?? inherited?.baseURL ?? (name.provider === "ollama" ? ollamaAddress : undefined);
      if (callersAddress) await options.callersNetwork?.checkUrl(settings.baseURL as string);
      return open(
        {
          ...name,
          apiKey: apiKey || undefined,
          baseURL,
          headers: { ...inherited?.headers, ...settings.headers },
          organization: settings.organization ?? inherited?.organization,
          format: settings.openaiEndpointFormat ?? inherited?.openaiEndpointFormat,
          fetch: guardedFetch(callersAddress ? options.callersNetwork?.fetch : undefined),
        },
        settings.providerOptions ?? inherited?.providerOptions,
      );
    },
  };

  function operatorsKey(name: ModelName, settings: ModelSettings | undefined): string | undefined {
    if (settings?.apiKey) return settings.apiKey;
    const keys = options.apiKeys ?? {};
    return Object.hasOwn(keys, name.provider) ? keys[name.provider] : undefined;
  }
}

function settingsOf(reference: ModelReference): ModelSettings {
  return typeof reference === "string" ? { modelName: reference } : reference;
}

function embedded(name: ModelName): ResolvedModel {
  const full = `${name.provider}/${name.modelId}`;
  if (full === defaultModelName) return { kind: "embedded" };
  throw new LegworkError(
    "invalid_request",
    `There is no model ${full}; the embedded one is ${defaultModelName}.`,
  );
}

function open(endpoint: Endpoint, options: Record<string, unknown> | undefined): ResolvedLanguageModel {
  const name = `${endpoint.provider}/${endpoint.modelId}`;
  const known = (knownProviders as readonly string[]).includes(endpoint.provider);
  if (!known && endpoint.baseURL === undefined) throw unknownProvider(endpoint.provider);
  if (endpoint.apiKey === undefined && needsKey(endpoint)) throw missingKey(name);
  checkHeaders(name, endpoint);
  checkAddress(name, endpoint.baseURL);
  return {
    kind: "language",
    name,
    model: openEndpoint(endpoint),
    providerOptions: providerOptionsFor(endpoint, options),
    native: needsKey(endpoint),
    secrets: [endpoint.apiKey ?? "", ...Object.values(endpoint.headers)].filter((secret) => secret !== ""),
  };
}

function missingKey(name: string): LegworkError {
  return new LegworkError(
    "model_unavailable",
    `The model ${name} needs a key of its provider, and none was given. Give one as \`apiKey\` of the model in the request's body, in the header \`x-model-api-key\`, or set LEGWORK_MODEL_API_KEY on the server; or leave the model out to use ${defaultModelName}, which needs none.`,
  );
}

/** Headers that say where a request goes and where it ends; they are not a caller's to give. */
const reservedHeaders = [
  "host",
  "connection",
  "content-length",
  "transfer-encoding",
  "te",
  "trailer",
  "upgrade",
];

/** A header that HTTP does not allow would only fail at the call, with its value in the error's text. */
function checkHeaders(name: string, { headers, apiKey, organization }: Endpoint): void {
  const refuse = (why: string) =>
    new LegworkError("invalid_request", `The model ${name} cannot be asked: ${why}.`);
  const reserved = Object.keys(headers).find((header) => reservedHeaders.includes(header.toLowerCase()));
  if (reserved !== undefined) throw refuse(`the extra header ${reserved} cannot be given`);
  try {
    Object.entries({
      ...headers,
      authorization: `Bearer ${apiKey ?? ""}`,
      organization: organization ?? "",
    }).forEach(([header, value]) => new Headers().set(header, value));
  } catch {
    throw refuse(
      "its key or an extra header holds characters that an HTTP header cannot carry, such as a line break",
    );
  }
}

/** A password in an address would be shown with it, and `fetch` refuses one. */
function checkAddress(name: string, baseURL: string | undefined): void {
  if (baseURL === undefined) return;
  const url = URL.parse(baseURL);
  if (url && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "") return;
  throw new LegworkError(
    "invalid_request",
    `The \`baseURL\` of the model ${name} is not an http or https address without user and password. Give a key as \`apiKey\`.`,
  );
}
