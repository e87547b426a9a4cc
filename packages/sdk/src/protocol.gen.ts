// Generated from packages/protocol by `pnpm run generate`. Do not edit.

export type ActInput = {
  /** Id of the page to work on, as `listPages` and answers tell it. Default: the active page. */
  pageId?: string | undefined;
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
        /** What it is, for a model. */
        description?: string | undefined;
        /** The only origins (`https://example.com`, with a port that is not the usual one) it may be typed on: those of the document that holds the field, in a frame the frame's. Elsewhere it is refused with the code `origin_not_allowed`. Default: any. */
        origins?: string[] | undefined;
      } | {
        /** Secret of one-time codes (RFC 6238), base32; typed is the code of the moment. */
        totp: string;
        /** Default: 6. */
        digits?: number | undefined;
        /** Seconds. Default: 30. */
        period?: number | undefined;
        /** Default: SHA1. */
        algorithm?: "SHA1" | "SHA256" | "SHA512" | undefined;
        /** What it is, for a model. */
        description?: string | undefined;
        /** The only origins (`https://example.com`, with a port that is not the usual one) it may be typed on: those of the document that holds the field, in a frame the frame's. Elsewhere it is refused with the code `origin_not_allowed`. Default: any. */
        origins?: string[] | undefined;
      } | {
        /** Id or name of a file that was sent for the session. */
        upload: string;
        /** What it is, for a model. */
        description?: string | undefined;
      };
    } | undefined;
    /** Milliseconds for the whole operation, once its turn has come. */
    timeout?: number | undefined;
    /** Say what would be done, and do nothing. */
    dryRun?: boolean | undefined;
    /** Do from memory what was done before in the same words on the same page, and remember it. Default: the session's. */
    cache?: boolean | undefined;
  } | undefined;
};

export type ActOutput = {
  result: ActResult;
  /** Id of this operation in the session's replay. */
  actionId: string;
  needsHuman?: NeedsHuman | undefined;
  /** The page that it began on. */
  pageId?: string | undefined;
  /** Address of that page at the end, values of variables masked; absent when it is closed. */
  pageUrl?: string | undefined;
  /** Pages that opened meanwhile and are open at the end; absent when none did. */
  openedPages?: PageEntry[] | undefined;
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
  /** Of an act in words: `HIT` when it was done again from memory. Absent when memory is off. */
  cacheStatus?: "HIT" | "MISS" | undefined;
  usage?: Usage | undefined;
  /** Why it failed. */
  code?: "not_found" | "ambiguous" | "covered" | "disabled" | "hidden" | "read_only" | "stale" | "no_effect" | "not_understood" | "unknown_option" | "blocked" | "origin_not_allowed" | "needs_human" | "timeout" | undefined;
  /** What the instruction may have meant, likeliest first. */
  candidates?: Candidate[] | undefined;
  /** True when nothing was done because `dryRun` was asked. */
  dryRun?: boolean | undefined;
};

