import type { Output, RawInput } from "@legwork/protocol";
import { Engine, type EngineOptions } from "../../src/engine.ts";

export type OwnerTask = { engine: EngineOptions; start?: RawInput<"start">; url: string; secret: string };

/** A process with an engine and one session, in which a secret was typed; it tells the ids of the session and of its page, and goes on. */
const task = JSON.parse(process.argv[2] ?? "") as OwnerTask;
const principal = { projectId: "test" };
const engine = await Engine.create(task.engine);
const { sessionId, pages } = (await engine.dispatch("start", task.start ?? {}, {
  principal,
})) as Output<"start">;
await engine.dispatch("navigate", { url: task.url }, { principal, sessionId });
const variables = { password: task.secret };
const input = "type %password% into the Password field";
await engine.dispatch("act", { input, options: { variables } }, { principal, sessionId });
process.stdout.write(`${sessionId} ${pages[0]?.id}\n`);
