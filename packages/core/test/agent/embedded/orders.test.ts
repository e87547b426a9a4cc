import { expect } from "vitest";
import { test } from "../../fixture.ts";
import { dayFormTasks } from "./day-form-tasks.ts";
import { menuWhichTasks } from "./menu-which-tasks.ts";
import { orderTasks } from "./order-tasks.ts";
import { runTask } from "./task-run.ts";

for (const task of [...orderTasks, ...dayFormTasks, ...menuWhichTasks]) {
  test(`orders: ${task.name}`, async ({ session, server }) => {
    const { verdict, result, logged } = await runTask(session, server, task);
    expect({ verdict, logged }, result.message).toEqual({ verdict: "done", logged: task.logged });
  });
}
