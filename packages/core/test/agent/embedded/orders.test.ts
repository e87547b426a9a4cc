import { expect } from "vitest";
import { test } from "../../fixture.ts";
import { orderTasks } from "./order-tasks.ts";
import { runTask } from "./task-run.ts";

for (const task of orderTasks) {
  test(`orders: ${task.name}`, async ({ session, server }) => {
    const { verdict, result, logged } = await runTask(session, server, task);
    expect({ verdict, logged }, result.message).toEqual({ verdict: "done", logged: task.logged });
  });
}
