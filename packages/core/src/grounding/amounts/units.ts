import type { PageView, ViewNode } from "../../page/view.ts";
import { isField, isSelect } from "../matching/compatibility.ts";
import { numberOf, plainNumber } from "./numbers.ts";
import { stepOn, unaccounted, type GroundedStep, type Grounding, type Resolved } from "../outcome.ts";
import { tokenize } from "../matching/tokens.ts";
import { indexOf } from "../matching/view-index.ts";

/** What one unit or currency is called. */
const units = [
  "mg milligram milligrams",
  "g gr gram grams gramme grammes",
  "kg kilo kilos kilogram kilograms kilogramme kilogrammes",
  "t ton tons tonne tonnes",
  "lb lbs pound pounds",
  "oz ounce ounces",
  "st stone stones",
  "mm millimetre millimetres millimeter millimeters",
  "cm centimetre centimetres centimeter centimeters",
  "m metre metres meter meters",
  "km kilometre kilometres kilometer kilometers",
  "in inch inches",
  "ft foot feet",
  "yd yard yards",
  "mi mile miles",
  "ml millilitre millilitres milliliter milliliters",
  "dl decilitre decilitres",
  "cl centilitre centilitres",
  "l litre litres liter liters",
  "gal gallon gallons",
  "pt pint pints",
  "ms msec millisecond milliseconds",
  "s sec secs second seconds",
  "min mins minute minutes",
  "h hr hrs hour hours",
  "d day days",
  "night nights",
  "fortnight fortnights",
  "quarter quarters",
  "wk week weeks",
  "mo month months",
  "y yr yrs year years",
  "c °c celsius centigrade",
  "f °f fahrenheit",
  "kb kilobyte kilobytes",
  "mb megabyte megabytes",
  "gb gigabyte gigabytes",
  "tb terabyte terabytes",
  "eur € euro euros",
  "usd $ dollar dollars",
  "gbp £ pound pounds quid",
  "chf franc francs",
  "jpy ¥ yen",
  "nok kroner",
  "sek kronor",
  "dkk",
  "pln zł zloty",
  "% percent",
  "pc pcs piece pieces",
  "box boxes",
  "pack packs",
  "bag bags",
  "bottle bottles",
].map((line) => new Set(line.split(" ")));

const known = new Set(units.flatMap((names) => [...names]));
export const isUnitWord = (word: string): boolean => known.has(word);
/** “£” and “pounds”, in small letters. */
export const isSameUnit = (one: string, other: string): boolean =>
  units.some((names) => names.has(one) && names.has(other));
const wordsIn = (label: string): string[] => label.toLowerCase().match(/[€$£¥%]|°?[\p{L}]+/gu) ?? [];

/** Whether both can mean one unit: “pounds” are weighed, and paid. */
function isUnit(label: string, said: string): boolean {
  const words = wordsIn(label);
  return units.some((names) => names.has(said.toLowerCase()) && words.some((word) => names.has(word)));
}

/**
 * “it weighs 380 grams”, “worth 250 GBP”, where a list beside the field says what its number is counted in: that is chosen,
 * too, and is no part of the number. Where the list does not have it, nothing is done. The same where the unit is only shown.
 */
export function withUnits(view: PageView, instruction: string, found: Resolved): Grounding {
  const steps: GroundedStep[] = [];
  for (const step of found.steps) {
    const told = unitOf(step, instruction);
    // “28 days of holiday”, where the field is called so.
    const isName =
      told !== undefined &&
      wordsIn((step.node?.name ?? "").replace(/\([^()]*\)/gu, "")).includes(told.unit.toLowerCase());
    const said = isName ? undefined : told;
    const chooser = said && step.node ? chooserBeside(view, step.node) : undefined;
    if (said === undefined || chooser === undefined) {
      const shown = said && step.node ? unitShown(view, step.node) : undefined;
      // What is said in metres is written in centimetres, and nowhere in kilograms.
      const number =
        said === undefined || shown === undefined || isUnit(shown, said.unit)
          ? said?.number
          : inUnit(said, shown);
      if (said && number === undefined) return unaccounted(found, said.unit);
      steps.push(number !== undefined && shown !== undefined ? { ...step, arguments: [number] } : step);
      continue;
    }
    const options = (chooser.options ?? []).filter(({ label }) => isUnit(label, said.unit));
    const [option, another] = options;
    if (!option || another) return unaccounted(found, said.unit);
    steps.push({ ...step, arguments: [said.number] });
    const isSet = option.selected || found.steps.some(({ node }) => node === chooser);
    if (!isSet) steps.push(stepOn(view, chooser, { method: "selectOption", arguments: [option.label] }));
  }
  return { ...found, steps };
}

