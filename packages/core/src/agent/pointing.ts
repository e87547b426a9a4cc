import type { ActFailureCode, Effect } from "@legwork/protocol";
import { setTimeout as delay } from "node:timers/promises";
import { toldAddress } from "../browser/told-address.ts";
import { describe } from "../grounding/matching/describe.ts";
import type { PointerAction } from "../model/computer-use.ts";
import type { Observation } from "../page/page-events.ts";
import { pictureOf } from "../page/pictures.ts";
import { selectorsOf } from "../page/selectors.ts";
import { settle } from "../page/settle.ts";
import type { PageView, ViewNode } from "../page/view.ts";
import { performVeiled } from "../secrets/perform-veiled.ts";
import { withValues } from "../secrets/values-for-step.ts";
import type { LanguageScene } from "../verb.ts";
import { look } from "./run.ts";
import { digestOf } from "./stall.ts";

/** What pointing came to. */
export type Pointed = {
  success: boolean;
  code?: ActFailureCode;
  message: string;
  effect: Effect;
  selector?: string;
  text?: string;
};

/** What lies deepest at a point of the viewport, as far as a view tells. */
export function nodeAt(view: PageView, point: { x: number; y: number }): ViewNode | undefined {
  const [x, y] = [point.x + view.scroll.x, point.y + view.scroll.y];
  return view.nodes.findLast(
    ({ ref, box }) =>
      ref !== "" &&
      box !== undefined &&
      x >= box.x &&
      x <= box.x + box.width &&
      y >= box.y &&
      y <= box.y + box.height,
  );
}

/** Where an action takes place; undefined for what happens where the focus is. */
export function pointOf(action: PointerAction): { x: number; y: number } | undefined {
  if (action.kind === "drag") return action.path[0];
  return "x" in action ? { x: action.x, y: action.y } : undefined;
}

/** An action in words, with what lies where it takes place. */
export function wordsFor(action: PointerAction, view: PageView): string {
  const point = pointOf(action);
  const node = point === undefined ? undefined : nodeAt(view, point);
  const what = node === undefined ? "" : ` ${describe(view, node)}`;
  const where = point === undefined ? "" : ` at ${Math.round(point.x)}, ${Math.round(point.y)}`;
  if (action.kind === "type") return `type ${JSON.stringify(action.text.slice(0, 200))}`;
  if (action.kind === "keys") return `press ${action.keys}`;
  if (action.kind === "wait") return `wait ${action.milliseconds} ms`;
  return `${action.kind}${what}${where}`;
}

/** Does with mouse and keyboard what a model points at, in CSS pixels of the viewport, and tells what it changed. */
export async function point(scene: LanguageScene, action: PointerAction): Promise<Pointed> {
  const { live, context } = scene;
  const view = await look(scene);
  const words = wordsFor(action, view);
  const at = pointOf(action);
  const node = at === undefined ? view.nodes.find(({ focused }) => focused === true) : nodeAt(view, at);
  const [selector] = node === undefined ? [] : await selectorsOf(live.worlds, [node.ref]);
  const { width, height } = view.viewport;
  if (at !== undefined && (at.x < 0 || at.y < 0 || at.x >= width || at.y >= height))
    return {
      success: false,
      code: "no_effect",
      message: `${words} lies outside of the picture, which is ${width} × ${height}.`,
      effect: {},
    };
  if (action.kind === "type" && scene.secrets.guardOn([action.text]) !== undefined)
    return { ...(await typeGuarded(scene, action.text, { view, node })), text: action.text };
  // Before the first picture, so that it is no difference between the two.
  await live.worlds.showPointer(at);
  const before = await lookOf(scene, view);
  using observation = live.observe({ ofAction: true });
  const veil = action.kind === "type" ? scene.secrets.veilOver([action.text]) : undefined;
  if (veil !== undefined && node !== undefined) context.session.veiledFields.keep(node.ref, veil);
  await perform(scene, action);
  const { domSettleTimeoutMs: timeout } = context.session.settings;
  await settle(live, observation, { timeout, signal: context.signal });
  const effect = await effectOf(scene, { before, observation });
  const changed = Object.keys(effect).length > 0 || !mustChange(action);
  return {
    success: changed,
    ...(changed ? {} : { code: "no_effect" as const }),
    message: changed ? `Did: ${words}.` : `${words}: it arrived there, but nothing on the page changed.`,
    effect,
    ...(selector === undefined ? {} : { selector }),
    ...(action.kind === "type" ? { text: action.text } : {}),
  };
}

