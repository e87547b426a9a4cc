import { expect } from "vitest";
import { test } from "../../fixture.ts";
import { runTask } from "./task-run.ts";
import { wishTasks } from "./wish-tasks.ts";

for (const task of wishTasks) {
  test(`laid over what the page offers: ${task.name}`, async ({ session, server }) => {
    const { verdict, result, logged } = await runTask(session, server, task);
    expect({ verdict, logged }, result.message).toEqual({ verdict: "done", logged: task.logged });
  });
}
