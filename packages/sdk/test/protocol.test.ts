import type { Dispatcher as EngineDispatcher } from "@legwork/core";
import { operations, type OperationName as ProtocolName, type RawInput } from "@legwork/protocol";
import { describe, expect, expectTypeOf, test } from "vitest";
import type { EngineModule } from "../src/engine-module.ts";
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

  test("the engine is what env LOCAL takes it for", () => {
    expectTypeOf<typeof import("@legwork/core")>().toExtend<EngineModule>();
  });

  test.each(Object.keys(routes))("%s is a method of the client", (name) => {
    const legwork = new Legwork({ apiKey: "key-for-tests" });
    const path = (places[name] ?? name).split(".");
    const method = path.reduce<unknown>((place, step) => Object(place)[step], legwork);
    expect(method).toBeTypeOf("function");
  });
});

/** Where an operation is found that is no method of its own name. */
const places: Record<string, string> = {
  start: "init",
  end: "close",
  agentExecute: "agent",
  agentJob: "jobs.get",
  agentJobEvents: "jobs.events",
  cancelAgentJob: "jobs.cancel",
  listPages: "context.pages",
  openPage: "context.newPage",
  activatePage: "context.setActivePage",
  closePage: "context.closePage",
  pageHtml: "page.html",
  listCookies: "context.cookies",
  setCookies: "context.addCookies",
  deleteCookies: "context.clearCookies",
  listScreenshots: "screenshots.list",
  getScreenshot: "screenshots.get",
  sessionEvents: "events",
  listDownloads: "downloads.list",
  getDownload: "downloads.get",
  getDownloadRows: "downloads.rows",
  createUpload: "uploads.create",
  listUploads: "uploads.list",
  listSessions: "sessions.list",
  getSession: "sessions.get",
  updateSession: "sessions.update",
  releaseSession: "sessions.release",
  createContext: "contexts.create",
  listContexts: "contexts.list",
  getContext: "contexts.get",
  exportContext: "contexts.export",
  deleteContext: "contexts.delete",
  listMemories: "memories.list",
  exportMemories: "memories.toPlaywright",
  importMemories: "memories.import",
  deleteMemory: "memories.delete",
  purgeMemories: "memories.purge",
};
