import { expect } from "vitest";
import { test, TestSession } from "../fixture.ts";
import { step } from "./fixture.ts";

const row = `<table><tr id="row"><td>Invoice 7</td></tr></table><ul id="menu" role="menu" hidden><li role="menuitem">Delete</li></ul><script>
row.oncontextmenu = (event) => { event.preventDefault(); menu.hidden = false; menu.dataset.by = event.button; };
</script>`;

test("a right click opens the page's own menu", async ({ session, server }) => {
  server.page("/", row);
  await session.navigate(server.url("/"));

  expect(await session.act(step("rightClick", "#row"))).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("Delete");
});

test("a right click that the page does nothing with is no success", async ({ session, server }) => {
  server.page("/", `<p id="text">Plain</p>`);
  await session.navigate(server.url("/"));

  expect(await session.act(step("rightClick", "#text"))).toMatchObject({
    success: false,
    code: "no_effect",
  });
});

test("a right click on what lies under something else is covered", async ({ session, server }) => {
  server.page("/", `${row}<div style="position: fixed; inset: 0">Veil</div>`);
  await session.navigate(server.url("/"));

  expect(await session.act(step("rightClick", "#row"))).toMatchObject({ success: false, code: "covered" });
});

for (const [method, keys] of [
  ["middleClick", []],
  ["click", ["Control"]],
] as const) {
  test(`${method} ${keys.join("+")} opens a link in a new tab`, async ({ session, server }) => {
    server.page("/", `<a href="/orders">Orders</a>`);
    server.page("/orders", `<h1>All orders</h1>`);
    await session.navigate(server.url("/"));

    const result = await session.act(step(method, "a", ...keys));

    expect(result).toMatchObject({ success: true, effect: { newPage: server.url("/orders") } });
    expect(await session.pageText()).toContain("All orders");
  });
}

test("keys are held while the pointer presses, and let go afterwards", async ({ session, server }) => {
  server.page(
    "/",
    `<button>Pick</button><p></p><script>document.onclick = (event) => { document.querySelector("p").textContent += " " + [event.ctrlKey, event.shiftKey, event.altKey]; };</script>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act(step("click", "button", "Control+Shift"))).toMatchObject({ success: true });
  expect(await session.act(step("click", "button"))).toMatchObject({ success: true });

  expect(await session.pageText()).toContain("true,true,false false,false,false");
});

test("a key that cannot be held is told, and nothing is pressed", async ({ session, server }) => {
  server.page("/", `<button onclick="this.textContent = 'Done'">Go</button>`);
  await session.navigate(server.url("/"));

  expect(await session.act(step("click", "button", "left"))).toMatchObject({
    success: false,
    code: "not_understood",
  });
  expect(await session.pageText()).not.toContain("Done");
});

const touchable = `<button ontouchstart="this.textContent = 'Touched'">Go</button>`;

test("a tap touches", async ({ engine, server }) => {
  const session = await TestSession.start(engine, { useTouch: true });
  server.page("/", touchable);
  await session.navigate(server.url("/"));

  expect(await session.act(step("tap", "button"))).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("Touched");
  await session.end();
});

test("a tap without a touch screen says so", async ({ session, server }) => {
  server.page("/", touchable);
  await session.navigate(server.url("/"));

  const result = await session.act(step("tap", "button"));

  expect(result).toMatchObject({ success: false, code: "not_understood" });
  expect(result.message).toContain("useTouch");
});

test("a link that went away before it was pressed is stale", async ({ session, server }) => {
  server.page("/", `<a href="#x" onmouseenter="this.remove()">Go</a>`);
  await session.navigate(server.url("/"));

  expect(await session.act(step("click", "a"))).toMatchObject({ success: false });
});

test("parts of image maps are clicked", async ({ server, session }) => {
  server.page(
    "/",
    `<p id="out"></p><img usemap="#plan" width="200" height="100" alt="Plan" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>">
    <map name="plan"><area shape="rect" coords="0,0,90,90" href="#kitchen" alt="Kitchen"><area shape="circle" coords="150,50,30" href="#hall" alt="Hall"></map>`,
  );
  await session.navigate(server.url("/"));
  expect(await session.act("click Hall")).toMatchObject({
    success: true,
    effect: { urlAfter: server.url("/#hall") },
  });
});
