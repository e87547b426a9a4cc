import { looksLikeDate } from "./dates.ts";
import type { Atom, Scope } from "./page.ts";
import type { Field } from "./schema.ts";
import { stem } from "./words.ts";

const VERSION = /^(?:version |release |v(?=\d))?\d{1,4}(?:\.\d{1,5}){2,3}(?:-[a-z]\w*(?:\.\d+)?)?$/iu;
/** What a heading says behind a version: `4.2.0 (2026-04-22)`, `4.2.0 — May 4`. */
const BEHIND = /\s+[^\w\s]?\s?(?:[([].*|\d{4}-.*|\p{L}+ \d.*|\d.* \d{4}.*)$/u;

/** The version that a text is, also with its day behind it in a heading. */
export function versionIn({ kind, text }: Atom): string | undefined {
  const said = kind === "heading" ? text.replace(BEHIND, "") : text;
  return VERSION.test(said) && !looksLikeDate(said)
    ? said.replace(/^(?:version|release)\s/iu, "")
    : undefined;
}

const VERSIONED = stem("version");
const NUMBER = stem("number");

/** The version of something else needs to be called so. */
export function asksVersion({ words: named }: Field, { kind, nouns }: Scope): boolean {
  const isPlain = named.every((word) => word === VERSIONED || word === NUMBER || nouns.has(word));
  return kind === "item" && named.includes(VERSIONED) && isPlain;
}
