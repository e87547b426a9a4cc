import { describe, expect, test } from "vitest";
import { checkUrl } from "../../src/browser/policy.ts";

const publicHost = { resolve: async () => ["93.184.215.14"] };

describe("allowed:", () => {
  test.each([
    "https://example.com/path?query#hash",
    "http://user:password@example.com/",
    "http://127.0.0.1:4700/",
    "http://[::1]/",
    "http://192.168.0.1/",
    "http://168.63.129.17/",
    "http://[2001:db8::a9fe:a9fe]/",
    "about:blank",
  ])("%s", async (url) => {
    await expect(checkUrl(url, publicHost)).resolves.toBeUndefined();
  });
});

describe("refused for their scheme:", () => {
  test.each([
    "file:///etc/passwd",
    "chrome://version",
    "javascript:alert(1)",
    "data:text/html,hi",
    "view-source:https://example.com",
    "blob:https://example.com/1",
    "ftp://example.com/",
    "about:settings",
    " \tFILE:///etc/passwd",
  ])("%s", async (url) => {
    await expect(checkUrl(url, publicHost)).rejects.toMatchObject({ code: "url_forbidden" });
  });
});

describe("refused as a metadata service:", () => {
  test.each([
    "http://169.254.169.254/latest/meta-data/",
    "http://169.254.169.254./",
    "http://2852039166/",
    "http://0xA9FEA9FE/",
    "http://0xa9.0xfe.0xa9.0xfe/",
    "http://0251.0376.0251.0376/",
    "http://169.254.43518/",
    "http://①⑥⑨.②⑤④.①⑥⑨.②⑤④/",
    "http://169.254.169.254%2f@169.254.169.254/",
    "http://169.254.170.2/",
    "http://100.100.100.200/",
    "http://168.63.129.16/",
    "http://[::ffff:169.254.169.254]/",
    "http://[::ffff:a9fe:a9fe]/",
    "http://[0:0:0:0:0:ffff:a9fe:a9fe]/",
    "http://[::169.254.169.254]/",
    "http://[64:ff9b::169.254.169.254]/",
    "http://[2002:a9fe:a9fe::1]/",
    "http://[fd00:0ec2:0::254]/",
    "http://[fd20:ce::254]/",
    "http://[fe80::a9fe:a9fe]/",
    "http://metadata.google.internal/computeMetadata/v1/",
    "http://METADATA.google.internal./",
  ])("%s", async (url) => {
    await expect(checkUrl(url, publicHost)).rejects.toMatchObject({ code: "url_forbidden" });
  });

  test("a name with such an address among others", async () => {
    const policy = { resolve: async () => ["93.184.215.14", "169.254.169.254"] };

    await expect(checkUrl("http://rebind.example/", policy)).rejects.toThrow(
      "Navigation to rebind.example was refused: it resolves to 169.254.169.254, the address of a cloud's metadata service.",
    );
  });
});

test("a name that does not resolve passes: the navigation says so", async () => {
  await expect(checkUrl("http://does-not-exist.invalid/")).resolves.toBeUndefined();
});

test("what is no URL is an invalid request", async () => {
  await expect(checkUrl("example.com")).rejects.toMatchObject({ code: "invalid_request" });
});

test.each([
  "http://bob:hunter2@169.254.169.254/hunter2?hunter2",
  "ftp://bob:hunter2@example.com/",
  "http://bob:hunter2@[bad",
])("the message repeats no credentials: %s", async (url) => {
  const error: unknown = await checkUrl(url).catch((reason: unknown) => reason);

  expect(error).toBeInstanceOf(Error);
  expect(JSON.stringify(error) + (error as Error).message + (error as Error).stack).not.toContain("hunter2");
  expect((error as Error).cause).toBeUndefined();
});
