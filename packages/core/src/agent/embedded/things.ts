/** Kinds of things that may lie over a page or stand in the way without being what the task is about. */
const kinds =
  "banner|bar|dialog|dialogue|pop-?up|modal|notice|notification|message|overlay|window|prompt|alert|tooltip|toast|warning";
/** What such things are about. */
const subjects = "survey|advert|ad|cookies?|consent|captcha";
const overlay = new RegExp(String.raw`\b(?:${kinds}|${subjects})\b`, "i");
const shows =
  /\b(?:appears?|appeared|(?:is|are) (?:shown|displayed|visible|present|there|open)|shows?(?: up)?|pops? up|comes? up|opens?|asks?(?: (?:you|me|for .+))?|exists?|there (?:is|are)|you (?:see|get)|(?:i|we|you) (?:am|are) asked)\b/i;

/** Whether a condition is about something that may be in the way, which the rest of the task does not depend on. */
export function isIncidental(condition: string): boolean {
  return overlay.test(condition) && shows.test(condition);
}

/** Whether words name something that lies over the page. */
export function isOverlay(words: string): boolean {
  return overlay.test(words);
}

/** The words of a thing without those that only say what kind of thing it is. */
export function withoutKind(words: string): string {
  const kind = new RegExp(
    String.raw`\b(?:${kinds}|dialog box|box|button|link|field|page|section|heading|text|element|icon|option|tab|menu|item|confirmation)\b`,
    "gi",
  );
  return words.replace(kind, " ").replace(/\s+/g, " ").trim();
}

/** `a cookie banner` → `cookie banner`. */
export function withoutArticle(words: string): string {
  return words.trim().replace(/^(?:the|a|an|any|some|my|your|our|its|this|that|these|those)\s+/i, "");
}