/** One concrete step on the page. */
export type Action = {
  /** Absolute XPath (`xpath=/html[1]/…`). Steps into an iframe or a shadow root go on after it. CSS is looked for in all of these. */
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
  /** Absolute XPath (`xpath=/html[1]/…`). Steps into an iframe or a shadow root go on after it. CSS is looked for in all of these. */
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

export type ActivatePageInput = {
  /** Id of the page. */
  pageId: string;
};

export type ActivatePageOutput = {
  page: PageEntry;
  /** Id of this operation in the session's replay. */
  actionId: string;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type AgentAction = {
  /** Kind of step: act, deed (one of several actions that a step takes), explore (done to find what a step needs), fillForm, navigate, back, keys, scroll, upload, tabs, extract, wait, ask, tool. */
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
  /** Whether the page, or the tool, did it. */
  success?: boolean | undefined;
  /** Why it could not be done, as in an act's result. */
  code?: string | undefined;
  /** Id of the screenshot taken before the step. */
  screenshot?: string | undefined;
  [key: string]: unknown;
};

export type AgentAnswerInput = {
  questionId: string;
  /** The run, to make sure that it is that one's question. */
  actionId?: string | undefined;
  /** Words; for an approval yes or no; for a tool what it came to, best as JSON. */
  answer: string;
};

export type AgentAnswerOutput = {
  answered: true;
};

export type AgentExecuteInput = {
  /** Id of the page to work on, as `listPages` and answers tell it. Default: the active page. */
  pageId?: string | undefined;
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
    /** `dom` (default): the page's structure. `hybrid`: pictures and coordinates beside it, for models that see. `cua`: the computer tool of OpenAI (responses), Anthropic or Google (computer-use models). */
    mode?: "dom" | "hybrid" | "cua" | undefined;
    /** The same as mode `cua`. */
    cua?: boolean | undefined;
    /** MCP servers, whose tools are the agent's as well: addresses (Streamable HTTP), or programs to start. */
    integrations?: (string | {
      command: string;
      args?: string[] | undefined;
      env?: {
        [key: string]: string;
      } | undefined;
    })[] | undefined;
    /** Tools of the caller, by name. */
    tools?: {
      [key: string]: {
        description?: string | undefined;
        /** JSON Schema of the tool's input. */
        inputSchema?: {
          [key: string]: unknown;
        } | undefined;
        /** The same, by its other name. */
        parameters?: {
          [key: string]: unknown;
        } | undefined;
      };
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
    /** Milliseconds for the whole run. Default: 600000. What was done by then stands in the error's `actions`. */
    timeout?: number | undefined;
    /** Show in pictures and to whoever looks on where the pointer is used. Default: false. */
    highlightCursor?: boolean | undefined;
    /** Milliseconds for one call of a tool. Default: 60000. */
    toolTimeout?: number | undefined;
    /** Tools that the agent is not to have, by name. */
    excludeTools?: string[] | undefined;
    /** Somebody answers what the agent asks, with `agentAnswer`, and takes control in the live view where a person is needed (`needs_human`); the run goes on once it is given back. Default: false; it cannot ask. */
    canAsk?: boolean | undefined;
    /** `irreversible`: before a step that is likely to buy, send, publish or delete, the run waits for `agentAnswer` with yes or no. Default: none. */
    approval?: "none" | "irreversible" | undefined;
    /** Milliseconds to wait for an answer. Default: 300000. */
    askTimeout?: number | undefined;
    /** `messages` of an earlier run's answer, to go on from; an empty list to get them this time. */
    messages?: {
      [key: string]: unknown;
    }[] | undefined;
    /** Values for `%name%` placeholders. Only names and descriptions reach a model; values are masked in answers. */
    variables?: {
      [key: string]: string | number | boolean | {
        value: string | number | boolean;
        /** What it is, for a model. */
        description?: string | undefined;
        /** The only origins (`https://example.com`, with a port that is not the usual one) it may be typed on: those of the document that holds the field, in a frame the frame's. Elsewhere it is refused with the code `origin_not_allowed`. Default: any. */
        origins?: string[] | undefined;
      } | {
        /** Secret of one-time codes (RFC 6238), base32; typed is the code of the moment. */
        totp: string;
        /** Default: 6. */
        digits?: number | undefined;
        /** Seconds. Default: 30. */
        period?: number | undefined;
        /** Default: SHA1. */
        algorithm?: "SHA1" | "SHA256" | "SHA512" | undefined;
        /** What it is, for a model. */
        description?: string | undefined;
        /** The only origins (`https://example.com`, with a port that is not the usual one) it may be typed on: those of the document that holds the field, in a frame the frame's. Elsewhere it is refused with the code `origin_not_allowed`. Default: any. */
        origins?: string[] | undefined;
      } | {
        /** Id or name of a file that was sent for the session. */
        upload: string;
        /** What it is, for a model. */
        description?: string | undefined;
      };
    } | undefined;
    /** JSON Schema of `result.output`. */
    output?: {
      [key: string]: unknown;
    } | undefined;
  };
  /** Remember the run, and do it from memory, without a model, where it was remembered. Default: false. */
  shouldCache?: boolean | undefined;
  /** Begin a job and answer at once; `agentJob` tells how it stands. Default: false. */
  async?: boolean | undefined;
};

export type AgentExecuteOutput = {
  result: AgentResult;
  /** With `async: true`; `result` then says only that the run has begun. */
  job?: AgentJob | undefined;
  /** With `shouldCache`: `cacheKey` and the `entry` as it is remembered, when it is. */
  cacheEntry?: unknown;
  /** Id of this operation in the session's replay. */
  actionId: string;
  /** When `metadata.finished` is `needs_human`: what only a person can get past. */
  needsHuman?: NeedsHuman | undefined;
  /** The conversation, when `executeOptions.messages` was given; hand it back to go on. */
  messages?: {
    [key: string]: unknown;
  }[] | undefined;
  /** The page that it began on. */
  pageId?: string | undefined;
  /** Address of that page at the end, values of variables masked; absent when it is closed. */
  pageUrl?: string | undefined;
  /** Pages that opened meanwhile and are open at the end; absent when none did. */
  openedPages?: PageEntry[] | undefined;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

/** A run of an agent that outlives the request that began it. */
export type AgentJob = {
  id: string;
  /** The session it runs on; another one once it was resumed. */
  sessionId: string;
  /** `completed`: `result` says how it ended. `outcome_unknown`: the process ended in the middle of a step that may have been done; it is not done twice. */
  status: "running" | "completed" | "failed" | "cancelled" | "outcome_unknown";
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Milliseconds since 1970. */
  endedAt?: number | undefined;
  /** Processes that have run it; more than 1 after a crash. */
  attempts: number;
  /** What it has done so far. */
  actions: AgentAction[];
  /** What it waits for somebody to answer with `agentAnswer` of its session; absent when nothing. */
  questions?: AgentQuestion[] | undefined;
  result?: AgentResult | undefined;
  error?: {
    code: ErrorCode;
    message: string;
  } | undefined;
};

export type AgentJobEventsOutput = {
  events: ({
    /** Counts from 1. */
    position: number;
    /** Milliseconds since 1970. */
    time: number;
    /** `begun` and `done`: an action; `reached`: steps of the task that are done; `told`: progress in words; `resumed`: another process went on with it. */
    kind: "begun" | "done" | "reached" | "told" | "resumed" | "ended";
    data: {
      [key: string]: unknown;
    };
  })[];
  /** `completed`: `result` says how it ended. `outcome_unknown`: the process ended in the middle of a step that may have been done; it is not done twice. */
  status: "running" | "completed" | "failed" | "cancelled" | "outcome_unknown";
};

export type AgentJobOutput = {
  job: AgentJob;
};

/** What an agent's run waits for. */
export type AgentQuestion = {
  id: string;
  /** The run that asks: `actionId` of its answer, and in the session's replay. */
  actionId: string;
  /** What is expected: an answer in words, yes or no, or what a tool of the caller came to. */
  kind: "question" | "approval" | "tool";
  text: string;
  /** The call, for kind `tool`. */
  tool?: {
    name: string;
    input: unknown;
  } | undefined;
  /** When the run goes on without an answer, milliseconds since 1970. */
  expiresAt: number;
};

export type AgentQuestionsOutput = {
  questions: AgentQuestion[];
};

export type AgentResult = {
  /** Whether the task was completed successfully; never true when its last action failed. */
  success: boolean;
  /** Description of the result and status. */
  message: string;
  /** The individual actions taken during execution. */
  actions: AgentAction[];
  /** Whether the agent believes the task is fully complete. */
  completed: boolean;
  /** How it ended (`finished`: done, stopped, running, outcome_unknown, needs_human, max_steps, safety_check, model_unavailable, max_turns, stuck, no_tool_call), `turns`, `tools`, `failedActions`, `notApproved`, `leftOut`, `remains`, `cacheStatus`, `replayed`, `healed`, `notRemembered`, `model`. */
  metadata?: {
    [key: string]: unknown;
  } | undefined;
  usage?: Usage | undefined;
  /** By `executeOptions.output`, when that was given. */
  output?: unknown;
};

export type BlockedDestination = {
  /** Scheme, host and port; without a scheme where the port does not tell it, as `//10.0.0.1:8080`. */
  url: string;
  /** Why, and which setting would allow it. */
  reason: string;
  /** How often. */
  count: number;
  /** When last, milliseconds since 1970. */
  at: number;
};

export type BrowserSettings = {
  /** CSS pixels. Default: 1280 × 720. */
  viewport?: {
    width: number;
    height: number;
  } | undefined;
  /** Reach no host of a short built-in list of advertisers and visitor counters. Default: false. */
  blockAds?: boolean | undefined;
  /** Answer banners that ask for consent to cookies before anything else is done on a page: `true` and `reject` refuse what can be refused, `accept` accepts. Default: false, they stay. */
  blockConsentModals?: boolean | "reject" | "accept" | undefined;
  /** The cookies, localStorage and IndexedDB that the session begins with. */
  context?: {
    /** Id of a context of the project. */
    id: string;
    /** Whether what the session leaves is saved into it; one session at a time. Default: false. */
    persist?: boolean | undefined;
  } | undefined;
  /** Keep a picture after each operation that may change the page. Default: false. */
  recordSession?: boolean | undefined;
  /** BCP 47 tag. Default: `en-US`. */
  locale?: string | undefined;
  /** Name in the IANA database, such as `Europe/Oslo`. Default: the server's. */
  timezone?: string | undefined;
  /** Default: the browser's own, which says what it is. */
  userAgent?: string | undefined;
  /** Where pages are told that they are; they may ask without anybody having to allow it. */
  geolocation?: {
    latitude: number;
    longitude: number;
    /** Metres. Default: 0. */
    accuracy?: number | undefined;
  } | undefined;
  /** Default: `light`. */
  colorScheme?: "light" | "dark" | "no-preference" | undefined;
  /** Default: `no-preference`. */
  reducedMotion?: "reduce" | "no-preference" | undefined;
  /** Headers that every request of every page carries, to whatever host. Never recorded. */
  extraHTTPHeaders?: {
    [key: string]: string;
  } | undefined;
  [key: string]: unknown;
};

export type CancelAgentJobOutput = {
  job: AgentJob;
};

export type CancelInput = Record<string, never>;

export type CancelOutput = {
  /** How many operations were ended; 0 when nothing ran. */
  cancelled: number;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

/** An element that the instruction may have meant. It can be the input of another act. */
export type Candidate = {
  description: string;
  selector: string;
  /** What the instruction asks to be done with it; absent when the words do not tell. */
  method?: "click" | "doubleClick" | "rightClick" | "middleClick" | "tap" | "hover" | "fill" | "type" | "press" | "selectOption" | "check" | "uncheck" | "dragTo" | "upload" | "scroll" | "scrollTo" | "nextChunk" | "prevChunk" | "goBack" | "goForward" | "reload" | "switchTab" | "closeTab" | undefined;
  /** What the method takes, as in an Action. */
  arguments?: string[] | undefined;
  confidence: number;
};

export type ClosePageOutput = {
  /** Id of the page. */
  closed: string;
  /** The active page now; absent when none is open. */
  activePageId?: string | undefined;
  /** Id of this operation in the session's replay. */
  actionId: string;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type CollectInput = {
  /** Id of the page to work on, as `listPages` and answers tell it. Default: the active page. */
  pageId?: string | undefined;
  /** Accepted for older clients; frames are found without it. */
  frameId?: string | null | undefined;
  /** Answer as Server-Sent Events; wins over `x-stream-response`. */
  streamResponse?: boolean | undefined;
  /** Which items, in words. */
  instruction?: string | undefined;
  /** JSON Schema of one item; that of an array is taken for the array of them. */
  schema: {
    [key: string]: unknown;
  };
  options?: {
    /** XPath or CSS, of the page, its shadow roots and its iframes; only what lies within the first match is looked at. */
    selector?: string | undefined;
    /** XPath or CSS; whatever they match is left out, with what lies within. */
    ignoreSelectors?: string[] | undefined;
    model?: Model | undefined;
    /** Look into iframes too. */
    iframes?: boolean | undefined;
    /** Fields that tell an item from all others: of several items with the same values the first is kept. Default: all fields, and only items of different pages count as the same. */
    key?: string | string[] | undefined;
    /** Items of this call. */
    maxItems?: number | undefined;
    /** Pages, loads and screens of scrolling in this call. */
    maxPages?: number | undefined;
    /** Milliseconds after which no further page is begun. */
    maxDurationMs?: number | undefined;
    /** Of an answer before: goes on behind it, in this or another session. */
    cursor?: string | undefined;
    /** Longest wait for a page to become quiet, milliseconds. */
    domSettleTimeoutMs?: number | undefined;
  } | undefined;
};

export type CollectOutput = {
  result: {
    /** Of this call, in the order of the list, each by the schema. */
    items: unknown[];
    /** Items found so far, in the calls before of the same cursor too. */
    count: number;
    /** How many the page says there are, where it does. */
    expected?: number | undefined;
    /** True where these are all, as far as the page shows. */
    complete: boolean;
    stoppedBecause: "count_reached" | "no_next" | "end_marker" | "no_growth" | "max_items" | "max_pages" | "max_duration" | "repeated" | "no_effect" | "no_way_on" | "left_origin" | "gap" | "unreadable" | "cancelled";
    /** Pages, loads and screens read in this call. */
    pages: number;
    /** Items left out since the same had been found on a page before. */
    duplicates: number;
    /** Where to go on, unless it is complete. */
    cursor?: string | undefined;
  };
  /** Id of this operation in the session's replay. */
  actionId: string;
  usage?: Usage | undefined;
  /** The page that it began on. */
  pageId?: string | undefined;
  /** Address of that page at the end, values of variables masked; absent when it is closed. */
  pageUrl?: string | undefined;
  /** Pages that opened meanwhile and are open at the end; absent when none did. */
  openedPages?: PageEntry[] | undefined;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

/** What sessions may begin with: signed-in state of web pages. */
export type Context = {
  id: string;
  projectId: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** When it was last saved. ISO 8601, UTC. */
  updatedAt: string;
  /** 1 when it is made, one more each time that it is saved. */
  version: number;
  /** Bytes of what is kept, before it is encrypted. */
  size: number;
  /** The session that will save into it; absent when none does. */
  writerSessionId?: string | undefined;
  /** How the last session ended that was to save into it; absent before the first. */
  lastSaving?: {
    sessionId: string;
    saved: boolean;
    /** Why it was not saved, in words. */
    reason?: string | undefined;
    /** ISO 8601, UTC. */
    at: string;
  } | undefined;
};

/** A cookie of a session. Whoever has its value may be signed in. */
export type Cookie = {
  name: string;
  value: string;
  /** With a dot in front for all hosts below it. */
  domain: string;
  path: string;
  /** Seconds since 1970; -1 for a cookie that ends with the session. */
  expires: number;
  httpOnly: boolean;
  secure: boolean;
  sameSite: "Strict" | "Lax" | "None";
  partitionKey?: string | undefined;
};

export type CreateContextInput = {
  storageState?: StorageStateInput | undefined;
  /** The text of a `cookies.txt` file; its cookies come after those of `storageState`. */
  cookiesTxt?: string | undefined;
};

export type CreateContextOutput = {
  id: string;
  projectId: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** When it was last saved. ISO 8601, UTC. */
  updatedAt: string;
  /** 1 when it is made, one more each time that it is saved. */
  version: number;
  /** Bytes of what is kept, before it is encrypted. */
  size: number;
  /** The session that will save into it; absent when none does. */
  writerSessionId?: string | undefined;
  /** How the last session ended that was to save into it; absent before the first. */
  lastSaving?: {
    sessionId: string;
    saved: boolean;
    /** Why it was not saved, in words. */
    reason?: string | undefined;
    /** ISO 8601, UTC. */
    at: string;
  } | undefined;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type CreateUploadInput = {
  /** Default: the one in the form, else `file`. */
  name?: string | undefined;
  /** Default: what the request says, else what the name says. */
  mimeType?: string | undefined;
  /** In base64, when the body is JSON. */
  content?: string | undefined;
};

export type CreateUploadOutput = {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** SHA-256 of the content, hexadecimal. */
  sha256: string;
  mimeType: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type DebugOutput = {
  /** Shows the session, and lets one take control of it. */
  debuggerUrl: string;
  /** The same page without its bar. */
  debuggerFullscreenUrl: string;
  /** Shows the session and nothing more. */
  viewUrl: string;
  /** The same page without its bar. */
  viewFullscreenUrl: string;
  /** WebSocket address for a CDP client; null for a browser that runs elsewhere. */
  wsUrl: string | null;
  /** When the links to the pages end. ISO 8601, UTC. */
  expiresAt: string;
  /** The open pages, the one in front first. Their addresses show the session as a whole. */
  pages: {
    id: string;
    url: string;
    title: string;
    /** Always empty: pages are not asked for theirs. */
    faviconUrl: string;
    /** Address of a page that shows the session; who has it needs no key. */
    debuggerUrl: string;
    /** The same page without its bar. */
    debuggerFullscreenUrl: string;
  }[];
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type DeleteContextOutput = {
  deleted: number;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type DeleteCookiesOutput = {
  deleted: number;
  /** Id of this operation in the session's replay. */
  actionId: string;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type DeleteMemoryOutput = {
  deleted: number;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type Download = {
  id: string;
  /** As the page suggests it, without folders; unique in the session, by a number if need be. */
  name: string;
  state: "in_progress" | "completed" | "failed";
  /** Why it failed, in words. */
  reason?: string | undefined;
  /** Bytes. */
  size?: number | undefined;
  /** SHA-256 of the content, hexadecimal. */
  sha256?: string | undefined;
  /** What the server said that it is, else what its name says. */
  mimeType: string;
  /** Where it came from, without query and fragment, which may hold secrets. */
  url: string;
  /** ISO 8601, UTC. */
  startedAt: string;
  /** ISO 8601, UTC. */
  endedAt?: string | undefined;
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
  /** Texts of alerts that the page shows since, at most 3. */
  alerts?: string[] | undefined;
  /** Fields that the page marks as wrong since (`aria-invalid`), at most 3. */
  invalid?: string[] | undefined;
  /** Fields that earlier actions filled, and that no longer held it when this one began. */
  takenBack?: string[] | undefined;
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
  /** What an agent had done when it failed or its time was over. */
  actions?: AgentAction[] | undefined;
  /** Id of the request in the server's log. */
  requestId: string;
};

/** Why a request failed. The set is closed: a client may switch over it. */
export type ErrorCode = "invalid_request" | "unauthorized" | "forbidden" | "launch_option_forbidden" | "url_forbidden" | "session_not_found" | "page_not_found" | "not_found" | "method_not_allowed" | "session_busy" | "too_many_pages" | "context_busy" | "idempotency_conflict" | "session_ended" | "payload_too_large" | "unsupported_media_type" | "agent_failed" | "selector_not_found" | "unsupported_instruction" | "too_many_sessions" | "rate_limited" | "internal" | "model_unavailable" | "navigation_failed" | "browser_crashed" | "shutting_down" | "no_capacity" | "timeout";

export type ExportContextOutput = {
  format: "playwright" | "cookies.txt";
  version: number;
  /** With `playwright`. */
  storageState?: StorageState | undefined;
  /** With `cookies.txt`. */
  cookiesTxt?: string | undefined;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type ExportMemoriesOutput = {
  format: "json" | "playwright";
  /** With `json`. */
  memories?: Memory[] | undefined;
  /** With `playwright`: a TypeScript module. */
  script?: string | undefined;
  /** Asks for what follows; absent at the end. */
  nextCursor?: string | undefined;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type ExtractInput = {
  /** Id of the page to work on, as `listPages` and answers tell it. Default: the active page. */
  pageId?: string | undefined;
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
    /** XPath or CSS, of the page, its shadow roots and its iframes; only what lies within the first match is looked at. */
    selector?: string | undefined;
    /** XPath or CSS; whatever they match is left out, with what lies within. */
    ignoreSelectors?: string[] | undefined;
    /** Id or name of a download to read in place of the page: PDF, CSV or XLSX. */
    file?: string | undefined;
    model?: Model | undefined;
    /** Milliseconds for the whole operation, once its turn has come. */
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
  /** The page that it began on. */
  pageId?: string | undefined;
  /** Address of that page at the end, values of variables masked; absent when it is closed. */
  pageUrl?: string | undefined;
  /** Pages that opened meanwhile and are open at the end; absent when none did. */
  openedPages?: PageEntry[] | undefined;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

/** What an element is known by when its page has changed. */
export type Fingerprint = {
  version: 1;
  role: string;
  tag: string;
  interactive: boolean;
  /** Accessible name, else content, else placeholder. */
  name: string;
  /** How many elements of its kind had that name. */
  likes: number;
  /** Which of those it was in document order, from 0. */
  ordinal: number;
  inputType?: string | undefined;
  placeholder?: string | undefined;
  description?: string | undefined;
  options?: string | undefined;
  /** Stable parts of ids and classes, and how many had each. */
  tokens: [string, number][];
  address?: [string, number] | undefined;
  /** Words of the row or card around it, and their weights. */
  place: [string, number][];
  elsewhere: string[];
  before: string;
  after: string;
  heading: string;
  ancestors: string[];
  others: string[];
};

export type GetContextOutput = {
  id: string;
  projectId: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** When it was last saved. ISO 8601, UTC. */
  updatedAt: string;
  /** 1 when it is made, one more each time that it is saved. */
  version: number;
  /** Bytes of what is kept, before it is encrypted. */
  size: number;
  /** The session that will save into it; absent when none does. */
  writerSessionId?: string | undefined;
  /** How the last session ended that was to save into it; absent before the first. */
  lastSaving?: {
    sessionId: string;
    saved: boolean;
    /** Why it was not saved, in words. */
    reason?: string | undefined;
    /** ISO 8601, UTC. */
    at: string;
  } | undefined;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type GetDownloadOutput = {
  id: string;
  /** As the page suggests it, without folders; unique in the session, by a number if need be. */
  name: string;
  state: "in_progress" | "completed" | "failed";
  /** Why it failed, in words. */
  reason?: string | undefined;
  /** Bytes. */
  size?: number | undefined;
  /** SHA-256 of the content, hexadecimal. */
  sha256?: string | undefined;
  /** What the server said that it is, else what its name says. */
  mimeType: string;
  /** Where it came from, without query and fragment, which may hold secrets. */
  url: string;
  /** ISO 8601, UTC. */
  startedAt: string;
  /** ISO 8601, UTC. */
  endedAt?: string | undefined;
  /** In base64, for callers that take no stream; 4 MiB at most. */
  content?: string | undefined;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type GetDownloadRowsOutput = {
  /** Names of all sheets; of CSV one without a name. */
  sheets: string[];
  sheet: string;
  rows: ((string | number | boolean | null)[])[];
  /** Rows of the sheet. */
  total: number;
  /** Where to go on; absent at the end. */
  nextOffset?: number | undefined;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type GetSessionOutput = SessionRecord;

export type ImportMemoriesInput = {
  memories: Memory[];
};

export type ImportMemoriesOutput = {
  imported: number;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type ListContextsOutput = {
  contexts: Context[];
  /** Asks for what follows; absent at the end. */
  nextCursor?: string | undefined;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type ListCookiesOutput = {
  cookies: Cookie[];
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type ListDownloadsOutput = {
  downloads: Download[];
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type ListMemoriesOutput = {
  memories: Memory[];
  /** Asks for what follows; absent at the end. */
  nextCursor?: string | undefined;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type ListPagesOutput = {
  pages: PageEntry[];
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type ListScreenshotsOutput = {
  screenshots: ScreenshotEntry[];
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type ListSessionsOutput = {
  sessions: SessionRecord[];
  /** Asks for what follows; absent at the end. */
  nextCursor?: string | undefined;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type ListUploadsOutput = {
  uploads: Upload[];
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

/** An instruction that was carried out, and how to do it again. */
export type Memory = {
  id: string;
  operation: "act" | "agentExecute";
  /** White space is normalised; values of variables are placeholders. */
  instruction: string;
  /** Address of the page; numbers and ids in its path are `*`. */
  urlPattern: string;
  /** Names of the variables that were given, sorted. */
  variables: string[];
  /** Stands for the configuration of an agent's run; absent for an act. */
  config?: string | undefined;
  steps: MemoryStep[];
  /** Who found the elements first. */
  resolvedBy: "embedded" | "model";
  /** Which build of the embedded grounder found them; another one looks for them anew. Absent for a model's. */
  build?: string | undefined;
  confidence: number;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Milliseconds since 1970. */
  usedAt: number;
  /** How often it was done again from memory. */
  uses: number;
  /** When an element was last found at another place, and that was kept. Milliseconds since 1970. */
  healedAt?: number | undefined;
};

/** One remembered step, and how its element is found again. */
export type MemoryStep = {
  /** `navigate` (an address) and `extract` (what to read) are steps of an agent's run. */
  method: "click" | "doubleClick" | "rightClick" | "middleClick" | "tap" | "hover" | "fill" | "type" | "press" | "selectOption" | "check" | "uncheck" | "dragTo" | "upload" | "scroll" | "scrollTo" | "nextChunk" | "prevChunk" | "goBack" | "goForward" | "reload" | "switchTab" | "closeTab" | "navigate" | "extract";
  /** Variables are `%name%` placeholders in it. */
  arguments: string[];
  /** The element in words. */
  description: string;
  /** Absent for what concerns the page and no element. */
  selector?: string | undefined;
  /** The row, card or group that it stands in. */
  placeSelector?: string | undefined;
  /** Accessible name as it is written on the page. */
  name?: string | undefined;
  fingerprint?: Fingerprint | undefined;
  /** State of the element in which the step does what it did; in another it is looked for anew. */
  state?: string | undefined;
  /** Of an agent's run: which of the task's steps it belongs to, from 0. */
  part?: number | undefined;
  /** Words of the instruction that stood around the element, and must still stand there. */
  criteria?: string[] | undefined;
  /** Of the last step: what is looked for once it is done, in words. Default: nothing. */
  rest?: string | undefined;
};

/** A model: `provider/model`, or an object with its settings; `auto` is the server's default. Default: `embedded/grounder`. */
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
  /** Id of the page to work on, as `listPages` and answers tell it. Default: the active page. */
  pageId?: string | undefined;
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
  /** The page that it began on. */
  pageId?: string | undefined;
  /** Address of that page at the end, values of variables masked; absent when it is closed. */
  pageUrl?: string | undefined;
  /** Pages that opened meanwhile and are open at the end; absent when none did. */
  openedPages?: PageEntry[] | undefined;
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

/** What stands in the way, and where a person can deal with it. */
export type NeedsHuman = {
  /** `captcha`: a proof of being human. `second_factor`: a code that no variable gives. `login_wall`: the page asks to sign in, and no variable was given. */
  kind: "captcha" | "second_factor" | "login_wall";
  message: string;
  /** Address of the page; values of variables are masked. */
  pageUrl: string;
  /** Where a person takes control of the session, for an hour at most. In no record. Absent for callers that came by no address. */
  liveViewUrl?: string | undefined;
};

export type ObserveInput = {
  /** Id of the page to work on, as `listPages` and answers tell it. Default: the active page. */
  pageId?: string | undefined;
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
        /** What it is, for a model. */
        description?: string | undefined;
        /** The only origins (`https://example.com`, with a port that is not the usual one) it may be typed on: those of the document that holds the field, in a frame the frame's. Elsewhere it is refused with the code `origin_not_allowed`. Default: any. */
        origins?: string[] | undefined;
      } | {
        /** Secret of one-time codes (RFC 6238), base32; typed is the code of the moment. */
        totp: string;
        /** Default: 6. */
        digits?: number | undefined;
        /** Seconds. Default: 30. */
        period?: number | undefined;
        /** Default: SHA1. */
        algorithm?: "SHA1" | "SHA256" | "SHA512" | undefined;
        /** What it is, for a model. */
        description?: string | undefined;
        /** The only origins (`https://example.com`, with a port that is not the usual one) it may be typed on: those of the document that holds the field, in a frame the frame's. Elsewhere it is refused with the code `origin_not_allowed`. Default: any. */
        origins?: string[] | undefined;
      } | {
        /** Id or name of a file that was sent for the session. */
        upload: string;
        /** What it is, for a model. */
        description?: string | undefined;
      };
    } | undefined;
    /** Milliseconds for the whole operation, once its turn has come. */
    timeout?: number | undefined;
    /** XPath or CSS, of the page, its shadow roots and its iframes; only what lies within the first match is looked at. */
    selector?: string | undefined;
    /** XPath or CSS; whatever they match is left out, with what lies within. */
    ignoreSelectors?: string[] | undefined;
  } | undefined;
};

export type ObserveOutput = {
  /** What fits; empty when nothing does. */
  result: Action[];
  /** Where nothing fits the instruction: what it may have meant, likeliest first. None of it is sure. */
  candidates?: Candidate[] | undefined;
  /** Id of this operation in the session's replay. */
  actionId: string;
  resolvedBy?: "action" | "memory" | "embedded" | "model" | undefined;
  confidence?: number | undefined;
  usage?: Usage | undefined;
  /** The page that it began on. */
  pageId?: string | undefined;
  /** Address of that page at the end, values of variables masked; absent when it is closed. */
  pageUrl?: string | undefined;
  /** Pages that opened meanwhile and are open at the end; absent when none did. */
  openedPages?: PageEntry[] | undefined;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type OpenPageInput = {
  /** An http or https address. Default: an empty page. */
  url?: string | undefined;
  options?: {
    referer?: string | undefined;
    /** Milliseconds. Default: 30000. */
    timeout?: number | undefined;
    /** Default: load. */
    waitUntil?: "load" | "domcontentloaded" | "networkidle" | undefined;
  } | undefined;
};

export type OpenPageOutput = {
  page: PageEntry;
  /** The response of the document; null for an empty page and where none was loaded. */
  result: NavigateResult | null;
  /** Id of this operation in the session's replay. */
  actionId: string;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

/** A page of a session: a tab or a window of its browser. */
export type PageEntry = {
  /** Names the page in this session for as long as it is open; never given again. */
  id: string;
  /** Address of its document; values of variables are masked. */
  url: string;
  title: string;
  /** True for the one that operations without a `pageId` work on. */
  active: boolean;
  /** Id of the page that opened it, which may be closed by now; absent when no page did. */
  opener?: string | undefined;
};

export type PageHtmlOutput = {
  html: string;
  /** True when there is more than `maxCharacters`. */
  truncated: boolean;
  /** Size of the whole, UTF-16 code units. */
  totalCharacters: number;
  pageId: string;
  /** Address of the page. */
  url: string;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type PurgeMemoriesOutput = {
  /** How many there were. */
  deleted: number;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type ReleaseSessionOutput = SessionRecord;

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
  actionId: string;
  /** Ids of the pictures that were taken for it. */
  screenshots?: string[] | undefined;
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

export type RevokeDebugOutput = {
  revoked: true;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type ScreenshotEntry = {
  id: string;
  /** Id of the operation in the session's replay that it was taken for. */
  actionId: string;
  /** Bytes. */
  size: number;
  /** ISO 8601, UTC. */
  createdAt: string;
};

export type SessionCreateParams = {
  browserSettings?: BrowserSettings | undefined;
  /** The caller's own proxies; the first whose pattern fits is used. `true`: those of this server. */
  proxies?: boolean | ({
    /** `external`; others are of providers, and named in `warnings`. */
    type: string;
    /** As in `launchOptions.proxy`. */
    server?: string | undefined;
    /** Hosts that it is for: `example.com`, `*.example.com`. Default: all. */
    domainPattern?: string | undefined;
    username?: string | undefined;
    password?: string | undefined;
    [key: string]: unknown;
  })[] | undefined;
  /** A label of the node; recorded. */
  region?: string | undefined;
  /** Longest life of the session, seconds. */
  timeout?: number | undefined;
  keepAlive?: boolean | undefined;
  /** Labels of the client's own, by which sessions can be found. At most 8192 characters of JSON. */
  userMetadata?: {
    [key: string]: unknown;
  } | undefined;
  [key: string]: unknown;
};

export type SessionEndResponse = {
  /** Whether the request was successful. */
  success: boolean;
};

/** One thing that a session did. */
export type SessionEvent = {
  /** Names its place in the stream; hand it back as `Last-Event-ID` to go on after it. */
  id: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  type: "session_started";
} | {
  /** Names its place in the stream; hand it back as `Last-Event-ID` to go on after it. */
  id: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  type: "session_resumed";
} | {
  /** Names its place in the stream; hand it back as `Last-Event-ID` to go on after it. */
  id: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  type: "page_navigated";
  /** Address of the page's own document; values of variables are masked. */
  url: string;
} | {
  /** Names its place in the stream; hand it back as `Last-Event-ID` to go on after it. */
  id: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  type: "page_opened";
  pageId: string;
  /** Address when it was opened; values of variables are masked. */
  url: string;
  /** Id of the page that opened it; absent when no page did. */
  opener?: string | undefined;
} | {
  /** Names its place in the stream; hand it back as `Last-Event-ID` to go on after it. */
  id: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  type: "page_closed";
  pageId: string;
} | {
  /** Names its place in the stream; hand it back as `Last-Event-ID` to go on after it. */
  id: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** Id of the operation in the session's replay. */
  actionId: string;
  type: "action_started";
  operation: string;
  /** As in the replay; left out when they are large. */
  parameters?: {
    [key: string]: unknown;
  } | undefined;
} | {
  /** Names its place in the stream; hand it back as `Last-Event-ID` to go on after it. */
  id: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** Id of the operation in the session's replay. */
  actionId: string;
  type: "action_progress";
  message: string;
} | {
  /** Names its place in the stream; hand it back as `Last-Event-ID` to go on after it. */
  id: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  type: "destination_blocked";
  /** Scheme, host and port of what a page was kept from; told once for each. */
  url: string;
  /** Why, and which setting would allow it. */
  reason: string;
} | {
  /** Names its place in the stream; hand it back as `Last-Event-ID` to go on after it. */
  id: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** Id of the operation in the session's replay. */
  actionId: string;
  type: "needs_human";
  kind: "captcha" | "second_factor" | "login_wall";
  message: string;
  pageUrl: string;
} | {
  /** Names its place in the stream; hand it back as `Last-Event-ID` to go on after it. */
  id: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** Id of the operation in the session's replay. */
  actionId: string;
  type: "variable_refused";
  /** Names of variables that were not typed. */
  variables: string[];
  /** That of the document they were asked for in; absent when the step was not one that types. */
  origin?: string | undefined;
} | {
  /** Names its place in the stream; hand it back as `Last-Event-ID` to go on after it. */
  id: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** Id of the operation in the session's replay. */
  actionId: string;
  type: "action_finished";
  operation: string;
  /** Whether it was answered, and its result does not say otherwise. */
  success: boolean;
  /** Why not. */
  code?: string | undefined;
  message?: string | undefined;
  /** Milliseconds. */
  durationMs: number;
  pageUrl?: string | undefined;
  tokenUsage?: {
    inputTokens: number;
    outputTokens: number;
    reasoningTokens?: number | undefined;
    cachedInputTokens?: number | undefined;
    timeMs: number;
    cost?: number | undefined;
  } | undefined;
} | {
  /** Names its place in the stream; hand it back as `Last-Event-ID` to go on after it. */
  id: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  type: "consent_banner";
  /** `left`: it is still there, or went unanswered. */
  outcome: "rejected" | "accepted" | "left";
  /** What was pressed, or why it was left. */
  message: string;
} | {
  /** Names its place in the stream; hand it back as `Last-Event-ID` to go on after it. */
  id: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  type: "session_ended";
  status: "RUNNING" | "ENDED" | "TIMED_OUT" | "ERROR";
  endReason: "client" | "idle" | "max_duration" | "crash" | "shutdown" | "released" | null;
} | {
  /** Names its place in the stream; hand it back as `Last-Event-ID` to go on after it. */
  id: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  type: "events_dropped";
  /** How many events were no longer kept when they were asked for. */
  count: number;
};

export type SessionEventsOutput = {
  events: SessionEvent[];
  /** True when nothing comes after these. */
  ended: boolean;
};

/** What is known of a session, running or not. */
export type SessionRecord = {
  /** Unique session identifier. */
  id: string;
  status: "RUNNING" | "ENDED" | "TIMED_OUT" | "ERROR";
  /** The project whose key started it. */
  projectId: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** When it could be used. ISO 8601, UTC. */
  startedAt: string;
  /** When an operation last ended, or the session itself. ISO 8601, UTC. */
  updatedAt: string;
  /** When its longest life is over. ISO 8601, UTC. */
  expiresAt: string | null;
  endedAt: string | null;
  /** Why it is no longer running: ended by a `client` or `released`, `idle` too long, at its `max_duration`, by a `crash` or a `shutdown`. */
  endReason: "client" | "idle" | "max_duration" | "crash" | "shutdown" | "released" | null;
  /** It outlives its idle time. */
  keepAlive: boolean;
  /** The label that it was started with. */
  region: string | null;
  /** The context that it was started with. */
  contextId: string | null;
  /** The context that it was started with, and what became of it. */
  context: {
    id: string;
    /** Whether what the session leaves is to be saved into it. */
    persist: boolean;
    /** Whether it was; absent until the session has ended. */
    saved?: boolean | undefined;
    /** Why it was not, in words. */
    reason?: string | undefined;
  } | null;
  /** The labels that it was started with. */
  userMetadata: {
    [key: string]: unknown;
  };
  /** Tokens and time of all model calls so far. */
  usage: Usage;
  /** What its pages were kept from by the rules for the network: the first 100 destinations. */
  blocked: BlockedDestination[];
  /** How many operations its replay has. */
  actionCount: number;
  /** WebSocket address for a CDP client; null when it has ended, or this server offers none. */
  connectUrl: string | null;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

export type SetCookiesInput = {
  cookies: ({
    name: string;
    value: string;
    /** In place of `domain` and `path`. */
    url?: string | undefined;
    /** With a dot in front for all hosts below it. */
    domain?: string | undefined;
    /** Default: `/`. */
    path?: string | undefined;
    /** Seconds since 1970; -1 for a cookie that ends with the session. */
    expires?: number | undefined;
    httpOnly?: boolean | undefined;
    secure?: boolean | undefined;
    sameSite?: "Strict" | "Lax" | "None" | undefined;
    partitionKey?: string | undefined;
  })[];
};

export type SetCookiesOutput = {
  /** How many were given and taken. */
  set: number;
  /** Id of this operation in the session's replay. */
  actionId: string;
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
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
  /** Whether acts in words are done again from memory, and remembered. Default: true. */
  cache?: boolean | undefined;
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
      /** Default: 1. Its square times the viewport's width and height is 58982400 pixels at most. */
      deviceScaleFactor?: number | undefined;
      hasTouch?: boolean | undefined;
      ignoreHTTPSErrors?: boolean | undefined;
      acceptDownloads?: boolean | undefined;
      /** The caller's own proxy; its address has to be one that the session may reach. */
      proxy?: {
        /** `http://host:port`, `https://host:port` or `socks5://host:port`. */
        server: string;
        /** Hosts that are reached without it, with commas between: `.example.com, 10.0.0.0/8`. */
        bypass?: string | undefined;
        username?: string | undefined;
        password?: string | undefined;
      } | undefined;
      [key: string]: unknown;
    } | undefined;
  } | undefined;
  /** Narrows what this server lets sessions reach; what its operator denies stays denied. */
  network?: {
    /** When given, the only hosts that its pages may reach: names, `*.example.com`, addresses, CIDR ranges, each with or without `:port`. */
    allow?: string[] | undefined;
    /** Hosts that its pages may not reach; wins over `allow`. */
    deny?: string[] | undefined;
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
  /** WebSocket address for a CDP client such as Playwright or Puppeteer, with a token: who has it needs no key. Null for a browser that runs elsewhere. */
  cdpUrl: string | null;
  /** Its pages: one that is empty, unless the session was running already. */
  pages: PageEntry[];
  /** What was asked and not honoured, in words. */
  warnings?: string[] | undefined;
};

/** Cookies, localStorage and IndexedDB in the form of Playwright's `storageState`. */
export type StorageState = {
  cookies: ({
    name: string;
    value: string;
    /** With a dot in front for all hosts below it. */
    domain: string;
    path: string;
    /** Seconds since 1970; -1 for a cookie of the session. Default: -1. */
    expires: number;
    httpOnly: boolean;
    secure: boolean;
    sameSite: "Strict" | "Lax" | "None";
    partitionKey?: string | undefined;
    [key: string]: unknown;
  })[];
  origins: ({
    origin: string;
    localStorage: {
      name: string;
      value: string;
    }[];
    indexedDB?: ({
      name: string;
      version: number;
      stores: ({
        name: string;
        autoIncrement: boolean;
        keyPath?: string | undefined;
        keyPathArray?: string[] | undefined;
        records: {
          key?: unknown;
          keyEncoded?: unknown;
          value?: unknown;
          valueEncoded?: unknown;
        }[];
        indexes: ({
          name: string;
          keyPath?: string | undefined;
          keyPathArray?: string[] | undefined;
          multiEntry: boolean;
          unique: boolean;
        })[];
      })[];
    })[] | undefined;
  })[];
};

/** Cookies, localStorage and IndexedDB in the form of Playwright's `storageState`. */
export type StorageStateInput = {
  cookies?: ({
    name: string;
    value: string;
    /** With a dot in front for all hosts below it. */
    domain: string;
    path?: string | undefined;
    /** Seconds since 1970; -1 for a cookie of the session. Default: -1. */
    expires?: number | undefined;
    httpOnly?: boolean | undefined;
    secure?: boolean | undefined;
    sameSite?: "Strict" | "Lax" | "None" | undefined;
    partitionKey?: string | undefined;
    [key: string]: unknown;
  })[] | undefined;
  origins?: ({
    origin: string;
    localStorage?: {
      name: string;
      value: string;
    }[] | undefined;
    indexedDB?: ({
      name: string;
      version: number;
      stores: ({
        name: string;
        autoIncrement: boolean;
        keyPath?: string | undefined;
        keyPathArray?: string[] | undefined;
        records: {
          key?: unknown;
          keyEncoded?: unknown;
          value?: unknown;
          valueEncoded?: unknown;
        }[];
        indexes: ({
          name: string;
          keyPath?: string | undefined;
          keyPathArray?: string[] | undefined;
          multiEntry: boolean;
          unique: boolean;
        })[];
      })[];
    })[] | undefined;
  })[] | undefined;
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
    /** The action of an agent that the message is about. */
    action?: AgentAction | undefined;
  } | {
    status: "finished";
    result?: unknown;
    actionId?: string | undefined;
    [key: string]: unknown;
  } | {
    status: "error";
    error: string;
    code: ErrorCode;
    /** What an agent had done by then. */
    actions?: AgentAction[] | undefined;
  };
};

export type UpdateSessionInput = {
  status: "REQUEST_RELEASE";
  /** Accepted for older clients: keys belong to one project. */
  projectId?: string | undefined;
};

export type UpdateSessionOutput = SessionRecord;

export type Upload = {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** SHA-256 of the content, hexadecimal. */
  sha256: string;
  mimeType: string;
  /** ISO 8601, UTC. */
  createdAt: string;
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
  collect: { input: CollectInput; output: CollectOutput };
  agentExecute: { input: AgentExecuteInput; output: AgentExecuteOutput };
  agentQuestions: { input: Record<string, never>; output: AgentQuestionsOutput };
  agentAnswer: { input: AgentAnswerInput; output: AgentAnswerOutput };
  agentJob: { input: {
    /** Id of the job. */
    jobId: string;
  }; output: AgentJobOutput };
  agentJobEvents: { input: {
    /** Id of the job. */
    jobId: string;
    /** Only what comes behind this position. Default: 0, all. */
    after?: number | undefined;
  }; output: AgentJobEventsOutput };
  cancelAgentJob: { input: {
    /** Id of the job. */
    jobId: string;
  }; output: CancelAgentJobOutput };
  listPages: { input: Record<string, never>; output: ListPagesOutput };
  openPage: { input: OpenPageInput; output: OpenPageOutput };
  activatePage: { input: ActivatePageInput; output: ActivatePageOutput };
  closePage: { input: {
    /** Id of the page. */
    pageId: string;
  }; output: ClosePageOutput };
  pageHtml: { input: {
    /** Id of the page to work on, as `listPages` and answers tell it. Default: the active page. */
    pageId?: string | undefined;
    /** UTF-16 code units at most. Default: 1000000. */
    maxCharacters?: number | undefined;
  }; output: PageHtmlOutput };
  listCookies: { input: {
    /** Only those that are sent to this address. */
    url?: string | undefined;
  }; output: ListCookiesOutput };
  setCookies: { input: SetCookiesInput; output: SetCookiesOutput };
  deleteCookies: { input: {
    name?: string | undefined;
    /** Exactly as the cookie has it, with its dot. */
    domain?: string | undefined;
    path?: string | undefined;
  }; output: DeleteCookiesOutput };
  replay: { input: Record<string, never>; output: ReplayOutput };
  screenshot: { input: {
    /** Id of the page to work on, as `listPages` and answers tell it. Default: the active page. */
    pageId?: string | undefined;
  }; output: {
    mimeType: string;
    /** Base64. */
    data: string;
    /** The page that it shows. */
    pageId: string;
  } };
  listScreenshots: { input: Record<string, never>; output: ListScreenshotsOutput };
  getScreenshot: { input: {
    /** Id of the picture, or of an operation. */
    screenshotId: string;
  }; output: {
    mimeType: string;
    /** Base64. */
    data: string;
  } };
  sessionEvents: { input: {
    /** Only what comes after the event of this id. */
    after?: string | undefined;
    /** Events in one JSON answer at most. Default: 100. */
    limit?: number | undefined;
    /** How long a JSON answer waits for a first event, milliseconds. Default: 0. */
    waitMs?: number | undefined;
  }; output: SessionEventsOutput };
  cancel: { input: CancelInput; output: CancelOutput };
  listDownloads: { input: Record<string, never>; output: ListDownloadsOutput };
  getDownload: { input: {
    /** Id or name of the download. */
    file: string;
  }; output: GetDownloadOutput };
  getDownloadRows: { input: {
    /** Id or name of the download. */
    file: string;
    /** Name of a sheet. Default: the first. */
    sheet?: string | undefined;
    /** Rows to leave out at the beginning. */
    offset?: number | undefined;
    /** Rows at most. */
    limit?: number | undefined;
  }; output: GetDownloadRowsOutput };
  createUpload: { input: CreateUploadInput; output: CreateUploadOutput };
  listUploads: { input: Record<string, never>; output: ListUploadsOutput };
  debug: { input: Record<string, never>; output: DebugOutput };
  revokeDebug: { input: Record<string, never>; output: RevokeDebugOutput };
  end: { input: EndInput; output: EndOutput };
  listSessions: { input: {
    /** Only those of that status. `COMPLETED` is another name for `ENDED`. */
    status?: "RUNNING" | "ENDED" | "TIMED_OUT" | "ERROR" | "COMPLETED" | undefined;
    /** Only those that were started with this label. */
    region?: string | undefined;
    /** Only those whose `userMetadata` has a value at a path: `user_metadata['order']['status']:'shipped'`. */
    q?: string | undefined;
    /** Only later ones. ISO 8601. */
    createdAfter?: string | undefined;
    /** Only earlier ones. ISO 8601. */
    createdBefore?: string | undefined;
    /** `nextCursor` of the answer before. */
    cursor?: string | undefined;
    /** Default: 50. */
    limit?: number | undefined;
  }; output: ListSessionsOutput };
  getSession: { input: Record<string, never>; output: GetSessionOutput };
  updateSession: { input: UpdateSessionInput; output: UpdateSessionOutput };
  releaseSession: { input: Record<string, never>; output: ReleaseSessionOutput };
  createContext: { input: CreateContextInput; output: CreateContextOutput };
  listContexts: { input: {
    /** `nextCursor` of the answer before. */
    cursor?: string | undefined;
    /** Default: 100. */
    limit?: number | undefined;
  }; output: ListContextsOutput };
  getContext: { input: {
    /** Id of the context. */
    contextId: string;
  }; output: GetContextOutput };
  exportContext: { input: {
    /** Id of the context. */
    contextId: string;
    /** Default: playwright. */
    format?: "playwright" | "cookies.txt" | undefined;
  }; output: ExportContextOutput };
  deleteContext: { input: {
    /** Id of the context. */
    contextId: string;
  }; output: DeleteContextOutput };
  listMemories: { input: {
    /** Only those whose URL pattern contains this. */
    url?: string | undefined;
    /** Only those whose instruction contains this; case does not count. */
    instruction?: string | undefined;
    /** `nextCursor` of the answer before. */
    cursor?: string | undefined;
    /** Default: 100. */
    limit?: number | undefined;
  }; output: ListMemoriesOutput };
  exportMemories: { input: {
    /** Only those whose URL pattern contains this. */
    url?: string | undefined;
    /** Only those whose instruction contains this; case does not count. */
    instruction?: string | undefined;
    /** `nextCursor` of the answer before. */
    cursor?: string | undefined;
    /** Default: json. */
    format?: "json" | "playwright" | undefined;
    /** Default: 1000. */
    limit?: number | undefined;
  }; output: ExportMemoriesOutput };
  importMemories: { input: ImportMemoriesInput; output: ImportMemoriesOutput };
  deleteMemory: { input: {
    /** Id of the memory. */
    memoryId: string;
  }; output: DeleteMemoryOutput };
  purgeMemories: { input: Record<string, never>; output: PurgeMemoriesOutput };
};

/** Where each operation is found, and how its answer holds the output: in `data`, as the body, as an image. */
export const routes = {
  start: {"method":"POST","path":"/v1/sessions/start","streams":false,"envelope":"data"},
  navigate: {"method":"POST","path":"/v1/sessions/{id}/navigate","streams":true,"envelope":"data"},
  act: {"method":"POST","path":"/v1/sessions/{id}/act","streams":true,"envelope":"data"},
  observe: {"method":"POST","path":"/v1/sessions/{id}/observe","streams":true,"envelope":"data"},
  extract: {"method":"POST","path":"/v1/sessions/{id}/extract","streams":true,"envelope":"data"},
  collect: {"method":"POST","path":"/v1/sessions/{id}/collect","streams":true,"envelope":"data"},
  agentExecute: {"method":"POST","path":"/v1/sessions/{id}/agentExecute","streams":true,"envelope":"data"},
  agentQuestions: {"method":"GET","path":"/v1/sessions/{id}/agentQuestions","streams":false,"envelope":"data"},
  agentAnswer: {"method":"POST","path":"/v1/sessions/{id}/agentAnswer","streams":false,"envelope":"data"},
  agentJob: {"method":"GET","path":"/v1/agentJobs/{jobId}","streams":false,"envelope":"data"},
  agentJobEvents: {"method":"GET","path":"/v1/agentJobs/{jobId}/events","streams":false,"envelope":"data"},
  cancelAgentJob: {"method":"DELETE","path":"/v1/agentJobs/{jobId}","streams":false,"envelope":"data"},
  listPages: {"method":"GET","path":"/v1/sessions/{id}/pages","streams":false,"envelope":"data"},
  openPage: {"method":"POST","path":"/v1/sessions/{id}/pages","streams":false,"envelope":"data"},
  activatePage: {"method":"POST","path":"/v1/sessions/{id}/activatePage","streams":false,"envelope":"data"},
  closePage: {"method":"DELETE","path":"/v1/sessions/{id}/pages/{pageId}","streams":false,"envelope":"data"},
  pageHtml: {"method":"GET","path":"/v1/sessions/{id}/html","streams":false,"envelope":"data"},
  listCookies: {"method":"GET","path":"/v1/sessions/{id}/cookies","streams":false,"envelope":"data"},
  setCookies: {"method":"POST","path":"/v1/sessions/{id}/cookies","streams":false,"envelope":"data"},
  deleteCookies: {"method":"DELETE","path":"/v1/sessions/{id}/cookies","streams":false,"envelope":"data"},
  replay: {"method":"GET","path":"/v1/sessions/{id}/replay","streams":false,"envelope":"data"},
  screenshot: {"method":"GET","path":"/v1/sessions/{id}/screenshot","streams":false,"envelope":"image"},
  listScreenshots: {"method":"GET","path":"/v1/sessions/{id}/screenshots","streams":false,"envelope":"data"},
  getScreenshot: {"method":"GET","path":"/v1/sessions/{id}/screenshots/{screenshotId}","streams":false,"envelope":"image"},
  sessionEvents: {"method":"GET","path":"/v1/sessions/{id}/events","streams":false,"envelope":"events"},
  cancel: {"method":"POST","path":"/v1/sessions/{id}/cancel","streams":false,"envelope":"data"},
  listDownloads: {"method":"GET","path":"/v1/sessions/{id}/downloads","streams":false,"envelope":"data"},
  getDownload: {"method":"GET","path":"/v1/sessions/{id}/downloads/{file}","streams":false,"envelope":"file"},
  getDownloadRows: {"method":"GET","path":"/v1/sessions/{id}/downloads/{file}/rows","streams":false,"envelope":"data"},
  createUpload: {"method":"POST","path":"/v1/sessions/{id}/uploads","streams":false,"envelope":"data"},
  listUploads: {"method":"GET","path":"/v1/sessions/{id}/uploads","streams":false,"envelope":"data"},
  debug: {"method":"GET","path":"/v1/sessions/{id}/debug","streams":false,"envelope":"record"},
  revokeDebug: {"method":"DELETE","path":"/v1/sessions/{id}/debug","streams":false,"envelope":"data"},
  end: {"method":"POST","path":"/v1/sessions/{id}/end","streams":true,"envelope":"bare"},
  listSessions: {"method":"GET","path":"/v1/sessions","streams":false,"envelope":"data"},
  getSession: {"method":"GET","path":"/v1/sessions/{id}","streams":false,"envelope":"record"},
  updateSession: {"method":"POST","path":"/v1/sessions/{id}","streams":false,"envelope":"record"},
  releaseSession: {"method":"DELETE","path":"/v1/sessions/{id}","streams":false,"envelope":"record"},
  createContext: {"method":"POST","path":"/v1/contexts","streams":false,"envelope":"record"},
  listContexts: {"method":"GET","path":"/v1/contexts","streams":false,"envelope":"data"},
  getContext: {"method":"GET","path":"/v1/contexts/{contextId}","streams":false,"envelope":"record"},
  exportContext: {"method":"GET","path":"/v1/contexts/{contextId}/storage-state","streams":false,"envelope":"data"},
  deleteContext: {"method":"DELETE","path":"/v1/contexts/{contextId}","streams":false,"envelope":"data"},
  listMemories: {"method":"GET","path":"/v1/memories","streams":false,"envelope":"data"},
  exportMemories: {"method":"GET","path":"/v1/memories/export","streams":false,"envelope":"data"},
  importMemories: {"method":"POST","path":"/v1/memories/import","streams":false,"envelope":"data"},
  deleteMemory: {"method":"DELETE","path":"/v1/memories/{memoryId}","streams":false,"envelope":"data"},
  purgeMemories: {"method":"DELETE","path":"/v1/memories","streams":false,"envelope":"data"},
} as const;
