import { expect } from "vitest";
import { test } from "../fixture.ts";
import { step } from "./fixture.ts";

test("an act on a page of 100,000 elements takes effect", async ({ session, server }) => {
  server.page(
    "/",
    `<button onclick="document.querySelector('p').textContent = 'Done'">Go</button><p>x</p>${"<div><input><i>x</i></div>".repeat(33_000)}`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act(step("click", "button"))).toMatchObject({
    success: true,
    effect: { domChanged: true },
  });
  expect(await session.act(step("fill", "input", "abc"))).toMatchObject({ success: true });
}, 60_000);

test("an act on an element 1,000 levels deep takes effect", async ({ session, server }) => {
  server.page(
    "/",
    `${"<div>".repeat(1_000)}<button onclick="this.textContent = 'Done'">Go</button>${"</div>".repeat(1_000)}`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act(step("click", "button"))).toMatchObject({
    success: true,
    effect: { domChanged: true },
  });
}, 60_000);

const shadows: [string, string][] = [
  [
    "was there from the start",
    `host.attachShadow({ mode: "open" }).innerHTML = "<p>x"; globalThis.root = host.shadowRoot;`,
  ],
  [
    "was added with its host",
    `setTimeout(() => { const late = document.createElement("div"); late.attachShadow({ mode: "open" }).innerHTML = "<p>x"; document.body.append(late); globalThis.root = late.shadowRoot; document.title = "Ready"; });`,
  ],
  [
    "stands in another",
    `const outer = host.attachShadow({ mode: "open" }); outer.innerHTML = "<div></div>"; globalThis.root = outer.firstChild.attachShadow({ mode: "open" }); root.innerHTML = "<p>x";`,
  ],
];

for (const filling of [0, 10_000]) {
  test.for(shadows)(
    `a change in a shadow root that %s is seen, beside ${filling} elements`,
    async ([, script], { session, server }) => {
      server.page(
        "/",
        `<button onclick="root.querySelector('p').textContent = 'Done'">Go</button><div id="host"></div>${"<i>x</i>".repeat(filling)}<script>${script}</script>`,
      );
      await session.navigate(server.url("/"));

      expect(await session.act(step("click", "button"))).toMatchObject({
        success: true,
        effect: { domChanged: true },
      });
    },
  );
}

test("a box in a shadow root that a script checks is seen", async ({ session, server }) => {
  server.page(
    "/",
    `<button onclick="root.querySelector('input').checked = true">Go</button><div id="host"></div><script>globalThis.root = host.attachShadow({ mode: "open" }); root.innerHTML = "<input type=checkbox>";</script>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act(step("click", "button"))).toMatchObject({
    success: true,
    effect: { domChanged: true },
  });
});
