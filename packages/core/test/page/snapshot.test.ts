import { expect } from "vitest";
import { takeView } from "../../src/page/snapshot.ts";
import type { PageView } from "../../src/page/view.ts";
import { test } from "./live-page-fixture.ts";

const names = (view: PageView, role: string) =>
  view.nodes.filter((node) => node.role === role).map(({ name }) => name);

test("closed shadow roots are seen, nested ones too, and the page is left as it was", async ({
  live,
  server,
}) => {
  server.page(
    "/",
    `<section id="empty"></section><x-card><b>unslotted</b></x-card><div id="slots"><i>slotted</i></div><script>
      const close = (host, html) => { const root = host.attachShadow({ mode: "closed" }); root.innerHTML = html; return root; };
      const outer = close(document.getElementById("empty"), "<button>Outer</button><div id=inner></div>");
      close(outer.getElementById("inner"), "<button>Inner</button>");
      close(document.querySelector("x-card"), "<button>Card</button>");
      window.late = () => close(document.body.appendChild(document.createElement("article")), "<button>Late</button>");
    </script>`,
  );
  await live.page.goto(server.url("/"));
  const page = await live.page.evaluate("document.documentElement.outerHTML");
  expect(names(await takeView(live.worlds), "button")).toEqual(["Outer", "Inner", "Card"]);
  expect(await live.page.evaluate("document.documentElement.outerHTML")).toBe(page);
  await live.page.evaluate("late()");
  expect(names(await takeView(live.worlds), "button")).toEqual(["Outer", "Inner", "Card", "Late"]);
});

test("a document of thousands of levels is read as far as it can be", async ({ live, server }) => {
  server.page(
    "/",
    "<script>let at = document.body; for (let level = 0; level < 1_600; level += 1) { if (level % 400 === 0) { const button = document.createElement('button'); button.textContent = 'Level ' + level; at.append(button); } const next = document.createElement('section'); next.title = level; at.append(next); at = next; } at.append('At the bottom');</script>",
  );
  await live.page.goto(server.url("/"));
  const view = await takeView(live.worlds);
  expect(names(view, "button")).toEqual(["Level 0", "Level 400", "Level 800", "Level 1200"]);
  expect(view.nodes.map(({ name }) => name).join()).toContain("At the bottom");
});

test("elements that have nothing but a listener are controls, and containers of controls are not", async ({
  live,
  server,
}) => {
  server.page(
    "/",
    `<div id="bare">Bare</div><ul id="list"><li><a href="#a">A link</a></li></ul><p id="plain">Plain</p><div id="host"></div>
    <script>
      document.getElementById("bare").addEventListener("click", () => {});
      document.getElementById("list").addEventListener("click", () => {});
      document.body.addEventListener("click", () => {});
      const root = document.getElementById("host").attachShadow({ mode: "open" });
      root.innerHTML = "<span>Shaded</span>";
      root.firstChild.addEventListener("pointerdown", () => {});
    </script>`,
  );
  await live.page.goto(server.url("/"));
  const interactive = (view: PageView) =>
    view.nodes.flatMap((node, index) => (node.interactive ? [view.nodes[index + 1]?.name ?? node.name] : []));
  expect(interactive(await takeView(live.worlds))).toEqual(["Bare", "A link", "Shaded"]);
  await live.page.evaluate("document.getElementById('plain').addEventListener('click', () => {})");
  expect(interactive(await takeView(live.worlds, { listeners: true }))).toEqual([
    "Bare",
    "A link",
    "Plain",
    "Shaded",
  ]);
});

test("what lies over a control is told, until it is gone", async ({ live, server }) => {
  server.page(
    "/",
    `<button style="position:absolute;left:20px;top:20px;width:80px">Under</button>
    <button style="position:absolute;left:20px;top:200px;width:80px">Beside</button>
    <button style="position:absolute;left:200px;top:20px;width:80px">Half</button>
    <div id="veil" role="dialog" aria-label="Cookies" style="position:fixed;left:0;top:0;width:210px;height:100px;background:#fff">We use cookies <a href="#ok">Fine</a></div>
    <div style="position:fixed;inset:0;pointer-events:none"></div>`,
  );
  await live.page.goto(server.url("/"));
  const covered = (view: PageView) =>
    view.nodes.flatMap((node) => (node.covered === undefined ? [] : [[node.name, node.covered]]));
  expect(covered(await takeView(live.worlds))).toEqual([["Under", 'dialog "Cookies"']]);
  await live.page.evaluate("document.getElementById('veil').style.left = '500px'");
  expect(covered(await takeView(live.worlds))).toEqual([]);
});

test("a page that will not be asked about its listeners is seen all the same", async ({ live, server }) => {
  server.page(
    "/",
    `<button>Here</button><script>
      const all = document.querySelectorAll;
      document.querySelectorAll = function (selector) { if (selector === "*") for (;;); return all.call(this, selector); };
    </script>`,
  );
  await live.page.goto(server.url("/"));
  expect(names(await takeView(live.worlds), "button")).toEqual(["Here"]);
});

test("what a frame shows moves with the frame, and with its own scrolling", async ({ live, server }) => {
  server.page(
    "/inner",
    "<p style='height:30px'>Above</p><button>Inside</button><p style='height:2000px'></p>",
  );
  server.page(
    "/",
    `<p id="top" style="height:20px">Top</p><iframe src="/inner" width="400" height="200"></iframe>`,
  );
  await live.page.goto(server.url("/"));
  const heightOf = async () =>
    (await takeView(live.worlds)).nodes.find(({ name }) => name === "Inside")?.box?.y ?? 0;
  const before = await heightOf();
  await live.page.evaluate("document.getElementById('top').style.height = '70px'");
  expect((await heightOf()) - before).toBe(50);
  await live.page.frames()[1]?.evaluate("scrollTo(0, 40)");
  expect((await heightOf()) - before).toBe(10);
});
