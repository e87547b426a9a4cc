import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer, connect, type AddressInfo } from "node:net";
import { describe, expect } from "vitest";
import { portIn, test } from "./egress-fixture.ts";

/** The name of the page's own server; any other name or spelling of the machine is what it must not reach. */
const site = { private: ["site.test"] };
const siteName = { "site.test": ["127.0.0.1"] };

test("a page of an allowed host is shown, and nothing was blocked", async ({ open, server }) => {
  server.page("/", "<h1>Hello</h1>");
  const { page, egress } = await open(site, siteName);

  await page.goto(server.url("/", "site.test"));

  expect(await page.textContent("h1")).toBe("Hello");
  expect(egress.blocked.list()).toEqual([]);
});

describe("spellings of this machine, each refused and listed", () => {
  test.for([
    ["http://127.0.0.1", "127.0.0.1"],
    ["http://2130706433", "127.0.0.1"],
    ["http://0177.0.0.1", "127.0.0.1"],
    ["http://0x7f.1", "127.0.0.1"],
    ["http://127.0.0.1.", "127.0.0.1"],
    ["http://①②⑦.⓪.⓪.①", "127.0.0.1"],
    ["http://localhost", "localhost"],
    ["http://app.localhost.", "app.localhost"],
    ["http://[::1]", "[::1]"],
    ["http://[::ffff:127.0.0.1]", "[::ffff:7f00:1]"],
    ["http://[64:ff9b::127.0.0.1]", "[64:ff9b::7f00:1]"],
    ["http://0.0.0.0", "0.0.0.0"],
    ["http://169.254.169.254", "169.254.169.254"],
    ["http://169.254.9.9", "169.254.9.9"],
    ["http://[fe80::1]", "[fe80::1]"],
    ["http://10.0.0.1", "10.0.0.1"],
    ["http://xn--intrnt-4wab.test", "xn--intrnt-4wab.test"],
  ] as const)("%s", async ([written, listed], { open, server }) => {
    const names = {
      localhost: ["127.0.0.1", "::1"],
      "app.localhost": ["127.0.0.1"],
      "xn--intrnt-4wab.test": ["192.168.0.1"],
    };
    const { page, egress } = await open({ private: [] }, names);
    const port = portIn(server.url("/"));

    await expect(page.goto(`${written}:${port}/`)).rejects.toThrow("net::ERR_SOCKS_CONNECTION_FAILED");

    expect(egress.blocked.list()).toMatchObject([{ url: `//${listed}:${port}` }]);
    expect(server.requests).toEqual([]);
  });
});

test("a name that changes its address between two connections reaches only what was checked", async ({
  open,
  server,
}) => {
  server.page("/", "<h1>Mine</h1>");
  let answers = 0;
  const rebinding = () => (++answers === 1 ? ["127.0.0.1"] : ["10.0.0.1"]);
  const { page, egress, lookups } = await open({ private: ["127.0.0.1"] }, { "rebind.test": rebinding });

  await page.goto(server.url("/", "rebind.test"));
  // Another connection, since the first one is kept for the next request: WebSockets never share one.
  const closed = await page.evaluate(async () => {
    const socket = new WebSocket(`ws://${location.host}/`);
    return await new Promise((resolve) => socket.addEventListener("close", ({ code }) => resolve(code)));
  });

  expect(closed).toBe(1006);
  expect(lookups).toEqual(["rebind.test", "rebind.test"]);
  expect(egress.blocked.list()).toMatchObject([
    { reason: expect.stringContaining("it resolves to 10.0.0.1, an address of a private network") },
  ]);
});

