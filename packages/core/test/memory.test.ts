import type { Memory, RawInput } from "@legwork/protocol";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { Engine } from "../src/engine.ts";
import {
  startScriptedModel,
  type ScriptedModel,
  type ScriptedRequest,
} from "../src/testing/scripted-model.ts";
import { test as base, TestSession } from "./fixture.ts";

const test = base
  .extend("model", async ({}, { onCleanup }) => {
    const model = await startScriptedModel();
    onCleanup(() => model.close());
    return model;
  })
  .extend("session", async ({ engine }, { onCleanup }) => {
    const session = await TestSession.start(engine);
    onCleanup(async () => {
      await session.end();
      for (const projectId of ["test", "another"])
        await engine.dispatch("purgeMemories", {}, { principal: { projectId } });
    });
    return session;
  });

function scripted(model: ScriptedModel) {
  return { modelName: "openai/test", baseURL: model.url, apiKey: "test-key" };
}

/** The first reference right behind the words, where the page is shown. */
function referenceAfter(request: ScriptedRequest, words: string): string {
  const text = request.messages.map((message) => message.text).join("\n");
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const reference = /\[((?:f\d+)?e\d+)\]/.exec(text.slice(at, at + 120))?.[1];
    if (reference !== undefined) return reference;
  }
  throw new Error(`the model was not shown ${words}`);
}

/** The model bins the row of that name. */
function bins(model: ScriptedModel, name: string): void {
  model.answer((request) => ({
    json: {
      outcome: "found",
      steps: [{ ref: referenceAfter(request, name), method: "click", arguments: [] }],
      rest: null,
      candidates: [],
      reason: "the bin of that row",
    },
  }));
}

async function memoriesOf(session: TestSession, input: RawInput<"listMemories"> = {}): Promise<Memory[]> {
  return (await session.dispatch("listMemories", input)).memories;
}

const orders = (rows: string[], markup: (row: string) => string = plainRow) => `<main><h1>Orders</h1>
<ul>${rows.map(markup).join("")}</ul><p id="status">nothing yet</p></main>
<script>document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-bin]");
  if (button) document.querySelector("#status, .s9").textContent = "binned " + button.dataset.bin;
})</script>`;
const plainRow = (row: string) =>
  `<li class="row"><b>${row}</b> <button class="bin-button" data-bin="${row}">🗑</button></li>`;
const reshuffledRow = (row: string) =>
  `<div role="listitem" class="css-x7f9q2"><div><div><button data-bin="${row}"><span>🗑</span></button></div><div><span><b>${row}</b></span></div></div></div>`;

const throwBob = "Bob has changed his mind, please see to it";

test("what the model found once is done again without it", async ({ session, server, model }) => {
  server.page("/", orders(["Alice", "Bob", "Carol"]));
  await session.navigate(server.url("/"));
  bins(model, "Bob");

  const first = await session.act(throwBob, { model: scripted(model) });
  expect(first).toMatchObject({ success: true, resolvedBy: "model", cacheStatus: "MISS" });
  await session.navigate(server.url("/"));
  const second = await session.act(throwBob, { model: scripted(model) });

  expect(second).toMatchObject({
    success: true,
    resolvedBy: "memory",
    cacheStatus: "HIT",
    usage: { input_tokens: 0, output_tokens: 0 },
    actions: [{ method: "click", selector: first.actions[0]?.selector }],
  });
  expect(model.requests).toHaveLength(1);
  expect(await session.pageText()).toContain("binned Bob");
});

