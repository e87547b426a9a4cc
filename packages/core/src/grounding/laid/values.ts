import { dateOf, isSameTime } from "../days/dates.ts";
import { root } from "../evidence/root.ts";
import { minutesIn } from "../amounts/durations.ts";
import { isCheckable, isField, isSelect } from "../matching/compatibility.ts";
import { normalize } from "../matching/text.ts";
import { asksForPerson, saysPlainly, suits, takesBare, unlikeliness, writtenInto } from "./fits.ts";
import { settingsOfParts } from "./composed.ts";
import { choicesCalled } from "./matching.ts";
import type { Offered, OfferedChoice, OfferedField } from "./offered.ts";
import { prices, type Called, type Laying } from "./laying.ts";
import { isBoundary, valuesAt, wordsUpTo, type SaidValue } from "./said-values.ts";
import { leadsTo } from "./cues.ts";
import { isPersonal, quality } from "./persons.ts";
import { fieldOfPlace, wordsOfEntry } from "./of-place.ts";
import { limitOf } from "../amounts/limits.ts";
import { slice, textOf, type Phrase, type Token } from "../matching/tokens.ts";
import { withSettings, type Pending, type Setting, type State } from "./state.ts";

type Waiting = State & { pending: Pending };

export function settingsOf(field: OfferedField, written: string): Setting[] {
  if (field.composed) return settingsOfParts(field, written) ?? [];
  const { at, node, places } = field;
  return [{ key: node.ref, at, node, method: "fill", arguments: [written], times: 1, places }];
}

/** A value for what waits for one; else for the only field of its kind, or for what is named behind it. */
export function valued({ phrase, offered }: Laying, state: State): (State | undefined)[] {
  const { pending, held, at } = state;
  if (held !== undefined || state.wants !== undefined) return [];
  // “250 GBP”, where the page has a list of currencies, is a number and a currency.
  const isListed = (unit: string): boolean =>
    offered.choices.some(({ option, node }) => (option ?? node.name).toLowerCase() === unit.toLowerCase());
  const plain = valuesAt(phrase, at).filter(
    ({ unit, length, kind, text }) =>
      (length < 2 || unit === undefined || !isListed(unit)) && !(kind === "name" && isCalled(offered, text)),
  );
  if (pending === undefined)
    return [
      ...listedIn({ phrase, offered }, state),
      ...plain.flatMap((value) => [
        ...bare(offered, { ...state, isAnnounced: isAnnouncing(phrase.tokens[at - 1]) }, value),
        {
          ...state,
          at: at + value.length,
          held: { ...value, isJoined: false },
          cost: state.cost + prices.word * value.length,
        },
      ]),
    ];
  const isCut = isBegunName(phrase, at, pending);
  const whole = plain.filter(({ kind }) => !(isCut && (kind === "street" || kind === "name")));
  const all = [...whole, ...(pending.cue === undefined ? wordsUpTo(phrase, at) : [])];
  return [
    ...all.flatMap((value) => intoPending(offered, { ...state, pending }, value)),
    ...asFarAs(phrase, { ...state, pending }),
  ];
}

/** “at Rua Nova 12”: a word for a street that begins its name, and is no word of the page's, does not name the field. */
function isBegunName({ tokens }: Phrase, at: number, { fields }: Pending): boolean {
  const [led, before] = [tokens[at - 2], tokens[at - 1]];
  if (led === undefined || isBoundary(led) || before?.kind !== "word" || !/^\p{Lu}\p{Ll}/u.test(before.text))
    return false;
  const own = root(normalize(before.text));
  return ![...fields.keys()].some(({ lexis }) => lexis.roots.has(own));
}

/** The words between two commas behind “line 2:”. */
function listedIn(
  { phrase, offered }: Pick<Laying, "phrase" | "offered">,
  state: State,
): (State | undefined)[] {
  const { tokens } = phrase;
  const isListed = /^[:,;]$/u.test(tokens[state.at - 1]?.word ?? "");
  const colon = tokens.slice(0, state.at).some(({ word }) => word === ":");
  if (!isListed || !colon || state.wants !== undefined) return [];
  return wordsUpTo(phrase, state.at).map((value) => {
    const to = state.at + value.length;
    const isWhole = tokens[to] === undefined || isBoundary(tokens[to]);
    const place = isWhole ? wordsOfEntry(offered, state, value) : undefined;
    return (
      place && withSettings(state, to, { cost: place.cost, settings: settingsOf(place.field, value.text) })
    );
  });
}

