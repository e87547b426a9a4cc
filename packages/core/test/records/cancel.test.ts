import { expect } from "vitest";
import { test, type TestSession } from "../fixture.ts";

/** Cancels, and holds it to 200 ms; where all is slow, to as long as five pictures of the page take. */
async function cancelNow(session: TestSession): Promise<number> {
  const roundTrips: number[] = [];
  for (let index = 0; index < 5; index += 1) {
    const before = performance.now();
    await session.dispatch("screenshot", {});
    roundTrips.push(performance.now() - before);
  }
  const before = performance.now();
  const { cancelled, warnings } = await session.dispatch("cancel", {});
  const elapsed = performance.now() - before;
  expect(warnings).toBeUndefined();
  expect(elapsed).toBeLessThan(Math.max(200, 5 * Math.max(...roundTrips)));
  return cancelled;
}

const wasCancelled = { code: "timeout", message: expect.stringContaining("cancelled") };

test("a navigation that never ends is cancelled, and the session goes on where it was", async ({
  session,
  server,
}) => {
  server.handle("/endless", (_request, response) =>
    response.writeHead(200, { "content-type": "text/html" }).write("<h1>Part one</h1>"),
  );
  server.page("/", "<h1>Still here</h1>");
  const opening = expect(session.navigate(server.url("/endless"))).rejects.toMatchObject(wasCancelled);
  await expect.poll(() => server.requests).toContain("/endless");

  const cancelled = await cancelNow(session);

  await opening;
  expect(cancelled).toBe(1);
  await session.navigate(server.url("/"));
  expect(await session.pageText()).toContain("Still here");
});

test("an act that waits for its page is cancelled, and so is what waits behind it", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<button onclick="window.clicked = true; fetch('/slow')">Save</button><p></p>
     <script>setInterval(() => { document.querySelector("p").textContent += "."; }, 10)</script>`,
  );
  server.handle("/slow", () => {});
  await session.navigate(server.url("/"));
  const acting = expect(session.act("click Save")).rejects.toMatchObject(wasCancelled);
  const waiting = expect(session.act("click Save")).rejects.toMatchObject(wasCancelled);
  await expect.poll(() => server.requests).toContain("/slow");

  const cancelled = await cancelNow(session);

  await Promise.all([acting, waiting]);
  expect(cancelled).toBe(2);
  expect(server.requests.filter((path) => path === "/slow")).toHaveLength(1);
  expect(await session.observe("the Save button")).toHaveLength(1);
});

test("with nothing running there is nothing to cancel", async ({ session }) => {
  expect(await session.dispatch("cancel", {})).toEqual({ cancelled: 0 });
  expect(await session.pageText()).toBe("");
});
