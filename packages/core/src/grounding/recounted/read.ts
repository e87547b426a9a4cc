import { root } from "../evidence/root.ts";
import { cueTable } from "../laid/cues.ts";
import { phraseAt, type Phrase } from "../matching/tokens.ts";
import { relationOf } from "./relations.ts";
import type { RecountedControl } from "./controls.ts";
import { inPart, toldIn, type Reading, type Told } from "./told.ts";
import { findings, goods, isEnd, isMark, isSilent, silent, wordsIn } from "./words.ts";

export type Way = {
  at: number;
  told: Told[];
  cost: number;
  /** Roots of what the part of the page is called that is spoken of. */
  context: readonly string[];
  /** A part of the page was named, and nothing is set there yet. */
  isOpen: boolean;
  /** A verb was passed over that says nothing the page has. */
  isVague: boolean;
};

const prices = {
  silent: 0.005,
  place: 0.04,
  frame: 0.08,
  remark: 0.1,
  vague: 0.12,
  away: 0.1,
  back: 0.06,
  outside: 0.2,
};
/** What a part of the page is called has at most so many tokens. */
const longestPlace = 5;
const mostInPart = 0.4;
/** So many ways to have read the words up to somewhere are followed up. */
const width = 40;

/** All ways to read the words to their end, the cheapest first. */
export function waysThrough(reading: Reading): Way[] {
  const { tokens } = reading.phrase;
  const told = toldIn(reading);
  const ways: Way[][] = Array.from({ length: tokens.length + 1 }, () => []);
  ways[0]?.push({ at: 0, told: [], cost: 0, context: [], isOpen: false, isVague: false });
  for (let at = 0; at < tokens.length; at += 1) {
    const seen = new Set<string>();
    for (const way of (ways[at] ?? []).toSorted((one, other) => one.cost - other.cost)) {
      const key = `${keyOf(way.told)} ${way.context.join(" ")} ${way.isOpen} ${way.isVague}`;
      if (seen.has(key)) continue;
      if (seen.size >= width) break;
      seen.add(key);
      for (const next of [
        ...frames(reading, way),
        ...placed(reading, way),
        ...set(reading, way, told[at] ?? []),
      ])
        ways[next.at]?.push(next);
    }
  }
  return (ways.at(-1) ?? []).toSorted((one, other) => one.cost - other.cost);
}

export const keyOf = (told: readonly Told[]): string =>
  told
    .flatMap(({ fit }) =>
      fit.settings.map(({ at, method, arguments: values }) => `${at} ${method} ${values.join("|")}`),
    )
    .sort()
    .join("; ");

/** What is said at some place, as it goes on from here. */
function set({ controls, phrase: { tokens } }: Reading, way: Way, all: readonly Told[]): Way[] {
  const used = new Set(way.told.flatMap(({ fit }) => fit.settings.map(({ key }) => key)));
  const before = way.told.at(-1);
  const last = before?.control;
  const open = all.filter(({ fit }) => fit.settings.every(({ key }) => !used.has(key)));
  // “no lost nets and plastic waste” may want neither; “without bus and ferry, step-free access” has told what is not wanted.
  const isEnded =
    tokens[way.at - 1]?.word === "," && /^(?:and|or|nor)$/u.test(tokens[(before?.from ?? 0) - 1]?.word ?? "");
  const isDeclined = !isEnded && before?.fit.settings.some(({ method }) => method === "uncheck") === true;
  const meant = open.filter(
    ({ fit, isNamed, control, places }) =>
      !(isDeclined && fit.isUnsaid) &&
      (isNamed || !fit.isFollowing || (last !== undefined && follows(controls, { control, places }, last))),
  );
  const free = meant.filter((told) => !open.some((other) => saysLess(other, told, way.context)));
  const shared = new Map(free.map((told) => [told, last ? sharedBy(last, told.control) : 0]));
  const most = Math.max(0, ...shared.values());
  return free.flatMap((told) => {
    const context = told.places.length > 0 ? told.places : way.context;
    const isOutside = !isIn(told.control, way.context);
    const needsPart = told.fit.isOfPart === true && !told.isNamed;
    if (isOutside && told.places.length === 0 && isInLike(controls, told.control, way.context)) return [];
    if ((isOutside || told.cost > mostInPart) && way.isOpen) return [];
    if (needsPart && !way.isOpen && told.places.length === 0) return [];
    const led = way.isOpen && !told.isNamed ? told.cost * (1 - inPart) : 0;
    const away = (shared.get(told) ?? 0) < most ? prices.away : 0;
    const back = isBefore(told, before) ? prices.back : 0;
    const outside = isOutside && told.places.length === 0 ? prices.outside : 0;
    return [
      {
        at: told.to,
        told: [...way.told, told],
        cost: way.cost + told.cost - led + away + outside + back,
        context,
        isOpen: false,
        isVague: way.isVague,
      },
    ];
  });
}