describe("the page has changed", () => {
  test("a reshuffled markup costs no model call, and is healed", async ({ session, server, model }) => {
    server.page("/", orders(["Alice", "Bob", "Carol"]));
    await session.navigate(server.url("/"));
    bins(model, "Bob");
    await session.act(throwBob, { model: scripted(model) });
    const [before] = await memoriesOf(session);

    server.page(
      "/",
      `<header><nav><a href="/x">Home</a></nav></header>${orders(["Carol", "Dora", "Bob", "Alice"], reshuffledRow)}`,
    );
    await session.navigate(server.url("/"));
    const again = await session.act(throwBob, { model: scripted(model) });

    expect(again).toMatchObject({ success: true, cacheStatus: "HIT", resolvedBy: "memory" });
    expect(again.message).toContain("The page has changed");
    expect(await session.pageText()).toContain("binned Bob");
    expect(model.requests).toHaveLength(1);
    const [healed] = await memoriesOf(session);
    expect(healed).toMatchObject({ id: before!.id, healedAt: expect.any(Number), uses: 1 });
    expect(healed!.steps[0]!.selector).toBe(again.actions[0]!.selector);
    expect(healed!.steps[0]!.selector).not.toBe(before!.steps[0]!.selector);

    await session.navigate(server.url("/"));
    const third = await session.act(throwBob, { model: scripted(model) });
    expect(third).toMatchObject({ success: true, cacheStatus: "HIT" });
    expect(third.message).not.toContain("The page has changed");
  });

  test("a row that is gone is not replaced by another one", async ({ session, server, model }) => {
    server.page("/", orders(["Alice", "Bob", "Carol"]));
    await session.navigate(server.url("/"));
    bins(model, "Bob");
    await session.act(throwBob, { model: scripted(model) });

    server.page("/", orders(["Alice", "Carol"]));
    await session.navigate(server.url("/"));
    model.answer(() => ({
      json: {
        outcome: "not_found",
        steps: [],
        rest: null,
        candidates: [],
        reason: "there is no Bob",
      },
    }));
    const gone = await session.act(throwBob, { model: scripted(model) });

    expect(gone).toMatchObject({ success: false, code: "not_found", cacheStatus: "MISS" });
    expect(await session.pageText()).toContain("nothing yet");
  });

  test("a row that the words do not fit any more is left alone", async ({ session, server, model }) => {
    const wording = "get rid of what was shipped to Bob";
    server.page("/", orders(["Alice returned", "Bob shipped", "Carol returned"]));
    await session.navigate(server.url("/"));
    bins(model, "Bob");
    await session.act(wording, { model: scripted(model) });
    expect(await memoriesOf(session)).toMatchObject([{ steps: [{ criteria: ["shipped", "bob"] }] }]);

    server.page("/", orders(["Alice returned", "Bob returned", "Carol returned"]));
    await session.navigate(server.url("/"));
    model.answer(() => ({
      json: {
        outcome: "not_found",
        steps: [],
        rest: null,
        candidates: [],
        reason: "nothing was shipped to Bob",
      },
    }));
    const again = await session.act(wording, { model: scripted(model) });

    expect(again).toMatchObject({ success: false, code: "not_found", cacheStatus: "MISS" });
    expect(await session.pageText()).toContain("nothing yet");
  });

  test("what comes late is waited for, and costs no model call", async ({ session, server, model }) => {
    server.page("/", orders(["Alice", "Bob", "Carol"]));
    await session.navigate(server.url("/"));
    bins(model, "Bob");
    await session.act(throwBob, { model: scripted(model) });

    server.page(
      "/",
      `${orders([])}<script>setTimeout(() => {
        document.querySelector("ul").innerHTML = ${JSON.stringify(["Carol", "Bob"].map(plainRow).join(""))};
      }, 300)</script>`,
    );
    await session.navigate(server.url("/"));
    const late = await session.act(throwBob, { model: scripted(model) });

    expect(late).toMatchObject({ success: true, cacheStatus: "HIT" });
    expect(await session.pageText()).toContain("binned Bob");
    expect(model.requests).toHaveLength(1);
  });

  test("what is covered now is looked at anew, and nothing was done before", async ({ session, server }) => {
    const page = (more: string) =>
      `<button onclick="document.title = 'Saved'">Save</button>${more}<p>text</p>`;
    server.page("/", page(""));
    await session.navigate(server.url("/"));
    await session.act("click Save");

    server.page("/", page(`<div style="position:fixed;inset:0;background:#fff">Please wait</div>`));
    await session.navigate(server.url("/"));
    const covered = await session.act("click Save");
    expect(covered).toMatchObject({ success: false, code: "covered", cacheStatus: "MISS" });

    server.page("/", page(""));
    await session.navigate(server.url("/"));
    expect(await session.act("click Save")).toMatchObject({ success: true, cacheStatus: "HIT" });
  });
});

