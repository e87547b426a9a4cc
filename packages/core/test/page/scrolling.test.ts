import { expect } from "vitest";
import type { PageServer } from "../../src/testing/page-server.ts";
import { test, type TestSession } from "../fixture.ts";
import { step } from "./fixture.ts";

const long = `<div id="box" style="height: 300px; overflow: auto"><p id="inner" style="height: 2000px">Box</p></div>${Array.from({ length: 40 }, (_, at) => `<p style="height: 100px; margin: 0">Part ${at}</p>`).join("")}`;

/** Where the page and its box stand, as the page itself says. */
async function places(session: TestSession): Promise<[number, number]> {
  await session.act("press the F9 key");
  const [, page, box] = /at (\d+) and (\d+)/.exec(await session.pageText()) ?? [];
  return [Number(page), Number(box)];
}

const tell = `<output></output><script>onkeydown = () => { document.querySelector("output").textContent = "at " + Math.round(scrollY) + " and " + Math.round(document.querySelector("#box")?.scrollTop ?? 0); };</script>`;

async function open(session: TestSession, server: PageServer, body: string): Promise<void> {
  server.page("/", body + tell);
  await session.navigate(server.url("/"));
}

test("chunks are one viewport of the page, or of the box that is named", async ({ session, server }) => {
  await open(session, server, long);

  expect(await session.act(step("nextChunk", "html"))).toMatchObject({ success: true });
  expect(await places(session)).toEqual([720, 0]);
  expect(await session.act(step("nextChunk", "#inner"))).toMatchObject({ success: true });
  expect(await places(session)).toEqual([720, 300]);
  expect(await session.act("scroll to the next screen")).toMatchObject({
    success: true,
    actions: [{ method: "nextChunk" }],
  });
  expect(await session.act("scroll to the previous screen")).toMatchObject({ success: true });
  expect(await session.act(step("prevChunk", "html"))).toMatchObject({ success: true });
  expect(await places(session)).toEqual([0, 300]);
  expect(await session.act(step("prevChunk", "html"))).toMatchObject({ success: false, code: "no_effect" });
  expect(await session.act("scroll down a page")).toMatchObject({ success: true });
  expect((await places(session))[0]).toBe(576);
});

test("a part of the way down", async ({ session, server }) => {
  await open(session, server, long);

  expect(await session.act(step("scrollTo", "#inner", "50%"))).toMatchObject({ success: true });
  expect((await places(session))[1]).toBeGreaterThan(800);
  expect(await session.act("scroll to 25%")).toMatchObject({ success: true });
  expect(await session.act("scroll halfway down")).toMatchObject({ success: true });
  expect((await places(session))[0]).toBeGreaterThan(1_500);
});

const virtual = `<h1>Rows</h1><div id="box" style="height: 400px; overflow: auto; position: relative"><div style="height: 20000px"></div></div><script>
const draw = () => { box.querySelectorAll("p").forEach((each) => each.remove()); const first = Math.floor(box.scrollTop / 20); for (let at = first; at < first + 22; at += 1) { const row = document.createElement("p"); row.textContent = "Row " + at; row.style.cssText = "position: absolute; margin: 0; height: 20px; top: " + at * 20 + "px"; box.append(row); } };
box.onscroll = draw; draw();
</script>`;

test("a list that renders only what is in view is scrolled until the row is there", async ({
  session,
  server,
}) => {
  await open(session, server, virtual);

  const result = await session.act("scroll until Row 612 appears");
  expect(result, result.message).toMatchObject({ success: true, resolvedBy: "embedded" });
  expect(await session.pageText()).toContain("Row 612");
  expect(await session.act(step("scrollTo", "#box", "Row 30"))).toMatchObject({ success: true });
  const [, before] = await places(session);
  expect(await session.act(step("scrollTo", "#box", "Row 2000"))).toMatchObject({
    success: false,
    code: "not_found",
  });
  expect((await places(session))[1]).toBe(before);
});

const endless = (last: number) => `<div id="list"></div><script>
let page = 0, loading = false; const add = (names) => { for (const name of names) { const row = document.createElement("p"); row.style.cssText = "height: 60px; margin: 0"; row.textContent = name; list.append(row); } };
const load = async () => { if (loading || page >= ${last}) return; loading = true; add(await (await fetch("/rows?page=" + page)).json()); page += 1; loading = false; };
onscroll = () => { if (scrollY + innerHeight > document.body.scrollHeight - 200) load(); }; load();
</script>`;

function serveRows(server: PageServer): void {
  server.handle("/rows", ({ url = "" }, response) => {
    const page = Number(new URL(url, "http://any").searchParams.get("page"));
    const rows = Array.from({ length: 20 }, (_, at) => `Entry ${page * 20 + at}`);
    setTimeout(() => response.setHeader("content-type", "application/json").end(JSON.stringify(rows)), 200);
  });
}

test("a list that loads on is scrolled until nothing more comes", async ({ session, server }) => {
  serveRows(server);
  await open(session, server, endless(5));

  const result = await session.act("scroll until nothing more loads");

  expect(result, result.message).toMatchObject({ success: true, actions: [{ arguments: ["end"] }] });
  expect(await session.pageText()).toContain("Entry 99");
  expect(await session.act(step("scroll", "html", "end"))).toMatchObject({
    success: false,
    code: "no_effect",
  });
});

test("a list that loads on is scrolled until the text has come", async ({ session, server }) => {
  serveRows(server);
  await open(session, server, endless(50));

  expect(await session.act(step("scrollTo", "html", "Entry 71"))).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("Entry 71");
});

test("a frame's element scrolls the page in it", async ({ session, server }) => {
  server.page("/inner", long);
  await open(session, server, `<iframe src="/inner" width="500" height="300"></iframe>`);

  expect(await session.act(step("nextChunk", "iframe"))).toMatchObject({ success: true });
  expect(await places(session)).toEqual([0, 0]);
});
