import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { startScriptedModel, type ScriptedRequest } from "../../core/src/testing/scripted-model.ts";
import { createRemote, Legwork, LegworkError, type LocalOptions, type McpClient } from "../src/index.ts";

const source = fileURLToPath(new URL("../src/", import.meta.url));
const run = promisify(execFile);

function createClient(options: LocalOptions = {}): Legwork {
  const legwork = new Legwork({ env: "LOCAL", onWarning: () => undefined, ...options });
  onTestFinished(() => legwork.close());
  return legwork;
}

async function createDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "legwork-sdk-local-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

/** Answers every address with one page. */
async function startPage(html: string): Promise<string> {
  const server = createServer((_, response) => response.setHeader("content-type", "text/html").end(html));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const tools = {
  codeFor: {
    description: "The code for a name.",
    inputSchema: z.object({ name: z.string().transform((name) => name.toUpperCase()) }),
    execute: ({ name }: { name: string }) => ({ code: `${name}-7` }),
  },
};
const shouting: McpClient = {
  listTools: async () => ({ tools: [{ name: "shout", inputSchema: { type: "object" } }] }),
  callTool: async () => ({ content: [{ type: "text", text: "HEY" }] }),
};

describe("what lives in this process", () => {
  test("is an agent's: functions, with their input checked by their schema, and a connected client", async () => {
    const url = await startPage(
      `<input aria-label="Code" oninput="out.textContent = 'Got ' + value"><p id="out"></p>`,
    );
    await using model = await startScriptedModel((request) => ({ toolCalls: turns(request) }));
    const legwork = createClient();
    await legwork.init();
    await legwork.navigate(url);

    const agent = legwork.agent({
      model: { modelName: "lab/agent", baseURL: model.url, apiKey: "k" },
      tools,
      integrations: [shouting],
    });
    expect(await agent.execute("type the code for ada")).toMatchObject({ success: true });

    expect((await legwork.extract()).pageText).toContain("Got ADA-7");
    expect(model.requests[1]?.toolResults[1]).toContain("HEY");
  });

  test("is refused where it would have to be sent", async () => {
    const legwork = new Legwork({ env: "REMOTE", apiKey: "key-for-tests" });
    expect(() => legwork.agent({ tools })).toThrow(/codeFor.*LOCAL/);
    expect(() => legwork.agent({ integrations: [shouting] })).toThrow(/connected client.*LOCAL/);
    const remote = createRemote({ apiKey: "key-for-tests" });
    await expect(
      remote.dispatch("agentExecute", {}, { sessionId: "s", agent: { integrations: [shouting] } }),
    ).rejects.toMatchObject({ code: "invalid_request", message: expect.stringContaining("LOCAL") });
  });
});

function turns(request: ScriptedRequest) {
  if (request.turn === 1)
    return [
      { name: "codeFor", input: { name: "ada" } },
      { name: "shout", input: {} },
      { name: "view", input: {} },
    ];
  if (request.turn > 2) return [{ name: "done", input: { completed: true, message: "Typed." } }];
  const code = /"code":"([^"]+)"/.exec(request.toolResults[0] ?? "")?.[1] ?? "";
  const shown = request.messages.map(({ text }) => text).join("\n");
  const ref = /Code[^\n]*?\[((?:f\d+)?e\d+)\]|\[((?:f\d+)?e\d+)\][^\n]*Code/.exec(shown);
  return [{ name: "act", input: { ref: ref?.[1] ?? ref?.[2], method: "fill", arguments: [code] } }];
}

describe("the engine in this process", () => {
  test("closes with its client, and opens anew", async () => {
    const legwork = createClient();
    const first = await legwork.init();
    expect(first.cdpUrl).toBeNull();
    await legwork.close();
    await expect(legwork.sessions.list()).rejects.toMatchObject({ code: "session_ended" });
    const second = await legwork.init();
    expect((await legwork.sessions.list()).sessions.map(({ id }) => id)).toEqual([second.sessionId]);
  });

  test("keeps its records where it is told to", async () => {
    const dataDirectory = await createDirectory();
    const { sessionId } = await (async () => {
      await using legwork = createClient({ dataDirectory });
      return await legwork.init();
    })();
    const later = createClient({ dataDirectory });
    expect(await later.sessions.get(sessionId)).toMatchObject({ status: "ENDED", endReason: "client" });
  });

  test("shows its window when it is asked to", async () => {
    const directory = await createDirectory();
    const executablePath = join(directory, "browser");
    await writeFile(executablePath, `#!/bin/sh\necho "$@" > ${join(directory, "arguments")}\nexit 1\n`, {
      mode: 0o755,
    });
    for (const headless of [true, false]) {
      const pending = createClient({ executablePath, headless }).init();
      await expect(pending).rejects.toThrow(LegworkError);
      await expect(pending).rejects.toMatchObject({ code: "no_capacity", status: 503 });
      const given = await readFile(join(directory, "arguments"), "utf8");
      expect(given.includes("--headless")).toBe(headless);
    }
  });

  test("leaves its process free to end, after close() and after a start that failed", async () => {
    const program = `
      import { Legwork } from ${JSON.stringify(join(source, "index.ts"))};
      const legwork = new Legwork({ env: "LOCAL", onWarning: () => undefined });
      await legwork.init();
      await legwork.close();
      const refused = new Legwork({ env: "LOCAL", onWarning: () => undefined, actTimeoutMs: -1 });
      console.log(await refused.init().catch(({ code }) => code));`;
    const node = ["--conditions=@legwork/source", "--input-type=module", "--eval", program];
    expect((await run(process.execPath, node, { timeout: 50_000 })).stdout.trim()).toBe("invalid_request");
  });

  test("that is not installed is named, with how to get it", async () => {
    const directory = await createDirectory();
    await cp(source, join(directory, "src"), { recursive: true });
    const program = `
      import { Legwork } from ${JSON.stringify(join(directory, "src", "index.ts"))};
      const error = await new Legwork({ env: "LOCAL" }).init().catch((reason) => reason);
      console.log(JSON.stringify({ name: error.name, code: error.code, message: error.message }));`;
    const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", program]);
    expect(JSON.parse(stdout)).toEqual({
      name: "LegworkError",
      code: "engine_missing",
      message: expect.stringMatching(/@legwork\/core could not be loaded \(it is not installed\).*REMOTE/),
    });
  });
});
