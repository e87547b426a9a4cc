import { LegworkError, type ErrorIssue, type StorageState } from "@legwork/protocol";

type Cookie = StorageState["cookies"][number];

const httpOnlyMark = "#HttpOnly_";

/**
 * Cookies from a `cookies.txt` file of Netscape's form, as curl and wget write it: seven fields with tabs between them
 * (domain, whether subdomains get it, path, secure, expiry in seconds since 1970 or 0, name, value). What the form does
 * not have becomes `SameSite=Lax`, which is what browsers take for it.
 *
 * @throws LegworkError `invalid_request` with the numbers of the lines that are none; their text may be a secret.
 */
export function readCookiesTxt(text: string): Cookie[] {
  const issues: ErrorIssue[] = [];
  const cookies = text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === "" || (line.startsWith("#") && !line.startsWith(httpOnlyMark))) return [];
    const cookie = readLine(line);
    if (cookie === undefined)
      issues.push({
        path: "cookiesTxt",
        message: `line ${index + 1} is no cookie: seven fields with tabs between them`,
      });
    return cookie ?? [];
  });
  if (issues.length === 0) return cookies;
  throw new LegworkError(
    "invalid_request",
    `cookiesTxt is no cookies.txt file: ${issues[0]?.message}. Nothing was kept.`,
    { issues: issues.slice(0, 20) },
  );
}

function readLine(line: string): Cookie | undefined {
  const httpOnly = line.startsWith(httpOnlyMark);
  const fields = (httpOnly ? line.slice(httpOnlyMark.length) : line).split("\t");
  const [domain = "", subdomains = "", path = "", secure = "", expires = "", name = "", ...value] = fields;
  const isWhole =
    /^\.?[\w.[\]:-]+$/.test(domain) &&
    isFlag(subdomains) &&
    path.startsWith("/") &&
    isFlag(secure) &&
    /^-?\d{1,15}(?:\.\d+)?$/.test(expires) &&
    name !== "";
  if (!isWhole) return undefined;
  const host = domain.replace(/^\./, "");
  return {
    name,
    value: value.join("\t"),
    domain: isTrue(subdomains) ? `.${host}` : host,
    path,
    expires: Number(expires) <= 0 ? -1 : Number(expires),
    httpOnly,
    secure: isTrue(secure),
    sameSite: "Lax",
  };
}

/** The same form; cookies that a page could not be given in it (tabs or line breaks inside) are left out. */
export function writeCookiesTxt(cookies: readonly Cookie[]): string {
  const lines = cookies.map((cookie) => {
    const { domain, path, secure, expires, name, value, httpOnly } = cookie;
    return [
      `${httpOnly ? httpOnlyMark : ""}${domain}`,
      flag(domain.startsWith(".")),
      path,
      flag(secure),
      String(expires < 0 ? 0 : Math.floor(expires)),
      name,
      value,
    ];
  });
  const sound = lines.filter((fields) => fields.every((field) => !/[\t\r\n]/.test(field)));
  return ["# Netscape HTTP Cookie File", ...sound.map((fields) => fields.join("\t")), ""].join("\n");
}

function isFlag(text: string): boolean {
  return /^(?:true|false)$/i.test(text);
}

function isTrue(text: string): boolean {
  return text.toUpperCase() === "TRUE";
}

function flag(value: boolean): string {
  return value ? "TRUE" : "FALSE";
}
