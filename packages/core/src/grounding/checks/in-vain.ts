import type { PageView } from "../../page/view.ts";
import { clauseStart } from "../grammar/clauses.ts";
import { readDescribedOption } from "../choices/described-option.ts";
import { formOf } from "../evidence/root.ts";
import { readWords, weights, type Said } from "../evidence/said.ts";
import { ground } from "../ground.ts";
import { staysOnPage } from "../joined.ts";
import { saysLooks } from "../matching/looks.ts";
import { isWriting, type Failure, type GroundedStep } from "../outcome.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { tokenize } from "../matching/tokens.ts";
import { indexOf } from "../matching/view-index.ts";

/**
 * Why orders that are to be done one after the other would be begun in vain: those before only fill in, and one is about
 * what the page shows already and cannot be done. “Show public holidays, hide the work calendar” is not half done.
 * Undefined where what is not there may come with what is done before.
 */
export function begunInVain(view: PageView, orders: readonly string[]): Failure | undefined {
  // Lines of a form, as “nights: 3”.
  const areFields = orders.every((order) => /^[\p{L} ]{1,40}: ?\S/u.test(order));
  const unnamed: GroundedStep[] = [];
  for (const [at, order] of orders.entries()) {
    const grounding = ground(view, order);
    if (grounding.outcome === "resolved") {
      if (!grounding.steps.every(staysOnPage)) return undefined;
      unnamed.push(...grounding.steps.filter((step) => isWriting(step) && !saysField(order, step)));
      continue;
    }
    // “write Dear all, see you at five in Message”: the text had a comma, and no field of its own.
    if (unnamed.some((step) => saysField(order, step))) return grounding;
    const mayBeRead = saysLooks(order) || readDescribedOption(order) !== undefined;
    return at === 0 || mayBeRead || !(areFields || isAboutPage(view, order)) ? undefined : grounding;
  }
  return undefined;
}

/** Whether a word of what the field is called is said. */
function saysField(order: string, { node }: GroundedStep): boolean {
  const said = new Set(wordsOf(normalize(order)).map(formOf));
  return wordsOf(normalize(node?.name ?? "")).some((word) => said.has(formOf(word)));
}

/** Whether the controls of the page say what it is about: its names, else any word that says something. */
function isAboutPage(view: PageView, order: string): boolean {
  const index = indexOf(view);
  const said = readWords(tokenize(order));
  const telling = said.words.filter(({ weight }, at) => weight >= weights.content && !isVerb(said, at));
  const names = telling.filter(({ token }) => /^\p{Lu}/u.test(said.phrase.tokens[token]?.text ?? ""));
  const options = new Set(
    view.nodes.flatMap((node) =>
      (node.options ?? []).flatMap(({ label }) => wordsOf(normalize(label)).map(formOf)),
    ),
  );
  return (names.length > 0 ? names : telling).some(
    ({ word, stem }) => index.words.has(word) || index.words.has(stem) || options.has(stem),
  );
}

function isVerb({ phrase, words, actWords }: Said, at: number): boolean {
  const start = clauseStart(phrase.tokens, 0);
  const token = words[at]?.token ?? -1;
  return actWords.has(at) || (start !== undefined && token >= start.at && token < start.at + start.length);
}
