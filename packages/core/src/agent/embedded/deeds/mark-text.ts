import { markText } from "../../../page/marking.ts";
import type { PageView, ViewNode } from "../../../page/view.ts";
import {
  around,
  calledAs,
  includesAll,
  indexOfNode,
  plain,
  saidIn,
  stemsOf,
} from "../../../grounding/matching/outline.ts";
import type { Came } from "../came.ts";
import type { Deed, Hand } from "./hand.ts";
import { blockFor, placeOf, sentencesOf } from "./said-texts.ts";
import { bare, shownBlocks, wordsIn, type Block } from "./text-blocks.ts";

const marking =
  /^(?<verb>highlight|mark|select|drag over|swipe over) (?<what>(?:(?:all|everything|the|this|that|only|just|whole|entire|full|words?|paragraph|sentence|line|text)\b|["“]).*)$/iu;
const means =
  /,? (?:(?:with|using|by using) (?:the|your) (?:mouse|pointer|cursor)|by dragging(?: (?:over|across) (?:it|them))?|to (?:select|highlight|mark) (?:it|them))$/iu;
/** “all of the text in the box below”. */
const holding = /^(?:the|this) (?:box|area|block|frame)(?: (?:below|above))?$/iu;
const wholeOf =
  /^(?:only |just )?(?:(?:all|everything)(?: of)?(?: the| that is)? ?)?(?:the )?(?:whole |entire |full |complete )?(?:text|contents?|words)? ?(?:in|of|from|inside) (?=(?:the|this|that) )/iu;
const quotedPart =
  /^(?:only |just )?(?:the )?(?:(?:words?|phrase|text|sentence|part|term|name|letters?) )?["“](?<said>[^"“”]+)["”](?: (?:in|of|from) (?<holder>.+))?$/iu;
/** “the word morbi”, “the words in nisl”: what comes after it stands there. */
const namedPart =
  /^(?:only |just )?the (?:word|words|phrase|term) (?<said>(?!(?:in|of|from|that|which|with|after|before|between) )[^"“”]+?)(?: (?:in|of|from) (?<holder>the (?:\S+ )?(?:text|paragraph|sentence|line|passage)(?: (?:above|below))?))?$/iu;
const nth = String.raw`\d+(?:st|nd|rd|th)|(?:next|second) to last|\p{L}+`;
const wordOf = new RegExp(
  String.raw`^(?:the )?(?<which>${nth}) word(?: (?:in|of|from) (?<holder>.+))?$`,
  "iu",
);
const units =
  "paragraph|para|text|sentence|line|passage|quote|verse|poem|article|message|story|heading|headline|title";
const telling =
  "(?:that |which )?(?:(?:mentions?|contains?|has|talks? about|speaks? of|is about|says?|includes?|tells? (?:of|about)|deals? with)|mentioning|containing|about|with|saying|including|(?:that )?(?:(?<start>starts?|starting|begins?|beginning)|(?<end>ends?|ending)) (?:with|in|on))(?: the words?)?";
const held = new RegExp(
  String.raw`^(?:only |just )?(?:all (?:of )?)?(?:the |this |that )?(?:whole |entire |full |complete )?(?:(?<which>\d+(?:st|nd|rd|th)|(?:next|second) to last|first|second|third|fourth|fifth|sixth|last|only|top|bottom) )?(?<unit>${units})(?: (?:number |no\.? ?|#)?(?<number>\d{1,2}))?(?: (?:below|above|shown|here|on (?:the|this) page))*(?: ${telling} (?<about>[^;:]+?))?(?: (?:in|of|from) (?<holder>(?:the|this) .+))?$`,
  "iu",
);
const ofField =
  /^(?:the |this |that )?(?:(?<which>\d+(?:st|nd|rd|th)|first|second|third|last|only) )?(?:text ?area|text ?box|text ?field|field|input|box)(?: (?:below|above))?$/iu;

/** A text of a block; all of it where `text` is that of the block. */
type Meant = { block: Block; text: string };

/** “highlight the second paragraph”, “select all the text below”, “highlight the word "nets"”: the text is marked with the pointer. */
export const markSaid: Deed = async (text, hand) => {
  const { verb = "", what = "" } = marking.exec(text.replace(means, ""))?.groups ?? {};
  if (verb === "") return undefined;
  const view = await hand.look();
  const inner = what
    .replace(wholeOf, "")
    .replace(holding, (box) => (fieldSaid(view, box) === undefined ? "the text" : box));
  const field = inner === what ? undefined : fieldSaid(view, inner);
  if (field !== undefined) {
    const why = "Selects its text";
    return hand.use(view, field, { method: "press", arguments: ["Control+A"], why });
  }
  const { said = "" } = (quotedPart.exec(inner) ?? namedPart.exec(inner))?.groups ?? {};
  if (said !== "" && (isCalledSo(view, said) || (verb !== "highlight" && /^["“]/u.test(inner))))
    return undefined;
  // A message that is marked or selected is one of a list.
  if (inner === what && ofLists.test(inner)) return undefined;
  const meant = textsMeant(view, await shownBlocks(hand), inner);
  const [only, another] = meant;
  if (only === undefined || (!/^highlight$/iu.test(verb) && isPressed(view, only.block))) return undefined;
  if (another !== undefined)
    return { done: false, reason: `${meant.length} texts of the page are called so. Say which one.` };
  return mark(hand, view, only);
};

const ofLists = /^(?:\S+ ){0,3}(?:article|message|story|title|headline)\b/iu;

/** What takes clicks is selected by one. */
function isPressed(view: PageView, { node }: Block): boolean {
  const at = indexOfNode(view, node);
  return node.interactive || around(view, at).some((one) => view.nodes[one]?.interactive === true);
}

function isCalledSo(view: PageView, said: string): boolean {
  return view.nodes.some((node, at) => node.interactive && plain(calledAs(view, at)) === plain(said));
}

function fieldSaid({ nodes }: PageView, said: string): ViewNode | undefined {
  const found = ofField.exec(said)?.groups;
  if (found === undefined) return undefined;
  const isArea = /\btext ?area\b/iu.test(said);
  const fields = nodes.filter(({ editable, tag }) => editable === true && (!isArea || tag === "textarea"));
  const filled = fields.filter(({ value = "" }) => value !== "");
  const { which } = found;
  if (which === undefined) return filled.length === 1 ? filled[0] : undefined;
  const at = placeOf(which);
  return at === undefined ? undefined : fields.at(at);
}

function textsMeant(view: PageView, blocks: Block[], said: string): Meant[] {
  const quoted = (quotedPart.exec(said) ?? namedPart.exec(said))?.groups;
  if (quoted !== undefined) {
    const within = blocksIn(view, blocks, quoted["holder"]);
    return within.flatMap(({ block, text }) =>
      inWords(text, quoted["said"] ?? "").map((one) => ({ block, text: one })),
    );
  }
  const word = wordOf.exec(said)?.groups;
  const at = word === undefined ? undefined : placeOf(word["which"] ?? "");
  if (word !== undefined && at !== undefined)
    return blocksIn(view, blocks, word["holder"] ?? "the text").flatMap(({ block, text }) => {
      const one = bare(wordsIn(text).at(at));
      return one === undefined ? [] : [{ block, text: one }];
    });
  return held.test(said) ? blocksIn(view, blocks, said) : [];
}

/** What stands there as words of its own, as often as it does. */
function inWords(text: string, said: string): string[] {
  const escaped = said.trim().replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  const whole = new RegExp(String.raw`(?<![\p{L}\d])${escaped}(?![\p{L}\d])`, "giu");
  return [...text.matchAll(whole)].map(([one]) => one);
}

function blocksIn(view: PageView, blocks: Block[], said: string | undefined): Meant[] {
  if (said === undefined) return blocks.map(whole);
  const found = held.exec(said.trim())?.groups;
  const { unit = "", about, start, end, holder } = found ?? {};
  if (unit === "") return [];
  const number = found?.["number"];
  const which = found?.["which"] ?? (number === undefined ? undefined : `${number}th`);
  const all = candidates(view, unit, blocksIn(view, blocks, holder));
  const like = about === undefined ? all : all.filter((one) => tells(one.text, about, { start, end }));
  const at = which === undefined || /^only$/iu.test(which) ? undefined : placeOf(which);
  if (at !== undefined) return like.slice(at, at === -1 ? undefined : at + 1);
  if (about !== undefined || like.length < 2) return like;
  const one = /^(?:heading|headline|title|sentence)$/iu.test(unit) ? undefined : blockFor(blocks, undefined);
  return one === undefined ? like : [whole(one)];
}

function whole(block: Block): Meant {
  return { block, text: block.text };
}

function candidates(view: PageView, unit: string, all: Meant[]): Meant[] {
  if (/^(?:heading|headline|title)$/iu.test(unit))
    return view.nodes.flatMap((node) =>
      node.role === "heading" && node.ref !== ""
        ? [whole({ node, text: calledAs(view, indexOfNode(view, node)), parts: 1, isParagraph: false })]
        : [],
    );
  const within = all.filter(({ text }) => wordsIn(text).length > 1);
  if (/^sentence$/iu.test(unit))
    return within.flatMap(({ block, text }) => sentencesOf(text).map((one) => ({ block, text: one })));
  const paragraphs = within.filter(({ block }) => block.isParagraph);
  return paragraphs.length > 0 ? paragraphs : within;
}

function tells(
  text: string,
  about: string,
  { start, end }: { start: string | undefined; end: string | undefined },
): boolean {
  const said = about.replaceAll(/["“”]/gu, "");
  if (start !== undefined) return `${plain(text)} `.startsWith(`${plain(said)} `);
  if (end !== undefined) return ` ${plain(text)}`.endsWith(` ${plain(said)}`);
  return /["“]/u.test(about) ? inWords(text, said).length > 0 : includesAll(text, stemsOf(said));
}

async function mark(hand: Hand, view: PageView, { block, text }: Meant): Promise<Came> {
  const { ref } = block.node;
  const squeezed = saidIn(view, indexOfNode(view, block.node)).replaceAll(/\s/gu, "");
  const isAll = text === block.text && squeezed === text.replaceAll(/\s/gu, "");
  const instruction = `Marks ${JSON.stringify(text.slice(0, 80))}`;
  let isMarked = false;
  await hand.recorder.take({ type: "deed", instruction }, async () => {
    const { live } = await hand.scene();
    isMarked = await markText(live, ref, isAll ? "" : text);
    return { action: instruction, success: isMarked };
  });
  return isMarked
    ? { done: true }
    : { done: false, reason: "the text does not let itself be marked as a whole." };
}
