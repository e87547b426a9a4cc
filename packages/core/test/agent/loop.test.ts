import { expect } from "vitest";
import { click, done, referenceOf, run, script, test, view } from "./fixture.ts";

const form = `<form onsubmit="event.preventDefault(); out.textContent = 'Sent ' + new URLSearchParams(new FormData(this))"><label>Name <input name="name"></label><label>Size <select name="size"><option>Small<option>Large</select></label><label><input type="checkbox" name="gift"> As a gift</label><button>Send</button></form><p id="out"></p>`;

test("several fields are filled in by one call, each an action with its selector and text", async ({
  session,
  server,
  model,
}) => {
  server.page("/", form);
  await session.navigate(server.url("/"));
  model.answer(
    script(
      view,
      (request) => [
        {
          name: "fillForm",
          input: {
            fields: [
              { ref: referenceOf(request, "Name"), value: "Ada" },
              { ref: referenceOf(request, "Size"), value: "Large" },
              { ref: referenceOf(request, "gift"), value: "true" },
            ],
            reason: "as asked",
          },
        },
        { name: "act", input: { ref: referenceOf(request, '"Send"') } },
      ],
      done(),
    ),
  );

  const { result } = await run(session, { model });

  expect(await session.pageText()).toContain("Sent name=Ada&size=Large&gift=on");
  expect(result).toMatchObject({ success: true, completed: true, metadata: { finished: "done" } });
  expect(result.actions).toMatchObject([
    { type: "fillForm", method: "fill", text: "Ada", reasoning: "as asked", success: true },
    { type: "fillForm", method: "selectOption", text: "Large" },
    { type: "fillForm", method: "check" },
    { type: "act", method: "click" },
  ]);
  for (const action of result.actions) {
    expect(action.selector).toMatch(/^xpath=\/html/);
    expect(action.pageUrl).toBe(server.url("/"));
    expect(action.timeMs).toBeGreaterThan(0);
  }
});

test("filling in stops at the first field that cannot be filled in, and says which were not", async ({
  session,
  server,
  model,
}) => {
  server.page(
    "/",
    `<label>One <input></label><label>Two <input disabled></label><label>Three <input></label>`,
  );
  await session.navigate(server.url("/"));
  model.answer(
    script(
      view,
      (request) => [
        {
          name: "fillForm",
          input: {
            fields: ["One", "Two", "Three"].map((name) => ({ ref: referenceOf(request, name), value: "x" })),
          },
        },
      ],
      done(false),
    ),
  );

  const { result } = await run(session, { model });

  expect(result.actions.map(({ success }) => success)).toEqual([true, false]);
  expect(result.metadata?.["failedActions"]).toMatchObject([{ number: 2, code: "disabled" }]);
  expect(model.requests[2]?.toolResults[0]).toContain("were not filled in");
});

test("the tools of a browser: words, keys, scrolling, tabs, back, upload", async ({
  session,
  server,
  model,
}) => {
  server.page(
    "/",
    `<!doctype html><title>First</title><input aria-label="Search" onkeydown="if (event.key === 'Enter') out.textContent = 'Searched ' + value"><input type="file" aria-label="Photo" onchange="files[0].text().then((text) => { photo.textContent = files[0].name + ': ' + text })"><a href="/second">Second page</a><a href="/third" target="_blank">In a new tab</a><p id="out"></p><p id="photo"></p><div style="height: 4000px"></div>`,
  );
  server.page("/second", "<!doctype html><title>Second</title><p>This is the second page</p>");
  server.page("/third", "<!doctype html><title>Third</title><p>This is the third page</p>");
  await session.navigate(server.url("/"));
  model.answer(
    script(
      view,
      (request) => [
        { name: "act", input: { words: "click Search" } },
        { name: "keys", input: { text: "tea" } },
        { name: "keys", input: { keys: "Enter" } },
        {
          name: "upload",
          input: { ref: referenceOf(request, "Photo"), files: [{ name: "a b.txt", text: "hello" }] },
        },
        { name: "scroll", input: { direction: "bottom" } },
        { name: "act", input: { ref: referenceOf(request, "Second page") } },
        { name: "back", input: {} },
        { name: "act", input: { words: "click In a new tab" } },
        { name: "tabs", input: { action: "list" } },
        { name: "tabs", input: { action: "switch", tab: "First" } },
        { name: "tabs", input: { action: "close", tab: "Third" } },
        { name: "view", input: {} },
      ],
      done(),
    ),
  );

  const { result } = await run(session, { model });

  const answers = model.requests[2]?.toolResults ?? [];
  expect(answers[8]).toMatch(/1 "First" .*\n2 "Third" .* \(in front\)/);
  expect(answers[11]).toContain("Title: First");
  expect(result.actions.map(({ type, success }) => `${type} ${success}`)).toEqual([
    "act true",
    "keys true",
    "keys true",
    "upload true",
    "scroll true",
    "act true",
    "back true",
    "act true",
    "tabs true",
    "tabs true",
  ]);
  expect(answers[2]).toContain("Done.");
  expect(answers[3]).toContain("a b.txt");
});

