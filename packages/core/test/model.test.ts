import { expect } from "vitest";
import type { Output } from "@legwork/protocol";
import {
  startScriptedModel,
  type ScriptedModel,
  type ScriptedRequest,
} from "../src/testing/scripted-model.ts";
import { test as base, TestSession } from "./fixture.ts";

const test = base.extend("model", async ({}, { onCleanup }) => {
  const model = await startScriptedModel();
  onCleanup(() => model.close());
  return model;
});

const scripted = ({ url }: ScriptedModel) => ({ modelName: "openai/test", baseURL: url, apiKey: "test-key" });

/** Reference of the element whose line in the shown page holds the words. */
function referenceOf(request: ScriptedRequest, words: string): string {
  const shown = [
    ...request.messages.map(({ text }) => text),
    ...request.toolResults.map((result) => JSON.stringify(result)),
  ].join("\n");
  const line = shown
    .split(/\n|\\n|(?<=\]) /)
    .findLast((candidate) => candidate.includes(words) && /\[f?\d*e\d+\]/.test(candidate));
  const reference = /\[((?:f\d+)?e\d+)\]/.exec(line ?? "")?.[1];
  if (reference === undefined) throw new Error(`the model was not shown ${words}`);
  return reference;
}

test.for(["chat", "responses"] as const)(
  "over the %s format, the model finds what words alone do not, and act does it",
  async (openaiEndpointFormat, { session, server, model }) => {
    server.page("/", `<button onclick="this.replaceWith('Gone')">Zq</button><button>Save</button>`);
    await session.navigate(server.url("/"));
    model.answer((request) => ({
      json: {
        outcome: "found",
        steps: [{ ref: referenceOf(request, "Zq"), method: "click", arguments: [] }],
        rest: null,
        candidates: [],
        reason: "the bin",
      },
    }));

    const result = await session.act("take the edge off it", {
      model: { modelName: "openai/test", baseURL: model.url, apiKey: "test-key", openaiEndpointFormat },
    });

    expect(result).toMatchObject({ success: true, resolvedBy: "model" });
    expect(result.usage?.input_tokens).toBeGreaterThan(0);
    expect(model.requests).toHaveLength(1);
    expect(await session.pageText()).toContain("Gone");
  },
);

/** A form, and a menu whose entries are not there before it is opened. */
const office = `<label>Zq <input></label><label>Wv <input></label><button id="file">Kx</button>
<button id="menu">Ym</button><nav></nav><script>
const [zq, wv] = document.querySelectorAll("input");
document.getElementById("file").onclick = ({ target }) => target.replaceWith("Filed: " + zq.value + "/" + wv.value);
document.getElementById("menu").onclick = () => { document.querySelector("nav").innerHTML = "<button>Fp</button>"; };
document.querySelector("nav").onclick = ({ target }) => target.replaceWith("Exported");
</script>`;

const step = (ref: string, method: string, ...given: string[]) => ({ ref, method, arguments: given });
const finds = (rest: string | null, ...steps: ReturnType<typeof step>[]) => ({
  json: { outcome: "found", steps, rest, candidates: [], reason: "" },
});

test("a model's answer may be several steps, which one call does in order", async ({
  session,
  server,
  model,
}) => {
  server.page("/", office);
  await session.navigate(server.url("/"));
  model.answer((request) =>
    finds(
      null,
      step(referenceOf(request, "Zq"), "fill", "Ada"),
      step(referenceOf(request, "Wv"), "fill", "Riga"),
      step(referenceOf(request, "Kx"), "click"),
    ),
  );

  const result = await session.act("see to it that Ada of Riga is on file", {
    model: scripted(model),
  });

  expect(result).toMatchObject({ success: true, resolvedBy: "model" });
  expect(result.actions.map(({ method }) => method)).toEqual(["fill", "fill", "click"]);
  expect(model.requests).toHaveLength(1);
  expect(await session.pageText()).toContain("Filed: Ada/Riga");
});

