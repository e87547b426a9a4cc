/**
 * Signs that end a line for some readers, turn the direction of a line, or cannot be seen at all: soft hyphen, Arabic
 * letter mark, Mongolian separator, zero width and direction marks, line and paragraph separators, invisible operators,
 * byte order mark, Unicode tags, and C1 controls, of which U+0085 is a line break. Lone surrogates are no text.
 */
const unseen =
  /[\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
const anyUnseen = new RegExp(unseen.source, "u");
/** All that most strings are made of, without `"` and `\`. */
const plain = /^[ !#-[\]-~]*$/;

/** A page's string in quotes: whatever it holds, it neither ends its line nor leaves its quotes. */
export function quote(text: string): string {
  if (plain.test(text)) return `"${text}"`;
  const quoted = JSON.stringify(text);
  return anyUnseen.test(quoted) ? quoted.replace(unseen, escaped) : quoted;
}

function escaped(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, "0")}`;
}

/** Addresses of these signs alone can stand without quotes; brackets are none of them, so that none forges a reference. */
const bareAddress = /^[\w/?#.~%&=+:@!$*,;-]+$/;

/** An address as short as it can be told: from the page's own, when it is on the same site. Long ones are cut. */
export function addressFrom(page: URL | null, href: string): string {
  const short = shortened(page === null ? href : relative(page, href));
  return bareAddress.test(short) ? short : quote(short);
}

/** Longest address that is shown, characters: a reference reaches a link with any. */
const longestAddress = 200;

function shortened(address: string): string {
  // What stands in a data or script address is no place to go to.
  const limit = /^(?:data|blob|javascript):/.test(address) ? 40 : longestAddress;
  return address.length > limit ? `${address.slice(0, limit - 1)}…` : address;
}

function relative(page: URL, href: string): string {
  const { origin } = page;
  if (origin === "null" || !href.startsWith(origin) || href[origin.length] !== "/") return href;
  const path = href.slice(origin.length);
  const own = `${page.pathname}${page.search}`;
  if (path.startsWith(`${own}#`)) return path.slice(own.length);
  // "//" at the start would read as another host.
  if (path.startsWith("//")) return href;
  const folder = page.pathname.slice(0, page.pathname.lastIndexOf("/") + 1);
  if (folder.length > 3 && path.startsWith(folder) && path.length > folder.length)
    return `./${path.slice(folder.length)}`;
  return path;
}
