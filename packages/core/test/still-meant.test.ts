import { expect } from "vitest";
import type { PageServer } from "../src/testing/page-server.ts";
import type { ScriptedRequest } from "../src/testing/scripted-model.ts";
import { click, done, referenceOf, run, script, test, view } from "./agent/fixture.ts";

/** A page that goes on when the model has been asked, as `change` says, and the wait until it has. */
function goingOn(server: PageServer, body: string, change: string) {
  const asked = Promise.withResolvers<void>();
  const changed = Promise.withResolvers<void>();
  server.handle("/asked", (_request, response) => void asked.promise.then(() => response.end()));
  server.handle("/changed", (_request, response) => {
    response.end();
    changed.resolve();
  });
  server.page(
    "/",
    `${body}<p id="out"></p><script>fetch("/asked").then(() => { ${change}; return fetch("/changed"); });</script>`,
  );
  return async () => {
    asked.resolve();
    await changed.promise;
  };
}

const found = (ref: string) => ({
  json: {
    outcome: "found",
    steps: [{ ref, method: "click", arguments: [] }],
    rest: null,
    candidates: [],
    reason: "that one",
  },
});
const nothing = { json: { outcome: "not_found", steps: [], rest: null, candidates: [], reason: "gone" } };
const modelAt = (url: string) => ({ model: { modelName: "lab/x", baseURL: url, apiKey: "test-key" } });

const names = `[...document.querySelectorAll("li span")]`;
const rows = `<ul>${["Bob", "Dora"]
  .map(
    (name) =>
      `<li><span>${name}</span><button onclick="out.textContent = 'Zapped ' + this.previousSibling.textContent">Zq</button></li>`,
  )
  .join("")}</ul>`;

test("a row that is another one by the time the model has answered is not used", async ({
  session,
  server,
  model,
}) => {
  const goOn = goingOn(
    server,
    rows,
    `${names}.forEach((span, at) => { span.textContent = ["Cy", "Bob"][at]; })`,
  );
  await session.navigate(server.url("/"));
  model.answer(async (request) => {
    const ref = rowOf(request, "Bob");
    if (request.number === 1) await goOn();
    return found(ref);
  });

  const result = await session.act("take the edge off whatever Bob has sent in", modelAt(model.url));

  expect(result).toMatchObject({ success: true, resolvedBy: "model" });
  expect(await session.pageText()).toContain("Zapped Bob");
  expect(model.requests).toHaveLength(2);
  expect(result.usage?.input_tokens).toBe(200);
});

test("an element that has come to be called otherwise is not used", async ({ session, server, model }) => {
  const goOn = goingOn(
    server,
    `<button onclick="out.textContent = this.textContent + ' pressed'">Archive</button>`,
    `document.querySelector("button").textContent = "Delete for good"`,
  );
  await session.navigate(server.url("/"));
  model.answer(async (request) => {
    if (request.number > 1) return nothing;
    const ref = referenceOf(request, '"Archive"');
    await goOn();
    return found(ref);
  });

  const result = await session.act("take the edge off it", modelAt(model.url));

  expect(result).toMatchObject({ success: false, code: "not_found", actions: [] });
  expect(await session.pageText()).not.toContain("pressed");
});

test("a page that never stands still is told of, and nothing is done", async ({ session, server, model }) => {
  server.page(
    "/",
    `<button onclick="out.textContent = 'Pressed'">Zq</button><p id="out"></p><script>setInterval(() => { const button = document.querySelector("button"); button.textContent += "x"; }, 5);</script>`,
  );
  await session.navigate(server.url("/"));
  model.answer(async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return found(referenceOf(request, "Zq"));
  });

  const result = await session.act("take the edge off it", modelAt(model.url));

  expect(result).toMatchObject({ success: false, code: "stale", actions: [] });
  expect(result.message).toContain("while the model was asked");
  expect(await session.pageText()).not.toContain("Pressed");
  expect(model.requests).toHaveLength(3);
});

test("figures that count on, and what changes elsewhere, change nothing of what was meant", async ({
  session,
  server,
  model,
}) => {
  const goOn = goingOn(
    server,
    `<button onclick="out.textContent = 'Pressed'">Zq (3)</button><section><p>One</p></section>`,
    `document.querySelector("button").textContent = "Zq (4)"; document.querySelector("section").innerHTML += "<p>Two</p>"`,
  );
  await session.navigate(server.url("/"));
  model.answer(async (request) => {
    const ref = referenceOf(request, "Zq");
    await goOn();
    return found(ref);
  });

  const result = await session.act("take the edge off it", modelAt(model.url));

  expect(result.success).toBe(true);
  expect(model.requests).toHaveLength(1);
});

test("an agent is told when an element has become another one since it looked", async ({
  session,
  server,
  model,
}) => {
  const goOn = goingOn(
    server,
    `<button onclick="out.textContent = this.textContent + ' pressed'">Archive</button>`,
    `document.querySelector("button").textContent = "Delete for good"`,
  );
  await session.navigate(server.url("/"));
  const plan = script(view, click('"Archive"'), done(false));
  model.answer(async (request) => {
    if (request.turn === 2) await goOn();
    return plan(request);
  });

  const { result } = await run(session, { model });

  expect(result.actions).toEqual([]);
  expect(model.requests[2]?.toolResults[0]).toContain("button “Delete for good”");
  expect(await session.pageText()).not.toContain("pressed");
});

/** Reference of the button behind a name. */
function rowOf(request: ScriptedRequest, name: string): string {
  const shown = request.messages.map(({ text }) => text).join("\n");
  const reference = /\[((?:f\d+)?e\d+)\]/.exec(shown.slice(shown.indexOf(`"${name}"`)))?.[1];
  if (reference === undefined) throw new Error(`the model was not shown ${name}`);
  return reference;
}
