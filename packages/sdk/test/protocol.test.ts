import { operations, type OperationName as ProtocolName, type RawInput } from "@legwork/protocol";
import { describe, expect, expectTypeOf, test } from "vitest";
import type { Dispatcher as EngineDispatcher } from "../../core/src/context.ts";
import { Legwork, type Dispatcher, type OperationName, type Operations } from "../src/index.ts";
import { routes } from "../src/protocol.gen.ts";

describe("the client and the protocol", () => {
  test("have the same operations", () => {
    expect(Object.keys(routes)).toEqual(Object.keys(operations));
    expectTypeOf<OperationName>().toEqualTypeOf<ProtocolName>();
  });

  test("agree on the inputs", () => {
    expectTypeOf<Operations["act"]["input"]>().toExtend<RawInput<"act">>();
    expectTypeOf<Operations["start"]["input"]>().toExtend<RawInput<"start">>();
    expectTypeOf<Operations["extract"]["input"]>().toExtend<RawInput<"extract">>();
    expectTypeOf<Operations["agentExecute"]["input"]>().toExtend<RawInput<"agentExecute">>();
  });

  test("a remote service stands in for the engine in process", () => {
    expectTypeOf<Dispatcher>().toExtend<EngineDispatcher>();
  });

  test.each(Object.keys(routes))("%s is a method of the client", (name) => {
    const methods: Record<string, string> = { start: "init", end: "close", agentExecute: "agent" };
    expect(Legwork.prototype).toHaveProperty(methods[name] ?? name);
  });
});