type Focused = { view: PageView; node: ViewNode | undefined };

/** A value that is not for every place goes into the field that has the focus, as a step on that field. */
async function typeGuarded(scene: LanguageScene, text: string, { view, node }: Focused): Promise<Pointed> {
  const { context } = scene;
  const description = node === undefined ? "what has the focus" : describe(view, node);
  const step = { method: "type" as const, reference: node?.ref, description, arguments: [text] };
  const given = await withValues(step, scene);
  const { domSettleTimeoutMs } = context.session.settings;
  const outcome = given.found
    ? await performVeiled(scene, given.step, { domSettleTimeoutMs, signal: context.signal })
    : given.outcome;
  return { ...outcome, effect: outcome.effect ?? {} };
}

/** Pointing somewhere, and waiting, are done when they are done. */
function mustChange({ kind }: PointerAction): boolean {
  return kind !== "move" && kind !== "wait";
}

type Before = { url: string; digest: string; picture: string | undefined };

async function lookOf(scene: LanguageScene, view: PageView): Promise<Before> {
  return { url: view.url, digest: digestOf(view), picture: await lookAt(scene) };
}

/** To compare with another: what is drawn leaves no trace in the document. */
async function lookAt({ live, context }: LanguageScene): Promise<string | undefined> {
  const take = () => live.page.screenshot({ type: "png", scale: "css", caret: "hide" });
  return (await pictureOf(live.worlds, take, context.signal))?.toString("base64");
}

async function effectOf(
  scene: LanguageScene,
  { before, observation }: { before: Before; observation: Observation },
): Promise<Effect> {
  const [dialog] = observation.dialogs;
  const [download] = observation.downloads;
  const seen: Effect = {
    ...(dialog === undefined ? {} : { dialog }),
    ...(download === undefined ? {} : { download }),
    ...(observation.newPages[0] === undefined ? {} : { newPage: toldAddress(observation.newPages[0]) }),
    ...(observation.requests === 0 ? {} : { requests: observation.requests }),
  };
  if (scene.live.page.isClosed()) return { ...seen, domChanged: true };
  const view = await look(scene);
  if (view.url !== before.url) return { ...seen, urlBefore: before.url, urlAfter: view.url };
  if (digestOf(view) !== before.digest) return { ...seen, domChanged: true };
  return (await lookAt(scene)) === before.picture ? seen : { ...seen, repainted: true };
}

async function perform({ live, secrets, context }: LanguageScene, action: PointerAction): Promise<void> {
  const { mouse, keyboard } = live.page;
  switch (action.kind) {
    case "click":
      return holding(live.page, action.holding, () =>
        mouse.click(action.x, action.y, { button: action.button, clickCount: action.count }),
      );
    case "move":
      return mouse.move(action.x, action.y);
    case "scroll":
      await mouse.move(action.x, action.y);
      return mouse.wheel(action.byX, action.byY);
    case "drag":
      return drag(live.page, action.path);
    case "type":
      return keyboard.type(secrets.fill(action.text));
    case "keys":
      return keyboard.press(action.keys);
    case "wait":
      await delay(action.milliseconds, undefined, { signal: context.signal });
  }
}

type Page = LanguageScene["live"]["page"];

async function holding(page: Page, keys: string[], work: () => Promise<void>): Promise<void> {
  const held: string[] = [];
  try {
    for (const key of keys) {
      await page.keyboard.down(key);
      held.push(key);
    }
    await work();
  } finally {
    for (const key of held.toReversed()) await page.keyboard.up(key);
  }
}

/** How many moves a stretch is made of: pages that drag look at where the pointer has been. */
const movesPerStretch = 8;

async function drag({ mouse }: Page, path: { x: number; y: number }[]): Promise<void> {
  const [first, ...rest] = path;
  if (first === undefined) return;
  await mouse.move(first.x, first.y);
  await mouse.down();
  try {
    for (const { x, y } of rest) await mouse.move(x, y, { steps: movesPerStretch });
  } finally {
    await mouse.up();
  }
}
