import { expect } from "vitest";
import { test } from "../fixture.ts";
import { step } from "./fixture.ts";

const said = `<p id="said"></p>`;

test("a mask that goes by keys alone is filled by keys", async ({ session, server }) => {
  server.page(
    "/",
    `<label>Phone <input id="phone"></label>${said}<script>
let digits = ""; const show = () => { phone.value = digits.replace(/^(\\d{3})(\\d{3})(\\d{4})$/, "($1) $2-$3"); said.textContent = "Has " + digits; };
phone.onkeydown = (event) => { if (/^\\d$/.test(event.key)) { event.preventDefault(); digits += event.key; show(); } if (event.key === "Delete") { event.preventDefault(); digits = ""; show(); } };
phone.oninput = show;</script>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act(step("fill", "#phone", "2025550143"))).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("Has 2025550143");
});

test("a field that refuses a text refuses it from keys too", async ({ session, server }) => {
  server.page("/", `<input id="field" oninput="this.value = ''">`);
  await session.navigate(server.url("/"));

  expect(await session.act(step("fill", "#field", "Ada"))).toMatchObject({
    success: false,
    code: "no_effect",
  });
});

test("an editor that draws its text a moment later gets it once", async ({ session, server }) => {
  server.page(
    "/",
    `<div id="editor" contenteditable="true" aria-label="Note">old</div>${said}<script>
let text = "old"; editor.addEventListener("beforeinput", (event) => { event.preventDefault(); text = (getSelection().isCollapsed ? text : "") + (event.data ?? ""); setTimeout(() => { editor.textContent = text; said.textContent = "Has " + text; }, 20); });</script>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act(step("fill", "#editor", "new"))).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("Has new");
});

for (const method of ["fill", "type"]) {
  test(`${method}: a code goes into a row of fields for one character each`, async ({ session, server }) => {
    server.page(
      "/",
      `<div id="code">${`<input maxlength="1">`.repeat(4)}</div>${said}<script>
const fields = [...code.children]; fields.forEach((field, index) => { field.oninput = () => { fields[index + 1]?.focus(); said.textContent = "Code " + fields.map(({ value }) => value).join(""); }; });</script>`,
    );
    await session.navigate(server.url("/"));

    expect(await session.act(step(method, "#code input", "7391"))).toMatchObject({ success: true });
    expect(await session.pageText()).toContain("Code 7391");
  });
}

test("what is named by its label or its component is written into the field", async ({ session, server }) => {
  server.page(
    "/",
    `<label id="name">Name <input></label><label id="size">Size <select><option>S<option>M</select></label><x-field></x-field>${said}<script>
customElements.define("x-field", class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: "open" }).innerHTML = "<input aria-label=Nick>"; } });
document.oninput = () => { said.textContent = [document.querySelector("#name input").value, document.querySelector("select").value, document.querySelector("x-field").shadowRoot.querySelector("input").value].join(" "); };</script>`,
  );
  await session.navigate(server.url("/"));

  for (const given of [
    step("fill", "#name", "Ada"),
    step("selectOption", "#size", "M"),
    step("fill", "x-field", "neo"),
  ])
    expect(await session.act(given)).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("Ada M neo");
});

test("an editor that takes its keys by a hidden field is clicked and typed into", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<div id="editor" role="textbox" tabindex="0" aria-label="Code" style="height: 60px"></div><textarea id="keys" tabindex="-1" style="position: absolute; opacity: 0; width: 1px; height: 1px"></textarea><script>
editor.onmousedown = (event) => { event.preventDefault(); keys.focus(); }; keys.oninput = () => { editor.textContent += keys.value; keys.value = ""; };</script><div id="none" role="textbox" tabindex="0">Nothing</div>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act(step("type", "#editor", "let a"))).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("let a");
  expect(await session.act(step("type", "#none", "b"))).toMatchObject({ success: false, code: "read_only" });
});

test("a terminal takes the keys out of its field, and a field that throws them away did not take them", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<p>user$ <span id="line"></span></p><input id="keys"><input id="last"><input id="deaf"><script>
keys.onkeyup = () => { line.textContent += keys.value; keys.value = ""; };
last.onkeydown = ({ key }) => { line.textContent += key; last.value = ""; }; deaf.onkeyup = () => { deaf.value = ""; };</script>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act(step("type", "#keys", "ls -a"))).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("user$ ls -a");
  expect(await session.act(step("type", "#last", "; pwd"))).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("ls -a; pwd");
  expect(await session.act(step("type", "#deaf", "ls -a"))).toMatchObject({
    success: false,
    code: "no_effect",
  });
});

test("a field with a datalist takes what that offers, and nothing else", async ({ session, server }) => {
  server.page(
    "/",
    `<label>Browser <input id="field" list="names" onchange="said.textContent = this.value"></label><datalist id="names"><option value="firefox">Firefox</option><option value="Chrome"></datalist>${said}`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act(step("selectOption", "#field", "Firefox"))).toMatchObject({ success: true });
  expect(await session.act(step("selectOption", "#field", "Opera"))).toMatchObject({
    success: false,
    code: "unknown_option",
  });
  expect(await session.pageText()).toContain("firefox");
});

test("an option that is not shown is not chosen, and a colour may have its name", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<select id="list"><option hidden>Choose…</option><option>A</option></select><input type="color" id="colour">`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act(step("selectOption", "#list", "Choose…"))).toMatchObject({
    success: false,
    code: "unknown_option",
  });
  expect(await session.act(step("fill", "#colour", "red"))).toMatchObject({
    success: true,
    effect: { value: "#ff0000" },
  });
});

test("a slider whose arrows go the other way, as where writing goes from right to left", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<div id="slider" role="slider" tabindex="0" aria-valuemin="0" aria-valuemax="10" aria-valuenow="5">5</div><script>slider.onkeydown = ({ key }) => { slider.ariaValueNow = slider.textContent = Number(slider.ariaValueNow) + ({ ArrowLeft: 1, ArrowRight: -1 }[key] ?? 0); };</script>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act(step("fill", "#slider", "8"))).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("8");
});
