import type { PageView, ViewNode } from "../../page/view.ts";
import { isCheckable, isField, isSelect } from "../matching/compatibility.ts";
import { headingsOver } from "../evidence/around.ts";
import { formOf } from "../evidence/root.ts";
import { matchTarget, type Match, type Scored } from "../matching/match.ts";
import type { TargetPhrase, TargetReading } from "../grammar/parsed.ts";
import { narrow } from "../matching/scope.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize, wordsOf, wordsOfIdentifier } from "../matching/text.ts";
import { indexOf, nameTextAt, type ViewIndex } from "../matching/view-index.ts";
import { conceptsIn } from "../vocabulary/concepts/index.ts";
import { fillerWords } from "../vocabulary/synonyms.ts";

/** Words for whatever scrolls, which a page need not say of it. */
const kinds = new Set(
  (
    "list panel area box pane section bar column table grid view window region part container strip row feed gallery carousel " +
    "content contents widget frame scroller slider side left right top bottom upper lower big small long whole own"
  ).split(" "),
);
const possessives = new Set("my your our his her their its this that these those".split(" "));

/** What elements are called by what they are. */
const ofTags: Record<string, string> = {
  pre: "code snippet listing",
  code: "code",
  aside: "sidebar",
  nav: "navigation sidebar menu",
  table: "table",
  textarea: "text",
};
const ofRoles: Record<string, string> = {
  log: "log chat messages",
  complementary: "sidebar",
  navigation: "navigation sidebar menu",
  dialog: "dialog popup modal",
  feed: "feed",
  tree: "tree",
  menu: "menu",
  listbox: "options",
};

/**
 * A region that scrolls: by its own name, by what stands over it or begins it, by what authors call it, and by what it is. Where
 * it is the only thing that scrolls, by whatever else the page does not call so.
 */
export function matchRegion(view: PageView, target: TargetPhrase): Match {
  const index = indexOf(view);
  const named = matchTarget(view, target, { intent: "scroll", fits: (node) => node.scrollable === true });
  if (named.outcome !== "none") return named;
  const regions = index.candidates.filter(({ node }) => node.scrollable === true);
  const scored = new Map<number, Scored>();
  for (const reading of target.readings) {
    for (const { index: at, node } of regionsAt(index, regions, reading)) {
      const score = callOf(index, at, reading) * reading.prior;
      if (score > (scored.get(at)?.score ?? 0)) scored.set(at, { index: at, node, score, tier: tiers.words });
    }
  }
  const ranked = [...scored.values()].toSorted((left, right) => right.score - left.score);
  const [first, second] = ranked;
  if (first && first.score - (second?.score ?? 0) > 0.05)
    return { outcome: "one", found: [first], confidence: first.score, ranked };
  if (first) return { outcome: "several", ranked };
  const only = onlyRegion(index, regions, target);
  return only
    ? { outcome: "one", found: [only], confidence: only.score, ranked: [only] }
    : { outcome: "none", ranked: [] };
}

type Region = { index: number; node: ViewNode };

function regionsAt(index: ViewIndex, regions: Region[], { qualifiers }: TargetReading): Region[] {
  if (qualifiers.length === 0) return regions;
  const kept = new Set(
    narrow(
      index,
      regions.map(({ index: at }) => at),
      qualifiers,
    ),
  );
  return regions.filter(({ index: at }) => kept.has(at));
}

/** The words of a name that tell one region from another. */
function tellingWords(name: string): string[] {
  return wordsOf(normalize(name)).filter(
    (word) =>
      !fillerWords.has(word) && !possessives.has(word) && !kinds.has(word) && !kinds.has(formOf(word)),
  );
}

const sure = { own: 0.9, heading: 0.86, label: 0.84, author: 0.8, concept: 0.76 };

/** How surely a region is called so, 0–1; 0 where a word is left over. */
function callOf(index: ViewIndex, at: number, { name, role, qualifiers }: TargetReading): number {
  const words = tellingWords(name);
  if (words.length === 0) {
    const isKind = role?.roles.includes(index.view.nodes[at]?.role ?? "") === true;
    if (name === "" && qualifiers.length === 0 && !isKind) return 0;
    return isKind ? 0.8 : qualifiers.length > 0 ? 0.78 : 0;
  }
  const calls = callsOf(index, at);
  const concepts = new Set(conceptsIn(words).map(({ concept }) => concept.name));
  const met = words.map((word) => {
    const best = calls.find(({ words: own }) => own.has(formOf(word)));
    if (best) return best.weight;
    if (calls.some(({ author }) => author?.some((own) => abbreviates(own, word)))) return sure.author - 0.02;
    const isMeant = calls.some(({ words: own }) =>
      conceptsIn([...own]).some(({ concept, weight }) => weight === 1 && concepts.has(concept.name)),
    );
    return isMeant ? sure.concept : 0;
  });
  return Math.min(...met);
}

