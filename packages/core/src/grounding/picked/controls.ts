import { isCheckable } from "../matching/compatibility.ts";
import { lexisOf, type Lexis } from "../evidence/lexis.ts";
import { formOf, root } from "../evidence/root.ts";
import { boxOf } from "../entries/item-controls.ts";
import { controlOf } from "../entries/entries.ts";
import type { Candidate, ViewIndex } from "../matching/view-index.ts";
import { candidatesIn } from "../matching/candidates.ts";
import { conceptsIn, type ConceptMatch } from "../vocabulary/concepts/index.ts";
import { fillerWords, graveWords, negativeWords } from "../vocabulary/synonyms.ts";
import { stopWords } from "../vocabulary/light-words.ts";
import { withoutTwins } from "../matching/twins.ts";
import { tiers } from "../matching/similarity.ts";
import type { Intent } from "../vocabulary/verbs.ts";
import type { Said } from "./things.ts";
import type { Word } from "./words.ts";

/** What is said to be done, word by word; the verb first. */
export type Asked = {
  words: Word[];
  verb: number;
  intent: Intent | undefined;
  concepts: ConceptMatch[];
  isMany?: boolean;
};

/** A control that does it, and which of the words it takes for its own name. */
export type Means = { control: Candidate; uses: ReadonlySet<number>; rank: number };

/** What is done to whatever is named. */
const pressing = new Set([
  "click",
  "press",
  "tap",
  "hit",
  "push",
  "use",
  "give",
  "make",
  "do",
  "put",
  "get",
  "go",
  "show",
  "open",
  "view",
  "see",
  "select",
  "choose",
  "pick",
]);
/** What is done with a thing and something else. */
const giving = new Set(["add", "move", "put", "send", "save", "bring", "keep", "take", "mark"]);
const opening = new Set([
  "open",
  "view",
  "show",
  "see",
  "read",
  "go",
  "visit",
  "follow",
  "click",
  "press",
  "tap",
  "watch",
  "look",
  "play",
  "listen",
]);
/** What a button that stands for a thing does: “start the second scene”. */
const activating = new Set([
  "start",
  "run",
  "play",
  "activate",
  "launch",
  "apply",
  "trigger",
  "load",
  "begin",
  "call",
]);
const choosing = new Set([
  "select",
  "choose",
  "pick",
  "take",
  "book",
  "reserve",
  "want",
  "buy",
  "order",
  "get",
]);
const chosen = /^(?:select|choose|pick|take|book|reserve|use)(?: .*)?$/u;
/** “Add to basket”, “Get tickets”, “Order part”, “Buy € 2.90”: “Add to my plan” and “Order details” buy nothing. */
const bought =
  /^ticket$|^(?:buy|order|purchase|book|reserve|get)(?! (?:.* )?(?:detail|history|status|number|summary|confirmation|direction|help|info|information|quote|start|app|guide|link|code|list|note|mark|updat|alert|notif)\p{L}*$)(?: .*)?$|^(?:add|put)(?: (?:it|this|one))?$|^(?:add|put)(?: .*)? (?:to|in|into)(?: (?:the|my|your|shopping))* (?:cart|basket|bag|trolley|order|booking|tray)$/u;
const buying = new Set(["buy", "order", "book", "reserve", "purchase"]);
/** How one takes part in what is not bought: “book the evening about Saturn”. */
const joined = /^(?:sign (?:me )?up|join|register|enrol|enroll|attend|rsvp|take part)(?: now| here)?$/u;

export function askedBy(verb: Word[], words: Word[], intent: Intent | undefined): Asked {
  const all = [...verb, ...words];
  const concepts = conceptsIn(all.map(({ form }) => form));
  return { words: all, verb: verb.length, intent, concepts: [...concepts, ...writingIn(all)] };
}

/** “write to the tenant in flat 2B”, “mail Ada”: whom one writes to has a letter, or an address. */
function writingIn([verb, next]: Word[]): ConceptMatch[] {
  const isTo = verb?.form === "write" && next?.form === "to";
  if (!isTo && !/^e?mail$/u.test(verb?.form ?? "")) return [];
  return conceptsIn(["email"]).map((match) => ({ ...match, from: 0, to: isTo ? 2 : 1, weight: 1 }));
}

