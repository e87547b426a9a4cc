import { afterAll, beforeAll, expect, test } from "vitest";
import { startShop, type Shop } from "../../../examples/shop/server.ts";
import { apiKey, dataOf, errorOf } from "./requests.ts";
import { startService, type RunningService } from "./start-service.ts";

let service: RunningService;
let shop: Shop;
let id: string;

beforeAll(async () => {
  [service, shop] = await Promise.all([startService(), startShop()]);
  id = await service.startSession();
  await dataOf(await service.client.post(`/v1/sessions/${id}/navigate`, { url: `${shop.url}/products` }));
});

afterAll(async () => {
  await Promise.all([service?.close(), shop?.close()]);
});

type Refusal = {
  what: string;
  path?: string;
  body?: unknown;
  headers?: Record<string, string>;
  status: number;
  code: string;
  issue?: string;
  says?: RegExp;
};

const refusals: Refusal[] = [
  { what: "no key", headers: { "x-svc-api-key": "" }, status: 401, code: "unauthorized" },
  { what: "a wrong key", headers: { "x-svc-api-key": `${apiKey}x` }, status: 401, code: "unauthorized" },
  {
    what: "an unknown session",
    path: "/v1/sessions/none/act",
    body: { input: "click" },
    status: 404,
    code: "session_not_found",
    says: /none/,
  },
  {
    what: "a session's id that is a path",
    path: "/v1/sessions/..%2F..%2Fetc/act",
    body: { input: "click" },
    status: 404,
    code: "session_not_found",
  },
  {
    what: "malformed JSON",
    body: '{"input": ',
    status: 400,
    code: "invalid_request",
    says: /line 1, column 11/,
  },
  { what: "a number for words", body: { input: 7 }, status: 400, code: "invalid_request", issue: "input" },
  { what: "no words", body: {}, status: 400, code: "invalid_request", issue: "input" },
  { what: "a list for an object", body: [], status: 400, code: "invalid_request", issue: "" },
  {
    what: "a time-out in words",
    body: { input: "x", options: { timeout: "soon" } },
    status: 400,
    code: "invalid_request",
    issue: "options.timeout",
  },
  {
    what: "yes for true",
    headers: { "x-stream-response": "yes" },
    body: { input: "x" },
    status: 400,
    code: "invalid_request",
    issue: "x-stream-response",
  },
  {
    what: "yes for true in the body",
    body: { input: "x", streamResponse: "yes" },
    status: 400,
    code: "invalid_request",
    issue: "streamResponse",
  },
  {
    what: "a file of the server",
    path: "navigate",
    body: { url: "file:///etc/passwd" },
    status: 403,
    code: "url_forbidden",
    says: /file:/,
  },
  {
    what: "a metadata service",
    path: "navigate",
    body: { url: "http://169.254.169.254/" },
    status: 403,
    code: "url_forbidden",
  },
  {
    what: "no address",
    path: "navigate",
    body: { url: "not an address" },
    status: 400,
    code: "invalid_request",
  },
  {
    what: "a host that does not resolve",
    path: "navigate",
    body: { url: "http://no-such-host.invalid/" },
    status: 502,
    code: "navigation_failed",
    says: /no-such-host\.invalid/,
  },
  {
    what: "a port that nobody listens on",
    path: "navigate",
    body: { url: "http://127.0.0.1:1/" },
    status: 502,
    code: "navigation_failed",
  },
  {
    what: "a scope that is not there",
    path: "extract",
    body: { options: { selector: "#none" } },
    status: 422,
    code: "selector_not_found",
  },
  {
    what: "a key in the body of end",
    path: "end",
    body: { reason: "done" },
    status: 400,
    code: "invalid_request",
  },
  {
    what: "streamResponse in the body of end",
    path: "end",
    body: { streamResponse: true },
    status: 400,
    code: "invalid_request",
  },
  {
    what: "a browser's program",
    path: "/v1/sessions/start",
    body: { browser: { type: "local", launchOptions: { executablePath: "/bin/sh" } } },
    status: 403,
    code: "launch_option_forbidden",
    says: /executablePath/,
  },
  {
    what: "an unknown model",
    body: { input: "click Save", options: { model: "embedded/none" } },
    status: 400,
    code: "invalid_request",
  },
];

test.each(refusals)("$what: $status $code, and the session lives on", async (refusal) => {
  const { path = "act", body, headers, status, code, issue, says } = refusal;
  const address = path.startsWith("/") ? path : `/v1/sessions/${id}/${path}`;
  const answer = await errorOf(await service.client.post(address, body, headers), status, code);
  if (issue !== undefined) expect(answer.issues?.map((found) => found.path)).toEqual([issue]);
  if (says !== undefined) expect(answer.error).toMatch(says);
  const after = await service.client.post(`/v1/sessions/${id}/observe`, { instruction: "the Cart link" });
  expect(await dataOf(after)).toMatchObject({ result: expect.any(Array) });
});

test("words that match nothing are a result that says so", async () => {
  await service.client.post(`/v1/sessions/${id}/navigate`, { url: `${shop.url}/products` });
  const response = await service.client.post(`/v1/sessions/${id}/act`, { input: "click the flux capacitor" });
  const { result } = await dataOf(response);
  expect(result).toMatchObject({
    success: false,
    code: "not_found",
    message: expect.stringMatching(/\S/),
    actions: [],
  });
});

test("words that match several are a result that lists them", async () => {
  await service.client.post(`/v1/sessions/${id}/navigate`, { url: `${shop.url}/products` });
  const response = await service.client.post(`/v1/sessions/${id}/act`, { input: "click Add to cart" });
  const { result } = await dataOf(response);
  expect(result).toMatchObject({ success: false, code: "ambiguous", actions: [] });
  expect((result as { candidates: unknown[] }).candidates.length).toBeGreaterThan(1);
  expect(shop.state.visitors.flatMap(({ cart }) => cart)).toEqual([]);
});

test("an observe that finds nothing is an empty list", async () => {
  const response = await service.client.post(`/v1/sessions/${id}/observe`, {
    instruction: "the flux capacitor",
  });
  expect((await dataOf(response))["result"]).toEqual([]);
});

test("unknown keys are tolerated and named", async () => {
  const response = await service.client.post(`/v1/sessions/${id}/observe`, {
    instruction: "the Cart link",
    instructoin: "x",
  });
  expect((await dataOf(response))["warnings"]).toEqual([expect.stringContaining("instructoin")]);
});
