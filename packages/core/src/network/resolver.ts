import { lookup } from "node:dns/promises";

/** Answers every IP address of a host name; none when there is no such name. Rejects when it cannot be found out. */
export type Resolve = (hostname: string) => Promise<string[]>;

/** Milliseconds for which an answer is used again. What was checked is what is connected to, so age is no danger. */
const keptMs = 20_000;
const mostKept = 2_000;

/**
 * The system's resolver, asked once for what several connections want at a time. As in browsers, every name below
 * `localhost` is this machine (RFC 6761).
 */
export function systemResolver(ask: Resolve = askSystem): Resolve {
  const kept = new Map<string, { answer: Promise<string[]>; until: number }>();
  return (hostname) => {
    if (hostname === "localhost" || hostname.endsWith(".localhost"))
      return Promise.resolve(["127.0.0.1", "::1"]);
    const known = kept.get(hostname);
    if (known !== undefined && known.until > performance.now()) return known.answer;
    const answer = ask(hostname);
    kept.delete(hostname);
    kept.set(hostname, { answer, until: performance.now() + keptMs });
    if (kept.size > mostKept) kept.delete(kept.keys().next().value as string);
    // A name that is not there now may be in a moment: a server that is starting, a network that comes back.
    const forget = (): void => {
      if (kept.get(hostname)?.answer === answer) kept.delete(hostname);
    };
    answer.then((addresses) => addresses.length === 0 && forget(), forget);
    return answer;
  };
}

async function askSystem(hostname: string): Promise<string[]> {
  try {
    const found = await lookup(hostname, { all: true });
    // A link-local address may come with the name of an interface (fe80::1%eth0).
    return found.map(({ address }) => address.replace(/%.*$/, ""));
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}

function isNotFound(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  return ["ENOTFOUND", "ENODATA", "EAI_AGAIN", "EAI_NODATA", "EAI_NONAME"].includes(code);
}
