import { expect } from "vitest";
import { test } from "../fixture.ts";
import { step } from "./fixture.ts";

const refused: [string, string, ReturnType<typeof step>][] = [
  [
    "puts other text of any script in its place",
    `<input oninput="this.value = 'другое'">`,
    step("fill", "input", "привет"),
  ],
  [
    "loses the decimal point",
    `<input oninput="this.value = this.value.replace('.', '')">`,
    step("fill", "input", "12.50"),
  ],
  [
    "is emptied once a request has ended",
    `<input oninput="fetch('/check').then(() => { this.value = ''; })">`,
    step("fill", "input", "abc"),
  ],
  ["is cut by its length", `<input maxlength="5">`, step("type", "input", "1234567")],
  ["reads a decimal comma as nothing", `<input type="number">`, step("fill", "input", "1,5")],
  [
    "is set back by the page",
    `<input type="date" value="2026-01-01" oninput="Promise.resolve().then(() => { this.value = '2026-01-01'; })">`,
    step("fill", "input", "2026-03-31"),
  ],
  [
    "is unchecked by the page",
    `<input type="checkbox" onchange="setTimeout(() => { this.checked = false; }, 20)">`,
    step("check", "input"),
  ],
  [
    "is selected back by the page",
    `<select onchange="setTimeout(() => { this.value = 'A'; }, 10)"><option>A<option>B</select>`,
    step("selectOption", "select", "B"),
  ],
];

test.for(refused)("a control that %s is no success", async ([, body, given], { session, server }) => {
  server.handle("/check", (_request, response) => setTimeout(() => response.end("no"), 200));
  server.page("/", body);
  await session.navigate(server.url("/"));

  expect(await session.act(given)).toMatchObject({ success: false, code: "no_effect" });
});

const taken: [string, string, ReturnType<typeof step>][] = [
  [
    "writes capitals",
    `<input oninput="this.value = this.value.toUpperCase()">`,
    step("fill", "input", "sw1a 1aa"),
  ],
  [
    "adds decimals",
    `<input oninput="this.value = Number(this.value).toLocaleString('en', { minimumFractionDigits: 2 })">`,
    step("fill", "input", "1250"),
  ],
  [
    "takes date and time with a space",
    `<input type="datetime-local">`,
    step("fill", "input", "2026-03-31 14:30"),
  ],
  [
    "is rendered anew",
    `<div id="root"><input></div><script>root.oninput = () => { const { value } = root.firstChild; root.innerHTML = "<input>"; root.firstChild.value = value; root.firstChild.focus(); }</script>`,
    step("fill", "input", "abc"),
  ],
];

test.for(taken)("a control that %s is a success", async ([, body, given], { session, server }) => {
  server.page("/", body);
  await session.navigate(server.url("/"));

  expect(await session.act(given)).toMatchObject({ success: true });
});

test("what a control does not take leaves it as it was", async ({ session, server }) => {
  server.page("/", `<input type="date" value="2026-01-01" oninput="document.body.append('Changed')">`);
  await session.navigate(server.url("/"));

  expect(await session.act(step("fill", "input", "2026-02-31"))).toMatchObject({
    success: false,
    code: "no_effect",
  });

  expect(await session.pageText()).toContain("2026-01-01");
  expect(await session.pageText()).not.toContain("Changed");
});

test("typing goes on behind what a field holds", async ({ session, server }) => {
  server.page("/", `<input value="ab">`);
  await session.navigate(server.url("/"));

  expect(await session.act(step("type", "input", "cd"))).toMatchObject({
    success: true,
    effect: { value: "abcd" },
  });
});

test("a value that the form will not accept is told", async ({ session, server }) => {
  server.page("/", `<input type="number" max="10">`);
  await session.navigate(server.url("/"));

  expect((await session.act(step("fill", "input", "42"))).message).toContain("10");
});

test("a form that the browser holds back is not sent, and the field is named", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<form action="/sent"><label>Email <input required></label><button onclick="this.className = 'pressed'">Send</button></form>`,
  );
  await session.navigate(server.url("/"));

  const result = await session.act("click Send");

  expect(result).toMatchObject({ success: false, code: "no_effect" });
  expect(result.message).toContain(`textbox "Email"`);
});

test("a single choice takes exactly one option", async ({ session, server }) => {
  server.page("/", `<select><option>A<option>B<option>C</select>`);
  await session.navigate(server.url("/"));

  expect(await session.act(step("selectOption", "select", "B", "C"))).toMatchObject({
    success: false,
    code: "not_understood",
  });
  expect(await session.act(step("selectOption", "select"))).toMatchObject({
    success: false,
    code: "not_understood",
  });
});

test("a link in a label is not what checks its box", async ({ session, server }) => {
  server.page(
    "/",
    `<label><a href="/terms" style="display: inline-block; width: 200px; text-align: center">the terms</a><input type="checkbox" hidden></label>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act(step("check", "input"))).toMatchObject({ success: false, code: "covered" });
});

test("what is not shown cannot be scrolled to", async ({ session, server }) => {
  server.page("/", `<p hidden>Text</p>`);
  await session.navigate(server.url("/"));

  expect(await session.act(step("scrollTo", "p"))).toMatchObject({ success: false, code: "hidden" });
});
