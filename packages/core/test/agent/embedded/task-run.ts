import type { AgentResult, RawInput } from "@legwork/protocol";
import type { PageServer } from "../../../src/testing/page-server.ts";
import type { TestSession } from "../../fixture.ts";

/** A task over pages of its own. Pages call `log(words)` for what counts; the server keeps it. */
export type AgentTask = {
  name: string;
  pages: Record<string, string>;
  instruction: string;
  /** What the pages must have logged, in order; nothing else. */
  logged: string[];
  /** What the answer must say. */
  says?: RegExp;
  /** It cannot be done, and must say so. */
  impossible?: true;
  options?: Partial<RawInput<"agentExecute">["executeOptions"]>;
};

const logging = `<script>function log(words) { fetch("/log?" + encodeURIComponent(words)); }</script>`;

export type TaskOutcome = {
  verdict: "done" | "honest" | "wrong";
  result: AgentResult;
  logged: string[];
};

/** `honest`: it was not done, and that is what the result says. `wrong`: the result says what is not so. */
export async function runTask(
  session: TestSession,
  server: PageServer,
  task: AgentTask,
): Promise<TaskOutcome> {
  const logged: string[] = [];
  server.handle("/log", (request, response) => {
    logged.push(decodeURIComponent(request.url?.split("?")[1] ?? ""));
    response.writeHead(204).end();
  });
  for (const [path, body] of Object.entries(task.pages)) server.page(path, `${logging}${body}`);
  await session.navigate(server.url("/"));
  const result = await session.agent({
    instruction: task.instruction,
    autoScreenshot: false,
    maxSteps: 40,
    ...task.options,
  });
  const isAsWanted = JSON.stringify(logged) === JSON.stringify(task.logged);
  const says = task.says === undefined || task.says.test(result.message);
  if (task.impossible) {
    const isHonest = !result.completed && !result.success && isAsWanted;
    return { verdict: isHonest ? "done" : "wrong", result, logged };
  }
  if (result.success && isAsWanted && says) return { verdict: "done", result, logged };
  return { verdict: result.success || result.completed ? "wrong" : "honest", result, logged };
}