test("waiting ends when the text is there, and fails when it does not come", async ({
  session,
  server,
  model,
}) => {
  server.page(
    "/",
    `<button onclick="setTimeout(() => { out.textContent = 'Ready now' }, 700)">Start</button><p id="out"></p>`,
  );
  await session.navigate(server.url("/"));
  model.answer(
    script(
      view,
      (request) => [
        { name: "act", input: { ref: referenceOf(request, "Start") } },
        { name: "wait", input: { text: "ready now", milliseconds: 20_000 } },
        { name: "view", input: {} },
        { name: "wait", input: { text: "Never", milliseconds: 50 } },
      ],
      done(false),
    ),
  );

  const { result } = await run(session, { model });

  expect(model.requests[2]?.toolResults[2]).toContain("Ready now");
  expect(result.actions.slice(1).map(({ success }) => success)).toEqual([true, false]);
});

test("a budget is announced before it ends, and nothing is done beyond it", async ({
  session,
  server,
  model,
}) => {
  server.page(
    "/",
    `<button onclick="out.textContent = Number(out.textContent) + 1">More</button><p id="out">0</p>`,
  );
  await session.navigate(server.url("/"));
  model.answer(script(view, click("More")));

  const { result } = await run(session, { model, maxSteps: 4 });

  expect(await session.pageText()).toContain("4");
  expect(result.actions).toHaveLength(4);
  expect(result).toMatchObject({ success: false, completed: false, metadata: { finished: "max_steps" } });
  expect(result.message).toContain("maxSteps");
  const answers = model.requests.slice(2).map(({ toolResults }) => toolResults[0]);
  expect(answers[0]).toContain("3 more actions are allowed");
  expect(answers[3]).toContain("last action allowed");
  expect(answers[4]).toContain("Call done");
});

test("identical views are warned of, and end the run", async ({ session, server, model }) => {
  server.page("/", "<p>Nothing ever happens</p>");
  await session.navigate(server.url("/"));
  model.answer(script(view));

  const { result } = await run(session, { model });

  expect(result).toMatchObject({ success: false, completed: false, metadata: { finished: "stuck" } });
  expect(result.message).toContain("15 times now");
  expect(model.requests).toHaveLength(15);
  expect(model.requests[5]?.toolResults[0]).not.toContain("times now");
  expect(model.requests[6]?.toolResults[0]).toContain("6 times now");
  for (const { messages } of model.requests.slice(1))
    expect(messages.filter(({ text }) => text.includes("Nothing ever happens"))).toHaveLength(1);
});

test("identical actions that fail are warned of, and end the run; others never do", async ({
  session,
  server,
  model,
}) => {
  server.page(
    "/",
    `<button onclick="out.textContent = Number(out.textContent) + 1">More</button><p id="out">0</p><button onclick="">Dead</button>`,
  );
  await session.navigate(server.url("/"));
  model.answer(
    script(view, (request) => Array.from({ length: 8 }, () => click("More")(request)[0]!), click("Dead")),
  );

  const { result } = await run(session, { model, maxSteps: 30 });

  expect(await session.pageText()).toContain("8");
  expect(result.actions).toHaveLength(8 + 6);
  expect(result).toMatchObject({ success: false, completed: false, metadata: { finished: "stuck" } });
  expect(model.requests[5]?.toolResults[0]).toContain("3 times now");
});

