import type { PageView } from "../../page/view.ts";
import { dateOf, timeOf } from "../days/dates.ts";
import { minutesIn } from "../amounts/durations.ts";
import { plainNumber, takesWhole } from "../amounts/numbers.ts";
import { sideOf } from "../evidence/bounds.ts";
import { calendarDay, clockFor, dayFor } from "../days/day-format.ts";
import { settingsOfParts, type Composed } from "./composed.ts";
import { isConvertible, unitShown } from "../amounts/units.ts";
import { isNumeric } from "../matching/compatibility.ts";
import type { OfferedField } from "./offered.ts";
import { dayAndTime, partOfYear, periodIn, type SaidValue, type ValueKind } from "./said-values.ts";

/** What a field is for, where its name says it, and the kinds of values that it takes then. */
const purposes: [concepts: string[], kinds: ValueKind[]][] = [
  [["email", "repeat email"], ["email"]],
  [["iban"], ["iban"]],
  [["card number"], ["card number"]],
  [["expiry date"], ["expiry", "date", "month"]],
  [
    ["security code", "pin code"],
    ["number", "postcode"],
  ],
  [
    ["phone", "mobile", "landline"],
    ["phone", "number", "postcode"],
  ],
  [["postcode"], ["postcode", "number", "code"]],
  [["birthday", "date", "start date", "end date", "check in", "check-out date"], ["date"]],
  [
    ["age", "amount", "weight", "temperature"],
    ["number", "postcode", "amount"],
  ],
  [
    ["full name", "first name", "last name", "card holder", "city", "origin"],
    ["name", "words"],
  ],
  [
    ["recipient", "destination"],
    ["name", "words", "email", "phone"],
  ],
  [["street"], ["street", "words"]],
];
const marked: Record<string, ValueKind[]> = {
  email: ["email"],
  tel: ["phone", "number", "postcode"],
  date: ["date"],
  time: ["time"],
  "datetime-local": ["datetime"],
  month: ["month"],
  week: ["week"],
  number: ["number", "amount", "postcode"],
  range: ["number", "amount", "postcode", "time"],
};
/** From here on a name says what a field is for. */
const plain = 0.8;

/** The kinds of values that a field takes; undefined where nothing says so. */
function kindsOf({ node, lexis, composed, opens }: OfferedField): ValueKind[] | undefined {
  if (composed) return [composed.kind];
  if (opens) return opens === "both" ? ["period", "date"] : ["date"];
  if (node.role === "spinbutton" || node.role === "slider") return marked["range"];
  const byType = marked[node.inputType ?? ""];
  if (byType !== undefined) return byType;
  if (/\b(?:dd|yyyy)\b/iu.test(`${node.placeholder ?? ""} ${node.name}`)) return ["date"];
  if (/\bhh[:.]mm\b|\b\d?\d:\d\d\b/iu.test(node.placeholder ?? "")) return ["time"];
  const kinds = purposes.flatMap(([concepts, some]) =>
    concepts.some((one) => (lexis.concepts.get(one) ?? 0) >= plain) ? some : [],
  );
  return kinds.length > 0 ? kinds : undefined;
}

/** What only a field of that very type takes as it stands. */
const ofTypes = new Set<ValueKind>(["datetime", "month", "week", "period", "duration"]);

/** What is to be written into a field for a value; undefined where the field does not take it. */
export function writtenInto(field: OfferedField, value: SaidValue): string | undefined {
  const kinds = kindsOf(field);
  // “starts at 9”
  if (
    kinds?.length === 1 &&
    kinds[0] === "time" &&
    value.kind === "number" &&
    /^(?:1?\d|2[0-4])$/u.test(value.text)
  )
    return inForm(field, { ...value, kind: "time", text: `${value.text}:00` });
  const isOpen = value.kind === "quoted" || value.kind === "words";
  if (kinds !== undefined && !isOpen && !kinds.includes(value.kind)) return undefined;
  if (kinds === undefined && ofTypes.has(value.kind)) return undefined;
  if (kinds !== undefined && value.kind === "words" && !kinds.includes("words")) return undefined;
  return inForm(field, value);
}

