import { looksLikeDate } from "./dates.ts";
import type { Finding } from "./finding.ts";
import { conceptOf } from "./match.ts";
import { type Page, atomsIn, numbersOf } from "./page.ts";
import type { Field } from "./schema.ts";
import { type Range, closest } from "./tree.ts";
import { asksState, isState } from "./states.ts";
import { availability } from "./values.ts";
import { fieldWords, stem, words } from "./words.ts";

/** What things, people and firms of a list are called by: what is left of an entry that is a name is theirs. */
const NAMED_AFTER = new Set(
  `airline carrier brand company employer shop store seller vendor payee merchant recipient sender artist band team club
  player driver customer client patient guest owner host speaker teacher instructor maker manufacturer publisher agency bank
  hotel restaurant operator provider supplier contractor organizer organiser venue station sky condition weather donor shareholder
  sponsor member partner investor specialty speciality profession`
    .split(/\s+/)
    .map(stem),
);

/** What a picture shows on a page of the weather. */
const LOOKS_LIKE_SKY = new Set("sky condition weather".split(" ").map(stem));

const NAME = /^[\p{Lu}\p{Lo}][^\d€$£%:;!?()]*$/u;
/** What is said of a thing that is offered, and is no name: `Free entry`, `Few tickets left`. */
const OFFERED = /\b(?:free|few|left|sold|sale|tickets?|entry|admission|discount|included|only)\b/iu;
const MOST_WORDS = 5;
const SCORE = 0.6;

export type Read = { range: Range; finding: Finding | undefined };

/**
 * The one name that each entry still has goes to the one field that asks for a name and has none: the payee of
 * `2 May · Corner bakery · −4.80`. Where an entry has two, or all have the same, nothing is told.
 */
export function fillByElimination(page: Page, item: Field, read: readonly Read[]): void {
  const shape = item.shape();
  const findings = read.flatMap(({ finding }) => finding ?? []);
  if (shape.kind !== "object" || findings.length < 2 || findings.length < read.length) return;
  const open = shape.properties.filter(
    (property) =>
      asksName(property) && findings.every(({ value }) => !Object.hasOwn(value as object, property.name)),
  );
  const [property] = open;
  if (property === undefined || open.length > 1) return;
  const left = read.map((one) =>
    leftOver(page, one, LOOKS_LIKE_SKY.has(property.words[0] ?? "")).filter(
      (text) => !asksState(property) || isState(text),
    ),
  );
  // What every entry says (“Details”) names none of them.
  const names = left.map((own) => {
    const [only, ...others] = own.filter((text) => !left.every((texts) => texts.includes(text)));
    return others.length === 0 ? only : undefined;
  });
  if (new Set(names).size < 2 || names.some((name) => name === undefined || !property.accepts(name))) return;
  for (const [at, finding] of findings.entries()) {
    (finding.value as Record<string, unknown>)[property.name] = names[at];
    finding.missing = finding.missing.filter((path) => path !== property.name);
    finding.score += SCORE / shape.properties.length;
  }
}

function asksName(property: Field): boolean {
  const shape = property.shape();
  const isText = shape.kind === "scalar" && shape.type === "string" && shape.members === undefined;
  if (!isText || shape.format !== undefined || conceptOf(property).concept !== "other") return false;
  return property.words.length === 1 && (asksState(property) || NAMED_AFTER.has(property.words[0] ?? ""));
}

/** The names in an entry that no field has taken. */
function leftOver(page: Page, { range, finding }: Read, withPictures: boolean): string[] {
  const read = Object.entries((finding?.value ?? {}) as object);
  const taken = read.map(([, value]) => String(value));
  const flags = read.filter(([, value]) => typeof value === "boolean").map(([name]) => fieldWords(name));
  const isFlag = (text: string) =>
    flags.some((flag) => words(text).filter((word) => flag.includes(word)).length > 1);
  const names = atomsIn(page, range)
    .filter(({ kind, isLabel, fact, node }) => {
      const isPart =
        kind === "run" || kind === "heading" || kind === "link" || (withPictures && kind === "picture");
      return isPart && !isLabel && fact === undefined && !isInButton(page, node);
    })
    .map(({ text }) => text)
    .filter((text) => isName(page, text) && !isFlag(text) && !taken.some((value) => value.includes(text)));
  return [...new Set(names)];
}

function isInButton({ tree }: Page, node: number): boolean {
  return closest(tree, node, ({ role }) => role === "button" || role === "checkbox") !== undefined;
}

function isName(page: Page, text: string): boolean {
  return (
    NAME.test(text) &&
    text.split(" ").length <= MOST_WORDS &&
    availability(text) === undefined &&
    !OFFERED.test(text) &&
    !looksLikeDate(text) &&
    numbersOf(page, text).length === 0
  );
}
