import { candidateOf } from "../matching/candidates.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import { pageByNumber } from "../vocabulary/page-numbers.ts";
import { entryOf } from "../entries/items.ts";
import { amountInWords } from "../amounts/numbers.ts";
import { isWriting, type Resolved } from "../outcome.ts";
import { isNumeric } from "../matching/compatibility.ts";
import { isQuotedIn } from "../matching/tokens.ts";
import { indexOf } from "../matching/view-index.ts";

/** A value of another kind than the field that it was found for; the value. */
export function unfitValue(view: PageView, instruction: string, found: Resolved): string | undefined {
  return (
    writesNoNumber(found) ??
    writesWordsAsPhone(view, found) ??
    writesWordsAsFigure(view, instruction, found) ??
    writesMoneyElsewhere(view, instruction, found) ??
    writesPage(instruction, found) ??
    writesDayAsBirthday(view, found) ??
    writesRest(instruction, found)
  );
}

/** A field for numbers takes no words; `%pages%` stands for a number. */
const writesNoNumber = ({ steps }: Resolved): string | undefined =>
  steps.find((step) => {
    const takesFigure = step.node !== undefined && isNumeric(step.node);
    return isWriting(step) && takesFigure && !figure.test(step.arguments[0] ?? "");
  })?.arguments[0];

const figure = /^[^\p{L}]*\d[^\p{L}]*(?:\p{L}{1,4}\.?)?$|%|^(?:min|max)\p{L}*$|^$/iu;

/** What such a field is called takes figures, and no words. */
const measured =
  /\b(?:copies|quantity|qty|weight|height|width|length|depth|amount|price|percentage|number of \p{L}+)(?: \(.*\))?\P{L}*$/iu;

/** “call it Summer” is no number of a phone. */
function writesWordsAsPhone(view: PageView, { steps }: Resolved): string | undefined {
  const isPhone = (node: ViewNode | undefined): boolean =>
    node?.inputType === "tel" ||
    indexOf(view).candidates.some(
      (candidate) =>
        candidate.node === node &&
        candidate.fields.some(({ name }) =>
          /^(?:(?:tele|mobile )?phone|mobile)(?: (?:number|no))?$/u.test(name.text),
        ),
    );
  return steps.find((step) => {
    const [value = ""] = step.arguments;
    return isWriting(step) && /^\p{L}[\p{L} ]*$/u.test(value) && isPhone(step.node);
  })?.arguments[0];
}

/** “invoice 14 is a draft”: no figure for the one field of its row, which holds one and has no name of its own. */
function writesWordsAsFigure(view: PageView, instruction: string, { steps }: Resolved): string | undefined {
  const index = indexOf(view);
  return steps.find((step) => {
    const [value = ""] = step.arguments;
    const { node } = step;
    if (!isWriting(step) || node === undefined || !/^[\p{L} ]+$/u.test(value)) return false;
    if (measured.test(node.name) && !isQuotedIn(instruction, value))
      return amountInWords(value) === undefined;
    // “three rooms” are no “min €”.
    if (/[€$£]/u.test(node.name) && value.includes(" ")) return true;
    // “go to the next page” is no number of one.
    if (/^page(?: (?:number|no))?$/iu.test(node.name)) return amountInWords(value) === undefined;
    if (node.name !== "") return false;
    const isFigure = /^\P{L}*\d[\d.,]*\P{L}*$/u.test(node.value ?? "");
    return isFigure && amountInWords(value) === undefined && entryOf(index, node) > 0;
  })?.arguments[0];
}

const money = String.raw`(?:euros?|eur|pounds?|quid|dollars?|usd|gbp|chf|francs?|cents?|pence)\b`;
const ofMoney =
  /[€$£¥]|\b(?:amounts?|prices?|cost|costs|budget|fees?|rent|salary|wages?|pay|payment|limit|min\p{L}*|max\p{L}*|up to|values?|worth|total|sum|deposit|insured|tip|donation|gift|bid|offer|loan|balance|rate|fare|charge|cash|money|cheaper|top.?up|from|spend\p{L}*|income|excess|cover|target|goal|reserve|refund|discount|contribution|eur|usd|gbp|chf)\b/iu;

/** “not more than 120 euros” says nothing of how often a string is translated. */
function writesMoneyElsewhere(view: PageView, instruction: string, { steps }: Resolved): string | undefined {
  const index = indexOf(view);
  return steps.find((step) => {
    const [value = ""] = step.arguments;
    const { node } = step;
    if (!isWriting(step) || node === undefined || !/^\d[\d.,]*$/u.test(value)) return false;
    const plain = value.replaceAll(".", String.raw`\.`);
    const said = new RegExp(
      String.raw`(?:[€$£]\s?${plain}(?!\d)|(?<![\d.,])${plain}\s?(?:€|${money}))`,
      "iu",
    );
    if (!said.test(instruction) || isPaired(view, node)) return false;
    const names = candidateOf(index, node)?.fields.map(({ name }) => name.text) ?? [];
    return ![node.name, node.placeholder ?? "", node.description ?? "", ...names].some((text) =>
      ofMoney.test(text),
    );
  })?.arguments[0];
}

/** “page two”, of which only the title can be given. */
const writesPage = (instruction: string, { steps }: Resolved): string | undefined =>
  steps.find(
    (step) =>
      isWriting(step) &&
      pageSaid.test(instruction) &&
      ![step.node?.name, step.node?.placeholder].some((text) => asksForPage.test(text ?? "")),
  )?.arguments[0];

const asksForPage = /^\P{L}*(?:(?:go|jump) to )?page(?: (?:number|no\.?))?\P{L}*$/iu;
const pageSaid = new RegExp(
  String.raw`^\P{L}*(?:please )?(?:(?:go|jump|turn|on|back|skip) to )?${pageByNumber}\P{L}*$`,
  "iu",
);

/** “Saturday please”, “what about tomorrow?”: nobody was born on a day to come. */
const writesDayAsBirthday = ({ today }: PageView, { steps }: Resolved): string | undefined =>
  steps.find(({ node, arguments: [value = ""] }) => {
    const isDay = /^\d{4}-\d\d-\d\d$/u.test(value);
    return today !== undefined && isDay && value >= today && isBirthday(node);
  })?.arguments[0];

const isBirthday = (node: ViewNode | undefined): boolean =>
  /\b(?:birthday|(?:date of )?birth|born|dob)\b/iu.test(node?.name ?? "");

const rest =
  /^(?:what|whatever|who|whoever) \p{L}.*[^?]$|^all but |^(?:up|out|down) (?:an?|the) | (?:wrote|said|asked)$|^(?:the|this|that|my|our) (?:\p{L}+ ){1,2}(?:who|which|whose)\b|^(?:remove|delete|open|close|click|press|select|tick|untick) (?:the|my|all|every|this) /u;

/** “give a thumbs up to what Lena wrote”: the end of an order for something else is no value. */
const writesRest = (instruction: string, { steps }: Resolved): string | undefined =>
  steps.find((step) => {
    const [value = ""] = step.arguments;
    return (
      isWriting(step) && rest.test(value) && !isQuotedIn(instruction, value) && !isSpelled(instruction, value)
    );
  })?.arguments[0];

const isPaired = ({ nodes }: PageView, { name }: ViewNode): boolean =>
  /^to$/iu.test(name.trim()) &&
  nodes.some((node) => node.role === "textbox" && /^from$/iu.test(node.name.trim()));

const isSpelled = (instruction: string, value: string): boolean =>
  /:\s*$/u.test(instruction.slice(0, Math.max(0, instruction.indexOf(value))));
