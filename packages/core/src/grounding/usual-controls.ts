import type { PageView, ViewNode } from "../page/view.ts";
import { isCheckable, isField, isSelect } from "./compatibility.ts";
import { headingsOver, nearnessOf } from "./evidence/around.ts";
import { leadsHome, lexisOf } from "./evidence/lexis.ts";
import { modalOf } from "./modal.ts";
import { rankedNodes, stepOn, type Resolved } from "./outcome.ts";
import { perNames } from "./per-names.ts";
import { tiers } from "./similarity.ts";
import { normalize, stem, wordsOf, wordsOfIdentifier } from "./text.ts";
import { withoutTwins } from "./twins.ts";
import { contains, indexOf, nameTextAt, type Candidate, type ViewIndex } from "./view-index.ts";
import { conceptsOfSign, conceptsOfWholeSign } from "./vocabulary/concepts/index.ts";
import { iconWords } from "./vocabulary/light-words.ts";
import { besideRemarks, waysOf } from "./usual-ways.ts";
import { usualAsks, usualHints, usualsNamed, type Usual, type UsualAsk } from "./vocabulary/usual/index.ts";
import { withoutSilent } from "./vocabulary/usual/patterns.ts";

const sure = 0.82;
/**
 * What pages usually offer, by the usual ways to ask for it: “ask a friend for money” is “Request money”, “reject optional
 * cookies” the “Only what is necessary” of a notice about them. All of the words and all of the name must be known, and only
 * one control of the page may be called so.
 */
export function groundUsual(view: PageView, text: string): Resolved | undefined {
  const index = indexOf(view);
  return (
    usualIn(index, text) ??
    besideRemarks(text, (part) => usualIn(index, part, false)) ??
    besideRemarks(text, (part) => usualIn(index, part))
  );
}

function usualIn(index: ViewIndex, text: string, mayHint = true): Resolved | undefined {
  const ways = waysOf(text);
  let isAsked = false;
  for (const way of ways) {
    const asks = usualAsks(way);
    const answers = asks.flatMap((ask) => answersTo(index, ask));
    if (answers.length > 0) return pressUsual(index, answers);
    isAsked ||= asks.length > 0;
  }
  const hinted = mayHint ? hintedAt(index, ways) : [];
  if (hinted.length > 0) return pressUsual(index, hinted);
  // What is asked for is not there, and is no other thing with a name.
  for (const way of isAsked ? [] : ways) {
    const answers = whichOne(index, way);
    if (answers.length > 0) return pressUsual(index, answers);
  }
  return undefined;
}

/** What the words only lead to, as nothing on the page is called as what they ask for. */
function hintedAt(index: ViewIndex, ways: readonly string[]): Answer[] {
  for (const way of ways) {
    const answers = usualHints(way).flatMap((ask) => answersTo(index, ask));
    if (answers.length > 0) return answers;
  }
  return [];
}

/**
 * Whether the words ask for one usual thing, and a control is called as another one is: “log me out” is not “Sign out of all
 * devices”, “see my invoices” not “Pay invoice”.
 */
export function isUsuallyAnother(view: PageView, text: string, node: ViewNode): boolean {
  const index = indexOf(view);
  const candidate = index.candidates.find((each) => each.node === node);
  const named = candidate === undefined ? [] : namesOf(index, candidate).flatMap(usualsNamed);
  // “Edit” in the row of the password changes that.
  if (named.length === 0 || /^(?:edit|change|update|modify)$/iu.test(node.name.trim())) return false;
  const ways = waysOf(text);
  const asked = ways.flatMap(usualAsks).filter(({ about }) => about === "");
  const isOther = !named.some((each) =>
    [...asked, ...ways.flatMap(usualHints)].some(({ usual }) => each.usual === usual),
  );
  return asked.length > 0 && (isOther || isContrary(node, asked, named));
}

/** “it goes too fast” is not “Faster”. What shows its state is pressed for the contrary of what it is called, too. */
function isContrary(
  node: ViewNode,
  asked: readonly UsualAsk[],
  named: ReturnType<typeof usualsNamed>,
): boolean {
  if (isCheckable(node) || node.pressed !== undefined) return false;
  const both = named.flatMap((each) =>
    asked.flatMap(({ usual, wanted }) => (usual === each.usual ? [wanted === each.wanted] : [])),
  );
  return both.length > 0 && !both.includes(true);
}