test("a click that has no effect any more is told as it is, and forgotten", async ({ session, server }) => {
  const page = (script: string) => `<button onclick="${script}">Save</button><p>text</p>`;
  server.page("/", page("document.title = 'Saved ' + performance.now()"));
  await session.navigate(server.url("/"));
  await session.act("click Save");
  expect(await memoriesOf(session)).toHaveLength(1);

  server.page("/", page(""));
  await session.navigate(server.url("/"));
  const result = await session.act("click Save");

  expect(result).toMatchObject({ success: false, code: "no_effect", cacheStatus: "HIT", actions: [] });
  expect(result.message).toContain("forgotten");
  expect(await memoriesOf(session)).toEqual([]);
});

describe("several steps", () => {
  const words = "fill Email with ada@example.com and City with London";
  const form = (more = "") => `<label>Email <input id="mail" oninput="count.textContent += 'm'"></label>
<label>City <input id="city" ${more}></label><p id="count"></p>`;

  test("are done again together", async ({ session, server }) => {
    server.page("/", form());
    await session.navigate(server.url("/"));
    expect(await session.act(words)).toMatchObject({ success: true, cacheStatus: "MISS" });
    expect((await memoriesOf(session))[0]!.steps).toHaveLength(2);

    server.page("/", `<main><section>${form()}</section></main>`);
    await session.navigate(server.url("/"));
    const again = await session.act(words);

    expect(again).toMatchObject({ success: true, cacheStatus: "HIT" });
    expect(again.actions.map(({ arguments: given }) => given)).toEqual([["ada@example.com"], ["London"]]);
    expect(await session.pageText()).toMatch(/ada@example\.com[^]*London/);
  });

  test("that break off on the way are told so, and no step is done twice", async ({ session, server }) => {
    server.page("/", form());
    await session.navigate(server.url("/"));
    await session.act(words);

    server.page("/", form("readonly"));
    await session.navigate(server.url("/"));
    const result = await session.act(words);

    expect(result).toMatchObject({ success: false, code: "read_only", cacheStatus: "HIT" });
    expect(result.actions).toHaveLength(1);
    expect((await session.pageText()).match(/\bm+\b/)?.[0]).toBe("m");
    expect(await memoriesOf(session)).toEqual([]);
  });
});

describe("variables", () => {
  const form = `<form onsubmit="event.preventDefault(); out.textContent = 'in as ' + user.value + '/' + pass.value">
<label>User <input id="user"></label><label>Password <input id="pass" type="password"></label><button>Sign in</button></form><output id="out"></output>`;

  test("are filled in anew each time, and are nowhere in what is kept", async ({ session, server }) => {
    server.page("/", form);
    for (const [round, name] of ["ada-lovelace", "grace-hopper"].entries()) {
      await session.navigate(server.url("/"));
      const variables = { name, secret: `pw-${name}` };
      const user = await session.act("type %name% into User", { variables });
      const pass = await session.act("type %secret% into Password", { variables });
      await session.act("click Sign in", { variables });
      expect([user.cacheStatus, pass.cacheStatus]).toEqual(round === 0 ? ["MISS", "MISS"] : ["HIT", "HIT"]);
      expect(await session.pageText()).toContain(`in as ${name}/pw-${name}`);
    }
    const kept = await memoriesOf(session);
    expect(kept.map(({ instruction }) => instruction).sort()).toEqual([
      "click Sign in",
      "type %name% into User",
      "type %secret% into Password",
    ]);
    expect(kept[0]!.variables).toEqual(["name", "secret"]);
    expect(JSON.stringify(kept)).not.toMatch(/lovelace|hopper/);
  });

  test("an instruction about one of their values is not done to another's row", async ({
    session,
    server,
    model,
  }) => {
    server.page("/", orders(["Alice", "Bob", "Carol"]));
    for (const name of ["Bob", "Alice"]) {
      await session.navigate(server.url("/"));
      bins(model, "%who%");
      const result = await session.act("%who% has changed his mind, please see to it", {
        model: scripted(model),
        variables: { who: name },
      });
      expect(result).toMatchObject({ success: true });
      expect(await session.pageText()).toContain(`binned ${name}`);
    }
  });

  test("a password that was said in clear is not kept", async ({ session, server }) => {
    server.page("/", form);
    await session.navigate(server.url("/"));
    const result = await session.act('type "hunter2" into Password');
    expect(result).toMatchObject({ success: true, cacheStatus: "MISS" });
    expect(await memoriesOf(session)).toEqual([]);
  });
});

