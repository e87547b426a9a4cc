import { expect } from "vitest";
import { test } from "../../fixture.ts";
import { runTask } from "./task-run.ts";
import { textTasks } from "./text-tasks.ts";

for (const task of textTasks) {
  test(`texts, without a language model: ${task.name}`, async ({ session, server }) => {
    const { verdict, result, logged } = await runTask(session, server, task);
    expect({ verdict, logged }, result.message).toEqual({ verdict: "done", logged: task.logged });
  });
}
