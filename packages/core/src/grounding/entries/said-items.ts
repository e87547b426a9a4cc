import { headingsOver } from "../evidence/around.ts";
import { isRepeated } from "./items.ts";
import { mayHave, normalize, stem, wordsOf } from "../matching/text.ts";
import { phraseAtEnd, tokenize } from "../matching/tokens.ts";
import { contains, nameTextAt, type ViewIndex } from "../matching/view-index.ts";
import { roleTable } from "../vocabulary/roles.ts";

/** Words that lead from one thing said of an item to the next. */
const leading = new Set(
  (
    "the a an my our your his her their this that these those some one ones of to in on at for with by from about as " +
    "is are was has which who whose called named saying under"
  ).split(" "),
);
/** “the mail about …”, “the row with …”: what kind of thing it is, which it need not say itself. */
const kindBefore =
  /^(?:(?:the|a|an|my|your|this|that) )?\S+ (?:about|from|with|by|called|named|titled|in|on|at|to|that|which|whose)\b/i;
/** More words are a sentence, and name nothing. */
const maximumWords = 12;

type Asked = { words: string[]; sure: Set<string>; kinds: Set<string>; run: string };

const known = new WeakMap<ViewIndex, Map<string, number[]>>();

/**
 * Rows, cards and entries that say all of the words, in document order: “the mail about the trip to Brask”. One word
 * may be missing there, if it is the kind of thing that is meant and no proper name or number. Of entries within
 * entries, the inner ones.
 */
export function itemsSaying(index: ViewIndex, text: string): number[] {
  let found = known.get(index);
  if (!found || found.size > 200) known.set(index, (found = new Map()));
  let items = found.get(text);
  if (!items) found.set(text, (items = findItems(index, text)));
  return items;
}

function findItems(index: ViewIndex, text: string): number[] {
  const asked = read(text);
  if (asked.words.length === 0 || asked.words.length > maximumWords) return [];
  const spoken = hitsOf(index, asked.words);
  const absent = asked.words.filter((word) => !spoken.counts.has(word));
  if (absent.length > 1 || absent.some((word) => asked.sure.has(word))) return [];
  const { said, elsewhere } = wordsByItem(index, spoken);
  const saying = new Set([...said.values()].flatMap((words) => [...words]));
  const missing = asked.words.filter((word) => !saying.has(word));
  const unknown = missing.filter((word) => !elsewhere.has(word));
  if (saying.size === 0 || unknown.length > 1 || missing.some((word) => asked.sure.has(word))) return [];
  if (unknown.some((word) => !asked.kinds.has(word))) return [];
  // What is said beside the entries too, as a heading is, need not be said in one.
  const telling = [...saying].filter((word) => !elsewhere.has(word));
  const needed = telling.length > 0 ? telling : [...saying];
  // A name that other entries say is not left out: “Monday for everyone” is no entry that says “everyone” alone.
  const named = [...saying].filter((word) => asked.sure.has(word) && elsewhere.has(word));
  const fitting = [...said].filter(
    ([at, words]) =>
      needed.every((word) => words.has(word)) &&
      named.every((word) => words.has(word) || isHeaded(index, at, word)),
  );
  const most = Math.max(0, ...fitting.map(([, words]) => words.size));
  const common = [...spoken.counts].filter(([, count]) => count > telltale).map(([word]) => word);
  const whole = fitting
    .filter(([at, words]) => words.size === most && common.every((word) => saysWord(index, at, word)))
    .map(([at]) => at);
  // So many are not told apart by what they say.
  if (whole.length > telltale) return [];
  const inner = whole.filter((at) => !whole.some((other) => other !== at && contains(index, at, other)));
  const running = inner.filter((at) => textOf(index, at).includes(asked.run));
  return (running.length > 0 ? running : inner).toSorted((left, right) => left - right);
}

const isHeaded = (index: ViewIndex, item: number, word: string): boolean =>
  headingsOver(index, item).some((heading) => saysWord(index, heading, word));

