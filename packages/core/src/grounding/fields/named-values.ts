import type { PageView, ViewNode } from "../../page/view.ts";
import { isCheckable, isField, isSelect } from "../matching/compatibility.ts";
import { joined } from "../joined.ts";
import { modalOf } from "../matching/modal.ts";
import type { Grounding, Resolved } from "../outcome.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { phraseAt, tokenize } from "../matching/tokens.ts";
import { contains, indexOf } from "../matching/view-index.ts";
import { conceptsIn } from "../vocabulary/concepts/index.ts";
import { itemNouns, stopWords } from "../vocabulary/light-words.ts";
import { containerTable, roleTable } from "../vocabulary/roles.ts";

/** What a control is called in full, and how many are called so. */
type Names = Map<string, ViewNode[]>;
/** A name, and what is said behind it. */
type Named = { node: ViewNode; name: string; value: string };

const mostWords = 5;
/** Names that weigh less are no labels. */
const leastWeight = 0.87;
const boundary = /\s*(?:[,;\n]|,? and )\s*(?=\S)/u;
const leading = /^(?:and )?(?:the |my |our |an? )?/iu;
const link = /^(?: (?:is|are|=)|:|=)? /u;

/**
 * “customer Birch & Co, status paid, archived too”: a list in which every part begins with all of what a field or a list is
 * called, or is just what a box is called. Undefined where one does neither, and where several are called so. A single part
 * may say something else: it is read so where its value is none of the page's words.
 */
export function groundNamedValues(
  view: PageView,
  instruction: string,
  groundOrder: (order: string) => Grounding,
): Resolved | undefined {
  const text = instruction.trim().replace(/[.!]$/u, "");
  if (text.length > longest || /[?"“”]|(?:^| )['‘]/u.test(text)) return undefined;
  const parts = text.split(boundary);
  const names = namesOn(view);
  if (parts.length < 2) return singleValue(view, names, { text, groundOrder });
  const said: (Named | string)[] = [];
  for (const part of parts) {
    const named = namedIn(names, part) ?? boxIn(names, part);
    const before = said.at(-1);
    if (named !== undefined) said.push(named);
    // “customer Ann and Bo Ltd”: a name goes on. Anything else that is called nothing may be meant for another field.
    else if (
      before === undefined ||
      typeof before === "string" ||
      !isText(before.node) ||
      !/^\p{Lu}/u.test(part) ||
      !text.slice(0, text.indexOf(part)).endsWith(`${before.value} and `)
    )
      return undefined;
    else before.value = `${before.value} and ${part}`;
  }
  const nodes = said.map((each) => (typeof each === "string" ? each : each.node.ref));
  const isList = said.filter((each) => typeof each !== "string").length > 1;
  if (said.length < 2 || !isList || new Set(nodes).size < nodes.length) return undefined;
  const found = said.map((each) => groundOrder(typeof each === "string" ? `tick "${each}"` : orderFor(each)));
  const isMeant = found.every((each, at) => {
    const { node } = (typeof said[at] === "string" ? undefined : said[at]) ?? {};
    return (
      each.outcome === "resolved" && (node === undefined || each.steps.some((step) => step.node === node))
    );
  });
  const whole = isMeant ? joined(found as Resolved[]) : undefined;
  return whole?.outcome === "resolved" ? { ...whole, isInferred: true, isAccounted: true } : undefined;
}

type Single = { text: string; groundOrder: (order: string) => Grounding };

/** “occupation schoolmistress”, “webhook URL https://hooks.example/flags”. */
function singleValue(view: PageView, names: Names, { text, groundOrder }: Single): Resolved | undefined {
  const named = namedIn(names, text);
  if (named === undefined || !isField(named.node) || wordsOf(normalize(text)).length > 8) return undefined;
  const words = wordsOf(normalize(named.value));
  const { words: known } = indexOf(view);
  const isOfPage = !typed.test(named.value) && words.some((word) => known.has(word) || !isValueWord(word));
  if (words.length === 0 || isOfPage) return undefined;
  const found = groundOrder(orderFor(named));
  const isMeant = found.outcome === "resolved" && found.steps.every(({ node }) => node === named.node);
  return isMeant ? { ...found, isInferred: true, isAccounted: true } : undefined;
}

/** Told by its form. */
const typed = /^(?:https?:\/\/\S+|[^\s@]+@[^\s@]+\.\p{L}+)$/iu;

/** No word for a kind of control or of thing, and none that leads on to another: “phone number”, “search for salt”. */
function isValueWord(word: string): boolean {
  const { tokens } = tokenize(word);
  return (
    phraseAt(tokens, 0, roleTable) === undefined &&
    phraseAt(tokens, 0, containerTable) === undefined &&
    !itemNouns.has(stem(word)) &&
    !stopWords.has(word) &&
    conceptsIn([word]).length === 0
  );
}

const longest = 300;

const isText = (node: ViewNode): boolean =>
  isField(node) && /^(?:text|search)?$/u.test(node.inputType ?? "") && node.role === "textbox";

/** What is told by its form is written as the field takes it; words are written as they are. */
function orderFor({ node, name, value }: Named): string {
  if (isSelect(node)) return `choose ${value} from "${name}"`;
  return isText(node) && !/^[\d€$£]/u.test(value)
    ? `fill "${name}" with "${value}"`
    : `set "${name}" to ${value}`;
}

function namesOn(view: PageView): Names {
  const index = indexOf(view);
  const modal = modalOf(view);
  const names: Names = new Map();
  for (const { node, fields, index: at } of index.candidates) {
    const isSet = isField(node) || isSelect(node) || isCheckable(node);
    if (!isSet || node.disabled || node.readonly || (modal !== undefined && !contains(index, modal, at)))
      continue;
    const own = fields.flatMap(({ name, weight }) => (weight >= leastWeight ? [name.text] : []));
    for (const name of new Set(own)) names.set(name, [...(names.get(name) ?? []), node]);
  }
  return names;
}

function namedIn(names: Names, part: string): Named | undefined {
  const plain = part.replace(leading, "");
  const words = plain.split(" ");
  for (let length = Math.min(mostWords, words.length - 1); length > 0; length -= 1) {
    const name = words.slice(0, length).join(" ");
    const [node, another] = names.get(normalize(name.replace(/[:=]$/u, ""))) ?? [];
    if (node === undefined || isCheckable(node)) continue;
    const value = ` ${words.slice(length).join(" ")}`.replace(link, "").trim();
    // “email notifications off” names something else.
    return another === undefined && value !== "" && !states.test(value)
      ? { node, name: name.replace(/[:=]$/u, ""), value }
      : undefined;
  }
  return undefined;
}

/** What says how it is, and is no value. */
const states =
  /^(?:the|an?|this|that|it|my|our|his|her|as (?:it|they) (?:is|are|was|were)|unchanged|the same|on|off|too|as well|empty|blank|stays?|remains?|is|are|was|should|must|will|can|not|and|or|to|for|in|of|with)\b/iu;

/** “archived too”, “gift box”: all that a box or an answer is called. */
function boxIn(names: Names, part: string): string | undefined {
  const plain = part.replace(leading, "").replace(/,? (?:too|as well|please)$/iu, "");
  const [node, another] = names.get(normalize(plain)) ?? [];
  return node !== undefined &&
    another === undefined &&
    isCheckable(node) &&
    wordsOf(normalize(plain)).length > 0
    ? plain
    : undefined;
}
