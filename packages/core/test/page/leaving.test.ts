import { expect } from "vitest";
import { test } from "../fixture.ts";
import { step } from "./fixture.ts";

const file = "data:text/plain;name=a.txt,a";

for (const [method, selector, given, code] of [
  ["rightClick", "#off", [], "disabled"],
  ["fill", "#slider", ["5"], "disabled"],
  ["fill", "#locked", ["text"], "read_only"],
  ["selectOption", "#list", ["One"], "disabled"],
  ["upload", "#file", [file], "disabled"],
  ["dragTo", "#off", ["#goal"], "disabled"],
  ["tap", "#hidden", [], "hidden"],
  ["dragTo", "#goal", ["#hidden"], "hidden"],
  ["selectOption", "#hidden", ["One"], "hidden"],
] as const) {
  test(`${method} on ${selector} is refused as ${code}`, async ({ session, server }) => {
    server.page(
      "/",
      `<button id="off" disabled>Off</button><div id="slider" role="slider" aria-disabled="true" tabindex="0" aria-valuenow="1">Level</div><input id="locked" readonly><div id="list" role="combobox" aria-disabled="true">List</div><input id="file" type="file" disabled><div id="goal">Goal</div><button id="hidden" style="display: none">Hidden</button>`,
    );
    await session.navigate(server.url("/"));

    const result = await session.act(step(method, selector, ...given));

    expect(result, result.message).toMatchObject({ success: false, code });
  });
}

test("a list that goes away while it is used is stale", async ({ session, server }) => {
  server.page("/", `<button id="list" aria-haspopup="listbox" onclick="this.remove()">List</button>`);
  await session.navigate(server.url("/"));

  expect(await session.act(step("selectOption", "#list", "One"))).toMatchObject({
    success: false,
    code: "stale",
  });
});

for (const [name, method, given] of [
  ["choosing", "selectOption", ["One"]],
  ["dragging", "dragTo", ["40", "0"]],
] as const) {
  test(`a frame that goes away while ${name} is an answer, not an error`, async ({ session, server }) => {
    server.page(
      "/inner",
      `<button id="list" onmousedown="setTimeout(() => parent.document.querySelector('iframe').remove())">List</button>`,
    );
    server.page("/", `<iframe src="/inner"></iframe>`);
    await session.navigate(server.url("/"));
    const [list] = await session.observe("click List");

    const result = await session.act({ ...list!, method, arguments: [...given] });

    expect(result, result.message).toMatchObject({ success: false, code: "stale" });
    expect(await session.pageText()).not.toContain("iframe");
  });
}

test("a page that is left while its list is used ends the step well", async ({ session, server }) => {
  server.page("/next", `<h1>Next</h1>`);
  server.page("/", `<button id="list" onclick="location = '/next'">List</button>`);
  await session.navigate(server.url("/"));

  expect(await session.act(step("selectOption", "#list", "One"))).toMatchObject({
    success: false,
    code: "stale",
  });
  expect(await session.pageText()).toContain("Next");
});
