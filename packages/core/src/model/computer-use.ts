import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAI } from "@ai-sdk/openai";
import { LegworkError } from "@legwork/protocol";
import type { JSONValue, ToolSet } from "ai";
import type { PromptImage } from "./call.ts";
import { googleComputer } from "./computer-use-google.ts";
import { chordOf, keyName } from "./key-names.ts";
import type { ResolvedLanguageModel } from "./registry.ts";

/** Something done with mouse and keyboard; places in pixels of the picture that the model was shown. */
export type PointerAction =
  | {
      kind: "click";
      x: number;
      y: number;
      button: "left" | "right" | "middle";
      count: number;
      /** Keys held meanwhile. */
      holding: string[];
    }
  | { kind: "move"; x: number; y: number }
  | { kind: "drag"; path: { x: number; y: number }[] }
  | { kind: "scroll"; x: number; y: number; byX: number; byY: number }
  | { kind: "type"; text: string }
  | { kind: "keys"; keys: string }
  | { kind: "wait"; milliseconds: number };

/** What a provider wants a person to know before its model goes on. */
export type SafetyCheck = { id: string; code?: string; message?: string };

/** One call of a provider's computer tool. An action that cannot be done in a page is told in words. */
export type ComputerCall = {
  actions: (PointerAction | { kind: "screenshot" } | { kind: "unknown"; words: string })[];
  safetyChecks: SafetyCheck[];
};

/** A provider's own tool for computer use. */
export type ComputerUse = {
  provided: ToolSet[string];
  /** Names that the model calls instead of the tool's own. */
  calledAs?: readonly string[];
  /** `name`: what was called, of `calledAs`. */
  read(input: unknown, name?: string): ComputerCall;
  /** The tool's result in the provider's form; undefined where a picture in an ordinary result will do. */
  result(image: PromptImage, acknowledged: SafetyCheck[]): JSONValue | undefined;
  /** What stands before the words of an ordinary result. */
  words?(acknowledged: SafetyCheck[]): string;
};

/**
 * The computer tool of the model's provider, for a screen of so many pixels.
 * @throws LegworkError `agent_failed` for a model without one.
 */
export function computerUse(
  { model, name }: ResolvedLanguageModel,
  screen: { width: number; height: number },
): ComputerUse {
  if (model.provider.endsWith(".responses")) return openAIComputer();
  if (model.provider.startsWith("anthropic")) return anthropicComputer(name, screen);
  if (model.provider.endsWith(".interactions")) return googleComputer(screen);
  throw new LegworkError(
    "agent_failed",
    `The model ${name} has no computer tool that this server can speak to. Mode cua works with OpenAI's models over responses (a baseURL needs openaiEndpointFormat "responses"), with Anthropic's, and with those of Google that have computer-use in their name; use mode hybrid, which gives any model that sees pictures and coordinates.`,
  );
}

type OpenAIAction = { type: string; keys?: string[] } & Record<string, unknown>;

function openAIComputer(): ComputerUse {
  return {
    provided: createOpenAI({ apiKey: "" }).tools.computer({}),
    read(input) {
      const { actions, pendingSafetyChecks } = input as {
        actions: OpenAIAction[];
        pendingSafetyChecks: SafetyCheck[];
      };
      return { actions: actions.map(fromOpenAI), safetyChecks: pendingSafetyChecks };
    },
    result: ({ data, mediaType }, acknowledged) => ({
      output: {
        type: "computer_screenshot",
        imageUrl: `data:${mediaType};base64,${Buffer.from(data).toString("base64")}`,
      },
      ...(acknowledged.length === 0 ? {} : { acknowledgedSafetyChecks: acknowledged }),
    }),
  };
}

