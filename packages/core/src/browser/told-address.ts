/** Schemes whose addresses can have a name and a password in them (RFC 3986, section 3.2.1). */
const withCredentials = /\b((?:https?|wss?|ftp):[/\\]*)[^\s/\\?#"<>`]{1,1000}@/gi;

/**
 * The address of a page, a frame, a request or what else has one, as anybody may be told of it. Whoever opened it with a name
 * and a password in it is signed in there, and the browser keeps both.
 */
export function toldAddress(of: { url(): string }): string {
  return withoutCredentials(of.url());
}

/** A text without names and passwords in its addresses. */
export function withoutCredentials(text: string): string {
  return text.includes("@") ? text.replace(withCredentials, "$1") : text;
}
