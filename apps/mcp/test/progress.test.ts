import type { ServerContext } from "@modelcontextprotocol/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reportProgress } from "../src/progress.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Logged = { level: string; message: unknown };
type Told = { progressToken: string; progress: number; message: string };

function contextOf(progressToken: string | undefined) {
  const told: Told[] = [];
  const logged: Logged[] = [];
  const log = async (level: string, message: unknown) => void logged.push({ level, message });
  const notify = async ({ params }: { params: Told }) => void told.push(params);
  const mcpReq = { _meta: progressToken === undefined ? undefined : { progressToken }, notify, log };
  return { context: { mcpReq } as unknown as ServerContext, told, logged };
}

test("a caller that asked hears something every 15 s at least, with growing numbers", () => {
  const { context, told } = contextOf("token");
  {
    using progress = reportProgress(context);
    progress.onProgress("Opening the page");
    for (let seconds = 0; seconds < 60; seconds += 15) {
      const before = told.length;
      vi.advanceTimersByTime(15_000);
      expect(told.length).toBeGreaterThan(before);
    }
  }
  const after = told.length;
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveLength(after);
  expect(told.map(({ progress }) => progress)).toEqual(told.map((_, index) => index + 1));
  expect(told.at(-1)).toMatchObject({
    progressToken: "token",
    message: expect.stringContaining("Opening the page"),
  });
});

test("a caller that did not ask finds what happens in the log alone", () => {
  const { context, told, logged } = contextOf(undefined);
  using progress = reportProgress(context);
  progress.onProgress("Opening the page");
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
  expect(logged).toEqual([{ level: "info", message: "Opening the page" }]);
});
