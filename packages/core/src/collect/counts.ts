import type { PageView, ViewNode } from "../page/view.ts";
import { saysEnd } from "./paging-words.ts";

/** What the words of a page say of how much there is of a list. */
export type Said = {
  /** Items of the whole list. */
  total?: number;
  /** Which of them are shown: `1–20 of 137`. */
  from?: number;
  to?: number;
};

/** Sentences of a page longer than this say something else, characters. */
const longest = 160;

const number = "\\d{1,3}(?:[.,'’\\u00a0\\u202f\\u2009 ]\\d{3})+(?!\\d)|\\d+";
const range = new RegExp(
  `(?<![\\d.,])(${number})\\s*(?:-|–|—|−|~|～|to|through|bis|à|a|al|até|t/m|til|till|do|до|至|到)\\s*(${number})\\s*(?:,|\\(|\\[)?\\s*(?:of|out of|from|von|de|sur|di|van|av|af|z|ze|iz|из|із|su|/|／|共|全|中|in|total:?)(?:\\s+(?:a total of|the|insgesamt|total|um total de|un total de))?\\s*(about|around|over|approximately|ca\\.?|~|≈|>)?\\s*(${number})(\\+)?`,
  "iu",
);
const part = new RegExp(
  `(?<![\\d.,/-])(${number})\\s*(?:of|out of|von|de|sur|di|van|av|af|z|ze|из|із|/)\\s*(about|over|approximately|~|≈)?\\s*(${number})(\\+)?(?![\\d/-])`,
  "iu",
);
const totalNouns =
  "results?|entries|items|records|rows|matches|hits|products|listings|articles|documents|files|users|members|orders|jobs|posts|comments|reviews|events|total|treffer|ergebnisse?|einträge|artikel|produkte|datensätze|résultats?|éléments?|articles|produits|resultados?|elementos?|artículos|productos|registros?|risultati|elementi|articoli|prodotti|resultaten|artikelen|träffar|resultater|treff|tulosta|wyników|výsledků|результат(?:ов|а)?|записей|товаров|sonuç|résultat";
const counted = new RegExp(`(${number})(\\+)?\\s+(?:\\p{L}+\\s+){0,2}?(?:${totalNouns})\\b`, "iu");
const labelled = new RegExp(
  `\\b(?:total|gesamt|insgesamt|totale|totaal|totalt|razem|всего|found|gefunden|found in total)\\s*(?:\\p{L}+\\s*){0,2}[:：]?\\s*(${number})(?!\\s*(?:[%€$£]|\\.\\d|,\\d))`,
  "iu",
);
const eastAsian = new RegExp(
  `(?:共|全|总计|總計|총)\\s*(${number})\\s*(?:条|條|件|个|個|项|項|개|건|筆)|(${number})\\s*件中`,
  "u",
);
const vague =
  /(?:about|around|approx\p{L}*\.?|over|more than|at least|nearly|almost|circa|ca\.?|~|≈|>|environ|env\.|ungefähr|rund|etwa|über|mehr als|plus de|más de|mais de|oltre|più di|ruim|meer dan)\s*$/iu;
const otherCount =
  /per page|pro seite|par page|por página|per pagina|in (?:your|the) (?:cart|basket|bag)|selected|ausgewählt|warenkorb|unread|new (?:message|notification)/i;

export type Shown = {
  /** Items read on the page. */
  shown: number;
  /** Items read so far. */
  collected: number;
  /** References of the items: what they say is not said of the list. */
  items: ReadonlySet<string>;
};

/**
 * How many items the page says there are, where it says so exactly. A sentence is taken at its word only where it
 * agrees with what was read, or where the page has only one such.
 */
