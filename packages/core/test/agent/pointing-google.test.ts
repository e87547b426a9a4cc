import { expect } from "vitest";
import { drawing } from "./drawing.ts";
import { done, run, script, test } from "./fixture.ts";

const google = (url: string) => ({
  mode: "cua" as const,
  model: { modelName: "google/gemini-2.5-computer-use-preview-10-2025", baseURL: url, apiKey: "test-key" },
});

test("in mode cua, Google's computer tool uses the page by thousandths of the picture", async ({
  session,
  server,
  model,
}) => {
  server.page("/", drawing);
  await session.navigate(server.url("/"));
  model.answer(
    script(
      // 1280 × 720 is the viewport, and the picture's size.
      () => [{ name: "click_at", input: { x: 100, y: 100 } }],
      () => [
        { name: "drag_and_drop", input: { x: 50, y: 100, destination_x: 200, destination_y: 100 } },
        { name: "scroll_at", input: { x: 100, y: 100, direction: "down", magnitude: 500 } },
        { name: "type_text_at", input: { x: 20, y: 580, text: "%secret%", press_enter: true } },
        { name: "open_web_browser", input: {} },
      ],
      done(),
    ),
  );

  const { result } = await run(session, {
    model,
    config: google(model.url),
    variables: { secret: "planted-4711" },
  });

  const text = await session.pageText();
  for (const words of ["click 128,72", "drag 64>256", "wheel 360", "note=planted-4711"])
    expect(text).toContain(words);
  expect(result).toMatchObject({ success: true, completed: true });
  expect(model.requests[0]?.format).toBe("interactions");
  const { tools, store } = JSON.parse(model.requests[0]?.raw ?? "") as {
    tools: { type: string; name?: string }[];
    store: boolean;
  };
  expect(store).toBe(false);
  expect(tools).toContainEqual(expect.objectContaining({ type: "computer_use", environment: "browser" }));
  expect(tools.map(({ name }) => name)).not.toContain("click_at");
  const pictures = model.requests[1]?.messages.filter(({ role, images }) => role === "tool" && images > 0);
  expect(pictures).toHaveLength(1);
  expect(model.requests[2]?.toolResults.join("\n")).toContain("There is no tool open_web_browser");
  expect(JSON.stringify(model.requests.map(({ raw }) => raw))).not.toContain("planted-4711");
});

test("what Google wants confirmed is asked of a person, and told back", async ({
  session,
  server,
  model,
}) => {
  server.page("/", drawing);
  await session.navigate(server.url("/"));
  const warned = {
    name: "click_at",
    input: {
      x: 100,
      y: 100,
      safety_decision: { decision: "require_confirmation", explanation: "This accepts terms." },
    },
  };
  model.answer(script(() => [warned], done()));
  const refused = await run(session, { model, config: google(model.url) });
  expect(refused.result).toMatchObject({ completed: false, metadata: { finished: "safety_check" } });
  expect(await session.pageText()).not.toContain("click 128,72");

  const asked: string[] = [];
  const { result } = await run(session, {
    model,
    config: google(model.url),
    caller: {
      agent: {
        approve: async ({ text }) => {
          asked.push(text);
          return true;
        },
      },
    },
  });
  expect(result.success).toBe(true);
  expect(asked[0]).toContain("This accepts terms.");
  expect(await session.pageText()).toContain("click 128,72");
  expect(model.requests.at(-1)?.toolResults.join()).toContain("safety_acknowledgement");
});
