import { buttonFor, counterFor } from "../amounts/counters.ts";
import { isBehindField, isCount, isMeasure } from "./counting.ts";
import { numberInWords } from "../amounts/numbers.ts";
import type { Lexis } from "../evidence/lexis.ts";
import { root } from "../evidence/root.ts";
import { conceptsIn } from "../vocabulary/concepts/index.ts";
import { verbTable } from "../vocabulary/verbs.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import {
  beginsText,
  phraseAt,
  phraseTable,
  slice,
  textOf,
  tokenize,
  type Phrase,
} from "../matching/tokens.ts";
import { graveWords } from "../vocabulary/synonyms.ts";
import { accepting, cueTable, declining, dimensions, silentTable, leadsTo } from "./cues.ts";
import { isSearch, saysPlainly, writtenInto } from "./fits.ts";
import { boxesCalled, choicesCalled, fieldsCalled, groupsCalled, placesCalled, runOf } from "./matching.ts";
import { prices, type Called, type Laying } from "./laying.ts";
import { sized } from "./dimensions.ts";
import { placed } from "./in-places.ts";
import { numberedAt } from "./numbered.ts";
import { boxed, chosen, settingsOf, valued } from "./values.ts";
import type { Offered, OfferedField } from "./offered.ts";
import { isBoundary, valuesAt } from "./said-values.ts";
import { isAtRest, withSettings, type Setting, type State } from "./state.ts";

/** A name has at most so many words. */
const longestName = 6;

/** Every way to read on by one piece. */
export function piecesAt(laying: Laying, state: State): State[] {
  const found: (State | undefined)[] = [
    ...silences(laying, state),
    ...cued(laying, state),
    ...contrasted(laying, state),
    ...measured(laying, state),
    ...counted(laying, state),
    sized(laying, state),
  ];
  for (let to = state.at + 1; to <= Math.min(laying.phrase.tokens.length, state.at + longestName); to += 1) {
    const called = calledBy(laying, state.at, to);
    if (called === undefined) continue;
    found.push(...named(state, called), ...boxed(laying, state, called), ...chosen(laying, state, called));
    found.push(...placed(laying, state, called));
  }
  const numbered = numberedAt(laying.offered.numbered, laying.phrase, state.at);
  if (numbered) found.push(...placed(laying, state, { to: numbered.to, places: [numbered.at] }));
  found.push(...valued(laying, state));
  return found.filter((one) => one !== undefined);
}

function calledBy({ phrase, offered, runs }: Laying, from: number, to: number): Called | undefined {
  const key = `${from} ${to}`;
  const known = runs.get(key);
  if (known) return known;
  const run = runOf(phrase, from, to);
  if (run === undefined || run.telling.length === 0) return undefined;
  const called = {
    to,
    run,
    fields: new Map(fieldsCalled(offered, run).map(({ thing, cost }) => [thing, cost])),
    groups: new Map(groupsCalled(offered, run).map(({ thing, cost }) => [thing, cost])),
    boxes: boxesCalled(offered, run),
    places: placesCalled(offered, run),
  };
  runs.set(key, called);
  return called;
}

const joiners =
  /^(?:called|named|worth|to|down|up|at|of|as|is|are|was|were|be|ist|lautet|auf|est|says|reads|shows|measured|stands|now|with|by|on|for|in|from|about|around|roughly|approximately|exactly|:|=|–|the|a|an|should|shall|must|my|until)$/u;

