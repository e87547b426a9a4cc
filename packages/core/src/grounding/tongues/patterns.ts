import type { Tongue } from "./tongue.ts";

/** A way to say an order. */
export type Pattern = {
  /** What it is read as. */
  order: string;
  isNamed: boolean;
  /** Words of which an order that is given so has one. */
  marks: string[];
  /** The expressions that it may be cut by, likeliest first; made when one is needed. */
  cuts(): RegExp[];
};

/** A tongue made ready for reading. */
export type Ready = {
  articles: RegExp;
  kinds: { name: string; before: RegExp; behind: RegExp; among: RegExp }[];
  joining: RegExp;
  polite: RegExp[];
  within: RegExp | undefined;
  small: RegExp | undefined;
  smallFirst: RegExp | undefined;
  clitics: RegExp | undefined;
  wish: RegExp | undefined;
  asking: RegExp | undefined;
  telling: RegExp | undefined;
  of: RegExp | undefined;
  forbidding: RegExp;
  places: [RegExp, string][];
  keys: [RegExp, string][];
  into: RegExp;
};

export function readyTongue(tongue: Tongue): Ready {
  return {
    articles: new RegExp(`^(?:(?:${tongue.articles})(?: |(?<=${eastern}))|(?:l'|un'|d'|dell'|all'))`, "iu"),
    kinds: Object.entries(tongue.kinds).map(([name, words]) => ({
      name,
      before: new RegExp(`^(?:${plain(words)})(?::? |(?=‹))`, "iu"),
      behind: new RegExp(`${tongue.behind ? "[ -]?" : "[ -]"}(?:${plain(words)})$`, "iu"),
      // “l'historique dans les onglets”
      among: new RegExp(` (?:${tongue.into})(?: \\p{L}{2,4})? (?:${plain(words)})(?:e?s|e?n|i|e)$`, "iu"),
    })),
    joining: words(tongue, tongue.joining, "giu"),
    polite: [
      new RegExp(`^(?:${plain(tongue.polite)})(?:[,،:]? |[、，] ?|(?<=[\\p{Lo}]))`, "iu"),
      new RegExp(`(?:[,،]? |[、，] ?|(?<=[\\p{Lo}›]))(?:${plain(tongue.polite)})$`, "iu"),
    ],
    within:
      tongue.within === undefined
        ? undefined
        : new RegExp(`,?\\s*${words(tongue, tongue.within, "iu").source},?`, "giu"),
    small: anywhere(tongue, tongue.small),
    smallFirst: atFront(tongue.small),
    clitics: tongue.clitics === undefined ? undefined : new RegExp(tongue.clitics, "giu"),
    wish: tongue.wish === undefined ? undefined : words(tongue, tongue.wish, "iu"),
    asking: tongue.asking === undefined ? undefined : words(tongue, tongue.asking, "iu"),
    telling: atFront(tongue.telling),
    of: tongue.of === undefined ? undefined : new RegExp(`^(?<owner>.+?)(?:${tongue.of})(?<thing>.+)$`, "u"),
    forbidding: words(tongue, tongue.forbidding, "giu"),
    places: Object.entries(tongue.places ?? {}).map(([own, english]) => [
      new RegExp(` (?:${own}) `, "iu"),
      ` ${english} `,
    ]),
    into: new RegExp(`^(?:${tongue.into})(?: |$)`, "iu"),
    keys: Object.entries(tongue.keys ?? {}).map(([key, own]) => [
      new RegExp(`^(?:${plain(own)})$`, "iu"),
      key,
    ]),
  };
}

/** Everything that one says in a tongue, by what it is read as. */
export function patternsOf({ orders, named }: Tongue): Pattern[] {
  const said = orders.flatMap(([order, ...all]) => all.map((text) => patternOf(order, text, false)));
  const verbs = Object.entries(named.verbs).flatMap(([verb, forms]) =>
    [...named.frames, "{verb}"].map((frame) => {
      const order = frame.includes("{x}") ? `${verb} {x}` : verb;
      return patternOf(order, frame.replace("{verb}", `(?:${forms})`), true);
    }),
  );
  return [...said, ...verbs];
}

