import { expect, test } from "vitest";
import { signalInTurn } from "../src/deadline.ts";

async function reasonOf(signal: AbortSignal): Promise<unknown> {
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener("abort", resolve));
  return signal.reason;
}

test("what waited for its turn in vain says so, and that nothing was done", async () => {
  using signal = signalInTurn("act", { timeout: 1, waitMs: 20 }, []);

  expect(await reasonOf(signal)).toMatchObject({
    code: "session_busy",
    message: expect.stringContaining("act waited 20 ms for its turn behind other operations"),
  });
});

test("a deadline runs from when the turn has come", async () => {
  using signal = signalInTurn("act", { timeout: 20, waitMs: 60_000 }, []);
  signal.begin();

  expect(await reasonOf(signal)).toMatchObject({
    code: "timeout",
    message: expect.stringContaining("act did not end within 20 ms"),
  });
});
