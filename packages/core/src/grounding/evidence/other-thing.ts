import type { PageView, ViewNode } from "../../page/view.ts";
import { skipOpening } from "../grammar/clauses.ts";
import { repeatedAround } from "../entries/items.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { slice, textOf, tokenize, type Token } from "../matching/tokens.ts";
import { contains, indexOf, nameTextAt, type ViewIndex } from "../matching/view-index.ts";
import { conceptsIn } from "../vocabulary/concepts/index.ts";
import { itemNouns } from "../vocabulary/light-words.ts";
import { headingsOver } from "./around.ts";
import { lexisOf } from "./lexis.ts";
import { root } from "./root.ts";

/** What cannot be taken back, or binds: here it counts what it is done to. */
export const binding =
  /^(?:delete|remove|erase|cancel|accept|decline|reject|approve|confirm|agree|block|leave|end|close|terminate|quit|discard|send|publish|pay|buy|order|transfer|archive|reserve|book|hire|rent|withdraw|refund|ban|kick|revoke|reset|deny|refuse)$/;
/** Words for anything. */
const anything = new Set(
  "item entry record row line element thing result option choice one selection".split(" "),
);
/** One thing of many has no more nodes than this. */
const largestThing = 40;

const looking =
  /^(?:please )?(?:(?:i|we)(?:['’]d| would)? (?:want|need|like)(?: to)? )?(?<verb>show|see|view|open|download|find|read|fetch|get(?! (?:rid|out|off)\b)|give|bring|look at|print|save)\b/iu;
const costly = /^(?:pay|delete|remove|cancel|transfer|terminate|erase|close|withdraw|refund)$/u;

/** “get the receipt as a file” is no “Pay invoice”: looking at something does nothing that cannot be taken back. */
export function isMoreThanLooking(node: ViewNode, instruction: string): boolean {
  const [deed = "", ...more] = wordsOf(normalize(node.name));
  if (more.length === 0 || !costly.test(deed) || !looking.test(instruction.trim())) return false;
  const said = wordsOf(normalize(instruction));
  const meant = new Set(conceptsIn([deed]).map(({ concept }) => concept.name));
  return (
    !said.some((word) => root(word) === root(deed)) &&
    !conceptsIn(said).some(({ concept, weight }) => weight === 1 && meant.has(concept.name))
  );
}

/**
 * Whether what it is to be done to is nowhere about the control: “delete the channel” is not the “Delete” of a message, “accept
 * the offer” not the “Allow all” of a notice.
 */
export function leavesThing(view: PageView, node: ViewNode, instruction: string): boolean {
  if (fetchesOther(view, node, instruction)) return true;
  const { tokens } = tokenize(instruction.trim());
  const start = skipOpening(tokens, 0);
  if (!binding.test(tokens[start]?.word ?? "")) return false;
  if (namesElsewhere(view, node, textOf(slice(tokenize(instruction.trim()), start + 1)))) return true;
  if (isOwnedElsewhere(view, node, tokens.slice(start + 1))) return true;
  const [article, thing, after] = [tokens[start + 1], tokens[start + 2], tokens[start + 3]];
  const isThing = /^(?:the|this|my|that|our|your)$/.test(article?.word ?? "") && thing?.kind === "word";
  const noun = stem(thing?.word ?? "");
  if (!isThing || !itemNouns.has(noun) || anything.has(noun)) return false;
  // “delete the message from Ada” says which one, and “the channel list” is a list.
  if (after?.kind === "word" || after?.kind === "quoted") return false;
  const index = indexOf(view);
  const at = view.nodes.indexOf(node);
  return at >= 0 && !saysThing(textsAbout(index, at), noun);
}

const fetched =
  /^(?:please )?(?:get|fetch|bring|give)(?: me| us)? (?:the |an? |some |any )?(?!rid\b)(?<noun>\p{Ll}+) (?:of|on|about) /u;
/** What is had by downloading it, whatever it is called. */
const files =
  /^(?:file|copy|pdf|document|picture|photo|image|video|film|song|track|recording|receipt|invoice|ticket|report|list|link|page|card|one|thing|data|table|paper|paperwork)s?$/u;

/** “get me the info on the stairs” is no download of them: what is to be had is said, and is not what the control gives. */
function fetchesOther(view: PageView, node: ViewNode, instruction: string): boolean {
  const noun = fetched.exec(instruction.trim())?.groups?.["noun"];
  if (noun === undefined || files.test(noun)) return false;
  const index = indexOf(view);
  const at = view.nodes.indexOf(node);
  const candidate = index.candidates.find((one) => one.index === at);
  const lexis = candidate && lexisOf(node, candidate.fields);
  const isMeant = conceptsIn([noun]).some(({ concept }) => (lexis?.concepts.get(concept.name) ?? 0) > 0);
  return at >= 0 && !isMeant && !saysThing(textsAbout(index, at), stem(noun));
}

/** “delete the draft's comment”, where the draft has none: what belongs to a thing is not the thing. */
function isOwnedElsewhere(view: PageView, node: ViewNode, tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ text }) => /\p{L}['’]s$/u.test(text) && /^\p{Ll}/u.test(text));
  const noun = stem(tokens[at + 1]?.word ?? "");
  if (at < 0 || tokens[at + 2]?.kind === "word" || !itemNouns.has(noun) || anything.has(noun)) return false;
  const place = view.nodes.indexOf(node);
  return place >= 0 && !saysThing(textsAbout(indexOf(view), place), noun);
}

/** “delete the news bed”, which stands in another list, or under another heading, than the “Delete” that was found. */
function namesElsewhere(view: PageView, node: ViewNode, object: string): boolean {
  const called = normalize(object.replace(/^(?:the|this|my|that|our|your|a|an) /iu, ""));
  if (called === "" || normalize(node.name).includes(called)) return false;
  const index = indexOf(view);
  const at = view.nodes.indexOf(node);
  const entry = repeatedAround(index, at);
  const over = headingsOver(index, at);
  const places = view.nodes.flatMap(({ name, role }, one) =>
    role !== "text" && name.length === called.length && nameTextAt(view, one).text === called ? [one] : [],
  );
  const isAbout = (one: number): boolean =>
    over.includes(one) ||
    (entry > 0 ? contains(index, entry, one) : String(headingsOver(index, one)) === String(over));
  return at >= 0 && places.length > 0 && !places.some(isAbout);
}

function saysThing(words: readonly string[], noun: string): boolean {
  const meant = new Set(conceptsIn([noun]).map(({ concept }) => concept.name));
  return (
    words.some((word) => stem(word) === noun || root(word) === root(noun)) ||
    conceptsIn(words).some(({ concept }) => meant.has(concept.name))
  );
}

/** Words of the control, of what it stands in, of the headings over it and of the page's title. */
function textsAbout(index: ViewIndex, at: number): string[] {
  const { nodes, title } = index.view;
  let box = at;
  for (
    let up = nodes[at]?.parent ?? -1;
    up > 0 && (index.end[up] ?? 0) - up <= largestThing;
    up = nodes[up]?.parent ?? -1
  )
    box = up;
  const inside = Array.from({ length: (index.end[box] ?? 0) - box }, (_, offset) => box + offset);
  const said = [...inside, ...headingsOver(index, at)].flatMap((each) => nameTextAt(index.view, each).words);
  return [...said, ...wordsOf(normalize(title))];
}
