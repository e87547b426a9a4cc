import { expect, test } from "vitest";
import { formatLine } from "../src/log.ts";

const time = new Date(2026, 0, 2, 3, 4, 5).getTime();
const line = (entry: Record<string, unknown>) => formatLine(JSON.stringify({ level: 30, time, ...entry }));

test("a person reads a short line", () => {
  const request = {
    msg: "request",
    requestId: "r1",
    method: "POST",
    path: "/v1/sessions/start",
    status: 200,
    ms: 12,
  };
  expect(line(request)).toBe("03:04:05 POST /v1/sessions/start 200 12 ms  r1\n");
  expect(line({ ...request, clientLeft: true })).toBe(
    "03:04:05 POST /v1/sessions/start 200 12 ms (the client left)  r1\n",
  );
  expect(line({ msg: "Ready" })).toBe("03:04:05 Ready\n");
  expect(line({ level: 40, msg: "No sandbox", count: 2 })).toBe("03:04:05 warning: No sandbox count=2\n");
  expect(line({ level: 50, msg: "A request failed", requestId: "r1", failure: "Error: x\n    at y" })).toBe(
    "03:04:05 error: A request failed  r1\nError: x\n    at y\n",
  );
});