/** “the maximum”, “a quarter”, “80 %” where that is more than the range goes: of a slider, so much of the way. */
function asFarAs(phrase: Phrase, state: Waiting): (State | undefined)[] {
  return [...state.pending.fields].flatMap(([field, cost]) =>
    [1, 2, 3].map((length) => {
      const said = slice(phrase, state.at, state.at + length);
      if (said.tokens.length < length || said.tokens.some(isBoundary)) return undefined;
      const written = limitOf(field.node, textOf(said));
      const to = state.at + length;
      return written === undefined
        ? undefined
        : withSettings(state, to, { cost, settings: settingsOf(field, written) });
    }),
  );
}

/** “Subject Cider week”, and not “the name of Ada to Ida”. */
const unled = /^\p{Lu}(?!.* (?:to|is|as|with|from|at|in|on) )\D*$/u;

/** “old password hunter2”: letters and figures in one, and no measure. */
const mixed = /^(?=\S*\d)(?=\S*\p{L}{3})(?!\d+(?:st|nd|rd|th|min|hrs)$)\S+$/u;

/** “old password” of “Current password”. */
const closeName = 0.15;

/** “select Country”: what something of the page is called is no value. */
function isCalled({ index }: Offered, text: string): boolean {
  const said = normalize(text);
  return index.candidates.some(({ node, fields }) =>
    isField(node) || isSelect(node) || isCheckable(node)
      ? fields.some(({ name }) => name.text === said)
      : false,
  );
}

function intoPending(offered: Offered, state: Waiting, value: SaidValue): (State | undefined)[] {
  const { pending } = state;
  const to = state.at + value.length;
  const loose = (value.kind === "words" ? prices.words : 0) + prices.word * value.length;
  const most = Math.max(...[...pending.fields.keys()].map((field) => nearnessTo(state, field)));
  const single = [...pending.fields].map(([field, far]) => {
    // Of those that are called alike the one beside what was set before: in the same column, card or part.
    const cost = far + (nearnessTo(state, field) < most ? prices.away : 0);
    // “first class please” names no field: words without a mark of their own have to be led up to.
    const isMixed = mixed.test(value.text);
    const isTold = isMixed ? far <= closeName : far <= 0.05 && unled.test(value.text);
    if (value.kind === "words" && !pending.isJoined && !isTold) return undefined;
    if (value.kind === "words" && far > 0.3) return undefined;
    // “the potter was angry” says nobody's name.
    if (value.kind === "words" && asksForPerson(field) && quality.test(value.text)) return undefined;
    const isSuited =
      pending.cue === undefined || (suits(field, value) && isOfCue(offered, { pending, field, value }));
    const written = isSuited ? writtenInto(field, value) : undefined;
    return written === undefined
      ? undefined
      : withSettings(state, to, {
          cost: cost + loose,
          settings: settingsOf(field, written).map((setting) => ({
            ...setting,
            ...(pending.cue === undefined && { isNamed: true as const }),
            ...(value.kind === "words" && value.text.includes(" ") && { isWords: true as const }),
          })),
        });
  });
  const inLists = choicesSaying(offered, pending.groups, value).map(({ choice, cost }) =>
    withSettings(state, to, { cost: cost + prices.word, settings: [choosing(choice)] }),
  );
  if (inLists.length > 0) return [...single, ...inLists];
  const asPair = pending.isPerson ? asPerson(offered, { ...state, isAnnounced: false }, value) : [];
  return asPair.length > 0 ? asPair : single;
}

/** “from Edith Crane”, and not “from Friday” or “from Vienna”: to a field of the sender's part of the page leads a whole name. */
function isOfCue(
  offered: Offered,
  { pending: { cue }, field, value }: { pending: Pending; field: OfferedField; value: SaidValue },
): boolean {
  if (cue?.inSection === undefined || leadsTo(cue, field.lexis.stems, field.lexis.concepts)) return true;
  return isPersonal(offered, value);
}

/** How many parts of the page a field shares with what was set last. */
function nearnessTo({ settings }: State, { places }: OfferedField): number {
  const last = settings.at(-1)?.places;
  return last === undefined ? 0 : [...places].filter((place) => last.has(place)).length;
}

