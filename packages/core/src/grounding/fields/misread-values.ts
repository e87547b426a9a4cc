import type { PageView, ViewNode } from "../../page/view.ts";
import { isField, isSelect } from "../matching/compatibility.ts";
import { saysDay } from "../days/dates.ts";
import { isForDay } from "../days/for-days.ts";
import { entryOf } from "../entries/items.ts";
import { writesOfOther, writesOrder, writesRestOfName, writesWhen } from "./other-values.ts";
import { foreignValue } from "./foreign-values.ts";
import { unfitValue } from "./unfit-values.ts";
import { isWriting, type Resolved } from "../outcome.ts";
import { isGrammarWord } from "../wordings/spelling.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { isQuotedIn, tokenize } from "../matching/tokens.ts";
import { indexOf } from "../matching/view-index.ts";
import { conceptsIn } from "../vocabulary/concepts/index.ts";

/** A value that is more, or other, than what was said for its field; the word that tells so. */
export function misreadValue(view: PageView, instruction: string, found: Resolved): string | undefined {
  return (
    writesDayWithIt(view, instruction, found) ??
    writesDayAsAnswer(view, found) ??
    unfitValue(view, instruction, found) ??
    foreignValue(view, instruction, found) ??
    writesMoreThanAddress(found) ??
    writesCountryElsewhere(view, found) ??
    writesNameOfOther(view, instruction, found) ??
    writesFieldWithIt(view, instruction, found) ??
    writesArticle(instruction, found) ??
    writesInOtherRow(view, instruction, found) ??
    writesAgeAsWords(found) ??
    writesSpanApart(instruction, found) ??
    writesPredicate(instruction, found) ??
    countsForPage(instruction, found) ??
    leavesQualifier(view, instruction, found) ??
    writesPronoun(instruction, found) ??
    writesPriceAsPlace(instruction, found) ??
    writesOrder(instruction, found) ??
    writesRestOfName(instruction, found) ??
    writesWhen(instruction, found) ??
    writesOfOther(view, instruction, found) ??
    writesOfOtherKind(view, instruction, found)
  );
}

/** “Chidi, born 12/05/1990” is no given name, where a day is asked for elsewhere. */
function writesDayWithIt(view: PageView, instruction: string, { steps }: Resolved): string | undefined {
  for (const step of steps) {
    const [value = ""] = step.arguments;
    if (!isWriting(step) || step.node?.tag !== "input" || !/[,;]/u.test(value)) continue;
    const day = value
      .split(/[,;]/u)
      .slice(1)
      .map((part) => part.trim().split(" "))
      .find((words) => words.some((_, at) => saysDay(words.slice(at).join(" "))));
    const isAskedElsewhere = indexOf(view).candidates.some(
      ({ node }) =>
        isField(node) && isForDay(node) && node !== step.node && !steps.some((other) => other.node === node),
    );
    if (day && isAskedElsewhere && !isQuotedIn(instruction, value)) return day.join(" ");
  }
  return undefined;
}

/** “it happened on 4 July 2024” is no answer to “What happened?”. */
function writesDayAsAnswer(view: PageView, { steps }: Resolved): string | undefined {
  const isAsked = (node: ViewNode | undefined): boolean =>
    indexOf(view).candidates.some(
      (candidate) =>
        candidate.node === node &&
        candidate.fields.some(({ name }) => /^(?:what|who|where|why|how)\b/iu.test(name.text)),
    );
  return steps.find(
    (step) =>
      isWriting(step) &&
      step.node?.tag === "textarea" &&
      saysDay(step.arguments[0] ?? "") &&
      isAsked(step.node),
  )?.arguments[0];
}

const addressAndMore = /^\S+@\S+\.\p{L}+[,;] (?!\S+@\S+(?:[,;] \S+@\S+)*$)/u;

/** “cc ida@example.test, reply-to ann@example.test” is more than an address for “Cc”. */
function writesMoreThanAddress({ steps }: Resolved): string | undefined {
  const more = steps.find(
    (step) =>
      isWriting(step) && step.node?.tag !== "textarea" && addressAndMore.test(step.arguments[0] ?? ""),
  );
  return more?.arguments[0]?.replace(addressAndMore, "");
}