/** Words that say nothing; while something waits, only those that join a name to its value. */
function silences({ phrase, offered }: Laying, state: State): (State | undefined)[] {
  const { tokens } = phrase;
  const token = tokens[state.at];
  if (token === undefined || token.kind === "quoted") return [];
  const step = (length: number, cost: number): State => ({
    ...state,
    at: state.at + length,
    cost: state.cost + cost,
  });
  if (!isAtRest(state)) {
    if (tellsSide(state, token.word) || beginsText(tokens, state.at)) return [];
    if (joiners.test(token.word)) return [joinedBy(state, joining.test(token.word))];
    return isKindOfName(state, token.word) || isMeasure(phrase, state) ? [step(1, prices.noun)] : [];
  }
  const found: State[] = [];
  // “Krog AS” is a name to its end.
  const isName = /^\p{Lu}{2,}$/u.test(token.text) && /\p{Ll}/u.test(phrase.source);
  // “the radio on, channel 52”: so something is to be.
  const next = tokens[state.at + 1];
  const isState = /^(?:on|off)$/u.test(token.word) && (next === undefined || isBoundary(next));
  const silent = isName || isState ? undefined : phraseAt(tokens, state.at, silentTable);
  if (silent) found.push(step(silent.length, prices.silent * silent.length));
  if (isAbout(offered, phrase, state)) found.push(step(1, prices.about));
  if (isOfGroup(offered, token.word, state)) found.push(step(1, prices.noun));
  if (isBehindField(offered, token.word, state)) found.push(step(1, prices.noun));
  const isChosen = state.settings.at(-1)?.isChoice === true;
  if (isChosen && kindNouns.test(token.word)) found.push(step(1, prices.noun));
  for (const [table, wants] of [
    [declining, false],
    [accepting, true],
  ] as const) {
    const turn = phraseAt(tokens, state.at, table);
    if (turn) found.push({ ...step(turn.length, prices.silent), wants });
  }
  return found;
}

/** “issued from 15 May”, where “Issued from” and “Issued to” wait: which of the two is told by it. */
function tellsSide({ pending }: State, word: string): boolean {
  const fields = [...(pending?.fields.keys() ?? [])];
  const saying = fields.filter(({ lexis }) => lexis.stems.has(word)).length;
  return /^(?:from|until)$/u.test(word) && saying > 0 && saying < fields.length;
}

/** “passport number X1234567”, where it is called “Passport”; “call me between …”. */
function isKindOfName({ pending }: State, word: string): boolean {
  return (
    pending !== undefined &&
    pending.cue === undefined &&
    !pending.isJoined &&
    /^(?:number|me|us|it|them|him|her)$/u.test(word)
  );
}

/** “Ravi drives”, where he was chosen as the driver: what was chosen is what its list is called. */
function isOfGroup({ choices }: Offered, word: string, { settings }: State): boolean {
  const last = settings.at(-1);
  const chosen = last?.isChoice ? choices.find(({ group }) => group === last.key) : undefined;
  if (chosen === undefined || !/\p{L}{3}/u.test(word)) return false;
  return [...chosen.groupStems, ...(chosen.lexis?.roots.keys() ?? [])].some(
    (one) => root(one) === root(word),
  );
}

/** A word of the page's title or headings. What is to be done stands first, and is not passed over. */
function isAbout({ about }: Offered, { tokens }: Phrase, state: State): boolean {
  const { word = "", kind, text = "" } = tokens[state.at] ?? {};
  const words = wordsOf(normalize(text));
  if (kind !== "word" || words.length === 0 || words.some((one) => graveWords.has(one))) return false;
  // “the Fjordair flight” is one of the flights, and no box that is called “Fjordair”.
  if (/^(?:un)?check$/u.test(state.settings.at(-1)?.method ?? "") && state.settings.at(-1)?.isChoice !== true)
    return false;
  if (state.settings.length === 0 && state.cost < 0.001 && verbTable.has(word)) return false;
  if (words.every((one) => about.roots.has(root(one)))) return true;
  return conceptsIn(words).some(({ concept, weight }) => weight === 1 && about.concepts.has(concept.name));
}

/** “business class”, “a return trip”, “my private address”: what kind of thing is chosen. */
const kindNouns =
  /^(?:class|option|one|ones|mode|type|kind|version|trip|journey|ticket|tickets|format|size|colour|color|account|address|file|scene|quality|speed|plan|delivery|shipping|service|model|edition|variant|language|paper|view|theme|style|level)$/u;

/** What stands between a name and its value, and says so. */
const joining =
  /^(?:to|is|are|was|were|be|ist|lautet|auf|est|as|with|should|shall|must|called|named|:|=|–)$/u;

function joinedBy({ pending, held, ...state }: State, isPlain: boolean): State {
  return {
    ...state,
    at: state.at + 1,
    cost: state.cost + prices.silent,
    ...(pending && { pending: { ...pending, isJoined: isPlain || pending.isJoined } }),
    ...(held && { held: { ...held, isJoined: true } }),
  };
}

