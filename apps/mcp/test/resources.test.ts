import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startShop, type Shop } from "@legwork/example-shop";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connectHttp, type TestClient } from "./clients.ts";
import { startServer, type ServerUnderTest } from "./server-under-test.ts";

let shop: Shop;
let server: ServerUnderTest;

beforeAll(async () => {
  shop = await startShop();
  server = await startServer();
});

afterAll(async () => {
  await server.close();
  await shop.close();
});

/** The SDK puts the code of an error into its words as well. */
const failureOf = async (work: Promise<unknown>) =>
  (await work.then(
    () => undefined,
    (error: unknown) => error,
  )) as { code: number; message: string; data: unknown } | undefined;

describe.each(["v2 in the 2026 era", "v1"] as const)("a client that is %s", (kind) => {
  let client: TestClient;
  let sessionId: string;

  beforeAll(async () => {
    client = await connectHttp(kind, server.url);
    sessionId = String((await client.call("start")).output?.["sessionId"]);
    await client.call("navigate", { url: shop.url, sessionId });
  });

  afterAll(async () => {
    await client.call("end", { sessionId });
    await client.close();
  });

  test("is told what can be read of a session", async () => {
    expect((await client.resourceTemplates()).map(({ uriTemplate }) => uriTemplate)).toEqual([
      "browser://sessions/{id}/screenshot.png",
      "browser://sessions/{id}/snapshot",
      "browser://sessions/{id}/pages",
      "browser://sessions/{id}/log",
      "browser://sessions/{id}/downloads/{name}",
    ]);
  });

  test("finds its sessions among the resources, and none that has ended", async () => {
    const other = String((await server.service.dispatch("start", {}, {})).sessionId);
    const listed = async () => (await client.resources()).map(({ uri }) => uri);
    const ofSession = (id: string) =>
      ["screenshot.png", "snapshot", "pages", "log"].map((path) => `browser://sessions/${id}/${path}`);
    expect(await listed()).toEqual([...ofSession(other), ...ofSession(sessionId)]);
    await server.service.dispatch("end", {}, { sessionId: other });
    expect(await listed()).toEqual(ofSession(sessionId));
  });

  test("reads a picture of the page", async () => {
    const uri = `browser://sessions/${sessionId}/screenshot.png`;
    const [content] = await client.read(uri);
    expect(content).toMatchObject({ uri, mimeType: "image/png" });
    const picture = Buffer.from(content?.blob ?? "", "base64");
    expect(picture.subarray(1, 4).toString()).toBe("PNG");
    // Width and height, as the first chunk of a PNG has them.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1024, 768]);
  });

  test("reads the page as text", async () => {
    const uri = `browser://sessions/${sessionId}/snapshot`;
    const [content] = await client.read(uri);
    expect(content).toMatchObject({
      uri,
      mimeType: "text/plain",
      text: expect.stringContaining("Trail Kettle"),
    });
  });

  test("reads what the session did", async () => {
    await client.call("act", { action: "click the Cart link", sessionId });
    const [content] = await client.read(`browser://sessions/${sessionId}/log`);
    expect(content?.mimeType).toBe("application/json");
    const { operations } = JSON.parse(content?.text ?? "") as { operations: Record<string, unknown>[] };
    expect(operations[0]).toMatchObject({ operation: "navigate", parameters: { url: shop.url } });
    expect(operations.at(-1)).toMatchObject({
      operation: "act",
      page: `${shop.url}/cart`,
      result: { success: true },
    });
  });

  test("gets -32602 with the address for what is not there", async () => {
    for (const uri of [
      "browser://sessions/unknown/snapshot",
      `browser://sessions/${sessionId}/nothing`,
      `browser://sessions/${sessionId}/downloads/nothing.csv`,
      `browser://sessions/${sessionId}/downloads/%E0%A4%A`,
      "test://elsewhere",
    ])
      expect(await failureOf(client.read(uri))).toMatchObject({ code: -32_602, data: { uri } });
  });
});

test("what a page gave is listed and read, text as text and bytes as bytes", async () => {
  const pages = createServer((request, response) => {
    const isText = request.url === "/orders";
    if (request.url === "/") {
      response.setHeader("content-type", "text/html");
      return void response.end('<a href="/orders">Orders</a> <a href="/logo">Logo</a>');
    }
    const name = isText ? "orders 2026.csv" : "logo.bin";
    response.setHeader("content-disposition", `attachment; filename="${name}"`);
    response.setHeader("content-type", isText ? "text/csv" : "application/octet-stream");
    response.end(isText ? "id,total\n1,£2.50\n" : Buffer.from([0, 255, 1]));
  });
  await new Promise<void>((resolve) => pages.listen(0, "127.0.0.1", resolve));
  const client = await connectHttp("v2 in the 2026 era", server.url);
  const sessionId = String((await client.call("start")).output?.["sessionId"]);
  const { port } = pages.address() as AddressInfo;
  await client.call("navigate", { url: `http://127.0.0.1:${port}/`, sessionId });
  for (const name of ["Orders", "Logo"])
    expect((await client.call("act", { action: `click ${name}`, sessionId })).output).toMatchObject({
      success: true,
    });

  const [orders, logo] = ["orders%202026.csv", "logo.bin"].map(
    (name) => `browser://sessions/${sessionId}/downloads/${name}`,
  );
  const read = async (uri = "") => (await client.read(uri))[0];
  expect(await read(orders)).toEqual({ uri: orders, mimeType: "text/csv", text: "id,total\n1,£2.50\n" });
  expect(await read(logo)).toMatchObject({ uri: logo, blob: Buffer.from([0, 255, 1]).toString("base64") });
  expect((await client.resources()).map(({ uri }) => uri)).toEqual(expect.arrayContaining([orders, logo]));
  await client.call("end", { sessionId });
  await client.close();
  pages.closeAllConnections();
  await new Promise((resolve) => pages.close(resolve));
});

test("a session that has ended has its log, and no page", async () => {
  const client = await connectHttp("v2 in the 2026 era", server.url);
  const sessionId = String((await client.call("start")).output?.["sessionId"]);
  await client.call("end", { sessionId });
  expect(await client.read(`browser://sessions/${sessionId}/log`)).toHaveLength(1);
  const uri = `browser://sessions/${sessionId}/snapshot`;
  expect(await failureOf(client.read(uri))).toMatchObject({
    code: -32_602,
    message: expect.stringContaining("session_ended"),
    data: { uri },
  });
  await client.close();
});

test.each(["v2 in the 2026 era", "v1"] as const)("prompts are filled in for %s", async (kind) => {
  const client = await connectHttp(kind, server.url);
  const prompts = await client.prompts();
  expect(prompts.map(({ name }) => name)).toEqual(["browse", "collect"]);
  expect(prompts[0]?.arguments).toMatchObject([
    { name: "task", required: true },
    { name: "url", required: false },
  ]);
  const text = await client.prompt("browse", { task: "Order a kettle", url: shop.url });
  expect(text).toContain("Order a kettle");
  expect(text).toContain(`navigate to ${shop.url}`);
  expect(await failureOf(client.prompt("browse", {}))).toMatchObject({
    code: -32_602,
    message: expect.stringContaining("task (required)"),
  });
  expect(await failureOf(client.prompt("other", {}))).toMatchObject({
    code: -32_602,
    message: expect.stringContaining("browse, collect"),
  });
  await client.close();
});