test("what a step brings about is asked for once it is there, and both are done from memory then", async ({
  session,
  server,
  model,
}) => {
  server.page("/", office);
  const acted = async () => {
    await session.navigate(server.url("/"));
    return await session.act("get this out of here as a file", {
      model: scripted(model),
    });
  };
  model.answer((request) =>
    request.number === 1
      ? finds("the entry that does it", step(referenceOf(request, "Ym"), "click"))
      : finds(null, step(referenceOf(request, "Fp"), "click")),
  );

  const first = await acted();

  expect(first).toMatchObject({ success: true, resolvedBy: "model", cacheStatus: "MISS" });
  expect(first.actions).toHaveLength(2);
  expect(model.requests).toHaveLength(2);
  expect(model.requests[1]?.lastUserText).toContain("the entry that does it");
  expect(await session.pageText()).toContain("Exported");

  expect(await acted()).toMatchObject({ success: true, cacheStatus: "HIT" });
  expect(model.requests).toHaveLength(2);
  expect(await session.pageText()).toContain("Exported");
  const { script } = await session.dispatch("exportMemories", { format: "playwright" });
  expect(script).toContain("// Then: the entry that does it");
});

test("a part that is never found is no success, and what was done is told", async ({
  session,
  server,
  model,
}) => {
  server.page("/", office);
  await session.navigate(server.url("/"));
  model.answer((request) =>
    request.number === 1
      ? finds("the entry that burns it", step(referenceOf(request, "Ym"), "click"))
      : { json: { outcome: "not_found", steps: [], rest: null, candidates: [], reason: "Nothing burns." } },
  );

  const result = await session.act("open that and burn it", {
    model: scripted(model),
  });

  expect(result).toMatchObject({ success: false, code: "not_found" });
  expect(result.message).toContain("Nothing burns.");
  expect(result.actions).toMatchObject([{ description: "button “Ym”", method: "click" }]);
});

test("a model that fails after a step was done takes nothing back of what is told", async ({
  session,
  server,
  model,
}) => {
  server.page("/", office);
  await session.navigate(server.url("/"));
  model.answer((request) =>
    request.number === 1
      ? finds("the entry that does it", step(referenceOf(request, "Ym"), "click"))
      : { status: 400, error: "The quota is used up." },
  );

  const result = await session.act("get this out of here as a file", {
    model: scripted(model),
  });

  expect(result).toMatchObject({ success: false, code: "not_understood" });
  expect(result.message).toContain('Not done: "the entry that does it"');
  expect(result.actions).toMatchObject([{ description: "button “Ym”" }]);
});

test("a model that always leaves something over is asked no more than six times", async ({
  session,
  server,
  model,
}) => {
  server.page("/", `<button onclick="this.after('.')">Zq</button>`);
  await session.navigate(server.url("/"));
  model.answer((request) => finds("still more of it", step(referenceOf(request, "Zq"), "click")));

  const result = await session.act("go on and on with it", {
    model: scripted(model),
    cache: false,
  });

  expect(result).toMatchObject({ success: false, code: "not_understood" });
  expect(result.message).toContain('Not done: "still more of it"');
  expect(result.actions).toHaveLength(6);
  expect(model.requests).toHaveLength(6);
});

test("what the grounder is sure of costs no model call", async ({ session, server, model }) => {
  server.page("/", `<button onclick="this.replaceWith('Saved')">Save</button>`);
  await session.navigate(server.url("/"));

  const result = await session.act("click Save", {
    model: scripted(model),
  });

  expect(result).toMatchObject({ success: true, resolvedBy: "embedded", usage: { input_tokens: 0 } });
  expect(model.requests).toEqual([]);
});

test("what is told by evidence alone is asked of the model, if there is one", async ({
  session,
  server,
  model,
}) => {
  const page = `<button onclick="this.replaceWith('Gone')">🗑</button><button>Save</button>`;
  const said = "throw this away";
  server.page("/", page);
  await session.navigate(server.url("/"));
  model.answer(() => ({
    json: {
      outcome: "not_found",
      steps: [],
      rest: null,
      candidates: [],
      reason: "It says no.",
    },
  }));

  const asked = await session.act(said, {
    model: scripted(model),
  });
  expect(asked).toMatchObject({ success: false, code: "not_found", message: "It says no." });
  expect(model.requests).toHaveLength(1);

  const alone = await session.act(said);
  expect(alone).toMatchObject({ success: true, resolvedBy: "embedded" });
  expect(await session.pageText()).toContain("Gone");
});