/** How much of the first of its line a unit is. */
const sizes: Record<string, number>[] = [
  { mg: 1, g: 1000, kg: 1e6, t: 1e9 },
  { mm: 1, cm: 10, m: 1000, km: 1e6 },
  { ml: 1, cl: 10, dl: 100, l: 1000 },
  { ms: 0.001, s: 1, min: 60, h: 3600, d: 86_400, wk: 604_800 },
];

/** “2.5” of kilograms in grams: “2500”; undefined where the two measure different things, or in doubt. */
function inUnit({ number, unit }: { number: string; unit: string }, shown: string): string | undefined {
  const amount = Number(plainNumber(number, false));
  for (const line of sizes) {
    const sizeOf = (name: string): number | undefined =>
      Object.entries(line).find(([one]) => isUnit(name, one))?.[1];
    const [from, to] = [sizeOf(unit), sizeOf(shown)];
    if (from !== undefined && to !== undefined && !Number.isNaN(amount))
      return String(Math.round(((amount * from) / to) * 1e6) / 1e6);
  }
  return undefined;
}

/** Whether what is said in the one unit can be written where the other one is shown. */
export function isConvertible(said: string, shown: string): boolean {
  return isUnit(shown, said) || inUnit({ number: "1", unit: said }, shown) !== undefined;
}

/** The number that is written, and the unit that is said behind or before it. */
function unitOf(
  { method, node, arguments: [value = ""] }: GroundedStep,
  instruction: string,
): { number: string; unit: string } | undefined {
  if ((method !== "fill" && method !== "type") || !node || !isField(node)) return undefined;
  const [, before, number = "", behind] =
    /^([€$£¥])?([-+]?\d[\d.,]*) ?([€$£¥%]|°?\p{L}+)?$/u.exec(value) ?? [];
  if (number === "") return undefined;
  const said = tokenize(instruction).tokens.find(
    ({ text }) => text.includes(number) || numberOf(text) === number,
  );
  const told = instruction.slice((said?.start ?? 0) + Math.max(said?.text.indexOf(number) ?? 0, 0));
  const unit =
    before ??
    behind ??
    /^(?:[-+]?\d[\d.,]*|\p{L}+) ?([€$£¥%]|°?\p{L}+)/u.exec(told)?.[1] ??
    /^[€$£¥]/u.exec(said?.text ?? "")?.[0];
  return unit !== undefined && said !== undefined && known.has(unit.toLowerCase())
    ? { number, unit }
    : undefined;
}

const nearestLabel = 4;

/** “Height (cm)”, “11.5” before an “m”: the unit that a field's name has in brackets, or that stands right behind it. */
export function unitShown({ nodes }: PageView, field: ViewNode): string | undefined {
  const at = nodes.indexOf(field);
  const behind = nodes
    .slice(at + 1)
    .find(
      ({ role, name, interactive }) =>
        interactive || !(role === "generic" || (role === "status" && name === "")),
    );
  // The label of a field without a name of its own.
  const before = nodes.slice(Math.max(0, at - nearestLabel), at).findLast(({ role }) => role === "text");
  const texts = [
    /\(([^()]+)\)[ :*]*$/u.exec(field.name)?.[1],
    / in ([\p{L}€$£¥%]+)[ :*]*$/u.exec(field.name)?.[1],
    field.name === "" ? /(?:\(| in )([^() ]+)\)?[ :*]*$/u.exec(before?.name ?? "")?.[1] : undefined,
    // “10 minutes” behind a slider that is at 10.
    behind?.role === "text" ? behind.name.replace(/^\d[\d.,]*\s+(?=\p{L}+$)/u, "") : undefined,
  ];
  return texts.find((text) => text !== undefined && known.has(text.trim().toLowerCase()))?.trim();
}

/** The list of units right behind a field, or right before it. */
function chooserBeside(view: PageView, field: ViewNode): ViewNode | undefined {
  const { candidates } = indexOf(view);
  const at = candidates.findIndex(({ node }) => node === field);
  return [candidates[at + 1], candidates[at - 1]].find((candidate) => candidate && isOfUnits(candidate.node))
    ?.node;
}

function isOfUnits(node: ViewNode): boolean {
  const labels = (node.options ?? []).map(({ label }) => wordsIn(label));
  return (
    isSelect(node) && labels.length > 1 && labels.every((words) => words.some((word) => known.has(word)))
  );
}
