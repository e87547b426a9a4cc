import type { PageView, ViewNode } from "../../../page/view.ts";
import { controlsOf, endOf, indexOfNode, plain } from "../../../grounding/outline.ts";
import { colourWords } from "../../../grounding/vocabulary/colours.ts";
import { useAgain, type Deed } from "./hand.ts";

const styles: [RegExp, RegExp][] = [
  [/^bold(?:face)?$|^fat$/iu, /^(?:b|bold)$/u],
  [/^italics?$|^cursive$|^slanted$/iu, /^(?:i|italics?)$/u],
  [/^underlined?$/iu, /^(?:u|underlined?)$/u],
  [/^(?:struck|crossed) (?:through|out)$|^strikethrough$/iu, /^(?:s|strike|strikethrough)$/u],
];
const style =
  "bold(?:face)?|fat|italics?|cursive|slanted|underlined?|strikethrough|struck through|crossed out";
const word = String.raw`(?:the )?(?:(?:word|words|text|phrase|term|part) )?(?<word>["“][^"“”]+["”]|\S+)`;
const patterns = [
  new RegExp(
    String.raw`^(?:in the \p{L}+(?: \p{L}+)?,? )?(?:using the \p{L}+(?: \p{L}+)?,? )?(?:make|set|format|put|turn|style|give) ${word} (?:in(?:to)? |as |the style )?(?<style>${style})$`,
    "iu",
  ),
  new RegExp(String.raw`^(?<style>bold|italici[sz]e|underline|strike through) ${word}$`, "iu"),
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
  const wanted = said.replace(/^["“]|["”]$/gu, "");
  const view = await hand.look();
  const [editor, ...others] = view.nodes.filter(isEditor);
  const isColour = colourWords.has(how.toLowerCase());
  const button = isColour ? undefined : buttonFor(view, how.replace(/ici[sz]e$/iu, "ic"));
  if (editor === undefined || others.length > 0 || (button === undefined && !isColour)) return undefined;
  const isAll = /^(?:everything|all)$/iu.test(wanted);
  const keys = isAll ? ["Control+A"] : keysTo(textIn(view, editor), wanted);
  if (keys === undefined)
    return { done: false, reason: `the editor does not have ${JSON.stringify(wanted)} once.` };
  const [first, ...next] = keys.map((key) => ({ method: "press" as const, arguments: [key] }));
  const selected = await hand.use(view, editor, { why: `Selects ${JSON.stringify(wanted)}`, ...first, next });
  if (!selected.done) return selected;
  const came =
    button === undefined
      ? await hand.act(`click the ${how} swatch`)
      : await useAgain(hand, button, { why: `Makes it ${how}`, gone: "the button for it is gone." });
  if (!came.done || isAll) return came;
  const after = await hand.look();
  const isSo = after.nodes.some(({ role, name }) => role === "text" && name.trim() === wanted);
  return isSo ? { done: true } : { done: true, doubt: "the word does not stand by itself now." };
};

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
