import type { PageView } from "../../page/view.ts";
import { isField, isSelect } from "../matching/compatibility.ts";
import { controlOf } from "../entries/entries.ts";
import { lexisOf } from "../evidence/lexis.ts";
import { headingsOver } from "../evidence/around.ts";
import { childHolding, isRepeated } from "../entries/items.ts";
import { candidatesIn, isInFront } from "../matching/candidates.ts";
import { rankedNodes, stepOn, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { ownWords } from "../tongues/own-words.ts";
import type { OwnWords } from "../tongues/own-words-of.ts";
import { indexOf, nameTextAt, type Candidate, type ViewIndex } from "../matching/view-index.ts";
import { conceptsIn } from "../vocabulary/concepts/index.ts";
import { withoutTwins } from "../matching/twins.ts";

const sure = 0.82;
const mostWords = 14;

/**
 * “melde mich zum Yogakurs an”, “réservez-moi Candide”: the verb is what the page prints on its buttons, in its own language, and
 * the rest says which of them. All of the words must be said by the control, its entry or what stands over it.
 */
export function groundOwnWords(view: PageView, instruction: string): Resolved | undefined {
  if (/["“”„«»\n%@]|\d{3}/u.test(instruction)) return undefined;
  const text = withoutReason(instruction.trim().toLowerCase().replaceAll("’", "'"));
  // “s'abonner” is French, and “Major's” is not.
  const words =
    text.replace(/(?<=\p{L}{2})'s\b/gu, "").match(/[\p{L}\p{N}]+(?:-(?:dernier|dernière))?/gu) ?? [];
  if (words.length < 2 || words.length > mostWords || words.some((word) => english.has(word)))
    return undefined;
  for (const tongue of ownWords) {
    if (!words.some((word) => tongue.marks.has(word)) || isBarred(tongue, words)) continue;
    const found = groundIn(indexOf(view), tongue, words);
    if (found) return found;
  }
  return undefined;
}

/** Words that no other of the languages has. */
const english = new Set("the of with my your please this that what which and is".split(" "));

/** “efface la recherche”: what has an article is a thing. */
const isBarred = ({ barred }: OwnWords, words: readonly string[]): boolean =>
  words[0] === "no" || words.some((word, at) => barred.has(word) && !articles.test(words[at - 1] ?? ""));

const articles = /^(?:la|le|l|une?|ma|die|der|das|eine?|meine?)$/u;

/** “ich bin umgezogen, ändere die Anschrift”. */
function withoutReason(text: string): string {
  return text.replace(
    /^(?:ich bin|ich habe|wir sind|wir haben|j'ai|je suis|nous avons|nous sommes) [^,.]+, /u,
    "",
  );
}

type Order = {
  tongue: OwnWords;
  all: string[];
  telling: string[];
  ordinal: number | undefined;
  isPlain: boolean;
};

function read(tongue: OwnWords, all: string[]): Order {
  const words = withParticle(tongue, all);
  const places = words.flatMap((word) => ordinalIn(tongue, word) ?? []);
  const isLooking = (word: string): boolean => tongue.plain.has(word);
  const telling = words.filter(
    (word) => !tongue.silent.has(word) && !isLooking(word) && ordinalIn(tongue, word) === undefined,
  );
  return { tongue, all: words, telling, ordinal: places[0], isPlain: words.some(isLooking) };
}

/** “melde mich … an”: “anmelde”. */
function withParticle({ particles, silent, plain: looking }: OwnWords, words: string[]): string[] {
  const last = words.at(-1) ?? "";
  const verb = words.findIndex((word) => !silent.has(word));
  const before = words.slice(0, -1);
  const isVerb = verb >= 0 && verb < words.length - 1 && !looking.has(words[verb] ?? "");
  return isVerb && particles.has(last)
    ? before.map((word, at) => (at === verb ? `${last}${word}` : word))
    : words;
}

function ordinalIn({ ordinals }: OwnWords, word: string): number | undefined {
  return ordinals.get(word) ?? ordinals.get(word.replace(/e[nrsm]?$/u, ""));
}

/** A control, how many words it is called by, how many are said around it, and whether it is called by one that has no article. */
type Met = { control: Candidate; own: number; rest: number; cover: number; isDeed: boolean };

function groundIn(index: ViewIndex, tongue: OwnWords, all: string[]): Resolved | undefined {
  const order = read(tongue, all);
  if (order.telling.length === 0 || order.telling.length > 6) return undefined;
  const met = index.candidates.flatMap((control): Met[] => {
    return isInFront(index, control.index) && isPressed(control)
      ? [meets(index, order, control) ?? []].flat()
      : [];
  });
  const deeds = met.filter((each) => !isTitle(index, each, met));
  const most = Math.max(...deeds.map(({ own }) => own));
  const named = deeds.filter(({ own }) => own === most);
  const cover = Math.max(...named.map((each) => each.cover));
  const fullest = named.filter((each) => each.cover === cover);
  const acting = fullest.filter(({ isDeed }) => isDeed);
  const best = withoutTwins(
    index,
    (acting.length > 0 ? acting : fullest).map(({ control }) => control),
    true,
  );
  const control = order.ordinal === undefined ? onlyOne(best) : counted(index, best, order.ordinal);
  if (control === undefined || control.node.disabled === true) return undefined;
  const { node, index: at } = control;
  return {
    outcome: "resolved",
    steps: [stepOn(index.view, node, { method: "click" })],
    confidence: sure,
    candidates: rankedNodes(index.view, [{ index: at, node, score: sure, tier: tiers.words }]),
    isAccounted: true,
  };
}

const onlyOne = ([only, ...others]: Candidate[]): Candidate | undefined =>
  others.length === 0 ? only : undefined;

/** “prolonger Atlas des étoiles”: what the entry is called is no deed where another control of it is one, as in the others. */
function isTitle(index: ViewIndex, { control, rest }: Met, met: readonly Met[]): boolean {
  const { name } = control.node;
  if (rest === 0 || index.candidates.filter(({ node }) => node.name === name).length > 1) return false;
  const [entry] = entriesAround(index, control.index);
  return met.some(
    (other) =>
      other.control.node.name !== name &&
      other.own > 0 &&
      entriesAround(index, other.control.index)[0] === entry &&
      index.candidates.filter(({ node }) => node.name === other.control.node.name).length > 1,
  );
}

/** One in each of the entries of a list. */
function counted(index: ViewIndex, best: Candidate[], ordinal: number): Candidate | undefined {
  const inOrder = best.toSorted((left, right) => left.index - right.index);
  const entries = new Set(inOrder.map(({ index: at }) => entriesAround(index, at)[0]));
  if (inOrder.length < 2 || entries.size < inOrder.length || entries.has(undefined)) return undefined;
  return inOrder.at(ordinal > 0 ? ordinal - 1 : ordinal);
}

const isPressed = ({ node }: Candidate): boolean =>
  /^(?:button|link|tab|menuitem)$/u.test(node.role) && !isField(node) && !isSelect(node);

/** What of the order the control is called, where everything else is said around it; undefined where something is not. */
function meets(index: ViewIndex, order: Order, control: Candidate): Met | undefined {
  const { tongue, telling } = order;
  const name = nameTextAt(index.view, control.index).words;
  const [entry, outer] = entriesAround(index, control.index);
  const own = telling.filter((word) => isCalled(tongue, control, word));
  const isLook = order.isPlain && name.length > 0 && name.every((word) => tongue.looking.has(word));
  const isOpener =
    isLook || (order.isPlain && entry !== undefined && controlOf(index, entry)?.node === control.node);
  if (own.length === 0 && !isOpener) return undefined;
  const around = new Set([entry, outer].flatMap((at) => (at === undefined ? [] : wordsIn(index, at))));
  const over = headingsOver(index, control.index).flatMap((at) => nameTextAt(index.view, at).words);
  const rest = telling.filter((word) => !own.includes(word));
  const beside = own.length > 0 ? wordsBeside(index, control) : [];
  const isSaid = rest.every(
    (word) =>
      isAmong(tongue, word, around) ||
      (entry === undefined ? wholes.test(word) : tongue.kinds.has(word)) ||
      isAmong(tongue, word, over) ||
      isAmong(tongue, word, beside),
  );
  const tellsEntry = order.ordinal !== undefined || rest.some((word) => isAmong(tongue, word, around));
  if (!isSaid || (own.length === 0 && !tellsEntry)) return undefined;
  const said = name.filter((word) => order.all.some((each) => isSame(tongue, each, word))).length;
  const isDeed = own.some((word) => !articles.test(order.all[order.all.indexOf(word) - 1] ?? ""));
  const share = name.length === 0 ? 0.5 : said / name.length;
  return { control, own: own.length, rest: rest.length, cover: share, isDeed };
}

/** What a control of the whole page is for. */
const wholes =
  /^(?:seite|liste|formular|page|site|formulaire|formulario|página|pagina|formulier|lijst|modulo|strona|formularz)$/u;

/** By its words, by other words for the same, or by what its sign stands for. */
function isCalled(tongue: OwnWords, { node, fields }: Candidate, word: string): boolean {
  const lexis = lexisOf(node, fields);
  if (lexis.isSilent)
    return conceptsIn([word]).some(({ concept, isForeign }) => isForeign && lexis.concepts.has(concept.name));
  const names = node.name.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (names.length > 5) return false;
  const telling = names.filter((one) => !tongue.silent.has(one));
  return telling.some((one) => isSame(tongue, one, word) || isLikewise(tongue, one, word));
}

const isLikewise = (tongue: OwnWords, one: string, other: string): boolean =>
  tongue.groups.some((group) => isIn(tongue, group, one) && isIn(tongue, group, other));

const isIn = (tongue: OwnWords, group: readonly string[], word: string): boolean =>
  group.some((one) => isSame(tongue, one, word));

/** Letters that parts of a compound must share with the whole. */
const leastShared = 4;

function isSame({ stem }: OwnWords, one: string, other: string): boolean {
  return one === other || plain(stem(one)) === plain(stem(other));
}

const plain = (word: string): string => word.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");

/** “Yogakurs” is of what says “Yoga”, and “Töpferkurs” of “Töpfern”. */
function isAmong(tongue: OwnWords, word: string, said: Iterable<string>): boolean {
  for (const full of said) {
    // “d'identité” is one word where names are compared.
    const one = full.endsWith(word) && full.length === word.length + 1 ? word : full;
    if (isSame(tongue, word, one) || isLikewise(tongue, word, one)) return true;
    const stem = plain(tongue.stem(one));
    const isPart = stem.length >= leastShared && plain(word).startsWith(stem);
    if (isPart && [...tongue.kinds].some((kind) => word.endsWith(kind))) return true;
  }
  return false;
}

/** The rows, cards and entries that it stands in, the smallest first. */
function entriesAround(index: ViewIndex, at: number): number[] {
  const entries: number[] = [];
  for (let box = index.view.nodes[at]?.parent ?? 0; box > 0; box = index.view.nodes[box]?.parent ?? 0)
    if (isRepeated(index, box) && childHolding(index, box, at) !== undefined) entries.push(box);
  return entries.slice(0, 2);
}

/** “löse den Gutschein ein”: what the field is called that the only button of its name stands with. */
function wordsBeside(index: ViewIndex, { index: at, node: { name } }: Candidate): string[] {
  if (index.candidates.filter(({ node }) => node.name === name).length > 1) return [];
  for (let box = index.view.nodes[at]?.parent ?? 0; box > 0; box = index.view.nodes[box]?.parent ?? 0) {
    const held = candidatesIn(index, box);
    if (held.length > mostBeside) return [];
    if (held.length > 1) return held.flatMap((each) => nameTextAt(index.view, each.index).words);
  }
  return [];
}

const mostBeside = 8;

function wordsIn({ view, end }: ViewIndex, at: number): string[] {
  const words: string[] = [];
  for (let inner = at; inner < (end[at] ?? 0) && words.length < 200; inner += 1)
    words.push(...nameTextAt(view, inner).words);
  return words;
}
