import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PageServer } from "../../../packages/core/src/testing/page-server.ts";
import { apiKey, dataOf, errorOf } from "./requests.ts";
import { startService, type RunningService } from "./start-service.ts";

let service: RunningService;
let pages: PageServer;
let session: string;
beforeAll(async () => {
  [service, pages] = await Promise.all([startService({ LEGWORK_MAX_FILE_MB: "6" }), PageServer.start()]);
  session = `/v1/sessions/${await service.startSession()}`;
}, 60_000);
afterAll(async () => {
  await service.close();
  await pages[Symbol.asyncDispose]();
});

const large = Buffer.alloc(5 * 1024 * 1024 + 3, "large\r\n--");
const digest = (content: Buffer) => createHash("sha256").update(content).digest("hex");

function send(path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  // Node's fetch wants to be told that a stream is sent while the answer is not there yet.
  const init = { method: "POST", body, headers: { "x-svc-api-key": apiKey, ...headers }, duplex: "half" };
  return fetch(`${service.client.url}${path}`, init as RequestInit);
}

test("a file is sent as it is, as a form, or as JSON; larger than any JSON body may be", async () => {
  const raw = await send(`${session}/uploads?name=raw.bin`, large, {
    "content-type": "application/octet-stream",
  });
  const form = new FormData();
  form.set("note", "first");
  form.set("file", new Blob([large], { type: "text/x-large" }), "form é.txt");
  const asForm = await send(`${session}/uploads`, form);
  const asJson = await service.client.post(`${session}/uploads`, { name: "small.txt", content: "aGVsbG8=" });

  const same = { size: large.byteLength, sha256: digest(large) };
  expect(await dataOf(raw)).toMatchObject({ name: "raw.bin", mimeType: "application/octet-stream", ...same });
  expect(await dataOf(asForm)).toMatchObject({ name: "form é.txt", mimeType: "text/x-large", ...same });
  expect(await dataOf(asJson)).toMatchObject({ name: "small.txt", mimeType: "text/plain", size: 5 });
  const { uploads } = await dataOf(await service.client.get(`${session}/uploads`));
  expect((uploads as { name: string }[]).map(({ name }) => name)).toEqual([
    "raw.bin",
    "form é.txt",
    "small.txt",
  ]);
});

test("a stream without an end announced is cut off at the limit, and nothing of it is kept", async () => {
  const before = await dataOf(await service.client.get(`${session}/uploads`));
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      if (sent > 1_000) controller.close();
      else controller.enqueue(Buffer.alloc(64 * 1024));
    },
  });

  const refused = await send(`${session}/uploads?name=endless`, endless, {
    "content-type": "application/octet-stream",
  });

  await errorOf(refused, 413, "payload_too_large");
  expect(await dataOf(await service.client.get(`${session}/uploads`))).toEqual(before);
});

test("a form without a file, and a request without anything, are refused", async () => {
  const form = new FormData();
  form.set("note", "only");
  await errorOf(await send(`${session}/uploads`, form), 400, "invalid_request");
  await errorOf(await service.client.post(`${session}/uploads`), 400, "invalid_request");
  await errorOf(
    await send(`${session}/uploads`, "x", { "content-type": "text/plain", "content-encoding": "gzip" }),
    415,
    "unsupported_media_type",
  );
});

test("what was sent reaches a page, and what the page gives comes back as it is", async () => {
  pages.page(
    "/",
    `<label>File <input type="file"></label><a hidden>Take</a><script>
     document.querySelector("input").onchange = ({ target }) => { const link = document.querySelector("a"); link.href = URL.createObjectURL(target.files[0]); link.download = "back " + target.files[0].name; link.hidden = false; };
     </script>`,
  );
  await send(`${session}/uploads?name=page.html`, "<script>alert(1)</script>", {
    "content-type": "text/html",
  });
  await dataOf(await service.client.post(`${session}/navigate`, { url: pages.url("/") }));
  for (const input of ["upload the file page.html to File", "click Take"]) {
    const { result } = await dataOf(await service.client.post(`${session}/act`, { input }));
    expect(result, input).toMatchObject({ success: true });
  }

  const fetched = await service.client.get(`${session}/downloads/back%20page.html`);

  expect(fetched.status).toBe(200);
  expect(Object.fromEntries(fetched.headers)).toMatchObject({
    "content-disposition": "attachment; filename*=UTF-8''back%20page.html",
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    "content-type": "text/html",
    "content-length": "25",
    etag: `"${digest(Buffer.from("<script>alert(1)</script>"))}"`,
    "cache-control": "no-store",
  });
  expect(await fetched.text()).toBe("<script>alert(1)</script>");
  const asJson = await service.client.get(`${session}/downloads/back%20page.html`, {
    accept: "application/json",
  });
  expect(await dataOf(asJson)).toMatchObject({
    name: "back page.html",
    content: Buffer.from("<script>alert(1)</script>").toString("base64"),
  });
  await errorOf(await service.client.get(`${session}/downloads/none`), 404, "not_found");
});

test("a context is made, used, told and deleted over HTTP", async () => {
  // Its fields stand beside `data` too, where clients of Browserbase's interface read them.
  const made = (await (await service.client.post("/v1/contexts", {})).json()) as Record<string, unknown>;
  expect(made).toMatchObject({ success: true, data: { id: made["id"] } });
  const context = { id: made["id"], persist: true };
  const started = await dataOf(
    await service.client.post("/v1/sessions/start", {
      browserbaseSessionCreateParams: { browserSettings: { context } },
    }),
  );
  await errorOf(
    await service.client.post("/v1/sessions/start", {
      sessionCreateParams: { browserSettings: { context } },
    }),
    409,
    "context_busy",
  );
  await service.client.post(`/v1/sessions/${started["sessionId"]}/end`);

  const told = await (await service.client.get(`/v1/contexts/${made["id"]}`)).json();
  expect(told).toMatchObject({ version: 2, lastSaving: { sessionId: started["sessionId"], saved: true } });
  expect(await dataOf(await service.client.delete(`/v1/contexts/${made["id"]}`))).toEqual({ deleted: 1 });
  await errorOf(await service.client.get(`/v1/contexts/${made["id"]}`), 404, "not_found");
});