/** Of two times or the like the first that is said is the first that is asked for. */
const isBefore = (told: Told, last: Told | undefined): boolean =>
  last !== undefined &&
  !told.isNamed &&
  !last.isNamed &&
  told.fit.kind === last.fit.kind &&
  told.fit.kind !== "option" &&
  told.fit.kind !== "box" &&
  told.control.at < last.control.at;

/** “EU invoices on, 20 percent”; “the father works as a plumber, the mother as a nurse”. */
function follows(
  controls: readonly RecountedControl[],
  { control, places }: Pick<Told, "control" | "places">,
  last: RecountedControl,
): boolean {
  const { key, entry, node } = control;
  if (places.length > 0 && isCalledAlike(control, last)) return true;
  return (
    entry === last.entry &&
    /^(?:number|range)$/u.test(node.inputType ?? "") &&
    controls.every((other) => other.entry !== entry || other.key === key || other.field === undefined)
  );
}

/** Whether both ask for the same, of another: “Start, June Hart” and “Start, Milo Noon”. */
export function isCalledAlike(one: RecountedControl, other: RecountedControl): boolean {
  const [own, others] = [ownRoots(one), ownRoots(other)];
  return (
    one.key !== other.key &&
    one.node.inputType === other.node.inputType &&
    own.size === others.size &&
    [...own].every((each) => others.has(each))
  );
}

function ownRoots({ roots, placeRoots }: RecountedControl): ReadonlySet<string> {
  const own = [...roots].filter((each) => !placeRoots.has(each));
  return own.length > 0 ? new Set(own) : roots;
}

/** “Applicant” beside “Co-applicant”: of two that ask for the same the one is meant whose part is called by no more. */
function saysLess(one: Told, other: Told, context: readonly string[]): boolean {
  const said = one.places.length > 0 ? one.places : context;
  if (said.length === 0 || one.to !== other.to || one.control === other.control) return false;
  const isAlike = isCalledAlike(one.control, other.control);
  const inWords = ({ control }: Told): Set<string> =>
    new Set([...control.placeRoots].filter((each) => /\p{L}{2}/u.test(each)));
  const [less, more] = [inWords(one), inWords(other)];
  return (
    isAlike && isIn(one.control, said) && less.size < more.size && [...less].every((each) => more.has(each))
  );
}

/** “sender: Ben Ode, address …”: a part of the page that asks for the same as the one that is spoken of is not meant with it. */
function isInLike(
  controls: readonly RecountedControl[],
  { parts }: RecountedControl,
  context: readonly string[],
): boolean {
  const inside = controls.filter((control) => isIn(control, context));
  const shared = new Set(inside.flatMap((control) => [...control.parts]));
  const names = new Set(inside.map(({ roots }) => [...roots].sort().join(" ")));
  const apart = [...parts].filter((part) => !shared.has(part));
  return controls.some(
    (control) =>
      apart.some((part) => control.parts.has(part)) && names.has([...control.roots].sort().join(" ")),
  );
}

const isIn = ({ placeRoots, roots }: RecountedControl, context: readonly string[]): boolean =>
  context.every((one) => placeRoots.has(one) || roots.has(one));

function sharedBy(one: RecountedControl, other: RecountedControl): number {
  if (one.entry > 0 && one.entry === other.entry) return 100;
  return [...one.parts].filter((part) => other.parts.has(part)).length;
}

