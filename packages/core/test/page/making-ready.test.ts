import { expect } from "vitest";
import { makeReady } from "../../src/page/pointer.ts";
import { referenceOf } from "../../src/page/reference.ts";
import { requireSelector } from "../../src/page/selectors.ts";
import type { LivePage } from "../../src/page/live-page.ts";
import { test } from "./live-page-fixture.ts";

async function readied(live: LivePage, selector: string) {
  const { world, number } = await requireSelector(live.worlds, selector);
  const reference = referenceOf(world.sequence, number);
  const step = { method: "click" as const, reference, description: "the button", arguments: [] };
  const { signal } = new AbortController();
  return makeReady({ live, step, signal, begin: async () => {} }, { editable: false, pointer: true });
}

/** So many frames of the page. */
const frames = (count: number) =>
  `new Promise((resolve) => { let left = ${count}; const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve()); next(); })`;

test("a target is not taken to stand still before its animation has begun", async ({ live, server }) => {
  // What a machine that is late with its frames does: the animation is there, and stays where it begins.
  server.page(
    "/",
    `<button>Go</button><script>
const animation = document.querySelector("button").animate([{ transform: "translateX(600px)" }, { transform: "none" }], 200);
let isHeld = true;
const hold = () => { if (!isHeld) return; animation.cancel(); animation.play(); requestAnimationFrame(hold); };
hold();</script>`,
  );
  await live.page.goto(server.url("/"));

  const ready = readied(live, "button");
  let isReady = false;
  ready.then(
    () => (isReady = true),
    () => (isReady = true),
  );
  await live.page.evaluate(frames(10));

  expect(isReady).toBe(false);
  await live.page.evaluate("isHeld = false");
  expect((await ready).point.x).toBeLessThan(100);
});

test("an animation that follows a box that does not scroll keeps nothing from being ready", async ({
  live,
  server,
}) => {
  server.page(
    "/",
    `<style>@keyframes in { from { transform: translateX(600px) } } button { animation: in linear; animation-timeline: scroll(nearest) }</style><button>Go</button>`,
  );
  await live.page.goto(server.url("/"));

  expect(await readied(live, "button")).toMatchObject({ scrolled: false });
});

for (const host of ["127.0.0.1", "localhost"]) {
  test(`a page that was moved for a frame of ${host} is told as moved`, async ({ live, server }) => {
    server.page("/inner", `<div style="height: 3800px"></div><button>Go</button>`);
    server.page("/", `<iframe style="height: 4000px" src="${server.url("/inner", host)}"></iframe>`);
    await live.page.goto(server.url("/"));

    expect(await readied(live, "button")).toMatchObject({ scrolled: true });
    expect(await readied(live, "button")).toMatchObject({ scrolled: false });
  });
}
