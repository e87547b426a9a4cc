import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { createOpenApiDocument, operations } from "@legwork/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placesOf } from "../src/docs/operation.ts";
import { dataOf } from "./requests.ts";
import { startService, type RunningService } from "./start-service.ts";

let service: RunningService;
let page: string;

beforeAll(async () => {
  service = await startService();
  page = await (await fetch(`${service.client.url}/docs`)).text();
});

afterAll(() => service?.close());

test("the page has every operation of the document, with its address, an example and its failures", () => {
  for (const { method, path, operation } of placesOf(createOpenApiDocument())) {
    const start = page.indexOf(`<section id="${operation.operationId}"`);
    const section = page.slice(start, page.indexOf("</section>", start));
    expect(start, operation.operationId).toBeGreaterThan(0);
    expect(page).toContain(`<a href="#${operation.operationId}">`);
    expect(section).toContain(`>${method}</span> <code>${path}</code>`);
    expect(section).toContain("curl ");
    expect(section).toContain("<code>unauthorized</code>");
  }
  expect(placesOf(createOpenApiDocument())).toHaveLength(Object.keys(operations).length);
});

test("it comes without a key, and loads nothing", async () => {
  const response = await fetch(`${service.client.url}/docs`);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/html; charset=UTF-8"]);
  expect(response.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; /,
  );
  const [, style = ""] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  expect(response.headers.get("content-security-policy")).toContain(
    `'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  );
  expect(page).not.toMatch(/<(?:script|link|img|iframe)\b|\bsrc=|@import|url\(/);
  const elsewhere = [...page.matchAll(/href="([^"]*)"/g)].map(([, target]) => target as string);
  expect(elsewhere.filter((target) => !/^(?:#|\/openapi\.json$)/.test(target))).toEqual([]);
  const ids = new Set([...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
  expect(elsewhere.filter((target) => target.startsWith("#") && !ids.has(target.slice(1)))).toEqual([]);
});

test("a browser shows it, and its links lead to their operations", async () => {
  const { client } = service;
  const id = await service.startSession();
  await client.post(`/v1/sessions/${id}/navigate`, { url: `${client.url}/docs` });
  const text = await dataOf(await client.post(`/v1/sessions/${id}/extract`));
  expect(JSON.stringify(text)).toContain("Start a session");
  expect(
    await client.post(`/v1/sessions/${id}/act`, { input: "click Stop what a session is doing" }).then(dataOf),
  ).toMatchObject({
    result: { success: true, effect: { urlAfter: `${client.url}/docs#SessionCancel` } },
  });
  await client.post(`/v1/sessions/${id}/end`);
});

test("its lines for a terminal do what they say", async () => {
  const { url } = service.client;
  const lines = [
    ...page.matchAll(/<figcaption>Try it<\/figcaption>\s*<pre tabindex="0"><code>([^<]*)<\/code>/g),
  ]
    .map(([, line]) => unescape(line ?? ""))
    .filter((line) => /sessions\/start"|\/v1\/sessions"/.test(line));
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    const script = `LEGWORK='${url}'; KEY='lw_the-key-of-the-tests'; ${line}`;
    const { stdout } = await promisify(execFile)("sh", ["-c", script]);
    expect(JSON.parse(stdout), line).toMatchObject({ success: true });
  }
});

function unescape(text: string): string {
  const signs: Record<string, string> = { quot: '"', "#39": "'", lt: "<", gt: ">", amp: "&" };
  return text.replace(/&(quot|#39|lt|gt|amp);/g, (_whole, name: string) => signs[name] ?? "");
}
