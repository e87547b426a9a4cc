import type { PageView, ViewNode } from "../../../page/view.ts";
import { controlsOf, endOf, indexOfNode, plain } from "../../../grounding/matching/outline.ts";
import { ground } from "../../../grounding/ground.ts";
import { colourWords } from "../../../grounding/vocabulary/colours.ts";
import type { Came } from "../came.ts";
import { inTurn, useAgain, type Deed, type Hand } from "./hand.ts";
import { placeOf, sentencesOf } from "./said-texts.ts";
import { bare, wordsIn } from "./text-blocks.ts";

const styles: [RegExp, RegExp][] = [
  [/^bold(?:face)?$|^fat$|^embolden$/iu, /^(?:b|bold)$/u],
  [/^italics?$|^cursive$|^slanted$/iu, /^(?:i|italics?)$/u],
  [/^underlined?$/iu, /^(?:u|underlined?)$/u],
  [
    /^(?:struck|crossed) (?:through|out)$|^strikethrough$|^(?:strike|cross)(?: through| out)?$/iu,
    /^(?:s|strike|strikethrough)$/u,
  ],
];
const style =
  "bold(?:face)?|fat|italics?|cursive|slanted|underlined?|strikethrough|struck through|crossed out";
const allOf =
  "(?:(?:everything|all)(?: (?:of )?(?:the |this )?(?:text|words))?|(?:all(?: of)? )?(?:the |its )?(?:whole |entire |full |complete )?(?:text|paragraph|contents?|note|line))(?: (?:in|of) the (?:text )?(?:editor|box|field|note|text))?";
const butFor = "(?:but|except|besides|apart from|other than|save)(?: for)?";
const nthOf = String.raw`(?:the )?(?:(?:first|second|third|fourth|fifth|sixth|last|\d+(?:st|nd|rd|th)|second to last|next to last) (?:word|sentence|line|paragraph))`;
const word = String.raw`(?<word>${allOf} ${butFor} .+?|(?:the )?(?:(?:word|words|text|phrase|term|part) )?(?:["“][^"“”]+["”]|${allOf}|${nthOf}|\S+)|(?:the )?(?:words|text|phrase|part) [^"“”]+?)`;
const ink = `(?:the )?(?:(?:text|font) )?colou?r(?:ed)? ?`;
const colour = String.raw`(?<style>\p{L}+)`;
const patterns = [
  `(?:make|set|format|put|turn|style|give|change) ${word} (?:in(?:to)? |as |to |the style )?(?<style>${style})`,
  `(?<style>bold|embolden|italici[sz]e|underline|strike (?:through|out)|cross out|strike) ${word}`,
  `(?:apply|add|give|assign) (?:the )?(?:style )?(?<style>${style})(?: (?:style|formatting))? (?:to|on) ${word}`,
  `give ${word} (?:the |an? )?(?:(?:text|font) )?colou?r ${colour}`,
  `(?:make|colou?r|turn|paint|set|change|give) ${word} (?:to |in |into |an? )?(?:${ink})?${colour}(?: (?:text |font )?colou?r)?`,
  `(?:set|change|make|turn) (?:the )?(?:(?:text|font) )?colou?r (?:of|for) ${word} (?:to |into )?${colour}`,
  `(?:apply|add|assign|give) (?:the )?(?:(?:text|font) )?colou?r ${colour} (?:to|on) ${word}`,
].map((one) => new RegExp(`^${one}$`, "iu"));
/** “using the editor, …”: with what it is done. */
const means = /^(?:(?:in|using|with|on) (?:the|this) \p{L}+(?: \p{L}+)?,? ){1,2}(?=\p{L})/iu;
/** More presses of the arrow would take too long. */
const longest = 300;

/** “make the word Ada bold and red”: one after the other; undefined, and nothing done, where one of them is not understood. */
export const format: Deed = async (text, hand) => {
  const orders = severally(text.replace(means, ""));
  if (orders.some((order) => saidIn(order).word === undefined)) return undefined;
  const [first = "", ...others] = orders;
  const begun = await formatOne(first, hand);
  if (begun?.done !== true) return begun;
  const rest = await inTurn(
    others.map((order) => async () => {
      const reason = `the editor offers nothing for ${JSON.stringify(order)}.`;
      return (await formatOne(order, hand)) ?? { done: false, reason };
    }),
  );
  return rest.done && begun.doubt !== undefined ? begun : rest;
};

