import type { Finding, Place } from "./finding.ts";
import { factText } from "./facts.ts";
import { type Page, type Scope, atomsIn, factsIn } from "./page.ts";
import type { Field, JsonSchema } from "./schema.ts";
import { readSchema } from "./schema.ts";
import type { Range } from "./tree.ts";
import { availability, numbersIn } from "./values.ts";
import { normalize } from "./words.ts";

/** What an instruction keeps of a list: `only the ones in stock`, `under €20`, `at least 4 stars`. */
export type Condition = {
  /** The words that say it. */
  phrase: string;
  /** Undefined where the entry does not say, so that it cannot be told. */
  holds: (page: Page, entry: Range, place: Place) => boolean | undefined;
  /** The entries that are foremost of all, in their order; undefined where that cannot be told. */
  foremost?: (page: Page, entries: Range[], place: Place) => Range[] | undefined;
  /** `doubtful`: some entry does not say. */
  outcome: "unused" | "applied" | "doubtful";
};

const STOCK = String.raw`(?:in[- ]stock|available|sold[- ]out|out[- ]of[- ]stock|unavailable)`;
const STOCK_CONDITIONS = [
  String.raw`\bonly\b[^.,;]{0,60}?\b(${STOCK})\b`,
  String.raw`\b(?:that|which)(?: are|'re)? (?:currently |still )?(${STOCK})\b`,
  String.raw`\b(?:ones|those|\p{L}+s) (?:currently |still )?(${STOCK})(?=\s*(?:$|[.,;]))`,
  String.raw`\b(${STOCK})(?: \p{L}+s)? only\b`,
  String.raw`\b(${STOCK}) (?:ones|products|items|results|\p{L}{3,}s)\b`,
].map((pattern) => new RegExp(pattern, "iu"));

/** `the trains that are cancelled`: what a column of the table says of some of its rows, in so many words. */
const STATE =
  /\b(?:that|which|who) (?:are|is|were|was) (?:currently |still )?(\p{L}[\p{L}-]+(?: \p{L}+)?)(?=\s*(?:$|[.,;]))/iu;

const AMOUNT =
  /\b(?:(?:only|with|that|which|costing|priced|rated|a|an|the|price|rating|cost|are|have|of|is|costs?|products?|items?|those|ones)\s+)*(under|below|less than|cheaper than|lower than|up to|at most|no more than|over|above|more than|higher than|at least)\s+([^\s,;]*\d[^\s,;]*)(\s*(?:€|\$|£|euros?|dollars?|pounds?|stars?\b(?: (?:and|or) (?:more|up|above))?))?/iu;

/** The condition of an instruction and the rest of it; undefined when it has none that can be checked by rule. */
export function conditionIn(instruction: string): { condition: Condition; rest: string } | undefined {
  for (const pattern of STOCK_CONDITIONS) {
    const found = pattern.exec(instruction);
    if (found?.[1] === undefined || /\b(?:whether|if)\b/i.test(found[0])) continue;
    const wanted = !/sold|out|un/i.test(found[1]);
    return made(instruction, found[0], (page, entry) => compared(stockOf(page, entry), wanted));
  }
  const measured = measureIn(instruction);
  if (measured !== undefined) return measured;
  const amount = AMOUNT.exec(instruction);
  if (amount === null) return stateIn(instruction);
  const [whole, comparison = "", figure = "", unit = ""] = amount;
  const [token, ...others] = numbersIn(figure);
  const isRating = /star/i.test(unit) || /\brat(?:ed|ing)\b/i.test(whole);
  const isMoney =
    token?.currency !== undefined ||
    /[€$£]|euro|dollar|pound/i.test(unit) ||
    /\b(?:cheaper|pric|cost)/i.test(whole);
  if (token === undefined || others.length > 0 || isRating === isMoney) return undefined;
  const field = isRating ? rating : price;
  return made(instruction, whole.trim(), (page, entry, place) => {
    const value = figureOf(page, field, { entry, place });
    return value === undefined ? undefined : fits(value, comparison.toLowerCase(), token.value);
  });
}

/** What a comparison is of: `heavier than 8 kg`. */
const COMPARED: Record<string, [string, "over" | "under"]> = {
  heavier: ["weight", "over"],
  lighter: ["weight", "under"],
  longer: ["length", "over"],
  shorter: ["length", "under"],
  larger: ["size", "over"],
  bigger: ["size", "over"],
  smaller: ["size", "under"],
  closer: ["distance", "under"],
  nearer: ["distance", "under"],
};
const MEASURE = new RegExp(
  String.raw`\b(?:(${Object.keys(COMPARED).join("|")}) than|(?:with|reporting|having) (?:a |an )?(\p{L}+(?: \p{L}+)?) (under|below|less than|over|above|more than|at least|at most|of at least|of at most)) (\d[\d.,]*)\s?(kg|g|lbs?|oz|km|m|cm|mm|mi|miles?|hPa|mb|gb|%|°C?)?(?=\s*(?:$|[.,;]))`,
  "iu",
);

