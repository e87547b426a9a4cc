import { expect } from "vitest";
import { test } from "./fixture.ts";

test("act does orders one after the other, each on the page that the one before has left", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<button onclick="document.body.insertAdjacentHTML('beforeend', '<button onclick=\\'document.title = 1; this.textContent = &quot;Opened&quot;\\'>Details</button>')">Orders</button>`,
  );
  await session.navigate(server.url("/"));

  const result = await session.act("click Orders, then click Details");

  expect(result).toMatchObject({ success: true, actions: [{ method: "click" }, { method: "click" }] });
  expect(await session.pageText()).toContain("Opened");
});

test("act follows a path through a menu", async ({ session, server }) => {
  server.page(
    "/",
    `<button onclick="file.hidden = false">File</button>
     <div id="file" role="menu" hidden><div role="menuitem" tabindex="0" onclick="more.hidden = false">Export</div></div>
     <div id="more" role="menu" hidden><div role="menuitem" tabindex="0" onclick="this.textContent = 'Exported'">PDF</div></div>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act("select File > Export > PDF")).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("Exported");
});

test("what cannot be done ends it, and says what was done and what was not tried", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<button onclick="this.textContent = 'Done'">One</button><button onclick="this.textContent = 'Done too'">Three</button>`,
  );
  await session.navigate(server.url("/"));

  const result = await session.act("click One, then click Two, then click Three");

  expect(result).toMatchObject({ success: false, code: "not_found", actions: [{ method: "click" }] });
  expect(result.message).toContain("Clicked button “One”");
  expect(result.message).toContain('Not tried: "click Three"');
  expect(await session.pageText()).not.toContain("Done too");
});

test("a click without an effect stops nothing that comes after it, and is told", async ({
  session,
  server,
}) => {
  server.page("/", `<button>One</button><button onclick="this.textContent = 'Done'">Two</button>`);
  await session.navigate(server.url("/"));

  const result = await session.act("click One, then click Two");

  expect(result).toMatchObject({ success: false, code: "no_effect" });
  expect(await session.pageText()).toContain("Done");
});

const boxes = `<style>i { display: inline-block; width: 30px; height: 30px } button { color: white }</style>
  <i style="background: red" onclick="this.textContent = 'Red box'"></i>
  <i style="background: #0a0" onclick="this.textContent = 'Green box'"></i>
  <button style="background: #c33" onclick="this.textContent = 'Red button'">A</button>
  <button style="background: #36c" onclick="this.textContent = 'Blue button'">B</button>
  <svg width="300" height="100">
    <circle cx="20" cy="40" r="8" fill="blue" onclick="said.textContent = 'Small circle'" />
    <circle cx="80" cy="40" r="30" fill="blue" onclick="said.textContent = 'Large circle'" />
    <rect x="150" y="10" width="40" height="40" fill="blue" onclick="said.textContent = 'Blue rectangle'" />
  </svg><p id="said"></p>`;

test.for([
  ["click on the green coloured box", "Green box"],
  ["click the red button", "Red button"],
  ["press the blue button", "Blue button"],
  ["click the large blue circle", "Large circle"],
  ["click the small circle", "Small circle"],
  ["click on the blue rectangle", "Blue rectangle"],
])("%s: by its looks", async ([instruction = "", text = ""], { session, server }) => {
  server.page("/", boxes);
  await session.navigate(server.url("/"));

  const result = await session.act(instruction);

  expect(result.message).not.toContain("Nothing on");
  expect(result.success).toBe(true);
  expect(await session.pageText()).toContain(text);
});

test("looks that several have, or none, decide nothing", async ({ session, server }) => {
  server.page("/", boxes);
  await session.navigate(server.url("/"));

  expect(await session.act("click the blue circle")).toMatchObject({ success: false, code: "ambiguous" });
  expect(await session.act("click the yellow button")).toMatchObject({ success: false, code: "not_found" });
});