/** “only stamps from Hungary” is no “From year”: what is counted or measured is no word. */
const measured =
  "year month week day date time hour minute amount price cost quantity count age size weight height width length depth percent rate min kg cm mm".split(
    " ",
  );

/** “from”, “to” and their like lead to days, times and places alike: the field has to be for what the value is. */
export function suits(field: OfferedField, { kind, text }: SaidValue): boolean {
  const kinds = kindsOf(field);
  if (kind === "date" || kind === "time") return kinds?.includes(kind) === true;
  if (kind === "number" && kinds?.length === 1 && kinds[0] === "time") return true;
  if (kind === "name" && /\d/u.test(text) && ["city", "country"].some((one) => saysPlainly(field, one)))
    return false;
  if (kind === "postcode") return kinds === undefined || kinds.includes(kind);
  if (kind === "name" || kind === "words") return !measured.some((one) => field.lexis.stems.has(one));
  if (kind !== "number" && kind !== "amount") return true;
  return kinds?.includes(kind) === true || (sideOf(field.lexis) !== undefined && field.lexis.stems.size < 4);
}

/**
 * How much less likely a field is for a day that is said without its name: nobody's birthday, and of a journey, which says
 * where to, the way there rather than the way back.
 */
export function unlikeliness(field: OfferedField, { kind }: SaidValue, isJourney: boolean): number {
  // “food at 13:00” is served then, and not cleared away by then.
  if (kind === "time") return sideOf(field.lexis) === "high" || field.lexis.stems.has("by") ? 0.2 : 0;
  if (kind !== "date") return 0;
  const is = (name: string): boolean => saysPlainly(field, name);
  const isBack = is("return journey") || ["return", "back"].some((one) => field.lexis.stems.has(one));
  return is("birthday") || is("expiry date") || (isJourney && (isBack || is("arrival"))) ? 0.2 : 0;
}

/** Whether a field is called something that says the concept. */
export function saysPlainly({ lexis }: OfferedField, concept: string): boolean {
  return (lexis.concepts.get(concept) ?? 0) >= plain;
}

function inForm(field: OfferedField, { kind, text }: SaidValue): string | undefined {
  const { node, view } = field;
  if (field.composed) return inParts(field, field.composed, text);
  if (field.opens) return inCalendar(view, text);
  if (kind === "datetime") return dayAndTime(text);
  if (kind === "month" && saysPlainly(field, "expiry date") && node.inputType !== "month")
    return partOfYear(text)?.replace(/^\d\d(\d\d)-(\d\d)$/u, "$2/$1");
  if (kind === "month" || kind === "week") return partOfYear(text);
  if (node.inputType === "date") return dayFor(view, node, text.replace(/^the /iu, ""));
  if (node.inputType === "time") return timeOf(text);
  if (kind === "date") return dayFor(view, node, text.replace(/^the /iu, ""));
  if (kind === "time") return clockFor(node, text) ?? (isNumeric(node) ? undefined : text);
  if (!isNumeric(node)) return text;
  const said = plainNumber(text, takesWhole(node));
  if (said === undefined) return undefined;
  const [least, most] = [Number(node.bounds?.min ?? Number.NaN), Number(node.bounds?.max ?? Number.NaN)];
  return Number(said) < least || Number(said) > most ? undefined : said;
}

function inParts(field: OfferedField, { kind, parts }: Composed, text: string): string | undefined {
  const [day, month] = ["day", "month"].map((unit) => parts.findIndex((part) => part.unit === unit));
  const order = (month ?? 0) < (day ?? 0) ? "month" : "day";
  const written =
    kind === "date"
      ? dateOf(text.replace(/^the /iu, ""), order)
      : kind === "time"
        ? timeOf(text) && text
        : minutesIn(text)?.toString();
  return written !== undefined && settingsOfParts(field, written) ? written : undefined;
}

