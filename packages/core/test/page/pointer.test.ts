import { expect } from "vitest";
import { test } from "../fixture.ts";
import { step } from "./fixture.ts";

const done = `onclick="this.textContent = 'Done'"`;

test("nothing is pressed when the target runs away from the pointer", async ({ session, server }) => {
  server.page(
    "/",
    `<body onclick="document.body.append('Wrong')"><button ${done} onmouseenter="this.style.marginTop = this.style.marginTop === '' ? '200px' : ''">Go</button>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act(step("click", "button"))).toMatchObject({ success: false, code: "covered" });
  expect(await session.pageText()).not.toContain("Wrong");
});

test("what makes room for the pointer over its row is pressed where it then is", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<style>div:hover i { padding-left: 120px }</style><div onclick="if (event.target !== like) document.body.append('Wrong')"><i></i><button id="like" ${done}>Like</button></div>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act(step("click", "button"))).toMatchObject({ success: true });
  expect(await session.pageText()).not.toContain("Wrong");
});

test("nothing is pressed when something comes over the target under the pointer", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<button ${done} onmouseenter="veil.hidden = false">Go</button><div id="veil" hidden onclick="this.textContent = 'Wrong'" style="position: fixed; inset: 0">Veil</div>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act(step("click", "button"))).toMatchObject({ success: false, code: "covered" });
  expect(await session.pageText()).not.toContain("Wrong");
});

test("nothing is pressed when the page around a frame comes over it", async ({ session, server }) => {
  server.page("/inner", `<button ${done}>Go</button>`);
  server.page(
    "/",
    `<div onmouseenter="veil.hidden = false"><iframe src="/inner"></iframe></div><div id="veil" hidden onclick="this.textContent = 'Wrong'" style="position: fixed; inset: 0">Veil</div>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act("click Go")).toMatchObject({ success: false, code: "covered" });
  expect(await session.pageText()).not.toContain("Wrong");
});

test("a target under a header that sticks is moved out from under it", async ({ session, server }) => {
  server.page(
    "/",
    `<header style="position: sticky; top: 0; height: 60vh; background: white">Header</header><div style="height: 2000px"></div><button ${done}>Go</button><div style="height: 2000px"></div>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act(step("click", "button"))).toMatchObject({ success: true });
});

test("a click on a container misses the controls inside it", async ({ session, server }) => {
  server.page(
    "/",
    `<div id="card" onclick="this.dataset.open = true" style="width: 300px; padding: 30px; text-align: center"><a href="#wrong">A long link in the middle</a></div>`,
  );
  await session.navigate(server.url("/"));

  const result = await session.act(step("click", "#card"));

  expect(result).toMatchObject({ success: true });
  expect(result.effect).not.toHaveProperty("urlAfter");
});

test("a part of a disabled button is disabled", async ({ session, server }) => {
  server.page("/", `<button disabled><span>Go</span></button>`);
  await session.navigate(server.url("/"));

  expect(await session.act(step("click", "span"))).toMatchObject({ success: false, code: "disabled" });
});

const frames: [string, string][] = [
  ["scaled", `style="transform: scale(0.5); transform-origin: 0 0; width: 800px; height: 600px"`],
  ["taller than the window", `style="height: 4000px; width: 600px"`],
  ["below the fold", `style="margin-top: 3000px"`],
  ["rotated", `style="transform: rotate(30deg); margin: 200px; width: 700px; height: 500px"`],
  ["turned round", `style="rotate: 180deg; width: 700px; height: 500px"`],
  ["skewed", `style="transform: skewX(20deg) scale(0.8); margin: 100px; width: 700px; height: 500px"`],
  [
    "seen in perspective",
    `style="transform: perspective(900px) rotateY(40deg) rotateX(20deg); border: 20px solid; padding: 10px; width: 700px; height: 500px"`,
  ],
  ["mirrored", `style="scale: -1 1; border: 20px solid; padding: 10px; width: 700px; height: 500px"`],
];

for (const host of ["127.0.0.1", "localhost"]) {
  test.for(frames)(
    `act reaches into a frame of ${host} that is %s`,
    async ([, style], { session, server }) => {
      server.page(
        "/inner",
        `<div style="height: 400px"></div><button style="margin-left: 300px" ${done}>Go</button>`,
      );
      server.page("/tall", `<div style="height: 3800px"></div><button ${done}>Go</button>`);
      const path = style.includes("4000") ? "/tall" : "/inner";
      server.page("/", `<iframe ${style} src="${server.url(path, host)}"></iframe>`);
      await session.navigate(server.url("/"));

      expect(await session.act("click Go")).toMatchObject({ success: true });
    },
  );
}

test("act reaches into a frame on a zoomed page", async ({ session, server }) => {
  server.page("/inner", `<button style="margin: 80px" ${done}>Go</button>`);
  server.page(
    "/",
    `<div style="zoom: 1.5"><iframe src="/inner" style="padding: 10px; border: 5px solid; width: 400px; height: 300px"></iframe></div>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act("click Go")).toMatchObject({ success: true });
});

test("links inside a drawing can be clicked", async ({ session, server }) => {
  server.page("/", `<svg width="200" height="50"><a href="#there"><text y="30">Region</text></a></svg>`);
  await session.navigate(server.url("/"));

  expect(await session.act("click Region")).toMatchObject({ success: true });
});

