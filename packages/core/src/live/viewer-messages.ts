import { z } from "zod";

const coordinate = z.number().min(0).max(100_000);
/** Of the protocol: 1 Alt, 2 Control, 4 Meta, 8 Shift. */
const modifiers = z.number().int().min(0).max(15).default(0);

/** What a viewer may say, as JSON. Coordinates are CSS pixels of the page. */
const viewerMessage = z.discriminatedUnion("type", [
  z.object({ type: z.literal("seen"), number: z.number().int() }),
  z.object({
    type: z.literal("size"),
    width: z.number().int().min(16).max(10_000),
    height: z.number().int().min(16).max(10_000),
  }),
  z.object({ type: z.literal(["take", "give"]) }),
  z.object({
    type: z.literal("mouse"),
    action: z.enum(["mouseMoved", "mousePressed", "mouseReleased"]),
    x: coordinate,
    y: coordinate,
    button: z.enum(["none", "left", "middle", "right", "back", "forward"]).default("none"),
    /** Held down: 1 left, 2 right, 4 middle. */
    buttons: z.number().int().min(0).max(31).default(0),
    clickCount: z.number().int().min(0).max(3).default(0),
    modifiers,
  }),
  z.object({
    type: z.literal("wheel"),
    x: coordinate,
    y: coordinate,
    deltaX: z.number().min(-10_000).max(10_000),
    deltaY: z.number().min(-10_000).max(10_000),
    modifiers,
  }),
  z.object({
    type: z.literal("key"),
    action: z.enum(["keyDown", "keyUp"]),
    key: z.string().max(40),
    code: z.string().max(40),
    keyCode: z.number().int().min(0).max(255).default(0),
    location: z.number().int().min(0).max(3).default(0),
    repeat: z.boolean().default(false),
    modifiers,
  }),
  z.object({ type: z.literal("paste"), text: z.string().max(100_000) }),
  z.object({ type: z.literal(["back", "forward", "reload"]) }),
]);

export type ViewerMessage = z.infer<typeof viewerMessage>;

/** What a person does to the page. */
export type ViewerInput = Extract<
  ViewerMessage,
  { type: "mouse" | "wheel" | "key" | "paste" | "back" | "forward" | "reload" }
>;

/** Undefined for what no viewer of ours says. */
export function parseViewerMessage(text: string): ViewerMessage | undefined {
  try {
    return viewerMessage.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Who may act, as one viewer sees it: nobody but the operations, it waits for its turn, it has control, another has it. */
export type ControlState = "free" | "waiting" | "yours" | "taken";

/** What a viewer is told, as JSON; after `frame` one message of bytes follows, a JPEG. */
export type ViewerEvent =
  | { type: "state"; url: string; title: string; pages: number; control: ControlState; mayControl: boolean }
  | { type: "frame"; number: number; width: number; height: number };
