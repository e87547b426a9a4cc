import { randomUUID } from "node:crypto";
import { addVisitor, createState, type ShopState, type Visitor } from "./state.ts";
import type { Visit } from "./visit.ts";

export type Visitors = { state: ShopState; byToken: Map<string, Visitor> };
type CookieJar = { received: string; send(cookie: string): void };

export function createVisitors(): Visitors {
  return { state: createState(), byToken: new Map() };
}

/** Who is asking; someone without a known cookie becomes a new visitor. */
export function recognise(
  { state, byToken }: Visitors,
  jar: CookieJar,
): Pick<Visit, "state" | "visitor" | "cookies" | "setCookie"> {
  const cookies = parseCookies(jar.received);
  const setCookie = (name: string, value: string, days = 0) => jar.send(serialiseCookie(name, value, days));
  const known = byToken.get(cookies["visitor"] ?? "");
  if (known) return { state, visitor: known, cookies, setCookie };

  const token = randomUUID();
  const visitor = addVisitor(state);
  byToken.set(token, visitor);
  setCookie("visitor", token);
  return { state, visitor, cookies: { ...cookies, visitor: token }, setCookie };
}

function parseCookies(header: string): Record<string, string> {
  const pairs = header.split(";").map((pair) => pair.trim().split("=", 2));
  return Object.fromEntries(pairs.map(([name = "", value = ""]) => [name, value]));
}

/** Without a number of days the cookie ends with the browser. */
function serialiseCookie(name: string, value: string, days: number): string {
  const lifetime = days > 0 ? `; Max-Age=${days * 86_400}` : "";
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${lifetime}`;
}
