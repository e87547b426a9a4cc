import { LegworkError } from "@legwork/protocol";
import type { PromptImage } from "../model/call.ts";
import type { PointerAction } from "../model/computer-use.ts";
import { pictureOf } from "../page/pictures.ts";
import type { LanguageScene } from "../verb.ts";
import { look, type Run } from "./run.ts";

/** Longest edge and largest area of a picture that every provider takes as it is, pixels. */
const longestEdge = 1_568;
const largestArea = 1_150_000;

/** The viewport as a model is shown it: pictures are `factor` times its size. */
export type Screen = { width: number; height: number; factor: number };

export function screenOf({ width, height }: { width: number; height: number }): Screen {
  const factor = Math.min(
    1,
    longestEdge / Math.max(width, height),
    Math.sqrt(largestArea / (width * height)),
  );
  return { width: Math.round(width * factor), height: Math.round(height * factor), factor };
}

/** Places in the picture as places in the viewport, CSS pixels. */
export function onPage(action: PointerAction, { factor }: Screen): PointerAction {
  if (factor === 1) return action;
  const place = ({ x, y }: { x: number; y: number }) => ({ x: x / factor, y: y / factor });
  if (action.kind === "drag") return { ...action, path: action.path.map(place) };
  if (action.kind === "scroll")
    return { ...action, ...place(action), byX: action.byX / factor, byY: action.byY / factor };
  return "x" in action ? { ...action, ...place(action) } : action;
}

/** What a picture must not be taken of: it would show the model the value of a variable. */
export const withheld =
  "There is no picture while the page shows the value of a placeholder, which is not for you to see.";

/** A picture of what is in view; undefined while the page shows the value of a variable. */
export async function pictureFor(
  run: Run,
  scene: LanguageScene,
): Promise<{ image: PromptImage; screen: Screen } | undefined> {
  const view = (run.view = await look(scene));
  const { secrets, live } = scene;
  const values = view.nodes.map(({ name, value }) => [name, value]);
  if (JSON.stringify(secrets.mask(values)) !== JSON.stringify(values)) return undefined;
  const screen = screenOf(view.viewport);
  const take = () =>
    screen.factor === 1
      ? live.page.screenshot({ type: "jpeg", quality: 75, scale: "css" })
      : scaled(scene, view, screen.factor);
  const data = await pictureOf(live.worlds, take, scene.context.signal);
  if (data === undefined)
    throw new LegworkError("browser_crashed", "The page was closed while its picture was taken. Look again.");
  return { image: { data, mediaType: "image/jpeg" }, screen };
}

/** CDP `Page.captureScreenshot` scales while it draws; its clip is in the document, and counts device pixels. */
async function scaled(
  { live: { page } }: LanguageScene,
  { viewport, scroll }: { viewport: { width: number; height: number }; scroll: { x: number; y: number } },
  factor: number,
): Promise<Uint8Array> {
  const cdp = await page.context().newCDPSession(page);
  try {
    const { result } = await cdp.send("Runtime.evaluate", { expression: "devicePixelRatio" });
    const scale = factor / (Number(result.value) || 1);
    const clip = { x: scroll.x, y: scroll.y, ...viewport, scale };
    const { data } = await cdp.send("Page.captureScreenshot", { format: "jpeg", quality: 75, clip });
    return Buffer.from(data, "base64");
  } finally {
    await cdp.detach();
  }
}
