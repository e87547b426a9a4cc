import type { PageView } from "../page/view.ts";
import type { Finding, Place, Wish } from "./finding.ts";
import { beyondReading, namedItem, ordinalOf, wishOf } from "./instruction.ts";
import type { Scope } from "./page.ts";
import { ENTITIES } from "./match.ts";
import { extractField } from "./object.ts";
import { type Page, preparePage } from "./page.ts";
import { type Field, type JsonSchema, type RootField, readSchema } from "./schema.ts";
import { readValue } from "./read.ts";
import { findPassage } from "./passage.ts";

export type ExtractRequest = {
  /** JSON Schema of the result. */
  schema: JsonSchema;
  /** What to extract, in plain words; narrows the search to a named entry or a named part of the page. */
  instruction?: string;
};

/**
 * `value` holds only what the page says; `missing` the paths of required fields that it does not (`products[2].price`),
 * and when there are any, `value` does not validate. `confidence` is 0–1.
 */
export type Extraction = { value: unknown; confidence: number; missing: string[] };

/**
 * Fills a schema from a page without a model: by the page's own labels first, else by how such values look, each within
 * the schema's types and bounds. `unsupported` says why that cannot be done by rule.
 */
export function extractBySchema(
  view: PageView,
  request: ExtractRequest,
): Extraction | { unsupported: string } {
  let schema: RootField;
  try {
    schema = readSchema(request.schema);
    checkWhole(schema.root);
  } catch (error) {
    return {
      unsupported: `the schema cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
  const page = preparePage(view);
  const instruction = request.instruction ?? "";
  const reason = beyondReading(page, instruction);
  if (reason !== undefined)
    return { unsupported: `the instruction needs more than reading values off the page: ${reason}` };
  const wish = wishOf(instruction);
  const finding = extractRoot(page, schema.root, { instruction, wish });
  if (page.effort.left < 0)
    return {
      unsupported:
        "the schema asks for more nested lists than this page can be searched for; ask for fewer levels",
    };
  if (finding === undefined && asksNothingOf(schema.root))
    return { unsupported: `nothing on the page was found for ${soughtBy(schema.root)}.` };
  if (finding === undefined)
    return { value: emptyOf(schema.root), confidence: 0, missing: requiredOf(schema.root) };
  if (finding.missing.length > 0)
    return { value: finding.value, confidence: finding.score, missing: finding.missing };
  const checked = schema.gate.safeParse(finding.value);
  if (checked.success) return { value: checked.data, confidence: Math.min(1, finding.score), missing: [] };
  const [issue] = checked.error.issues;
  return {
    unsupported: `what the page shows does not fit the schema at ${pathText(issue?.path ?? [])}: ${issue?.message ?? "invalid"}`,
  };
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
  if (shape.kind === "array") return extractField(page, { ...root, words: nounsOf(wish) }, place);
  const flat =
    shape.properties.length > 0 &&
    shape.properties.every(
      (property) => property.shape().kind === "scalar" || property.shape().kind === "choice",
    );
  if (!flat) return extractField(page, root, place);
  const focused = instruction === "" ? undefined : focus(page, root, { instruction, place });
  return focused ?? withAnswers(page, root, { instruction, finding: extractField(page, root, place) });
}

function nounsOf(wish: Wish): string[] {
  return wish.words.filter((word) => ENTITIES.has(word)).slice(0, 3);
}

/** One entry of a list: the one that the instruction counts out, or names. */
function focus(
  page: Page,
  root: Field,
  { instruction, place }: { instruction: string; place: Place },
): Finding | undefined {
  const { wish } = place;
  const ordinal = ordinalOf(instruction);
  if (ordinal !== undefined) {
    const list: Field = {
      ...root,
      words: nounsOf(wish),
      shape: () => ({ kind: "array", item: root }),
      accepts: () => true,
    };
    const finding = extractField(page, list, { ...place, wish: { words: wish.words } });
    if (finding === undefined || !Array.isArray(finding.value)) return undefined;
    const entry: unknown = finding.value.at(ordinal);
    const prefix = `[${ordinal < 0 ? finding.value.length + ordinal : ordinal}].`;
    const missing = finding.missing
      .filter((path) => path.startsWith(prefix))
      .map((path) => path.slice(prefix.length));
    return entry === undefined ? undefined : { value: entry, score: finding.score, missing };
  }
  const range = namedItem(page, wish, schemaWords(root));
  if (range === undefined) return undefined;
  const nouns = new Set([...ENTITIES, ...wish.words]);
  const finding = extractField(page, root, { ...place, scope: { range, kind: "item", nouns } });
  return finding !== undefined && finding.missing.length === 0 ? finding : undefined;
}

function schemaWords(root: Field): Set<string> {
  const shape = root.shape();
  const properties = shape.kind === "object" ? shape.properties : [];
  return new Set([
    ...ENTITIES,
    ...properties.flatMap((property) => [...property.words, ...property.title, ...property.description]),
  ]);
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
  const open = shape.properties.filter((property) => ANYTHING.test(property.name));
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

/** What stands for a finding when there is none: only what may be null is there. */
function emptyOf(root: Field): unknown {
  const shape = root.shape();
  if (shape.kind !== "object") return root.nullable ? null : shape.kind === "array" ? [] : undefined;
  return Object.fromEntries(
    shape.properties
      .filter((property) => property.required && property.nullable)
      .map((property) => [property.name, null]),
  );
}

/** All that a schema wants is optional: an empty result would validate, and say what the page does not. */
function asksNothingOf(root: Field): boolean {
  const shape = root.shape();
  return shape.kind === "object" && !root.nullable && !shape.properties.some((property) => property.required);
}

function soughtBy(root: Field): string {
  const shape = root.shape();
  const names = shape.kind === "object" ? shape.properties.map((property) => property.name) : [];
  return names.length === 0 ? "the result" : names.slice(0, 20).join(", ");
}

function requiredOf(root: Field): string[] {
  const shape = root.shape();
  if (shape.kind !== "object") return root.nullable ? [] : ["the result"];
  return shape.properties
    .filter((property) => property.required && !property.nullable)
    .map((property) => property.name);
}

function pathText(path: PropertyKey[]): string {
  const text = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join("");
  return text.replace(/^\./, "") || "the result";
}
