import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { describe, expect } from "vitest";
import { Engine } from "../../src/engine.ts";
import { printed } from "../documents/sample-files.ts";
import { test as base, type TestSession } from "../fixture.ts";

const shell = (process.env["PATH"] ?? "")
  .split(delimiter)
  .flatMap((folder) => ["chromium-headless-shell", "chrome-headless-shell"].map((name) => join(folder, name)))
  .find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false; // The answer to the question.
    }
  });

const test = base.extend("engine", { scope: "file" }, async ({}, { onCleanup }) => {
  const engine = await Engine.create({ browsers: { host: { executablePath: shell ?? "" } } });
  onCleanup(() => engine.close());
  return engine;
});

const pagesOf = async (session: TestSession) => (await session.dispatch("listPages", {})).pages;

describe.skipIf(shell === undefined)("in a headless shell, where one is installed", () => {
  test("a PDF that an address or a link gives is read as a page", async ({ session, server }) => {
    const content = await printed("<!doctype html><h1>Invoice 4711</h1><p>Customer: Ada Lovelace</p>");
    server.handle("/invoice", (_request, response) =>
      response.writeHead(200, { "content-type": "application/pdf" }).end(content),
    );
    server.page("/", `<a href="/invoice">Invoice</a>`);

    const opened = await session.navigate(server.url("/invoice"));
    expect(opened?.response).toMatchObject({ status: 200, mimeType: "application/pdf" });
    expect(await session.pageText()).toContain("Ada Lovelace");
    await session.navigate(server.url("/"));
    expect(await session.pageText()).not.toContain("Ada Lovelace");
    expect(await session.act("click Invoice")).toMatchObject({ success: true });
    expect(await session.pageText()).toContain("Ada Lovelace");
  });

  test("a window opens for a click, once, and for nothing else", async ({ session, server }) => {
    const twice = "window.open('/window?1'); window.open('/window?2')";
    server.page("/", `<button onclick="${twice}">Go</button><script>${twice}</script>`);
    server.page("/window", "<h1>Window</h1>");
    await session.navigate(server.url("/"));
    await expect.poll(() => pagesOf(session)).toHaveLength(1);

    const acted = await session.dispatch("act", { input: "click Go" });

    expect(acted.openedPages).toMatchObject([{ url: server.url("/window?1") }]);
    await expect.poll(() => pagesOf(session)).toHaveLength(2);
  });

  test("a window that is opened for a download closes", async ({ session, server }) => {
    server.handle("/file", (_request, response) =>
      response.writeHead(200, { "content-disposition": "attachment; filename=list.csv" }).end("a;b\n1;2\n"),
    );
    server.page("/", `<a href="/file" target="_blank">Export</a>`);
    await session.navigate(server.url("/"));

    expect(await session.act("click Export")).toMatchObject({ effect: { download: "list.csv" } });
    await expect.poll(() => pagesOf(session)).toHaveLength(1);
  });
});
