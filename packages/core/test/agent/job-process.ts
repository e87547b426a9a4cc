import type { Output } from "@legwork/protocol";
import { Engine } from "../../src/engine.ts";

/** A process with an engine that begins one job, and tells its id and when it waits; it ends when it is killed. */
const [dataDirectory = "", url = "", instruction = ""] = process.argv.slice(2);
const principal = { projectId: "test" };
const engine = await Engine.create({ dataDirectory });
const { sessionId } = (await engine.dispatch("start", {}, { principal })) as Output<"start">;
await engine.dispatch("navigate", { url }, { principal, sessionId });
const executeOptions = { instruction, autoScreenshot: false };
const answer = (await engine.dispatch(
  "agentExecute",
  { executeOptions, async: true },
  { principal, sessionId },
)) as Output<"agentExecute">;
process.stdout.write(`${answer.job?.id ?? ""}\n`);

const jobId = answer.job?.id;
for (let waits = false; !waits;) {
  const { events } = (await engine.dispatch(
    "agentJobEvents",
    { jobId },
    { principal },
  )) as Output<"agentJobEvents">;
  waits = events.some(({ kind, data }) => kind === "begun" && data["type"] === "wait");
  if (!waits) await new Promise((resolve) => setTimeout(resolve, 100));
}
process.stdout.write("waits\n");
