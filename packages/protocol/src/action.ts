import { z } from "zod";

/** What can be done to an element or to a page. {@link methodArguments} says what each takes. */
export const actionMethods = [
  "click",
  "doubleClick",
  "rightClick",
  "middleClick",
  "tap",
  "hover",
  "fill",
  "type",
  "press",
  "selectOption",
  "check",
  "uncheck",
  "dragTo",
  "upload",
  "scroll",
  "scrollTo",
  "nextChunk",
  "prevChunk",
  "goBack",
  "goForward",
  "reload",
  "switchTab",
  "closeTab",
] as const;

export type ActionMethod = (typeof actionMethods)[number];

/** The arguments of the methods that take some, in words; every argument is a string. */
const methodArguments: Partial<Record<ActionMethod, string>> = {
  click:
    "keys to hold meanwhile (Alt, Control, Meta, Shift); the same for doubleClick, rightClick, middleClick",
  fill: "the text that replaces what is there; dates as 2026-03-31 (also where a calendar opens), times as 14:30, colours as #rrggbb, the number of a slider",
  type: "the text, typed key by key where the caret stands",
  press: "one key or chord, such as Enter or Control+A",
  selectOption:
    "the option's label (several where a list takes several), also of a list that the page made itself",
  dragTo: "the selector of the element to drop on; or two numbers, CSS pixels to the right and down",
  upload:
    "one data: URL for each file, its name as a parameter: data:text/plain;name=notes.txt;base64,aGVsbG8=; never a path",
  scroll:
    "down, up, left or right, then how far (300px, or 2 for two screens); or top, bottom, or end (until nothing more comes)",
  scrollTo: "none, to bring the element into view; or 50% of the way down; or a text to scroll for",
  switchTab: "the title of the tab, a part of its title or address, or its number, 1 for the first",
  closeTab: "the same; none for the tab in front",
};

const argumentWords = Object.entries(methodArguments)
  .map(([method, words]) => `${method}: ${words}.`)
  .join(" ");

/** One concrete step on the page. What `observe` answers, `act` performs again without any model. */
export const action = z
  .object({
    selector: z
      .string()
      .min(1)
      .describe(
        "Absolute XPath (`xpath=/html[1]/…`). Steps into an iframe or a shadow root go on after it. CSS is looked for in all of these.",
      ),
    description: z.string().default("").describe("The element in words: role, name and place."),
    method: z
      .string()
      .optional()
      .describe(`One of ${actionMethods.join(", ")}. Default: click.`),
    arguments: z
      .array(z.string())
      .optional()
      .describe(`What the method takes; nothing for those not named here. ${argumentWords}`),
    backendNodeId: z.number().int().optional().describe("Chromium's id of the node, while it lives."),
    confidence: z.number().min(0).max(1).optional().describe("How sure the grounding is, 0 to 1."),
  })
  .meta({ id: "Action", description: "One concrete step on the page." });

export type Action = z.infer<typeof action>;

/** Why an action could not be done on the page. */
export const actFailureCodes = [
  "not_found",
  "ambiguous",
  "covered",
  "disabled",
  "hidden",
  "read_only",
  "stale",
  "no_effect",
  "not_understood",
  "unknown_option",
  "blocked",
  "origin_not_allowed",
  "needs_human",
  "timeout",
] as const;

export type ActFailureCode = (typeof actFailureCodes)[number];

/** An element that an instruction may have meant. */
export const candidate = z
  .object({
    description: z.string(),
    selector: z.string(),
    method: z
      .enum(actionMethods)
      .optional()
      .describe("What the instruction asks to be done with it; absent when the words do not tell."),
    arguments: z.array(z.string()).optional().describe("What the method takes, as in an Action."),
    confidence: z.number().min(0).max(1),
  })
  .meta({
    id: "Candidate",
    description: "An element that the instruction may have meant. It can be the input of another act.",
  });

export type Candidate = z.infer<typeof candidate>;

/** Who found the element. */
export const resolvedBy = z.enum(["action", "memory", "embedded", "model"]);

export type ResolvedBy = z.infer<typeof resolvedBy>;

/** What an action changed, as observed on the page afterwards. */
export const effect = z
  .object({
    urlBefore: z.string().optional(),
    urlAfter: z.string().optional().describe("Present when the page's address changed."),
    value: z
      .string()
      .optional()
      .describe("The control's value afterwards, when it changed; secrets are masked."),
    checked: z.boolean().optional().describe("The control's checked state afterwards, when it changed."),
    focused: z.boolean().optional().describe("True when the focus moved."),
    scrolled: z
      .object({ x: z.number(), y: z.number() })
      .optional()
      .describe("Scroll position afterwards, CSS pixels."),
    domChanged: z.boolean().optional().describe("True when the document changed."),
    repainted: z
      .boolean()
      .optional()
      .describe(
        "True when a drawing (canvas) at the element changed its picture, and nothing else was seen.",
      ),
    dialog: z
      .object({ type: z.string(), message: z.string(), accepted: z.boolean() })
      .optional()
      .describe("A dialog of the browser that opened, and what was answered."),
    download: z.string().optional().describe("Name of a file that began to download."),
    newPage: z.string().optional().describe("Address of a page that opened in a new tab."),
    requests: z.number().int().optional().describe("Network requests that the action started."),
    alerts: z.array(z.string()).optional().describe("Texts of alerts that the page shows since, at most 3."),
    invalid: z
      .array(z.string())
      .optional()
      .describe("Fields that the page marks as wrong since (`aria-invalid`), at most 3."),
    takenBack: z
      .array(z.string())
      .optional()
      .describe("Fields that earlier actions filled, and that no longer held it when this one began."),
  })
  .meta({ id: "Effect", description: "What an action changed, as observed on the page afterwards." });

export type Effect = z.infer<typeof effect>;