test("what hangs on order or time is looked for each time", async ({ session, server }) => {
  server.page(
    "/",
    `<ul>${["One", "Two"].map((name) => `<li>${name} <button onclick="document.title='${name}'+performance.now()">Open</button></li>`).join("")}</ul>
<button onclick="document.title = 'next' + performance.now()">Next</button>`,
  );
  await session.navigate(server.url("/"));
  expect(await session.act("click the first Open")).toMatchObject({ success: true });
  expect(await session.act("click Next")).toMatchObject({ success: true });
  expect((await memoriesOf(session)).map(({ instruction }) => instruction)).toEqual(["click Next"]);
});

test("whose a row is may be another one's the next time, unless it is named", async ({
  session,
  server,
  model,
}) => {
  server.page("/", orders(["Alice", "Bob", "Carol"]));
  await session.navigate(server.url("/"));
  bins(model, "Bob");

  for (const instruction of ["clear away whatever belongs to me", "clear away what my friend Bob left"])
    await session.act(instruction, { model: scripted(model) });

  const kept = (await memoriesOf(session)).map(({ instruction }) => instruction);
  expect(kept).toEqual(["clear away what my friend Bob left"]);
});

test("a text that a model took from the page is asked for anew on the next one", async ({
  session,
  server,
  model,
}) => {
  const order = (number: string) =>
    server.page("/", `<p>Order number: <b>${number}</b></p><label>Reference <input></label>`);
  const says = (text: string) =>
    model.answer((request) => ({
      json: {
        outcome: "found",
        steps: [{ ref: referenceAfter(request, "Reference"), method: "fill", arguments: [text] }],
        rest: null,
        candidates: [],
        reason: "what the order is known by",
      },
    }));
  for (const number of ["A-1042", "B-2077"]) {
    order(number);
    says(number);
    await session.navigate(server.url("/"));
    await session.act("see that the reference is what this is known by", { model: scripted(model) });
    expect(await session.pageText()).toContain(`value="${number}"`);
  }
  expect(model.requests).toHaveLength(2);
});

test("two projects share nothing", async ({ engine, session, server }) => {
  server.page("/", `<button onclick="document.title = 'Saved' + performance.now()">Save</button>`);
  await session.navigate(server.url("/"));
  await session.act("click Save");
  const [mine] = await memoriesOf(session);
  const principal = { projectId: "another" };
  const { sessionId } = (await engine.dispatch("start", {}, { principal })) as { sessionId: string };
  const ask = (name: Parameters<Engine["dispatch"]>[0], input: unknown) =>
    engine.dispatch(name, input, { principal, sessionId });

  await ask("navigate", { url: server.url("/") });
  expect(await ask("listMemories", {})).toEqual({ memories: [] });
  expect(await ask("exportMemories", {})).toMatchObject({ memories: [] });
  await expect(ask("deleteMemory", { memoryId: mine!.id })).rejects.toMatchObject({ code: "not_found" });
  expect(await ask("purgeMemories", {})).toEqual({ deleted: 0 });
  expect(await ask("act", { input: "click Save" })).toMatchObject({
    result: { success: true, cacheStatus: "MISS" },
  });
  expect(await memoriesOf(session)).toEqual([mine]);
});