/** “the weight instead of the temperature”: what is given up has to be one of the same. */
function contrasted({ phrase, offered }: Laying, state: State): State[] {
  const last = state.settings.at(-1);
  const turn =
    isAtRest(state) && last !== undefined ? phraseAt(phrase.tokens, state.at, contrasting) : undefined;
  if (turn === undefined) return [];
  const found: State[] = [];
  for (
    let to = state.at + turn.length + 1;
    to <= Math.min(phrase.tokens.length, state.at + longestName);
    to += 1
  ) {
    const run = runOf(phrase, state.at + turn.length, to) ?? runOf(phrase, state.at + turn.length + 1, to);
    const others = run ? choicesCalled(offered, run, () => true) : [];
    if (others.some(({ thing }) => thing.group === last?.key))
      found.push({ ...state, at: to, cost: state.cost + prices.place });
  }
  const held = last?.method === "fill" ? normalize(last.node.value ?? "") : "";
  const given = valuesAt(phrase, state.at + turn.length).find(({ text }) => normalize(text) === held);
  if (given)
    found.push({ ...state, at: state.at + turn.length + given.length, cost: state.cost + prices.place });
  return found;
}

const contrasting = phraseTable(
  ["instead of", "rather than", "and not", "not"].map((said) => [said, true] as const),
);

/** What “and” is behind “between”. */
const ending = tokenize("to").tokens;

/** “from”, “deliver to”, “returning on”: the fields that such words lead to. */
function cued({ phrase, offered }: Laying, state: State): (State | undefined)[] {
  const named = isAtRest(state) ? state.named : namedIn(state);
  if (!isAtRest(state) && named === undefined) return [];
  const { tokens } = phrase;
  const isEnd = state.isBetween && tokens[state.at]?.word === "and";
  const found = isEnd ? phraseAt(ending, 0, cueTable) : phraseAt(tokens, state.at, cueTable);
  if (found === undefined) return [];
  const { entry: cue, length } = found;
  const fields = new Map<OfferedField, number>();
  const sections = cue.section?.split(" ").map(stem) ?? [];
  const places = offered.places
    .filter(({ stems }) => sections.some((one) => stems.has(one)))
    .map(({ at }) => at);
  for (const field of offered.fields) {
    if (isSearch(field) || named?.has(field) === false) continue;
    const isIn = places.some((place) => field.places.has(place));
    const isCalled =
      leadsTo(cue, field.lexis.stems, field.lexis.concepts) ||
      (isIn && [...(cue.inSection ?? [])].some((one) => saysPlainly(field, one)));
    if (isCalled || isIn) fields.set(field, isCalled ? prices.cue : prices.cue + 0.4);
  }
  // “from Nepal”, where that is chosen from a list of countries.
  const isOrigin = cue.stems.has("from");
  const groups = new Map(
    offered.choices.flatMap(({ group, lexis, groupStems }) =>
      leadsTo(cue, groupStems, lexis?.concepts ?? new Map()) || (isOrigin && saysCountry(lexis))
        ? [[group, prices.cue] as const]
        : [],
    ),
  );
  if (fields.size === 0 && groups.size === 0) return [];
  const isPerson = cue.concepts.has("full name");
  const isBetween = tokens[state.at]?.word === "between";
  const near = places.length > 0 ? places : state.near;
  return [
    {
      ...state,
      at: state.at + length,
      pending: { fields, groups, isPerson, cue, isJoined: false },
      isBetween,
      near,
      ...(named && { named }),
    },
  ];
}

const saysCountry = (lexis: Lexis | undefined): boolean => (lexis?.concepts.get("country") ?? 0) >= 0.8;

/** Several fields of a name that a value has not been led up to: “price between …”. */
function namedIn({ pending, held, wants }: State): ReadonlySet<OfferedField> | undefined {
  const isOpen = pending !== undefined && pending.cue === undefined && !pending.isJoined;
  return isOpen && pending.fields.size > 1 && (held ?? wants) === undefined
    ? new Set(pending.fields.keys())
    : undefined;
}

