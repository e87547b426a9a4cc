import { periodOf, periodsIn } from "./amounts.ts";
import { conceptOf } from "./match.ts";
import type { PageView } from "../page/view.ts";
import type { Finding, Place, Wish } from "./finding.ts";
import { conditionIn } from "./condition.ts";
import { superlativeIn } from "./superlative.ts";
import {
  entryFocus,
  headNoun,
  isAboutEntry,
  isNarrowed,
  kindsOf,
  nounsOf,
  qualifiedBy,
} from "./entry-focus.ts";
import { asksHowMany, beyondReading, wishOf, withoutAds } from "./instruction.ts";
import type { Scope } from "./page.ts";
import { extractField } from "./object.ts";
import { type Page, preparePage } from "./page.ts";
import { SlowPattern } from "./pattern-guard.ts";
import { type Field, type JsonSchema, type RootField, UnusableSchema, readSchema } from "./schema.ts";
import { asksNothingOf, emptyOf, pathText, requiredOf, soughtBy } from "./missing.ts";
import { completed } from "./complete.ts";
import { readValue } from "./read.ts";
import type { Range } from "./tree.ts";
import { extractOneColumn } from "./array.ts";
import { findPassage } from "./passage.ts";
import { fieldWords } from "./words.ts";

export type ExtractRequest = {
  /** JSON Schema of the result. */
  schema: JsonSchema;
  /** What to extract, in plain words; narrows the search to a named entry or a named part of the page. */
  instruction?: string;
  /** Texts of the page's JSON-LD blocks; see `structuredOf`. Default: none. */
  structured?: string[];
};

/**
 * `value` holds only what the page says; `missing` the paths of required fields that it does not (`products[2].price`),
 * and when there are any, `value` does not validate. `confidence` is 0–1.
 */
export type Extraction = {
  value: unknown;
  confidence: number;
  missing: string[];
  /** Where the entries of a list stand in `view.nodes`, in their order; where each has a part of the page of its own. */
  ranges?: Range[];
};

/**
 * Fills a schema from a page without a model: by the page's own labels first, else by how such values look, each within
 * the schema's types and bounds. `unsupported` says why that cannot be done by rule.
 * @throws InvalidSchema
 */
export function extractBySchema(
  view: PageView,
  request: ExtractRequest,
): Extraction | { unsupported: string } {
  try {
    const schema = readSchema(request.schema);
    checkWhole(schema.root);
    return extractFrom(preparePage(view), schema, request);
  } catch (error) {
    if (!(error instanceof UnusableSchema) && !(error instanceof SlowPattern)) throw error;
    return { unsupported: `the schema cannot be used: ${error.message}` };
  }
}

function extractFrom(
  page: Page,
  schema: RootField,
  request: ExtractRequest,
): Extraction | { unsupported: string } {
  const { root } = schema;
  const said = withoutAds(request.instruction ?? "");
  const conditional = superlativeIn(page, said) ?? conditionIn(said);
  const instruction = conditional?.rest ?? said;
  const reason = beyondReading(page, instruction);
  if (reason !== undefined) return { unsupported: `${tooMuch}: ${reason}` };
  const wish: Wish = { ...wishOf(instruction), picking: { words: [] } };
  if (conditional !== undefined) wish.condition = conditional.condition;
  const visible = extractRoot(page, root, { instruction, wish });
  const texts = isAboutEntry(page, root, instruction) ? [] : request.structured;
  const finding = completed(page, root, { finding: visible, texts });
  if (page.effort.left < 0)
    return {
      unsupported:
        "the schema asks for more nested lists than this page can be searched for; ask for fewer levels",
    };
  const doubt = doubtOf(wish, finding);
  if (doubt !== undefined) return { unsupported: doubt };
  if (finding === undefined && asksNothingOf(root))
    return { unsupported: `nothing on the page was found for ${soughtBy(root)}.` };
  if (finding === undefined) return { value: emptyOf(root), confidence: 0, missing: requiredOf(root) };
  const confidence = rounded(finding.score);
  if (finding.missing.length > 0) return { value: finding.value, confidence, missing: finding.missing };
  const checked = schema.check(finding.value);
  const where = finding.ranges === undefined ? {} : { ranges: finding.ranges };
  if (checked.success) return { value: checked.data, confidence, missing: [], ...where };
  const [issue] = checked.error.issues;
  return {
    unsupported: `what the page shows does not fit the schema at ${pathText(issue?.path ?? [])}: ${issue?.message ?? "invalid"}`,
  };
}

const tooMuch = "the instruction needs more than reading values off the page";

/** 0–1, two digits: more would say more than is known. */
function rounded(score: number): number {
  return Math.round(Math.min(1, Math.max(0, score)) * 100) / 100;
}

/** Why an answer would not be what the instruction narrows to; undefined when it is. */
function doubtOf({ condition, picking }: Wish, finding: Finding | undefined): string | undefined {
  if (finding === undefined) return undefined;
  if (condition !== undefined && condition.outcome !== "applied")
    return `${tooMuch}: whether ${JSON.stringify(condition.phrase)} holds cannot be told for every entry`;
  const [word] = picking?.words ?? [];
  if (word === undefined) return undefined;
  return `${tooMuch}: it cannot be told for every entry whether ${JSON.stringify(word)} picks it out`;
}

