import { expect } from "vitest";
import { parseTask } from "../../../src/agent/embedded/parse-task.ts";
import { pauseSaid } from "../../../src/grounding/grammar/said-pauses.ts";
import { test } from "../../fixture.ts";
import { runTask } from "./task-run.ts";

const parts = (task: string): string[] => parseTask(task).map(({ text }) => text);

test("how long to wait is read as people say it", () => {
  expect(
    ["wait 2 seconds", "wait for 3 s", "Wait a second.", "pause for half a minute", "wait 500 ms"].map(
      pauseSaid,
    ),
  ).toEqual([2_000, 3_000, 1_000, 30_000, 500]);
  expect(
    ["wait for the spinner", "wait until it is 3 s", "2 seconds", "wait for 3 results"].map(pauseSaid),
  ).toEqual([undefined, undefined, undefined, undefined]);
});

test("a time between two steps is a part of the task, wherever it is said", () => {
  const inTurn = ["click One", "wait 2 seconds", "click Two"];
  expect(parts("click One, then wait 2 seconds and click Two")).toEqual(inTurn);
  expect(parts("click One. After 2 seconds, click Two")).toEqual(inTurn);
  expect(parts("click One and, 2 seconds later, Two")).toEqual(inTurn);
  expect(parts("click One, then Two 2 seconds later")).toEqual(inTurn);
  expect(parts("click One and click Two after 2 seconds")).toEqual(inTurn);
  expect(parts("click One and Two with 2 seconds in between")).toEqual(inTurn);
});

test("a time that is something else is left as it is", () => {
  for (const task of [
    "set the alarm to ring after 5 minutes",
    'type "wait 2 seconds" into Note',
    "choose 30 seconds",
    'click "After 2 seconds"',
  ])
    expect(parseTask(task).some(({ kind }) => kind === "pause")).toBe(false);
});

const buttons = `<button id="one">One</button><button id="two">Two</button><script>
let at; one.onclick = () => { at = performance.now(); log("one"); };
two.onclick = () => log(performance.now() - at >= 400 ? "two, in time" : "two, too soon");
</script>`;

test("the second step comes after the time that was said", async ({ session, server }) => {
  const { verdict, result, logged } = await runTask(session, server, {
    name: "pause",
    pages: { "/": buttons },
    instruction: "Click One, wait 400 ms and click Two",
    logged: ["one", "two, in time"],
  });
  expect({ verdict, logged }, result.message).toEqual({ verdict: "done", logged: ["one", "two, in time"] });
});

test("what is longer than a task may wait is not waited for, and told", async ({ session, server }) => {
  const { verdict, result } = await runTask(session, server, {
    name: "long pause",
    pages: { "/": buttons },
    instruction: "Wait 5 minutes, then click One",
    logged: [],
    impossible: true,
  });
  expect(verdict).toBe("done");
  expect(result.message).toMatch(/longest that is waited/u);
});

test("a wait ends with its caller", async ({ session, server }) => {
  server.page("/", buttons);
  await session.navigate(server.url("/"));
  const leaving = new AbortController();
  const waiting = session.dispatch(
    "agentExecute",
    { executeOptions: { instruction: "Wait 50 seconds, then click One", autoScreenshot: false } },
    { signal: leaving.signal },
  );
  leaving.abort();
  await expect(waiting).rejects.toMatchObject({ code: "timeout" });
});