describe("switched off", () => {
  const page = `<button onclick="document.title = 'Saved' + performance.now()">Save</button>`;

  test("for a call, nothing is asked and nothing kept", async ({ session, server }) => {
    server.page("/", page);
    await session.navigate(server.url("/"));
    const result = await session.act("click Save", { cache: false });
    expect(result).toMatchObject({ success: true, resolvedBy: "embedded" });
    expect(result).not.toHaveProperty("cacheStatus");
    expect(await memoriesOf(session)).toEqual([]);
  });

  test("for a session, a call may still switch it on", async ({ engine, server }) => {
    server.page("/", page);
    const session = await TestSession.start(engine, { cache: false });
    await session.navigate(server.url("/"));
    expect(await session.act("click Save")).not.toHaveProperty("cacheStatus");
    expect(await session.act("click Save", { cache: true })).toMatchObject({ cacheStatus: "MISS" });
    expect(await session.act("click Save", { cache: true })).toMatchObject({ cacheStatus: "HIT" });
    await session.dispatch("purgeMemories", {});
    await session.end();
  });

  test("for the server, whoever asks for it is told", async ({ server }) => {
    server.page("/", page);
    const engine = await Engine.create({ cache: false });
    try {
      const started = await engine.dispatch("start", { cache: true }, { principal: { projectId: "test" } });
      expect(started).toMatchObject({ warnings: [expect.stringContaining("LEGWORK_CACHE")] });
      const session = await TestSession.start(engine);
      await session.navigate(server.url("/"));
      const answer = await session.dispatch("act", { input: "click Save", options: { cache: true } });
      expect(answer.warnings).toEqual([expect.stringContaining("LEGWORK_CACHE")]);
      expect(answer.result).not.toHaveProperty("cacheStatus");
      expect(await memoriesOf(session)).toEqual([]);
    } finally {
      await engine.close();
    }
  });
});

test("a dry run says what would be done from memory, and does and counts nothing", async ({
  session,
  server,
}) => {
  server.page("/", `<button onclick="out.textContent += 'saved. '">Save</button><p id="out"></p>`);
  await session.navigate(server.url("/"));
  expect(await session.act("click Save", { dryRun: true })).toMatchObject({
    cacheStatus: "MISS",
    dryRun: true,
  });
  expect(await memoriesOf(session)).toEqual([]);
  await session.act("click Save");
  const text = await session.pageText();
  expect(await session.act("click Save", { dryRun: true })).toMatchObject({
    dryRun: true,
    cacheStatus: "HIT",
    resolvedBy: "memory",
  });
  expect(await session.pageText()).toBe(text);
  expect(await memoriesOf(session)).toMatchObject([{ uses: 0 }]);
});

