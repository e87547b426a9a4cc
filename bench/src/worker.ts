import { entryOf, type PeerName } from "./peers.ts";
import { endMarked, markVariable } from "./processes.ts";
import type { PeerProgram, PeerSession, SessionOptions, Target } from "./peer.ts";

/** What the process of one peer can be asked. Times are taken here, so that the way to it costs nothing. */
export type Request =
  | { method: "launch" }
  | { method: "open"; session: number; options?: SessionOptions }
  | { method: "close"; session: number }
  | { method: "shutdown" }
  | { method: "navigate"; session: number; url: string }
  | { method: "snapshot" | "pageText"; session: number }
  | { method: "act" | "actByModel" | "click" | "index" | "prepare"; session: number; target: Target }
  | { method: "fill"; session: number; target: Target; value: string };

export type Question = Request & { id: number };
export type Reply = { id: number; ms: number } & ({ value: unknown } | { error: string });

/** Milliseconds for a peer to end by itself. */
const shutdownMs = 10_000;

const [name, executablePath] = process.argv.slice(2) as [PeerName, string];
const sessions = new Map<number, PeerSession>();
let program: PeerProgram | undefined;

process.on("message", (question: Question) => void answer(question));
// Whoever measures has gone: nothing may stay behind.
process.once("disconnect", () => void endAll());

async function answer(question: Question): Promise<void> {
  const { id } = question;
  let startedAt = performance.now();
  try {
    if (question.method === "snapshot") await sessionOf(question.session).beforeSnapshot?.();
    startedAt = performance.now();
    const value = await perform(question);
    reply({ id, ms: performance.now() - startedAt, value });
  } catch (error) {
    const { message } = error instanceof Error ? error : { message: String(error) };
    reply({ id, ms: performance.now() - startedAt, error: message.slice(0, 500) });
  }
}

function reply(message: Reply): void {
  process.send?.(message);
}

async function perform(request: Request): Promise<unknown> {
  if (request.method === "launch") return await launch();
  if (request.method === "shutdown") return await shutdown();
  if (request.method === "open") return await open(request.session, request.options);
  const session = sessionOf(request.session);
  switch (request.method) {
    case "close":
      sessions.delete(request.session);
      return await session.close();
    case "navigate":
      return await session.navigate(request.url);
    case "snapshot":
      return await session.snapshot();
    case "pageText":
      return await session.pageText();
    case "index":
      return await session.index?.(request.target);
    case "act":
      return await session.act(request.target);
    case "actByModel":
      return await session.actByModel?.(request.target);
    case "prepare":
      return await session.prepare?.(request.target);
    case "click":
      return await session.click(request.target);
    case "fill":
      return await session.fill(request.target, request.value);
  }
}

async function launch(): Promise<void> {
  const peer = await entryOf(name).load(executablePath);
  program = await peer.launch();
}

async function open(session: number, options: SessionOptions | undefined): Promise<void> {
  if (program === undefined) throw new Error("It was not launched.");
  sessions.set(session, await program.openSession(options));
}

async function shutdown(): Promise<void> {
  const open = [...sessions.values()];
  sessions.clear();
  await Promise.allSettled(open.map((session) => session.close()));
  await program?.close();
  program = undefined;
}

async function endAll(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, shutdownMs));
  // A peer that does not end by itself, or fails to, is ended below.
  await Promise.race([shutdown().catch(() => undefined), late]);
  const mark = process.env[markVariable];
  if (mark !== undefined) endMarked(mark, process.pid);
  process.exit(0);
}

function sessionOf(session: number): PeerSession {
  const found = sessions.get(session);
  if (found === undefined) throw new Error(`There is no session ${session}.`);
  return found;
}