export function saidOf(view: PageView, { shown, collected, items }: Shown): Said {
  const sentences = sentencesOf(view, items).filter((sentence) => !otherCount.test(sentence));
  const ranges = sentences.flatMap((sentence) => rangeIn(sentence) ?? []);
  const fitting = ranges.find(({ from, to }) => to - from + 1 === shown || to === collected);
  const only = new Set(ranges.map(({ total }) => total)).size === 1 ? ranges[0] : undefined;
  const said = fitting ?? only;
  if (said !== undefined) return said;
  const parts = sentences.flatMap((sentence) => partIn(sentence) ?? []);
  const agreeing = parts.find(({ of }) => of === collected || of === shown);
  if (agreeing !== undefined) return { total: agreeing.total };
  const totals = new Set(
    sentences.flatMap((sentence) => totalIn(sentence) ?? []).filter((each) => each >= shown),
  );
  const [total] = totals;
  return totals.size === 1 && total !== undefined ? { total } : {};
}

/** Whether the page says, beside its items, that the list ends here. */
export function saysListEnds(view: PageView, items: ReadonlySet<string>): boolean {
  return sentencesOf(view, items).some((sentence) => saysEnd(sentence));
}

const pageOf = new RegExp(
  `(?:page|seite|página|pagina|página|sida|side|sivu|strona|stránka|страница|сторінка|sayfa|ページ|第)\\s*(${number})\\s*(?:页|頁)?\\s*(?:of|out of|von|de|sur|di|van|av|af|z|ze|из|із|/|共)\\s*(${number})`,
  "iu",
);

/** Whether the page says that it is not the last one: `Page 3 of 7`. */
export function saysMorePages(view: PageView, items: ReadonlySet<string>): boolean {
  return sentencesOf(view, items).some((sentence) => {
    const found = pageOf.exec(sentence);
    return found !== null && valueOf(found[1]) < valueOf(found[2]);
  });
}

function rangeIn(sentence: string): { from: number; to: number; total: number } | undefined {
  const found = range.exec(sentence);
  if (found === null || found[3] !== undefined || found[5] !== undefined) return undefined;
  const [from, to, total] = [found[1], found[2], found[4]].map(valueOf) as [number, number, number];
  return from <= to && to <= total ? { from, to, total } : undefined;
}

function partIn(sentence: string): { of: number; total: number } | undefined {
  const found = part.exec(sentence);
  if (found === null || found[2] !== undefined || found[4] !== undefined) return undefined;
  const [of, total] = [found[1], found[3]].map(valueOf) as [number, number];
  return of <= total && !/(?:page|seite|página|pagina|step|strona)\s*$/i.test(sentence.slice(0, found.index))
    ? { of, total }
    : undefined;
}

function totalIn(sentence: string): number | undefined {
  if (sentence.length > longest / 2) return undefined;
  const found = eastAsian.exec(sentence) ?? labelled.exec(sentence) ?? counted.exec(sentence);
  if (found === null || found[2] === "+" || vague.test(sentence.slice(0, found.index))) return undefined;
  return valueOf(found[1] ?? found[2]);
}

function valueOf(text: string | undefined): number {
  return Number((text ?? "").replace(/\D/g, ""));
}

const inline = new Set(
  "a abbr b bdi bdo cite code data em i mark q s small span strong sub sup time u var".split(" "),
);

/** What stands together as one sentence: the text of the smallest part that is no mere piece of a line. */
function sentencesOf({ nodes }: PageView, items: ReadonlySet<string>): string[] {
  const blocks = new Map<number, string[]>();
  const isInItem = new Uint8Array(nodes.length);
  for (let index = 1; index < nodes.length; index += 1) {
    const { ref, role, name, parent } = nodes[index] as ViewNode;
    isInItem[index] = isInItem[parent] === 1 || items.has(ref) ? 1 : 0;
    if (role !== "text" || isInItem[index] === 1) continue;
    let at = parent;
    while (at > 0 && inline.has(nodes[at]?.tag ?? "")) at = nodes[at]?.parent ?? 0;
    blocks.set(at, [...(blocks.get(at) ?? []), name]);
  }
  const sentences = [...blocks.values()].map((texts) => texts.join(" ").replace(/\s+/g, " ").trim());
  return sentences.filter((sentence) => sentence.length <= longest);
}
