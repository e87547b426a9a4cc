/// <reference lib="dom" />

/** The document as HTML, cut to so many UTF-16 code units, and the size of the whole. */
export function html(limit: number): { text: string; size: number } {
  const { doctype, documentElement } = document;
  const type = doctype === null ? "" : `${new XMLSerializer().serializeToString(doctype)}\n`;
  const whole = `${type}${documentElement?.outerHTML ?? ""}`;
  // Half of a character could not be written as UTF-8.
  const isSplit = whole.length > limit && /[\uD800-\uDBFF]/.test(whole.charAt(limit - 1));
  return { text: whole.slice(0, isSplit ? limit - 1 : limit), size: whole.length };
}
