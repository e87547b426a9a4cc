import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Output } from "@legwork/protocol";
import { expect, onTestFinished } from "vitest";
import { Engine } from "../src/engine.ts";
import type { PageServer } from "../src/testing/page-server.ts";
import { test, TestSession } from "./fixture.ts";

const tell = `<p></p><script>document.addEventListener("change", async ({ target }) => { document.querySelector("p").textContent = (await Promise.all([...target.files].map(async (each) => each.name + " " + each.type + " " + await each.text()))).join("; "); });</script>`;

function serveFile(server: PageServer, path: string, headers: Record<string, string>): void {
  server.handle(path, (_request, response) =>
    response.writeHead(200, headers).end("name;price\nKettle;10\n"),
  );
}

async function downloadsOf(session: TestSession): Promise<Output<"listDownloads">["downloads"]> {
  return (await session.dispatch("listDownloads", {})).downloads;
}

async function fetched(session: TestSession, file: string): Promise<Output<"getDownload">> {
  return session.dispatch("getDownload", { file });
}

test("a file that a click downloads is told by the act, listed, and fetched by name and by id", async ({
  engine,
  server,
}) => {
  serveFile(server, "/prices", {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="prices.csv"`,
  });
  server.page("/", `<a href="/prices?token=secret#part">Prices</a>`);
  const session = await TestSession.start(engine);
  await session.navigate(server.url("/"));

  const result = await session.act("click Prices");

  expect(result).toMatchObject({ success: true, effect: { download: "prices.csv" } });
  const content = await fetched(session, "prices.csv");
  const sha256 = createHash("sha256").update("name;price\nKettle;10\n").digest("hex");
  const expected = {
    id: expect.any(String),
    name: "prices.csv",
    state: "completed",
    size: 21,
    sha256,
    mimeType: "text/csv",
    url: server.url("/prices"),
    startedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    endedAt: expect.stringMatching(/^\d{4}-.*Z$/),
  };
  expect(content).toEqual({
    ...expected,
    content: Buffer.from("name;price\nKettle;10\n").toString("base64"),
  });
  expect(await downloadsOf(session)).toEqual([expected]);
  expect(await fetched(session, content.id)).toEqual(content);
  await session.end();
  expect(await downloadsOf(session)).toEqual([expected]);
  expect(await fetched(session, "prices.csv")).toEqual(content);
});

test("files that pages make themselves, open in a new tab or name alike are all kept", async ({
  session,
  server,
}) => {
  serveFile(server, "/one", { "content-disposition": "attachment; filename=same.txt" });
  server.page(
    "/",
    `<a href="/one">First</a> <a href="/one" target="_blank">Second</a> <a href="data:text/plain,hello" download="note.txt">Third</a>
     <button>Fourth</button><script>document.querySelector("button").onclick = () => { const link = document.createElement("a"); link.href = URL.createObjectURL(new Blob(["made"])); link.download = "made.json"; link.click(); };</script>`,
  );
  await session.navigate(server.url("/"));

  for (const name of ["First", "Second", "Third", "Fourth"])
    expect(await session.act(`click ${name}`), name).toMatchObject({
      success: true,
      effect: { download: expect.any(String) },
    });

  const contents: Record<string, string> = {};
  for (const { name, id } of await downloadsOf(session))
    contents[name] = Buffer.from((await fetched(session, id)).content ?? "", "base64").toString();
  expect(contents).toEqual({
    "same.txt": "name;price\nKettle;10\n",
    "same (2).txt": "name;price\nKettle;10\n",
    "note.txt": "hello",
    "made.json": "made",
  });
  const types = (await downloadsOf(session)).map(({ name, mimeType, url }) => [name, mimeType, url]);
  expect(types).toContainEqual(["made.json", "application/json", `blob:${new URL(server.url("/")).origin}`]);
  expect(types).toContainEqual(["note.txt", "text/plain", "data:"]);
});

test("a name that reaches for a folder is a plain name, and says nothing of the server's disk", async ({
  session,
  server,
}) => {
  serveFile(server, "/evil", {
    "content-type": "application/x-evil",
    "content-disposition": `attachment; filename="../../../etc/\u202egpj.exe"`.replace("\u202e", "%E2%80%AE"),
  });
  server.page("/", `<a href="/evil">Evil</a> <a href="data:text/plain,x" download="..">Dots</a>`);
  await session.navigate(server.url("/"));
  await session.act("click Evil");
  await session.act("click Dots");

  for (const download of await downloadsOf(session)) {
    expect(download.name).not.toMatch(/[/\\\p{Cc}\p{Cf}]|^\.+$/u);
    expect(JSON.stringify(await fetched(session, download.id))).not.toContain(tmpdir());
  }
  await expect(fetched(session, "../../../etc/passwd")).rejects.toMatchObject({ code: "not_found" });
});

test("nothing of a session's files is there for another project", async ({ session, server }) => {
  serveFile(server, "/file", { "content-disposition": "attachment; filename=a.txt" });
  server.page("/", `<a href="/file">File</a>`);
  await session.navigate(server.url("/"));
  await session.act("click File");
  const stranger = { principal: { projectId: "other" } };

  await expect(session.dispatch("listDownloads", {}, stranger)).rejects.toMatchObject({ status: 404 });
  await expect(session.dispatch("getDownload", { file: "a.txt" }, stranger)).rejects.toMatchObject({
    code: "session_not_found",
  });
  await expect(session.dispatch("listUploads", {}, stranger)).rejects.toMatchObject({ status: 404 });
  await expect(
    session.dispatch("createUpload", { name: "a", content: "aGk=" }, stranger),
  ).rejects.toMatchObject({ status: 404 });
});

async function engineWithSmallFiles(maxFileBytes: number, dataDirectory?: string): Promise<Engine> {
  const engine = await Engine.create({ limits: { maxFileBytes }, ...(dataDirectory && { dataDirectory }) });
  onTestFinished(() => engine.close());
  return engine;
}

test("a download that is too large is stopped on its way, and the session lives on", async ({ server }) => {
  let closed = false;
  server.handle("/endless", (_request, response) => {
    response.writeHead(200, { "content-disposition": "attachment; filename=endless.bin" });
    const timer = setInterval(() => response.write(Buffer.alloc(50_000)), 20);
    response.on("close", () => {
      clearInterval(timer);
      closed = true;
    });
  });
  server.page("/", `<a href="/endless">Endless</a>`);
  const session = await TestSession.start(await engineWithSmallFiles(200_000));
  await session.navigate(server.url("/"));

  expect(await session.act("click Endless")).toMatchObject({ effect: { download: "endless.bin" } });

  await expect(fetched(session, "endless.bin")).rejects.toMatchObject({
    code: "not_found",
    message: expect.stringContaining("200000 bytes a file"),
  });
  expect(await downloadsOf(session)).toMatchObject([{ state: "failed" }]);
  await expect.poll(() => closed).toBe(true);
  expect(await session.pageText()).toContain("Endless");
}, 60_000);

test("the end of a session does not wait for a download without end, and leaves nothing of it", async ({
  server,
}) => {
  server.handle("/slow", (_request, response) =>
    response
      .writeHead(200, { "content-type": "text/csv", "content-disposition": "attachment; filename=slow.bin" })
      .write("begin".repeat(1_000)),
  );
  server.page("/", `<a href="/slow">Slow</a>`);
  const dataDirectory = await mkdtemp(join(tmpdir(), "legwork-files-"));
  onTestFinished(() => rm(dataDirectory, { recursive: true }));
  const session = await TestSession.start(await engineWithSmallFiles(1_000_000, dataDirectory));
  await session.navigate(server.url("/"));
  await session.act("click Slow");
  expect(await downloadsOf(session)).toMatchObject([{ name: "slow.bin", state: "in_progress" }]);

  await session.end();

  expect(await downloadsOf(session)).toMatchObject([{ name: "slow.bin", state: "failed" }]);
  const kept = await readdir(join(dataDirectory, "files", session.id, "downloads"));
  expect(kept).toEqual([expect.stringMatching(/\.json$/)]);
}, 60_000);

test("a file that was sent is given to a page by its name, by a variable, or by its id in an Action", async ({
  session,
  server,
}) => {
  server.page("/", `<label>Resume <input type="file"></label>${tell}`);
  const upload = await session.dispatch("createUpload", {
    name: "cv.pdf",
    content: Buffer.from("my life").toString("base64"),
  });
  expect(upload).toMatchObject({
    name: "cv.pdf",
    mimeType: "application/pdf",
    size: 7,
    sha256: createHash("sha256").update("my life").digest("hex"),
  });
  expect((await session.dispatch("listUploads", {})).uploads).toEqual([upload]);

  const byName = () => session.act("upload the file cv.pdf to Resume");
  const byVariable = () => session.act("upload %cv% to Resume", { variables: { cv: { upload: upload.id } } });
  const byId = () =>
    session.act({
      selector: "input",
      description: "file field Resume",
      method: "upload",
      arguments: [`upload:${upload.id}`],
    });
  for (const give of [byName, byVariable, byId]) {
    await session.navigate(server.url("/"));
    expect(await give(), String(give)).toMatchObject({ success: true });
    await expect.poll(() => session.pageText()).toContain("cv.pdf application/pdf my life");
  }
});

test("a file that was not sent is refused before the page is touched", async ({ session, server }) => {
  server.page("/", `<label>Resume <input type="file"></label>${tell}`);
  await session.navigate(server.url("/"));

  for (const input of ["upload the file cv.pdf to Resume", "upload %cv% to Resume"]) {
    const result = await session.act(input, { variables: { cv: { upload: "no-such-id" } } });
    expect(result).toMatchObject({ success: false, code: "not_understood" });
    expect(result.message).toMatch(/was sent for this session.*\/uploads/);
  }
});

test("a file comes as a stream, and only within its limits", async () => {
  const session = await TestSession.start(await engineWithSmallFiles(1_000));
  const stream = async function* (chunks: number): AsyncGenerator<Uint8Array> {
    for (let index = 0; index < chunks; index += 1) yield Buffer.alloc(100, "x");
  };
  const send = (chunks: number, name = "a.txt") =>
    session.dispatch("createUpload", { name }, { content: stream(chunks) });

  expect(await send(10)).toMatchObject({ size: 1_000, name: "a.txt", mimeType: "text/plain" });
  expect(await send(1)).toMatchObject({ name: "a (2).txt" });
  await expect(send(11)).rejects.toMatchObject({
    code: "payload_too_large",
    message: expect.stringContaining("LEGWORK_MAX_FILE_MB"),
  });
  await expect(session.dispatch("createUpload", { name: "x" })).rejects.toMatchObject({
    code: "invalid_request",
  });
  await expect(session.dispatch("createUpload", { name: "x", content: "not base64!" })).rejects.toMatchObject(
    {
      code: "invalid_request",
    },
  );
  const { uploads } = await session.dispatch("listUploads", {});
  expect(uploads.map(({ size }) => size)).toEqual([1_000, 100]);
  // Ten times as much for all of them.
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => send(10)));
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(8);
}, 60_000);

test("a large download goes to whoever takes a stream, and into no answer", async ({ session, server }) => {
  const large = Buffer.alloc(5 * 1024 * 1024, "large ");
  server.handle("/large", (_request, response) =>
    response.writeHead(200, { "content-disposition": "attachment; filename=large.txt" }).end(large),
  );
  server.page("/", `<a href="/large">Large</a>`);
  await session.navigate(server.url("/"));
  await session.act("click Large");

  await expect(fetched(session, "large.txt")).rejects.toMatchObject({ code: "payload_too_large" });
  const streams: Readable[] = [];
  await session.dispatch("getDownload", { file: "large.txt" }, { onContent: (given) => streams.push(given) });
  const [stream] = streams;
  expect(Buffer.concat(await (stream as Readable).toArray()).equals(large)).toBe(true);
});

const tellDropped = `document.querySelector("p").textContent = (await Promise.all([...event.dataTransfer.files].map(async (each) => each.name + " " + each.type + " " + await each.text()))).join("; ")`;

test("a file is dropped on a zone, be it called so or not, and a place that takes none says so", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<div id="zone" tabindex="0" role="button">Drop your resume here</div>
     <div id="tile" tabindex="0" role="button">Resume tile</div>
     <button>Plain button</button><p></p>
     <script>for (const zone of document.querySelectorAll("div")) { zone.ondragover = (event) => event.preventDefault(); zone.ondrop = async (event) => { event.preventDefault(); ${tellDropped} + " on " + zone.id; }; }</script>`,
  );
  await session.navigate(server.url("/"));
  await session.dispatch("createUpload", {
    name: "cv.txt",
    content: Buffer.from("my life").toString("base64"),
  });

  expect(await session.act("upload the file cv.txt to Drop your resume here")).toMatchObject({
    success: true,
    message: expect.stringContaining("Dropped"),
  });
  expect(await session.pageText()).toContain("cv.txt text/plain my life on zone");
  expect(await session.act("upload the file cv.txt to Resume tile")).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("cv.txt text/plain my life on tile");
  expect(await session.act("upload the file cv.txt to Plain button")).toMatchObject({
    success: false,
    code: "no_effect",
  });
}, 60_000);