test("nothing that the model says makes a success of a run whose last action failed", async ({
  session,
  server,
  model,
}) => {
  server.page("/", `<button disabled>Order</button>`);
  await session.navigate(server.url("/"));
  model.answer(script(view, click("Order"), done()));

  const { result } = await run(session, { model });

  expect(result).toMatchObject({ success: false, completed: true });
  expect(result.message).toMatch(
    /tried last failed \(button “Order” is disabled.*The model says: That was it\./,
  );
  expect(result.metadata?.["failedActions"]).toMatchObject([{ number: 1, code: "disabled" }]);
  expect(model.requests[3]?.toolResults[0]).toContain("Your last action failed");
});

test("a run that its model gives up has not succeeded", async ({ session, server, model }) => {
  server.page("/", "<p>Empty</p>");
  await session.navigate(server.url("/"));
  model.answer(script(view, done(false)));

  const { result } = await run(session, { model });

  expect(result).toMatchObject({ success: false, completed: false, message: "That was it." });
});

test("the end is held until the page is at rest, and the model sees what became of it", async ({
  session,
  server,
  model,
}) => {
  server.page(
    "/",
    `<button onclick="let ticks = 0; const timer = setInterval(() => { out.textContent = ++ticks < 12 ? 'Saving ' + ticks : 'Could not save'; if (ticks === 12) clearInterval(timer) }, 200)">Save</button><p id="out"></p>`,
  );
  await session.navigate(server.url("/"));
  model.answer(
    script(
      view,
      (request) => [...click("Save")(request), ...done()(request)],
      (request) =>
        request.toolResults.at(-1)?.includes("Could not save") ? done(false)(request) : done()(request),
    ),
  );

  const { result } = await run(session, { model });

  expect(model.requests[2]?.toolResults[1]).toContain("still changing");
  expect(result).toMatchObject({ success: false, completed: false });
});

test("an output is by its schema, also where it refers to definitions of its own", async ({
  session,
  server,
  model,
}) => {
  server.page("/", "<p>€12</p>");
  await session.navigate(server.url("/"));
  model.answer(
    script(view, done(), done(true, { output: { price: "twelve" } }), done(true, { output: { price: 12 } })),
  );

  const { result } = await run(session, {
    model,
    output: {
      type: "object",
      required: ["price"],
      properties: { price: { $ref: "#/$defs/price" } },
      $defs: { price: { type: "number" } },
    },
  });

  expect(result).toMatchObject({ success: true, output: { price: 12 } });
  expect(model.requests[2]?.toolResults[0]).toContain("needs its output");
  expect(model.requests[3]?.toolResults[0]).toContain("do not fit its schema");
});

test("usage is summed over every call, with cached and reasoning tokens", async ({
  session,
  server,
  model,
}) => {
  server.page("/", "<p>€12</p>");
  await session.navigate(server.url("/"));
  const usage = { input: 100, output: 10, cached: 40, reasoning: 5 };
  model.answer((request) => {
    if (request.answerSchema !== undefined) return { json: { extraction: "€12" }, usage };
    const [call] =
      request.turn === 1 ? [{ name: "extract", input: { instruction: "the price" } }] : done()(request);
    return { toolCalls: [call!], usage };
  });

  const { result } = await run(session, { model });

  expect(model.requests).toHaveLength(3);
  expect(result.usage).toMatchObject({
    input_tokens: 300,
    output_tokens: 30,
    cached_input_tokens: 120,
    reasoning_tokens: 15,
  });
  expect(model.requests[2]?.toolResults[0]).toContain('⟦data⟧\n{"extraction":"€12"}\n⟦/data⟧');
});

test("tools can be left out, but not the one that ends the run", async ({ session, server, model }) => {
  server.page("/", "<p>Hello</p>");
  await session.navigate(server.url("/"));
  model.answer(script(done()));

  await run(session, { model, excludeTools: ["navigate", "tabs"] });

  const names = model.requests[0]?.tools.map(({ name }) => name);
  expect(names).toContain("act");
  expect(names).not.toContain("navigate");
  expect(names).not.toContain("tabs");
  await expect(run(session, { model, excludeTools: ["done"] })).rejects.toMatchObject({
    code: "invalid_request",
  });
});

test("a model that talks is told once to go on by tools", async ({ session, server, model }) => {
  server.page("/", "<p>Hello</p>");
  await session.navigate(server.url("/"));
  model.answer((request) =>
    request.turn === 1 ? { text: "I shall begin." } : script(view, view, done())(request),
  );

  const { result } = await run(session, { model });

  expect(result).toMatchObject({ success: true, completed: true });
  expect(model.requests[1]?.lastUserText).toContain("calling a tool");
});

test("a run stops when its caller leaves", async ({ session, server, model }) => {
  server.page("/", "<p>Hello</p>");
  await session.navigate(server.url("/"));
  const leaving = new AbortController();
  model.answer((request) => {
    if (request.turn === 2) leaving.abort();
    return request.turn === 2 ? { silence: true } : { toolCalls: view(request) };
  });

  await expect(run(session, { model, caller: { signal: leaving.signal } })).rejects.toMatchObject({
    code: "timeout",
  });
  expect(await session.pageText()).toContain("Hello");
});

test("what the model planned behind an action that failed is not done", async ({
  session,
  server,
  model,
}) => {
  server.page(
    "/",
    `<label>Amount <input disabled></label><button onclick="this.replaceWith('Sent')">Send</button>`,
  );
  await session.navigate(server.url("/"));
  model.answer(
    script(
      view,
      (request) => [
        {
          name: "act",
          input: { ref: referenceOf(request, "Amount"), method: "fill", arguments: ["5"] },
        },
        ...click("Send")(request),
        ...view(request),
      ],
      done(false),
    ),
  );

  const { result } = await run(session, { model });

  expect(result.actions).toHaveLength(1);
  expect(model.requests[2]?.toolResults[1]).toContain("Not run");
  expect(model.requests[2]?.toolResults[2]).toContain("Send");
  expect(await session.pageText()).not.toContain("Sent");
});

test("a provider that fails on the way leaves what was done in the result", async ({
  session,
  server,
  model,
}) => {
  server.page("/", `<button onclick="this.replaceWith('Sent')">Send</button>`);
  await session.navigate(server.url("/"));
  const turns = script(view, click("Send"));
  model.answer((request) => (request.turn > 2 ? { status: 400, error: "Out of credit" } : turns(request)));

  const { result } = await run(session, { model });

  expect(result).toMatchObject({
    success: false,
    completed: false,
    message: expect.stringContaining("Out of credit"),
    actions: [{ type: "act", success: true }],
    usage: { input_tokens: 200 },
    metadata: { finished: "model_unavailable" },
  });
});