let countries: Set<string> | undefined;

function isCountry(text: string): boolean {
  if (!/^\p{Lu}[\p{L} .'-]{3,}$/u.test(text)) return false;
  if (countries === undefined) {
    const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
    const codes = letters.flatMap((one) => letters.map((other) => one + other));
    countries = new Set(codes.flatMap((code) => names.of(code)?.toLowerCase() ?? []));
  }
  return countries.has(text.toLowerCase());
}

/** “deliver to Spain” gives no name of a person, where the country is asked for elsewhere. */
function writesCountryElsewhere(view: PageView, { steps }: Resolved): string | undefined {
  const written = steps.find(
    (step) => isWriting(step) && step.node !== undefined && isCountry(step.arguments[0] ?? ""),
  );
  if (
    written === undefined ||
    /countr|nation|place|where|destination|origin/iu.test(written.node?.name ?? "")
  )
    return undefined;
  const isAskedElsewhere = indexOf(view).candidates.some(
    ({ node }) =>
      /^(?:country|nation|nationality)\b/iu.test(node.name) &&
      (isField(node) || isSelect(node)) &&
      !steps.some((one) => one.node === node),
  );
  return isAskedElsewhere ? written.arguments[0] : undefined;
}

/** “change the account number” writes no “number” into “Account holder”, where another field is called so in full. */
function writesNameOfOther(view: PageView, instruction: string, { steps }: Resolved): string | undefined {
  const said = ` ${normalize(instruction)} `;
  return steps.find((step) => {
    const value = ` ${normalize(step.arguments[0] ?? "")} `;
    if (!isWriting(step) || value.trim() === "" || isQuotedIn(instruction, step.arguments[0] ?? ""))
      return false;
    // Said once, and in the name.
    if (said.split(value).length !== 2) return false;
    return indexOf(view).candidates.some(({ node, fields }) => {
      const isOther = node !== step.node && isField(node) && !steps.some((one) => one.node === node);
      return (
        isOther &&
        fields.some(
          ({ name: { text, words } }) =>
            words.length > 1 && ` ${text} `.includes(value) && said.includes(` ${text} `),
        )
      );
    });
  })?.arguments[0];
}

const predicate =
  /^(?:not |never |always |only |usually )?(?:\p{Ll}+(?:ed|aid|old|ent|ade|ven|ken|tten|ue|orn)|valid|due|free|open|available) (?:\p{Ll}+ly|by|at|to|in|on|for|from|with|every|each|per|until|since)(?= |$)/u;

/** “the salary is paid monthly” tells something of it, and is no salary. */
function writesPredicate(instruction: string, { steps }: Resolved): string | undefined {
  return steps.find((step) => {
    const [value = ""] = step.arguments;
    if (!isWriting(step) || step.node?.tag === "textarea" || !predicate.test(value)) return false;
    return (
      !isQuotedIn(instruction, value) &&
      new RegExp(String.raw`\b(?:is|are|was|were) $`, "u").test(instruction.split(value)[0] ?? "")
    );
  })?.arguments[0];
}

/** “show the 10th page” does not choose ten rows for each of them. */
function countsForPage(instruction: string, { steps }: Resolved): string | undefined {
  const [, before, behind] =
    /\b(\d+)(?:st|nd|rd|th) page\b|\bpage (?:number )?(\d+)\b/iu.exec(instruction) ?? [];
  const which = before ?? behind;
  const isCount = steps.some(
    ({ node, method, arguments: [value = ""] }) =>
      (method === "selectOption" || method === "fill") &&
      value.includes(which ?? "-") &&
      /\bper page\b|\bpage size\b|\bper side\b/iu.test(node?.name ?? ""),
  );
  return which !== undefined && isCount ? which : undefined;
}

/** “work mobile 777” is nothing for the mobile of somebody else, where “work” is a word of another field: “Work phone”. */
function leavesQualifier(view: PageView, instruction: string, { steps }: Resolved): string | undefined {
  const said = tokenize(instruction).tokens;
  const { candidates } = indexOf(view);
  const isTouched = (node: ViewNode): boolean => steps.some((step) => step.node === node);
  for (const step of steps) {
    if (!isWriting(step) || step.node === undefined) continue;
    // “deliver between nine and ten”: “Between” is no noun that the word before it belongs to.
    const own = new Set(
      normalize(step.node.name)
        .split(" ")
        .filter((word) => !/^(?:between|from|until|till|and|to|at|on)$/u.test(word)),
    );
    const at = said.findIndex(({ kind, word }) => kind === "word" && own.has(word));
    const before = said[at - 1];
    if (before?.kind !== "word" || !/^\p{L}{4,}$/u.test(before.word) || own.has(before.word)) continue;
    if (steps.some(({ node }) => normalize(node?.name ?? "").includes(before.word))) continue;
    const isOfOther = candidates.some(({ node }) => {
      const [first, ...more] = normalize(node.name).split(" ");
      return isField(node) && !isTouched(node) && first === before.word && more.length > 0;
    });
    const isMeant = steps.some((other) =>
      other.arguments.some((value) => normalize(value).includes(before.word)),
    );
    if (isOfOther && !isMeant) return before.word;
  }
  return undefined;
}

const pronoun =
  /\b(?:the|this|that|each|every|another|other|last|first|next|which) (?:\p{L}+ )?(?<one>one)\b(?! \p{L})/iu;

/** “the limit 600 for the gold one” says no 1. */
function writesPronoun(instruction: string, { steps }: Resolved): string | undefined {
  const one = pronoun.exec(instruction)?.groups?.["one"];
  const isCounted = /\b1\b|\b(?:one|a|an|single)\b/iu.test(instruction.replace(pronoun, ""));
  const isWritten = steps.some(
    (step) => (isWriting(step) || step.method === "selectOption") && step.arguments[0] === "1",
  );
  return one !== undefined && !isCounted && isWritten ? one : undefined;
}

const priced =
  /(?<from>\d[\d.,]*) ?(?:-|–|to|and) ?(?<to>\d[\d.,]*)|(?<price>\d[\d.,]*) ?(?:€|£|\$|euros?|pounds?|dollars?|(?:a|an|per) (?:month|year|week|day|hour)\b)/iu;

/** “3000 a month”, “2000 to 3000”: no code of a place. */
function writesPriceAsPlace(instruction: string, { steps }: Resolved): string | undefined {
  const { from, to, price } = priced.exec(instruction)?.groups ?? {};
  const figures = new Set([from, to, price]);
  return steps.find(
    (step) =>
      isWriting(step) &&
      figures.has(step.arguments[0]) &&
      /post ?code|postal|\bzip\b|\b(?:city|town|place)\b/iu.test(
        step.node?.name || (step.node?.placeholder ?? ""),
      ),
  )?.arguments[0];
}

/** What says nothing of the kind. */
const neutral =
  /^(?:new|current|latest|last|old|total|final|full|own|exact|main|first|present|actual|correct|right|whole|daily|weekly|monthly|yearly|annual|meter|next|second|other|only|more|less|same|real|complete)$/u;

/** “gas reading 200” is nothing for “Electricity reading”. */
function writesOfOtherKind(view: PageView, instruction: string, { steps }: Resolved): string | undefined {
  const said = tokenize(instruction).tokens;
  for (const step of steps) {
    if (!isWriting(step) || step.node === undefined) continue;
    const [kind = "", head = "", ...more] = wordsOf(normalize(step.node.name.replace(/\(.*?\)/gu, "")));
    if (head === "" || more.length > 0 || !/^\p{L}{4,}$/u.test(head) || !/^\p{L}{4,}$/u.test(kind)) continue;
    const at = said.findIndex(({ word }) => word === head);
    const before = said[at - 1];
    if (at !== 1 || before?.kind !== "word" || before.word === kind || neutral.test(before.word)) continue;
    if (
      !/^\p{L}{3,}$/u.test(before.word) ||
      isGrammarWord(before.word) ||
      said.some(({ word }) => word === kind)
    )
      continue;
    const isSaid = conceptsIn([before.word]).some(({ concept }) =>
      conceptsIn([kind]).some((other) => other.concept === concept),
    );
    const isAction = conceptsIn([before.word]).some(({ concept }) => concept.kind === "action");
    if (!isSaid && !isAction) return before.word;
  }
  return undefined;
}

/** “Passport number L4402187 for this guest” says what is no name of a guest, where another field is called by its first words. */
function writesFieldWithIt(view: PageView, instruction: string, { steps }: Resolved): string | undefined {
  return steps.find((step) => {
    const [value = ""] = step.arguments;
    if (!isWriting(step) || step.node?.tag === "textarea" || isQuotedIn(instruction, value)) return false;
    const behind = / as (?:the|my|our|his|her|their) (?<name>.+)$/iu.exec(value)?.groups?.["name"];
    const words = wordsOf(normalize(behind ?? value));
    if (behind === undefined && (words.length < 3 || !/\d/u.test(words.at(-1) ?? ""))) return false;
    return indexOf(view).candidates.some(
      ({ node, fields }) =>
        isField(node) &&
        !steps.some((one) => one.node === node) &&
        fields.some(({ name: { words: called } }) => {
          const name = called.map((word, at) => (word === "no" && at > 0 ? "number" : word));
          return (
            name.length > 1 && name.length <= words.length && name.every((word, at) => word === words[at])
          );
        }),
    );
  })?.arguments[0];
}

const article = /^(?:the|an?|my|our|his|her|their|its|this|that|of|for|is|are)$/iu;

/** “the passport number of this guest” writes no “The”. */
const writesArticle = (instruction: string, { steps }: Resolved): string | undefined =>
  steps.find((step) => {
    const [value = ""] = step.arguments;
    return isWriting(step) && article.test(value) && !isQuotedIn(instruction, value);
  })?.arguments[0];

/** “beta search goes to 5” is nothing for the same field in the row of another. */
function writesInOtherRow(view: PageView, instruction: string, { steps }: Resolved): string | undefined {
  const index = indexOf(view);
  const said = ` ${normalize(instruction)} `;
  const written = steps.filter(isWriting);
  const entries = new Set(written.flatMap(({ node }) => (node ? [entryOf(index, node)] : [])));
  const isSaid = (head: string): boolean => head.length > 2 && said.includes(` ${head} `);
  for (const { node, arguments: given } of written) {
    const own = node === undefined ? 0 : entryOf(index, node);
    if (node === undefined || own === 0 || node.name === "" || isSaid(headOf(view, own))) continue;
    for (const { node: other } of index.candidates) {
      if (other === node || other.name !== node.name || other.role !== node.role) continue;
      const entry = entryOf(index, other);
      const head = headOf(view, entry);
      const isOther = entry > 0 && !entries.has(entry) && /\p{L}/u.test(head) && isSaid(head);
      if (isOther && !given.some((value) => normalize(value).includes(head))) return head;
    }
  }
  return undefined;
}

/** What stands first in a row or card. */
function headOf({ nodes }: PageView, entry: number): string {
  const at = nodes.findIndex(
    ({ role, name }, position) => position > entry && role === "text" && name !== "",
  );
  return normalize(nodes[at]?.name ?? "");
}

const ofAge = /^\S+(?: \S+)? (?:years?|months?|weeks?)(?: old| of age)?$/iu;

/** “the dancer is nine years old” is no name of a dancer. */
const writesAgeAsWords = ({ steps }: Resolved): string | undefined =>
  steps.find(
    ({ method, node, arguments: [value = ""] }) =>
      method === "fill" &&
      node?.tag === "input" &&
      node.inputType !== "number" &&
      ofAge.test(value) &&
      / old$| of age$/iu.test(value) &&
      !/\bage\b|old\b/iu.test(node.name),
  )?.arguments[0];

const spanSaid = /\bbetween (?<from>\S+) and (?<to>\d+)\b/iu;

/** “serve between 12 and 2” says no number of children. */
function writesSpanApart(instruction: string, { steps }: Resolved): string | undefined {
  const { to } = spanSaid.exec(instruction)?.groups ?? {};
  if (to === undefined || !steps.some(({ node }) => node?.inputType === "time")) return undefined;
  const isApart = steps.some(({ node, arguments: [value] }) => node?.role === "spinbutton" && value === to);
  return isApart ? to : undefined;
}