function fromOpenAI(action: OpenAIAction): ComputerCall["actions"][number] {
  const { type, keys = [] } = action;
  const { x = 0, y = 0, scrollX = 0, scrollY = 0 } = action as Record<string, number>;
  const holding = keys.map(keyName);
  switch (type) {
    case "click": {
      if (action["button"] === "back" || action["button"] === "forward")
        return { kind: "keys", keys: action["button"] === "back" ? "Alt+ArrowLeft" : "Alt+ArrowRight" };
      const button =
        action["button"] === "wheel" ? "middle" : action["button"] === "right" ? "right" : "left";
      return { kind: "click", x, y, button, count: 1, holding };
    }
    case "double_click":
      return { kind: "click", x, y, button: "left", count: 2, holding };
    case "move":
      return { kind: "move", x, y };
    case "drag":
      return { kind: "drag", path: action["path"] as { x: number; y: number }[] };
    case "scroll":
      return { kind: "scroll", x, y, byX: scrollX, byY: scrollY };
    case "type":
      return { kind: "type", text: String(action["text"]) };
    case "keypress":
      return { kind: "keys", keys: chordOf(keys) };
    case "wait":
      return { kind: "wait", milliseconds: defaultWait };
    case "screenshot":
      return { kind: "screenshot" };
    default:
      return { kind: "unknown", words: type };
  }
}

/** ms */
const defaultWait = 1_000;
/** Longest wait in one call, ms. */
const longestWait = 10_000;
/** One click of a wheel, CSS pixels. */
const wheelClick = 100;

/** Models whose computer tool is that of November 2025; the others of the family take that of January. */
const newTool = /opus-4-[5-9]|sonnet-4-[6-9]|haiku-4-[6-9]|(?:opus|sonnet|haiku)-[5-9]/i;

function anthropicComputer(name: string, { width, height }: { width: number; height: number }): ComputerUse {
  const { tools } = createAnthropic({ apiKey: "" });
  const screen = { displayWidthPx: width, displayHeightPx: height };
  return {
    provided: newTool.test(name) ? tools.computer_20251124(screen) : tools.computer_20250124(screen),
    read: (input) => ({ actions: [fromAnthropic(input as AnthropicAction)], safetyChecks: [] }),
    result: () => undefined,
  };
}

type AnthropicAction = {
  action: string;
  coordinate?: [number, number];
  start_coordinate?: [number, number];
  text?: string;
  duration?: number;
  scroll_direction?: "up" | "down" | "left" | "right";
  scroll_amount?: number;
};

const clicks: Readonly<Record<string, { button: "left" | "right" | "middle"; count: number }>> = {
  left_click: { button: "left", count: 1 },
  right_click: { button: "right", count: 1 },
  middle_click: { button: "middle", count: 1 },
  double_click: { button: "left", count: 2 },
  triple_click: { button: "left", count: 3 },
};

function fromAnthropic(given: AnthropicAction): ComputerCall["actions"][number] {
  const { action, coordinate, text = "", duration = 1 } = given;
  const [x = 0, y = 0] = coordinate ?? [];
  const click = clicks[action];
  if (click !== undefined) {
    if (coordinate === undefined) return { kind: "unknown", words: `${action} without a coordinate` };
    const holding = text === "" ? [] : text.split("+").map(keyName);
    return { kind: "click", x, y, ...click, holding };
  }
  switch (action) {
    case "mouse_move":
      return { kind: "move", x, y };
    case "left_click_drag": {
      const [fromX = 0, fromY = 0] = given.start_coordinate ?? [];
      return {
        kind: "drag",
        path: [
          { x: fromX, y: fromY },
          { x, y },
        ],
      };
    }
    case "scroll":
      return { kind: "scroll", x, y, ...wheelOf(given) };
    case "type":
      return { kind: "type", text };
    case "key":
      return { kind: "keys", keys: chordOf(text.split("+")) };
    case "wait":
      return { kind: "wait", milliseconds: Math.min(longestWait, duration * 1_000) };
    case "screenshot":
      return { kind: "screenshot" };
    default:
      return { kind: "unknown", words: action };
  }
}

function wheelOf({ scroll_direction: direction, scroll_amount: amount = 3 }: AnthropicAction) {
  const by = amount * wheelClick * (direction === "up" || direction === "left" ? -1 : 1);
  return direction === "left" || direction === "right" ? { byX: by, byY: 0 } : { byX: 0, byY: by };
}
