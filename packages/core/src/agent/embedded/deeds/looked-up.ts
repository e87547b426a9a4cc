import { withoutArticle } from "../things.ts";
import { give } from "./arithmetic.ts";
import {
  controlsOf,
  fieldsOf,
  includesAll,
  onlyFor,
  plain,
  stemsOf,
} from "../../../grounding/matching/outline.ts";
import { valueSaid } from "./said-values.ts";
import { pressText } from "./by-text.ts";
import type { Came } from "../came.ts";
import type { Note } from "../references.ts";
import type { Deed, Hand } from "./hand.ts";

const typing =
  /^(?:type|enter|write|put|insert|fill in|give|copy|paste)(?: in)? ((?:the [\p{L}-]+(?: [\p{L}-]+)*? (?:of|for|from) (?:the )?|how (?:much|old|tall|high|long|heavy) (?:is |are )?(?:the )?).+?)(?: (?:into|in|to) ((?:the |your )?.+))?$/iu;
/** “enter the year in which Opal was planted into the field”: what the column says that is called as the verb is. */
const inWhich =
  /^(?:type|enter|write|put|insert|fill in|give)(?: in)? (?:the (?<noun>\p{L}+) (?:in|on|at|by|for|to) which|when|where) (?:the )?(?<name>.+?) (?:is|was|were|has been) (?<column>\p{L}+)(?: (?:into|in|to) (?<field>(?:the |your ).+))?$/iu;
const cellOf =
  /^(?:click|press|tap|select|choose|highlight|mark)(?: on)? the (?:table )?cell (?:with|of|for|that (?:has|holds|shows|contains)|containing|showing) the (?<what>.+? (?:of|for) .+)$/iu;

/** “click the cell with the price of Saw”: the one part that says what the table has for it. */
export const cellLookedUp: Deed = async (text, hand) => {
  const what = cellOf.exec(text)?.groups?.["what"];
  const value = what === undefined ? undefined : await firstAnswer([`the ${what}`], hand);
  return value === undefined || value.includes('"') ? undefined : pressText(`click "${value}"`, hand);
};

const sending =
  /^(send|submit|enter|type)(?: in)? the (?:number|answer|value|result|price|code|name|word|address|e-?mail(?: address)?|(?:tele)?phone(?: number)?)(?: (?:into|in) (.+))?$/i;
