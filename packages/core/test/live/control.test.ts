import { expect, test } from "vitest";
import { Control } from "../../src/live/control.ts";

const never = new AbortController().signal;

test("control is given when the step that runs has ended, and steps wait until it is given back", async () => {
  const control = new Control();
  const order: string[] = [];
  const running = Promise.withResolvers<void>();
  const first = control.step(async () => {
    await running.promise;
    order.push("first step");
  }, never);
  await Promise.resolve();

  const taking = control.take(never).then((held) => {
    order.push("control");
    return held;
  });
  const second = control.step(async () => void order.push("second step"), never);
  running.resolve();
  const held = await taking;
  await first;
  expect(order).toEqual(["first step", "control"]);

  held[Symbol.dispose]();
  held[Symbol.dispose]();
  await second;
  expect(order).toEqual(["first step", "control", "second step"]);
  expect(control.isHeld).toBe(false);
});

test("only one has control, and what waits for it can be given up", async () => {
  const control = new Control();
  using _held = await control.take(never);
  await expect(control.take(never)).rejects.toMatchObject({ code: "session_busy" });

  const leaving = new AbortController();
  const waiting = control.step(async () => "done", leaving.signal);
  leaving.abort();
  await expect(waiting).rejects.toMatchObject({ code: "timeout" });
});

test("whoever leaves while waiting for control keeps nobody from acting", async () => {
  const control = new Control();
  const running = Promise.withResolvers<void>();
  const step = control.step(() => running.promise, never);
  await Promise.resolve();
  const leaving = new AbortController();
  const taking = control.take(leaving.signal);
  leaving.abort();
  await expect(taking).rejects.toMatchObject({ code: "timeout" });

  running.resolve();
  await step;
  expect(await control.step(async () => "done", never)).toBe("done");
});
