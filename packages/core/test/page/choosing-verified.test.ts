import { expect } from "vitest";
import { test } from "../fixture.ts";
import { step } from "./fixture.ts";

/** A list that marks what the pointer is over as selected, as many do, and refuses one option. */
const seats = `<div id="seat" role="combobox" tabindex="0" aria-label="Seat" style="width: 90px">None</div><div id="list" role="listbox" hidden><div role="option">1A</div><div role="option">1B</div></div><p id="said"></p><script>
seat.onclick = () => { list.hidden = !list.hidden; };
for (const option of list.children) {
  option.onmouseenter = () => { for (const each of list.children) each.ariaSelected = String(each === option); };
  option.onclick = () => { if (option.textContent === "1A") { said.textContent = "1A is taken"; return; } seat.textContent = option.textContent; list.hidden = true; };
}</script>`;

test("an option that is only marked, and refused, is not chosen; the list that stays open serves the next", async ({
  session,
  server,
}) => {
  server.page("/", seats);
  await session.navigate(server.url("/"));

  expect(await session.act(step("selectOption", "#seat", "1A"))).toMatchObject({
    success: false,
    code: "no_effect",
  });
  expect(await session.act(step("selectOption", "#seat", "1B"))).toMatchObject({ success: true });
});

test("what was only typed to find an option is not chosen", async ({ session, server }) => {
  server.page(
    "/",
    `<input id="fruit" role="combobox" aria-label="Fruit" aria-controls="list"><ul id="list" role="listbox" hidden></ul><script>
fruit.oninput = () => { list.innerHTML = "<li role=option aria-selected=true>Apple"; list.hidden = false; };</script>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act(step("selectOption", "#fruit", "Apple"))).toMatchObject({
    success: false,
    code: "no_effect",
  });
});

test("a list that renders what is in view alone, found from its top", async ({ session, server }) => {
  server.page(
    "/",
    `<button id="land" aria-haspopup="listbox" aria-expanded="false">Land</button><div id="popup" hidden style="height: 150px; overflow: auto"><div id="list" role="listbox" style="position: relative; height: 6000px"></div></div><script>
const draw = () => { const first = Math.floor(popup.scrollTop / 30); list.replaceChildren(...Array.from({ length: 6 }, (_, index) => { const option = document.createElement("div"); option.role = "option"; option.textContent = "Land " + (first + index); option.style = "position: absolute; height: 30px; top: " + (first + index) * 30 + "px"; option.onclick = () => { land.textContent = option.textContent; popup.hidden = true; }; return option; })); };
popup.onscroll = draw; land.onclick = () => { popup.hidden = !popup.hidden; draw(); };</script>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act(step("selectOption", "#land", "Land 22"))).toMatchObject({ success: true });
  expect(await session.act(step("selectOption", "#land", "Land 3"))).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("Land 3");
});
