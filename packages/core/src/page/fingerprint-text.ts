/** Texts, machine-made names and addresses in the forms in which two revisions of a page can be compared. */

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2,}/u;

/** Words in lower case without punctuation; scripts without spaces give pairs of neighbouring characters. */
export function wordsIn(text: string): string[] {
  const found =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return found.flatMap((word) => (unspaced.test(word) ? pairsIn(word) : [word]));
}

function pairsIn(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/** A text of symbols alone (`×`, `+`) keeps them: they are all the name there is. */
export function normalText(text: string): string {
  return wordsIn(text).join(" ") || text.replace(/\s+/g, " ").trim();
}

/** Every number as `#`: “Inbox (3)” and “Inbox (5)” read the same. */
export function withoutNumbers(normal: string): string {
  return normal.replace(/\p{N}+(?: \p{N}+)*/gu, "#");
}

/** One word written differently by a slip: one edit, two in a long word; never one with a prefix more (`unlock`, `lock`). */
export function isMisspelt(left: string, right: string): boolean {
  const length = Math.min(left.length, right.length);
  const limit = length >= 10 ? 2 : 1;
  if (length < 4 || Math.abs(left.length - right.length) > limit) return false;
  if (/\p{N}/u.test(left + right) || left.endsWith(right) || right.endsWith(left)) return false;
  return distance(left, right) <= limit;
}

/** Edits from one word to another, a swap of neighbours being one (optimal string alignment). */
function distance(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const cost = left[row - 1] === right[column - 1] ? 0 : 1;
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const steps = [(last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + cost];
      if (row > 1 && column > 1 && swapped) steps.push((beforeLast[column - 2] ?? 0) + 1);
      current.push(Math.min(...steps));
    }
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? 0;
}

/**
 * How much of two normal texts is the same, 0 to 1: shared words (Dice), misspelt ones nearly counted as the same.
 * `weight`: how much a word counts. Default: all the same.
 */
export function likeness(left: string, right: string, weight: (word: string) => number = () => 1): number {
  if (left === right) return 1;
  const mine = left.split(" ");
  const rest = right.split(" ");
  const total = [...mine, ...rest].reduce((sum, word) => sum + weight(word), 0);
  let shared = 0;
  for (const word of mine) {
    let at = rest.indexOf(word);
    const credit = at >= 0 ? 1 : 0.9;
    if (at < 0) at = rest.findIndex((other) => isMisspelt(word, other));
    if (at < 0) continue;
    shared += credit * (weight(word) + weight(rest[at] ?? ""));
    rest.splice(at, 1);
  }
  return shared / total;
}

/**
 * What is left of ids, classes and test ids once that is off which build tools and frameworks make up anew: hashes of CSS
 * modules and CSS-in-JS, counters of components.
 */
export function stableTokens(hints: string): string[] {
  const tokens = hints.split(/\s+/).flatMap((token) => {
    // CSS-in-JS names are hashes as a whole, those of CSS modules in their last part.
    const named = token.replace(/^(?:css|sc|jss|emotion|makeStyles|svelte)-?(?=[\w-]*\d|\w{5,}$).*$/, "");
    const parts = named
      .replace(/__(?=\w*[\dA-Z])\w{4,}$/, "")
      .split(/[^\p{L}\p{N}]+/u)
      .filter((part) => part !== "" && !looksGenerated(part));
    const humps = parts.join("-").replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, "$1-");
    const stable = humps.toLowerCase();
    return /\p{L}{2}/u.test(stable) ? [stable] : [];
  });
  return [...new Set(tokens)];
}

/** Words of which classes for looks and structure are made; they say how an element looks and not which one it is. */
const styling = new Set(
  "action active anchor app badge base bg block body bold border bottom box btn button card cell center checkbox chip circle class close col color column component container content control css danger dark default disabled dropdown element fa field fill first flex float flush focus font form ghost gray green grid group header hover icon img inline inner input item label large last layout left lg light link list main margin md medium menu middle mt mui nav navbar navigation no none option outline outlined padding page panel pill plain primary radio radius red right root round rounded row secondary section select shadow sm small solid span square state style submit success surface svg switch tab table tag tertiary text textarea textbox title toggle top type ui variant vertical view warning white width wrap wrapper xl xs blue black yellow".split(
    " ",
  ),
);

/** Whether a token names a kind of element, as classes do, and not one element. */
export function isStyling(token: string): boolean {
  return token.split("-").every((part) => part.length <= 2 || /^\w{0,3}\d+$/.test(part) || styling.has(part));
}

function looksGenerated(part: string): boolean {
  if (/^\d+$/.test(part)) return false;
  if (/^(?:r|R)[0-9a-z]{1,3}$/.test(part) && /\d/.test(part)) return true;
  const letters = part.replace(/\d+/g, "");
  if (/\d/.test(part)) {
    const isCounted = /^\p{L}{2,}\d{1,2}$/u.test(part) && /[aeiouy]/i.test(letters);
    return !isCounted && !/^[a-z]{1,4}\d{1,2}$/.test(part);
  }
  if (part.length >= 5 && /^[\x20-\x7e]+$/.test(part) && !/[aeiouy]/i.test(part)) return true;
  const humps = part.match(/\p{Lu}+\p{Ll}*|\p{Ll}+/gu) ?? [];
  return humps.length >= 3 && part.length / humps.length < 2.5;
}

/** Where a link leads, without what differs from visit to visit; undefined for one that leads nowhere. */
export function addressOf(href: string | undefined, pageUrl: string): string | undefined {
  const url = href === undefined ? null : URL.parse(href);
  if (url === null || !/^(?:https?|mailto|tel|file):$/.test(url.protocol)) return undefined;
  const page = parsedOnce(pageUrl);
  const isSamePage = page?.host === url.host && page.pathname === url.pathname && page.search === url.search;
  if (isSamePage && url.hash.length < 2) return undefined;
  for (const name of Array.from(url.searchParams.keys()))
    if (/^(?:utm_|ref$|session|sid$|token|csrf|_)/i.test(name)) url.searchParams.delete(name);
  const host = page?.host === url.host ? "" : url.host;
  return `${host}${url.pathname.replace(/\/$/, "")}${url.search}${url.hash}`.slice(0, 200);
}

let lastParsed: { text: string; url: URL | null } | undefined;

/** The page's own address, which the links of a whole page are compared with. */
function parsedOnce(text: string): URL | null {
  if (lastParsed?.text !== text) lastParsed = { text, url: URL.parse(text) };
  return lastParsed.url;
}

/** Addresses of one pattern share what is remembered: numbers and ids in the path stand for any other. */
export function urlPattern(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return url;
  const path = parsed.pathname
    .split("/")
    .map((step) => (/^(?:\d+|[0-9a-f]{8,}|[0-9a-f-]{32,})$/i.test(step) ? "*" : step))
    .join("/");
  return `${parsed.protocol}//${parsed.host}${path}`;
}
