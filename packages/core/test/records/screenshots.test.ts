import { mkdtemp, readFile, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { Engine } from "../../src/engine.ts";
import { test, TestSession } from "../fixture.ts";

/** Width and height in a PNG's header. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test("a picture shows the page now, in the size of its viewport, also while an operation runs", async ({
  engine,
  server,
}) => {
  server.page("/", `<body style="background: #ff0000"></body>`);
  server.handle("/endless", (_request, response) =>
    response.writeHead(200, { "content-type": "text/html" }).write("<h1>Part one</h1>"),
  );
  const viewport = { width: 320, height: 200 };
  const session = await TestSession.start(engine, {
    sessionCreateParams: { browserSettings: { viewport } },
  });
  const empty = await session.dispatch("screenshot", {});
  await session.navigate(server.url("/"));
  const red = await session.dispatch("screenshot", {});
  expect(red.mimeType).toBe("image/png");
  expect(sizeOf(Buffer.from(red.data, "base64"))).toEqual([320, 200]);
  expect(red.data).not.toBe(empty.data);
  expect((await session.dispatch("screenshot", {})).data).toBe(red.data);

  const opening = session.navigate(server.url("/endless")).catch((error: unknown) => error);
  await expect.poll(() => server.requests).toContain("/endless");
  expect(sizeOf(Buffer.from((await session.dispatch("screenshot", {})).data, "base64"))).toEqual([320, 200]);
  await session.end();
  expect(await opening).toMatchObject({ code: "session_ended" });
  await expect(session.dispatch("screenshot", {})).rejects.toMatchObject({ code: "session_ended" });
});

test("a recorded session keeps a picture after each operation that may change the page", async ({
  server,
}) => {
  server.page("/", `<button onclick="document.body.style.background = 'green'">Save</button>`);
  const dataDirectory = await mkdtemp(join(tmpdir(), "legwork-pictures-"));
  const engine = await Engine.create({ dataDirectory });
  try {
    const plain = await TestSession.start(engine);
    await plain.navigate(server.url("/"));
    expect((await plain.dispatch("listScreenshots", {})).screenshots).toEqual([]);

    const session = await TestSession.start(engine, {
      sessionCreateParams: { browserSettings: { recordSession: true } },
    });
    await session.navigate(server.url("/"));
    await session.observe();
    await session.act("click Save");
    await session.agent({ instruction: "click Save" });
    await session.end();

    const { screenshots } = await session.dispatch("listScreenshots", {});
    const actions = (await session.dispatch("replay", {})).pages.flatMap((page) => page.actions);
    const [navigated, , acted, ran] = actions;
    expect(actions.map(({ method }) => method)).toEqual(["navigate", "observe", "act", "agentExecute"]);
    expect(actions.map((action) => action.screenshots)).toEqual([
      [navigated?.actionId],
      undefined,
      [acted?.actionId],
      [`${ran?.actionId}-1`, ran?.actionId],
    ]);
    expect(screenshots.map(({ actionId }) => actionId)).toEqual([
      navigated?.actionId,
      acted?.actionId,
      ran?.actionId,
      ran?.actionId,
    ]);
    const steps = (ran?.result["actions"] ?? []) as { screenshot?: string }[];
    expect(steps[0]?.screenshot).toBe(`${ran?.actionId}-1`);

    const picture = await session.dispatch("getScreenshot", { screenshotId: acted?.actionId ?? "" });
    const bytes = Buffer.from(picture.data, "base64");
    expect(picture.mimeType).toBe("image/jpeg");
    expect(bytes.subarray(0, 3).toString("hex")).toBe("ffd8ff");
    const directory = join(dataDirectory, "screenshots", session.id);
    expect(bytes).toEqual(await readFile(join(directory, `${acted?.actionId}.jpg`)));
    expect(await readdir(directory)).toHaveLength(4);
    expect((await stat(directory)).mode & 0o777).toBe(0o700);

    for (const screenshotId of ["none", "../../legwork.sqlite", `${acted?.actionId}.jpg`, ".."])
      await expect(session.dispatch("getScreenshot", { screenshotId })).rejects.toMatchObject({
        code: "not_found",
      });
    await expect(
      session.dispatch("listScreenshots", {}, { principal: { projectId: "another" } }),
    ).rejects.toMatchObject({ code: "session_not_found" });
  } finally {
    await engine.close();
    await rm(dataDirectory, { recursive: true });
  }
});

test("where nothing is kept on disk, a wish for pictures is answered with a warning", async ({ engine }) => {
  const answer = await engine.dispatch(
    "start",
    { sessionCreateParams: { browserSettings: { recordSession: true } } },
    { principal: { projectId: "test" } },
  );
  expect(answer).toMatchObject({ warnings: [expect.stringContaining("recordSession")] });
});

test("a picture that is asked for while one page takes the place of another is of one of them", async ({
  session,
  server,
}) => {
  for (const name of ["one", "two"]) server.page(`/${name}`, `<h1>${name}</h1>`);
  const tour = async () => {
    for (let round = 0; round < 10; round += 1) {
      await session.navigate(server.url("/one"));
      await session.navigate(server.url("/two"));
    }
  };
  const ends = new AbortController();
  const touring = tour().finally(() => ends.abort());

  const pictures: string[] = [];
  while (!ends.signal.aborted) pictures.push((await session.dispatch("screenshot", {})).data);

  await touring;
  expect(pictures).not.toContain("");
  expect(pictures.length).toBeGreaterThan(1);
});