function read(text: string): Asked {
  const plain = text.replace(/['’]s\b/g, "").replace(/["“”«»]/g, " ");
  // Where everything is in capitals, a capital says nothing.
  const isShouted = plain === plain.toUpperCase();
  const sure = new Set(
    (plain.match(/\S+/g) ?? [])
      .filter((word) => /\d/.test(word) || (!isShouted && /^\p{P}*\p{Lu}/u.test(word)))
      .flatMap((word) => wordsOf(normalize(word)).map(stem)),
  );
  const words = wordsOf(normalize(plain))
    .filter((word) => !leading.has(word))
    .map(stem);
  const isLed = kindBefore.test(plain) || (sure.has(words[1] ?? "") && !sure.has(words[0] ?? ""));
  const last = phraseAtEnd(tokenize(plain).tokens, roleTable);
  return {
    words: [...new Set(words)],
    sure,
    kinds: new Set([...(isLed ? words.slice(0, 1) : []), ...(last ? words.slice(-1) : [])]),
    run: normalize(plain.replace(/^(?:(?:the|a|an|my|your) )+/i, "")),
  };
}

/** A word that is said more often tells no entry from the others. */
const telltale = 400;

/** Where the words are said, and how often. */
type Spoken = { hits: { at: number; met: string[] }[]; counts: Map<string, number> };

function hitsOf(index: ViewIndex, words: string[]): Spoken {
  const wanted = new Set(words);
  const likely = mayHave(words);
  const hits: Spoken["hits"] = [];
  const counts = new Map<string, number>();
  index.view.nodes.forEach((node, at) => {
    const text = node.role === "textbox" && node.value ? node.value : node.name;
    if (at === 0 || text === "" || !likely.test(text)) return;
    const spoken = text === node.name ? nameTextAt(index.view, at).words : wordsOf(normalize(text));
    const met = spoken.map(stem).filter((word) => wanted.has(word));
    if (met.length === 0) return;
    hits.push({ at, met });
    for (const word of met) counts.set(word, (counts.get(word) ?? 0) + 1);
  });
  return { hits, counts };
}

function saysWord(index: ViewIndex, item: number, word: string): boolean {
  for (let at = item; at < (index.end[item] ?? 0); at += 1)
    if (nameTextAt(index.view, at).words.some((said) => stem(said) === word)) return true;
  return false;
}

type ByItem = { said: Map<number, Set<string>>; elsewhere: Set<string> };

/** Which of the words each item says, and which are said where there is no item. */
function wordsByItem(index: ViewIndex, { hits, counts }: Spoken): ByItem {
  const said = new Map<number, Set<string>>();
  const elsewhere = new Set<string>();
  const itemsOf = holders(index);
  for (const { at, met } of hits) {
    const telling = met.filter((word) => (counts.get(word) ?? 0) <= telltale);
    if (telling.length === 0) {
      for (const word of met) elsewhere.add(word);
      continue;
    }
    const items = itemsOf(at);
    for (const word of telling) {
      if (items.length === 0) elsewhere.add(word);
      for (const item of items) {
        const before = said.get(item);
        if (before) before.add(word);
        else said.set(item, new Set([word]));
      }
    }
  }
  return { said, elsewhere };
}

/** The items that a node is in, inner ones first. */
function holders(index: ViewIndex): (at: number) => number[] {
  const items = new Map<number, boolean>();
  return (given) => {
    const found: number[] = [];
    for (let at = given; at > 0; at = index.view.nodes[at]?.parent ?? -1) {
      let isItem = items.get(at);
      if (isItem === undefined) items.set(at, (isItem = isEntry(index, at)));
      if (isItem) found.push(at);
    }
    return found;
  };
}

/** What is repeated and holds a control: a link in a list of links is what it says itself. */
function isEntry(index: ViewIndex, at: number): boolean {
  const { nodes } = index.view;
  if (!/^(?:row|listitem|article|figure|generic|group|treeitem|region)$/.test(nodes[at]?.role ?? ""))
    return false;
  const end = index.end[at] ?? 0;
  if (end <= at + 2 || !isRepeated(index, at)) return false;
  return nodes[at]?.interactive === true || nodes.slice(at + 1, end).some(({ interactive }) => interactive);
}

function textOf(index: ViewIndex, at: number): string {
  let text = "";
  for (let inner = at; inner < (index.end[at] ?? 0) && text.length < 2_000; inner += 1) {
    const node = index.view.nodes[inner];
    if (node?.role === "text") text += ` ${nameTextAt(index.view, inner).text}`;
    else if (node?.role === "textbox" && node.value) text += ` ${normalize(node.value)}`;
  }
  return ` ${text} `;
}
