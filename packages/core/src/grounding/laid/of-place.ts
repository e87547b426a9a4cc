import { normalize, stem, wordsOf } from "../matching/text.ts";
import { isConvertible, unitShown } from "../amounts/units.ts";
import { degrees, isSearch, suits, writtenInto } from "./fits.ts";
import { prices } from "./laying.ts";
import type { Offered, OfferedField } from "./offered.ts";
import type { SaidValue } from "./said-values.ts";
import { isWithin, type State } from "./state.ts";

/**
 * Where a value goes that is said of a part of the page and not of a field: to the only one there that takes its like, as in
 * “gold card 800”, or to what is called as what was set before in another part: “the washer's quantity is 25, the grease's 2”.
 */
export function fieldOfPlace(
  offered: Offered,
  state: State & { isAnnounced: boolean },
  value: SaidValue,
): { field: OfferedField; cost: number } | undefined {
  const { within, settings } = state;
  if (within.length === 0 || isWordy(value)) return undefined;
  const meeting = crossing(offered, state);
  if (meeting) return { field: meeting, cost: prices.noun };
  const open = offered.fields.filter(
    (field) => !field.titled && !isSearch(field) && isWithin(state, field.places) && isFree(state, field),
  );
  const last = settings.at(-1);
  if (state.leadsOn && last?.method === "fill") {
    const alike = open.filter((field) => isAlike(offered, field, last.at));
    return alike.length === 1 && alike[0] ? { field: alike[0], cost: prices.noun } : undefined;
  }
  const taking = open.filter((field) => writtenInto(field, value) !== undefined && suits(field, value));
  const [only, another] = taking;
  const isEntry = within.flat().some((place) => offered.numbered.some(({ at }) => at === place));
  // “June 9” is a day before it is something of June's.
  const isAlone = open.length === 1 || (isEntry && state.isAnnounced);
  return only === undefined || another !== undefined || !isAlone || !isMeasuredIn(only, value)
    ? undefined
    : { field: only, cost: prices.told };
}

/**
 * “line 2: 50, box, stainless”: what no mark tells of goes to the only field there that takes any words, where the entry is
 * called by its number and its values are listed as they stand.
 */
export function wordsOfEntry(
  offered: Offered,
  state: State,
  value: SaidValue,
): { field: OfferedField; cost: number } | undefined {
  const { settings, within } = state;
  const entry = offered.numbered.find(({ at }) => within.length === 1 && within[0]?.includes(at));
  const [first = ""] = wordsOf(normalize(value.text));
  const isNamed = offered.fields.some(
    ({ lexis, places }) => lexis.stems.has(stem(first)) && places.has(entry?.at ?? 0),
  );
  if (entry === undefined || isNamed || /\d/u.test(value.text)) return undefined;
  const inEntry = settings.filter(({ places }) => places.has(entry.at));
  const open = offered.fields.filter(
    (field) =>
      !field.titled &&
      field.places.has(entry.at) &&
      isFree(state, field) &&
      suits(field, { ...value, kind: "words" }) &&
      writtenInto(field, { ...value, kind: "words" }) !== undefined,
  );
  const [only, another] = open;
  const isInOrder = inEntry.every(({ at }) => at < (only?.at ?? 0));
  return only === undefined || another !== undefined || !isInOrder
    ? undefined
    : { field: only, cost: prices.told };
}

/** What has no mark of its own has to be led up to. */
const isWordy = ({ kind }: SaidValue): boolean => /^(?:name|words|quoted|street|code)$/u.test(kind);

const isFree = ({ settings }: State, { node }: OfferedField): boolean =>
  settings.every(({ key }) => key !== node.ref);

/** The one field where a row and a column that were named meet. */
function crossing({ fields }: Offered, { within, settings }: State): OfferedField | undefined {
  const named = within.flat();
  if (settings.length > 0 || !named.some((place) => place < 0) || !named.some((place) => place > 0))
    return undefined;
  const [only, another] = fields.filter(
    ({ places, titled }) => !titled && within.every((some) => some.some((place) => places.has(place))),
  );
  return another === undefined ? only : undefined;
}

/** In the same column, or of the same name. */
function isAlike({ fields }: Offered, field: OfferedField, set: number): boolean {
  const other = fields.find(({ at, titled }) => at === set && !titled);
  if (other === undefined || other.node.role !== field.node.role) return false;
  const column = [...other.places].find((place) => place < 0);
  if (column !== undefined) return field.places.has(column);
  return field.node.name !== "" && normalize(field.node.name) === normalize(other.node.name);
}

/** “living room 30 %” is no temperature: a unit that is said is the field's own. What costs something needs none. */
function isMeasuredIn({ view, node, lexis }: OfferedField, { unit, kind }: SaidValue): boolean {
  if (unit === undefined || (degrees.test(unit) && (lexis.concepts.get("temperature") ?? 0) >= plain))
    return true;
  const shown = unitShown(view, node);
  if (shown === undefined) return kind === "amount" || lexis.stems.has(stem(unit.toLowerCase()));
  return isConvertible(unit, shown);
}

/** A name says plainly what a field is for from here on. */
const plain = 0.8;
