import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Readable } from "node:stream";
import type { ActResult } from "@legwork/protocol";
import type { Claim, Peer, PeerProgram, PeerSession } from "../peer.ts";

const program = fileURLToPath(new URL("../../../apps/api/src/main.ts", import.meta.url));
const apiKey = "bench-key-of-one-run";

type Ask = (path: string, body: unknown) => Promise<unknown>;

/** The server as it is deployed, in a process of its own, spoken to over HTTP. */
export function legworkHttp(executablePath: string): Peer {
  return {
    async launch(): Promise<PeerProgram> {
      const directory = await mkdtemp(join(tmpdir(), "legwork-bench-"));
      const child = spawn(process.execPath, ["--conditions=@legwork/source", program], {
        stdio: ["ignore", "pipe", "inherit"],
        env: {
          ...process.env,
          LEGWORK_PORT: "0",
          LEGWORK_API_KEY: apiKey,
          LEGWORK_DATA_DIR: directory,
          LEGWORK_BROWSER_PATH: executablePath,
          LEGWORK_LOG_FORMAT: "text",
          LEGWORK_MAX_SESSIONS: "50",
        },
      });
      const ask = asker(await addressOf(child.stdout));
      return {
        openSession: () => openSession(ask),
        async close() {
          const exited = once(child, "exit");
          child.kill("SIGTERM");
          await exited;
          await rm(directory, { recursive: true, force: true });
        },
      };
    },
  };
}

async function addressOf(stdout: Readable): Promise<string> {
  for await (const line of createInterface({ input: stdout })) {
    const address = /ready at (http:\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    stdout.resume();
    return address;
  }
  throw new Error("The server ended before it was ready.");
}

function asker(address: string): Ask {
  return async (path, body) => {
    const response = await fetch(`${address}/v1/sessions/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-svc-api-key": apiKey },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${(await response.text()).slice(0, 300)}`);
    return ((await response.json()) as { data: unknown }).data;
  };
}

async function openSession(ask: Ask): Promise<PeerSession> {
  const { sessionId } = (await ask("start", { cache: false })) as { sessionId: string };
  const act = async (input: unknown): Promise<Claim> => {
    const { result } = (await ask(`${sessionId}/act`, { input })) as { result: ActResult };
    return { success: result.success, detail: result.message };
  };
  const pageText = async () => {
    const { result } = (await ask(`${sessionId}/extract`, {})) as { result: { pageText: string } };
    return result.pageText;
  };
  return {
    async navigate(url) {
      await ask(`${sessionId}/navigate`, { url });
    },
    snapshot: pageText,
    act: ({ words }) => act(`click ${JSON.stringify(words)}`),
    click: ({ id, words }) =>
      act({ selector: `xpath=//*[@id="${id}"]`, description: words, method: "click" }),
    fill: ({ id, words }, value) =>
      act({ selector: `xpath=//*[@id="${id}"]`, description: words, method: "fill", arguments: [value] }),
    pageText,
    async close() {
      await ask(`${sessionId}/end`, {});
    },
  };
}
