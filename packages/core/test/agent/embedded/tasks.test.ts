import { expect } from "vitest";
import { test } from "../../fixture.ts";
import { heldOutTasks } from "./held-out-tasks.ts";
import { runTask } from "./task-run.ts";
import { tuningTasks } from "./tuning-tasks.ts";

for (const task of tuningTasks) {
  test(`without a language model: ${task.name}`, async ({ session, server }) => {
    const { verdict, result, logged } = await runTask(session, server, task);
    expect({ verdict, logged }, result.message).toEqual({ verdict: "done", logged: task.logged });
  });
}

for (const task of heldOutTasks) {
  test(`held out: ${task.name}`, async ({ session, server }) => {
    const { verdict, result, logged } = await runTask(session, server, task);
    expect(verdict, `${result.message} ${JSON.stringify(logged)}`).not.toBe("wrong");
    if (verdict !== "done") console.warn(`held out, not done: ${task.name}: ${result.message}`);
  });
}
