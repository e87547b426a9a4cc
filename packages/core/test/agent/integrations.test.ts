import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished } from "vitest";
import { startMcpServer } from "./mcp-server.ts";
import { click, done, run, script, test, view } from "./fixture.ts";

const button = `<button onclick="this.replaceWith('Clicked')">Go</button>`;

async function directory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "legwork-mcp-"));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

const node = (...args: string[]) => ({ command: process.execPath, args });

test("a server as npm installs it is started, used in a run, and stopped with it", async ({
  session,
  server,
  model,
}) => {
  server.page("/", `<p>Order 1001</p>`);
  await session.navigate(server.url("/"));
  const file = join(await directory(), "memory.jsonl");
  const main = fileURLToPath(import.meta.resolve("@modelcontextprotocol/server-memory/dist/index.js"));
  const program = { ...node(main), env: { MEMORY_FILE_PATH: file } };
  const entity = { name: "Ada", entityType: "customer", observations: ["ordered 1001"] };
  model.answer(
    script(
      () => [
        { name: "create_entities", input: { entities: [entity] } },
        { name: "create_entities", input: { entities: "none" } },
      ],
      () => [{ name: "read_graph", input: {} }, ...view({} as never)],
      done(),
    ),
  );

  const { result } = await run(session, { model, caller: { agent: { integrations: [program] } } });

  expect(result).toMatchObject({ success: true, actions: [{ type: "tool" }, { type: "tool" }] });
  expect(await readFile(file, "utf8")).toContain("ordered 1001");
  expect(model.requests[1]?.toolResults[1]).toContain("do not fit its schema");
  expect(model.requests[2]?.toolResults[0]).toContain("ordered 1001");
  expect(model.requests[2]?.toolResults[1]).toContain("Order 1001");
});

test("a program that never answers ends the run before it begins, and is stopped", async ({
  session,
  model,
}) => {
  const file = join(await directory(), "id");
  const silent = node(
    "-e",
    `require("node:fs").writeFileSync(process.argv[1], String(process.pid)); setInterval(() => {}, 1000)`,
    file,
  );

  const started = run(session, { model, toolTimeout: 3_000, caller: { agent: { integrations: [silent] } } });

  await expect(started).rejects.toMatchObject({
    code: "agent_failed",
    message: expect.stringContaining("did not answer within 3000 ms"),
  });
  expect(model.requests).toEqual([]);
  const id = Number(await readFile(file, "utf8"));
  const isAlive = () => {
    try {
      return process.kill(id, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(isAlive).toBe(false);
});

test("a server that hangs in a call, or vanishes, is told to the model, which goes on without it", async ({
  session,
  server,
  model,
}) => {
  server.page("/", button);
  await session.navigate(server.url("/"));
  const program = {
    ...node(fileURLToPath(new URL("mcp-stdio-server.ts", import.meta.url))),
    env: { GREETER: "Ada" },
  };
  const remote = await startMcpServer("remote", [
    { name: "price", answer: () => ({ content: [{ type: "text", text: "7" }] }) },
  ]);
  const turns = script(
    () => [{ name: "hang", input: {} }],
    () => [
      { name: "greet", input: {} },
      { name: "price", input: {} },
    ],
    () => [{ name: "vanish", input: {} }],
    () => [{ name: "greet", input: {} }],
    () => [{ name: "price", input: {} }],
    view,
    click("Go"),
    done(),
  );
  model.answer(async (request) => {
    if (request.turn === 3) await remote[Symbol.asyncDispose]();
    return turns(request);
  });

  const { result } = await run(session, {
    model,
    toolTimeout: 3_000,
    config: { integrations: [remote.url] },
    caller: { agent: { integrations: [program] } },
  });

  const answers = model.requests.map(({ toolResults }) => toolResults.join("\n"));
  expect(answers[1]).toContain("hang failed: it did not end within 3000 ms");
  expect(answers[2]).toMatch(/Hello from Ada[^]*7/);
  for (const [turn, name] of [
    [3, "vanish"],
    [4, "greet"],
    [5, "price"],
  ] as const)
    expect(answers[turn]).toContain(`${name} failed: `);
  expect(await session.pageText()).toContain("Clicked");
  expect(result).toMatchObject({ success: true, completed: true });
  expect(result.actions.map(({ success }) => success)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
    true,
  ]);
});