/** Reads the schema through, so that a bad reference is told before the page is searched. */
function checkWhole(field: Field): void {
  const shape = field.shape();
  if (field.recursive) return;
  if (shape.kind === "array") checkWhole(shape.item);
  if (shape.kind === "choice") for (const option of shape.options) checkWhole(option);
  if (shape.kind === "object") for (const property of shape.properties) checkWhole(property);
}

function extractRoot(
  page: Page,
  root: Field,
  { instruction, wish }: { instruction: string; wish: Wish },
): Finding | undefined {
  const everywhere: Scope = {
    range: { start: 0, end: page.tree.nodes.length },
    kind: "page",
    nouns: new Set(),
  };
  const place: Place = { scope: everywhere, wish, extractField };
  const shape = root.shape();
  if (shape.kind === "scalar" || shape.kind === "choice")
    return answer(page, root, instruction) ?? extractField(page, root, place);
  if (shape.kind === "array") {
    const column = extractNamedColumn(page, root, { instruction, place });
    if (column !== undefined) return column;
    const nouns = nounsOf(wish);
    const head = nouns.length === 0 ? headNoun(instruction, shape.item) : undefined;
    if (head !== undefined) wish.head = head;
    wish.kinds = kindsOf(instruction);
    return extractField(page, { ...root, words: head === undefined ? nouns : [head] }, place);
  }
  const flat =
    shape.properties.length > 0 &&
    shape.properties.every(
      (property) => property.shape().kind === "scalar" || property.shape().kind === "choice",
    );
  if (!flat) return extractField(page, root, place);
  const asked = forPeriod(root, instruction);
  const focused = instruction === "" ? undefined : entryFocus(page, asked, { instruction, place });
  if (focused !== undefined) return focused;
  if (instruction !== "" && isAboutEntry(page, root, instruction)) return byLabel(page, root, instruction);
  if (isNarrowed(page, root, wish)) return undefined;
  const qualified = qualifiedBy(page, root, instruction);
  return withAnswers(page, root, { instruction, finding: extractField(page, qualified, place) });
}

const COLUMN =
  /^(?:(?:only|just|all|list|get|give me|extract|find|the)\s+)*(\p{L}+(?: \p{L}+)?) of (?:(?:all|the|every)\s+)*(.+)$/iu;

/** “the names of the people who …” in an array of texts: one column of what would be a list of people. */
function extractNamedColumn(
  page: Page,
  root: Field,
  { instruction, place }: { instruction: string; place: Place },
): Finding | undefined {
  const [, name = "", rest = ""] = COLUMN.exec(instruction.trim()) ?? [];
  const shape = root.shape();
  if (shape.kind !== "array" || shape.item.shape().kind !== "scalar" || root.name !== "") return undefined;
  const column: Field = { ...root, name, words: fieldWords(name) };
  const said = wishOf(rest);
  const head = headNoun(rest, shape.item) ?? nounsOf(said)[0];
  if (head === undefined || conceptOf({ ...shape.item, name, words: column.words }).concept === "other")
    return undefined;
  const wish: Wish = { ...said, head, picking: { words: [] } };
  if (place.wish.condition !== undefined) wish.condition = place.wish.condition;
  const found = extractOneColumn(page, column, { ...place, wish });
  if (found !== undefined) Object.assign(place.wish, wish);
  return found;
}

/** “the yearly price”: what is paid for a month is another. */
function forPeriod(root: Field, instruction: string): Field {
  const shape = root.shape();
  const [span, ...others] = periodsIn(instruction);
  if (shape.kind !== "object" || span === undefined || others.length > 0) return root;
  const properties = shape.properties.map((property) =>
    conceptOf(property).concept === "money" && periodOf(property) === undefined
      ? { ...property, span }
      : property,
  );
  return { ...root, shape: () => ({ ...shape, properties }) };
}

/** A single value of something that the instruction names, where the page labels it so. */
function byLabel(page: Page, root: Field, instruction: string): Finding | undefined {
  const shape = root.shape();
  const [property, ...others] = shape.kind === "object" ? shape.properties : [];
  if (property === undefined || others.length > 0) return undefined;
  const found = answer(page, property, instruction);
  return found === undefined
    ? undefined
    : { ...found, value: Object.fromEntries([[property.name, found.value]]) };
}

const ANYTHING =
  /^(?:value|result|answer|text|data|extraction|content|output|item|response|info|information)$/i;

/** Fields whose names say nothing (`value`, `answer`) are described by the instruction, or by their description. */
function withAnswers(
  page: Page,
  root: Field,
  { instruction, finding }: { instruction: string; finding: Finding | undefined },
): Finding | undefined {
  const shape = root.shape();
  if (shape.kind !== "object") return finding;
  const isCount = asksHowMany(instruction);
  const open = shape.properties.filter(
    ({ name }) => ANYTHING.test(name) || (isCount && /^(?:count|number|amount|total)$/i.test(name)),
  );
  if (open.length !== 1 || shape.properties.length !== 1) return finding;
  const [property] = open;
  const answered =
    property === undefined
      ? undefined
      : answer(page, property, instruction || [...property.description].join(" "));
  return property === undefined || answered === undefined
    ? finding
    : { ...answered, value: Object.fromEntries([[property.name, answered.value]]) };
}

function answer(page: Page, field: Field, instruction: string): Finding | undefined {
  const passage = instruction === "" ? undefined : findPassage(page, instruction);
  if (passage === undefined) return undefined;
  const value = readValue(page, field, { text: passage.extraction, range: { start: 0, end: 0 } });
  return value === undefined ? undefined : { value, score: passage.confidence, missing: [] };
}
