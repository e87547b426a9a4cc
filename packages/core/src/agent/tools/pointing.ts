import { z } from "zod";
import type { GivenAnswer } from "../../model/conversation.ts";
import {
  computerUse,
  type ComputerCall,
  type ComputerUse,
  type PointerAction,
  type SafetyCheck,
} from "../../model/computer-use.ts";
import { chordOf } from "../../model/key-names.ts";
import type { LanguageScene } from "../../verb.ts";
import { approval, canBeAsked, needsApproval, soundsIrreversible } from "../approval.ts";
import { nodeAt, point, pointOf, wordsFor } from "../pointing.ts";
import { look, sceneNow, type Run } from "../run.ts";
import { onPage, pictureFor, screenOf, withheld, type Screen } from "../screen.ts";
import { counted, told, type AgentTool } from "../tool.ts";

const pointInput = z.strictObject({
  method: z.enum(["click", "doubleClick", "rightClick", "hover", "drag", "scroll", "type", "press"]),
  x: z.number().optional().describe("Pixels from the left edge of the newest picture."),
  y: z.number().optional().describe("Pixels from its upper edge."),
  toX: z.number().optional().describe("For drag: where to drop it."),
  toY: z.number().optional(),
  byX: z.number().optional().describe("For scroll: pixels to the right."),
  byY: z.number().optional().describe("For scroll: pixels down."),
  text: z.string().optional().describe("For type: the text, or a placeholder. For press: a key or chord."),
  reason: z.string().optional().describe("Why, in one short sentence."),
});

type PointInput = z.infer<typeof pointInput>;

/** Mouse and keyboard by coordinates, for what has no reference: drawings, maps, games. */
export function pointTool(run: Run): AgentTool {
  return {
    acts: true,
    description:
      "Use mouse or keyboard at a place of the newest picture (screenshot), for what has no reference in the view.",
    inputSchema: pointInput,
    execute: async (given, scene) => {
      const input = given as PointInput;
      const action = actionOf(input);
      if (action === undefined) return { text: `${input.method} needs more: see its fields.`, failed: true };
      const screen = screenOf((await look(scene)).viewport);
      return pointOnce(run, scene, { action: onPage(action, screen), reason: input.reason });
    },
    ...(needsApproval(run)
      ? {
          irreversible: async (given, scene) => {
            const action = actionOf(given as PointInput);
            return action && irreversiblePoint(onPage(action, screenOf((await look(scene)).viewport)), scene);
          },
        }
      : {}),
  };
}

function actionOf(input: PointInput): PointerAction | undefined {
  const { method, x, y, toX, toY, text } = input;
  if (method === "type" || method === "press") {
    if (text === undefined) return undefined;
    return method === "type" ? { kind: "type", text } : { kind: "keys", keys: chordOf(text.split("+")) };
  }
  if (x === undefined || y === undefined) return undefined;
  if (method === "hover") return { kind: "move", x, y };
  if (method === "scroll") return { kind: "scroll", x, y, byX: input.byX ?? 0, byY: input.byY ?? 0 };
  if (method === "drag") {
    if (toX === undefined || toY === undefined) return undefined;
    return {
      kind: "drag",
      path: [
        { x, y },
        { x: toX, y: toY },
      ],
    };
  }
  const button = method === "rightClick" ? "right" : "left";
  return { kind: "click", x, y, button, count: method === "doubleClick" ? 2 : 1, holding: [] };
}

async function irreversiblePoint(action: PointerAction, scene: LanguageScene): Promise<string | undefined> {
  const view = await look(scene);
  const at = pointOf(action);
  const node = at === undefined ? view.nodes.find(({ focused }) => focused === true) : nodeAt(view, at);
  const sends = action.kind === "keys" && /Enter/.test(action.keys) && node?.editable === true;
  const presses =
    action.kind === "click" && soundsIrreversible("click", `${node?.name ?? ""} ${node?.value ?? ""}`);
  if (!sends && !presses) return undefined;
  return `${wordsFor(action, view)}, on ${URL.parse(view.url)?.origin ?? "the page"}`;
}

async function pointOnce(
  run: Run,
  scene: LanguageScene,
  { action, reason }: { action: PointerAction; reason?: string | undefined },
): Promise<GivenAnswer> {
  const instruction = wordsFor(action, await look(scene));
  return counted(run, scene, {
    about: {
      type: action.kind,
      instruction,
      key: action,
      ...(reason === undefined ? {} : { reasoning: reason }),
    },
    work: async () => {
      const { effect, message, ...rest } = await point(scene, action);
      return { step: { ...rest, action: message }, answer: told({ ...rest, message }, effect) };
    },
  });
}

