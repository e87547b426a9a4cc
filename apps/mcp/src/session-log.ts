import type { Service, ServiceCall } from "./service.ts";

/** How many operations are told, the latest: a session may have done thousands. */
const mostEntries = 200;

/** Characters of one text in an entry: a page's text stands in the results of extract. */
const longestText = 500;

type Entry = {
  at: string;
  milliseconds?: number;
  page: string;
  operation: string;
  parameters: unknown;
  result: unknown;
};

/** What a session did, as JSON: `{earlier?, operations}`, `earlier` being how many are left out before the first. */
export async function readLog(service: Service, call: ServiceCall): Promise<string> {
  const { pages } = await service.dispatch("replay", {}, call);
  const entries = pages.flatMap(({ url, actions }) =>
    actions.map(({ method, parameters, result, timestamp, endTime }): Entry => ({
      at: new Date(timestamp).toISOString(),
      ...(endTime === undefined ? {} : { milliseconds: endTime - timestamp }),
      page: url,
      operation: method,
      parameters: shorten(parameters),
      result: shorten(result),
    })),
  );
  const earlier = entries.length - mostEntries;
  const operations = entries.slice(-mostEntries);
  return JSON.stringify(earlier > 0 ? { earlier, operations } : { operations }, undefined, 1);
}

/** The same value with long texts cut, and long lists too. */
function shorten(value: unknown): unknown {
  if (typeof value === "string")
    return value.length <= longestText
      ? value
      : `${value.slice(0, longestText)}… (${value.length} characters)`;
  if (Array.isArray(value)) {
    const kept = value.slice(0, 20).map(shorten);
    return value.length <= kept.length ? kept : [...kept, `… (${value.length} in all)`];
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shorten(item)]));
}
