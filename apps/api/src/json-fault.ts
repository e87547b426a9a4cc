/**
 * Offset of the first character at which a text stops being JSON; its length when it ends too early. The built-in parser
 * tells the place of some faults only, and quotes the text, which may hold a secret.
 */
export function findJsonFault(text: string): number | undefined {
  const containers: string[] = [];
  let expects: Expectation = "value";
  for (let at = 0; ;) {
    at = skipWhiteSpace(text, at);
    if (at === text.length) return expects === "end" ? undefined : at;
    const character = text[at] as string;
    if (!expectations[expects].includes(character)) return at;
    const end = isPunctuation(character) ? at + 1 : scanScalar(text, at);
    if (end < 0) return -end - 1;
    expects = following(character, expects, containers);
    at = end;
  }
}

type Expectation =
  | "value"
  | "valueOrEnd"
  | "key"
  | "keyOrEnd"
  | "colon"
  | "commaOrBracket"
  | "commaOrBrace"
  | "end";

const valueStarts = '"[{-0123456789tfn';

/** The characters that may come next. */
const expectations: Record<Expectation, string> = {
  value: valueStarts,
  valueOrEnd: `${valueStarts}]`,
  key: '"',
  keyOrEnd: '"}',
  colon: ":",
  commaOrBracket: ",]",
  commaOrBrace: ",}",
  end: "",
};

const numberOrWord = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const escapeSequence = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

function following(character: string, was: Expectation, containers: string[]): Expectation {
  if (character === ":") return "value";
  if (character === ",") return containers.at(-1) === "{" ? "key" : "value";
  if (character === "{" || character === "[") {
    containers.push(character);
    return character === "{" ? "keyOrEnd" : "valueOrEnd";
  }
  if (was === "key" || (was === "keyOrEnd" && character === '"')) return "colon";
  if (character === "}" || character === "]") containers.pop();
  const container = containers.at(-1);
  if (container === undefined) return "end";
  return container === "{" ? "commaOrBrace" : "commaOrBracket";
}

function isPunctuation(character: string): boolean {
  return "{}[]:,".includes(character);
}

function skipWhiteSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && " \t\n\r".includes(text[at] as string)) at += 1;
  return at;
}

/** Offset after the string, number or word at `from`; a fault at offset n is answered as -n - 1. */
function scanScalar(text: string, from: number): number {
  if (text[from] === '"') return scanString(text, from);
  return matchEnd(numberOrWord, text, from) ?? -from - 1;
}

function scanString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    const character = text[at] as string;
    if (character === '"') return at + 1;
    if (character < " ") return -at - 1;
    if (character !== "\\") continue;
    const end = matchEnd(escapeSequence, text, at);
    if (end === undefined) return -at - 1;
    at = end - 1;
  }
  return -text.length - 1;
}

function matchEnd(sticky: RegExp, text: string, from: number): number | undefined {
  sticky.lastIndex = from;
  return sticky.test(text) ? sticky.lastIndex : undefined;
}