/** “180 cm tall”: the number that was said goes to the height. */
function measured({ phrase, offered }: Laying, state: State): (State | undefined)[] {
  const { held, at } = state;
  const dimension = dimensions[phrase.tokens[at]?.word ?? ""];
  if (held?.kind !== "number" || dimension === undefined) return [];
  return offered.fields.map((field) => {
    const written = field.lexis.stems.has(dimension) ? writtenInto(field, held) : undefined;
    return written === undefined
      ? undefined
      : withSettings(state, at + 1, { cost: prices.turned, settings: settingsOf(field, written) });
  });
}

/** The name of a field or of a group of choices, before its value or behind it. */
function named(state: State, { fields, groups, run, to }: Called): (State | undefined)[] {
  if (state.wants === false) return [...fields].map(([field, cost]) => noneOf(state, field, { to, cost }));
  if (state.wants !== undefined || (fields.size === 0 && groups.size === 0)) return [];
  const { held, pending } = state;
  if (held !== undefined)
    return [...fields].map(([field, cost]) => {
      // “two teapots” says how many, and not what one of them costs.
      if (field.titled && held.kind !== "amount" && !isCount(field)) return undefined;
      if (!held.isJoined && (held.kind === "name" || held.kind === "street")) return undefined;
      const written = writtenInto(field, held);
      return written === undefined
        ? undefined
        : withSettings(state, to, { cost: cost + prices.turned, settings: settingsOf(field, written) });
    });
  const isPerson = run.telling.every((word) => word === "name" || word === "names");
  const both = pending
    ? { fields: meet(pending.fields, fields), groups: meet(pending.groups, groups) }
    : { fields, groups };
  if (both.fields.size === 0 && both.groups.size === 0) return [];
  return [
    {
      ...state,
      at: to,
      pending: { ...both, isPerson: isPerson || pending?.isPerson === true, isJoined: false },
    },
  ];
}

/** “no cold meats”: none of what is counted there. */
function noneOf(
  { wants: _wants, ...state }: State,
  field: OfferedField,
  { to, cost }: { to: number; cost: number },
): State | undefined {
  const isTaken = isCount(field) && Number(field.node.bounds?.min ?? 0) <= 0;
  // “recovery mail kim@new.example, no hint”: beside what is written, what is to be left empty.
  const isText =
    /^(?:text|search|email|tel)?$/u.test(field.node.inputType ?? "") && field.node.role === "textbox";
  const isEmptied = isText && state.settings.at(-1)?.method === "fill" && cost <= prices.place;
  return isTaken || isEmptied
    ? withSettings(state, to, { cost: cost + prices.box, settings: settingsOf(field, isTaken ? "0" : "") })
    : undefined;
}

function meet<Thing>(one: Map<Thing, number>, other: Map<Thing, number>): Map<Thing, number> {
  return new Map(
    [...one].flatMap(([thing, cost]) =>
      other.has(thing) ? [[thing, Math.max(cost - 0.3, 0) + (other.get(thing) ?? 0)] as const] : [],
    ),
  );
}

/** “two adults”: so many of what the page counts between a plus and a minus. */
function counted({ phrase, offered }: Laying, state: State): (State | undefined)[] {
  const word = phrase.tokens[state.at]?.word ?? "";
  const count = isAtRest(state) ? (/^an?$/u.test(word) ? 1 : numberInWords(word)) : undefined;
  if (count === undefined || count > 99) return [];
  return [2, 3, 4, 5].map((length) => {
    const words = slice(phrase, state.at + 1, state.at + length);
    if (words.tokens.length < length - 1 || words.tokens.some(isBoundary)) return undefined;
    const counter = counterFor(offered.view, textOf(words));
    if (counter === undefined) return undefined;
    const change = count - counter.count;
    const button = change === 0 ? undefined : buttonFor(counter, change);
    if (button === undefined) return undefined;
    const setting: Setting = {
      key: button.node.ref,
      at: button.index,
      node: button.node,
      method: "click",
      arguments: [],
      times: Math.abs(change),
      places: new Set(),
    };
    return withSettings(state, state.at + length, { cost: prices.bare, settings: [setting] });
  });
}