/** What in an entry may do it: what is called so; else what stands for the entry, for verbs that do what it is for. */
export function meansIn(
  index: ViewIndex,
  { entry, said }: { entry: number; said: Said },
  asked: Asked,
): Means[] {
  const inside = candidatesIn(index, entry);
  if (asked.intent === "check" || asked.intent === "uncheck") return boxes(index, entry, asked);
  const called = inside.flatMap((control) => calledSo(control, said, asked) ?? []);
  // “put a star on the invoice” opens no mail that says so: what is in the entry comes before what is the entry.
  const inner = called.filter(({ control, rank }) => control.index !== entry && rank > 2);
  const named = inner.length > 0 ? inner : called;
  const rank = Math.max(0, ...named.map((each) => each.rank));
  const best = named.filter((each) => each.rank === rank);
  if (best.length > 0) return withoutSame(index, best);
  const [sign, another] = inside.filter((control) => isSignFor(index, control, asked));
  if (sign && another === undefined) return [{ control: sign, uses: new Set([0]), rank: 2 }];
  return standing(index, { entry, inside }, asked);
}

const removing = /^(?:remove|delete|drop|erase|discard|strike|kick|throw)$/u;
const folding = /^(?:fold|unfold|collapse|expand)$/u;

/** The cross of an entry takes it out, and its arrow folds it, where no other control does. */
function isSignFor(
  { view: { nodes } }: ViewIndex,
  { node, index: at, fields }: Candidate,
  { words }: Asked,
): boolean {
  const verb = words[0]?.form ?? "";
  const shown = (node.name || nodes[at + 1]?.name || "").trim();
  const isSaid = fields.some(({ name, weight }) => weight > 0.86 && /\p{L}{2}/u.test(name.text));
  if (node.disabled === true || isSaid || !/^(?:button|link|generic)$/u.test(node.role)) return false;
  if (removing.test(verb)) return /^[×✕✖✗✘xX]$/u.test(shown);
  return (
    folding.test(verb) &&
    (/^[▸▾▴▶▼▲⌄⌃▿▹]$/u.test(shown) || /(?:^|[ _-])(?:chevron|caret|angle)(?=$|[ _-])/u.test(node.signs ?? ""))
  );
}

function withoutSame(index: ViewIndex, all: Means[]): Means[] {
  const most = Math.max(...all.map(({ uses }) => uses.size));
  const kept = all.filter(({ uses }) => uses.size === most);
  const ranked = kept.map(({ control: { node, index: at } }) => ({
    index: at,
    node,
    score: 1,
    tier: tiers.exact,
  }));
  const left = new Set(withoutTwins(index, ranked, true).map(({ index: at }) => at));
  return kept.filter(({ control }) => left.has(control.index));
}

const isTelling = (word: string): boolean => !stopWords.has(word) && !fillerWords.has(word);

/** Called by the verb, or by what it is said to be done with: “Add to wish list” for “add … to the wish list”. */
function calledSo(control: Candidate, said: Said, asked: Asked): Means | undefined {
  const { node, fields } = control;
  if (node.role === "textbox" || node.role === "combobox") return undefined;
  const lexis = lexisOf(node, fields);
  const isSilent = lexis.isSilent || isSign(control);
  const spans = asked.concepts.filter(
    ({ concept, weight }) => (lexis.concepts.get(concept.name) ?? 0) * weight >= 0.8,
  );
  const ranked = fields.flatMap(({ name, weight }, at) => {
    if (weight < 0.84 && !isSilent) return [];
    if (name.words.some((word) => negativeWords.has(word) && !asked.words.some(({ form }) => form === word)))
      return [];
    const called: Called = { words: name.words, parts: lexis.names[at] ?? [], spans, said };
    const met = meetings(called, asked);
    return rankOf({ control, uses: met.uses, rank: 0 }, asked, { ...met, isSilent }) ?? [];
  });
  return ranked.toSorted((left, right) => right.rank - left.rank)[0];
}

