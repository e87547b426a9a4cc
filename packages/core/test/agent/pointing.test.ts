import { expect } from "vitest";
import { onPage, screenOf } from "../../src/agent/screen.ts";
import type { ScriptedRequest } from "../../src/testing/scripted-model.ts";
import { TestSession } from "../fixture.ts";
import { drawing } from "./drawing.ts";
import { done, run, script, test } from "./fixture.ts";

const pictures = (request: ScriptedRequest | undefined) =>
  request?.messages.reduce((sum, { images }) => sum + images, 0);

test("in mode hybrid, what has no reference is used at its place in the picture", async ({
  session,
  server,
  model,
}) => {
  server.page("/", drawing);
  await session.navigate(server.url("/"));
  model.answer(
    script(
      () => [{ name: "screenshot", input: {} }],
      () => [
        { name: "point", input: { method: "click", x: 120, y: 80, reason: "the red dot" } },
        { name: "point", input: { method: "drag", x: 50, y: 60, toX: 250, toY: 60 } },
        { name: "point", input: { method: "scroll", x: 100, y: 100, byY: 200 } },
        { name: "point", input: { method: "click", x: 5000, y: 80 } },
        { name: "point", input: { method: "click", x: 120 } },
      ],
      done(false),
    ),
  );

  const { result } = await run(session, { model, config: { mode: "hybrid" } });

  const text = await session.pageText();
  expect(text).toContain("click 120,80");
  expect(text).toContain("drag 50>250");
  expect(text).toContain("wheel 200");
  expect(pictures(model.requests[1])).toBe(1);
  expect(result.actions).toMatchObject([
    { type: "click", success: true, reasoning: "the red dot", selector: expect.stringContaining("canvas") },
    { type: "drag", success: true },
    { type: "scroll", success: true },
    { type: "click", success: false, code: "no_effect" },
  ]);
});

test("what lies at a place of a page that is scrolled is told as what lies there now", async ({
  session,
  server,
  model,
}) => {
  const button = (name: string) =>
    `<button style="display: block; height: 100px; width: 300px" onclick="this.textContent = '${name} pressed'">${name}</button>`;
  server.page(
    "/",
    `<body style="margin: 0">${button("First")}<div style="height: 1900px"></div>${button("Second")}<div style="height: 3000px"></div>`,
  );
  await session.navigate(server.url("/"));
  model.answer(
    script(
      () => [{ name: "point", input: { method: "scroll", x: 400, y: 300, byY: 2000 } }],
      () => [{ name: "point", input: { method: "click", x: 50, y: 50 } }],
      done(),
    ),
  );

  const { result } = await run(session, { model, config: { mode: "hybrid" } });

  expect(await session.pageText()).toContain("Second pressed");
  expect(result.actions?.[1]).toMatchObject({ action: expect.stringContaining("Second") });
});

test("pointing at what does nothing is a failure", async ({ session, server, model }) => {
  server.page("/", `<div style="width: 300px; height: 300px">Nothing</div>`);
  await session.navigate(server.url("/"));
  model.answer(script(() => [{ name: "point", input: { method: "click", x: 250, y: 250 } }], done()));

  const { result } = await run(session, { model, config: { mode: "hybrid" } });

  expect(result).toMatchObject({ success: false, actions: [{ success: false, code: "no_effect" }] });
});

const openai = (url: string) => ({
  mode: "cua" as const,
  model: {
    modelName: "openai/computer-use-preview",
    baseURL: url,
    apiKey: "test-key",
    openaiEndpointFormat: "responses" as const,
  },
});

test("in mode cua, OpenAI's computer tool uses the page, and is answered with pictures", async ({
  session,
  server,
  model,
}) => {
  server.page("/", drawing);
  await session.navigate(server.url("/"));
  model.answer(
    script(
      () => [{ name: "computer", input: { actions: [{ type: "screenshot" }] } }],
      () => [
        {
          name: "computer",
          input: {
            actions: [
              { type: "click", button: "left", x: 90, y: 70, keys: ["CTRL"] },
              { type: "double_click", x: 30, y: 30 },
              {
                type: "drag",
                path: [
                  { x: 40, y: 50 },
                  { x: 140, y: 50 },
                ],
              },
              { type: "scroll", x: 10, y: 10, scroll_x: 0, scroll_y: 150 },
            ],
          },
        },
      ],
      () => [
        {
          name: "computer",
          input: {
            actions: [
              { type: "click", button: "left", x: 60, y: 420 },
              { type: "type", text: "%secret%" },
              { type: "keypress", keys: ["ENTER"] },
            ],
          },
        },
      ],
      done(),
    ),
  );

  const { result } = await run(session, {
    model,
    config: openai(model.url),
    variables: { secret: "planted-4711" },
  });

  const text = await session.pageText();
  for (const words of ["click 90,70+ctrl", "double", "drag 40>140", "wheel 150", "note=oldplanted-4711"])
    expect(text).toContain(words);
  expect(result).toMatchObject({ success: true, completed: true });
  expect(result.actions).toHaveLength(7);
  expect(model.requests[0]?.tools.map(({ name }) => name)).toContain("computer");
  expect(model.requests[0]?.tools.map(({ name }) => name)).not.toContain("act");
  const output = JSON.parse(model.requests[2]?.raw ?? "") as { input: { type?: string; output?: unknown }[] };
  const screens = output.input.filter(({ type }) => type === "computer_call_output");
  expect(screens.map(({ output: screen }) => JSON.stringify(screen).slice(0, 70))).toEqual([
    expect.stringContaining("data:image/png"),
    expect.stringContaining("data:image/jpeg"),
  ]);
  expect(JSON.stringify(model.requests.map(({ raw }) => raw))).not.toContain("planted-4711");
});

