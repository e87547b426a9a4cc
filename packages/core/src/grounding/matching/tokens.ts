/** One piece of an instruction. Positions point into the instruction, so that values stay as they were written. */
export type Token = {
  kind: "word" | "quoted" | "punctuation";
  /** As written; of a quoted piece what stands between the quotes. */
  text: string;
  /** Lower case, straight apostrophes; empty for what is quoted, because quoted words are never grammar. */
  word: string;
  start: number;
  end: number;
};

/** A run of tokens with the text they came from. */
export type Phrase = { source: string; tokens: Token[] };

const closingQuotes: Record<string, string> = {
  '"': '"',
  "'": "'",
  "`": "`",
  "“": "”",
  "„": "“”",
  "‘": "’",
  "«": "»",
  "»": "«",
  "「": "」",
  "『": "』",
};

export function tokenize(source: string): Phrase {
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    const character = source[at] ?? "";
    if (character === "\n") {
      tokens.push({ kind: "punctuation", text: "\n", word: "\n", start: at, end: at + 1 });
      at += 1;
    } else if (/\s/.test(character)) {
      at += 1;
    } else {
      const read = quotedAt(source, at) ?? chunkAt(source, at);
      tokens.push(...read);
      at = read.at(-1)?.end ?? at + 1;
    }
  }
  return { source, tokens };
}

function quotedAt(source: string, start: number): Token[] | undefined {
  const closing = closingQuotes[source[start] ?? ""];
  if (closing === undefined || (start > 0 && !/[\s([{=:,]/.test(source[start - 1] ?? ""))) return undefined;
  const end = closingPosition(source, start, closing);
  if (end === undefined) return undefined;
  return [{ kind: "quoted", text: source.slice(start + 1, end), word: "", start, end: end + 1 }];
}

/** An apostrophe inside a word closes nothing; any other closing mark does, at a word's end rather than before. */
function closingPosition(source: string, start: number, closing: string): number | undefined {
  let first: number | undefined;
  for (let at = start + 1; at < source.length; at += 1) {
    const character = source[at] ?? "";
    if (!closing.includes(character)) continue;
    if (at + 1 >= source.length || /[\s\p{P}]/u.test(source[at + 1] ?? "")) return at;
    first ??= at;
  }
  return closing === "'" || closing === "’" ? undefined : first;
}

function chunkAt(source: string, start: number): Token[] {
  let end = start;
  while (end < source.length && !/\s/.test(source[end] ?? "")) end += 1;
  let from = start;
  const tokens: Token[] = [];
  while (from < end && /[([{]/.test(source[from] ?? "") && end - from > 1) {
    tokens.push(punctuation(source, from));
    from += 1;
    const quoted = quotedAt(source, from);
    if (quoted) return [...tokens, ...quoted];
  }
  let wordEnd = end;
  while (wordEnd - from > 1 && /[,;:.!?)\]}。、]/.test(source[wordEnd - 1] ?? "")) wordEnd -= 1;
  const text = source.slice(from, wordEnd);
  const isMark = /^[,;:.!?()=–—]$/.test(text);
  tokens.push(
    isMark
      ? punctuation(source, from)
      : { kind: "word", text, word: text.toLowerCase().replace(/’/g, "'"), start: from, end: wordEnd },
  );
  for (let at = wordEnd; at < end; at += 1) tokens.push(punctuation(source, at));
  return tokens;
}

function punctuation(source: string, at: number): Token {
  const text = source[at] ?? "";
  return { kind: "punctuation", text, word: text, start: at, end: at + 1 };
}

/** What a run of tokens says, verbatim; of one quoted token what stands between its quotes. */
export function textOf(phrase: Phrase): string {
  const first = phrase.tokens[0];
  const last = phrase.tokens.at(-1);
  if (!first || !last) return "";
  if (phrase.tokens.length === 1 && first.kind === "quoted") return first.text;
  return phrase.source.slice(first.start, last.end).trim();
}

export function slice(phrase: Phrase, from: number, to?: number): Phrase {
  return { source: phrase.source, tokens: phrase.tokens.slice(from, to) };
}

/** Phrases of words as data: the longest that stands at a place wins. */
export type PhraseTable<Entry> = Map<string, { words: string[]; entry: Entry }[]>;

export function phraseTable<Entry>(phrases: Iterable<readonly [string, Entry]>): PhraseTable<Entry> {
  const table: PhraseTable<Entry> = new Map();
  for (const [text, entry] of phrases) {
    const words = text.split(" ");
    const first = words[0] ?? "";
    const known = table.get(first) ?? [];
    known.push({ words, entry });
    known.sort((left, right) => right.words.length - left.words.length);
    table.set(first, known);
  }
  return table;
}

type PhraseMatch<Entry> = { entry: Entry; length: number };

export function phraseAt<Entry>(
  tokens: Token[],
  at: number,
  table: PhraseTable<Entry>,
): PhraseMatch<Entry> | undefined {
  for (const { words, entry } of table.get(tokens[at]?.word ?? "") ?? []) {
    if (words.every((word, offset) => tokens[at + offset]?.word === word))
      return { entry, length: words.length };
  }
  return undefined;
}

/** The longest phrase that ends where the tokens end. */
export function phraseAtEnd<Entry>(
  tokens: Token[],
  table: PhraseTable<Entry>,
): (PhraseMatch<Entry> & { at: number }) | undefined {
  for (let at = Math.max(0, tokens.length - 6); at < tokens.length; at += 1) {
    const found = phraseAt(tokens, at, table);
    if (found && at + found.length === tokens.length) return { ...found, at };
  }
  return undefined;
}

/** Whether a text is said in quotes, or stands in what is. */
export const isQuotedIn = (instruction: string, text: string): boolean =>
  tokenize(instruction).tokens.some((token) => token.kind === "quoted" && token.text.includes(text));

/** “note Comes with a bulb”: a capital letter within a sentence begins what is written. */
export const beginsText = (tokens: readonly Token[], at: number): boolean =>
  /^\p{Lu}\p{Ll}/u.test(tokens[at]?.text ?? "") && !/^[.!?\n]$/u.test(tokens[at - 1]?.word ?? ".");
