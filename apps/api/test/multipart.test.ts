import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { fileName, firstFile } from "../src/multipart.ts";

const boundary = "----x";

function form(...parts: string[]): Buffer {
  return Buffer.from(
    `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join("")}--${boundary}--\r\n`,
    "utf8",
  );
}

const field = `Content-Disposition: form-data; name="note"\r\n\r\nfilename="no file"`;
const file = `Content-Disposition: form-data; name="file"; filename="cv é.txt"\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nline\r\n--not the end\r\n----x`;

async function* inChunks(body: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < body.byteLength; at += size) yield body.subarray(at, at + size);
}

async function read(body: Buffer, size = 7) {
  const { name, mimeType, content } = await firstFile(inChunks(body, size), boundary);
  return { name, mimeType, text: await text(content) };
}

test.for([1, 2, 3, 5, 7, 64, 10_000])(
  "the first file of a form is found, in chunks of %i bytes, wherever the marks are cut",
  async (size) => {
    const expected = { name: "cv é.txt", mimeType: "text/plain", text: "line\r\n--not the end\r\n----x" };
    expect(await read(form(field, file, file), size)).toEqual(expected);
    expect(await read(Buffer.concat([Buffer.from("preamble\r\n"), form(file)]), size)).toEqual(expected);
  },
);

test("an empty file is a file", async () => {
  const empty = `Content-Disposition: form-data; name="file"; filename="empty"\r\n\r\n`;
  expect(await read(form(empty))).toEqual({ name: "empty", mimeType: undefined, text: "" });
});

test("a form without a file, one that breaks off, and one that never ends are refused", async () => {
  await expect(read(form(field))).rejects.toThrow(/no file/);
  await expect(read(Buffer.from("nothing of the kind"))).rejects.toThrow(/ends before its first part/);
  await expect(read(form(file).subarray(0, -12))).rejects.toThrow(/ends before the file does/);
  await expect(read(form(`X: ${"y".repeat(100_000)}`), 1_000)).rejects.toThrow(/larger than 65536 bytes/);
});

test.for([
  [`attachment; filename="a b.txt"`, "a b.txt"],
  ["attachment; filename=plain.txt", "plain.txt"],
  [`form-data; name="f"; filename="say %22hi%22.txt"`, 'say "hi".txt'],
  [`attachment; filename="x.txt"; filename*=UTF-8''na%C3%AFve.txt`, "naïve.txt"],
  [`attachment; filename="x.txt"; filename*=UTF-8''%E0%`, "x.txt"],
  ["attachment", undefined],
])("%s names %s", ([disposition, name]) => {
  expect(fileName(disposition as string)).toBe(name);
});
