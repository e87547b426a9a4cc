/**
 * Signs that a terminal obeys instead of showing them: control characters, and those that turn the direction of text.
 * Pages write what they like, and what comes of them must not move the cursor or hide what stands there.
 */
const obeyed = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Text of a stranger as it may be shown on a terminal; line ends and tabs stay. */
export function printable(text: string): string {
  return text
    .replaceAll("\r\n", "\n")
    .replace(obeyed, (sign) => (sign === "\n" || sign === "\t" ? sign : escaped(sign)));
}

/** The same in a single line. */
export function printableLine(text: string): string {
  return printable(text.trim().replace(/\s*\n\s*|\t/g, " "));
}

/** JSON that a terminal shows as it is: outside of its strings such signs do not occur, inside they may be escaped. */
export function printableJson(value: unknown, indent?: number): string {
  const json = JSON.stringify(value, undefined, indent) ?? "null";
  return json.replace(obeyed, (sign) => (sign === "\n" ? sign : escaped(sign)));
}

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
