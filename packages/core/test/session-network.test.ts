import { createServer, type IncomingMessage } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { describe, expect } from "vitest";
import { Engine } from "../src/engine.ts";
import type { NetworkOptions } from "../src/network/operator-network.ts";
import { test as base, TestSession } from "./fixture.ts";

/** `guarded`: an engine as it is when it listens beyond this machine, with what else a test says. */
const test = base.extend("guarded", async ({}, { onCleanup }) => {
  const engines: Engine[] = [];
  onCleanup(async () => {
    for (const engine of engines) await engine.close();
  });
  return async (network: NetworkOptions = {}): Promise<Engine> => {
    const engine = await Engine.create({ network: { private: [], ...network } });
    engines.push(engine);
    return engine;
  };
});

describe("an engine that others can reach", () => {
  test("refuses private hosts in navigate, with the setting that allows them", async ({
    guarded,
    server,
  }) => {
    const session = await TestSession.start(await guarded());

    await expect(session.navigate(server.url("/"))).rejects.toMatchObject({
      code: "url_forbidden",
      status: 403,
      message: expect.stringContaining("its operator adds 127.0.0.1 to LEGWORK_NETWORK_PRIVATE"),
    });

    expect(server.requests).toEqual([]);
    expect((await session.dispatch("getSession", {})).blocked).toMatchObject([
      { url: new URL(server.url("")).origin, count: 1 },
    ]);
  });

  test("and in every redirect, which is the same refusal", async ({ guarded, server }) => {
    server.handle("/", (_request, response) =>
      response.writeHead(302, { location: server.url("/inside", "127.0.0.1") }).end(),
    );
    const session = await TestSession.start(await guarded({ private: ["localhost"] }));

    await expect(session.navigate(server.url("/", "localhost"))).rejects.toMatchObject({
      code: "url_forbidden",
      message: expect.stringContaining("Navigation to 127.0.0.1 was refused"),
    });

    expect(server.requests).toEqual(["/"]);
  });

  test("and tells of what a page was kept from, while it is", async ({ guarded, server }) => {
    server.page("/", `<h1>Shop</h1><img src="${server.url("/pixel.png")}">`);
    const session = await TestSession.start(await guarded({ private: ["localhost"] }));
    const told: string[] = [];

    await session.dispatch(
      "navigate",
      { url: server.url("/", "localhost") },
      { onProgress: (message) => told.push(message) },
    );

    expect(await session.pageText()).toContain("Shop");
    expect(server.requests).not.toContain("/pixel.png");
    expect(told.filter((message) => message.startsWith("Blocked"))).toEqual([
      expect.stringMatching(/^Blocked \/\/127\.0\.0\.1:\d+: it is an address of the server's own machine/),
    ]);

    const blocked = [
      { url: server.url("").replace("http:", ""), count: expect.any(Number), at: expect.any(Number) },
    ];
    expect(await session.dispatch("getSession", {})).toMatchObject({ status: "RUNNING", blocked });
    const { events } = await session.dispatch("sessionEvents", {});
    expect(events.filter(({ type }) => type === "destination_blocked")).toHaveLength(1);
    await session.end();
    expect(await session.dispatch("getSession", {})).toMatchObject({ status: "ENDED", blocked });
  });

  test("a value that a page puts into a host's name is in neither", async ({ guarded, server }) => {
    server.page(
      "/",
      `<input aria-label="Code" oninput="fetch('http://' + this.value + '.localhost:81/', {mode: 'no-cors'}).catch(() => {})">`,
    );
    const session = await TestSession.start(await guarded({ private: ["localhost"] }));
    await session.navigate(server.url("/", "localhost"));

    await session.act("type %code% into Code", { variables: { code: "hunter2secret" } });

    await expect
      .poll(async () => (await session.dispatch("getSession", {})).blocked.length)
      .toBeGreaterThan(0);
    const told = [
      await session.dispatch("getSession", {}),
      await session.dispatch("sessionEvents", {}),
      await session.dispatch("replay", {}),
    ];
    expect(JSON.stringify(told)).not.toContain("hunter2secret");
  });

  test("asks no model of a caller's at a private address", async ({ guarded, server }) => {
    const engine = await guarded();
    const modelName = { modelName: "lab/reader", baseURL: server.url("/v1") };

    await expect(TestSession.start(engine, { modelName })).rejects.toMatchObject({ code: "url_forbidden" });
  });
});

describe("a session's own lists", () => {
  test("narrow what it reaches", async ({ engine, server }) => {
    server.page("/", "<h1>Shop</h1>");
    const session = await TestSession.start(engine, { network: { allow: ["localhost"] } });

    await session.navigate(server.url("/", "localhost"));
    await expect(session.navigate(server.url("/"))).rejects.toThrow(
      "Navigation to 127.0.0.1 was refused: network.allow does not have it. To allow it, add 127.0.0.1 to network.allow.",
    );
    expect(await session.pageText()).toContain("Shop");
    await session.end();
  });

  test("do not hold for the next session in the same browser", async ({ engine, server }) => {
    server.page("/", "<h1>Shop</h1>");
    const first = await TestSession.start(engine, { network: { deny: ["127.0.0.1"] } });
    const second = await TestSession.start(engine);

    await expect(first.navigate(server.url("/"))).rejects.toMatchObject({ code: "url_forbidden" });
    await second.navigate(server.url("/"));

    expect(await second.pageText()).toContain("Shop");
    await first.end();
    await second.end();
  });

  test("are refused when they cannot be read", async ({ engine }) => {
    await expect(TestSession.start(engine, { network: { deny: ["http://a.test/"] } })).rejects.toMatchObject({
      code: "invalid_request",
      message: expect.stringContaining('"http://a.test/" is no entry of a list of hosts'),
    });
  });
});

/** A proxy of the plain kind, which keeps what it was asked for. */
async function startProxy(credentials?: string) {
  const asked: { target: string; authorization: string | undefined }[] = [];
  const server = createServer();
  server.on("connect", (request: IncomingMessage, socket) => {
    const authorization = request.headers["proxy-authorization"];
    asked.push({ target: request.url ?? "", authorization });
    socket.on("error", () => undefined);
    if (credentials !== undefined && authorization !== `Basic ${btoa(credentials)}`)
      return void socket.end("HTTP/1.1 407 Who are you\r\n\r\n");
    const remote = connect(Number((request.url ?? "").split(":").pop()), "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Go on\r\n\r\n");
      socket.pipe(remote).pipe(socket);
    });
    remote.on("error", () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    server: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose](): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe("a caller's proxy", () => {
  test("is what pages are reached through, names and all", async ({ engine, server }) => {
    await using proxy = await startProxy("bob:s3cret");
    server.page("/", "<h1>Shop</h1>");
    const session = await TestSession.start(engine, {
      browser: { launchOptions: { proxy: { server: proxy.server, username: "bob", password: "s3cret" } } },
    });

    await session.navigate(server.url("/", "only-the-proxy-knows.test"));

    expect(await session.pageText()).toContain("Shop");
    const port = new URL(server.url("/")).port;
    expect(proxy.asked[0]).toEqual({
      target: `only-the-proxy-knows.test:${port}`,
      authorization: `Basic ${btoa("bob:s3cret")}`,
    });
    await session.end();
  });

  test("is chosen by the host's name", async ({ engine, server }) => {
    await using first = await startProxy();
    await using second = await startProxy();
    server.page("/", "<h1>Shop</h1>");
    const session = await TestSession.start(engine, {
      sessionCreateParams: {
        proxies: [
          { type: "external", server: first.server, domainPattern: "shop\\.test" },
          { type: "external", server: second.server, domainPattern: "*.shop.test" },
        ],
      },
    });

    await session.navigate(server.url("/", "shop.test"));
    await session.navigate(server.url("/", "a.shop.test"));
    await session.navigate(server.url("/", "localhost"));

    const { port } = new URL(server.url("/"));
    expect(first.asked.map(({ target }) => target)).toEqual([`shop.test:${port}`]);
    expect(second.asked.map(({ target }) => target)).toEqual([`a.shop.test:${port}`]);
    await session.end();
  });

  test("that refuses says so, and its password is in no message", async ({ engine, server }) => {
    await using proxy = await startProxy("bob:right");
    const session = await TestSession.start(engine, {
      browser: { launchOptions: { proxy: { server: proxy.server.replace("//", "//bob:wr0ng@") } } },
    });

    const refused: unknown = await session.navigate(server.url("/")).catch((error: unknown) => error);

    expect(refused).toMatchObject({
      code: "navigation_failed",
      message: expect.stringContaining("it answered 407, which asks for other credentials"),
    });
    expect(JSON.stringify(await session.dispatch("replay", {})) + String(refused)).not.toContain("wr0ng");
    await session.end();
  });

  test("has to be one that the session may reach itself", async ({ guarded, server }) => {
    await using proxy = await startProxy();
    const session = await TestSession.start(await guarded(), {
      sessionCreateParams: { proxies: [{ type: "external", server: proxy.server }] },
    });

    await expect(session.navigate("http://shop.test/")).rejects.toMatchObject({
      code: "url_forbidden",
      message: expect.stringContaining("LEGWORK_NETWORK_PRIVATE"),
    });
    expect(proxy.asked).toEqual([]);
    expect(server.requests).toEqual([]);
  });

  test("of a kind that this server has not is named", async ({ engine }) => {
    const answer = await engine.dispatch(
      "start",
      { sessionCreateParams: { proxies: [{ type: "browserbase", geolocation: { country: "DE" } }] } },
      { principal: { projectId: "test" } },
    );
    expect(answer).toMatchObject({ warnings: [expect.stringContaining("proxies of type browserbase")] });
  });

  test.for([
    [{ type: "external" }, "server is missing"],
    [{ type: "external", server: "ftp://a.test" }, "the server of a proxy is"],
    [{ type: "external", server: "a.test:1", domainPattern: "(a+)+$" }, "is no entry of a list of hosts"],
  ] as const)("%j is an invalid request", async ([proxy, message], { engine }) => {
    await expect(
      TestSession.start(engine, { sessionCreateParams: { proxies: [proxy] } }),
    ).rejects.toMatchObject({ code: "invalid_request", message: expect.stringContaining(message) });
  });
});

test("ads are blocked by their hosts, and counted", async ({ engine, server }) => {
  const ad = server.url("/ad.js", "securepubads.g.doubleclick.net");
  server.handle("/own.js", (_request, response) =>
    response.writeHead(200, { "content-type": "text/javascript" }).end("document.title = 'Own'"),
  );
  server.page("/", `<h1>News</h1><script src="${ad}"></script><script src="/own.js"></script>`);
  const session = await TestSession.start(engine, {
    sessionCreateParams: { browserSettings: { blockAds: true } },
  });

  await session.navigate(server.url("/"));

  expect(server.requests).toContain("/own.js");
  expect(server.requests).not.toContain("/ad.js");
  expect((await session.dispatch("getSession", {})).blocked).toMatchObject([
    { url: `//securepubads.g.doubleclick.net:${new URL(ad).port}`, count: 1 },
  ]);
  await session.end();
});

test("the operator's proxy is used for all but what bypasses it, and private names are refused before it", async ({
  guarded,
  server,
}) => {
  await using proxy = await startProxy();
  server.page("/", "<h1>Shop</h1>");
  const engine = await guarded({
    private: ["localhost"],
    proxy: { server: proxy.server, bypass: "localhost" },
  });
  const session = await TestSession.start(engine, { sessionCreateParams: { proxies: true } });

  await session.navigate(server.url("/", "localhost"));
  expect(proxy.asked).toEqual([]);
  await session.navigate(server.url("/", "unknown-here.test"));
  expect(proxy.asked).toHaveLength(1);
  await expect(session.navigate(server.url("/"))).rejects.toMatchObject({ code: "url_forbidden" });
  expect(await session.pageText()).toContain("Shop");
  expect(proxy.asked).toHaveLength(1);
});
