import { isField, isSelect } from "../matching/compatibility.ts";
import { isInFront } from "../matching/candidates.ts";
import { headingsOver } from "../evidence/around.ts";
import { leadsHome, lexisOf } from "../evidence/lexis.ts";
import { perNames } from "../matching/per-names.ts";
import { normalize, wordsOf, wordsOfIdentifier } from "../matching/text.ts";
import { nameTextAt, type Candidate, type ViewIndex } from "../matching/view-index.ts";
import { conceptsOfSign, conceptsOfWholeSign } from "../vocabulary/concepts/index.ts";
import { iconWords } from "../vocabulary/light-words.ts";
import { withoutSilent } from "../vocabulary/usual/patterns.ts";

const known = new WeakMap<Candidate, string[]>();

/** What it is called by, as patterns read it. */
export function usualNamesOf(index: ViewIndex, candidate: Candidate): string[] {
  let names = known.get(candidate);
  if (names) return names;
  const own = ownNamesOf(candidate.node, candidate.fields);
  names = [...own, ...inSection(index, candidate, own[0] ?? "")];
  known.set(candidate, names);
  return names;
}

/** All names by which patterns may find it. */
export const allUsualNames = (index: ViewIndex, candidate: Candidate): string[] => [
  ...usualNamesOf(index, candidate),
  ...namesOfSigns(candidate.node, candidate.fields),
];

const knownByWord = new WeakMap<ViewIndex, Map<string, number[]>>();

/** What can be pressed or ticked and has one of the words in one of its names, in document order; with no words, all of it. */
export function calledWith(index: ViewIndex, words: ReadonlySet<string> | undefined): Candidate[] {
  const { candidates } = index;
  if (words === undefined) return candidates.filter((candidate) => isUsual(index, candidate));
  let byWord = knownByWord.get(index);
  if (!byWord) knownByWord.set(index, (byWord = readByWord(index)));
  const places = [...words].flatMap((word) => byWord.get(word) ?? []);
  return [...new Set(places)].toSorted((one, other) => one - other).flatMap((at) => candidates[at] ?? []);
}

const isUsual = (index: ViewIndex, { node, index: at }: Candidate): boolean =>
  !isField(node) && !isSelect(node) && isInFront(index, at);

function readByWord(index: ViewIndex): Map<string, number[]> {
  const byWord = new Map<string, number[]>();
  for (const [at, candidate] of index.candidates.entries()) {
    if (!isUsual(index, candidate)) continue;
    for (const word of new Set(allUsualNames(index, candidate).flatMap((name) => name.split(" ")))) {
      const known = byWord.get(word);
      if (known) known.push(at);
      else byWord.set(word, [at]);
    }
  }
  return byWord;
}

const ownNamesOf = perNames((node, fields) => {
  const own = fields.filter(({ weight }) => weight > 0.92).map(({ name }) => withoutSilent(name.words));
  const stepped = /^(?<what>[\p{L} ]+?) ?(?<sign>[+−–-])$/u.exec(node.name.trim())?.groups;
  if (stepped) own.push(spelledSign(stepped["what"] ?? "", stepped["sign"] ?? ""));
  const bare = node.name.replace(/\s*[([][^)\]]*[)\]]\s*$/u, "");
  if (bare !== node.name) own.push(withoutSilent(wordsOf(normalize(bare))));
  return own;
});

/** “Volume +” is “volume up”, and “A−” smaller text. */
function spelledSign(what: string, sign: string): string {
  const words = /^a+$/iu.test(what) ? ["text"] : wordsOf(normalize(what));
  return withoutSilent([...words, sign === "+" ? "up" : "down"]);
}

/** What signs and names for machines stand for, where nothing else names it: the arrow back is a “Previous”. */
const namesOfSigns = perNames((node, fields) => {
  if (!lexisOf(node, fields).isSilent) return [];
  const home = leadsHome(node) ? [["home"]] : [];
  const signs = [node.name, ...`${node.hints ?? ""} ${node.signs ?? ""}`.split(" ")];
  return [...home, ...signs.filter((sign) => sign !== "").flatMap(namesOfSign)].map(withoutSilent);
});

/** `vjs-skip-backward-30` is “skip back 30”, and `mv-prev` what the sign “prev” stands for; `spindle-stop` stops no video. */
function namesOfSign(sign: string): string[][] {
  const words = wordsOf(wordsOfIdentifier(sign)).map((word) => word.replace(/^(back|forward)wards?$/u, "$1"));
  const named = words.filter((word) => !ofIconSet.test(word) && !/^\d+$/u.test(word));
  const telling = words.filter(
    (word, at) => !isWrapping(word) && (at > 0 || word.length > 3 || words.length === 1),
  );
  // `box-arrow-right` is more than the “arrow right” that is left of it.
  const whole = conceptsOfWholeSign(named.filter((word, at) => at > 0 || !isPrefix(word)));
  const meant =
    whole.length > 0 ? whole : telling.length === 0 ? conceptsOfSign(sign) : conceptsOfWholeSign(telling);
  const added = telling.length > 1 && telling.at(-1) === "plus" ? telling.slice(0, -1) : undefined;
  return [
    whole.length > 0 ? named.filter((word, at) => at > 0 || !isPrefix(word)) : telling,
    ...(added ? [["add", ...added]] : []),
    ...meant.flatMap((concept) => concept.words.map((text) => text.split(" "))),
  ];
}

/** `fa-`, `bi-`, `mdi-`. */
const isPrefix = (word: string): boolean => iconWords.has(word) || word.length < 3;

/** Icon sets call their icons after themselves, and after how they are drawn: `lucide-phone`, `bi-bell-fill`. */
const ofIconSet =
  /^(?:lucide|feather|glyphicons?|octicons?|heroicons?|tabler|phosphor|ionicons?|remixicon|carbon|anticon|codicon|typcn|entypo|icofont|iconoir|eva|unicons?|zmdi|fontawesome|bootstrap|fluent|mui|fill|filled|outline|outlined|solid|regular|thin|duotone|alt|lg)$/u;

/** Words for what the control is a part of. */
const isWrapping = (word: string): boolean =>
  iconWords.has(word) ||
  ofIconSet.test(word) ||
  /^(?:player|media|video|audio|toolbar|menu|header|carousel|swiper|slick|gallery|slider|page|is)$/u.test(
    word,
  );

/** “Change” under the heading “Plan” changes the plan. */
function inSection(index: ViewIndex, { index: at }: Candidate, own: string): string[] {
  const [heading] = /^ \p{L}+$/u.test(own) ? headingsOver(index, at) : [];
  const name = heading === undefined ? "" : withoutSilent(nameTextAt(index.view, heading).words);
  return heading === undefined || at - heading > largestPart || name.split(" ").length > 4
    ? []
    : [`${own}${name}`];
}

/** A heading is that of what stands no further from it. */
const largestPart = 40;
