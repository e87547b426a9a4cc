import type { PageView, ViewNode } from "../../../page/view.ts";
import { controlsOf, endOf, fieldsOf, indexOfNode, plain } from "../../../grounding/outline.ts";
import type { Came } from "../came.ts";
import { inTurn, type Deed, type Hand } from "./hand.ts";

const name = String.raw`\p{Lu}[\p{L}'’.-]*(?: (?:(?:de|van|von|of|the) )?\p{Lu}[\p{L}'’.-]*)*`;
const picking = new RegExp(
  String.raw`^(?:add|invite|choose|select|pick|enter|assign|tag|mention|find)(?: (?:the )?(?:person|people|colleagues?|guests?|names?|city|country|member|user)s?)? (?<names>["“]?${name}["”]?(?:(?:, and |, then |, | and then | and | then )["“]?${name}["”]?)*)(?: (?:to|as|for|from) (?:the )?[\p{Ll} ]+)?$`,
  "u",
);
const beginning =
  /^(?:enter|type|choose|select|find|pick) (?:an? |the )?(?:\p{L}+ )?(?:that|which) (?:starts|begins) with ["“]?(?<start>[^"“”]+?)["”]?(?: and ends (?:with|in|on) ["“]?(?<end>[^"“”]+?)["”]?)?$/iu;

/** “invite Ada Byron and Bo Diaz”: typed into the page's one field, and taken from what it offers then. */
export const pickSuggested: Deed = async (text, hand) => {
  const order = `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
  const names = picking.exec(order)?.groups?.["names"]?.split(/,? (?:and then|and|then) |, /u);
  if (names === undefined) return undefined;
  const view = await hand.look();
  if (fieldFor(view) === undefined) return undefined;
  return inTurn(names.map((one) => () => pick(hand, one.replace(/^["“]|["”]$/gu, ""))));
};

/** “enter an item that starts with Anti and ends with uda”. */
export const pickByLetters: Deed = async (text, hand) => {
  const { start, end = "" } = beginning.exec(text)?.groups ?? {};
  if (start === undefined) return undefined;
  return pick(hand, start, (said) => said.startsWith(start) && said.endsWith(end));
};

async function pick(hand: Hand, typed: string, fits?: (said: string) => boolean): Promise<Came> {
  const view = await hand.look();
  const field = fieldFor(view);
  if (field === undefined) return { done: false, reason: "the page has not one field to look for it with." };
  const before = new Set(view.nodes.map(({ ref }) => ref));
  const why = `Looks for ${JSON.stringify(typed)}`;
  const filled = await hand.use(view, field, {
    ...(field.value === "" || field.value === undefined
      ? { method: "type" as const }
      : { method: "fill" as const }),
    arguments: [typed],
    why,
  });
  if (!filled.done) return filled;
  const now = await offering(hand, before);
  const pressed = controlsOf(now).filter(({ ref, name: said }) => !before.has(ref) && said !== "");
  const added = pressed.length > 0 ? pressed : saidSince(now, before);
  // What holds the entries says all of them.
  const offered = added.filter((one) => {
    const at = indexOfNode(now, one);
    return !added.some(
      (other) => other !== one && indexOfNode(now, other) > at && indexOfNode(now, other) < endOf(now, at),
    );
  });
  const exact = offered.filter(({ name: said }) => (fits ? fits(said.trim()) : plain(said) === plain(typed)));
  const near = fits
    ? []
    : offered.filter(({ name: said }) => ` ${plain(said)} `.includes(` ${plain(typed)} `));
  const found = exact.length > 0 ? exact : near;
  const [only] = found;
  if (only === undefined || found.length > 1)
    return {
      done: false,
      reason: `the page offers ${found.length === 0 ? "nothing" : "several things"} for ${JSON.stringify(typed)}.`,
    };
  return hand.use(now, only, { why: `Takes ${JSON.stringify(only.name)}` });
}

/** Suggestions may come a moment after the last letter; looked for once more where none is there. */
async function offering(hand: Hand, before: ReadonlySet<string>): Promise<PageView> {
  const now = await hand.look();
  const hasMore = now.nodes.some(({ ref }) => ref !== "" && !before.has(ref));
  return hasMore ? now : hand.lookLater();
}

/** What is listed may listen as a whole for all its entries. */
function saidSince({ nodes }: PageView, before: ReadonlySet<string>): ViewNode[] {
  return nodes.flatMap(({ role, name: said, parent }) => {
    const around = nodes[parent];
    const isNew = role === "text" && around !== undefined && around.ref !== "" && !before.has(around.ref);
    return isNew && around.box !== undefined ? [{ ...around, name: said }] : [];
  });
}

/** The one field; where there are several, the one that offers choices. */
function fieldFor(view: PageView): ViewNode | undefined {
  const fields = fieldsOf(view).filter(({ inputType = "text" }) => /^(?:text|search)$/u.test(inputType));
  const offering = fields.filter(({ role }) => role === "combobox");
  if (fields.length === 1) return fields[0];
  return offering.length === 1 ? offering[0] : undefined;
}