function patternOf(order: string, text: string, isNamed: boolean): Pattern {
  let cuts: RegExp[] | undefined;
  return { order, isNamed, marks: marksOf(text), cuts: () => (cuts ??= cutsOf(text)) };
}

/** The words with which one asks in a tongue. */
export const asksOf = ({ polite, within = "", telling = "" }: Tongue): string[] =>
  marksOf([polite, within, telling].join(" "));

const marksOf = (text: string): string[] =>
  (folded(text.replace(/\{[a-z]\}/gu, " ")).match(/[\p{L}\p{M}]+/gu) ?? []).filter(isTelling);

const isTelling = (mark: string): boolean =>
  mark.length > 1 || /[^\p{Script=Latin}\p{Script=Cyrillic}]/u.test(mark);

/** Without capitals and accents. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .normalize("NFC");
}

/** Whether words may be said so: short marks are words by themselves, longer ones may have endings. */
export function mayBe(marks: readonly string[], text: string, words: ReadonlySet<string>): boolean {
  return marks.some((mark) =>
    mark.length < 4 && isSpaced.test(mark) ? words.has(mark) : text.includes(mark),
  );
}

const isSpaced = /^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u;

/** Whole words, where a language has spaces between them. */
function words(tongue: Tongue, list: string, flags: string): RegExp {
  if (hasNoSpaces.test(list)) return new RegExp(`(?:${list})`, flags);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${plain(list)})(?![\\p{L}\\p{N}])`, flags);
}

const anywhere = (tongue: Tongue, list: string | undefined): RegExp | undefined =>
  list === undefined ? undefined : words(tongue, list, "giu");

/** In front, and no part of a longer word where words have spaces between them. */
const atFront = (list: string | undefined): RegExp | undefined =>
  list === undefined ? undefined : new RegExp(`^(?:${plain(list)})(?:$|[\\s,]+|(?<=\\p{Lo}))`, "iu");

const eastern = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]";
const hasNoSpaces = new RegExp(eastern, "u");

/**
 * Where a word between two slots stands twice (“in der Au in Straße”), the last of them is meant, or the first; an ending
 * belongs to the verb, or to what stands before it.
 */
function cutsOf(pattern: string): RegExp[] {
  const slots = [...pattern.matchAll(/\{[a-z]\}/gu)].length;
  const build = (greedy: (slot: number) => boolean): RegExp => {
    let slot = 0;
    const source = plain(pattern).replace(/\{([a-z])\}/gu, (_, name: string) => {
      slot += 1;
      return `(?<${name}>${greedy(slot) ? ".+" : ".+?"})`;
    });
    return new RegExp(`^${source}$`, "iu");
  };
  const last = build((slot) => slot < slots);
  return slots > 1 ? [last, build(() => false), build(() => true)] : [last, build(() => true)];
}

/** `[…]` may be missing, and so may accents. */
function plain(pattern: string): string {
  const optional = pattern.replace(
    /(?<!\\)\[(?![^\]]*[*\p{M}])([^[\]]*[|\p{L}][^[\]]*)\](?!\*)/gu,
    "(?:$1)?",
  );
  return optional.replace(/[äöüß]|[à-ÿąćęłńśźżğışő]/giu, (letter) => variants[letter] ?? accentless(letter));
}

const variants: Record<string, string> = {
  ä: "(?:ä|ae|a)",
  ö: "(?:ö|oe|o)",
  ü: "(?:ü|ue|u)",
  ß: "(?:ß|ss)",
  ł: "(?:ł|l)",
  ı: "(?:ı|i)",
};

function accentless(letter: string): string {
  const base = letter.normalize("NFD").replace(/\p{M}/gu, "");
  return base === letter ? letter : `(?:${letter}|${base})`;
}
