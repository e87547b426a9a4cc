import type { PageView } from "../../page/view.ts";
import { root } from "../evidence/root.ts";
import { offeredBy } from "../laid/offered.ts";
import { rankedNodes, stepOn, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { tokenize, type Phrase, type Token } from "../matching/tokens.ts";
import { verbTable } from "../vocabulary/verbs.ts";
import { statedControls, type StatedControl } from "./controls.ts";
import { meantWords, relationOf } from "./relations.ts";
import { statedValues, type StatedValue } from "./values.ts";

/** Longer ones tell more than values, tokens. */
const longest = 26;
/** Asked, denied, compared, hanging on something, or of another time. */
const open =
  /["“”?;]|(?<!\d):|:(?!\d)|\b(?:if|unless|when|whether|once|or|either|maybe|perhaps|not|never|no|nobody|nothing|none|without|than|more|less|between|except|instead|used to|had|did|but|because|since|usually|normally|always|ago|last|yesterday|both|each|every|all|hates?|dislikes?)\b|n['’]t\b/iu;
const aside =
  /,? \b(?:from now on|at the moment|right now|these days|as of now|now|currently|nowadays|again|please|from today|tonight|today)(?=$|[,.!])|[.!]+$/giu;
const opening = /^(?:(?:well|ok|okay|hey|so|please|hi|hello),? )+/iu;
/** It begins with what is told of. */
const telling =
  /^(?:(?:i|we|he|she|it|they)(?:['’](?:m|s|re|ve|ll|d))?|the|my|our|his|her|their|its|this) \S/iu;
const finite =
  /(?:^| )(?:(?:i|we|he|she|it|they)['’](?:m|s|re|ve|ll)|i|we|he|she|they|it|is|are|was|has|have|will|should|must|shall|cost|came|took|come|go|start|begin|end|last|take|[a-z]{2,}s)(?= )/iu;

const severally =
  /^(?<who>everybody|everyone|each of them|all of them|they all|both of them|both)(?= \p{L})/iu;
const givenUp = /^(?<plain>.+?),? (?:instead of|rather than) (?<old>[^,;]{2,40}?)[.!]?$/iu;
const unchanged =
  /,? (?:and |but )?[\p{L} ]{2,30} (?:stays?|remains?) (?:as (?:it is|they are)|the same|unchanged)[.!]?$/iu;
/** “the cost centre's wrong, should be 4450”. */
const mistaken =
  /^(?<what>.{3,40}?)(?:['’]s| is| are) (?:wrong|incorrect|outdated|out of date|not right),? (?:(?:it|they|that) )?(?<should>(?:should be|must be|has to be|is|are) )/iu;

/** Words that say no more than that it is so. */
const silent = new Set(
  (
    "i we you he she it they my our his her their its your me us this that these those the a an " +
    "is are was be been being am has have will would should shall must may can could do does get gets got going goes go " +
    "went made make makes put set out up down over away in on at to of for by with as from until till into " +
    "and then about around exactly only just also too need needs want wants like likes now new s ll ve re m d"
  ).split(" "),
);
/** Verbs that say no more than that it is so, where the control is not called by them. */
const plainVerbs = new Set(
  "come comes came take takes took work works working stay stays run runs".split(" "),
);
/** They say which of two ends is meant. */
const ends = /^(?:from|until|till)$/u;
const counting = "quantity qty count many pieces number amount".split(" ").map(root);

type Span = { from: number; to: number };
type Told = { control: StatedControl; value: StatedValue; names: number; places: number };
type Way = { at: number; told: Told[] };
type Stating = {
  phrase: Phrase;
  controls: StatedControl[];
  about: ReadonlySet<string>;
  /** Names of options. */
  listed: ReadonlySet<string>;
};

/**
 * “June starts at 9 and ends at 17:30”, “the co-applicant earns 31500 a year”, “the father works as a plumber, the mother as a
 * nurse”: what is told of somebody or something goes into the field or list that its verb or noun is related to, in the part of
 * the page that is about that. Every word must be the value's, the control's, its part's, or say no more than that it is so;
 * undefined where one is left, or where two controls would do.
 */
export function groundStated(view: PageView, instruction: string): Resolved | undefined {
  const said = instruction
    .trim()
    .replace(opening, "")
    .replace(unchanged, "")
    .replace(mistaken, "$<what> $<should>");
  const many = severally.exec(said)?.groups?.["who"];
  const { plain = said, old } = givenUp.exec(said)?.groups ?? {};
  const text = many === undefined ? plain : `they ${plain.slice(many.length)}`;
  if (open.test(text) || !finite.test(text)) return undefined;
  const phrase = tokenize(text.replace(aside, "").trim());
  const [first, second] = phrase.tokens;
  // What begins with a verb is an order.
  const isOrder = !telling.test(text) && verbTable.has(first?.word ?? "") && !isCopula(second);
  if (isOrder || phrase.tokens.length > longest || phrase.tokens.length < 3) return undefined;
  const controls = statedControls(view);
  if (controls === undefined || controls.length === 0) return undefined;
  const { about, choices } = offeredBy(view);
  const listed = new Set(choices.map(({ option, node }) => normalize(option ?? node.name)));
  const stating = { phrase, controls, about: about.roots, listed };
  const told = many === undefined ? read(stating) : readOfEach(stating, /^both/iu.test(many));
  return told && isGivenUp(told, old) ? resolved(view, told) : undefined;
}

const isCopula = (token: Token | undefined): boolean => /^(?:is|are)$/u.test(token?.word ?? "");

/** “everybody gets a break of 20”: what is told of all of them goes into each of the fields that are called alike. */
function readOfEach(stating: Stating, isPair: boolean): Told[] | undefined {
  const span = { from: 0, to: stating.phrase.tokens.length };
  const best = stating.controls.flatMap((control) => {
    const all = statedValues(control, stating.phrase, { ...span, listed: stating.listed }).flatMap(
      (value) => accounted(stating, { control, value, span, before: [] }) ?? [],
    );
    return all.toSorted((one, other) => lengthOf(other.value) - lengthOf(one.value)).slice(0, 1);
  });
  const [first] = best;
  const isAlike = best.every(
    ({ control, places }) =>
      places === 0 &&
      control.node.role === first?.control.node.role &&
      isSameSet(ownRoots(control), ownRoots(first.control)),
  );
  const isAll = isPair ? best.length === 2 : best.length > 1;
  return isAlike && isAll && best.length <= mostOfEach ? best : undefined;
}

const mostOfEach = 12;

/** “Start, June Hart” of “June Hart”: what it is called but for where it is. */
function ownRoots({ roots, placeRoots }: StatedControl): ReadonlySet<string> {
  const own = [...roots].filter((one) => !placeRoots.has(one));
  return own.length > 0 ? new Set(own) : roots;
}

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((each) => other.has(each));

/** “instead of Sam”, where Sam is what stands there. */
function isGivenUp(told: Told[], old: string | undefined): boolean {
  if (old === undefined) return true;
  const words = wordsOf(normalize(old)).filter((word) => !silent.has(word));
  const shown = told.flatMap(({ control: { node } }) => wordsOf(normalize(node.value ?? "")));
  return words.length > 0 && words.every((word) => shown.includes(word));
}

function resolved(view: PageView, told: Told[]): Resolved {
  const settings = told.flatMap(({ value }) => value.settings);
  return {
    outcome: "resolved",
    steps: settings.map(({ node, method, arguments: values }) =>
      stepOn(view, node, { method, arguments: values }),
    ),
    confidence: 0.8,
    candidates: rankedNodes(
      view,
      settings.map(({ node, at }) => ({ index: at, node, score: 0.8, tier: tiers.words })),
    ),
    isAccounted: true,
    isInferred: true,
  };
}

/** The one way to read all of the words with the fewest values; undefined where there are two. */
function read(stating: Stating): Told[] | undefined {
  const { tokens } = stating.phrase;
  const ways: Way[][] = Array.from({ length: tokens.length + 1 }, () => []);
  ways[0]?.push({ at: 0, told: [] });
  for (let at = 0; at < tokens.length; at += 1) {
    const ahead = ways[at] ?? [];
    const known = new Set<string>();
    for (const way of ahead) {
      const key = stepsOf(way.told);
      if (known.has(key)) continue;
      known.add(key);
      if (isJoint(tokens[at]) && way.told.length > 0) ways[at + 1]?.push({ at: at + 1, told: way.told });
      for (let to = at + 1; to <= tokens.length; to += 1) {
        const told = toldIn(stating, { from: at, to }, way.told);
        if (told) ways[to]?.push({ at: to, told: [...way.told, told] });
      }
    }
  }
  const done = (ways.at(-1) ?? []).toSorted((one, other) => one.told.length - other.told.length);
  const [best] = done;
  const rivals = done.filter(({ told }) => told.length === best?.told.length);
  return best && rivals.every(({ told }) => stepsOf(told) === stepsOf(best.told)) && best.told.length > 0
    ? best.told
    : undefined;
}

const stepsOf = (told: Told[]): string =>
  JSON.stringify(
    told
      .flatMap(({ value }) => value.settings)
      .map(({ at, arguments: values }) => [at, values])
      .sort(),
  );

const isJoint = (token: Token | undefined): boolean => /^(?:,|and)$/u.test(token?.word ?? "");

/** The one control that the words from there to there are told of; undefined where two are as likely. */
function toldIn(stating: Stating, span: Span, before: Told[]): Told | undefined {
  const found = stating.controls.flatMap((control) =>
    before.some((one) => one.control.key === control.key)
      ? []
      : statedValues(control, stating.phrase, { ...span, listed: stating.listed }).flatMap(
          (value) => accounted(stating, { control, value, span, before }) ?? [],
        ),
  );
  const last = before.at(-1)?.control;
  const sorted = found.toSorted(
    (one, other) =>
      other.names - one.names ||
      lengthOf(other.value) - lengthOf(one.value) ||
      other.places - one.places ||
      sharedWith(last, other.control) - sharedWith(last, one.control),
  );
  const [best] = sorted;
  const rival = sorted.find(({ control }) => control.key !== best?.control.key);
  if (best === undefined || rival === undefined) return best;
  const isAlike =
    rival.names === best.names &&
    lengthOf(rival.value) === lengthOf(best.value) &&
    rival.places === best.places &&
    sharedWith(last, rival.control) === sharedWith(last, best.control);
  if (!isAlike) return best;
  const alike = sorted.filter(({ names, places }) => names === best.names && places === best.places);
  // “Applicant” beside “Co-applicant”: what says nothing more is meant.
  const least = alike.filter((one) =>
    alike.every((other) =>
      [...wordsOfControl(one.control)].every((word) => wordsOfControl(other.control).has(word)),
    ),
  );
  return least.length === 1 && best.places > 0 ? least[0] : undefined;
}

const lengthOf = ({ from, to }: StatedValue): number => to - from;

const wordsOfControl = ({ roots, placeRoots }: StatedControl): ReadonlySet<string> =>
  new Set([...roots, ...placeRoots]);

const placesOf = ({ field, choices }: StatedControl): ReadonlySet<number> =>
  field?.places ?? choices?.[0]?.places ?? new Set();

function sharedWith(last: StatedControl | undefined, control: StatedControl): number {
  if (last === undefined) return 0;
  const own = placesOf(last);
  if (last.entry > 0 && last.entry === control.entry) return 100;
  return [...placesOf(control)].filter((place) => own.has(place)).length;
}

type Tried = { control: StatedControl; value: StatedValue; span: Span; before: Told[] };

function accounted(stating: Stating, { control, value, span, before }: Tried): Told | undefined {
  const beside = wordsBeside(stating.phrase.tokens, span, value);
  if (beside === undefined) return undefined;
  const meant = meantWords(
    beside.map(({ word }) => word),
    control,
  );
  let [names, places] = [0, 0];
  for (const [position, { word, at }] of beside.entries()) {
    const relation = relationOf(word, control);
    const isEnd = ends.test(word) && /^(?:time|date)$/u.test(value.kind);
    const isMeant = meant.has(position) && !/^(?:at|on|in|to|it)$/u.test(word);
    if (isMeant || (relation === "name" && !silent.has(word)) || (isEnd && relation === "name")) names += 1;
    else if (silent.has(word) || plainVerbs.has(word)) continue;
    else if (relation === "place") places += 1;
    else if (!(at < value.from && stating.about.has(root(word)))) return undefined;
  }
  if (isLed(stating.phrase.tokens, value, control)) names += 0.5;
  if (isCounted(stating, { control, value, span, before })) names += 1;
  const isSame = names === 0 && isSameElsewhere(control, places, before);
  if (isSame || (names === 0 && isBehind(stating, control, { value, before }))) names += 0.5;
  // What is any text is told of by all of what its field is called: “my shift is over” is no “Note for the next shift”.
  const isNamed =
    !/^(?:words|name)$/u.test(value.kind) ||
    isSame ||
    isAs(stating.phrase.tokens, value.from) ||
    names >= Math.min([...control.roots].filter((one) => !asked.has(one)).length, 2);
  return names > 0 && isNamed ? { control, value, names, places } : undefined;
}

/** Words of a label that ask, and that nobody repeats who answers. */
const asked = new Set(
  "who what which when where how is are on at of by the a your today tonight".split(" ").map(root),
);

const shortened = /['’](?:m|s|re|ve|ll|d)$/iu;

type Beside = { word: string; at: number };

/** What is said beside the value; undefined where it goes beyond a part of the sentence. */
function wordsBeside(tokens: Token[], { from, to }: Span, value: StatedValue): Beside[] | undefined {
  const beside: Beside[] = [];
  for (let at = from; at < to; at += 1) {
    if (at >= value.from && at < value.to) continue;
    const token = tokens[at];
    if (token === undefined || isBreak(token)) return undefined;
    beside.push(...wordsOf(normalize(token.text.replace(shortened, ""))).map((word) => ({ word, at })));
  }
  return beside;
}

const leads = /^(?:at|on|by|after|before|in|to|for|with|from|until)$/u;

/** “at the hospital” of “Collect the car at”, “by the box”, “to Norway” of a country. */
function isLed(tokens: Token[], { from, kind }: StatedValue, { node, concepts }: StatedControl): boolean {
  const before = tokens[from - 1]?.word ?? "";
  const lead = /^(?:the|an?)$/u.test(before) ? (tokens[from - 2]?.word ?? "") : before;
  const isOfAge =
    (concepts.get("age") ?? 0) >= 0.8 && kind === "number" && /^(?:i['’]m|(?:s?he)['’]s|am)$/u.test(before);
  if (isOfAge) return true;
  if (!leads.test(lead)) return false;
  const isLast = wordsOf(normalize(node.name)).at(-1) === lead;
  const isPlace = ["country", "city", "destination"].some((one) => (concepts.get(one) ?? 0) >= 0.8);
  return isLast || (kind === "option" && isPlace && /^(?:to|in)$/u.test(lead));
}

const isAs = (tokens: Token[], from: number): boolean =>
  tokens.slice(Math.max(0, from - 2), from).some(({ word }) => word === "as");

const isBreak = ({ word, kind }: Token): boolean =>
  kind === "quoted" || (kind === "punctuation" && /^[.,!]$/u.test(word));

/** “40 hex bolts”: so many of what its row is about. */
function isCounted({ phrase }: Stating, { control, value, span }: Tried): boolean {
  const next = value.to < span.to ? wordsOf(normalize(phrase.tokens[value.to]?.text ?? "")) : [];
  return (
    value.kind === "number" &&
    // What somebody has is no more to be ordered.
    !/^(?:have|has|got)$/u.test(phrase.tokens[value.from - 1]?.word ?? "") &&
    counting.some((one) => control.roots.has(one)) &&
    next.some((word) => relationOf(word, control) === "place")
  );
}

/** “14.50 an hour”, “250 GBP”: the list right behind the field has all of the words. */
function isBehind(
  { controls }: Stating,
  { at, choices, roots }: StatedControl,
  { value, before }: Pick<Tried, "value" | "before">,
): boolean {
  const last = before.at(-1);
  if (last === undefined || choices === undefined || value.kind !== "option") return false;
  const isNext =
    at > last.control.at && !controls.some((other) => other.at > last.control.at && other.at < at);
  return isNext || [...roots].every((one) => last.control.roots.has(one) || silent.has(one));
}

/** “the father works as a plumber, the mother as a nurse”: the same of another part. */
function isSameElsewhere({ roots, choices }: StatedControl, places: number, before: Told[]): boolean {
  const last = before.at(-1)?.control;
  if (last === undefined || places === 0 || (choices === undefined) !== (last.choices === undefined))
    return false;
  return isSameSet(roots, last.roots);
}
