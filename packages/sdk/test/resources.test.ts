import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, expectTypeOf, onTestFinished, test } from "vitest";
import type { AgentJob, SessionEvent } from "../src/index.ts";
import { describeEverywhere } from "./environments.ts";

/** A page that gives a file of 5 MiB, which is more than an answer in base64 holds, and takes one. */
async function startFilesPage(): Promise<string> {
  const page = `<a href="/report" download="bericht über alles.bin">Report</a>
    <label>Resume <input type="file" onchange="this.files[0].text().then(t => out.textContent = this.files[0].name + ': ' + t)"></label>
    <p id="out"></p>`;
  const server = createServer((request, response) => {
    if (request.url !== "/report")
      return response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
    return response.writeHead(200, { "content-type": "application/octet-stream" }).end(reportContent);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const reportContent = Buffer.alloc(5 * 1024 * 1024, "0123456789abcdef");

describeEverywhere("sessions", ({ name, createClient, visitShop }) => {
  test("are listed, looked up and released, also by a client without one", async () => {
    const { legwork } = await visitShop();
    const sessionId = legwork.sessionId ?? "";
    const onlooker = name === "LOCAL" ? legwork : createClient();

    const running = await onlooker.sessions.list({ status: "RUNNING" });
    expect(running.sessions.map(({ id }) => id)).toContain(sessionId);
    expect(await onlooker.sessions.get(sessionId)).toMatchObject({ id: sessionId, status: "RUNNING" });
    expect(await onlooker.sessions.release(sessionId)).toMatchObject({
      status: "ENDED",
      endReason: "released",
    });
    await expect(legwork.act("click Reject all")).rejects.toMatchObject({ code: "session_ended" });

    const ids: string[] = [];
    for await (const { id } of onlooker.sessions.all({ limit: 1 })) ids.push(id);
    expect(ids).toContain(sessionId);
    await expect(onlooker.sessions.get("none")).rejects.toMatchObject({ code: "session_not_found" });
  });

  test("are ended by an update, as Browserbase's clients do it", async () => {
    const { legwork } = await visitShop();
    const record = await legwork.sessions.update(legwork.sessionId ?? "", { status: "REQUEST_RELEASE" });
    expect(record.status).toBe("ENDED");
  });
});

describeEverywhere("events", ({ createClient, visitShop }) => {
  test("come as they happen, go on behind any of them, and end with the session", async () => {
    const { legwork, shop } = await visitShop();
    const events: SessionEvent[] = [];
    const reading = (async () => {
      for await (const event of legwork.events()) events.push(event);
    })();
    await legwork.act("click Reject all");
    const sessionId = legwork.sessionId ?? "";
    await legwork.sessions.release(sessionId);
    await reading;

    expect(shop.state.visitors[0]?.cookieChoice).toBe("none");
    expect(events[0]?.type).toBe("session_started");
    expect(events.filter(({ type }) => type === "action_finished")).toMatchObject([
      { operation: "navigate", success: true },
      { operation: "act", success: true },
    ]);
    expect(events.at(-1)).toMatchObject({ type: "session_ended", endReason: "released" });
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);

    const rest: SessionEvent[] = [];
    for await (const event of legwork.events({ sessionId, after: events[2]?.id })) rest.push(event);
    expect(rest).toEqual(events.slice(3));
  });

  test("of no session are refused; reading is aborted by its signal", async () => {
    expect(() => createClient().events()).toThrow("init()");
    const { legwork } = await visitShop();
    const controller = new AbortController();
    const reading = (async () => {
      for await (const event of legwork.events({ signal: controller.signal }))
        if (event.type === "action_finished") controller.abort(new Error("seen enough"));
    })();
    await expect(reading).rejects.toThrow("seen enough");
    expect(await legwork.act("click Reject all")).toMatchObject({ success: true });
  });
});

describeEverywhere("pictures", ({ visitShop }) => {
  test("of the page now, and those that a run kept, also after the session's end", async () => {
    const { legwork } = await visitShop();
    const png = Buffer.from(await legwork.screenshot());
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(png.readUInt32BE(16)).toBe(1_280);

    await legwork.agent().execute("click Reject all");
    const sessionId = legwork.sessionId ?? "";
    await legwork.sessions.release(sessionId);
    const kept = await legwork.screenshots.list({ sessionId });
    expect(kept.length).toBeGreaterThan(0);
    for (const { id, size } of kept)
      expect(await legwork.screenshots.get(id, { sessionId })).toHaveLength(size);
    await expect(legwork.screenshots.get("none", { sessionId })).rejects.toMatchObject({ code: "not_found" });
  });
});

describeEverywhere("files", ({ createClient }) => {
  test("that a page gave are read whole, also after the session's end", async () => {
    const url = await startFilesPage();
    const legwork = createClient();
    await legwork.init();
    await legwork.navigate(url);
    expect(await legwork.act("click Report")).toMatchObject({ success: true });

    const [listed = expect.unreachable("nothing was downloaded")] = await legwork.downloads.list();
    const byName = await legwork.downloads.get(listed.name);
    expect(byName).toMatchObject({ name: "bericht über alles.bin", mimeType: "application/octet-stream" });
    expect(Buffer.from(byName.content).equals(reportContent)).toBe(true);
    const [ended = expect.unreachable("nothing was downloaded")] = await legwork.downloads.list();
    expect(byName.sha256).toBe(ended.sha256);

    const sessionId = legwork.sessionId ?? "";
    await legwork.sessions.release(sessionId);
    expect((await legwork.downloads.get(listed.id, { sessionId })).content).toHaveLength(
      reportContent.length,
    );
    await expect(legwork.downloads.get("none", { sessionId })).rejects.toMatchObject({ code: "not_found" });
  });

  test("that are sent reach the page", async () => {
    const url = await startFilesPage();
    const legwork = createClient();
    await legwork.init();
    await legwork.navigate(url);
    const upload = await legwork.uploads.create(
      new File(["née Byron"], "ada & co.txt", { type: "text/plain" }),
    );
    expect(upload).toMatchObject({ name: "ada & co.txt", mimeType: "text/plain", size: 10 });
    expect(await legwork.uploads.create(new Uint8Array(3), { name: "three.bin" })).toMatchObject({ size: 3 });
    expect((await legwork.uploads.list()).map(({ name }) => name)).toEqual(["ada & co.txt", "three.bin"]);

    const result = await legwork.act("upload %cv% to Resume", { variables: { cv: { upload: upload.id } } });
    expect(result).toMatchObject({ success: true });
    expect((await legwork.extract()).pageText).toContain("ada & co.txt: née Byron");
  });
});

describeEverywhere("contexts", ({ createClient }) => {
  test("are made, looked up, exported and deleted", async () => {
    const { contexts } = createClient();
    const cookie = { name: "sid", value: "s-1", domain: "shop.example", path: "/" };
    const made = await contexts.create({ storageState: { cookies: [cookie] } });
    expect(await contexts.get(made.id)).toMatchObject({ id: made.id, version: 1 });
    const ids: string[] = [];
    for await (const { id } of contexts.all()) ids.push(id);
    expect(ids).toContain(made.id);
    expect((await contexts.list({ limit: 1 })).contexts).toHaveLength(1);
    expect((await contexts.export(made.id)).storageState?.cookies).toMatchObject([cookie]);
    expect((await contexts.export(made.id, { format: "cookies.txt" })).cookiesTxt).toContain("s-1");
    await contexts.delete(made.id);
    await expect(contexts.get(made.id)).rejects.toMatchObject({ code: "not_found" });
  });
});

describeEverywhere("a job", ({ visitShop }) => {
  test("is begun at once, tells how it stands, and ends by itself", async () => {
    const { legwork, shop } = await visitShop();
    const job = await legwork.agent().execute({ instruction: "click Reject all", async: true });
    expectTypeOf(job).toEqualTypeOf<AgentJob>();
    expect(job).toMatchObject({ sessionId: legwork.sessionId, attempts: 1 });

    const ended = await legwork.jobs.ended(job.id);
    expect(ended).toMatchObject({ status: "completed", result: { success: true } });
    expect(shop.state.visitors[0]?.cookieChoice).toBe("none");
    const { events } = await legwork.jobs.events(job.id);
    expect(events.at(-1)).toMatchObject({ kind: "ended", position: events.length });
    expect((await legwork.jobs.events(job.id, { after: 1 })).events).toEqual(events.slice(1));
    await expect(legwork.jobs.get("none")).rejects.toMatchObject({ code: "not_found" });
  });

  test("is stopped on demand, and so is whatever runs in a session", async () => {
    const { legwork, shop } = await visitShop();
    const task = {
      instruction: "scroll down, then scroll up, then click Reject all",
      waitBetweenActions: 60_000,
    };
    const job = await legwork.agent().execute({ ...task, async: true });
    await legwork.jobs.cancel(job.id);
    expect(await legwork.jobs.ended(job.id)).toMatchObject({ status: "cancelled" });

    const cancelled = expect(legwork.agent().execute(task)).rejects.toThrow("cancelled");
    for await (const { type } of legwork.events())
      if (type === "action_started" && (await legwork.cancel()) > 0) break;
    await cancelled;
    expect(shop.state.visitors[0]?.cookieChoice).not.toBe("none");
    expect(await legwork.cancel()).toBe(0);
  });
});
