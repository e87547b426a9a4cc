import { describe, expect } from "vitest";
import { perform } from "../../src/page/perform.ts";
import { referenceOf } from "../../src/page/reference.ts";
import { requireSelector } from "../../src/page/selectors.ts";
import type { LivePage } from "../../src/page/live-page.ts";
import { test } from "../fixture.ts";
import { step } from "./fixture.ts";
import { test as liveTest } from "./live-page-fixture.ts";

describe("after a click that shows an effect at once", () => {
  const saving = (then: string) =>
    `<button onclick="this.textContent = 'Saving'; setTimeout(() => { ${then} }, 25)">Save</button>`;

  test("whoever looks sees what came a moment later", async ({ session, server }) => {
    server.page("/", saving("document.body.append('Saved')"));
    await session.navigate(server.url("/"));

    expect(await session.act(step("click", "button"))).toMatchObject({ success: true });
    expect(await session.pageText()).toContain("Saved");
  });

  test("whoever looks sees the page that it led to a moment later", async ({ session, server }) => {
    server.page("/next", `<p>Arrived</p>`);
    server.page("/", saving("location.href = '/next'"));
    await session.navigate(server.url("/"));

    expect(await session.act(step("click", "button"))).toMatchObject({ success: true });
    expect(await session.pageText()).toContain("Arrived");
  });

  test("what came a moment later is no effect of the next action", async ({ session, server }) => {
    server.page("/", `${saving("document.body.append('Saved')")}<p id="dead">Nothing</p>`);
    await session.navigate(server.url("/"));

    expect(await session.act(step("click", "button"))).toMatchObject({ success: true });
    expect(await session.act(step("click", "#dead"))).toMatchObject({ success: false, code: "no_effect" });
  });

  test("an address that is opened next is opened", async ({ session, server }) => {
    server.page("/next", `<p>Arrived</p>`);
    server.page("/other", `<p>Other</p>`);
    server.page("/", saving("location.href = '/next'"));
    await session.navigate(server.url("/"));

    expect(await session.act(step("click", "button"))).toMatchObject({ success: true });
    await session.navigate(server.url("/other"));
    expect(await session.pageText()).toContain("Other");
  });

  test("a box is not told to be checked before the page let it be", async ({ session, server }) => {
    server.page(
      "/",
      `<input type="checkbox" onchange="document.body.append('Checked'); setTimeout(() => { this.checked = false; }, 25)">`,
    );
    await session.navigate(server.url("/"));

    expect(await session.act(step("check", "input"))).toMatchObject({ success: false, code: "no_effect" });
  });

  test("a form that is refused a moment later says so", async ({ session, server }) => {
    server.handle("/save", (_request, response) => setTimeout(() => response.writeHead(400).end(), 50));
    server.page(
      "/",
      `<button onclick="this.textContent = 'Saving'; fetch('/save').then(() => { said.textContent = 'Refused'; })">Save</button><p id="said" role="alert"></p>`,
    );
    await session.navigate(server.url("/"));

    expect(await session.act(step("click", "button"))).toMatchObject({ effect: { alerts: ["Refused"] } });
  });
});

async function click(live: LivePage, selector: string) {
  const { world, number } = await requireSelector(live.worlds, selector);
  const reference = referenceOf(world.sequence, number);
  return perform(
    live,
    { method: "click", reference, description: selector, arguments: [] },
    { domSettleTimeoutMs: 10_000, signal: new AbortController().signal },
  );
}

liveTest("an effect that shows at once is answered before the page is quiet", async ({ live, server }) => {
  server.page("/", `<button onclick="this.textContent = 'Done ' + Math.random()">Go</button>`);
  await live.page.goto(server.url("/"));
  let early = 0;
  // A machine that is busy may be late with frames at first.
  for (let clicks = 0; early === 0 && clicks < 40; clicks += 1) {
    expect(await click(live, "button")).toMatchObject({ success: true, effect: { domChanged: true } });
    if (live.worlds.settling.over !== undefined) early += 1;
  }

  expect(early).toBe(1);
  const picture = await live.screenshot(new AbortController().signal);
  expect(picture).toBeDefined();
  expect(live.worlds.settling.over).toBeUndefined();
});

liveTest("what the page does next about it is done when it is answered", async ({ live, server }) => {
  // One task after the other, as libraries that render in slices do.
  server.page(
    "/",
    `<button>Go</button><script>
      const { port1, port2 } = new MessageChannel();
      const button = document.querySelector("button");
      let left = 20;
      port1.onmessage = () => {
        const end = performance.now() + 1;
        while (performance.now() < end);
        left -= 1;
        if (left === 0) button.textContent = "Done";
        else port2.postMessage(null);
      };
      button.onclick = () => {
        button.textContent = "Going";
        requestAnimationFrame(() => port2.postMessage(null));
      };
    </script>`,
  );
  await live.page.goto(server.url("/"));

  expect(await click(live, "button")).toMatchObject({ success: true, effect: { domChanged: true } });
  expect(await live.page.evaluate(() => document.querySelector("button")?.textContent)).toBe("Done");
});

const waits: [string, string][] = [
  ["a class", `this.className = 'pressed'`],
  ["a style", `this.style.color = 'red'`],
];

liveTest.for(waits)(
  "a change of %s alone is no effect that is answered at once",
  async ([, script], { live, server }) => {
    server.page("/", `<button onclick="${script}">Go</button>`);
    await live.page.goto(server.url("/"));

    expect(await click(live, "button")).toMatchObject({ success: true, effect: { domChanged: true } });
    expect(live.worlds.settling.over).toBeUndefined();
  },
);
