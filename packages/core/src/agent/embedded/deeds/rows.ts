import type { PageView, ViewNode } from "../../../page/view.ts";
import {
  controlsOf,
  includesAll,
  indexOfNode,
  ownPart,
  plain,
  saidIn,
  stemsOf,
} from "../../../grounding/matching/outline.ts";
import type { Deed } from "./hand.ts";

const generic = /^(?:book|buy|choose|select|take|reserve|order|pick|add|details)\b/i;

const called =
  /^(book|buy|choose|select|take|reserve|order|rent|borrow) (?:the )?(?:(?:flight|train|lamp|film|lot|item|product|article|room|one called) )?["“]?([^"”]+?)["”]?$/i;

/** “book flight GU 410”, “buy Comet”: the control of the one row that is called so. */
export const rowCalled: Deed = async (text, hand) => {
  const [, verb = "", name = ""] = called.exec(text) ?? [];
  const words = stemsOf(name);
  // More than a name is a wish with conditions of its own.
  if (words.length === 0 || /,|\b(?:and|for|from|to|at|on|with|without|costs?)\b/i.test(name))
    return undefined;
  const view = await hand.look();
  const rows = rowsOf(view, verb);
  const about = rows.filter(({ said }) => includesAll(said, words));
  const [only] = about;
  if (only === undefined || about.length > 1 || rows.length < 2) return undefined;
  return hand.use(view, only.control, { why: `The row of ${JSON.stringify(name)}` });
};

const filtering =
  /^(?:filter by|show only|show just|only show|display only)(?: the)?(?: (?:colou?r|size|brand|category|kind|type|material))? (.+)$/i;

/** “filter by the colour black”, “show only brass lamps”: the one box that is called so. */
export const filter: Deed = async (text, hand) => {
  const name = filtering.exec(text)?.[1];
  if (name === undefined) return undefined;
  const view = await hand.look();
  const boxes = controlsOf(view).filter(({ checked }) => checked !== undefined);
  for (const words of [name, name.replace(/ [\p{L}]+$/u, "")]) {
    const [box, ...others] = boxes.filter((node) => plain(node.name) === plain(words));
    if (box === undefined || others.length > 0) continue;
    return box.checked === true
      ? { done: true }
      : hand.use(view, box, { method: "check", why: `Shows only ${words}` });
  }
  return undefined;
};

type Row = { control: ViewNode; said: string };

/** The controls that are all called by the verb, each with what its own part of the page says. */
function rowsOf(view: PageView, verb: string): Row[] {
  const controls = controlsOf(view).filter(({ role }) => /^(?:button|link|generic|radio)$/.test(role));
  const called = controls.filter(({ name }) => plain(name).split(" ")[0] === plain(verb));
  const meant =
    called.length > 1
      ? called
      : controls.filter(({ name }) => generic.test(name) && stemsOf(name).length < 4);
  const name = plain(meant[0]?.name ?? "");
  if (!meant.every((node) => plain(node.name).split(" ")[0] === name.split(" ")[0])) return [];
  const indices = new Set(meant.map((node) => indexOfNode(view, node)));
  return meant.map((control) => {
    const own = ownPart(view, indexOfNode(view, control), indices);
    return { control, said: saidIn(view, own) };
  });
}
