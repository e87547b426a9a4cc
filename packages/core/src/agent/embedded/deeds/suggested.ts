import type { PageView, ViewNode } from "../../../page/view.ts";
import { fieldsOf } from "../../../grounding/outline.ts";
import type { Came } from "../came.ts";
import { inTurn, type Deed, type Hand } from "./hand.ts";
import { refsOf, takeOffered } from "./offered.ts";

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
  const before = refsOf(view);
  const why = `Looks for ${JSON.stringify(typed)}`;
  const filled = await hand.use(view, field, {
    ...(field.value === "" || field.value === undefined
      ? { method: "type" as const }
      : { method: "fill" as const }),
    arguments: [typed],
    why,
  });
  if (!filled.done) return filled;
  const taken = await takeOffered(hand, before, { called: typed, fits });
  return taken ?? { done: false, reason: `the page offers nothing for ${JSON.stringify(typed)}.` };
}

/** The one field; where there are several, the one that offers choices. */
function fieldFor(view: PageView): ViewNode | undefined {
  const fields = fieldsOf(view).filter(({ inputType = "text" }) => /^(?:text|search)$/u.test(inputType));
  const offering = fields.filter(({ role }) => role === "combobox");
  if (fields.length === 1) return fields[0];
  return offering.length === 1 ? offering[0] : undefined;
}
