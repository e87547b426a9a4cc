import type { AgentJob, Output } from "@legwork/protocol";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { progressOf } from "../../src/agent/jobs/journal.ts";
import { resumptionOf } from "../../src/agent/jobs/resumption.ts";
import { Engine } from "../../src/engine.ts";
import type { PageServer } from "../../src/testing/page-server.ts";
import { test, type TestSession } from "../fixture.ts";

const buttons = `<h1>Machine</h1><button onclick="fetch('/press?one')">One</button><button onclick="fetch('/press?two')">Two</button><button onclick="fetch('/press?three')">Three</button>
<p id="light">Red light</p><script>setInterval(async () => { light.textContent = await (await fetch('/light')).text(); }, 200);</script>`;

/** A page whose buttons tell the server, and whose light the server switches. */
function machine(server: PageServer): { pressed: string[]; light: { colour: string } } {
  const pressed: string[] = [];
  const light = { colour: "Red light" };
  server.page("/", buttons);
  server.handle("/press", (request, response) => {
    pressed.push(request.url?.split("?")[1] ?? "");
    response.writeHead(204).end();
  });
  server.handle("/light", (_, response) => response.end(light.colour));
  return { pressed, light };
}

async function jobOf(session: Pick<TestSession, "dispatch">, jobId: string): Promise<AgentJob> {
  return (await session.dispatch("agentJob", { jobId })).job;
}

const ended = async (session: Pick<TestSession, "dispatch">, jobId: string) => {
  await expect
    .poll(async () => (await jobOf(session, jobId)).status, { timeout: 60_000 })
    .not.toBe("running");
  return jobOf(session, jobId);
};

async function begin(session: TestSession, instruction: string): Promise<string> {
  const answer = await session.dispatch("agentExecute", {
    executeOptions: { instruction, autoScreenshot: false },
    async: true,
  });
  expect(answer.result).toMatchObject({
    success: false,
    completed: false,
    metadata: { finished: "running" },
  });
  return answer.job?.id ?? "";
}

test("a job goes on after its answer, and tells its events, actions and result", async ({
  session,
  server,
}) => {
  const { pressed, light } = machine(server);
  await session.navigate(server.url("/"));
  const id = await begin(session, "Click One, wait until there is a green light, then click Two");
  await expect.poll(() => pressed).toEqual(["one"]);
  expect(await jobOf(session, id)).toMatchObject({ status: "running", sessionId: session.id });
  light.colour = "Green light";

  const job = await ended(session, id);
  expect(job).toMatchObject({
    status: "completed",
    attempts: 1,
    result: { success: true, completed: true },
    actions: [{ type: "act", success: true }, { type: "wait" }, { type: "act" }],
  });
  expect(pressed).toEqual(["one", "two"]);
  const { events } = await session.dispatch("agentJobEvents", { jobId: id });
  expect(events.map(({ position }) => position)).toEqual(events.map((_, index) => index + 1));
  expect(events.filter(({ kind }) => kind === "done")).toHaveLength(3);
  const last = events.at(-1)?.position ?? 0;
  expect((await session.dispatch("agentJobEvents", { jobId: id, after: last - 1 })).events).toMatchObject([
    { kind: "ended", data: { status: "completed" } },
  ]);
  const { pages } = await session.dispatch("replay", {});
  expect(JSON.stringify(pages)).toContain("wait until there is a green light");
});

test("a cancelled job stops, and the session lives on; nobody else sees it", async ({ session, server }) => {
  const { pressed } = machine(server);
  await session.navigate(server.url("/"));
  const id = await begin(session, "Click One, wait until there is a green light, then click Two");
  await expect.poll(() => pressed).toEqual(["one"]);
  await expect(
    session.dispatch("agentJob", { jobId: id }, { principal: { projectId: "other" } }),
  ).rejects.toMatchObject({ code: "not_found" });

  const { job } = await session.dispatch("cancelAgentJob", { jobId: id });
  expect(job.status).toBe("cancelled");
  expect((await session.act("click Three")).success).toBe(true);
  expect(pressed).toEqual(["one", "three"]);
});

type Left = {
  directory: string;
  id: string;
  /** Resolves once the job has begun to wait for something. */
  waits: Promise<unknown>;
  kill: () => Promise<void>;
};

/** Begins a job in a process of its own. */
async function inProcess(url: string, instruction: string): Promise<Left> {
  const directory = await mkdtemp(join(tmpdir(), "legwork-job-"));
  const script = join(import.meta.dirname, "job-process.ts");
  const child = spawn(
    process.execPath,
    ["--conditions=@legwork/source", script, directory, url, instruction],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const [id] = (await once(child.stdout, "data")) as [Buffer];
  const kill = async () => {
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  };
  const waits = once(child.stdout, "data");
  // A process that is killed before says nothing more.
  waits.catch(() => {});
  return { directory, id: id.toString().trim(), waits, kill };
}

/** The job's end under another engine on the same data. */
async function takenOver({ directory, id }: Left): Promise<AgentJob> {
  await using engine = await opened(directory);
  const principal = { projectId: "test" };
  const dispatch = (async (name, input) =>
    engine.dispatch(name, input, { principal })) as TestSession["dispatch"];
  const job = await ended({ dispatch }, id);
  const listed = (await engine.dispatch(
    "agentJobEvents",
    { jobId: id },
    { principal },
  )) as Output<"agentJobEvents">;
  expect(listed.status).toBe(job.status);
  return job;
}

async function opened(dataDirectory: string) {
  const engine = await Engine.create({ dataDirectory });
  return Object.assign(engine, {
    [Symbol.asyncDispose]: async () => {
      await engine.close();
      await rm(dataDirectory, { recursive: true });
    },
  });
}

test(
  "after a crash another process goes on behind the last step that was done",
  { timeout: 180_000 },
  async ({ server }) => {
    const { pressed, light } = machine(server);
    const left = await inProcess(
      server.url("/"),
      "Click One, click Two, wait until there is a green light, then click Three",
    );
    await left.waits;
    await left.kill();
    light.colour = "Green light";

    const job = await takenOver(left);
    expect(job).toMatchObject({
      status: "completed",
      attempts: 2,
      result: { success: true, completed: true },
    });
    expect(pressed).toEqual(["one", "two", "three"]);
  },
);

test(
  "a step that was begun and is not known to be done ends the job, and is not done twice",
  { timeout: 180_000 },
  async ({ server }) => {
    const { pressed } = machine(server);
    const reached = Promise.withResolvers<void>();
    server.handle("/press", (request) => {
      pressed.push(request.url?.split("?")[1] ?? "");
      // Never answered: the click is still being done.
      reached.resolve();
    });
    const left = await inProcess(server.url("/"), "Click One, then click Two");
    await reached.promise;
    await left.kill();

    const job = await takenOver(left);
    expect(job).toMatchObject({
      status: "outcome_unknown",
      result: { success: false, completed: false, metadata: { finished: "outcome_unknown" } },
    });
    expect(job.result?.message).toContain("Click One");
    expect(pressed).toEqual(["one"]);
  },
);

test("a question that was open when the process ended is asked again; a click is not done again", () => {
  const after = (type: string) => {
    const data = { type, instruction: "Which size?" };
    const begun = { jobId: "job", position: 1, time: 0, kind: "begun" as const, data };
    return resumptionOf("Buy one in the size that I want", progressOf([begun]));
  };
  expect(after("ask")).toHaveProperty("handed");
  expect(after("act")).toMatchObject({ unknown: expect.stringContaining("Which size?") });
});
