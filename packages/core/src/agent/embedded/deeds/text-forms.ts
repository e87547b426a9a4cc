import { isDescribing } from "../../../grounding/fields/described-value.ts";
import { maskQuotes, unmaskQuotes } from "../../../grounding/grammar/masked-quotes.ts";
import { onlyField } from "../../../grounding/matching/outline.ts";
import { give, isAnyField } from "./arithmetic.ts";
import type { Deed, Hand } from "./hand.ts";
import { valueSaid } from "./said-values.ts";

type Form = (text: string) => string;

const upper: Form = (text) => text.toUpperCase();
const lower: Form = (text) => text.toLowerCase();
const reversed: Form = (text) => [...text].toReversed().join("");
const title: Form = (text) =>
  text.replaceAll(/\p{L}+/gu, (one) => `${one.slice(0, 1).toUpperCase()}${one.slice(1).toLowerCase()}`);

const lead = String.raw`(?<!\b(?:the|of|all|these|those))(?:,? \(?|^)(?:(?:but|only|all|just) )?(?:(?:spelled|spelt|written|typed|put|entered) )?`;
const manner = "(?:in|using|with|as) (?:all )?(?:the )?";
const tail = String.raw`(?:\)|,(?= ))?(?=$|[,.!]| (?:in|into|to|inside)\b)`;
const forms: [RegExp, Form][] = (
  [
    [
      String.raw`(?:${manner}(?:upper|capital|big)(?: (?:letters|characters))?|(?:${manner}|all )?(?:upper[ -]?case(?: (?:letters|characters))?|(?:block )?capitals|capital letters|caps))`,
      upper,
    ],
    [
      String.raw`(?:${manner}(?:lower|small)(?: (?:letters|characters))?|(?:${manner}|all )?(?:lower[ -]?case(?: (?:letters|characters))?|small letters))`,
      lower,
    ],
    [
      String.raw`(?:backwards?|back to front|from (?:the )?(?:back|end|right) to (?:the )?(?:front|start|left)|(?:in )?(?:the )?(?:reversed?|backwards?)(?: (?:order|direction|form))?|the other way (?:a)?round)`,
      reversed,
    ],
    [String.raw`(?:in |using |with )title[ -]?case`, title],
  ] satisfies [string, Form][]
).map(([words, form]) => [new RegExp(`${lead}${words}${tail}`, "iu"), form]);

const turned: [RegExp, Form][] = [
  [/ (?:the )?(?:reverse|reversed (?:form|version|text)) of(?= )/iu, reversed],
  [/ (?:the )?(?:upper|capital)[ -]?case (?:form|version|letters) of(?= )/iu, upper],
  [/ (?:the )?lower[ -]?case (?:form|version|letters) of(?= )/iu, lower],
];
const typing =
  /^(?:type|enter|write|put|input|insert|fill(?: in)?)(?: in| down)? (?<value>.+?)(?: (?:in|into|to) (?<field>(?:the |your |a )?[^‹›]+?))?$/iu;
const announced = /^(?:the )?(?:word|text|name|phrase|term|string)s? (?=\S)/iu;

/** “enter Ada in capital letters into the field”, “type "Ada" backwards”: the letters are those of the value. */
export const typeInForm: Deed = async (text, hand) => {
  const { masked, pieces } = maskQuotes(text);
  const found = [...turned, ...forms].find(([pattern]) => pattern.test(masked));
  if (found === undefined) return undefined;
  const [pattern, form] = found;
  const groups = typing.exec(masked.replace(pattern, "").trim())?.groups;
  const said = groups?.["value"]?.replace(/,$/u, "") ?? "";
  if (said === "" || /^(?:the|a|an|it|all|that|in|into)$|\b(?:field|box|input)$/iu.test(said))
    return undefined;
  const value = await valueOf(hand, said, pieces);
  if (value === undefined) return undefined;
  if (value === null) return { done: false, reason: `which text ${JSON.stringify(said)} is cannot be told.` };
  const field = groups?.["field"];
  const given = form(value);
  const only = onlyField(await hand.look());
  if (field !== undefined && !isAnyField(field) && only !== undefined && !/"/u.test(given))
    return hand.act(`type "${given}" into ${unmaskQuotes(field, pieces)}`);
  return give(hand, given, field === undefined ? field : unmaskQuotes(field, pieces));
};

/** Null where the words tell which text is meant, and it cannot be told. */
async function valueOf(hand: Hand, said: string, pieces: string[]): Promise<string | null | undefined> {
  const plain = said.replace(announced, "");
  const quoted = /^‹\d+›$/u.exec(plain);
  if (quoted !== null) return unmaskQuotes(plain, pieces, (piece) => piece.slice(1, -1));
  const shown = await valueSaid(hand, said);
  if (shown !== undefined) return shown;
  if (/^(?:it|that|this)$/iu.test(plain)) return hand.references.notes.at(-1)?.value ?? null;
  if (isDescribing(said)) return (await hand.read(said)) ?? null;
  return plain.includes("‹") || plain.split(" ").length > 6 ? undefined : plain;
}