/** “give the text nunc the style bold and color red” for each style, “give A the color red, and B the style bold” for each part. */
function severally(text: string): string[] {
  const [, first = "", second = ""] = parts.exec(text) ?? [];
  if (second !== "") return [first, `give ${second}`].flatMap(severally);
  const { base, list = "" } = styleList.exec(text)?.groups ?? {};
  if (base === undefined) return [text];
  const all = list.split(/,? and |, /u);
  const areStyles = all.every((one) => {
    const { name = "" } = styleName.exec(one)?.groups ?? {};
    return isStyle.test(name) || colourWords.has(name.toLowerCase());
  });
  return areStyles ? all.map((one) => `${base} ${one}`) : [text];
}

const parts =
  /^(give .+? the (?:style|colou?r) \p{L}+),? and (?:give )?((?:the )?(?:words?|text|phrase) .+)$/iu;
const styleName = /^(?:(?:the |a )?(?:style|colou?r) )?(?<name>\p{L}+(?: (?:through|out))?)$/iu;
const oneStyle = String.raw`(?:(?:the |a )?(?:style|colou?r) )?\p{L}+(?: (?:through|out))?`;
const styleList = new RegExp(
  String.raw`^(?<base>(?:make|set|format|turn|give|style) .+?) (?<list>${oneStyle}(?:, ${oneStyle})*,? and ${oneStyle})$`,
  "iu",
);
const isStyle = new RegExp(`^(?:${style}|bold|embolden|italici[sz]e|underline|strike.*|cross out)$`, "iu");

/** “make the word Ada bold”: the word is selected in the page's one editor, and the button that makes it so pressed. */
const formatOne: Deed = async (text, hand) => {
  const { word: said = "", style: how = "" } = saidIn(text);
  if (said === "") return undefined;
  const view = await hand.look();
  const [editor, ...others] = view.nodes.filter(isEditor);
  const isColour = colourWords.has(how.toLowerCase());
  const button = isColour ? undefined : buttonFor(view, how.replace(/ici[sz]e$/iu, "ic"));
  if (editor === undefined || others.length > 0 || (button === undefined && !isColour)) return undefined;
  const held = textIn(view, editor);
  const { kept } = exceptIn(said);
  const wanted = partMeant(held, kept ?? said);
  const parts = kept === undefined ? [rangeOf(held, wanted)] : around(held, rangeOf(held, wanted));
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length || known.length === 0)
    return { done: false, reason: `the editor does not have ${JSON.stringify(wanted)} once.` };
  if (known.some(([, to]) => to > longest) && wanted !== held)
    return { done: false, reason: "the text is too long to be marked by keys." };
  for (const [from, to] of known) {
    const why = `Selects ${JSON.stringify(held.slice(from, to))}`;
    const keys = to - from === held.length ? ["Control+A"] : keysTo(from, to);
    const [first, ...next] = keys.map((key) => ({ method: "press" as const, arguments: [key] }));
    const selected = await useAgain(hand, editor, { why, ...first, next, gone: "the editor is gone." });
    if (!selected.done) return selected;
    const came =
      button === undefined
        ? await colourIt(hand, how)
        : await useAgain(hand, button, { why: `Makes it ${how}`, gone: "the button for it is gone." });
    if (!came.done) return came;
  }
  if (wanted === held) return { done: true };
  const after = await hand.look();
  const isSo = after.nodes.some(({ role, name }) => role === "text" && name.trim() === wanted.trim());
  return isSo ? { done: true } : { done: true, doubt: "the word does not stand by itself now." };
};

/** “everything but the word Ada”. */
const exceptIn = (said: string): { kept?: string } => butPart.exec(said)?.groups ?? {};
const butPart = new RegExp(`^${allOf} ${butFor} (?<kept>.+)$`, "iu");

type Range = [from: number, to: number];

/** Where a text has a part that it has once, as words of its own or else among them. */
function rangeOf(text: string, part: string): Range | undefined {
  const escaped = part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  const whole = new RegExp(String.raw`(?<![\p{L}\d])${escaped}(?![\p{L}\d])`, "gu");
  const [at, another] = [...text.matchAll(whole)].map(({ index }) => index);
  const place = at ?? text.indexOf(part);
  const isTwice = another !== undefined || (at === undefined && text.includes(part, place + 1));
  return place < 0 || part === "" || isTwice ? undefined : [place, place + part.length];
}

/** What stands before a part and behind it; a full stop by itself is nothing. */
function around(text: string, part: Range | undefined): (Range | undefined)[] {
  if (part === undefined) return [undefined];
  const sides: Range[] = [
    [0, part[0]],
    [part[1], text.length],
  ];
  return sides.filter(([from, to]) => /\S/u.test(text.slice(from, to)));
}