const warned = {
  name: "computer",
  input: {
    actions: [{ type: "click", button: "left", x: 90, y: 70 }],
    pending_safety_checks: [
      { id: "sc_1", code: "malicious_instructions", message: "The page gives orders." },
    ],
  },
};

test("a safety check of the provider stops the run when nobody can confirm it", async ({
  session,
  server,
  model,
}) => {
  server.page("/", drawing);
  await session.navigate(server.url("/"));
  model.answer(script(() => [warned], done()));

  const { result } = await run(session, { model, config: openai(model.url) });

  expect(result).toMatchObject({
    success: false,
    completed: false,
    metadata: { finished: "safety_check", safetyChecks: [{ id: "sc_1" }] },
  });
  expect(result.message).toContain("The page gives orders.");
  expect(await session.pageText()).not.toContain("click");
});

test("a safety check that a person confirms is acknowledged to the provider", async ({
  session,
  server,
  model,
}) => {
  server.page("/", drawing);
  await session.navigate(server.url("/"));
  model.answer(script(() => [warned], done()));
  const asked: string[] = [];
  const approve = async ({ text }: { text: string }) => {
    asked.push(text);
    return true;
  };

  const { result } = await run(session, { model, config: openai(model.url), caller: { agent: { approve } } });

  expect(result.success).toBe(true);
  expect(asked).toEqual([expect.stringContaining("The page gives orders.")]);
  expect(await session.pageText()).toContain("click 90,70");
  expect(model.requests[1]?.raw).toContain('"acknowledged_safety_checks":[{"id":"sc_1"');
});

test("in mode cua, Anthropic's computer tool points in a picture that is smaller than the page", async ({
  engine,
  server,
  model,
}) => {
  const session = await TestSession.start(engine, {
    browser: { type: "local", launchOptions: { viewport: { width: 2000, height: 1200 } } },
  });
  server.page("/", drawing);
  await session.navigate(server.url("/"));
  const screen = screenOf({ width: 2000, height: 1200 });
  const at = (x: number, y: number) => [Math.round(x * screen.factor), Math.round(y * screen.factor)];
  model.answer(
    script(
      () => [{ name: "computer", input: { action: "screenshot" } }],
      () => [
        { name: "computer", input: { action: "left_click", coordinate: at(400, 300) } },
        { name: "computer", input: { action: "scroll", coordinate: at(100, 100), scroll_direction: "down" } },
        { name: "computer", input: { action: "cursor_position" } },
      ],
      done(),
    ),
  );

  const { result } = await run(session, {
    model,
    config: {
      mode: "cua",
      model: { modelName: "anthropic/claude-sonnet-4-5", baseURL: model.url, apiKey: "test-key" },
    },
  });

  const text = await session.pageText();
  const [, x, y] = /click (\d+),(\d+)/.exec(text) ?? [];
  expect(Math.abs(Number(x) - 400)).toBeLessThanOrEqual(2);
  expect(Math.abs(Number(y) - 300)).toBeLessThanOrEqual(2);
  expect(text).toContain("wheel");
  expect(result.success).toBe(true);
  expect(screen.width).toBeLessThan(2000);
  const body = JSON.parse(model.requests[1]?.raw ?? "") as { tools: Record<string, unknown>[] };
  expect(body.tools).toContainEqual(
    expect.objectContaining({
      name: "computer",
      display_width_px: screen.width,
      display_height_px: screen.height,
    }),
  );
  expect(sizeOf(imageIn(model.requests[1]?.raw ?? ""))).toEqual({
    width: screen.width,
    height: screen.height,
  });
  expect(pictures(model.requests[2])).toBe(1);
  await session.end();
});

/** The JPEG in a request to Anthropic's messages. */
function imageIn(raw: string): Buffer {
  return Buffer.from(/"media_type":"image\/jpeg","data":"([^"]+)"/.exec(raw)?.[1] ?? "", "base64");
}

/** Size in the start-of-frame segment of a JPEG (ITU T.81, B.2.2). */
function sizeOf(jpeg: Buffer): { width: number; height: number } {
  let at = 2;
  while (at < jpeg.length && !(jpeg[at + 1]! >= 0xc0 && jpeg[at + 1]! <= 0xc2))
    at += 2 + jpeg.readUInt16BE(at + 2);
  return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) };
}

test("a model without a computer tool is refused in words, and so is the embedded one", async ({
  session,
  model,
}) => {
  await expect(run(session, { model, config: { mode: "cua" } })).rejects.toMatchObject({
    code: "agent_failed",
    message: expect.stringContaining("hybrid"),
  });
  await expect(session.agent({ instruction: "Click Go" }, { mode: "hybrid" })).rejects.toMatchObject({
    code: "agent_failed",
  });
});

test("places in a picture are places on the page", () => {
  const screen = screenOf({ width: 3136, height: 100 });
  expect(screen).toEqual({ width: 1568, height: 50, factor: 0.5 });
  expect(onPage({ kind: "drag", path: [{ x: 1, y: 2 }] }, screen)).toEqual({
    kind: "drag",
    path: [{ x: 2, y: 4 }],
  });
  expect(onPage({ kind: "scroll", x: 1, y: 1, byX: 0, byY: 50 }, screen)).toMatchObject({ x: 2, byY: 100 });
  expect(screenOf({ width: 1024, height: 768 }).factor).toBe(1);
});