/** A button of which nothing but a sign says what it is for: “✔”, whatever people call the sign. */
const isSign = ({ node, fields }: Candidate): boolean =>
  node.role === "button" &&
  node.name !== "" &&
  !/[\p{L}\d]/u.test(node.name) &&
  fields.every(({ name, weight }) => weight <= 0.9 || !/\p{L}/u.test(name.text));

type Called = { words: string[]; parts: Lexis["names"][number]; spans: ConceptMatch[]; said: Said };
/** `left`: how many words of the name are met by nothing; `isSaid`: the verb itself is a word of it. */
type Met = {
  uses: Set<number>;
  left: number;
  byName: number;
  spans: number;
  isSaid: boolean;
  isPlaced: boolean;
};

const leadingOn = /^(?:from|to|into|in|of|on|for)$/u;
const forMenu = /^(?:more|option|action|menu)$/u;

function meetings({ words, parts, spans, said }: Called, asked: Asked): Met {
  const met: Met = {
    uses: new Set(spans.flatMap((span) => positions(span))),
    left: 0,
    byName: 0,
    spans: spans.length,
    isSaid: false,
    isPlaced: false,
  };
  const isMenu = words.every((word) => !isTelling(word) || forMenu.test(formOf(word)));
  words.forEach((word, place) => {
    if (!isTelling(word)) return;
    const [form, rooted] = [formOf(word), root(word)];
    const at = asked.words.findIndex(
      (one) =>
        one.form === form || (one.root.length > 3 && one.root === rooted) || (one.form === "menu" && isMenu),
    );
    if (at >= 0) met.uses.add(at);
    if (at >= 0 && at < asked.verb) met.isSaid = true;
    const part = parts.find(({ stem }) => stem === form);
    const isMeant = spans.some(({ concept }) => part?.concepts.has(concept.name) === true);
    // “Remove from playlist”, said of one of its songs.
    const isWhere = met.isSaid && words.slice(place - 2, place).some((before) => leadingOn.test(before));
    if (isWhere && at < 0 && !isMeant) met.isPlaced = true;
    if (at >= 0 || isMeant || isWhere) met.byName += 1;
    else if (!said.forms.has(form)) met.left += 1;
  });
  return met;
}

function rankOf(
  means: Means,
  asked: Asked,
  { left, byName, isSilent, spans, isSaid, isPlaced }: Met & { isSilent: boolean },
): Means | undefined {
  const { uses, control } = means;
  const verbs = asked.words.slice(0, asked.verb);
  const isVerb = verbs.some((_, at) => uses.has(at));
  const first = verbs[0]?.form ?? "";
  const isGeneral =
    pressing.has(first) ||
    (giving.has(first) && left === 0 && isLedTo(asked, uses)) ||
    (choosing.has(first) && left === 0 && isObject(asked, uses));
  if (byName === 0 && !(isSilent && spans > 0)) return undefined;
  if (!isVerb && !(isGeneral && uses.size > 0)) return undefined;
  // A box is ticked by its whole name: “make Yusra the captain”, “compare the bowl and the plate”.
  const isWhole = isSaid && control.node.role === "checkbox" && /^\p{L}+$/u.test(control.node.name.trim());
  if (isCheckable(control.node) && (left > 0 || (isVerb && !isWhole))) return undefined;
  if (isSilent && spans > 0) return { ...means, rank: isVerb ? 3 : 2 };
  if ((isPlaced || left > 0) && saysWhere(asked, uses)) return undefined;
  if (left === 0 && isPlaced) return { ...means, rank: 2 };
  // “send the bus to the workshop” is “To workshop” rather than “Send out”.
  if (left === 0) return { ...means, rank: isVerb ? (saysWhere(asked, uses) ? 2 : 4) : 3 };
  // “arrange …” is “Arrange a visit”, and “cancel” no “Cancel subscription”.
  const isOther = graveWords.has(first) || left > 2 || !isSaid;
  return isOther || isSilent ? undefined : { ...means, rank: 1 };
}

/** “buy a ticket for the last film”, where each has a link “Tickets”; “buy the rose” is no press on the name of the rose. */
function isObject({ words, verb }: Asked, uses: ReadonlySet<number>): boolean {
  const first = Math.min(...uses);
  const isNext = first >= verb && words.slice(verb, first).every(({ form }) => !isTelling(form));
  return isNext && /^(?:for|to|in|at|on)$/u.test(words[Math.max(...uses) + 1]?.form ?? "");
}