/** Words that say nothing by themselves, and what only leads up to values. */
function frames({ phrase, shown, controls }: Reading, way: Way): Way[] {
  const { tokens } = phrase;
  const token = tokens[way.at];
  if (token === undefined) return [];
  const step = (length: number, cost: number): Way => ({
    ...way,
    at: way.at + length,
    cost: way.cost + cost,
  });
  if (isEnd(token)) return [step(1, 0)];
  if (isMark(token)) return [step(1, prices.silent)];
  if (token.kind !== "word") return [];
  const words = wordsIn(token);
  const found: Way[] = [];
  const about = controls[0]?.about ?? new Set();
  if (words.every((word) => silent.has(word))) found.push(step(1, prices.silent));
  else if (words.every((word) => silent.has(word) || about.has(root(word))))
    found.push(step(1, prices.frame));
  const before = tokens[way.at - 1]?.word ?? "";
  if (
    /^(?:i|we|she|he|they|you|i've|we've|they've|we'd|i'd)$/u.test(before) &&
    words.every((word) => findings.has(word))
  )
    found.push(step(1, prices.frame));
  if (isKin(phrase, way.at, shown)) found.push(step(1, prices.frame));
  if (isVagueVerb(phrase, way.at, shown)) found.push({ ...step(1, prices.vague), isVague: true });
  const toward = leadingTo(phrase, way.at);
  if (toward !== undefined)
    found.push({ ...step(toward - way.at, prices.frame), ...partOf(controls, receivers, way) });
  const cue = way.isOpen ? undefined : phraseAt(tokens, way.at, cueTable);
  if (cue?.entry.section !== undefined) {
    const opened = partOf(controls, cue.entry.section.split(" ").map(root), way);
    if (opened.isOpen) found.push({ ...step(cue.length, prices.frame), ...opened });
  }
  const remark = remarkFrom(phrase, way.at, shown);
  if (remark !== undefined) found.push(step(remark - way.at, prices.remark));
  return found;
}

const kin = new Set(
  "son daughter child wife husband partner mother father mum dad sister brother aunt uncle niece nephew grandson granddaughter friend colleague boss neighbour cousin".split(
    " ",
  ),
);

/** “our son is Emil Brandl”: whose name it is, where the page does not ask for that. */
function isKin({ tokens }: Phrase, at: number, shown: ReadonlySet<string>): boolean {
  const [before, own, next] = [tokens[at - 1]?.word ?? "", tokens[at]?.word ?? "", tokens[at + 1]];
  const isAsked = shown.has(root(own)) || shown.has(root("relationship")) || shown.has(root("relation"));
  return (
    kin.has(own) &&
    !isAsked &&
    /^(?:my|our|his|her|their)$/u.test(before) &&
    next !== undefined &&
    (/^(?:is|,|called|named)$/u.test(next.word) || /^\p{Lu}\p{Ll}/u.test(next.text))
  );
}

const subject = /^(?:i|we|he|she|they|it)(?:['’](?:m|re|ve|s|d|ll))?$/u;
/** What is done against a thing, or was done, asks for nothing. */
const against =
  /(?:ed|less)$|^(?:hate|dislike|avoid|refuse|skip|drop|cancel|stop|lack|lose|lost|left|leave|leaving|sold|sell|quit|miss|fear|doubt|regret|forget|forgot|saw|went|took|gave|bought|broke|felt|knew|thought|hating|avoiding|selling|losing|stopping|cancelling)$/u;

/** “I'll be speaking German”, “90 euros to spend”: a verb behind its subject that the page has no word of. */
function isVagueVerb({ tokens }: Phrase, at: number, shown: ReadonlySet<string>): boolean {
  const { text, word } = tokens[at] ?? { text: "", word: "" };
  if (!/^\p{Ll}{3,}$/u.test(text) || against.test(word) || silent.has(word) || shown.has(root(word)))
    return false;
  let from = at - 1;
  while (from >= 0 && isAuxiliary.test(tokens[from]?.word ?? "")) from -= 1;
  const before = tokens[from];
  if (before?.word === "to" && from === at - 1) return from > 0;
  const cut = tokens[from - 1];
  const isBegun = cut === undefined || isEnd(cut);
  return before !== undefined && subject.test(before.word) && isBegun;
}

const isAuxiliary = /^(?:will|would|can|may|be|am|are|is|have|has|also|only|just|really|usually|all)$/u;

/** “the money's for”, “ticket's for”, “the booking is for”: where the name behind them begins. */
function leadingTo({ tokens }: Phrase, at: number): number | undefined {
  const words = wordsIn(tokens[at] ?? { kind: "word", text: "", word: "", start: 0, end: 0 });
  if (words.length !== 1 || !goods.has(words[0] ?? "")) return undefined;
  for (let to = at + 1; to < at + 6; to += 1) {
    const word = tokens[to]?.word ?? "";
    if (/^(?:for|to)$/u.test(word)) return /^\p{Lu}/u.test(tokens[to + 1]?.text ?? "") ? to + 1 : undefined;
    if (!silent.has(word)) return undefined;
  }
  return undefined;
}

const receivers = "recipient addressee receiver consignee delivery deliver".split(" ").map(root);

/** The part of the page that is called by one of the words, if there is one. */
function partOf(
  controls: readonly RecountedControl[],
  called: readonly string[],
  { context, isOpen }: Way,
): Pick<Way, "context" | "isOpen"> {
  const heads = [...new Set(called)].filter((one) =>
    controls.some(({ placeRoots, field, pair }) => field && !pair && placeRoots.has(one)),
  );
  return heads.length === 1 ? { context: heads, isOpen: true } : { context, isOpen };
}

const telling = /^(?:i|we|they|he|she|it|you|there)(?:['’](?:ve|re|m|s|d|ll))?$/u;
/** A remark is no longer, in tokens. */
const longestRemark = 7;

/** What is said of what was told before may take it back. */
const referring = /^(?:it|that|this|them|these|those|one|ones|any|want|need|have)$/u;
const denying = /^(?:no|not|never|none|nobody|nothing|without|cannot)$|n['’]t$/u;

/** “they've moved us, …”: a clause without a value and without a word that the page has. */
function remarkFrom({ tokens }: Phrase, at: number, shown: ReadonlySet<string>): number | undefined {
  const before = tokens[at - 1];
  if ((before !== undefined && !isEnd(before)) || !telling.test(tokens[at]?.word ?? "")) return undefined;
  // “it's a christening” may be what is asked for.
  if (
    /['’](?:s|m|re)$/u.test(tokens[at]?.text ?? "") ||
    /^(?:is|are|am|was|were)$/u.test(tokens[at + 1]?.word ?? "")
  )
    return undefined;
  const end = tokens.slice(at).findIndex(isEnd);
  const length = end < 0 ? tokens.length - at : end;
  if (length < 2 || length > longestRemark) return undefined;
  const some = tokens.slice(at + 1, at + length);
  if (some.some(({ word }) => denying.test(word)) && some.some(({ word }) => referring.test(word)))
    return undefined;
  const isPlain = some.every(
    (token) =>
      /^\p{Ll}[\p{L}'’]*$/u.test(token.text) &&
      wordsIn(token).every((word) => silent.has(word) || !shown.has(root(word))),
  );
  return isPlain ? at + length : undefined;
}

/** “For the mill pond”, “The recipient is”, “Applicant:”: the part of the page that is spoken of from there on. */
function placed({ phrase, controls }: Reading, way: Way): Way[] {
  // “June and Milo start at 9”
  if (way.isOpen) return [];
  const { tokens } = phrase;
  const found: Way[] = [];
  const roots: string[] = [];
  for (let to = way.at + 1; to <= Math.min(tokens.length, way.at + longestPlace); to += 1) {
    const token = tokens[to - 1];
    if (token === undefined || token.kind !== "word" || isEnd(token)) break;
    // “I'm sending this to …” says what is done.
    if (subject.test(tokens[to - 2]?.word ?? "") && !isSilent(token)) break;
    const isLed = to === way.at + 1 && /^(?:under|within|inside)$/u.test(token.word);
    for (const word of wordsIn(token)) if (!silent.has(word) && !isLed) roots.push(word);
    if (
      roots.length > 1 &&
      partNouns.has(token.word) &&
      !controls.some((one) => isPlaceWord(token.word, one))
    )
      roots.pop();
    if (roots.length === 0) continue;
    const alike = controls.filter((control) => roots.every((word) => isPlaceWord(word, control)));
    // “ship it to …” is rather “Shipping” than “Delivery”.
    const called = alike.filter(({ placeRoots }) => roots.every((word) => placeRoots.has(root(word))));
    const inside = called.length > 0 ? called : alike;
    if (inside.length === 0) break;
    if (inside.length === controls.length) continue;
    // What the page calls it, where it is called otherwise by those who tell of it.
    const context = [...new Set(roots.flatMap((word) => placeOf(word, inside)))];
    if (context.length === 0) continue;
    found.push({ ...way, at: to, cost: way.cost + prices.place, context, isOpen: true });
  }
  return found;
}

/** What a part of a page is, whatever it is called. */
const partNouns = new Set(
  "zone section part area group box card panel block row column line form".split(" "),
);

function isPlaceWord(word: string, control: RecountedControl): boolean {
  return (
    control.placeRoots.has(root(word)) ||
    isColumn(word, control) ||
    relationOf(word, { ...control, roots: new Set() }) === "place"
  );
}

/** Columns are among the names of what stands in them. */
const isColumn = (word: string, { parts, roots, columns }: RecountedControl): boolean =>
  parts.size > 0 && roots.has(root(word)) && columns.has(root(word));

/** The root itself, or those of what heads the part that is meant by it. */
function placeOf(word: string, inside: readonly RecountedControl[]): string[] {
  const own = root(word);
  if (inside.every(({ placeRoots, roots }) => placeRoots.has(own) || roots.has(own))) return [own];
  const [first, ...others] = inside;
  if (first === undefined) return [];
  return [...first.placeRoots].filter(
    (one) =>
      others.every(({ placeRoots }) => placeRoots.has(one)) &&
      relationOf(word, { ...first, roots: new Set(), placeRoots: new Set([one]) }) === "place",
  );
}
