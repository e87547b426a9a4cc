import { expect, test } from "vitest";
import { readDocument, type DocumentCall } from "../../src/documents/read-document.ts";
import { drawn } from "./sample-files.ts";

const limits = { pages: 10, characters: 10_000 };

function read(bytes: Uint8Array, call: Partial<DocumentCall> = {}) {
  const { signal } = new AbortController();
  return readDocument({ kind: "pdf", bytes, limits }, { name: "The file", signal, ...call });
}

const hello = drawn(Buffer.from("BT /F 12 Tf 10 100 Td (Hello) Tj ET"));

test("the text of a page comes with where it stands", async () => {
  expect(await read(hello)).toEqual({
    title: "",
    pages: [
      [{ y: 100, size: 12, isBold: false, cells: [{ x: 10, width: expect.any(Number), text: "Hello" }] }],
    ],
    pageCount: 1,
    isCut: false,
  });
}, 30_000);

test("a file that takes too long is stopped, and those behind it are read", async () => {
  const endless = drawn(Buffer.from(`BT /F 12 Tf 10 10 Td ${"(a) Tj ".repeat(4_000_000)} ET`));
  const all = await Promise.allSettled([
    read(endless, { timeout: 500 }),
    read(endless, { timeout: 500 }),
    read(hello),
  ]);
  expect(all).toMatchObject([
    { reason: { code: "payload_too_large", message: "The file was not read: it needs more than 0.5 s." } },
    { reason: { code: "payload_too_large" } },
    { value: { pageCount: 1 } },
  ]);
}, 60_000);

test("whoever leaves is not kept waiting", async () => {
  const leaving = new AbortController();
  const endless = drawn(Buffer.from(`BT /F 12 Tf 10 10 Td ${"(a) Tj ".repeat(4_000_000)} ET`));
  const reading = read(endless, { signal: leaving.signal });
  leaving.abort(new Error("enough"));
  await expect(reading).rejects.toThrow("enough");
}, 30_000);
