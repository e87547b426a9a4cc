import type { ViewNode } from "../../../page/view.ts";
import type { Came } from "../came.ts";
import { useAgain, type Hand } from "../deeds/hand.ts";
import type { Filling } from "../../../grounding/offers/controls.ts";
import { controlsOf, plain } from "../../../grounding/outline.ts";

/** Fills a field, and takes what it then offers by that name, where it offers something. */
export async function fillIn(hand: Hand, { node, value }: Filling): Promise<Came> {
  const before = new Set((await hand.look()).nodes.map(({ ref }) => ref));
  const came = await useAgain(hand, node, {
    method: "fill",
    arguments: [value],
    why: "Fills in what is told",
    gone: "the field is no longer there.",
  });
  if (!came.done) return came;
  const view = await hand.look();
  const added = view.nodes.some(({ ref }) => ref !== "" && !before.has(ref));
  if (!added) return came;
  const offered = offersIn(view.nodes, before, controlsOf(view));
  const words = ` ${plain(value)} `;
  const exact = offered.filter(({ name }) => plain(name) === words.trim());
  const near = exact.length > 0 ? exact : offered.filter(({ name }) => ` ${plain(name)} `.includes(words));
  const [only] = near;
  if (only === undefined) return came;
  if (near.length > 1)
    return { done: false, reason: `${JSON.stringify(value)} may be several that the page offers.` };
  return hand.use(view, only, { why: `Takes ${JSON.stringify(only.name)}` });
}

/** What came up: what can be pressed, and lines of a list that listens as a whole. */
function offersIn(nodes: ViewNode[], before: ReadonlySet<string>, controls: ViewNode[]): ViewNode[] {
  const fresh = controls.filter(({ ref, name }) => !before.has(ref) && name !== "" && name.length < 80);
  const lines = nodes.flatMap(({ role, name, parent }) => {
    const around = nodes[parent];
    const isNew = role === "text" && around !== undefined && around.ref !== "" && !before.has(around.ref);
    return isNew && !fresh.some(({ ref }) => ref === around.ref) ? [{ ...around, name }] : [];
  });
  return [...fresh, ...lines];
}
