import type { Output, RawInput } from "@legwork/protocol";
import { expect } from "vitest";
import { test, TestSession } from "./fixture.ts";

type Settings = NonNullable<NonNullable<RawInput<"start">["sessionCreateParams"]>["browserSettings"]>;

const telling = `<h1></h1><script>
const lines = [navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.userAgent,
  matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
  matchMedia("(prefers-reduced-motion: reduce)").matches ? "still" : "moving"];
const show = (place) => { document.querySelector("h1").textContent = [...lines, place].join(" | "); };
navigator.geolocation.getCurrentPosition(({ coords }) => show(coords.latitude + "," + coords.longitude), () => show("no place"));
</script>`;

test("what a session chooses of its browser is what pages and servers see", async ({ engine, server }) => {
  const headers: NodeJS.Dict<string | string[]>[] = [];
  server.handle("/", (request, response) => {
    headers.push(request.headers);
    response.writeHead(200, { "content-type": "text/html" }).end(telling);
  });
  const session = await TestSession.start(engine, {
    sessionCreateParams: {
      browserSettings: {
        locale: "nb-NO",
        timezone: "Asia/Tokyo",
        userAgent: "Mozilla/5.0 Tester/1",
        geolocation: { latitude: 59.9, longitude: 10.7 },
        colorScheme: "dark",
        reducedMotion: "reduce",
        extraHTTPHeaders: { "X-Purpose": "testing" },
      },
    },
  });

  await session.navigate(server.url("/"));

  await expect
    .poll(() => session.pageText())
    .toContain("nb-NO | Asia/Tokyo | Mozilla/5.0 Tester/1 | dark | still | 59.9,10.7");
  expect(headers[0]).toMatchObject({
    "user-agent": "Mozilla/5.0 Tester/1",
    "accept-language": expect.stringContaining("nb-NO"),
    "x-purpose": "testing",
  });
  await session.end();
});

test("by default a browser says what it is, and no page learns where it is", async ({ session, server }) => {
  server.page("/", telling);
  await session.navigate(server.url("/"));
  await expect
    .poll(() => session.pageText())
    .toMatch(/en-US \| .* \| Mozilla.*Chrome\/\d+.* \| light \| moving \| no place/);
  expect(await session.pageText()).toContain("HeadlessChrome/");
});

test.for<[string, Record<string, unknown>]>([
  ["timezone", { timezone: "Nowhere/Land" }],
  ["timezone", { timezone: "+01:00" }],
  ["locale", { locale: "no such locale" }],
  ["geolocation", { geolocation: { latitude: 91, longitude: 0 } }],
  ["extraHTTPHeaders", { extraHTTPHeaders: { "X-A": "a\r\nX-B: b" } }],
  ["extraHTTPHeaders", { extraHTTPHeaders: { "X A": "a" } }],
  ["extraHTTPHeaders", { extraHTTPHeaders: { Host: "elsewhere.test" } }],
  ["userAgent", { userAgent: "a\nb" }],
  ["viewport.width", { viewport: { width: 7_681, height: 720 } }],
  ["viewport.height", { viewport: { width: 1_280, height: 99_999 } }],
])("a %s that no browser could have is refused: %j", async ([name, settings], { engine }) => {
  const browserSettings = settings as Settings;
  await expect(
    engine.dispatch(
      "start",
      { sessionCreateParams: { browserSettings } },
      { principal: { projectId: "test" } },
    ),
  ).rejects.toMatchObject({
    code: "invalid_request",
    issues: [{ path: expect.stringContaining(`browserSettings.${name}`) }],
  });
});

test("a viewport is refused that has too many pixels at its scale, and the largest one works", async ({
  engine,
  server,
}) => {
  server.page("/", `<button onclick="this.textContent = 'Saved'">Save</button>`);
  const start = (deviceScaleFactor: number) =>
    TestSession.start(engine, {
      browser: { launchOptions: { viewport: { width: 7_680, height: 7_680 }, deviceScaleFactor } },
    });

  await expect(start(2)).rejects.toMatchObject({
    code: "invalid_request",
    message: expect.stringContaining("235929600 pixels, and may have 58982400"),
  });

  const session = await start(1);
  await session.navigate(server.url("/"));
  expect(await session.act("click Save")).toMatchObject({ success: true });
  await session.end();
});

test("what this server cannot do is named, and an extension is refused", async ({ engine }) => {
  const start = (browserSettings: Settings) =>
    engine.dispatch(
      "start",
      { sessionCreateParams: { browserSettings } },
      { principal: { projectId: "test" } },
    );

  const started = (await start({ solveCaptchas: true, os: "mac" })) as Output<"start">;
  expect(started.warnings).toEqual([
    expect.stringContaining("browserSettings.solveCaptchas is not honoured"),
    expect.stringContaining("browserSettings.os is not honoured"),
  ]);
  await expect(start({ extensionId: "abc" })).rejects.toMatchObject({
    code: "launch_option_forbidden",
    message: expect.stringContaining("LEGWORK_TRUST_CLIENTS=1"),
  });
});
