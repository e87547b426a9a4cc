import { expect } from "vitest";
import { test } from "../fixture.ts";

const board = `<style>section { width: 200px; min-height: 120px; border: 1px solid; margin: 10px; float: left }</style>
<section><h2>To do</h2><div class="card" draggable="true">Card A</div><div class="card" draggable="true">Card B</div></section>
<section><h2>Doing</h2></section><section><h2>Done</h2></section><p></p><script>
for (const card of document.querySelectorAll(".card")) card.ondragstart = (event) => event.dataTransfer.setData("text/plain", card.textContent);
for (const column of document.querySelectorAll("section")) { column.ondragover = (event) => event.preventDefault(); column.ondrop = (event) => { event.preventDefault(); const name = event.dataTransfer.getData("text/plain"); column.append([...document.querySelectorAll(".card")].find((card) => card.textContent === name)); document.querySelector("p").textContent = name + " is in " + column.querySelector("h2").textContent; }; }
</script>`;

for (const words of [
  "drag Card B to Done",
  "drag and drop “Card B” onto the Done column",
  "drop Card B on Done",
]) {
  test(`act("${words}")`, async ({ session, server }) => {
    server.page("/", board);
    await session.navigate(server.url("/"));

    const result = await session.act(words);

    expect(result, result.message).toMatchObject({
      success: true,
      resolvedBy: "embedded",
      actions: [{ method: "dragTo" }],
    });
    expect(await session.pageText()).toContain("Card B is in Done");
  });
}

for (const host of ["127.0.0.1", "localhost"]) {
  test(`what act dragged in a frame of ${host} can be dragged again as an Action`, async ({
    session,
    server,
  }) => {
    server.page("/inner", board);
    server.page(
      "/",
      `<iframe style="margin: 30px" width="900" height="400" src="${server.url("/inner", host)}"></iframe>`,
    );
    await session.navigate(server.url("/"));
    const { actions } = await session.act("drag Card A to Doing", { dryRun: true });

    expect(await session.act(actions[0]!)).toMatchObject({ success: true });
    const { pageText } = await session.extract<{ pageText: string }>({ options: { iframes: true } });
    expect(pageText).toContain("Card A is in Doing");
  });
}

test("a card that is on the board twice is not dragged by guess", async ({ session, server }) => {
  server.page("/", board.replaceAll("Card B", "Card A"));
  await session.navigate(server.url("/"));

  expect(await session.act("drag Card A to Done")).toMatchObject({ success: false, code: "ambiguous" });
  expect(await session.act("drag Card C to Done")).toMatchObject({ success: false, code: "not_found" });
});

const table = `<table><tr><td>Invoice 7</td><td>£70</td></tr><tr><td>Invoice 8</td><td>£80</td></tr></table><p></p><script>
for (const row of document.querySelectorAll("tr")) { row.oncontextmenu = (event) => { event.preventDefault(); document.querySelector("p").textContent = "Menu of " + row.cells[0].textContent; }; row.onclick = (event) => { document.querySelector("p").textContent = [event.ctrlKey, event.shiftKey, row.cells[0].textContent].join(" "); }; row.onauxclick = (event) => { if (event.button === 1) document.querySelector("p").textContent = "Middle of " + row.cells[0].textContent; }; }
</script>`;

for (const [words, text] of [
  ["right-click the row Invoice 8", "Menu of Invoice 8"],
  ["right click Invoice 8", "Menu of Invoice 8"],
  ["right-click the second row", "Menu of Invoice 8"],
  ["ctrl-click Invoice 8", "true false Invoice 8"],
  ["click Invoice 8 while holding shift", "false true Invoice 8"],
] as const) {
  test(`act("${words}")`, async ({ session, server }) => {
    server.page("/", table);
    await session.navigate(server.url("/"));

    const result = await session.act(words);

    expect(result, result.message).toMatchObject({ success: true, resolvedBy: "embedded" });
    expect(await session.pageText()).toContain(text);
  });
}

test("an upload takes the content from a variable, and does not tell it", async ({ session, server }) => {
  server.page(
    "/",
    `<label>Resume <input type="file"></label><label>Photo <input type="file"></label><p></p><script>document.onchange = async ({ target }) => { document.querySelector("p").textContent = target.labels[0].textContent + target.files[0].name + " " + await target.files[0].text(); };</script>`,
  );
  await session.navigate(server.url("/"));
  const variables = { cv: "data:text/plain;name=cv.txt;base64,cGxhbnRlZA==" };

  const result = await session.act("upload %cv% to Resume", { variables });

  expect(result).toMatchObject({ success: true, actions: [{ method: "upload", arguments: ["%cv%"] }] });
  expect(JSON.stringify(result)).not.toContain("cGxhbnRlZA");
  await expect.poll(() => session.pageText()).toContain("Resume cv.txt planted");
  expect(await session.act("upload %cv%", { variables })).toMatchObject({
    success: false,
    code: "ambiguous",
  });
  const pathed = await session.act("upload /etc/passwd to Resume");
  expect(pathed).toMatchObject({ success: false, code: "not_understood" });
  expect(pathed.message).toContain("data: URL");
});
