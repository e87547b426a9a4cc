import { expect, test } from "vitest";
import { readCookiesTxt, writeCookiesTxt } from "../../src/contexts/cookies-txt.ts";

/** As `curl --cookie-jar` writes it. */
const file = [
  "# Netscape HTTP Cookie File",
  "# https://curl.se/docs/http-cookies.html",
  "",
  "example.com\tFALSE\t/\tFALSE\t0\tplain\tone two",
  "#HttpOnly_.example.com\tTRUE\t/app\tTRUE\t2000000000\tsid\ta=b; c",
  "example.com\tFALSE\t/\tFALSE\t0\tempty\t",
  "",
].join("\n");

test("a cookies.txt file is read with every field, with either ending of lines", () => {
  const cookies = readCookiesTxt(file);

  expect(cookies).toEqual([
    {
      name: "plain",
      value: "one two",
      domain: "example.com",
      path: "/",
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: "Lax",
    },
    {
      name: "sid",
      value: "a=b; c",
      domain: ".example.com",
      path: "/app",
      expires: 2_000_000_000,
      httpOnly: true,
      secure: true,
      sameSite: "Lax",
    },
    expect.objectContaining({ name: "empty", value: "" }),
  ]);
  expect(readCookiesTxt(file.replaceAll("\n", "\r\n"))).toEqual(cookies);
});

test("what is written reads back the same", () => {
  const cookies = readCookiesTxt(file);
  expect(readCookiesTxt(writeCookiesTxt(cookies))).toEqual(cookies);
});

test("a cookie that would break the file's form is left out of it", () => {
  const [cookie] = readCookiesTxt(file);
  const broken = {
    ...(cookie as NonNullable<typeof cookie>),
    value: "a\nevil.test\tTRUE\t/\tFALSE\t0\tx\ty",
  };
  expect(readCookiesTxt(writeCookiesTxt([broken]))).toEqual([]);
});

test.for(["secret-value", "example.com\tMAYBE\t/\tTRUE\t0\tname\tsecret-value", "a\tTRUE\tx\tTRUE\t0\tn\tv"])(
  "a line that is no cookie is named by its number, and never repeated: %s",
  (line) => {
    const read = () => readCookiesTxt(`${file}${line}\n`);
    expect(read).toThrow(/line 7 is no cookie/);
    expect(read).not.toThrow(/secret-value/);
  },
);