/** “leave after noon”, where a list has “12:00”; “every 5 minutes”, where it has “5m”. */
function choicesSaying(
  { choices }: Offered,
  groups: Pending["groups"] | undefined,
  { kind, text, unit }: SaidValue,
): { choice: OfferedChoice; cost: number }[] {
  const isSame = (name: string): boolean => {
    if (kind === "time") return isSameTime(name, text);
    if (kind === "date") return dateOf(name) !== undefined && dateOf(name) === dateOf(text);
    if (kind === "duration") return minutesIn(name) === minutesIn(text);
    if (kind === "amount")
      return new RegExp(`^(?:[€$£¥] ?)?${text.replace(".", "\\.")}(?: ?(?:[€$£¥]|[A-Z]{3}))?$`, "u").test(
        name.trim(),
      );
    if (unit !== undefined && /^percent$/iu.test(unit)) return name.replace(/\s/gu, "") === `${text}%`;
    const [, count, letter = ""] = /^(\d+(?:[.,]\d+)?) ?(\p{L}|%)?/u.exec(name.trim()) ?? [];
    return (
      kind === "number" &&
      count === text &&
      (unit === undefined || unit[0]?.toLowerCase() === letter.toLowerCase())
    );
  };
  return choices.flatMap((choice) => {
    const cost = groups === undefined ? prices.cue : groups.get(choice.group);
    return cost !== undefined && isSame(choice.option ?? choice.node.name) ? [{ choice, cost }] : [];
  });
}

/** What a journey's ends are called. */
const isPlace = ["origin", "destination", "from", "to"];

/** “Adult: Petra Lang”. */
const isAnnouncing = (before: Token | undefined): boolean =>
  /^(?:[:=–]|is|called)$/u.test(before?.word ?? "");

type Announced = State & { isAnnounced: boolean };

function bare(
  offered: Offered,
  { isAnnounced, ...state }: Announced,
  value: SaidValue,
): (State | undefined)[] {
  if (value.kind === "quoted" || value.kind === "words" || state.left) return [];
  const to = state.at + value.length;
  const places = offered.fields.filter((field) =>
    isPlace.some((one) => saysPlainly(field, one) || field.lexis.stems.has(one)),
  );
  const isJourney = state.settings.some(({ node }) => places.some((place) => place.node === node));
  const only = fieldOfPlace(offered, { ...state, isAnnounced }, value);
  const single = offered.fields.map((field) => {
    const isOfPlace = field === only?.field;
    if (!isOfPlace && !takesBare(field, value)) return undefined;
    const written = writtenInto(field, value);
    return written === undefined
      ? undefined
      : withSettings(state, to, {
          cost:
            (isOfPlace
              ? only.cost
              : isTold(offered, { ...state, isAnnounced }, { field, kind: value.kind })
                ? prices.told
                : prices.bare) + unlikeliness(field, value, isJourney),
          settings: settingsOf(field, written).map((setting) => ({
            ...setting,
            ...(asksForPerson(field) && isPersonal(offered, value) && { isPerson: true as const }),
          })),
        });
  });
  const isPlain = /^(?:time|date|duration|amount)$/u.test(value.kind);
  const inLists = isPlain ? choicesSaying(offered, undefined, value) : [];
  const chosen = inLists.map(({ choice, cost }) =>
    withSettings(state, to, { cost, settings: [choosing(choice)] }),
  );
  return [...single, ...chosen, ...asPerson(offered, { ...state, isAnnounced }, value)];
}

/** “Adult: Petra Lang” says whose name it is, and what follows a postcode is its town. */
function isTold(
  { fields }: Offered,
  { within, settings, isAnnounced }: Announced,
  { field, kind }: { field: OfferedField; kind: SaidValue["kind"] },
): boolean {
  if (kind !== "name") return false;
  const last = settings.at(-1);
  if (last === undefined)
    return isAnnounced && within.length > 0 && ["full name", "name"].some((one) => saysPlainly(field, one));
  const isPostcode = fields.some((one) => one.at === last.at && saysPlainly(one, "postcode"));
  const isBehind = isPostcode && [...last.places].every((place) => field.places.has(place));
  return isBehind && saysPlainly(field, "city");
}

const titles =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|frau|herr|madame|mme|monsieur|m|señor|señora|sra?|signora?|sig|sig\.ra|dhr|mevr|mw|pan|pani)\.?$/iu;

/** A first and a last name in fields of their own. */
function asPerson(
  offered: Offered,
  { isAnnounced, ...state }: Announced,
  value: SaidValue,
): (State | undefined)[] {
  const { fields } = offered;
  const { kind, text, length } = value;
  const last = state.settings.at(-1);
  // “Frau Erika Lindner”, where “Frau” is chosen.
  const isTitled = last?.isChoice === true && titles.test(last.arguments[0] ?? last.node.name);
  // “the applicant is Kofi Mensah”, where a part of the page is the applicant's.
  const isOf =
    isAnnounced && state.settings.length === 0 && state.within.length > 0 && isPersonal(offered, value);
  const price = state.pending === undefined && !isTitled && !isOf ? prices.bare : prices.person;
  const cut = text.lastIndexOf(" ");
  if (cut < 0 || kind === "date" || /\d/u.test(text) || (kind !== "name" && kind !== "quoted")) return [];
  const called = (name: string) => fields.filter(({ lexis }) => (lexis.concepts.get(name) ?? 0) >= 0.8);
  return called("first name").flatMap((first) =>
    called("last name").map((last) =>
      first === last
        ? undefined
        : withSettings(state, state.at + length, {
            cost: price + 0.1,
            settings: [
              ...settingsOf(first, text.slice(0, cut)),
              ...settingsOf(last, text.slice(cut + 1)),
            ].map((setting) => ({
              ...setting,
              ...(isPersonal(offered, value) && { isPerson: true as const }),
            })),
          }),
    ),
  );
}

