import type { Filling } from "../../../grounding/offers/controls.ts";
import type { ViewNode } from "../../../page/view.ts";
import type { Came } from "../came.ts";
import { useAgain, type Hand } from "../deeds/hand.ts";
import { offers, refsOf, takeOffered } from "../deeds/offered.ts";
import { fieldsOf } from "../../../grounding/matching/outline.ts";

/** Fills a field, and takes what it then offers by that name, where it offers something. */
export async function fillIn(hand: Hand, { node, value }: Filling): Promise<Came> {
  const came = await filledWith(hand, node, { typed: value, wanted: value });
  if (came !== "nothing") return came;
  // “Reno, NV” may be found by its town alone.
  const [town = ""] = value.split(",");
  if (town === value || town === "") return { done: true };
  const again = await filledWith(hand, node, { typed: town, wanted: value });
  return again === "nothing" ? write(hand, node, value) : again;
}

/** The one field of a page that offers what is called so once it is written there; each is emptied again. */
export async function fieldOffering(
  hand: Hand,
  name: string,
  filled: ReadonlySet<string>,
): Promise<ViewNode | undefined> {
  const empty = fieldsOf(await hand.look()).filter(
    (node) => (node.value ?? "") === "" && !filled.has(node.ref) && maySuggest(node, name),
  );
  const offering: ViewNode[] = [];
  for (const node of empty.slice(0, mostAsked)) {
    const before = refsOf(await hand.look());
    if (!(await write(hand, node, name)).done) return undefined;
    if ((await hand.hearsTyping()) && (await offers(hand, before, name))) offering.push(node);
    if (!(await write(hand, node, "")).done) return undefined;
  }
  return offering.length === 1 ? offering[0] : undefined;
}

/** Fields that are asked at most. */
const mostAsked = 4;

/** “nothing” where nothing was offered that is called so; what was typed stays. */
async function filledWith(
  hand: Hand,
  node: ViewNode,
  { typed, wanted }: { typed: string; wanted: string },
): Promise<Came | "nothing"> {
  const before = refsOf(await hand.look());
  const came = await write(hand, node, typed);
  if (!came.done || !maySuggest(node, typed) || !(await hand.hearsTyping())) return came;
  return (await takeOffered(hand, before, { called: wanted })) ?? "nothing";
}

/** Words of a line; a day, a number, a secret and a long text are no entry of a list. */
function maySuggest({ inputType = "text", tag }: ViewNode, value: string): boolean {
  return tag !== "textarea" && /^(?:text|search)$/u.test(inputType) && /^\p{L}[^@\d]*$/u.test(value);
}

function write(hand: Hand, node: ViewNode, value: string): Promise<Came> {
  return useAgain(hand, node, {
    method: "fill",
    arguments: [value],
    why: "Fills in what is told",
    gone: "the field is no longer there.",
  });
}
