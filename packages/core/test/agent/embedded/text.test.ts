import { expect } from "vitest";
import { test } from "../../fixture.ts";
import { runTask } from "./task-run.ts";
import { shapingTasks } from "./shaping-tasks.ts";
import { textTasks } from "./text-tasks.ts";
import { toldValueTasks } from "./told-value-tasks.ts";

for (const task of [...textTasks, ...toldValueTasks, ...shapingTasks]) {
  test(`texts, without a language model: ${task.name}`, async ({ session, server }) => {
    const { verdict, result, logged } = await runTask(session, server, task);
    expect({ verdict, logged }, result.message).toEqual({ verdict: "done", logged: task.logged });
  });
}