/** As ISO 8601 has it: `2027-05-15`, `--05-15` where no year was said, two of them with a slash between. */
function inCalendar(view: PageView, text: string): string | undefined {
  const days = (periodIn(text) ?? [text]).map((one) => calendarDay(view, one.replace(/^the /iu, "")));
  return days.includes(undefined) ? undefined : days.join("/");
}

/** Concepts of fields that a value may go to by its kind alone, where nothing names the field. */
const bareKinds: Partial<Record<ValueKind, string[]>> = {
  email: ["email"],
  iban: ["iban"],
  "card number": ["card number"],
  expiry: ["expiry date"],
  phone: ["phone", "mobile", "landline"],
  date: [
    "date",
    "birthday",
    "start date",
    "end date",
    "departure",
    "arrival",
    "check in",
    "check-out date",
    "deadline",
  ],
  time: ["time", "start time", "end time"],
  amount: ["amount", "price"],
  postcode: ["postcode"],
  street: ["street", "address"],
  name: ["full name", "recipient", "city", "name"],
};

/** A field that looks something up takes what is named for it alone. */
export function isSearch({ node, lexis }: OfferedField): boolean {
  return (
    node.role === "searchbox" ||
    node.inputType === "search" ||
    ["search", "find", "lookup", "filter"].some((one) => lexis.stems.has(one))
  );
}

/** What people are called where they have a field. */
const somebody =
  "patient guest customer client passenger visitor member pupil student applicant owner tenant contact traveller traveler attendee participant donor player captain leader".split(
    " ",
  );

export const degrees = /^(?:degrees?|celsius|°[cf]?)$/iu;

const titled =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|frau|herr|madame|mme|monsieur|señora?|sra?|signora?|sig|dhr|mevr|pani?)\.? /iu;

const isSomebody = (field: OfferedField): boolean =>
  somebody.some((one) => field.lexis.stems.has(one)) && kindsOf(field) === undefined;

/** Whether it asks for somebody's whole name. */
export function asksForPerson(field: OfferedField): boolean {
  return isSomebody(field) || saysPlainly(field, "full name");
}

/** Whether a value may go into the field without a word that says so. */
export function takesBare(field: OfferedField, { kind, text, unit }: SaidValue): boolean {
  const { node, lexis } = field;
  // Nobody and no town is called “H91 AA11 Galway”.
  if (isSearch(field) || (kind === "name" && /\d/u.test(text))) return false;
  // “Tuesday from 8 to 10” is no day on which something was done last.
  if (kind === "date" && lexis.stems.has("last") && !lexis.stems.has("day")) return false;
  if (/^(?:date|time|email|month|week)$/u.test(kind) && node.inputType === kind) return true;
  if (kind === "datetime" && node.inputType === "datetime-local") return true;
  if (kind === "phone" && node.inputType === "tel") return true;
  // “555-0142” is a number to call as well as a postcode.
  if (
    kind === "postcode" &&
    /^\d{3}-\d{4}$/u.test(text) &&
    bareKinds.phone?.some((one) => saysPlainly(field, one))
  )
    return true;
  if ((field.composed || field.opens) && kindsOf(field)?.includes(kind) === true) return true;
  if ((kind === "date" || kind === "time") && kindsOf(field)?.includes(kind) === true) return true;
  const shown = unit === undefined ? undefined : unitShown(field.view, node);
  if (unit !== undefined && degrees.test(unit) && saysPlainly(field, "temperature")) return true;
  if (unit !== undefined && shown !== undefined && /^(?:number|amount)$/u.test(kind))
    return isConvertible(unit, shown);
  if (kind === "number")
    return unit !== undefined && lexis.stems.has(unit.toLowerCase().replace(/(?<=\p{L}{3})s$/u, ""));
  if (kind === "name" && isSomebody(field)) return true;
  // “Herr Weber” is no town.
  if (kind === "name" && titled.test(text) && saysPlainly(field, "city")) return false;
  return (bareKinds[kind] ?? []).some((one) => saysPlainly(field, one));
}
