import { expect } from "vitest";
import type { PageServer } from "../../src/testing/page-server.ts";
import { test, type TestSession } from "../fixture.ts";
import { printed, text, workbook, zipped } from "./sample-files.ts";

const invoice = `<!doctype html><title>Invoice 4711</title><style>body{font:12pt sans-serif}td,th{padding:4pt 24pt;text-align:left}td:last-child{text-align:right}</style>
<h1>Invoice 4711</h1>
<p>Thank you for your order. All of the goods listed below were sent to the address that you gave us, and they should arrive within three working days from now on.</p>
<p>Customer: Ada Lovelace</p>
<table><tr><th>Article</th><th>Quantity</th><th>Price</th></tr>
${Array.from({ length: 60 }, (_, i) => `<tr><td>Kettle ${i + 1}</td><td>${i + 2}</td><td>£${i + 10}.50</td></tr>`).join("")}</table>
<p>See <a href="https://example.com/terms">our terms</a>.</p>`;

const articles = {
  type: "array",
  items: {
    type: "object",
    properties: { article: { type: "string" }, quantity: { type: "integer" }, price: { type: "number" } },
    required: ["article", "quantity", "price"],
  },
};

const expected = Array.from({ length: 60 }, (_, i) => ({
  article: `Kettle ${i + 1}`,
  quantity: i + 2,
  price: i + 10.5,
}));

type Served = { headers: Record<string, string>; content: Buffer | string };

function serve(server: PageServer, path: string, { headers, content }: Served): void {
  server.handle(path, (_request, response) => response.writeHead(200, headers).end(content));
}

/** Downloads a file by a click, and answers its name. */
async function download(
  session: TestSession,
  server: PageServer,
  { name, type, content }: { name: string; type: string; content: Buffer | string },
): Promise<string> {
  const disposition = `attachment; filename="${name}"`;
  serve(server, "/file", { headers: { "content-type": type, "content-disposition": disposition }, content });
  server.page("/", `<a href="/file">Export</a>`);
  await session.navigate(server.url("/"));
  expect(await session.act("click Export")).toMatchObject({ effect: { download: name } });
  return name;
}

test("a PDF that a page shows is read as a page: its text, its table over pages, its links", async ({
  session,
  server,
}) => {
  serve(server, "/invoice", {
    headers: { "content-type": "application/pdf", "content-security-policy": "default-src 'none'" },
    content: await printed(invoice),
  });
  const opened = await session.navigate(server.url("/invoice"));
  expect(opened?.response).toMatchObject({ status: 200, mimeType: "application/pdf" });

  const page = await session.pageText();
  expect(page).toContain('h1 "Invoice 4711"');
  expect(page).toContain("they should arrive within three working days from now on.");
  expect(page).toContain("https://example.com/terms");
  expect(await session.extract({ schema: articles, instruction: "all articles" })).toEqual(expected);
  expect(
    await session.extract({ schema: { type: "object", properties: { customer: { type: "string" } } } }),
  ).toEqual({ customer: "Ada Lovelace" });
  server.page("/start", `<a href="/invoice">Invoice</a>`);
  await session.navigate(server.url("/start"));
  const run = await session.agent({
    instruction: "click Invoice",
    output: { type: "object", properties: { customer: { type: "string" } }, required: ["customer"] },
  });
  expect(run).toMatchObject({ completed: true, output: { customer: "Ada Lovelace" } });
  server.page("/next", "<h1>Another page</h1>");
  await session.navigate(server.url("/next"));
  expect(await session.pageText()).toContain("Another page");
}, 90_000);

test("an address that gives a file leaves the page as it was, and the file is read from the downloads", async ({
  session,
  server,
}) => {
  const headers = {
    "content-type": "application/pdf",
    "content-disposition": "attachment; filename=bill.pdf",
  };
  serve(server, "/bill", { headers, content: await printed(invoice) });
  server.page("/", "<h1>Bills</h1>");
  await session.navigate(server.url("/"));

  const { result, warnings } = await session.dispatch("navigate", { url: server.url("/bill") });
  expect(result).toBeNull();
  expect(warnings).toEqual([expect.stringContaining('"bill.pdf"')]);
  expect(await session.pageText()).toContain("Bills");
  expect(await session.extract({ schema: articles, options: { file: "bill.pdf" } })).toEqual(expected);
}, 90_000);