export function chosen(
  { offered }: Laying,
  state: State,
  { run, to, fields }: Called,
): (State | undefined)[] {
  const { pending, held, wants } = state;
  if (held !== undefined || wants !== undefined) return [];
  // “quantity” is the very name of a field, and not “piece” of a list of units.
  const isField = [...fields.values()].some((cost) => cost < veryName);
  const isInGroup = ({ group }: OfferedChoice): boolean => pending?.groups.has(group) === true;
  return choicesCalled(offered, run, isInGroup).map(({ thing, cost }) => {
    const isLed = pending === undefined || isInGroup(thing);
    // “send to volunteers”: what leads up to it may say less than the very name of an option.
    if (!isLed && (pending.cue === undefined || cost > 0.05)) return undefined;
    if (isField && !isInGroup(thing) && cost > 0.1) return undefined;
    const led =
      pending === undefined ? 0 : isInGroup(thing) ? (pending.groups.get(thing.group) ?? 0) / 4 : prices.bare;
    return withSettings(state, to, { cost: cost + led, settings: [choosing(thing)] });
  });
}

/** What is called so costs no more. */
const veryName = 0.02;

function choosing({ at, node, option, group, places }: OfferedChoice): Setting {
  const use =
    option === undefined
      ? { method: /radio/u.test(node.role) ? ("check" as const) : ("click" as const), arguments: [] }
      : { method: "selectOption" as const, arguments: [option] };
  return { key: group, at, node, ...use, times: 1, places, isChoice: true };
}

/** “pets allowed”, “no flexible ticket”, “porch light off”. */
export function boxed({ phrase }: Laying, state: State, { boxes, to }: Called): (State | undefined)[] {
  if (state.pending !== undefined || state.held !== undefined || boxes.length === 0) return [];
  const next = phrase.tokens[to]?.word;
  const said = stateSaid(phrase, to);
  if (said !== undefined && state.wants !== undefined) return [];
  // “the billing address is 4 Lane Road” says what an address is, and not “Billing address is the same”.
  const [end, after] = [phrase.tokens[to - 1]?.word ?? "", phrase.tokens.length - to];
  if (said === undefined && ((joining.test(next ?? "") && after > 1) || (joining.test(end) && after > 0)))
    return [];
  const wants = said ?? state.wants ?? true;
  // What only a part of its name is said of has to be asked for: “the parcel” is not “Insure the parcel”.
  const isHidden = wants === false && phrase.tokens.slice(0, to).some(({ word }) => word === "hide");
  const isAsked = said !== undefined || state.wants !== undefined;
  return boxes.map(({ thing: { at, node, places }, cost }) =>
    (!isAsked && cost > mostOfName) || (isHidden && node.checked !== true)
      ? undefined
      : withSettings(state, said === undefined ? to : to + 1, {
          cost: cost + prices.box,
          settings: [
            { key: node.ref, at, node, method: wants ? "check" : "uncheck", arguments: [], times: 1, places },
          ],
        }),
  );
}

const joining = /^(?:is|are|:|=)$/u;
const onSaid = /^(?:on|yes|accepted|ticked|checked|enabled|included|wanted)$/u;
const offSaid = /^(?:off|no|unticked|unchecked|disabled|excluded|unwanted)$/u;

/** “porch light off”, “paperless bills yes, offers no”, and not “bills no later than …”. */
function stateSaid({ tokens }: Phrase, at: number): boolean | undefined {
  const { word = "" } = tokens[at] ?? {};
  const next = tokens[at + 1];
  const isLast = next === undefined || isBoundary(next) || next.word === "and" || next.word === "but";
  if (word === "on" || word === "off") return word === "on";
  if (!isLast) return undefined;
  return onSaid.test(word) ? true : offSaid.test(word) ? false : undefined;
}

/** The share of a box's name that may be missing where nothing says that it is to be ticked, as its cost. */
const mostOfName = 0.17;
