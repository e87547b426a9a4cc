/** A run of letters and digits, a sign of Chinese or Japanese writing, or any other sign. */
const words = /[\u4e00-\u9fff]|(?:(?![\u4e00-\u9fff])[\p{L}\p{N}\p{M}])+|[^\s\p{Cc}\p{Cf}]/gu;
/** What is longer is no word. */
const longest = 60;
/** Begins a piece that goes on with a word. */
const goesOn = "##";

/** A piece of a text; `from` and `to`: where the word that it is of begins and ends, in UTF-16 units. */
export type Piece = { number: number; from: number; to: number };

/** Divides text as the vocabulary of BERT does (WordPiece, lower case, without accents). */
export class WordPieces {
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #known = new Map<string, readonly number[]>();
  readonly #unknown: number;

  constructor(vocabulary: readonly string[]) {
    this.#numbers = new Map(vocabulary.map((piece, at) => [piece, at]));
    this.#unknown = this.numberOf("[UNK]");
  }

  /** @throws Error when the vocabulary has no such piece. */
  numberOf(piece: string): number {
    const number = this.#numbers.get(piece);
    if (number === undefined) throw new Error(`The vocabulary has no “${piece}”.`);
    return number;
  }

  /** The numbers of the pieces of a text, `most` of them. */
  numbers(text: string, most: number): number[] {
    return this.divide(text, most).map(({ number }) => number);
  }

  /** The pieces of a text, `most` of them, each with the word that it is of. */
  divide(text: string, most: number): Piece[] {
    return [...text.matchAll(words)]
      .flatMap(({ 0: word, index: from }) =>
        this.#piecesOf(word).map((number) => ({ number, from, to: from + word.length })),
      )
      .slice(0, most);
  }

  #piecesOf(word: string): readonly number[] {
    const known = this.#known.get(word);
    if (known !== undefined) return known;
    const pieces = this.#divide(
      word
        .toLowerCase()
        .normalize("NFD")
        .replaceAll(/\p{Mn}/gu, ""),
    );
    if (this.#known.size < 20_000) this.#known.set(word, pieces);
    return pieces;
  }

  /** The longest piece that the word begins with, then the longest that the rest begins with, … */
  #divide(word: string): number[] {
    if (word.length > longest) return [this.#unknown];
    const pieces: number[] = [];
    let from = 0;
    while (from < word.length) {
      let to = word.length;
      let found: number | undefined;
      for (; to > from && found === undefined; to -= 1)
        found = this.#numbers.get(`${from > 0 ? goesOn : ""}${word.slice(from, to)}`);
      if (found === undefined) return [this.#unknown];
      pieces.push(found);
      from = to + 1;
    }
    return pieces;
  }
}

/** All runs of whole words, `longest` words at most: the first piece of each and the last. */
export function runsOf(pieces: readonly Piece[], longest: number): [first: number, last: number][] {
  const begins = pieces.flatMap(({ from }, at) => (pieces[at - 1]?.from === from ? [] : [at]));
  return begins.flatMap((first, word) =>
    begins
      .slice(word, word + longest)
      .map((_, more): [number, number] => [first, (begins[word + more + 1] ?? pieces.length) - 1]),
  );
}
