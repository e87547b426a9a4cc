import { decodeBase64 } from "./bytes.ts";
import { splitOptions, type Call, type CallOptions, type PageCallOptions } from "./call.ts";
import { chooseModel, type OlderModelOptions } from "./model-options.ts";
import type {
  Action,
  ActionInput,
  ActInput,
  ActResult,
  Model,
  NavigateInput,
  NavigateResult,
  ObserveInput,
  PageEntry,
} from "./protocol.gen.ts";

export type NavigateOptions = NonNullable<NavigateInput["options"]> & PageCallOptions;
export type ActOptions = NonNullable<ActInput["options"]> & OlderModelOptions & PageCallOptions;
export type ObserveOptions = NonNullable<ObserveInput["options"]> & OlderModelOptions & PageCallOptions;

/** Everything that `act` takes, as one object. */
export type ActRequest = ActOptions & { action: string };
/** Everything that `observe` takes, as one object. */
export type ObserveRequest = ObserveOptions & { instruction?: string | undefined };

/** What an answer says of the session's pages. */
export type PagesTold = {
  /** The page that it was done on. */
  pageId?: string | undefined;
  /** Pages that opened meanwhile and are open at the end; undefined when none did. */
  openedPages?: PageEntry[] | undefined;
};

/** Who is asked, and what is in use already. */
export type Means = { call: Call; model: Model | undefined };

export async function navigate(
  { call }: Means,
  url: string,
  options: NavigateOptions,
): Promise<NavigateResult | null> {
  const { caller, onPage, sent } = splitOptions(options);
  return (await call("navigate", { ...onPage, url, options: sent }, caller)).result;
}

export async function act(
  means: Means,
  given: string | ActionInput | ActRequest,
  options: ActOptions,
): Promise<ActResult & PagesTold> {
  const { action: input, ...request } = isActRequest(given) ? given : { action: given };
  const { caller, onPage, sent } = splitOptions<ActOptions>({ ...options, ...request });
  const answer = await means.call("act", { ...onPage, input, options: withModel(means, sent) }, caller);
  return { ...answer.result, ...pagesTold(answer) };
}

export async function observe(
  means: Means,
  given: string | ObserveRequest | undefined,
  options: ObserveOptions,
): Promise<Action[]> {
  const { instruction, ...request } = typeof given === "object" ? given : { instruction: given };
  const { caller, onPage, sent } = splitOptions<ObserveOptions>({ ...options, ...request });
  const input = { ...onPage, instruction, options: withModel(means, sent) };
  return (await means.call("observe", input, caller)).result;
}

/** As PNG. */
export async function screenshot(
  { call }: Means,
  input: { pageId?: string | undefined },
  options: Pick<CallOptions, "signal">,
): Promise<Uint8Array> {
  return decodeBase64((await call("screenshot", input, options)).data);
}

/** An action that was observed has a selector. */
function isActRequest(given: string | ActionInput | ActRequest): given is ActRequest {
  return typeof given === "object" && "action" in given && !("selector" in given);
}

/** Options as they are sent: with the model in one form. */
export function withModel<Options extends OlderModelOptions & { model?: Model | undefined }>(
  { model: inUse }: Pick<Means, "model">,
  options: Options,
): Omit<Options, keyof OlderModelOptions> {
  const { modelName, modelClientOptions, ...sent } = options;
  const model = chooseModel({ model: options.model, modelName, modelClientOptions }, inUse);
  return { ...sent, ...(model === undefined ? {} : { model }) };
}

export function pagesTold({ pageId, openedPages }: PagesTold): PagesTold {
  return {
    ...(pageId === undefined ? {} : { pageId }),
    ...(openedPages === undefined ? {} : { openedPages }),
  };
}
