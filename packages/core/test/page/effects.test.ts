import { expect } from "vitest";
import { test } from "../fixture.ts";
import { step } from "./fixture.ts";

/** Long enough for a page's own rhythm to show, ms. */
const forAWhile = (page: { pageText: () => Promise<string> }, done: string) =>
  expect.poll(() => page.pageText(), { timeout: 10_000 }).toContain(done);

const noEffects: [string, string][] = [
  ["is brought into view first", `<div style="height: 3000px"></div><button>Go</button>`],
  [
    "stands beside a clock",
    `<button>Go</button><p></p><script>let ticks = 0; setInterval(() => { ticks += 1; document.querySelector("p").textContent = ticks; if (ticks === 12) document.body.append("Ready"); }, 100)</script>`,
  ],
  [
    "stands beside an animation",
    `<button>Go</button><p style="position: absolute">x</p><script>let frames = 0; (function move() { frames += 1; document.querySelector("p").style.left = frames % 300 + "px"; if (frames === 60) document.body.append("Ready"); requestAnimationFrame(move); })()</script>`,
  ],
  [
    "is on a page that polls",
    `<button>Go</button><script>let polls = 0; setInterval(() => { polls += 1; fetch("/poll"); if (polls === 8) document.body.append("Ready"); }, 200)</script>`,
  ],
];

test.for(noEffects)(
  "a button that does nothing and %s is no success",
  async ([, body], { session, server }) => {
    server.handle("/poll", (_request, response) => void response.end("nothing new"));
    server.page("/", body);
    await session.navigate(server.url("/"));
    if (body.includes("Ready")) await forAWhile(session, "Ready");

    expect(await session.act(step("click", "button"))).toMatchObject({ success: false, code: "no_effect" });
  },
);

const effects: [string, string][] = [
  [
    "checks a box by script",
    `<button onclick="box.checked = true">Go</button><input type="checkbox" id="box">`,
  ],
  [
    "clears a field by script",
    `<button onclick="field.value = ''">Go</button><input id="field" value="abc">`,
  ],
  [
    "scrolls a box",
    `<button onclick="box.scrollBy(200, 0)">Go</button><div id="box" style="width: 200px; overflow: auto"><p style="width: 2000px">x</p></div>`,
  ],
  [
    "opens a menu by its focus alone",
    `<style>menu { display: none } div:focus-within menu { display: block }</style><div><button>Go</button><menu>Items</menu></div>`,
  ],
  [
    "changes a shadow root",
    `<x-a></x-a><button onclick="shadow.textContent = 'done'">Go</button><script>var shadow = document.querySelector("x-a").attachShadow({ mode: "open" })</script>`,
  ],
  [
    "changes a frame",
    `<button onclick="frames[0].document.body.textContent = 'done'">Go</button><iframe srcdoc="<p>x"></iframe>`,
  ],
  ["has no box of its own", `<button onclick="this.title = 'x'" style="display: contents">Go</button>`],
  [
    "shows a child alone",
    `<button onclick="this.title = 'x'" style="all: unset; position: relative"><i style="position: absolute; width: 40px; height: 40px"></i></button>`,
  ],
  [
    "takes presses on its outline alone",
    `<svg width="100" height="100"><circle cx="50" cy="50" r="40" fill="none" stroke="black" stroke-width="6" id="go" onclick="this.id = 'gone'"/></svg>`,
  ],
];

test.for(effects)("a target that %s takes effect", async ([, body], { session, server }) => {
  server.page("/", body);
  await session.navigate(server.url("/"));

  expect(await session.act(step("click", body.includes("circle") ? "circle" : "button"))).toMatchObject({
    success: true,
  });
});

test("a counter that is clicked again and again takes effect each time", async ({ session, server }) => {
  server.page(
    "/",
    `<button onclick="document.querySelector('p').textContent = ++count">More</button><p></p><script>let count = 0</script>`,
  );
  await session.navigate(server.url("/"));

  for (let count = 1; count <= 6; count += 1)
    expect(await session.act(step("click", "button"))).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("6");
});

test("a page that never rests costs an action little", async ({ session, server }) => {
  server.handle("/poll", (_request, response) => setTimeout(() => response.end("nothing"), 1_000));
  server.page(
    "/",
    `<button onclick="this.textContent = 'Done'">Go</button><script>let polls = 0; (async () => { for (;;) { await (await fetch("/poll")).text(); polls += 1; if (polls === 3) document.body.append("Ready"); } })()</script>`,
  );
  await session.navigate(server.url("/"));
  await forAWhile(session, "Ready");
  const started = performance.now();

  expect(await session.act(step("click", "button"))).toMatchObject({ success: true });

  expect(performance.now() - started).toBeLessThan(12_000);
});

test("an action waits for the document that its click asked for, however slow", async ({
  session,
  server,
}) => {
  server.page("/", `<a href="/slow">Next</a>`);
  server.handle("/slow", (_request, response) => setTimeout(() => response.end("<p>Arrived"), 5_500));
  await session.navigate(server.url("/"));

  expect(await session.act("click Next")).toMatchObject({
    success: true,
    effect: { urlAfter: server.url("/slow") },
  });
}, 20_000);

test("a click that closes its page is a success", async ({ session, server }) => {
  server.page("/", `<a target="_blank" rel="opener" href="/popup">Open</a>`);
  server.page("/popup", `<button onclick="window.close()">Close</button>`);
  await session.navigate(server.url("/"));
  await session.act("click Open");

  expect(await session.act("click Close")).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("Open");
});

test("there is nothing before the first page", async ({ session, server }) => {
  server.page("/", `<p>First</p>`);
  await session.navigate(server.url("/"));

  expect(await session.act("go back")).toMatchObject({ success: false, code: "no_effect" });
  expect(await session.pageText()).toContain("First");
});

test("keys that move the focus or the selection take effect", async ({ session, server }) => {
  server.page("/", `<input value="abc"><input>`);
  await session.navigate(server.url("/"));

  expect(await session.act(step("press", "input", "Control+A"))).toMatchObject({ success: true });
  expect(await session.act(step("press", "input", "Tab"))).toMatchObject({ success: true });
});

test("a key for what cannot have the focus is not pressed elsewhere", async ({ session, server }) => {
  server.page("/", `<div>Text</div><script>onkeydown = () => { document.title = "wrong"; }</script>`);
  await session.navigate(server.url("/"));

  expect(await session.act(step("press", "div", "Enter"))).toMatchObject({
    success: false,
    code: "not_understood",
  });
});
