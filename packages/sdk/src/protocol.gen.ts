// Generated from packages/protocol by `pnpm run generate`. Do not edit.

export type ActInput = {
  /** Accepted for older clients; frames are found without it. */
  frameId?: string | null | undefined;
  /** Answer as Server-Sent Events; wins over `x-stream-response`. */
  streamResponse?: boolean | undefined;
  /** Plain words, or an Action. */
  input: string | ActionInput;
  options?: {
    model?: Model | undefined;
    /** Values for `%name%` placeholders. Only names and descriptions reach a model; values are masked in answers. */
    variables?: {
      [key: string]: string | number | boolean | {
        value: string | number | boolean;
        description?: string | undefined;
      };
    } | undefined;
    /** Milliseconds for the whole operation. */
    timeout?: number | undefined;
    /** Say what would be done, and do nothing. */
    dryRun?: boolean | undefined;
  } | undefined;
};

export type ActOutput = {
  result: ActResult;
  /** Id of this operation in the session's replay. */
  actionId: string;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type ActResult = {
  /** True when the action was performed and took effect. */
  success: boolean;
  /** What was done, or why not and what to do next. */
  message: string;
  actionDescription: string;
  /** The actions performed, in order; each can be the input of another act. */
  actions: Action[];
  resolvedBy?: "action" | "memory" | "embedded" | "model" | undefined;
  confidence?: number | undefined;
  effect?: Effect | undefined;
  cacheStatus?: "HIT" | "MISS" | undefined;
  usage?: Usage | undefined;
  /** Why it failed. */
  code?: "not_found" | "ambiguous" | "covered" | "disabled" | "hidden" | "read_only" | "stale" | "no_effect" | "not_understood" | "unknown_option" | "blocked" | "needs_human" | "timeout" | undefined;
  /** What the instruction may have meant, likeliest first. */
  candidates?: Candidate[] | undefined;
  /** True when nothing was done because `dryRun` was asked. */
  dryRun?: boolean | undefined;
};

/** One concrete step on the page. */
export type Action = {
  /** Absolute XPath (`xpath=/html[1]/…`). Steps into an iframe or a shadow root go on after it. */
  selector: string;
  /** The element in words: role, name and place. */
  description: string;
  /** One of click, doubleClick, rightClick, middleClick, tap, hover, fill, type, press, selectOption, check, uncheck, dragTo, upload, scroll, scrollTo, nextChunk, prevChunk, goBack, goForward, reload, switchTab, closeTab. Default: click. */
  method?: string | undefined;
  /** What the method takes; nothing for those not named here. click: keys to hold meanwhile (Alt, Control, Meta, Shift); the same for doubleClick, rightClick, middleClick. fill: the text that replaces what is there; dates as 2026-03-31 (also where a calendar opens), times as 14:30, colours as #rrggbb, the number of a slider. type: the text, typed key by key where the caret stands. press: one key or chord, such as Enter or Control+A. selectOption: the option's label (several where a list takes several), also of a list that the page made itself. dragTo: the selector of the element to drop on; or two numbers, CSS pixels to the right and down. upload: one data: URL for each file, its name as a parameter: data:text/plain;name=notes.txt;base64,aGVsbG8=; never a path. scroll: down, up, left or right, then how far (300px, or 2 for two screens); or top, bottom, or end (until nothing more comes). scrollTo: none, to bring the element into view; or 50% of the way down; or a text to scroll for. switchTab: the title of the tab, a part of its title or address, or its number, 1 for the first. closeTab: the same; none for the tab in front. */
  arguments?: string[] | undefined;
  /** Chromium's id of the node, while it lives. */
  backendNodeId?: number | undefined;
  /** How sure the grounding is, 0 to 1. */
  confidence?: number | undefined;
};

/** One concrete step on the page. */
export type ActionInput = {
  /** Absolute XPath (`xpath=/html[1]/…`). Steps into an iframe or a shadow root go on after it. */
  selector: string;
  /** The element in words: role, name and place. */
  description?: string | undefined;
  /** One of click, doubleClick, rightClick, middleClick, tap, hover, fill, type, press, selectOption, check, uncheck, dragTo, upload, scroll, scrollTo, nextChunk, prevChunk, goBack, goForward, reload, switchTab, closeTab. Default: click. */
  method?: string | undefined;
  /** What the method takes; nothing for those not named here. click: keys to hold meanwhile (Alt, Control, Meta, Shift); the same for doubleClick, rightClick, middleClick. fill: the text that replaces what is there; dates as 2026-03-31 (also where a calendar opens), times as 14:30, colours as #rrggbb, the number of a slider. type: the text, typed key by key where the caret stands. press: one key or chord, such as Enter or Control+A. selectOption: the option's label (several where a list takes several), also of a list that the page made itself. dragTo: the selector of the element to drop on; or two numbers, CSS pixels to the right and down. upload: one data: URL for each file, its name as a parameter: data:text/plain;name=notes.txt;base64,aGVsbG8=; never a path. scroll: down, up, left or right, then how far (300px, or 2 for two screens); or top, bottom, or end (until nothing more comes). scrollTo: none, to bring the element into view; or 50% of the way down; or a text to scroll for. switchTab: the title of the tab, a part of its title or address, or its number, 1 for the first. closeTab: the same; none for the tab in front. */
  arguments?: string[] | undefined;
  /** Chromium's id of the node, while it lives. */
  backendNodeId?: number | undefined;
  /** How sure the grounding is, 0 to 1. */
  confidence?: number | undefined;
};

export type AgentAction = {
  /** Kind of step: act, navigate, extract, wait, done. */
  type: string;
  /** What was done, in words. */
  action: string;
  selector?: string | undefined;
  /** Text that was typed or chosen; secrets are masked. */
  text?: string | undefined;
  instruction?: string | undefined;
  pageUrl?: string | undefined;
  /** How long the step took, milliseconds. */
  timeMs?: number | undefined;
  reasoning?: string | undefined;
  success?: boolean | undefined;
  /** Id of the screenshot taken before the step. */
  screenshot?: string | undefined;
  [key: string]: unknown;
};

export type AgentExecuteInput = {
  /** Accepted for older clients; frames are found without it. */
  frameId?: string | null | undefined;
  /** Answer as Server-Sent Events; wins over `x-stream-response`. */
  streamResponse?: boolean | undefined;
  agentConfig?: {
    provider?: string | undefined;
    model?: Model | undefined;
    /** Model of the single steps; default: `model`. */
    executionModel?: Model | undefined;
    /** System instructions that define the agent's behaviour. */
    systemPrompt?: string | undefined;
    /** Only `dom` is offered by this server. */
    mode?: "dom" | "hybrid" | "cua" | undefined;
    cua?: boolean | undefined;
    /** Addresses of MCP servers. */
    integrations?: string[] | undefined;
    tools?: {
      [key: string]: unknown;
    } | undefined;
  } | undefined;
  executeOptions: {
    /** High-level task description. */
    instruction: string;
    /** Largest number of actions. */
    maxSteps?: number | undefined;
    /** Take a screenshot before each action. */
    autoScreenshot?: boolean | undefined;
    /** Pause between actions, milliseconds. */
    waitBetweenActions?: number | undefined;
    /** Extra context or constraints. */
    context?: string | undefined;
    highlightCursor?: boolean | undefined;
    /** Milliseconds for one step. */
    toolTimeout?: number | undefined;
    /** Values for `%name%` placeholders. Only names and descriptions reach a model; values are masked in answers. */
    variables?: {
      [key: string]: string | number | boolean | {
        value: string | number | boolean;
        description?: string | undefined;
      };
    } | undefined;
    /** JSON Schema of `result.output`. */
    output?: {
      [key: string]: unknown;
    } | undefined;
  };
  shouldCache?: boolean | undefined;
};

export type AgentExecuteOutput = {
  result: AgentResult;
  cacheEntry?: unknown;
  /** Id of this operation in the session's replay. */
  actionId: string;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type AgentResult = {
  /** Whether the task was completed successfully. */
  success: boolean;
  /** Description of the result and status. */
  message: string;
  /** The individual actions taken during execution. */
  actions: AgentAction[];
  /** Whether the agent believes the task is fully complete. */
  completed: boolean;
  metadata?: {
    [key: string]: unknown;
  } | undefined;
  usage?: Usage | undefined;
  /** By `executeOptions.output`, when that was given. */
  output?: unknown;
};

/** An element that the instruction may have meant. */
export type Candidate = {
  description: string;
  selector: string;
  confidence: number;
};

/** What an action changed, as observed on the page afterwards. */
export type Effect = {
  urlBefore?: string | undefined;
  /** Present when the page's address changed. */
  urlAfter?: string | undefined;
  /** The control's value afterwards, when it changed; secrets are masked. */
  value?: string | undefined;
  /** The control's checked state afterwards, when it changed. */
  checked?: boolean | undefined;
  /** True when the focus moved. */
  focused?: boolean | undefined;
  /** Scroll position afterwards, CSS pixels. */
  scrolled?: {
    x: number;
    y: number;
  } | undefined;
  /** True when the document changed. */
  domChanged?: boolean | undefined;
  /** True when a drawing (canvas) at the element changed its picture, and nothing else was seen. */
  repainted?: boolean | undefined;
  /** A dialog of the browser that opened, and what was answered. */
  dialog?: {
    type: string;
    message: string;
    accepted: boolean;
  } | undefined;
  /** Name of a file that began to download. */
  download?: string | undefined;
  /** Address of a page that opened in a new tab. */
  newPage?: string | undefined;
  /** Network requests that the action started. */
  requests?: number | undefined;
};

export type EndInput = Record<string, never>;

export type EndOutput = SessionEndResponse;

/** Why a request failed. */
export type ErrorBody = {
  success: false;
  /** What was tried, on what, and what to do next. */
  error: string;
  /** The same as `error`, for clients that read this name. */
  message: string;
  code: ErrorCode;
  /** The rules that the request broke. */
  issues?: {
    /** Where in the request, in dotted form: `options.timeout`. */
    path: string;
    /** What was expected there. */
    message: string;
  }[] | undefined;
  /** Id of the request in the server's log. */
  requestId: string;
};

/** Why a request failed. The set is closed: a client may switch over it. */
export type ErrorCode = "invalid_request" | "unauthorized" | "forbidden" | "launch_option_forbidden" | "url_forbidden" | "session_not_found" | "not_found" | "method_not_allowed" | "session_busy" | "idempotency_conflict" | "session_ended" | "payload_too_large" | "unsupported_media_type" | "agent_failed" | "selector_not_found" | "unsupported_instruction" | "too_many_sessions" | "rate_limited" | "internal" | "model_unavailable" | "navigation_failed" | "browser_crashed" | "shutting_down" | "no_capacity" | "timeout";

export type ExtractInput = {
  /** Accepted for older clients; frames are found without it. */
  frameId?: string | null | undefined;
  /** Answer as Server-Sent Events; wins over `x-stream-response`. */
  streamResponse?: boolean | undefined;
  instruction?: string | undefined;
  /** JSON Schema of the result. */
  schema?: {
    [key: string]: unknown;
  } | undefined;
  options?: {
    /** XPath or CSS; only what lies within it is looked at. */
    selector?: string | undefined;
    /** XPath or CSS; what lies within these is left out. */
    ignoreSelectors?: string[] | undefined;
    model?: Model | undefined;
    /** Milliseconds for the whole operation. */
    timeout?: number | undefined;
    /** Show the model a picture of the page too. */
    screenshot?: boolean | undefined;
    /** Read what lies in iframes too. */
    iframes?: boolean | undefined;
    /** Longest wait for the page to become quiet, milliseconds. */
    domSettleTimeoutMs?: number | undefined;
    /** Budget for `pageText`, tokens. Default: no limit. */
    maxTokens?: number | undefined;
    /** Where a truncated `pageText` goes on. */
    cursor?: string | undefined;
    /** Only the lines of `pageText` that have all of these words, and the lines they stand under. */
    search?: string | undefined;
  } | undefined;
};

export type ExtractOutput = {
  /** By the schema; `{extraction}` without one; `{pageText}` without both. */
  result: unknown;
  /** Id of this operation in the session's replay. */
  actionId: string;
  resolvedBy?: "action" | "memory" | "embedded" | "model" | undefined;
  usage?: Usage | undefined;
  /** True when `pageText` was cut to its budget. */
  truncated?: boolean | undefined;
  /** Size of the whole `pageText`, tokens (estimated). */
  totalTokens?: number | undefined;
  nextCursor?: string | undefined;
  /** Lines of `pageText` that a `search` has found. */
  matches?: number | undefined;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

/** A model: `provider/model`, or an object with its settings. Default: `embedded/grounder`. */
export type Model = string | ModelSettings;

export type ModelSettings = {
  /** `provider/model`, for example `openai/gpt-5.1`. */
  modelName: string;
  /** Key for the model's provider. Never stored, logged or answered. */
  apiKey?: string | undefined;
  /** Base URL of an OpenAI-compatible endpoint, or of a provider's proxy. */
  baseURL?: string | undefined;
  /** Extra headers for the provider. */
  headers?: {
    [key: string]: string;
  } | undefined;
  /** Provider, when it is not the first part of `modelName`. */
  provider?: string | undefined;
  /** Which OpenAI wire format the endpoint speaks; `responses` for OpenAI, else `chat`. */
  openaiEndpointFormat?: "responses" | "chat" | undefined;
  /** Accepted for older clients; ignored, and named in `warnings`. */
  auth?: unknown;
  /** OpenAI organization. */
  organization?: string | undefined;
  /** Passed to the provider unchanged. */
  providerOptions?: {
    [key: string]: unknown;
  } | undefined;
};

export type NavigateInput = {
  /** Accepted for older clients; frames are found without it. */
  frameId?: string | null | undefined;
  /** Answer as Server-Sent Events; wins over `x-stream-response`. */
  streamResponse?: boolean | undefined;
  /** An http or https address. */
  url: string;
  options?: {
    referer?: string | undefined;
    /** Milliseconds. Default: 30000. */
    timeout?: number | undefined;
    /** Default: load. */
    waitUntil?: "load" | "domcontentloaded" | "networkidle" | undefined;
  } | undefined;
};

export type NavigateOutput = {
  /** Null when no document was loaded, as for an anchor on the same page. */
  result: NavigateResult | null;
  /** Id of this operation in the session's replay. */
  actionId: string;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type NavigateResult = {
  requestId: string;
  frameId?: string | undefined;
  loaderId?: string | undefined;
  response: {
    /** Address after redirects. */
    url: string;
    status: number;
    statusText: string;
    headers: {
      [key: string]: string;
    };
    mimeType: string;
  };
};

export type ObserveInput = {
  /** Accepted for older clients; frames are found without it. */
  frameId?: string | null | undefined;
  /** Answer as Server-Sent Events; wins over `x-stream-response`. */
  streamResponse?: boolean | undefined;
  instruction?: string | undefined;
  options?: {
    model?: Model | undefined;
    /** Values for `%name%` placeholders. Only names and descriptions reach a model; values are masked in answers. */
    variables?: {
      [key: string]: string | number | boolean | {
        value: string | number | boolean;
        description?: string | undefined;
      };
    } | undefined;
    /** Milliseconds for the whole operation. */
    timeout?: number | undefined;
    /** XPath or CSS; only what lies within it is looked at. */
    selector?: string | undefined;
    /** XPath or CSS; what lies within these is left out. */
    ignoreSelectors?: string[] | undefined;
  } | undefined;
};

export type ObserveOutput = {
  result: Action[];
  /** Id of this operation in the session's replay. */
  actionId: string;
  resolvedBy?: "action" | "memory" | "embedded" | "model" | undefined;
  confidence?: number | undefined;
  usage?: Usage | undefined;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type ReplayAction = {
  /** The operation: navigate, act, observe, extract, agentExecute. */
  method: string;
  parameters: {
    [key: string]: unknown;
  };
  result: {
    [key: string]: unknown;
  };
  timestamp: number;
  endTime?: number | undefined;
  tokenUsage?: {
    inputTokens: number;
    outputTokens: number;
    reasoningTokens?: number | undefined;
    cachedInputTokens?: number | undefined;
    timeMs: number;
    cost?: number | undefined;
  } | undefined;
};

export type ReplayOutput = {
  pages: {
    url: string;
    timestamp: number;
    /** Milliseconds from the page's first operation to its last. */
    duration: number;
    actions: ReplayAction[];
  }[];
  clientLanguage?: string | undefined;
};

export type SessionCreateParams = {
  browserSettings?: {
    viewport?: {
      width: number;
      height: number;
    } | undefined;
    [key: string]: unknown;
  } | undefined;
  /** A label of the node; recorded. */
  region?: string | undefined;
  /** Longest life of the session, seconds. */
  timeout?: number | undefined;
  keepAlive?: boolean | undefined;
  userMetadata?: {
    [key: string]: unknown;
  } | undefined;
  [key: string]: unknown;
};

export type SessionEndResponse = {
  /** Whether the request was successful. */
  success: boolean;
};

export type StartInput = {
  /** The session's model, unless an operation names another. */
  modelName?: Model | undefined;
  /** Milliseconds. Default: 30000. */
  domSettleTimeoutMs?: number | undefined;
  verbose?: 0 | 1 | 2 | "0" | "1" | "2" | undefined;
  /** Instructions that every model call of the session is given. */
  systemPrompt?: string | undefined;
  selfHeal?: boolean | undefined;
  /** Milliseconds for one act. */
  actTimeoutMs?: number | undefined;
  waitForCaptchaSolves?: boolean | undefined;
  experimental?: boolean | undefined;
  useTouch?: boolean | undefined;
  /** The session outlives its idle time, up to its longest life. */
  keepAlive?: boolean | undefined;
  browser?: {
    type?: string | undefined;
    /** A running browser to connect to; for trusted clients only. */
    cdpUrl?: string | undefined;
    /** Options of the browser. Those that start a program or touch the server's disk or network are refused. */
    launchOptions?: {
      headless?: boolean | undefined;
      /** CSS pixels. Default: 1280 × 720. */
      viewport?: {
        width: number;
        height: number;
      } | undefined;
      /** BCP 47 tag, for example `en-GB`. */
      locale?: string | undefined;
      deviceScaleFactor?: number | undefined;
      hasTouch?: boolean | undefined;
      ignoreHTTPSErrors?: boolean | undefined;
      acceptDownloads?: boolean | undefined;
      [key: string]: unknown;
    } | undefined;
  } | undefined;
  sessionCreateParams?: SessionCreateParams | undefined;
  /** The older name of `sessionCreateParams`. */
  browserbaseSessionCreateParams?: SessionCreateParams | undefined;
  /** A running session to attach to. */
  sessionId?: string | undefined;
  /** The older name of `sessionId`. */
  browserbaseSessionID?: string | undefined;
  streamResponse?: boolean | undefined;
};

export type StartOutput = {
  /** Unique session identifier. */
  sessionId: string;
  /** True: the session can be used. */
  available: boolean;
  /** WebSocket address for a CDP client; null while this server offers none. */
  cdpUrl: string | null;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

/** One frame of a streamed answer. */
export type StreamEvent = {
  id: string;
  /** `log` for `running`, `system` for the rest. */
  type: "system" | "log";
  data: {
    status: "starting";
  } | {
    status: "connected";
  } | {
    status: "running";
    message: string;
  } | {
    status: "finished";
    result?: unknown;
    actionId?: string | undefined;
    [key: string]: unknown;
  } | {
    status: "error";
    error: string;
    code: ErrorCode;
  };
};

/** Tokens and time of all model calls behind one answer. */
export type Usage = {
  input_tokens: number;
  output_tokens: number;
  reasoning_tokens?: number | undefined;
  cached_input_tokens?: number | undefined;
  /** Milliseconds spent waiting for models. */
  inference_time_ms: number;
};

/** What each operation takes and answers. */
export type Operations = {
  start: { input: StartInput; output: StartOutput };
  navigate: { input: NavigateInput; output: NavigateOutput };
  act: { input: ActInput; output: ActOutput };
  observe: { input: ObserveInput; output: ObserveOutput };
  extract: { input: ExtractInput; output: ExtractOutput };
  agentExecute: { input: AgentExecuteInput; output: AgentExecuteOutput };
  replay: { input: Record<string, never>; output: ReplayOutput };
  end: { input: EndInput; output: EndOutput };
};

/** Where each operation is found, and how it answers: in `data`, or with the bare body. */
export const routes = {
  start: {"method":"POST","path":"/v1/sessions/start","streams":false,"envelope":"data"},
  navigate: {"method":"POST","path":"/v1/sessions/{id}/navigate","streams":true,"envelope":"data"},
  act: {"method":"POST","path":"/v1/sessions/{id}/act","streams":true,"envelope":"data"},
  observe: {"method":"POST","path":"/v1/sessions/{id}/observe","streams":true,"envelope":"data"},
  extract: {"method":"POST","path":"/v1/sessions/{id}/extract","streams":true,"envelope":"data"},
  agentExecute: {"method":"POST","path":"/v1/sessions/{id}/agentExecute","streams":true,"envelope":"data"},
  replay: {"method":"GET","path":"/v1/sessions/{id}/replay","streams":false,"envelope":"data"},
  end: {"method":"POST","path":"/v1/sessions/{id}/end","streams":true,"envelope":"bare"},
} as const;
