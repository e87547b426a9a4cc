import type { ShopState, Visitor } from "./state.ts";

/** One request, as a page sees it. */
export type Visit = {
  state: ShopState;
  visitor: Visitor;
  url: URL;
  params: Record<string, string>;
  form: FormData;
  cookies: Record<string, string>;
  setCookie(name: string, value: string, days?: number): void;
};

export function field(visit: Visit, name: string): string {
  const value = visit.form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

export function query(visit: Visit, name: string): string {
  return visit.url.searchParams.get(name)?.trim() ?? "";
}

export function currentPath(visit: Visit): string {
  return visit.url.pathname + visit.url.search;
}

/** Only a path within the shop, so that a form cannot send its visitor elsewhere. */
export function returnPath(visit: Visit): string {
  const origin = "http://shop.invalid";
  const wanted = URL.parse(field(visit, "returnTo") || "/", origin);
  if (wanted?.origin !== origin || wanted.pathname.startsWith("//")) return "/";
  return wanted.pathname + wanted.search;
}
