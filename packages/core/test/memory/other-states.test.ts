import { expect } from "vitest";
import { test as base, TestSession } from "../fixture.ts";

const test = base.extend("session", async ({ engine }, { onCleanup }) => {
  const session = await TestSession.start(engine);
  onCleanup(async () => {
    await session.end();
    await engine.dispatch("purgeMemories", {}, { principal: session.principal });
  });
  return session;
});

const search = `<label>Search <input id="q"></label><button onclick="q.value = 'lamp'">Suggest</button>`;

test("a text is not typed from memory behind what a field holds by now", async ({ session, server }) => {
  server.page("/", search);
  await session.navigate(server.url("/"));
  await session.act("type kettle into Search");
  await session.navigate(server.url("/"));
  expect(await session.act("type kettle into Search")).toMatchObject({ cacheStatus: "HIT" });
  await session.act("click Suggest");

  expect(await session.act("type kettle into Search")).toMatchObject({ success: true, cacheStatus: "MISS" });
  expect(await session.pageText()).toContain(`value="kettle"`);
});

test.for([
  ["mute", "aria-pressed", "Mute"],
  ["expand Photos", "aria-expanded", "Photos"],
] as const)(
  "%s, done before, does not undo what is so already",
  async ([words, attribute, name], { session, server }) => {
    const toggle = `this.setAttribute('${attribute}', this.getAttribute('${attribute}') !== 'true')`;
    server.page("/", `<button ${attribute}="false" onclick="${toggle}">${name}</button>`);
    await session.navigate(server.url("/"));
    await session.act(words);

    expect(await session.act(words)).toMatchObject({ success: false, cacheStatus: "MISS" });
    await session.navigate(server.url("/"));
    expect(await session.act(words)).toMatchObject({ success: true, cacheStatus: "HIT" });
  },
);

test.for([
  ["toggle Mute", "HIT"],
  ["toggle Mute on", "MISS"],
] as const)("%s, done before, is for either state a %s", async ([words, expected], { session, server }) => {
  const toggle = `this.setAttribute('aria-pressed', this.getAttribute('aria-pressed') !== 'true')`;
  server.page("/", `<button aria-pressed="false" onclick="${toggle}">Mute</button>`);
  await session.navigate(server.url("/"));
  await session.act(words);
  const pressed = () => session.pageText();
  const before = await pressed();

  expect(await session.act(words)).toMatchObject({ cacheStatus: expected });

  if (expected === "HIT") expect(await pressed()).not.toBe(before);
});

test("a task that was done before types nothing behind what a field holds by now", async ({
  session,
  server,
}) => {
  server.page("/", search);
  await session.navigate(server.url("/"));
  const task = () =>
    session.dispatch("agentExecute", {
      agentConfig: {},
      executeOptions: { instruction: "type kettle into Search", autoScreenshot: false },
      shouldCache: true,
    });
  await task();
  await session.navigate(server.url("/"));
  expect((await task()).result.metadata).toMatchObject({ cacheStatus: "HIT" });

  const { result } = await task();

  expect(result).toMatchObject({ completed: true, metadata: { cacheStatus: "MISS" } });
  expect(await session.pageText()).toContain(`value="kettle"`);
});
