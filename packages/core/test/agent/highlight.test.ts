import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { Engine } from "../../src/engine.ts";
import { test as base, TestSession } from "../fixture.ts";

const test = base.extend("kept", async ({}, { onCleanup }) => {
  const dataDirectory = await mkdtemp(join(tmpdir(), "legwork-pictures-"));
  const engine = await Engine.create({ dataDirectory });
  onCleanup(async () => {
    await engine.close();
    await rm(dataDirectory, { recursive: true });
  });
  return { engine, dataDirectory };
});

const page = `<style>body { margin: 0 } button { position: absolute; left: 200px; top: 100px; width: 200px; height: 100px }</style><button onclick="this.dataset.pressed = 1">Press</button>`;

/** The pictures that a run of two presses keeps, in order. */
async function picturesOf(
  session: TestSession,
  directory: string,
  highlightCursor: boolean,
): Promise<Buffer[]> {
  await session.agent({ instruction: "Click Press, then click Press", highlightCursor });
  const folder = join(directory, "screenshots", session.id);
  const names = (await readdir(folder)).sort();
  return Promise.all(names.map((name) => readFile(join(folder, name))));
}

test("the pictures of a run show where the pointer was, and the page does not", async ({ kept, server }) => {
  server.page("/", page);
  const { engine, dataDirectory } = kept;
  const run = async (highlightCursor: boolean) => {
    const session = await TestSession.start(engine);
    await session.navigate(server.url("/"));
    const pictures = await picturesOf(session, dataDirectory, highlightCursor);
    const nodes = (await session.pageText()).split("\n");
    expect(nodes).toEqual([expect.stringContaining('button "Press"')]);
    await session.end();
    return pictures;
  };
  const [plainFirst, plainSecond] = await run(false);
  const [markedFirst, markedSecond] = await run(true);
  expect(markedFirst?.equals(plainFirst ?? Buffer.of())).toBe(true);
  expect(markedSecond?.equals(plainSecond ?? Buffer.of())).toBe(false);
});