/**
 * The computer tool of the model's provider, and what its model calls in its place: every call answers with a picture of
 * what the page shows then.
 */
export async function computerTools(run: Run): Promise<Record<string, AgentTool>> {
  const { viewport } = await look(await sceneNow(run, run.scene.context.signal));
  const screen = screenOf(viewport);
  const use = computerUse(run.scene.model, screen);
  const tool = (name?: string): AgentTool => ({
    description: "",
    inputSchema: z.unknown(),
    timeout: run.task.toolTimeout ?? computerTimeout,
    execute: (input, scene) => useComputer(run, scene, { use, screen, call: use.read(input, name) }),
  });
  const called = (use.calledAs ?? []).map((name) => [
    name,
    { ...tool(name), isCalledUnasked: true as const },
  ]);
  return { computer: { ...tool(), provided: use.provided }, ...Object.fromEntries(called) };
}

type Using = { use: ComputerUse; screen: Screen; call: ComputerCall };

async function useComputer(
  run: Run,
  scene: LanguageScene,
  { use, screen, call }: Using,
): Promise<GivenAnswer> {
  const acknowledged = await acknowledge(run, call.safetyChecks, scene);
  const answer =
    acknowledged === undefined
      ? unacknowledged(run, call.safetyChecks)
      : await doAll(run, scene, { call, screen });
  const taken = await pictureFor(run, await sceneNow(run, scene.context.signal));
  const image = taken?.image ?? blank;
  const said = taken === undefined ? `${answer.text}\n${withheld}` : answer.text;
  const result = use.result(image, acknowledged ?? []);
  const words = `${use.words?.(acknowledged ?? []) ?? ""}${said}`;
  return result === undefined
    ? { ...answer, text: words, image, failed: false }
    : { ...answer, text: words, result, note: words, failed: false };
}

/** Longest time of one call with all its actions and, where asked for, a person's approval, ms. */
const computerTimeout = 600_000;

/** White, one pixel: what stands for a picture that the model may not see. */
const blank = {
  data: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=",
    "base64",
  ),
  mediaType: "image/png" as const,
};

async function doAll(
  run: Run,
  scene: LanguageScene,
  { call, screen }: { call: ComputerCall; screen: Screen },
): Promise<GivenAnswer> {
  const answers: string[] = [];
  for (const given of call.actions) {
    if (given.kind === "screenshot") continue;
    const answer =
      given.kind === "unknown"
        ? { text: `There is no ${given.words} here.`, failed: true }
        : await doOne(run, await sceneNow(run, scene.context.signal), onPage(given, screen));
    answers.push(answer.text);
    if (answer.ends === true) return { ...answer, text: answers.join("\n") };
    if (answer.failed === true) break;
  }
  return { text: answers.join("\n") || "A picture of the page." };
}

async function doOne(run: Run, scene: LanguageScene, action: PointerAction): Promise<GivenAnswer> {
  const words = needsApproval(run) ? await irreversiblePoint(action, scene) : undefined;
  const refusal = words === undefined ? undefined : await approval(run, words, scene.context.signal);
  return refusal === undefined ? pointOnce(run, scene, { action }) : { text: refusal, failed: true };
}

/** A person's word on what the provider warns of; undefined when there is none. */
async function acknowledge(
  run: Run,
  checks: SafetyCheck[],
  scene: LanguageScene,
): Promise<SafetyCheck[] | undefined> {
  if (checks.length === 0) return [];
  if (!canBeAsked(run)) return undefined;
  const words = `go on in spite of what the model's provider warns of: ${wordsOf(checks)}`;
  return (await approval(run, words, scene.context.signal)) === undefined ? checks : undefined;
}

function wordsOf(checks: SafetyCheck[]): string {
  return checks.map(({ code, message }) => message ?? code ?? "a safety check").join("; ");
}

function unacknowledged(run: Run, checks: SafetyCheck[]): GivenAnswer {
  const message = `The run was stopped by a safety check of the model's provider that nobody confirmed: ${wordsOf(checks)}`;
  run.ended = { completed: false, message, metadata: { finished: "safety_check", safetyChecks: checks } };
  return { text: message, ends: true };
}