/** “add … to the wish list”, “save … as a template”: what it is put to is the name of the control. */
function isLedTo({ words, verb }: Asked, uses: ReadonlySet<number>): boolean {
  const first = Math.min(...uses);
  if (first < verb) return false;
  const before = words[first - 1]?.form === "the" || words[first - 1]?.form === "my" ? first - 2 : first - 1;
  return before >= verb && /^(?:to|on|in|into|onto|from|as|with)$/u.test(words[before]?.form ?? "");
}

/** “add the tree to the wish list” is not “Add to basket”: where it is to go was said, and is not where that puts it. */
function saysWhere({ words, verb }: Asked, uses: ReadonlySet<number>): boolean {
  const at = words.findIndex(({ form }, place) => place >= verb && /^(?:to|into|onto|from)$/u.test(form));
  return at >= 0 && ![...uses].some((used) => used > at);
}

function positions({ from, to, particle }: ConceptMatch): number[] {
  const run = Array.from({ length: to - from }, (_, at) => from + at);
  return particle === undefined ? run : [...run, particle];
}

/** The box of the entry that is called by the words, else its only one. */
function boxes(index: ViewIndex, entry: number, asked: Asked): Means[] {
  const inside = candidatesIn(index, entry).filter(({ node }) => isCheckable(node) && node.role !== "radio");
  const named = inside.flatMap((control): Means[] => {
    const uses = boxUses(control, asked);
    return uses === undefined ? [] : [{ control, uses, rank: 3 }];
  });
  if (named.length > 0) return withoutSame(index, named);
  const only = boxOf(index, entry);
  return only
    ? [{ control: { index: only.index, node: only.node, fields: [] }, uses: new Set(), rank: 2 }]
    : [];
}

function boxUses({ fields }: Candidate, { words, verb }: Asked): Set<number> | undefined {
  for (const { name, weight } of fields) {
    if (weight < 0.84) continue;
    const telling = name.words.filter(isTelling);
    const met = telling.map((word) =>
      words.findIndex((said, at) => at >= verb && (said.form === word || said.root === root(word))),
    );
    if (telling.length > 0 && met.every((at) => at >= 0)) return new Set(met);
  }
  return undefined;
}

type Entry = { entry: number; inside: Candidate[] };

/** An entry is opened by its title, chosen by its “Select” or by its radio button, and bought by “Add to basket”. */
function standing(index: ViewIndex, { entry, inside }: Entry, { words, isMany }: Asked): Means[] {
  const verb = words[0]?.form ?? "";
  if (choosing.has(verb)) {
    const calledLike = (names: RegExp): Candidate[] =>
      inside.filter(
        ({ node, fields }) =>
          /^(?:button|link)$/u.test(node.role) &&
          fields.some(({ name: { words: own } }) => own.length < 6 && names.test(own.map(formOf).join(" "))),
      );
    const taken = calledLike(buying.has(verb) ? bought : chosen);
    const called = taken.length === 0 && /^(?:book|reserve)$/u.test(verb) ? calledLike(joined) : taken;
    if (called.length > 0)
      return withoutSame(
        index,
        called.map((control) => ({ control, uses: new Set<number>(), rank: 1 })),
      );
    if (buying.has(verb)) return [];
    const box = isMany ? boxOf(index, entry) : undefined;
    if (box) return [{ control: { index: box.index, node: box.node, fields: [] }, uses: new Set(), rank: 1 }];
    const radios = inside.filter(({ node }) => node.role === "radio" || node.role === "option");
    if (radios.length === 1) return radios.map((control) => ({ control, uses: new Set<number>(), rank: 1 }));
  }
  const own = inside.find(({ index: at, node }) => at === entry && !node.scrollable);
  if (own && inside.length === 1 && activating.has(verb))
    return [{ control: own, uses: new Set<number>(), rank: 1 }];
  if (!opening.has(verb) && !choosing.has(verb)) return [];
  const title = own ?? (opening.has(verb) ? controlOf(index, entry) : undefined);
  return title ? [{ control: title, uses: new Set<number>(), rank: 1 }] : [];
}
