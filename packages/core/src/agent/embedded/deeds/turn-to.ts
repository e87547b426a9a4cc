import { controlsOf, plain } from "../../../grounding/matching/outline.ts";
import type { PageView, ViewNode } from "../../../page/view.ts";
import type { Hand } from "./hand.ts";

/** Pages that are turned at most, each way. */
const mostPages = 30;
const ahead = /^(?:next|turn(?: over)?|forward|following)\b/u;
const back = /^(?:prev(?:ious)?|back|backward)\b/u;

/** Whether the page has the one control that turns to the next. */
export function canTurn(view: PageView): boolean {
  return turning(view, "ahead") !== undefined;
}

/** Turns page after page, and back to those before, until one is what is looked for; undefined where none is. */
export async function turnTo(
  hand: Hand,
  isIt: (view: PageView) => boolean,
  what: string,
): Promise<PageView | undefined> {
  for (const way of ["ahead", "back"] as const)
    for (let page = 0; page < mostPages; page += 1) {
      const view = await hand.look();
      if (isIt(view)) return view;
      const control = turning(view, way);
      const came = control && (await hand.use(view, control, { why: `Turns the page, looking for ${what}` }));
      if (came?.done !== true || came.doubt !== undefined) break;
    }
  return undefined;
}

function turning(view: PageView, way: "ahead" | "back"): ViewNode | undefined {
  const [words, sign] = way === "ahead" ? [ahead, /^[›»→>]+$/u] : [back, /^[‹«←<]+$/u];
  const found = controlsOf(view).filter(({ name }) => words.test(plain(name)) || sign.test(name.trim()));
  return found.length === 1 ? found[0] : undefined;
}
