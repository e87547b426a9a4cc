/** Normal forms of names, so that what a person writes and what a page shows compare as they read, in any script. */

const plain = /^[\x20-\x7e]*$/;
const plainWord = /(?:(?<![a-z0-9])[-+])?\d+(?:[.,:/-]\d+)*%?(?![a-z0-9])|[a-z0-9]+(?:\+\+|[#+])?/g;
const anyWord =
  /(?:(?<![\p{L}\p{N}])[-+])?\p{N}+(?:[.,:/-]\p{N}+)*%?(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:\+\+|[#+])?/gu;

/**
 * Unicode has full case folding and compatibility forms; Latin letters also lose their accents, other scripts keep theirs.
 * Whether a sign is drawn in colour is a mark of its own (U+FE0F), which would be all that is left of the sign.
 */
function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(/([a-z])[\u0300-\u036f]+/g, "$1")
    .normalize("NFC")
    .replace(/[\uFE0E\uFE0F]/g, "")
    .replace(/ß/g, "ss")
    .replace(/ς/g, "σ");
}

/** Words of letters and digits with one space between: most names are written so, and only lose their capitals. */
const simple = /^[a-z0-9]+(?: [a-z0-9]+)*$/i;

/**
 * Case, width, accents, punctuation and white space removed: words with one space between. A text of symbols alone
 * (`×`, `+`) keeps them, because they are then all the name there is.
 */
export function normalize(text: string): string {
  const isPlain = plain.test(text);
  if (isPlain && simple.test(text)) return text.toLowerCase();
  const folded = (isPlain ? text.toLowerCase() : fold(text)).replace(/['’ʼ]/g, "").replace(/&/g, " and ");
  const found = folded.match(isPlain ? plainWord : anyWord);
  return found ? found.join(" ") : folded.replace(/\s+/g, " ").trim();
}

/** More letters of a word tell no more texts apart. */
const telling = 40;

/**
 * Tells texts whose normal form may have one of the normalised ones in it from those that cannot, at a fraction of what
 * normalising them costs. `&` may be the word “and”, an apostrophe joins what is around it, and other scripts fold.
 * `whole` are texts without spaces that may be all of it, wherever their words end.
 */
export function mayHave(wanted: Iterable<string>, whole: string[] = []): RegExp {
  const longest = [...wanted].map((text) =>
    wordsOf(text).reduce((long, word) => (word.length > long.length ? word : long), ""),
  );
  const spaced = whole.map((text) => {
    const letters = Array.from(text.slice(0, telling), (letter) => escaped(letter));
    return `^[^a-z0-9]*${letters.join("[^a-z0-9]*")}`;
  });
  const literal = longest.map((word) => escaped(word.slice(0, telling)));
  return new RegExp([...spaced, ...literal, "['&]", "[^ -~]"].join("|"), "i");
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

/** The words of a normalised text. */
export function wordsOf(normalized: string): string[] {
  return normalized === "" ? [] : normalized.split(" ");
}

/** Machine-made names (`btn-submit`, `firstName`) as words. */
export function wordsOfIdentifier(hints: string): string {
  return normalize(hints.replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2").replace(/[_\-.:/]+/g, " "));
}

/** Endings in `s` that are no plural; stemming them would make `News` and `New` one word. */
const notPlural = new Set(["news", "lens", "series", "species", "canvas", "always", "perhaps", "besides"]);

/** English endings off, so that “settings” meets “setting”; never fewer than three letters left. */
export function stem(word: string): string {
  const single = irregular[word];
  if (single !== undefined) return single;
  if (word.length < 4 || notPlural.has(word) || !/^[a-z]+$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith("ie") && word.length > 4) return `${word.slice(0, -2)}y`;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/(?:x|ch|sh|ss|z|(?:^b|vir|bon|camp|stat|cens|chor)us|^lens|^gas)es$/.test(word))
    return word.slice(0, -2);
  if (word.endsWith("s")) return word.slice(0, -1);
  return word;
}

const irregular: Readonly<Record<string, string>> = {
  __proto__: null as never,
  children: "child",
  men: "man",
  women: "woman",
  mice: "mouse",
  geese: "goose",
  teeth: "tooth",
  feet: "foot",
};

/** Every word that may have this stem. */
export function inflections(root: string): string[] {
  if (/^\d/.test(root)) return [root];
  const forms = [root, `${root}s`, `${root}es`];
  forms.push(...Object.keys(irregular).filter((one) => irregular[one] === root));
  if (root.endsWith("y")) forms.push(`${root.slice(0, -1)}ies`, `${root.slice(0, -1)}ie`);
  return forms.filter((form) => stem(form) === root);
}

/** Optimal string alignment distance (a swap of neighbours is one edit); `limit + 1` when it is above the limit. */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? limit + 1;
}

/** At most `limit` characters, for messages and descriptions. */
export function shorten(text: string, limit: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= limit ? line : `${line.slice(0, limit - 1).trimEnd()}…`;
}
