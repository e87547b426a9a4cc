import type { OperationName, Output, RawInput } from "@legwork/protocol";
import { test as base } from "vitest";
import type { Caller } from "../src/context.ts";
import { Engine } from "../src/engine.ts";
import { PageServer } from "../src/testing/page-server.ts";

type OnSession = Exclude<OperationName, "start">;

/** One session of an engine, as a client would hold it. */
export class TestSession {
  readonly engine: Engine;
  readonly id: string;
  readonly principal = { projectId: "test" };

  constructor(engine: Engine, id: string) {
    this.engine = engine;
    this.id = id;
  }

  static async start(engine: Engine, input: RawInput<"start"> = {}): Promise<TestSession> {
    const answer = (await engine.dispatch("start", input, {
      principal: { projectId: "test" },
    })) as Output<"start">;
    return new TestSession(engine, answer.sessionId);
  }

  async dispatch<Name extends OnSession>(
    name: Name,
    input: RawInput<Name>,
    caller: Partial<Caller> = {},
  ): Promise<Output<Name>> {
    return (await this.engine.dispatch(name, input, {
      principal: this.principal,
      sessionId: this.id,
      ...caller,
    })) as Output<Name>;
  }

  async navigate(url: string) {
    return (await this.dispatch("navigate", { url })).result;
  }

  async act(input: RawInput<"act">["input"], options?: NonNullable<RawInput<"act">["options"]>) {
    return (await this.dispatch("act", { input, ...(options === undefined ? {} : { options }) })).result;
  }

  async observe(instruction?: string) {
    return (await this.dispatch("observe", instruction === undefined ? {} : { instruction })).result;
  }

  async pageText(): Promise<string> {
    return ((await this.dispatch("extract", {})).result as { pageText: string }).pageText;
  }

  async extract<Result>(input: RawInput<"extract">): Promise<Result> {
    return (await this.dispatch("extract", input)).result as Result;
  }

  async agent(
    executeOptions: RawInput<"agentExecute">["executeOptions"],
    agentConfig: RawInput<"agentExecute">["agentConfig"] = {},
  ) {
    return (await this.dispatch("agentExecute", { executeOptions, agentConfig })).result;
  }

  async end(): Promise<void> {
    await this.dispatch("end", {});
  }
}

/** `engine`: one for the file. `server` and `session`: fresh for each test. */
export const test = base
  .extend("engine", { scope: "file" }, async ({}, { onCleanup }) => {
    const engine = await Engine.create();
    onCleanup(() => engine.close());
    return engine;
  })
  .extend("server", async ({}, { onCleanup }) => {
    const server = await PageServer.start();
    onCleanup(() => server[Symbol.asyncDispose]());
    return server;
  })
  .extend("session", async ({ engine }, { onCleanup }) => {
    const session = await TestSession.start(engine);
    onCleanup(() => session.end());
    return session;
  });
