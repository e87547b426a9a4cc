import { stem, wordsOf, wordsOfIdentifier } from "../../matching/text.ts";
import type { Concept } from "./concept.ts";
import { conceptsAt, weights, type Terms } from "./terms.ts";

/** What signs stand for, by their words joined with spaces. */
export type SignTable = {
  read(sign: string): Concept[];
  /** The same, where nothing is left of the sign: `mv-prev` is no more than a part of one. */
  readWhole(words: readonly string[]): readonly Concept[];
};

/** Names of icon sets, and words for an icon or a control: they say nothing of what it is for. */
export const wrappings = new Set(
  (
    "fa fas far fab fal fad fat mdi md icon icons ico ic svg btn button link lucide feather octicon glyphicon ri ph ti ion " +
    "ionicon ionicons carbon material symbols symbol sprite sprites outlined rounded sharp heroicon heroicons ant anticon bi " +
    "js ui el img image24 cta action trigger control handler item wrapper wrap container box i " +
    "outline filled fill solid regular thin duotone line lined circle circled square sm xs lg xl mini small large alt css " +
    "baseline twotone simple 2x 3x 12px 16px 18px 20px 24px 32px 36px 48px"
  ).split(" "),
);

/** First words of classes that only lay out or paint, */
const layout = new Set(
  (
    "align bg border col d display flex float font gap grid h hover items justify m mb me ml mr ms mt mx my offset opacity " +
    "order overflow p pb pe pl position pr ps pt px py ring rounded row shadow space text w z"
  ).split(" "),
);

/** and what follows in them. */
const layoutValues = new Set(
  (
    "auto baseline between black block body bold bottom break center content danger dark end evenly first full grey gray " +
    "green hidden info inline invisible justify last left lg light md middle muted none primary red right scroll " +
    "secondary sm start success top transparent visible warning white wrap x xl xs y"
  ).split(" "),
);

/** Struck through: the icon says the contrary of what it shows. */
const struck = new Set(["slash", "off", "slashed", "disabled", "crossed"]);

/** Most words of a sign inside a longer name. */
const longestSign = 4;

/** Variation selectors: whether a glyph is drawn in colour. */
const presentation = /\uFE0F|\uFE0E/g;

export function signTable(concepts: readonly Concept[], terms: Terms): SignTable {
  const bySign = new Map<string, Concept[]>();
  for (const concept of concepts) {
    for (const sign of concept.signs) {
      add(bySign, sign, concept);
      if (sign.includes(" ")) add(bySign, sign.replaceAll(" ", ""), concept);
    }
  }
  const meaning = (words: readonly string[]) => meaningOf(words, bySign, terms);
  return {
    read(sign) {
      const shown = sign.replace(presentation, "").trim();
      return bySign.get(shown) ?? wordsRead(wordsOf(wordsOfIdentifier(shown)), meaning);
    },
    readWhole: (words) => meaning(words),
  };
}

function add(bySign: Map<string, Concept[]>, sign: string, concept: Concept): void {
  const known = bySign.get(sign);
  if (!known) bySign.set(sign, [concept]);
  else if (!known.includes(concept)) known.push(concept);
}

/** What all of these words together stand for: as the name of an icon, else as what people say. */
function meaningOf(
  words: readonly string[],
  bySign: ReadonlyMap<string, Concept[]>,
  terms: Terms,
): readonly Concept[] {
  if (words.length === 0) return [];
  const stems = words.map(stem);
  const signed = bySign.get(words.join(" ")) ?? bySign.get(stems.join(" "));
  if (signed) return signed;
  return conceptsAt(stems, 0, terms)
    .said.filter(
      ({ to, particle, weight }) => to === words.length && particle === undefined && weight === weights.words,
    )
    .map(({ concept }) => concept);
}

type Meaning = (words: readonly string[]) => readonly Concept[];

function wordsRead(words: string[], meaning: Meaning): Concept[] {
  if (isLayout(words)) return [];
  const named = words.filter((word) => !/^\d+$/.test(word)).map((word) => word.replace(/\d+$/, "") || word);
  const telling = named.filter((word) => !wrappings.has(word));
  // `fa-link`, `btn-icon`: the last of the words that mostly wrap others is what there is.
  const bare = telling.length > 0 ? telling : named.slice(-1);
  const whole = [meaning(words), meaning(named), meaning(bare)].find(({ length }) => length > 0);
  return whole ? [...whole] : edgesOf(telling, meaning);
}

function isLayout([first = "", ...others]: string[]): boolean {
  return (
    layout.has(first) &&
    others.length > 0 &&
    others.every((word) => layoutValues.has(word) || layout.has(word) || /^\d/.test(word))
  );
}

/** What a longer name ends in (`card__close`), then what it starts with (`delete-row`). */
function edgesOf(words: string[], meaning: Meaning): Concept[] {
  if (words.some((word) => struck.has(word))) return [];
  return [...new Set([...edge(words, "end", meaning), ...edge(words, "start", meaning)])];
}

function edge(words: string[], side: "start" | "end", meaning: Meaning): readonly Concept[] {
  for (let length = Math.min(words.length - 1, longestSign); length > 0; length -= 1) {
    const run = side === "start" ? words.slice(0, length) : words.slice(-length);
    // One letter at an edge is an axis or a column (`overflow-x`), no cross.
    if (length === 1 && run[0]?.length === 1) continue;
    const meant = meaning(run);
    if (meant.length > 0) return meant;
  }
  return [];
}