type Call = { words: Set<string>; weight: number; author?: string[] };

const known = new WeakMap<ViewIndex, Map<number, Call[]>>();

/** Everything that a region is called by, the surest first. */
function callsOf(index: ViewIndex, at: number): Call[] {
  let calls = known.get(index);
  if (!calls) known.set(index, (calls = new Map()));
  let found = calls.get(at);
  if (!found) calls.set(at, (found = readCalls(index, at)));
  return found;
}

function readCalls(index: ViewIndex, at: number): Call[] {
  const { nodes } = index.view;
  const node = nodes[at];
  if (!node) return [];
  const call = (texts: string[], weight: number): Call => ({
    words: new Set(texts.flatMap((text) => wordsOf(normalize(text)).map(formOf))),
    weight,
  });
  const [nearest] = headingsOver(index, at);
  const author = wordsOf(wordsOfIdentifier(node.hints ?? ""));
  const begins = firstHeading(index, at);
  return [
    call([node.name, node.description ?? "", ofRoles[node.role] ?? "", ofTags[node.tag] ?? ""], sure.own),
    call(
      isForm(index, at)
        ? ["settings options controls adjustments parameters form fields filters preferences"]
        : [],
      sure.concept,
    ),
    call(nearest === undefined ? [] : [nameTextAt(index.view, nearest).text], sure.heading),
    call(begins === undefined ? [] : [nameTextAt(index.view, begins).text], sure.heading),
    call(labelBefore(index, at), sure.label),
    { words: new Set(author.map(formOf)), weight: sure.author, author },
  ];
}

/** Most of what can be acted on in it is filled in or set. */
function isForm({ view: { nodes }, end }: ViewIndex, at: number): boolean {
  const inside = nodes.slice(at + 1, end[at]).filter(({ interactive }) => interactive);
  return (
    inside.length > 2 &&
    inside.filter((node) => isField(node) || isCheckable(node) || isSelect(node)).length > inside.length / 2
  );
}

function firstHeading({ view: { nodes }, end }: ViewIndex, at: number): number | undefined {
  for (let inner = at + 1; inner < Math.min(end[at] ?? 0, at + 6); inner += 1)
    if (nodes[inner]?.role === "heading") return inner;
  return undefined;
}

/** Longer texts are no labels; so many nodes has the head of a panel. */
const longestLabel = 40;
const largestHead = 12;

/** The short texts of what stands right before it, or before what alone holds it. */
function labelBefore({ view: { nodes }, end }: ViewIndex, region: number): string[] {
  for (let at = region, up = 0; at > 0 && up < 2; at = nodes[at]?.parent ?? -1, up += 1) {
    const parent = nodes[at]?.parent ?? -1;
    let before = at - 1;
    while (before > parent && nodes[before]?.parent !== parent) before = nodes[before]?.parent ?? -1;
    if (before <= parent) continue;
    const head = nodes.slice(before, end[before]);
    if (head.length > largestHead || head.some(({ scrollable }) => scrollable === true)) return [];
    return head.flatMap(({ role, name }) => (role === "text" && name.length <= longestLabel ? [name] : []));
  }
  return [];
}

/** `snaps` of “snapshots”, `mv` of “moves”, `msg` of “messages”. */
function abbreviates(short: string, word: string): boolean {
  const bare = short.length > 3 ? short.replace(/s$/u, "") : short;
  if (bare.length >= 4 && bare.length < word.length && word.endsWith(bare)) return true;
  if (bare.length < 2 || bare[0] !== word[0] || bare.length >= word.length) return false;
  if (bare.length > 2 && word.startsWith(bare)) return true;
  return (word[0] ?? "").concat(word.slice(1).replace(/[aeiouy]/gu, "")).startsWith(bare);
}

/** Where nothing else scrolls, not the page either, and nothing else is called so. */
function onlyRegion({ view }: ViewIndex, regions: Region[], target: TargetPhrase): Scored | undefined {
  const [region, another] = regions;
  if (region === undefined || another !== undefined) return undefined;
  const isKind = target.readings.some(({ role }) => role?.container);
  const isAlone = view.scroll.maxY <= 0 && view.scroll.maxX <= 0;
  if ((!isKind && !isAlone) || isSaid(view, target)) return undefined;
  return { ...region, score: 0.75, tier: tiers.loose };
}

/** Whether a heading, a control or a part of the page is called so. */
function isSaid(view: PageView, target: TargetPhrase): boolean {
  const words = tellingWords(target.text).map(formOf);
  return view.nodes.some(({ role, name, interactive }, at) => {
    if (at === 0 || name === "" || (!interactive && role === "text")) return false;
    const own = nameTextAt(view, at).words.map(formOf);
    return words.some((word) => own.includes(word));
  });
}
