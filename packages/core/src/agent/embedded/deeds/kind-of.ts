import type { PageView, ViewNode } from "../../../page/view.ts";
import { controlsOf, plain } from "../../../grounding/matching/outline.ts";
import type { Deed } from "./hand.ts";

const wish =
  /^(?<verb>buy|order|book|reserve|get|rent|send|create|add) (?:an?|one|the) ["“]?(?<kind>[^"“”,]+?)["”]? (?<thing>\p{L}+)$/iu;

/** “buy a Student ticket”, where a button says “Buy ticket” and a list beside it which: the kind is chosen first. */
export const ofKind: Deed = async (text, hand) => {
  const { verb = "", kind = "", thing = "" } = wish.exec(text)?.groups ?? {};
  if (kind === "") return undefined;
  const view = await hand.look();
  const called = new RegExp(String.raw`^${verb} (?:(?:a|the) )?${thing}s?$`, "iu");
  const [button, ...others] = controlsOf(view).filter(
    ({ role, name }) => role === "button" && called.test(plain(name)),
  );
  const list = listIn(view);
  if (button === undefined || others.length > 0 || list === undefined) return undefined;
  const chosen = await hand.use(view, list, {
    method: "selectOption",
    arguments: [kind],
    why: `Chooses ${JSON.stringify(kind)}`,
  });
  if (!chosen.done || chosen.doubt !== undefined) return chosen;
  const now = await hand.look();
  const there = controlsOf(now).find(({ ref }) => ref === button.ref);
  return there === undefined
    ? { done: false, reason: "the button is gone." }
    : hand.use(now, there, { why: `Does what it says: ${button.name}` });
};

/** The one list of the page, open or closed. */
function listIn(view: PageView): ViewNode | undefined {
  const lists = controlsOf(view).filter(
    ({ role, expanded, options }) =>
      options !== undefined || role === "combobox" || (role === "button" && expanded !== undefined),
  );
  return lists.length === 1 ? lists[0] : undefined;
}