test("redirects, sub-resources, WebSockets, frames, forms, workers and beacons are held to the rules", async ({
  open,
  server,
}) => {
  const inside = (path: string): string => server.url(path); // By address, which no rule opens.
  server.handle("/redirect", (_request, response) =>
    response.writeHead(302, { location: inside("/from-redirect") }).end(),
  );
  server.handle("/sw.js", (_request, response) =>
    response
      .writeHead(200, { "content-type": "text/javascript" })
      .end(
        `oninstall = (event) => event.waitUntil(fetch(${JSON.stringify(inside("/from-service-worker"))}, {mode: "no-cors"}).catch(() => {}).then(() => skipWaiting()))`,
      ),
  );
  server.page(
    "/",
    `<link rel="dns-prefetch" href="http://prefetched.test/"><link rel="preconnect" href="${inside("/")}">
     <img src="${inside("/from-image")}"><iframe src="${inside("/from-frame")}"></iframe>
     <script src="${inside("/from-script")}"></script>`,
  );
  const localhost = { ...siteName, localhost: ["127.0.0.1"] };
  const { page, egress, lookups } = await open({ private: ["site.test", "localhost"] }, localhost);

  // `localhost` is a secure context, which service workers want.
  await page.goto(server.url("/", "localhost"));
  const outcomes = await page.evaluate(async (target) => {
    const failed = () => "failed";
    const socket = new WebSocket(target.replace("http", "ws"));
    const socketClosed = new Promise<string>((resolve) => {
      socket.addEventListener("close", () => resolve("failed"));
      socket.addEventListener("open", () => resolve("open"));
    });
    navigator.sendBeacon(`${target}from-beacon`, "x");
    const worker = new Worker(
      URL.createObjectURL(
        new Blob([
          `fetch(${JSON.stringify(`${target}from-worker`)}, {mode: "no-cors"}).then(() => postMessage("done"), () => postMessage("failed"))`,
        ]),
      ),
    );
    const workerTold = new Promise<string>((resolve) =>
      worker.addEventListener("message", ({ data }) => resolve(data as string)),
    );
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
    return {
      fetch: await fetch(`${target}from-fetch`, { mode: "no-cors" }).then(() => "done", failed),
      redirected: await fetch("/redirect", { mode: "no-cors" }).then(() => "done", failed),
      socket: await socketClosed,
      worker: await workerTold,
    };
  }, inside("/"));
  await expect(page.goto(server.url("/redirect", "site.test"))).rejects.toThrow("net::ERR_");

  expect(outcomes).toEqual({ fetch: "failed", redirected: "failed", socket: "failed", worker: "failed" });
  expect(server.requests.filter((path) => path.startsWith("/from-"))).toEqual([]);
  expect(server.requests).toContain("/sw.js");
  expect(egress.blocked.list()).toMatchObject([{ url: inside("").replace(/^http:/, "") }]);
  expect(egress.blocked.list()[0]?.count).toBeGreaterThanOrEqual(8);
  expect(lookups).not.toContain("prefetched.test");
});

test("WebRTC and WebTransport send nothing past the proxy", async ({ open, server }) => {
  server.page("/", "");
  const datagrams: number[] = [];
  const udp = createSocket("udp4", (message) => datagrams.push(message.length));
  udp.bind(0, "127.0.0.1");
  await once(udp, "listening");
  const connections: number[] = [];
  const tcp = createServer((socket) => connections.push(socket.remotePort ?? 0));
  tcp.listen(0, "127.0.0.1");
  await once(tcp, "listening");
  try {
    const { page } = await open({ private: ["localhost"] }, { localhost: ["127.0.0.1"] });
    await page.goto(server.url("/", "localhost"));

    const outcome = await page.evaluate(
      async ([udpPort, tcpPort]) => {
        const iceServers = [
          { urls: `stun:127.0.0.1:${udpPort}` },
          { urls: `turn:127.0.0.1:${udpPort}?transport=udp`, username: "u", credential: "c" },
          { urls: `turn:127.0.0.1:${tcpPort}?transport=tcp`, username: "u", credential: "c" },
        ];
        const peer = new RTCPeerConnection({ iceServers });
        const candidates: string[] = [];
        const gathered = new Promise<void>((resolve) => {
          peer.addEventListener("icecandidate", ({ candidate }) =>
            candidate === null ? resolve() : candidates.push(candidate.candidate),
          );
        });
        peer.createDataChannel("data");
        await peer.setLocalDescription(await peer.createOffer());
        await gathered;
        const transport = new WebTransport(`https://127.0.0.1:${udpPort}/`);
        const opened = await transport.ready.then(
          () => "open",
          () => "failed",
        );
        return { candidates: candidates.filter((each) => each !== ""), opened };
      },
      [udp.address().port, (tcp.address() as AddressInfo).port] as const,
    );

    expect(outcome).toEqual({ candidates: [], opened: "failed" });
    expect(datagrams).toEqual([]);
    expect(connections).toEqual([]);
  } finally {
    udp.close();
    tcp.close();
  }
});