test("what is no PDF, or a broken one, is told, and the session lives on", async ({ session, server }) => {
  for (const [name, content] of [
    ["no.pdf", "<html>Sign in</html>"],
    ["cut.pdf", (await printed("<p>Hello</p>")).subarray(0, 700)],
  ] as const) {
    await download(session, server, { name, type: "application/pdf", content });
    const reading = session.extract({ options: { file: name } });
    await expect(reading, name).rejects.toMatchObject({ code: "unsupported_media_type" });
  }
  await expect(session.extract({ options: { file: "none.pdf" } })).rejects.toMatchObject({
    code: "not_found",
  });
  expect(await session.pageText()).toContain("Export");
}, 90_000);

test("rows of CSV files come as they are written, whatever parts them and however they are encoded", async ({
  session,
  server,
}) => {
  const rows = [
    ["name", "price", "note"],
    ["Kettle, large", "1,50", '=HYPERLINK("http://evil")'],
    ["Töpfe", "2", "two\nlines"],
  ];
  const quoted = (delimiter: string) =>
    rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(delimiter)).join("\r\n");
  const files = [
    ["a.csv", Buffer.from(quoted(","))],
    ["b.csv", Buffer.from(`\ufeff${quoted(";")}`)],
    ["c.csv", Buffer.from(quoted(";"), "latin1")],
    ["d.tsv", Buffer.from(`\ufeff${quoted("\t")}`, "utf16le")],
    ["e.csv", Buffer.from(`sep=|\r\n${quoted("|")}`)],
  ] as const;
  for (const [name, content] of files) {
    await download(session, server, { name, type: "text/csv", content });
    expect(await session.dispatch("getDownloadRows", { file: name }), name).toEqual({
      sheets: [""],
      sheet: "",
      rows,
      total: 3,
    });
  }
  const part = await session.dispatch("getDownloadRows", { file: "a.csv", offset: 1, limit: 1 });
  expect(part).toMatchObject({ rows: [rows[1]], total: 3, nextOffset: 2 });
  const schema = {
    type: "array",
    items: { type: "object", properties: { name: { type: "string" }, price: { type: "number" } } },
  };
  expect(await session.extract({ schema, options: { file: "b.csv" } })).toEqual([
    { name: "Kettle, large", price: 1.5 },
    { name: "Töpfe", price: 2 },
  ]);
}, 90_000);

test("rows of XLSX sheets come with their values: numbers, days, truth, texts, results of formulas", async ({
  session,
  server,
}) => {
  const stock = `<row r="1">${text("A1", "Name")}${text("B1", "Stock")}${text("C1", "Since")}${text("D1", "Open")}${text("E1", "Note")}</row>
<row r="2">${text("A2", "Kettle")}<c r="B2"><f>2+40</f><v>42</v></c><c r="C2" s="1"><v>45000</v></c><c r="D2" t="b"><v>1</v></c>${text("E2", "=cmd|' /C calc'!A0")}</row>`;
  const content = zipped(workbook({ Stock: stock, Empty: "" }));
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  await download(session, server, { name: "stock.xlsx", type, content });
  expect(await session.dispatch("getDownloadRows", { file: "stock.xlsx" })).toEqual({
    sheets: ["Stock", "Empty"],
    sheet: "Stock",
    rows: [
      ["Name", "Stock", "Since", "Open", "Note"],
      ["Kettle", 42, "2023-03-15", true, "=cmd|' /C calc'!A0"],
    ],
    total: 2,
  });
  expect(await session.dispatch("getDownloadRows", { file: "stock.xlsx", sheet: "Empty" })).toMatchObject({
    total: 0,
  });
  await expect(
    session.dispatch("getDownloadRows", { file: "stock.xlsx", sheet: "Sales" }),
  ).rejects.toMatchObject({ code: "invalid_request", message: expect.stringContaining('"Stock"') });
}, 90_000);

test("a packed file that is small and holds much is refused, said or unsaid", async ({ session, server }) => {
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  const row = `<row r="1">${text("A1", "x".repeat(1_000))}</row>`;
  const parts = workbook({ Bomb: row.repeat(150_000) });
  await download(session, server, { name: "bomb.xlsx", type, content: zipped(parts) });
  const honest = session.dispatch("getDownloadRows", { file: "bomb.xlsx" });
  await expect(honest).rejects.toMatchObject({ code: "payload_too_large" });

  const lying = zipped(parts.map((part) => ({ ...part, size: Math.min(part.content.length, 1_000) })));
  await download(session, server, { name: "liar.xlsx", type, content: lying });
  const dishonest = session.dispatch("getDownloadRows", { file: "liar.xlsx" });
  await expect(dishonest).rejects.toMatchObject({ code: "payload_too_large" });
  await download(session, server, { name: "text.bin", type: "application/octet-stream", content: "x" });
  await expect(session.dispatch("getDownloadRows", { file: "text.bin" })).rejects.toMatchObject({
    code: "unsupported_media_type",
  });
}, 90_000);