const kind =
  /\bthe (?:article|product|item|person|city|country|row|word|field|entry|value) (?=["“]?[\p{Lu}\d])/gu;
/** “enter the price of Saw”, “type the code of the article Saw into the field”: what the page says is typed. */
export const lookedUp: Deed = async (text, hand) => {
  const asked = inWhich.exec(text)?.groups;
  if (asked !== undefined) {
    const questions = [asked["column"], asked["noun"]].map((column) => `the ${column} of ${asked["name"]}`);
    const value = await firstAnswer(questions, hand);
    return value === undefined ? undefined : give(hand, value, asked["field"]);
  }
  const [, what = "", field] = typing.exec(text) ?? [];
  if (what === "" || /["“]/.test(what.split(" of ")[0] ?? "")) return undefined;
  const value = await valueOf(what, hand);
  if (value === undefined) return undefined;
  hand.references.note(what, value);
  return give(hand, value, field);
};

async function valueOf(what: string, hand: Parameters<Deed>[1]): Promise<string | undefined> {
  const plainly = what.replace(kind, "");
  const measured = measuring.exec(plainly)?.groups;
  const column = measures[measured?.["how"]?.toLowerCase() ?? ""];
  if (column !== undefined) return firstAnswer([`the ${column} of ${measured?.["whose"] ?? ""}`, what], hand);
  const named = /^the value (?:of|for) (.+)$/i.exec(plainly)?.[1];
  return firstAnswer(
    [what, plainly, named ?? plainly, plainly.replace(/ (?:in|from) the table$/iu, "")],
    hand,
  );
}

const measuring =
  /^how (?<how>much|old|tall|high|long|heavy) (?:is |are )?(?:the )?(?<whose>.+?)(?: (?:is|are|costs?|weighs?))?$/iu;
const measures: Record<string, string> = {
  much: "price",
  old: "age",
  tall: "height",
  high: "height",
  long: "length",
  heavy: "weight",
};

async function firstAnswer(questions: string[], hand: Hand): Promise<string | undefined> {
  for (const question of new Set(questions)) {
    const answer = await hand.read(question);
    if (answer !== undefined && answer.length <= 200) return answer.trim();
  }
  return undefined;
}

/** “send the number”, after something was read. */
export const sendNoted: Deed = async (text, hand) => {
  const [, verb = "", field] = sending.exec(text) ?? [];
  const note = hand.references.notes.at(-1);
  if (verb === "" || note === undefined) return undefined;
  const view = await hand.look();
  const buttons = controlsOf(view).filter(({ name }) => plain(name).split(" ")[0] === verb.toLowerCase());
  const [button] = buttons;
  if (/^(?:send|submit)$/i.test(verb) && (button === undefined || buttons.length > 1)) return undefined;
  const digits = /\bnumber\b/i.test(text)
    ? (/-?\d+(?:[.,]\d+)?/.exec(note.value)?.[0] ?? note.value)
    : note.value;
  const given = await giveNote(hand, { ...note, value: digits }, field);
  if (!given.done || given.doubt !== undefined || !/^(?:send|submit)$/i.test(verb)) return given;
  const now = await hand.look();
  const there = now.nodes.find(({ ref }) => ref === button?.ref);
  return there === undefined
    ? { done: false, reason: "the button is gone." }
    : hand.use(now, there, { why: "Sends it" });
};

const noteTyped =
  /^(?<verb>type|enter|write|fill|put|key|give|insert|answer)(?: in| down)?(?: (?:with )?(?:it|that|this|(?:the|that|this|your|its|their|his|her) (?:number|answer|value|result|name|title|word|code|sum|total|count|amount|price|year|date|height|figure)))?(?: in| down| there)?(?: as (?:your|the|my|an) answer| for (?:the|your) answer)?(?: (?:in|into|to) (?<field>(?:the |your |its )?.+))?$/iu;

/** “which peak is the highest? Write it in”: what was found out goes into the page's one field, and is sent where that is said. */
export const noteGiven: Deed = async (text, hand) => {
  const { verb = "", field } = noteTyped.exec(text)?.groups ?? {};
  const note = hand.references.notes.at(-1);
  if (verb === "" || note === undefined || !/ /u.test(text)) return undefined;
  const given = await giveNote(hand, note, field);
  if (!given.done || given.doubt !== undefined || !/^answer$/iu.test(verb)) return given;
  const view = await hand.look();
  const button = onlyFor(view, verb);
  return button === undefined ? given : hand.use(view, button, { why: "Gives the answer" });
};

/** Where no field is named, the one that is called as the question says: “How many words are there? Enter the number.” */
async function giveNote(hand: Hand, { what, value }: Note, field: string | undefined): Promise<Came> {
  const view = await hand.look();
  const asked = ` ${plain(what)} `;
  const [called, another] = fieldsOf(view).filter(
    ({ name }) => name !== "" && asked.includes(` ${plain(name)} `),
  );
  if (field !== undefined || called === undefined || another !== undefined) return give(hand, value, field);
  return hand.use(view, called, { method: "fill", arguments: [value], why: "Types what was found" });
}

const withNote =
  /^(?<order>\p{L}+\b.*?),? (?:with|using) (?:it|that|this|(?:the|that|this) (?:(?:noted|copied|found|same) )?(?:code|number|value|password|passcode|pin|word|text|result|name))$/iu;

/** “open the locker with it”: what was read goes into the field that is called so, or the only empty one, before. */
export const doneWithNote: Deed = async (text, hand) => {
  const order = withNote.exec(text)?.groups?.["order"];
  const note = hand.references.notes.at(-1);
  if (order === undefined || note === undefined) return undefined;
  const view = await hand.look();
  const empty = fieldsOf(view).filter(({ value = "" }) => value === "");
  const what = stemsOf(note.what.replace(/ (?:of|for|in|on|from) .*$/iu, ""));
  const called = empty.filter(({ name }) => includesAll(name, what));
  const [field, another] = called.length > 0 ? called : empty;
  if (field === undefined || another !== undefined) return undefined;
  const given = await hand.use(view, field, {
    method: "fill",
    arguments: [note.value],
    why: "Types what was found",
  });
  return given.done ? hand.act(order) : given;
};

const typedValue =
  /^(?:type|enter|write|put|insert|fill in|give|copy|paste)(?: in)? (?<what>(?:the |how many |which |what )?.+?)(?:(?: and paste (?:it|that))?(?<! (?:second|next)) (?:into|in|to) (?<field>(?:the |your |a )?(?:[\p{L}\d]+ )*(?:text ?)?(?:field|box|input|textbox|area|form)s?))?(?: \([^)]*\))?$/iu;
const typedInto =
  /^(?:type|enter|write|put|insert|copy|paste)(?: in)? (?<what>(?:the |how many |which |what ).+) into (?<field>(?:the |your |my )(?:(?! and )[^,;()])+?)(?: \([^)]*\))?$/iu;
const notedValue =
  /^(?:find(?: out)?|copy|read|note(?: down)?|remember|get|look up|determine|count|tell me)? ?(?<what>(?:the |how many |which |what |all |words?\b|letters?\b).+)$/iu;

/** “type the last word of the text into the field”, “copy the text from the second text area”: what the page shows. */
export const shownValue: Deed = async (text, hand) => {
  const found = (typedInto.exec(text) ?? typedValue.exec(text))?.groups;
  // “copy the text in the second text area” says where it stands.
  const typed = /^copy\b/iu.test(text) && !/\b(?:into|to|paste)\b/iu.test(text) ? undefined : found;
  const said = typed?.["what"] ?? notedValue.exec(text)?.groups?.["what"] ?? "";
  const counting = /^count /iu.test(text) ? `the number of ${said.replace(/^the /iu, "")}` : said;
  const value = said === "" ? undefined : await valueSaid(hand, counting);
  if (value === null && typed !== undefined)
    return { done: false, reason: `which text ${JSON.stringify(said)} is cannot be told.` };
  if (value === undefined || value === null || value === "") return undefined;
  hand.references.note(said, value);
  const isCopied = /^copy\b/iu.test(text) && typed?.["field"] === undefined;
  if (typed !== undefined && !isCopied) return give(hand, value, typed["field"]);
  return { done: true, answer: value };
};

const pressed =
  /^(?:(?:double[- ]?)?click|press|tap|select|choose|hit)(?: on)? (?<what>(?:the|which) .*\b(?:word|letter|character)\b.*)$/iu;

const pressedNote =
  /^(?:(?:double[- ]?)?click|press|tap|select|choose|hit)(?: on)? (?:it|that (?:word|letter|one))$/iu;

/** “click on the last word of the phrase”, “which word comes after "along"? Click it”: what says just that. */
export const pressSaid: Deed = async (text, hand) => {
  const what = pressed.exec(text)?.groups?.["what"];
  const noted = hand.references.notes.at(-1);
  const isNoted = pressedNote.test(text) && /\b(?:word|letter|character)\b/iu.test(noted?.what ?? "");
  const value = what === undefined ? (isNoted ? noted?.value : undefined) : await valueSaid(hand, what);
  return value === undefined || value === null || value === "" || value.includes('"')
    ? undefined
    : pressText(`click "${value}"`, hand);
};

const copying =
  /^copy (?:the |all (?:of )?the )?(?:whole |entire )?(?:text|content|contents|value)(?: (?:in|of|from) (?:the )?(.+))?$/i;

/** “copy the text in the textarea”: what a field holds, to be pasted later. */
export const copied: Deed = async (text, hand) => {
  const found = copying.exec(text);
  if (found === null) return undefined;
  const filled = fieldsOf(await hand.look()).filter(({ value = "" }) => value !== "");
  const wanted = withoutArticle(found[1] ?? "");
  const isArea = /^text ?area$/i.test(wanted);
  const called = filled.filter(({ name, tag }) =>
    isArea ? tag === "textarea" : plain(name) === plain(wanted),
  );
  const [only] = called.length === 1 ? called : filled;
  const value = called.length === 1 || filled.length === 1 ? only?.value : undefined;
  if (value === undefined) return undefined;
  hand.references.note(wanted === "" ? "text" : `text of ${wanted}`, value);
  return { done: true };
};

const pasting = /^paste (?:it|them|that|this|the (?:copied )?text)?(?: ?(?:in|into|to) (?:the |a )?(.+))?$/i;

/** “paste it into the textbox”: the field that is called so, or else the only empty one. */
export const pasted: Deed = async (text, hand) => {
  const found = pasting.exec(text);
  const note = hand.references.notes.at(-1);
  if (found === null || note === undefined) return undefined;
  return give(
    hand,
    note.value,
    /^(?:text ?(?:box|field)|field|box|input)$/i.test(found[1] ?? "box") ? undefined : found[1],
  );
};
