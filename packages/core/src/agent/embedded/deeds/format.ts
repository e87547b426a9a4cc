import type { PageView, ViewNode } from "../../../page/view.ts";
import { controlsOf, endOf, indexOfNode, plain } from "../../../grounding/outline.ts";
import { ground } from "../../../grounding/ground.ts";
import { colourWords } from "../../../grounding/vocabulary/colours.ts";
import type { Came } from "../came.ts";
import { useAgain, type Deed, type Hand } from "./hand.ts";
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
  "(?:everything|all|(?:all(?: of)? )?(?:the |its )?(?:whole |entire |full |complete )?(?:text|paragraph|contents?|note|line))(?: (?:in|of) the (?:text )?(?:editor|box|field|note))?";
const nthOf = String.raw`(?:the )?(?:(?:first|second|third|fourth|fifth|sixth|last|\d+(?:st|nd|rd|th)|second to last|next to last) (?:word|sentence|line|paragraph))`;
const word = String.raw`(?:the )?(?:(?:word|words|text|phrase|term|part) )?(?<word>["“][^"“”]+["”]|${allOf}|${nthOf}|\S+)`;
const patterns = [
  new RegExp(
    String.raw`^(?:in the \p{L}+(?: \p{L}+)?,? )?(?:using the \p{L}+(?: \p{L}+)?,? )?(?:make|set|format|put|turn|style|give) ${word} (?:in(?:to)? |as |the style )?(?<style>${style})$`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?<style>bold|embolden|italici[sz]e|underline|strike (?:through|out)|cross out|strike) ${word}$`,
    "iu",
  ),
];
const ink = `(?:the )?(?:(?:text|font) )?colou?r(?:ed)? ?`;
const coloured = [
  new RegExp(
    String.raw`^(?:(?:in|using|with) the \p{L}+(?: \p{L}+)?,? )?give ${word} (?:the |a )?(?:(?:text|font) )?colou?r (?<style>\p{L}+)$`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?:(?:in|using|with) the \p{L}+(?: \p{L}+)?,? )?(?:make|colou?r|turn|paint|set|change) ${word} (?:to |in |into )?(?:${ink})?(?<style>\p{L}+)$`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?:(?:in|using|with) the \p{L}+(?: \p{L}+)?,? )?(?:set|change|make|turn) (?:the )?(?:(?:text|font) )?colou?r of ${word} (?:to |into )?(?<style>\p{L}+)$`,
    "iu",
  ),
];
/** More presses of the arrow would take too long. */
const longest = 300;

/** “make the word Ada bold”: the word is selected in the page's one editor, and the button that makes it so pressed. */
export const format: Deed = async (text, hand) => {
  const { word: said = "", style: how = "" } = saidIn(text);
  if (said === "") return undefined;
  const view = await hand.look();
  const [editor, ...others] = view.nodes.filter(isEditor);
  const isColour = colourWords.has(how.toLowerCase());
  const button = isColour ? undefined : buttonFor(view, how.replace(/ici[sz]e$/iu, "ic"));
  if (editor === undefined || others.length > 0 || (button === undefined && !isColour)) return undefined;
  const held = textIn(view, editor);
  const wanted = partMeant(held, said);
  const isAll = wanted === held;
  const keys = isAll ? ["Control+A"] : keysTo(held, wanted);
  if (keys === undefined)
    return { done: false, reason: `the editor does not have ${JSON.stringify(wanted)} once.` };
  const [first, ...next] = keys.map((key) => ({ method: "press" as const, arguments: [key] }));
  const selected = await hand.use(view, editor, { why: `Selects ${JSON.stringify(wanted)}`, ...first, next });
  if (!selected.done) return selected;
  const came =
    button === undefined
      ? await colour(hand, how)
      : await useAgain(hand, button, { why: `Makes it ${how}`, gone: "the button for it is gone." });
  if (!came.done || isAll) return came;
  const after = await hand.look();
  const isSo = after.nodes.some(({ role, name }) => role === "text" && name.trim() === wanted.trim());
  return isSo ? { done: true } : { done: true, doubt: "the word does not stand by itself now." };
};

/** What is in quotes stands there so; else all of it or a part may be told by its place. */
function partMeant(held: string, said: string): string {
  const quoted = /^["“](?<text>.+)["”]$/u.exec(said)?.groups?.["text"];
  if (quoted !== undefined) return quoted;
  if (wholly.test(said)) return held;
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
async function colour(hand: Hand, how: string): Promise<Came> {
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
  const found = patterns.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined);
  if (found !== undefined) return found;
  const inColour = coloured.map((pattern) => pattern.exec(text)?.groups);
  return inColour.find((groups) => colourWords.has(groups?.["style"]?.toLowerCase() ?? "")) ?? {};
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
function keysTo(text: string, wanted: string): string[] | undefined {
  const at = text.indexOf(wanted);
  if (at < 0 || text.includes(wanted, at + 1) || at + wanted.length > longest) return undefined;
  return [
    "Control+Home",
    ...Array.from({ length: at }, () => "ArrowRight"),
    ...Array.from({ length: wanted.length }, () => "Shift+ArrowRight"),
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
