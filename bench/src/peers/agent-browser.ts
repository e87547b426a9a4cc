import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { findReference } from "../find-line.ts";
import { chromiumArguments, claim, type Peer, type PeerSession } from "../peer.ts";
import { peerFile } from "../pins.ts";

const execute = promisify(execFile);

/** The program itself: the wrapper that npm installs costs the start of a Node on every command. */
function programPath(): string {
  return peerFile("agent-browser", `bin/agent-browser-${process.platform}-${process.arch}`);
}

export function agentBrowser(executablePath: string): Peer {
  return {
    launch: () =>
      Promise.resolve({ openSession: () => openSession(executablePath), close: () => Promise.resolve() }),
  };
}

async function openSession(executablePath: string): Promise<PeerSession> {
  const env = {
    ...process.env,
    AGENT_BROWSER_SESSION: `bench-${randomUUID()}`,
    AGENT_BROWSER_EXECUTABLE_PATH: executablePath,
    AGENT_BROWSER_ARGS: chromiumArguments.join(","),
    AGENT_BROWSER_NO_VERSION_CHECK: "1",
    AGENT_BROWSER_NO_WEBMCP: "1",
    AGENT_BROWSER_DEFAULT_TIMEOUT: "5000",
  };
  const run = async (...parameters: string[]): Promise<string> => {
    const { stdout } = await execute(programPath(), parameters, { env, maxBuffer: 256 * 1024 * 1024 });
    return stdout;
  };
  await run("open", "about:blank");
  await run("set", "viewport", "1280", "720");
  return {
    async navigate(url) {
      await run("open", url);
    },
    snapshot: () => run("snapshot"),
    act: (target) =>
      claim(async () => {
        const reference = findReference(await run("snapshot"), target, /\bref=(\w+)/);
        await run("click", `@${reference}`);
      }),
    click: ({ id }) => claim(() => run("click", `#${id}`)),
    fill: ({ id }, value) => claim(() => run("fill", `#${id}`, value)),
    pageText: () => run("get", "text", "body"),
    async close() {
      await run("close");
    },
  };
}
