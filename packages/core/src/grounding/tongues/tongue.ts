/**
 * How orders are given in one language. A pattern is a regular expression in which `[…]` may be missing and `{x}`
 * (a target), `{y}` (where it is), `{f}` (a field), `{v}` (a value), `{p}` (fields, each with its value behind it), `{k}` (a key) stand for what differs; accents may be left off.
 */
export type Tongue = {
  /** What the grammar reads → how people say it. */
  orders: [order: string, ...patterns: string[]][];
  /** Verbs that pages print on their buttons → their forms, and where they stand. */
  named: { verbs: Record<string, string>; frames: string[] };
  /** Words off the front of what is meant. */
  articles: string;
  /** Kinds of controls → their words; `behind`: they follow the name (“送信ボタン”). */
  kinds: Record<string, string>;
  behind?: true;
  /** Words before a field: no value starts with one. */
  into: string;
  /** Words for “and”, and for “and then”. */
  joining: string;
  /** Courtesies and ways to ask, around an order. */
  polite: string;
  /** The same inside of one: “die Anschrift würde ich gern ändern”. */
  within?: string;
  /** Words that say nothing of what is meant, wherever they stand; at the front of a value they are none of it. */
  small?: string;
  /** What hangs on verbs: “montre-moi”, “muéstrame”. */
  clitics?: string;
  /** Words of a wish: what is wished for may be a thing, and no deed. */
  wish?: string;
  /** How questions begin: what has such a word asks, and orders nothing. */
  asking?: string;
  /** How begins what only tells something: “ich bin fertig”. */
  telling?: string;
  /** Words that forbid. */
  forbidding: string;
  /** What stands between an owner and what it has: “質問コーナーの編集”. */
  of?: string;
  /** Places inside a phrase → theirs in English. */
  places?: Record<string, string>;
  /** Names of keys → those that everybody uses. */
  keys?: Record<string, string>;
};