test("a press that opens a dialog before it ends does not wedge the session", async ({ session, server }) => {
  server.page("/", `<button onmousedown="alert('Pressed')">Go</button><p>Text</p>`);
  await session.navigate(server.url("/"));

  expect(await session.act(step("click", "button"))).toMatchObject({
    success: true,
    effect: { dialog: { type: "alert", message: "Pressed" } },
  });
  expect(await session.pageText()).toContain("Text");
});

test("a press that leaves the page before it ends arrives", async ({ session, server }) => {
  server.page("/next", `<p>Arrived</p>`);
  server.page("/", `<button onmousedown="location.href = '/next'">Go</button>`);
  await session.navigate(server.url("/"));

  expect(await session.act(step("click", "button"))).toMatchObject({
    success: true,
    effect: { urlAfter: server.url("/next") },
  });
});

test("a double click presses twice", async ({ session, server }) => {
  server.page(
    "/",
    `<button ondblclick="document.body.append('Twice')" onclick="document.body.append('Click ')">Go</button>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act(step("doubleClick", "button"))).toMatchObject({ success: true });
  expect(await session.pageText()).toMatch(/Click[^C]*Click[^C]*Twice/);
});

test("a target that moves by an animation is pressed where it comes to rest", async ({ session, server }) => {
  server.page(
    "/",
    `<style>@keyframes in { from { transform: translateX(600px) } } button { animation: in 700ms }</style><button ${done}>Go</button>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act(step("click", "button"))).toMatchObject({ success: true });
});

test("a target that begins to move under the pointer is pressed where it comes to rest", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<body onclick="if (event.target === document.body) document.body.append('Wrong')"><button ${done}>Go</button><script>
addEventListener("mousemove", () => document.querySelector("button").animate([{ transform: "translateX(600px)" }, { transform: "none" }], 300), { once: true });</script>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act(step("click", "button"))).toMatchObject({ success: true });
  expect(await session.pageText()).not.toContain("Wrong");
});

const far = `<div style="height: 3000px"></div>`;

test("what fills a little after it came into view moves no press to something else", async ({
  session,
  server,
}) => {
  // Filled in the moment in which the pointer arrives, which is later than the page was at rest.
  server.page(
    "/",
    `<body onclick="if (!event.target.matches('#go')) document.body.append('Wrong')">${far}<div id="late" onclick="document.body.append('Wrong')"></div><button id="go" ${done}>Go</button>${far}
<script>document.addEventListener("scroll", () => addEventListener("mousemove", () => { late.style.height = "300px"; }, { once: true }), { once: true });</script>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act(step("click", "#go"))).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("Done");
  expect(await session.pageText()).not.toContain("Wrong");
});

const fillings: [string, string][] = [
  ["at once", `late.style.height = "300px"`],
  ["in the next frame", `requestAnimationFrame(() => { late.style.height = "300px"; })`],
  [
    "over several frames",
    `let left = 5; const grow = () => { late.style.height = late.offsetHeight + 60 + "px"; if (left--) requestAnimationFrame(grow); }; grow()`,
  ],
];

test.for(fillings)(
  "what came into view fills %s, and the press finds its place",
  async ([, script], { session, server }) => {
    server.page(
      "/",
      `${far}<div id="late">Filler</div><button ${done}>Go</button>${far}
<script>new IntersectionObserver(([entry], observer) => { if (!entry.isIntersecting) return; observer.disconnect(); ${script}; }).observe(late);</script>`,
    );
    await session.navigate(server.url("/"));

    expect(await session.act(step("click", "button"))).toMatchObject({ success: true });
    expect(await session.pageText()).toContain("Done");
  },
);

test("a click that the page holds back for a window of its own is no success", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<button ${done}>Go</button><div id="veil" hidden style="position: fixed; inset: 0">Win a prize</div>
     <script>document.addEventListener("click", (event) => { event.stopPropagation(); veil.hidden = false; }, { capture: true, once: true });</script>`,
  );
  await session.navigate(server.url("/"));

  const result = await session.act("click Go");
  expect(result).toMatchObject({ success: false, code: "covered" });
  expect(result.message).toContain("the page kept the click from it");
  expect(await session.pageText()).not.toContain("Done");
});

test("a page may do its work far above what is clicked, and open a window of its own", async ({
  session,
  server,
}) => {
  const veil = `<div id="veil" hidden style="position: fixed; inset: 0">Order</div>`;
  server.page(
    "/above",
    `<button>Go</button><script>document.addEventListener("click", (event) => { event.stopPropagation(); document.body.append("Done"); }, true);</script>`,
  );
  server.page("/window", `<button onclick="veil.hidden = false">Go</button>${veil}`);
  for (const path of ["/above", "/window"]) {
    await session.navigate(server.url(path));
    expect(await session.act("click Go"), path).toMatchObject({ success: true });
  }
});

test("a menu that is open because the pointer rests on it is left for what lies under it", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<nav style="position: relative; width: 80px">File<div id="items" hidden style="position: absolute; top: 1em; width: 200px; height: 80px; background: white">Open</div></nav>
    <button ${done}>Go</button>
    <script>
      const nav = document.querySelector("nav");
      let closing;
      nav.onmouseenter = () => { clearTimeout(closing); items.hidden = false; };
      nav.onmouseleave = () => { closing = setTimeout(() => { items.hidden = true; }, 300); };
    </script>`,
  );
  await session.navigate(server.url("/"));
  await session.act(step("hover", "nav"));

  expect(await session.act(step("click", "button"))).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("Done");
});