/** Figures with a unit that every entry has to give in the same one: “crates heavier than 8 kg”. */
function measureIn(instruction: string): { condition: Condition; rest: string } | undefined {
  const [phrase, comparative, named = "", comparison = "", figure = "", unit = ""] =
    MEASURE.exec(instruction) ?? [];
  const [token] = numbersIn(figure);
  if (phrase === undefined || token === undefined) return undefined;
  const [what, way] = COMPARED[comparative?.toLowerCase() ?? ""] ?? [
    named.toLowerCase(),
    comparison.toLowerCase().replace(/^of /, ""),
  ];
  const field = fieldOf(what, { type: "number", description: unit === "" ? "" : `in ${unit}` });
  return made(instruction, phrase, (page, entry, place) => {
    const value = figureOf(page, field, { entry, place });
    return value === undefined ? undefined : fits(value, way, token.value);
  });
}

function stateIn(instruction: string): { condition: Condition; rest: string } | undefined {
  const [phrase, said = ""] = STATE.exec(instruction) ?? [];
  if (phrase === undefined) return undefined;
  const state = normalize(said);
  return made(instruction, phrase, (page, entry) => {
    const column = columnOf(page, state);
    const cell = factsIn(page, entry).find((fact) => fact.source === "column" && fact.label === column);
    if (column === undefined) return badgeOf(page, entry, state);
    const text = cell === undefined ? "" : normalize(factText(page.tree, cell));
    // “cancelled (again)” may be meant or not.
    return text === "" || (text !== state && text.includes(state)) ? undefined : text === state;
  });
}

/** Where some entries have a text of its own that says it (`Remote`), and no other speaks of it, the others are not so. */
function badgeOf(page: Page, entry: Range, state: string): boolean | undefined {
  const texts = atomsIn(page, entry).map(({ text }) => normalize(text));
  if (texts.includes(state)) return true;
  const isSomewhere = page.atoms.some(({ text }) => normalize(text) === state);
  return isSomewhere && !texts.some((text) => ` ${text} `.includes(` ${state} `)) ? false : undefined;
}

/** The one column in which a cell says it. */
function columnOf(page: Page, state: string): string | undefined {
  const said = page.facts.filter(
    (fact) => fact.source === "column" && normalize(factText(page.tree, fact)) === state,
  );
  const [label, ...others] = new Set(said.map((fact) => fact.label));
  return others.length === 0 ? label : undefined;
}

function made(
  instruction: string,
  phrase: string,
  holds: Condition["holds"],
): { condition: Condition; rest: string } {
  return { condition: { phrase, holds, outcome: "unused" }, rest: instruction.replace(phrase, " ") };
}

function compared(value: boolean | undefined, wanted: boolean): boolean | undefined {
  return value === undefined ? undefined : value === wanted;
}

/** What all texts of an entry that speak of it agree on. */
function stockOf(page: Page, entry: Range): boolean | undefined {
  const said = new Set(
    atomsIn(page, entry)
      .map((atom) => availability(atom.text))
      .filter((value) => value !== undefined),
  );
  return said.size === 1 ? [...said][0] : undefined;
}

const price = fieldOf("price", { type: "number" });
const rating = fieldOf("rating", { type: "number" });

export function fieldOf(name: string, schema: JsonSchema): Field {
  const { root } = readSchema({ type: "object", properties: { [name]: schema } });
  const shape = root.shape();
  const [field] = shape.kind === "object" ? shape.properties : [];
  if (field === undefined) throw new Error(`no field ${name}`);
  return field;
}

export function figureOf(
  page: Page,
  field: Field,
  { entry, place }: { entry: Range; place: Place },
): number | undefined {
  const scope: Scope = { range: entry, kind: "item", nouns: new Set() };
  const finding: Finding | undefined = place.extractField(page, field, { ...place, scope });
  return typeof finding?.value === "number" ? finding.value : undefined;
}

function fits(value: number, comparison: string, bound: number): boolean {
  if (/^(?:under|below|less|cheaper|lower)/.test(comparison)) return value < bound;
  if (/^(?:up to|at most|no more)/.test(comparison)) return value <= bound;
  return comparison.startsWith("at least") ? value >= bound : value > bound;
}