/** Controls that are called as a usual one is. */
export function controlsCalled(index: ViewIndex, usual: Usual): Answer[] {
  return answersTo(index, { usual, wanted: true, about: "" });
}

export function isCalled(index: ViewIndex, node: ViewNode, usual: Usual): boolean {
  return controlsCalled(index, usual).some((answer) => answer.node === node);
}

/** A press of the only one of them. */
export function pressUsual(index: ViewIndex, given: Answer[]): Resolved | undefined {
  const answers = [...new Map(given.map((answer) => [`${answer.index} ${answer.isOn}`, answer])).values()];
  const least = Math.min(...answers.map(({ size }) => size));
  const nearest = answers.filter(({ size }) => size === least);
  const [only, another] = withoutTwins(index, nearest, true);
  if (only === undefined || another !== undefined || only.node.disabled === true) return undefined;
  const method = methodOn(only.node, only.isOn);
  if (method === undefined) return undefined;
  const ranked = [{ index: only.index, node: only.node, score: sure, tier: tiers.loose }];
  return {
    outcome: "resolved",
    steps: [stepOn(index.view, only.node, { method })],
    confidence: sure,
    isInferred: true,
    candidates: rankedNodes(index.view, ranked),
  };
}

/** Most words that say which one of several is meant, and most of a sentence in which they are looked for. */
const longestWhich = 4;
const mostWithWhich = 10;
const leadingIn = new Set(["of", "for", "from", "in", "with", "at", "on", "by"]);

/** “block my blue card”: what is left of the words is a usual way to ask, and what is left out says which one. */
function whichOne(index: ViewIndex, way: string): Answer[] {
  const words = way.trimStart().split(" ");
  if (words.length < 3 || words.length > mostWithWhich) return [];
  for (let length = 1; length <= longestWhich; length += 1) {
    const answers = words.flatMap((_, from): Answer[] => {
      const which = words.slice(from, from + length);
      if (from === 0 || which.length < length || words.length - length < 2) return [];
      const telling = leadingIn.has(which[0] ?? "") ? which.slice(1) : which;
      if (
        telling.length === 0 ||
        telling.some((word) => /^(?:not|no|dont|never|without|all|every|or|and)$/.test(word))
      )
        return [];
      const left = ` ${[...words.slice(0, from), ...words.slice(from + length)].join(" ")}`;
      return usualAsks(left)
        .filter(({ about }) => about === "")
        .flatMap((ask) => answersTo(index, { ...ask, which: telling }));
    });
    if (answers.length > 0) return answers;
  }
  return [];
}

type Ask = UsualAsk & { which?: string[] | undefined };
/** `size`: nodes of what says which one it is. */
type Answer = Candidate & { isOn: boolean; size: number };

function answersTo(index: ViewIndex, { usual, wanted, about, which }: Ask): Answer[] {
  const modal = modalOf(index.view);
  return index.candidates.flatMap((candidate): Answer[] => {
    const { node } = candidate;
    if (isField(node) || isSelect(node) || (modal !== undefined && !contains(index, modal, candidate.index)))
      return [];
    const names = [...namesOf(index, candidate), ...namesOfSigns(node, candidate.fields)].map((name) =>
      nameWithout(name, which),
    );
    const isNamed = names.some((name) => usual.isNamed(name));
    if (!isNamed && !names.some((name) => usual.isContrary(name))) return [];
    const isOn = wanted === isNamed;
    if (methodOn(node, isOn) === undefined || !standsBy(index, candidate, usual)) return [];
    const size = sizeAbout(index, candidate, { about, which });
    return size === undefined ? [] : [{ ...candidate, isOn, size }];
  });
}

const known = new WeakMap<Candidate, string[]>();

/** What it is called by, as patterns read it. */
function namesOf(index: ViewIndex, candidate: Candidate): string[] {
  let names = known.get(candidate);
  if (names) return names;
  const own = ownNamesOf(candidate.node, candidate.fields);
  names = [...own, ...inSection(index, candidate, own[0] ?? "")];
  known.set(candidate, names);
  return names;
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
  return heading === undefined || at - heading > largestEntry || name.split(" ").length > 4
    ? []
    : [`${own}${name}`];
}

/** A name without what tells it from others of its kind: “Freeze Blue card”. */
function nameWithout(name: string, which: readonly string[] | undefined): string {
  if (which === undefined) return name;
  return name
    .split(" ")
    .filter((word) => !which.includes(word))
    .join(" ");
}

