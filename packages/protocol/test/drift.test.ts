import { describe, expect, test } from "vitest";
import { generate, readCommitted } from "../../../scripts/generate.ts";
import { typeOf } from "../../../scripts/schema-types.ts";
import type * as generated from "../../sdk/src/protocol.gen.ts";
import {
  operations,
  type AgentAction,
  type ErrorCode,
  type OperationName,
  type Output,
  type RawInput,
  type StreamEvent,
} from "../src/index.ts";

test.each(generate())("$path is up to date (if not: pnpm run generate)", async ({ path, content }) => {
  expect(await readCommitted(path)).toBe(content);
});

describe("the client's types are the protocol's", () => {
  type Same<Left, Right> = [Left] extends [Right] ? ([Right] extends [Left] ? true : false) : false;

  test("for what each operation takes and answers", () => {
    // The compiler refuses `true` where a type differs.
    const inputs: { [Name in OperationName]: Same<RawInput<Name>, generated.Operations[Name]["input"]> } = {
      start: true,
      navigate: true,
      act: true,
      observe: true,
      extract: true,
      collect: true,
      agentExecute: true,
      agentQuestions: true,
      agentAnswer: true,
      agentJob: true,
      agentJobEvents: true,
      cancelAgentJob: true,
      listPages: true,
      openPage: true,
      activatePage: true,
      closePage: true,
      pageHtml: true,
      listCookies: true,
      setCookies: true,
      deleteCookies: true,
      replay: true,
      screenshot: true,
      listScreenshots: true,
      getScreenshot: true,
      sessionEvents: true,
      cancel: true,
      listDownloads: true,
      getDownload: true,
      getDownloadRows: true,
      createUpload: true,
      listUploads: true,
      debug: true,
      revokeDebug: true,
      end: true,
      listSessions: true,
      getSession: true,
      updateSession: true,
      releaseSession: true,
      createContext: true,
      listContexts: true,
      getContext: true,
      exportContext: true,
      deleteContext: true,
      listMemories: true,
      exportMemories: true,
      importMemories: true,
      deleteMemory: true,
      purgeMemories: true,
    };
    const outputs: { [Name in OperationName]: Same<Output<Name>, generated.Operations[Name]["output"]> } =
      inputs;
    expect(Object.keys(outputs)).toEqual(Object.keys(operations));
  });

  test("for what is not an operation's own", () => {
    const same: [
      Same<ErrorCode, generated.ErrorCode>,
      Same<StreamEvent, generated.StreamEvent>,
      Same<AgentAction, generated.AgentAction>,
    ] = [true, true, true];
    expect(same).not.toContain(false);
  });
});

describe("typeOf", () => {
  test.each([
    [{ type: "string", minLength: 1 }, "string"],
    [{ type: ["integer", "null"] }, "number | null"],
    [{ enum: ["a", 1] }, '"a" | 1'],
    [
      { type: "array", items: { anyOf: [{ type: "string" }, { $ref: "#/components/schemas/Action" }] } },
      "(string | Action)[]",
    ],
    [{ type: "object", additionalProperties: {} }, "{\n  [key: string]: unknown;\n}"],
    [{ type: "object", properties: {}, additionalProperties: false }, "Record<string, never>"],
    [
      { type: "object", properties: { "a-b": { type: "boolean" } }, required: ["a-b"] },
      '{\n  "a-b": boolean;\n}',
    ],
    [{ description: "Anything." }, "unknown"],
  ])("%j is %s", (schema, type) => {
    expect(typeOf(schema)).toBe(type);
  });

  test.each([{ not: { type: "string" } }, { allOf: [] }, { type: "function" }])("refuses %j", (schema) => {
    expect(() => typeOf(schema)).toThrow("No type for JSON Schema");
  });
});