test("a page cannot borrow the way out of another session", async ({ open, server }) => {
  server.page("/", "");
  const other = await open({});
  const { page, egress } = await open({ private: ["*"] }, { localhost: ["127.0.0.1"] });
  await page.goto(server.url("/"));

  for (const host of ["127.0.0.1", "localhost", "0.0.0.0", "[::ffff:127.0.0.1]"]) {
    const port = portIn(other.egress.address);
    await expect(page.goto(`http://${host}:${port}/`)).rejects.toThrow("net::ERR_SOCKS_CONNECTION_FAILED");
  }
  expect(egress.blocked.list()).toHaveLength(4);
});

test("what was blocked is bounded, and counted beyond", async ({ open, server }) => {
  server.page("/", "");
  const { page, egress } = await open(site, siteName);
  await page.goto(server.url("/", "site.test"));

  await page.evaluate(async () => {
    for (let index = 0; index < 120; index += 1)
      await fetch(`http://10.0.${index}.1:81/`, { mode: "no-cors" }).catch(() => undefined);
  });

  expect(egress.blocked.list()).toHaveLength(100);
  expect(egress.blocked.total).toBeGreaterThanOrEqual(120);
});

test.for([
  ["a name without an address", "nowhere.test", "ERR_NAME_NOT_RESOLVED"],
  ["a port where nobody listens", "closed.test:1", "ERR_CONNECTION_REFUSED"],
] as const)("%s is told apart", async ([, host, netError], { open }) => {
  const names = { "closed.test": ["127.0.0.1"] };
  const { page, egress } = await open({ private: ["*"], allow: ["nowhere.test", "closed.test"] }, names);

  // Port 1 is closed to pages by Chromium itself, but not to a connection of ours.
  await page.goto(`http://${host.replace(":1", ":3")}/`).catch(() => undefined);

  const [hostname = "", port = "80"] = host.replace(":1", ":3").split(":");
  expect(egress.failureOf(hostname, Number(port))).toMatchObject({ netError });
});

test("an answer that breaks off shows as broken, not as whole", async ({ open, server }) => {
  server.page("/", "");
  server.handle("/half", (_request, response) => {
    response.writeHead(200, { "content-type": "text/plain" });
    response.write("half", () => response.socket?.resetAndDestroy());
  });
  const { page } = await open(site, siteName);
  await page.goto(server.url("/", "site.test"));

  const outcome = await page.evaluate(() =>
    fetch("/half")
      .then((response) => response.text())
      .catch((error: unknown) => String(error)),
  );

  expect(outcome).toContain("TypeError");
});

test.for([
  ["HTTP", "GET / HTTP/1.1\r\n\r\n"],
  ["a bind request", "\x05\x01\x00\x05\x02\x00\x01\x7f\x00\x00\x01\x00\x50"],
  ["only credentials", "\x05\x01\x02"],
] as const)("a client that speaks %s is turned away", async ([, bytes], { open }) => {
  const { egress } = await open({});
  const socket = connect(portIn(egress.address), "127.0.0.1");
  socket.on("error", () => undefined);
  socket.resume();
  socket.write(Buffer.from(bytes, "latin1"));

  await once(socket, "close");

  expect(socket.destroyed).toBe(true);
});