test("a model that names an element which is not there changes nothing", async ({
  session,
  server,
  model,
}) => {
  server.page("/", `<button onclick="document.title = 'wrong'">Zq</button>`);
  await session.navigate(server.url("/"));
  model.answer(() => ({
    json: {
      outcome: "found",
      steps: [{ ref: "e999", method: "click", arguments: [] }],
      rest: null,
      candidates: [],
      reason: "",
    },
  }));

  const result = await session.act("take the edge off it", {
    model: scripted(model),
  });

  expect(result).toMatchObject({ success: false, code: "not_found" });
});

test("a model's placeholder becomes the value on the page, and only there", async ({
  session,
  server,
  model,
}) => {
  server.page("/", `<input aria-label="???"><p></p>`);
  await session.navigate(server.url("/"));
  model.answer((request) => ({
    json: {
      outcome: "found",
      steps: [{ ref: referenceOf(request, "???"), method: "fill", arguments: ["%pin%"] }],
      rest: null,
      candidates: [],
      reason: "",
    },
  }));

  const options = {
    model: scripted(model),
    variables: { pin: { value: "planted-4711", description: "the PIN" } },
  };
  const result = await session.act("identify yourself", options);

  expect(result.success).toBe(true);
  expect(await session.pageText()).toContain("planted-4711");
  expect(JSON.stringify(result)).not.toContain("planted-4711");
  expect(JSON.stringify(model.requests.map(({ raw }) => raw))).not.toContain("planted-4711");
});

test("a value that an instruction spells out is its placeholder to the model, which observes as it acts", async ({
  session,
  server,
  model,
}) => {
  server.page("/", `<input aria-label="???"><p></p>`);
  await session.navigate(server.url("/"));
  model.answer(({ answerSchema }) => ({
    json: JSON.stringify(answerSchema).includes("outcome")
      ? { outcome: "not_found", steps: [], rest: null, candidates: [], reason: "" }
      : { actions: [] },
  }));
  const options = {
    model: scripted(model),
    variables: { pin: "planted-4711" },
  };

  await session.act("see to planted-4711", options);
  await session.dispatch("observe", { instruction: "see to planted-4711", options });

  expect(model.requests).toHaveLength(2);
  for (const { raw } of model.requests) {
    expect(raw).toContain("see to %pin%");
    expect(raw).not.toContain("planted-4711");
  }
});

test("what an earlier call has typed is a placeholder to the model of a later one", async ({
  session,
  server,
  model,
}) => {
  server.page("/", `<label>Card <input></label><button>Zq</button>`);
  await session.navigate(server.url("/"));
  await session.act("type %card% into Card", { variables: { card: "planted-4711" } });
  model.answer(() => ({
    json: { outcome: "not_found", steps: [], rest: null, candidates: [], reason: "" },
  }));

  await session.act("take the edge off it", {
    model: scripted(model),
  });

  const [{ raw }] = model.requests as [(typeof model.requests)[number]];
  expect(raw).toContain("%card%");
  expect(raw).not.toContain("planted-4711");
});

test("extract by a model: one call, by the schema, addresses by reference", async ({
  session,
  server,
  model,
}) => {
  server.page("/", `<h1>Kettle</h1><a href="/manual.pdf">Manual</a>`);
  await session.navigate(server.url("/"));
  model.answer((request) => ({ json: { name: "Kettle", manual: `ref:${referenceOf(request, "Manual")}` } }));

  const schema = {
    type: "object",
    required: ["name", "manual"],
    additionalProperties: false,
    properties: { name: { type: "string" }, manual: { type: "string", format: "uri" } },
  };
  const result = await session.extract({
    schema,
    options: { model: scripted(model) },
  });

  expect(result).toEqual({ name: "Kettle", manual: server.url("/manual.pdf") });
  expect(model.requests).toHaveLength(1);
});