/** A box is set; a button is pressed for what it says, and, pressed already, for what it no longer should be. */
function methodOn(node: ViewNode, isOn: boolean): "click" | "check" | "uncheck" | undefined {
  if (!isCheckable(node)) return (node.pressed === true) === isOn ? undefined : "click";
  if (isOn) return "check";
  return /radio/.test(node.role) ? undefined : "uncheck";
}

function standsBy(index: ViewIndex, candidate: Candidate, { near, page }: Usual): boolean {
  const saying = (words: readonly string[]) => (said: Set<string>) =>
    words.some((word) => said.has(stem(word)));
  if (near.length > 0 && sizeAround(index, candidate, saying(near)) === undefined) return false;
  if (page.length === 0 || saying(page)(wordsOfPage(index))) return true;
  return sizeAround(index, candidate, saying(page)) !== undefined;
}

/** How far from it the page says what it is to be about; 0 where nothing was said of that. */
function sizeAbout(
  index: ViewIndex,
  candidate: Candidate,
  { about, which }: Pick<Ask, "about" | "which">,
): number | undefined {
  if (which !== undefined) return sizeOfEntry(index, candidate, which.map(stem));
  if (about === "") return 0;
  if (denying.test(about)) return undefined;
  // “I need it on my computer”: what the page is about.
  if (/^(?:it|them|everything)$/u.test(about)) return 0;
  const words = wordsOf(about)
    .filter((word) => !kinds.test(word))
    .map(stem);
  return sizeAround(index, candidate, (said, role) =>
    words.length === 0 ? notices.test(role) : words.every((word) => said.has(word)),
  );
}

/** Nodes of the one thing of many that it belongs to, where that says all of the words. */
function sizeOfEntry(index: ViewIndex, { index: at }: Candidate, words: string[]): number | undefined {
  const near = words.map((word) => nearnessOf(index, at, placesSaying(index, word)));
  if (!near.every((each) => each?.isTight === true && each.size <= largestEntry)) return undefined;
  return Math.max(...near.map((each) => each?.size ?? 0));
}

function placesSaying({ view }: ViewIndex, word: string): number[] {
  return view.nodes.flatMap((_, at) =>
    nameTextAt(view, at).words.some((one) => stem(one) === word) ? [at] : [],
  );
}

/** “Tom has not paid” says nothing of who is called “Tom has not”. */
const denying = /(?:^| )(?:not|never|no|nobody|nothing|without|except|but|if|or|\p{L}+nt)(?: |$)/u;

const notices = /^(?:alert|status|dialog|alertdialog)$/;
/** What notices are called, and words between. */
const kinds =
  /^(?:message|notice|note|notification|banner|dialog|dialogue|popup|pop|up|window|prompt|request|bar|strip|box|hint|reminder|warning|alert|toast|it|one|of|about|on|for|to|with|do|and)$/;
/** A notice, and one thing of many, have no more nodes than this. */
const largestNotice = 120;
const largestEntry = 40;

/** Nodes of the smallest part of the page that has the control and says so. */
function sizeAround(
  index: ViewIndex,
  { index: at }: Candidate,
  holds: (said: Set<string>, role: string) => boolean,
): number | undefined {
  const { nodes } = index.view;
  for (let box = at; box > 0; box = nodes[box]?.parent ?? -1) {
    const end = index.end[box] ?? 0;
    const role = nodes[box]?.role ?? "";
    if (end - box > largestNotice || role === "main" || role === "document") return undefined;
    if (holds(wordsIn(index, box, end), role)) return end - box;
  }
  return undefined;
}

function wordsIn({ view }: ViewIndex, from: number, to: number): Set<string> {
  const said = new Set<string>();
  for (let at = from; at < to; at += 1) for (const word of nameTextAt(view, at).words) said.add(stem(word));
  return said;
}

const pageWords = new WeakMap<ViewIndex, Set<string>>();

/** Words of the title and the headings. */
function wordsOfPage(index: ViewIndex): Set<string> {
  let said = pageWords.get(index);
  if (said) return said;
  const { view } = index;
  said = new Set(wordsOf(normalize(view.title)).map(stem));
  for (const [at, { role }] of view.nodes.entries())
    if (role === "heading") for (const word of nameTextAt(view, at).words) said.add(stem(word));
  pageWords.set(index, said);
  return said;
}
