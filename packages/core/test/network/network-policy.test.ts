import { describe, expect, test } from "vitest";
import { NetworkPolicy, type NetworkRules } from "../../src/network/network-policy.ts";

const publicHost = { resolve: async () => ["93.184.215.14"] };

function checkUrl(url: string, { resolve }: { resolve?: () => Promise<string[]> } = {}): Promise<void> {
  return NetworkPolicy.of({}, resolve).checkUrl(url);
}

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

describe("without private networks", () => {
  const check = (url: string, rules: NetworkRules = {}, addresses = ["93.184.215.14"]) =>
    NetworkPolicy.of({ private: [], ...rules }, async () => addresses).checkUrl(url);

  test.each([
    "http://127.0.0.1/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://0177.0.0.1/",
    "http://127.1/",
    "http://0.0.0.0/",
    "http://0/",
    "http://[::1]/",
    "http://[::]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::7f00:1]/",
    "http://[::ffff:0:7f00:1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[64:ff9b:1::1]/",
    "http://[2002:7f00:1::]/",
    "http://[2001::1]/",
    "http://10.1.2.3/",
    "http://172.16.0.1/",
    "http://192.168.1.1/",
    "http://100.64.0.1/",
    "http://198.18.0.1/",
    "http://240.0.0.1/",
    "http://224.0.0.1/",
    "http://255.255.255.255/",
    "http://[::ffff:10.0.0.1]/",
    "http://[64:ff9b::10.0.0.1]/",
    "http://[fd12:3456::1]/",
    "http://[fec0::1]/",
    "http://[fe80::1]/",
    "http://[ff02::1]/",
    "https://127.0.0.1.:8443/",
    "http://①②⑦.⓪.⓪.①/",
  ])("%s is refused", async (url) => {
    await expect(check(url)).rejects.toMatchObject({ code: "url_forbidden" });
  });

  test.each(["http://93.184.215.14/", "http://[2606:4700::1]/", "http://[64:ff9b::5db8:d70e]/"])(
    "%s is not",
    async (url) => {
      await expect(check(url)).resolves.toBeUndefined();
    },
  );

  test.each(["localhost", "LOCALHOST.", "app.localhost"])("nor is %s reached by name", async (name) => {
    await expect(NetworkPolicy.of({ private: [] }).checkUrl(`http://${name}/`)).rejects.toMatchObject({
      code: "url_forbidden",
    });
  });

  test("the message names the setting that allows it", async () => {
    await expect(check("http://intranet.example/", {}, ["10.0.0.7"])).rejects.toThrow(
      "Navigation to intranet.example was refused: it resolves to 10.0.0.7, an address of a private network, which this server does not let sessions reach. To allow it, its operator adds intranet.example to LEGWORK_NETWORK_PRIVATE.",
    );
    await expect(
      check("http://intranet.example/", { private: ["intranet.example"] }, ["10.0.0.7"]),
    ).resolves.toBeUndefined();
  });

  test.each([
    "10.0.0.0/8",
    "10.0.0.7",
    "*.example",
    "intranet.example:80",
    "*:80-90",
    "*",
    "::ffff:a00:0/104",
  ])("%s in the list of private hosts opens it", async (entry) => {
    const addresses = entry.startsWith("::") ? ["::ffff:10.0.0.7"] : ["10.0.0.7"];
    await expect(check("http://intranet.example/", { private: [entry] }, addresses)).resolves.toBeUndefined();
  });

  test.each(["10.0.1.0/24", "*.intranet.example", "intranet.example:443", "example", "2002::/16"])(
    "%s does not",
    async (entry) => {
      await expect(
        check("http://intranet.example/", { private: [entry] }, ["10.0.0.7"]),
      ).rejects.toMatchObject({ code: "url_forbidden" });
    },
  );

  test("no list opens a metadata service", async () => {
    const all = { private: ["*"], allow: ["*", "169.254.169.254"] };
    await expect(check("http://169.254.169.254/", all)).rejects.toThrow("No setting allows it");
  });
});

describe("lists", () => {
  const policy = (rules: NetworkRules, address = "93.184.215.14") =>
    NetworkPolicy.of(rules, async () => [address]);

  test("what is denied wins over what is allowed, by name and by address", async () => {
    const rules = { allow: ["*"], deny: ["*.example.com", "93.184.0.0/16:8080"] };
    await expect(policy(rules).checkUrl("http://a.example.com/")).rejects.toThrow(
      "LEGWORK_NETWORK_DENY has *.example.com. To allow it, take that out of LEGWORK_NETWORK_DENY.",
    );
    await expect(policy(rules).checkUrl("http://other.test:8080/")).rejects.toThrow("93.184.0.0/16:8080");
    await expect(policy(rules).checkUrl("http://other.test/")).resolves.toBeUndefined();
  });

  test("names are compared as browsers write them", async () => {
    const denied = policy({ deny: ["Bücher.example"] });
    for (const spelling of ["xn--bcher-kva.example", "BÜCHER.example", "bücher.example."])
      await expect(denied.checkUrl(`http://${spelling}/`)).rejects.toMatchObject({ code: "url_forbidden" });
  });

  test("a session's lists only take away", async () => {
    const operators = policy({ allow: ["*.example.com"], deny: ["bad.example.com"] });
    const narrowed = operators.narrowed({ allow: ["*"], deny: ["b.example.com"] });

    await expect(narrowed.checkUrl("http://a.example.com/")).resolves.toBeUndefined();
    await expect(narrowed.checkUrl("http://b.example.com/")).rejects.toThrow(
      "network.deny has b.example.com",
    );
    await expect(narrowed.checkUrl("http://bad.example.com/")).rejects.toThrow("LEGWORK_NETWORK_DENY");
    await expect(narrowed.checkUrl("http://other.test/")).rejects.toThrow(
      "LEGWORK_NETWORK_ALLOW does not have it. To allow it, add other.test to LEGWORK_NETWORK_ALLOW.",
    );
    await expect(
      operators.narrowed({ allow: ["10.0.0.1"] }).checkUrl("http://a.example.com/"),
    ).rejects.toThrow("network.allow");
  });

  test("a name that only lists of names are about is not resolved when none has it", async () => {
    const asked: string[] = [];
    const quiet = NetworkPolicy.of({ allow: ["example.com"] }, async (name) => {
      asked.push(name);
      return [];
    });
    await expect(quiet.checkUrl("http://secret.tracker.test/")).rejects.toMatchObject({
      code: "url_forbidden",
    });
    expect(asked).toEqual([]);
  });

  test.each([
    "",
    "http://example.com",
    "exa mple.com",
    "10.0.0.0/33",
    "*.*.com",
    "a*b.com",
    "example.com:99999",
    "e.com:9-1",
  ])("%j is no entry", (entry) => {
    expect(() => NetworkPolicy.of({ deny: [entry] })).toThrow("is no entry of a list of hosts; expected:");
  });
});
