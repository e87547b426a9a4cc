import type { PageView } from "../../page/view.ts";
import { isSelect } from "../matching/compatibility.ts";
import { stepOn, type GroundedStep, type Resolved } from "../outcome.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { askingWords, languages, type Language } from "../vocabulary/languages.ts";

/** “show this article in Japanese”: the control that is called 日本語. Undefined unless there is one, and no other word is said. */
export function groundLanguage(view: PageView, instruction: string): Resolved | undefined {
  const language = languageIn(wordsOf(normalize(instruction))) ?? eastern(instruction);
  if (!language) return undefined;
  for (const names of [language.own, language.names, [language.code]]) {
    const steps = stepsTo(view, new Set(names.map(normalize)));
    if (steps.length > 1) return undefined;
    if (steps.length === 1) return { outcome: "resolved", steps, confidence: 0.9, candidates: [] };
  }
  return undefined;
}

/** The only language that is named, where all other words only ask for it, and some do. */
function languageIn(words: string[]): Language | undefined {
  if (words.length < 2 || words.length > 12) return undefined;
  const others = words.filter((word) => !asking.has(word));
  const [word] = others;
  if (others.length !== 1 || word === undefined) return undefined;
  return languages.find(({ own, names }) => [...own, ...names].some((name) => normalize(name) === word));
}

const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\s、，。.！!]{3,40}$/u;

const around =
  /把|将|將|请|請|帮我|幫我|我想|页面|頁面|网页|網頁|网站|網站|语言|語言|版本|切换|切換|换|換|改|显示|顯示|设置|设|看|为|成|到|吧|このページ|ページ|サイト|言語|表示|切り替え|変更|変え|を|に|で|は|して|する|てください|ください|[\s、，。.！!]/gu;

/** “把页面切换成日语”, “ページを日本語にして”: words without spaces between them. */
function eastern(instruction: string): Language | undefined {
  if (!unspaced.test(instruction)) return undefined;
  const name = normalize(instruction.replace(around, ""));
  return name === normalize(instruction)
    ? undefined
    : languages.find(({ own, names }) => [...own, ...names].some((one) => normalize(one) === name));
}

const asking = new Set([...askingWords].map(normalize));

const pressed = new Set(
  "link button menuitem menuitemradio tab option radio treeitem generic listitem".split(" "),
);

function stepsTo(view: PageView, names: ReadonlySet<string>): GroundedStep[] {
  return view.nodes.flatMap((node) => {
    if (node.disabled) return [];
    if (isSelect(node)) {
      const option = node.options?.find(({ label }) => names.has(normalize(label)));
      return option ? [stepOn(view, node, { method: "selectOption", arguments: [option.label] })] : [];
    }
    const isIt = node.interactive && pressed.has(node.role) && names.has(normalize(node.name));
    return isIt ? [stepOn(view, node, { method: "click" })] : [];
  });
}
