import type { StorageState } from "@legwork/protocol";

/** Cookies that are named at most. */
const mostNamed = 5;

/**
 * Says which cookies of a context have expired, by name and domain: whoever began with them may be signed out.
 * `now`: ms since 1970. Undefined when none has. Cookies without an end of their own never do.
 */
export function expiryWarning({ cookies }: StorageState, now = Date.now()): string | undefined {
  const expired = cookies.filter(({ expires = -1 }) => expires > 0 && expires * 1_000 <= now);
  if (expired.length === 0) return undefined;
  const named = expired.slice(0, mostNamed).map(({ name, domain }) => `${name} of ${domain}`);
  const more = expired.length > mostNamed ? " and others" : "";
  return `${expired.length} of the context's ${cookies.length} cookies have expired (${named.join(", ")}${more}): sites may ask to sign in again.`;
}