/** What is in quotes stands there so; else all of it or a part may be told by its place. */
function partMeant(held: string, told: string): string {
  const said = told.replace(/^(?:the )?(?:words?|text|phrase|term|part) (?=\S)/iu, "");
  const quoted = /^["“](?<text>.+)["”]$/u.exec(said)?.groups?.["text"];
  if (quoted !== undefined) return quoted;
  if (wholly.test(told)) return held;
  const { nth = "", unit = "" } = byPlace.exec(said)?.groups ?? {};
  const at = nth === "" ? undefined : placeOf(nth);
  const parts = /^word$/iu.test(unit)
    ? wordsIn(held).map((one) => bare(one) ?? "")
    : /^sentence$/iu.test(unit)
      ? sentencesOf(held)
      : held.split("\n");
  return (at === undefined ? undefined : parts.at(at)) ?? said;
}

const wholly = new RegExp(`^${allOf}$`, "iu");
const byPlace = /^(?:the )?(?<nth>.+) (?<unit>word|sentence|line|paragraph)$/iu;

/** The swatches of a colour may be shown only once their list is opened. */
async function colourIt(hand: Hand, how: string): Promise<Came> {
  const swatch = `click the ${how} swatch`;
  const isShown = async () => ground(await hand.look(), swatch).outcome === "resolved";
  if (await isShown()) return hand.act(swatch);
  const gone = "the list of colours is gone.";
  const lists = listsOfColours(await hand.look());
  const offering: ViewNode[] = [];
  for (const list of lists) {
    const opened = await useAgain(hand, list, { why: "Opens a list", gone });
    if (!opened.done) return opened;
    const isThere = await isShown();
    if (isThere && lists.length === 1) return hand.act(swatch);
    if (isThere) offering.push(list);
    if (lists.length > 1) await useAgain(hand, list, { why: "Closes it again", gone });
  }
  const [only, another] = offering;
  // Letters have a colour, and what is behind them.
  if (only === undefined || another !== undefined) return hand.act(swatch);
  const opened = await useAgain(hand, only, { why: "Opens the list of colours", gone });
  return opened.done ? hand.act(swatch) : opened;
}

/** Those that are told to be so, or else all lists that no word tells apart. */
function listsOfColours(view: PageView): ViewNode[] {
  const saidOf = ({ name, description = "", hints = "", tooltip = "" }: ViewNode) =>
    `${name} ${description} ${hints} ${tooltip}`.replaceAll(/[-_]/gu, " ");
  const controls = controlsOf(view).filter((node) => !behindText.test(saidOf(node)));
  const told = controls.filter((node) => inks.test(saidOf(node)));
  const nameless = controls.filter((node) => !/\p{L}{2}/u.test(node.name) && lists.test(saidOf(node)));
  return (told.length > 0 ? told : nameless).slice(0, mostLists);
}

const mostLists = 3;
const lists = /\b(?:picker|drop ?down|palette|swatches|pop ?up)\b/iu;
const inks = /\b(?:colou?rs?|ink)\b/iu;
const behindText = /\b(?:background|highlight|back|fill|page)\b/iu;

function saidIn(text: string): { word?: string; style?: string } {
  const found = patterns.map((pattern) => pattern.exec(text)?.groups);
  return (
    found.find((groups) => {
      const how = groups?.["style"]?.toLowerCase() ?? "";
      return isStyle.test(how) || colourWords.has(how);
    }) ?? {}
  );
}

function isEditor({ editable, tag, role, disabled, readonly }: ViewNode): boolean {
  return (
    editable === true &&
    tag !== "input" &&
    tag !== "textarea" &&
    role === "textbox" &&
    disabled !== true &&
    readonly !== true
  );
}

function textIn(view: PageView, editor: ViewNode): string {
  const at = indexOfNode(view, editor);
  const texts = view.nodes.slice(at, endOf(view, at)).filter(({ role }) => role === "text");
  const { value = "" } = editor;
  // Between parts that look otherwise only the whole still has its spaces.
  if (texts.length > 1 && texts.every(({ name }) => value.includes(name))) return value;
  return texts.length > 0 ? texts.map(({ name }) => name).join("") : (editor.value ?? "");
}

/** From the start of the text, so that it is known where the caret stands. */
function keysTo(from: number, to: number): string[] {
  return [
    "Control+Home",
    ...Array.from({ length: from }, () => "ArrowRight"),
    ...Array.from({ length: to - from }, () => "Shift+ArrowRight"),
  ];
}

function buttonFor(view: PageView, how: string): ViewNode | undefined {
  const called = styles.find(([said]) => said.test(how))?.[1];
  if (called === undefined) return undefined;
  const buttons = controlsOf(view).filter(
    ({ name, description = "", hints = "" }) =>
      called.test(plain(name)) ||
      called.test(plain(description)) ||
      hints.split(/[\s-]+/u).some((hint) => called.test(hint) && hint.length > 1),
  );
  return buttons.length === 1 ? buttons[0] : undefined;
}
