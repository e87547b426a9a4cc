import type { PageView, ViewNode } from "../../../page/view.ts";
import { fieldsOf } from "../../../grounding/matching/outline.ts";
import { placeSaid } from "../../../grounding/vocabulary/relations.ts";
import type { Came } from "../came.ts";
import { inTurn, type Deed, type Hand } from "./hand.ts";
import { refsOf, takeOffered } from "./offered.ts";

const name = String.raw`\p{Lu}[\p{L}'’.-]*(?: (?:(?:de|van|von|of|the) )?\p{Lu}[\p{L}'’.-]*)*`;
const picking = new RegExp(
  String.raw`^(?:add|invite|choose|select|pick|enter|assign|tag|mention|find)(?: (?:the )?(?:person|people|colleagues?|guests?|names?|city|country|member|user)s?)? (?<names>["“]?${name}["”]?(?:(?:, and |, then |, | and then | and | then )["“]?${name}["”]?)*)(?: (?:to|as|for|from) (?:the )?[\p{Ll} ]+)?$`,
  "u",
);
const quotedOr = (group: string) => String.raw`["“'‘]?(?<${group}>[^"“”‘’']+?)["”'’]?`;
const where = String.raw`(?: (?:into|in|from|out of|on|of|using) (?:the |this |its )?(?:[\p{L}-]+ ){0,3}(?:field|box|input|list|suggestions?|auto-?complete|drop-?down|widget|bar|menu|page))?`;
const thing = String.raw`(?:(?:an?|the|any|some|one)(?: of the)? (?<first>first )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+|something|anything|one)`;
/** “an item that starts with Anti and ends with uda”, “a country containing dives”. */
const described = new RegExp(
  String.raw`^(?:enter|type|choose|select|find|pick|put in|fill in|write|input|insert)(?: in)? ${thing} (?:(?:that|which|whose names?) )?(?:(?:starts?|begins?|starting|beginning)(?: with)? ${quotedOr("start")}|(?:contains?|containing|includes?|including|has|having|with) ${quotedOr("middle")}(?: in it)?|(?:ends?|ending) (?:with|in|on) ${quotedOr("only")})(?: and(?: (?:that|which))? (?:ends|ending) (?:with|in|on) ${quotedOr("end")})?${where}$`,
  "iu",
);
/** “the first suggestion for Ma”. */
const nthSuggestion = new RegExp(
  String.raw`^(?:enter|choose|select|find|pick|take|click|use)(?: on)? the (?<place>\p{L}+|\d+(?:st|nd|rd|th)) (?:suggestion|suggested (?:\p{L}+)|proposal|match|hit|auto-?complete (?:option|entry|suggestion)|offered (?:\p{L}+))(?: (?:for|of|after typing|when typing|when you type|that (?:is )?(?:offered|shown|comes up) for)) ${quotedOr("start")}${where}$`,
  "iu",
);

/** “invite Ada Byron and Bo Diaz”: typed into the page's one field, and taken from what it offers then. */
export const pickSuggested: Deed = async (text, hand) => {
  const order = `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
  const names = picking.exec(order)?.groups?.["names"]?.split(/,? (?:and then|and|then) |, /u);
  if (names === undefined) return undefined;
  const view = await hand.look();
  if (fieldFor(view) === undefined) return undefined;
  return inTurn(names.map((one) => () => pick(hand, one.replace(/^["“]|["”]$/gu, ""))));
};

/** “enter an item that starts with Anti and ends with uda”: any that fits is right. */
export const pickByLetters: Deed = async (text, hand) => {
  const nth = nthSuggestion.exec(text)?.groups;
  const place = placeSaid(nth?.["place"] ?? "");
  if (nth !== undefined && place !== undefined)
    return pickOf(hand, nth["start"] ?? "", { nth: place, fits: () => true });
  const { start, middle, only, end = only ?? "" } = described.exec(text)?.groups ?? {};
  const typed = start ?? middle ?? only;
  if (typed === undefined || (start === undefined && !/["“]|\bsuggest/iu.test(text))) return undefined;
  const fitsAs = (change: (words: string) => string) => (said: string) =>
    change(said).startsWith(change(start ?? "")) &&
    change(said).includes(change(middle ?? "")) &&
    change(said).endsWith(change(end));
  const fits = (said: string) => fitsAs((words) => words)(said);
  const like = (said: string) => fitsAs((words) => words.toLowerCase())(said);
  const came = await pickOf(hand, typed, { nth: 1, fits, like });
  // A field that looks within words, and shows some of many, finds by the end what the beginning did not.
  if (came === undefined || came.done || end === "" || end === typed || hand.stepsLeft <= 1) return came;
  const byEnd = await pickOf(hand, end, { nth: 1, fits, like });
  return byEnd?.done === true ? byEnd : came;
};

type Choice = { nth: number; fits: (said: string) => boolean; like?: (said: string) => boolean };

/** Undefined where the page has no field that may offer something. */
async function pickOf(hand: Hand, typed: string, { nth, fits, like }: Choice): Promise<Came | undefined> {
  return fieldFor(await hand.look()) === undefined ? undefined : pick(hand, typed, { nth, fits, like });
}

type Fitting = {
  nth?: number;
  fits?: (said: string) => boolean;
  like?: ((said: string) => boolean) | undefined;
};

async function pick(hand: Hand, typed: string, { fits, like, nth }: Fitting = {}): Promise<Came> {
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
  const taken = await takeOffered(hand, before, { called: typed, fits, like, nth });
  return taken ?? { done: false, reason: `the page offers nothing for ${JSON.stringify(typed)}.` };
}

/** The one field; where there are several, the one that offers choices. */
function fieldFor(view: PageView): ViewNode | undefined {
  const fields = fieldsOf(view).filter(({ inputType = "text" }) => /^(?:text|search)$/u.test(inputType));
  const offering = fields.filter(({ role }) => role === "combobox");
  if (fields.length === 1) return fields[0];
  return offering.length === 1 ? offering[0] : undefined;
}
