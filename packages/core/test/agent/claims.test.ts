import { expect } from "vitest";
import { click, done, referenceOf, run, script, test, view, type Turn } from "./fixture.ts";

const page = `<p>Price: 5 EUR</p><button disabled>Save</button><button onclick="out.textContent = 'More'">More</button><p id="out"></p><div style="height: 3000px"></div>`;

const scroll: Turn = () => [{ name: "scroll", input: { direction: "bottom" } }];
const badAct: Turn = () => [{ name: "act", input: { ref: 5 } }];

test.for<[what: string, turns: Turn[], why: string]>([
  ["that did and saw nothing", [done()], "Nothing was done, and nothing was looked at."],
  ["whose calls all failed", [badAct, done()], "Nothing was done, and nothing was looked at."],
  ["whose last deed failed", [view, click('"Save"'), done()], "button “Save” is disabled"],
  ["that only scrolled after that", [view, click('"Save"'), scroll, done()], "button “Save” is disabled"],
  ["whose last deed named nothing", [view, () => [{ name: "act", input: { ref: "e99" } }], done()], "e99"],
  ["whose last deed was malformed", [view, badAct, done()], "do not fit its schema"],
])(
  "the claim of a model %s is sent back once, and then no success",
  async ([, turns, why], { session, server, model }) => {
    server.page("/", page);
    await session.navigate(server.url("/"));
    model.answer(script(...turns));

    const { result } = await run(session, { model, instruction: "Save the form" });

    expect(result).toMatchObject({ success: false, completed: true, metadata: { finished: "done" } });
    expect(result.message).toContain(why);
    expect(result.message).toContain("The model says: That was it.");
    expect(model.requests).toHaveLength(turns.length + 1);
  },
);

test.for<[what: string, turns: Turn[]]>([
  ["that looked", [view, done()]],
  ["that did something else after a failure", [view, click('"Save"'), click('"More"'), done()]],
  ["that did nothing and then looks after all", [done(), view, done()]],
])("a model %s is believed, and its words stay its own", async ([, turns], { session, server, model }) => {
  server.page("/", page);
  await session.navigate(server.url("/"));
  model.answer(script(...turns));

  const { result } = await run(session, { model, instruction: "What is the price?" });

  expect(result).toMatchObject({ success: true, completed: true, message: "That was it." });
  expect(model.requests).toHaveLength(turns.length);
});

test("a question about an earlier run is answered without another look", async ({
  session,
  server,
  model,
}) => {
  server.page("/", page);
  await session.navigate(server.url("/"));
  model.answer(script(view, done()));
  const first = await run(session, { model, messages: [] });
  model.answer(() => ({ toolCalls: done()({} as never) }));

  const { result } = await run(session, { model, messages: first.messages ?? [] });

  expect(result.success).toBe(true);
});

test("a step that was not approved is none that was done", async ({ session, server, model }) => {
  server.page("/", `<button>Delete account</button>`);
  await session.navigate(server.url("/"));
  model.answer(script(view, click("Delete account"), done()));

  const { result } = await run(session, {
    model,
    approval: "irreversible",
    caller: { agent: { approve: async () => false } },
  });

  expect(result).toMatchObject({ success: false, actions: [] });
});

test.for<[what: string, turn: Turn]>([
  ["arguments that do not fit", badAct],
  ["no JSON", () => [{ name: "act", input: '{"ref": ' }]],
  ["a tool that there is not", () => [{ name: "press_button", input: {} }]],
])("calls with %s end the run before its turns do", async ([, turn], { session, server, model }) => {
  server.page("/", page);
  await session.navigate(server.url("/"));
  model.answer(script(turn));

  const { result } = await run(session, { model });

  expect(result).toMatchObject({ success: false, completed: false, metadata: { finished: "stuck" } });
  expect(model.requests).toHaveLength(6);
});

test("a model that never gives the output ends the run", async ({ session, server, model }) => {
  server.page("/", page);
  await session.navigate(server.url("/"));
  model.answer(script(view, done()));

  const { result } = await run(session, {
    model,
    output: { type: "object", properties: { price: { type: "number" } }, required: ["price"] },
  });

  expect(result).toMatchObject({ success: false, completed: false, metadata: { finished: "stuck" } });
  expect(result.message).toContain("That was it.");
  expect(model.requests).toHaveLength(4);
});

test("of a long answer in words the result quotes the beginning", async ({ session, server, model }) => {
  server.page("/", page);
  await session.navigate(server.url("/"));
  model.answer(() => ({ text: "y".repeat(1_000_000) }));

  const { result } = await run(session, { model });

  expect(result.message.length).toBeLessThan(3_000);
});

test("what is found by its reference is done, whatever was tried before", async ({
  session,
  server,
  model,
}) => {
  server.page("/", page);
  await session.navigate(server.url("/"));
  model.answer(
    script(
      view,
      (request) => [
        { name: "act", input: { ref: "e99" } },
        { name: "act", input: { ref: referenceOf(request, '"More"') } },
      ],
      done(),
    ),
  );

  const { result } = await run(session, { model });

  expect(result.success).toBe(true);
});