test("a model as the agent looks, acts, and ends with what the page shows", async ({
  session,
  server,
  model,
}) => {
  server.page(
    "/",
    `<label>Search <input></label><button onclick="document.querySelector('p').textContent = 'Found ' + document.querySelector('input').value">Go</button><p></p>`,
  );
  await session.navigate(server.url("/"));
  model.answer((request) => {
    if (request.turn === 1) return { toolCalls: [{ name: "view", input: {} }] };
    if (request.turn === 2) {
      return {
        toolCalls: [
          {
            name: "act",
            input: {
              ref: referenceOf(request, "Search"),
              method: "fill",
              arguments: ["kettle"],
              reason: "to search",
            },
          },
          {
            name: "act",
            input: { ref: referenceOf(request, "Go"), method: "click", arguments: [], reason: "to search" },
          },
        ],
      };
    }
    return {
      toolCalls: [{ name: "done", input: { completed: true, message: "Searched.", output: { results: 1 } } }],
    };
  });

  const result = await session.agent(
    {
      instruction: "Search for a kettle",
      output: { type: "object", required: ["results"], properties: { results: { type: "integer" } } },
    },
    { model: scripted(model) },
  );

  expect(result).toMatchObject({
    success: true,
    completed: true,
    message: "Searched.",
    output: { results: 1 },
  });
  expect(result.actions.map(({ type, success }) => [type, success])).toEqual([
    ["act", true],
    ["act", true],
  ]);
  expect(result.usage?.input_tokens).toBeGreaterThan(0);
  expect(await session.pageText()).toContain("Found kettle");
});

test("an agent's model that only talks has completed nothing", async ({ session, server, model }) => {
  server.page("/", "<p>Nothing</p>");
  await session.navigate(server.url("/"));
  model.answer(() => ({ text: "All done, I promise." }));

  const result = await session.agent({ instruction: "Order a kettle" }, { model: scripted(model) });

  expect(result).toMatchObject({ success: false, completed: false, actions: [] });
});

test("a provider's failure is told in its own words, and the session lives on", async ({
  session,
  server,
  model,
}) => {
  server.page("/", `<button>Zq</button>`);
  await session.navigate(server.url("/"));
  model.answer(() => ({ status: 401, error: "Incorrect API key provided" }));

  const refused = session.act("take the edge off it", {
    model: { modelName: "openai/test", baseURL: model.url, apiKey: "planted-key-4711" },
  });

  await expect(refused).rejects.toMatchObject({
    code: "model_unavailable",
    message: expect.stringContaining("Incorrect API key"),
  });
  await expect(refused).rejects.not.toMatchObject({ message: expect.stringContaining("planted-key-4711") });
  expect(await session.pageText()).toContain("Zq");
});

test("what a model used counts, though its answers could not be used", async ({ session, server, model }) => {
  server.page("/", `<button>Zq</button>`);
  await session.navigate(server.url("/"));
  model.answer(() => ({ text: "I would click it." }));

  const failed = session.act("take the edge off it", {
    model: scripted(model),
  });
  await expect(failed).rejects.toMatchObject({ code: "model_unavailable" });

  expect(model.requests).toHaveLength(2);
  const { pages } = await session.dispatch("replay", {});
  const tokenUsage = pages.flatMap(({ actions }) => actions).at(-1)?.tokenUsage;
  expect(tokenUsage).toMatchObject({ inputTokens: 200, outputTokens: 40 });
  const { usage } = await session.dispatch("getSession", {});
  expect(usage).toMatchObject({ input_tokens: 200, output_tokens: 40 });
});

test("a session may name a model whose key comes with the calls; until then it says that there is none", async ({
  engine,
  server,
  model,
}) => {
  const principal = { projectId: "test" };
  const { sessionId, warnings } = (await engine.dispatch(
    "start",
    { modelName: "openai/test" },
    { principal },
  )) as Output<"start">;
  const session = new TestSession(engine, sessionId);
  server.page("/", `<button>Zq</button>`);
  await session.navigate(server.url("/"));
  model.answer(() => ({ json: { extraction: "it reads Zq" } }));

  expect(warnings).toEqual([expect.stringContaining("needs a key of its provider")]);
  await expect(session.extract({ instruction: "what it reads" })).rejects.toMatchObject({
    code: "model_unavailable",
  });
  const options = { model: { modelName: "openai/test", baseURL: model.url, apiKey: "of-the-call" } };
  expect(await session.extract({ instruction: "what it reads", options })).toEqual({
    extraction: "it reads Zq",
  });
  await session.end();
});