test("what another build of the grounder found is looked for anew, and kept in its place", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<main><button onclick="out.textContent = 'sent'">Send</button><button onclick="out.textContent = 'saved'">Save</button><p id="out"></p></main>`,
  );
  await session.navigate(server.url("/"));
  await session.act("click Send");
  const [sending] = await memoriesOf(session);
  for (const build of [{ build: "an earlier one" }, { build: undefined }]) {
    const mistaken = { ...sending!, instruction: "click Save", ...build };
    await session.dispatch("importMemories", { memories: [mistaken] });

    expect(await session.act("click Save")).toMatchObject({ resolvedBy: "embedded", cacheStatus: "MISS" });
    expect(await session.pageText()).toContain("saved");
    expect(await session.act("click Save")).toMatchObject({ resolvedBy: "memory", cacheStatus: "HIT" });
    const [saving] = await memoriesOf(session, { instruction: "Save" });
    expect(saving?.build).toMatch(/^[\w-]{22}$/);
    expect(saving?.build).toBe(sending!.build);
  }
});

test("a restart keeps it, and a session's end waits for it", async ({ server }) => {
  server.page("/", `<button onclick="document.title = 'Saved' + performance.now()">Save</button>`);
  const dataDirectory = await mkdtemp(join(tmpdir(), "legwork-memory-"));
  try {
    for (const expected of ["MISS", "HIT", "HIT"]) {
      const engine = await Engine.create({ dataDirectory });
      const session = await TestSession.start(engine);
      await session.navigate(server.url("/"));
      expect(await session.act("click Save")).toMatchObject({ success: true, cacheStatus: expected });
      await engine.close();
    }
    const engine = await Engine.create({ dataDirectory });
    const session = await TestSession.start(engine);
    expect(await memoriesOf(session)).toMatchObject([{ uses: 2, resolvedBy: "embedded" }]);
    await engine.close();
  } finally {
    await rm(dataDirectory, { recursive: true });
  }
});

describe("what is remembered", () => {
  const page = ["Save", "Send", "Copy"]
    .map((name) => `<button onclick="document.title = '${name}' + performance.now()">${name}</button>`)
    .join("");

  test("is listed in parts, filtered, forgotten one by one and all at once", async ({ session, server }) => {
    server.page("/a", page);
    server.page("/b", page);
    for (const [path, name] of [
      ["/a", "Save"],
      ["/a", "Send"],
      ["/b", "Copy"],
    ] as const) {
      await session.navigate(server.url(path));
      await session.act(`click ${name}`);
    }
    const first = await session.dispatch("listMemories", { limit: 2 });
    expect(first.memories.map(({ instruction }) => instruction)).toEqual(["click Copy", "click Send"]);
    const rest = await session.dispatch("listMemories", { limit: 2, cursor: first.nextCursor });
    expect(rest.memories.map(({ instruction }) => instruction)).toEqual(["click Save"]);
    expect(rest).not.toHaveProperty("nextCursor");
    expect(await memoriesOf(session, { url: "/b" })).toMatchObject([{ instruction: "click Copy" }]);
    expect(await memoriesOf(session, { instruction: "SEND" })).toHaveLength(1);
    await expect(session.dispatch("listMemories", { cursor: "nonsense" })).rejects.toMatchObject({
      code: "invalid_request",
      issues: [{ path: "cursor" }],
    });

    const memoryId = rest.memories[0]!.id;
    expect(await session.dispatch("deleteMemory", { memoryId })).toEqual({ deleted: 1 });
    await expect(session.dispatch("deleteMemory", { memoryId })).rejects.toMatchObject({ code: "not_found" });
    await session.navigate(server.url("/a"));
    expect(await session.act("click Save")).toMatchObject({ cacheStatus: "MISS" });
    expect(await session.act("click Send")).toMatchObject({ cacheStatus: "HIT" });
    expect(await session.dispatch("purgeMemories", {})).toEqual({ deleted: 3 });
    expect(await session.act("click Send")).toMatchObject({ cacheStatus: "MISS" });
  });

  test("is exported as JSON, and imported into another project", async ({ engine, session, server }) => {
    server.page("/", page);
    await session.navigate(server.url("/"));
    await session.act("click Send");
    const { memories } = await session.dispatch("exportMemories", { format: "json" });
    const principal = { projectId: "another" };
    const { sessionId } = (await engine.dispatch("start", {}, { principal })) as { sessionId: string };

    expect(
      await session.dispatch("importMemories", { memories: memories! }, { principal, sessionId }),
    ).toEqual({ imported: 1 });
    await session.dispatch("navigate", { url: server.url("/") }, { principal, sessionId });
    const { result } = await session.dispatch("act", { input: "click Send" }, { principal, sessionId });

    expect(result).toMatchObject({ success: true, cacheStatus: "HIT", resolvedBy: "memory" });
    await expect(
      session.dispatch("importMemories", { memories: [{ ...memories![0]!, steps: [] }] }),
    ).rejects.toMatchObject({ code: "invalid_request" });
    const [step] = memories![0]!.steps;
    const large = { ...memories![0]!, steps: [{ ...step!, arguments: Array(5).fill("x".repeat(9_000)) }] };
    await expect(
      session.dispatch("importMemories", { memories: [memories![0]!, large] }),
    ).rejects.toMatchObject({ code: "invalid_request", issues: [{ path: "memories.1" }] });
  });
});
