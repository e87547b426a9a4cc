import { jsonSchema, type ToolSet } from "ai";
import type { ComputerCall, ComputerUse, PointerAction } from "./computer-use.ts";
import { chordOf } from "./key-names.ts";

/** Google's models speak of places in thousandths of the picture. */
const scale = 1_000;
/** ms */
const oneWait = 5_000;
/** How far a page goes on with one call that names no amount, as a share of the picture. */
const share = 0.8;

type Screen = { width: number; height: number };
type Call = Record<string, unknown>;
type Read = (call: Call, screen: Screen) => PointerAction[] | undefined;

/** The functions that Google's computer tool calls, but for `navigate`, which is a tool of ours with the same field. */
const functions: Readonly<Record<string, Read>> = {
  click_at: (call, screen) => [click(placeOf(call, screen))],
  hover_at: (call, screen) => [{ kind: "move", ...placeOf(call, screen) }],
  type_text_at: typeAt,
  key_combination: ({ keys }) => [{ kind: "keys", keys: chordOf(String(keys).split("+")) }],
  scroll_document: ({ direction }, screen) => {
    const middle = { x: screen.width / 2, y: screen.height / 2 };
    const amount = { width: screen.width * share, height: screen.height * share };
    return [{ kind: "scroll", ...middle, ...wheelOf(direction, amount) }];
  },
  scroll_at: (call, screen) => {
    const part = numberOf(call["magnitude"], share * scale) / scale;
    const amount = { width: screen.width * part, height: screen.height * part };
    return [{ kind: "scroll", ...placeOf(call, screen), ...wheelOf(call["direction"], amount) }];
  },
  drag_and_drop: (call, screen) => {
    const to = placeOf({ x: call["destination_x"], y: call["destination_y"] }, screen);
    return [{ kind: "drag", path: [placeOf(call, screen), to] }];
  },
  wait_5_seconds: () => [{ kind: "wait", milliseconds: oneWait }],
  go_back: () => [{ kind: "keys", keys: "Alt+ArrowLeft" }],
  go_forward: () => [{ kind: "keys", keys: "Alt+ArrowRight" }],
};

/** What the model is told not to call: the browser is open, and which search engine is the task's to say. */
const excluded = ["open_web_browser", "search"];

/** Google's computer tool, which its models answer with calls of functions that it defines itself (Interactions API). */
export function googleComputer(screen: Screen): ComputerUse {
  const provided: ToolSet[string] = {
    type: "provider",
    isProviderExecuted: false,
    id: "google.computer_use",
    inputSchema: jsonSchema({ type: "object" }),
    outputSchema: jsonSchema({}),
    args: { environment: "browser", excludedPredefinedFunctions: excluded },
  };
  return {
    provided,
    calledAs: Object.keys(functions),
    read: (input, name = "") => ({
      actions: actionsOf(name, input as Call, screen),
      safetyChecks: checksOf(input as Call),
    }),
    result: () => undefined,
    // What the person confirmed is told back in so many words.
    words: (acknowledged) =>
      acknowledged.length === 0 ? "" : `${JSON.stringify({ safety_acknowledgement: "true" })}\n`,
  };
}

function actionsOf(name: string, call: Call, screen: Screen): ComputerCall["actions"] {
  const actions = Object.hasOwn(functions, name) ? functions[name]?.(call, screen) : undefined;
  return actions ?? [{ kind: "unknown", words: name }];
}

function checksOf({ safety_decision: decision }: Call): ComputerCall["safetyChecks"] {
  if (typeof decision !== "object" || decision === null) return [];
  const { decision: kind, explanation } = decision as { decision?: string; explanation?: string };
  if (kind !== "require_confirmation") return [];
  return [
    { id: "safety_decision", code: kind, ...(explanation === undefined ? {} : { message: explanation }) },
  ];
}

function typeAt(call: Call, screen: Screen): PointerAction[] {
  const { text, press_enter: sends = true, clear_before_typing: clears = true } = call;
  return [
    click(placeOf(call, screen)),
    ...(clears === true ? [{ kind: "keys" as const, keys: "Control+a" }] : []),
    { kind: "type", text: String(text) },
    ...(sends === true ? [{ kind: "keys" as const, keys: "Enter" }] : []),
  ];
}

function click(place: { x: number; y: number }): PointerAction {
  return { kind: "click", ...place, button: "left", count: 1, holding: [] };
}

function placeOf({ x, y }: Call, { width, height }: Screen): { x: number; y: number } {
  return { x: (numberOf(x, 0) / scale) * width, y: (numberOf(y, 0) / scale) * height };
}

function wheelOf(direction: unknown, { width, height }: Screen): { byX: number; byY: number } {
  if (direction === "left" || direction === "right")
    return { byX: direction === "left" ? -width : width, byY: 0 };
  return { byX: 0, byY: direction === "up" ? -height : height };
}

function numberOf(value: unknown, otherwise: number): number {
  const number = Number(value ?? otherwise);
  return Number.isFinite(number) ? number : otherwise;
}
