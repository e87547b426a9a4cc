import { expect } from "vitest";
import { startScriptedModel, type ScriptedRequest } from "../src/testing/scripted-model.ts";
import type { PageServer } from "../src/testing/page-server.ts";
import { test } from "./fixture.ts";

const leavings = {
  "a script": `location.href = "/next"`,
  "location.replace": `location.replace("/next")`,
  "a meta refresh": `document.head.insertAdjacentHTML("beforeend", '<meta http-equiv="refresh" content="0; url=/next">')`,
};

/** A page that leaves for the next one as soon as it is looked at, which asks the page's own world for listeners. */
function serveLeavingPages(server: PageServer, leaving: string): { saved: () => number } {
  server.page(
    "/",
    `<h1>Before</h1><script>const own = Document.prototype.querySelectorAll; let left = false; Document.prototype.querySelectorAll = function (...given) { if (!left) { left = true; ${leaving}; } return own.apply(this, given); };</script>`,
  );
  server.page(
    "/next",
    `<h1>After</h1><ul><li>Kettle</li><li>Mug</li></ul><button onclick="fetch('/saved', { method: 'POST' }); this.textContent = 'Done'">Save</button>`,
  );
  server.handle("/saved", (_request, response) => response.writeHead(204).end());
  return { saved: () => server.requests.filter((path) => path === "/saved").length };
}

for (const [name, leaving] of Object.entries(leavings)) {
  test(`act does on the next page, once, what it was to do on one that ${name} leaves meanwhile`, async ({
    session,
    server,
  }) => {
    const { saved } = serveLeavingPages(server, leaving);
    await session.navigate(server.url("/"));

    expect(await session.act("click Save")).toMatchObject({ success: true, resolvedBy: "embedded" });

    expect(saved()).toBe(1);
    expect(await session.pageText()).toContain("After");
  });
}

test("a dry run and a collection look at the page that has come", async ({ session, server }) => {
  const { saved } = serveLeavingPages(server, leavings["location.replace"]);
  await session.navigate(server.url("/"));
  expect(await session.act("click Save", { dryRun: true })).toMatchObject({ success: true, dryRun: true });

  await session.navigate(server.url("/next"));
  const schema = { type: "array", items: { type: "object", properties: { name: { type: "string" } } } };
  const { result } = await session.dispatch("collect", { schema, instruction: "the list items" });
  expect(result.items).toEqual([{ name: "Kettle" }, { name: "Mug" }]);
  expect(saved()).toBe(0);
});

function pick(request: ScriptedRequest, words: string) {
  const shown = request.messages.map(({ text }) => text).join("\n");
  const line = shown.split("\n").findLast((each) => each.includes(words) && /\[(?:f\d+)?e\d+\]/.test(each));
  const [, ref = null] = /\[((?:f\d+)?e\d+)\]/.exec(line ?? "") ?? [];
  const found = {
    outcome: "found",
    steps: [{ ref, method: "click", arguments: [] }],
    rest: null,
    candidates: [],
    reason: words,
  };
  return { json: found };
}

test("a page that is replaced while a model thinks about it is shown to the model anew", async ({
  session,
  server,
}) => {
  await using model = await startScriptedModel();
  const button = `<button onclick="fetch('/saved', { method: 'POST' }); this.textContent = 'Done'">Zq</button>`;
  server.page("/", `${button}<script>fetch("/leave").then(() => location.replace("/next"));</script>`);
  server.page("/next", `${button}<script>fetch("/arrived")</script>`);
  const leave = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  server.handle("/leave", (_request, response) => void leave.promise.then(() => response.end()));
  server.handle("/arrived", (_request, response) => {
    arrived.resolve();
    response.end();
  });
  server.handle("/saved", (_request, response) => response.writeHead(204).end());
  await session.dispatch("navigate", {
    url: server.url("/"),
    options: { waitUntil: "domcontentloaded" },
  });
  model.answer(async (request) => {
    const answer = pick(request, "Zq");
    leave.resolve();
    await arrived.promise;
    return answer;
  });

  const result = await session.act("take the edge off it", {
    model: { modelName: "openai/test", baseURL: model.url, apiKey: "test-key" },
  });

  expect(result, result.message).toMatchObject({ success: true, resolvedBy: "model" });
  expect(model.requests).toHaveLength(2);
  expect(server.requests.filter((path) => path === "/saved")).toHaveLength(1);
});
