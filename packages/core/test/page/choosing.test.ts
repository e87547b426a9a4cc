import { expect } from "vitest";
import { test } from "../fixture.ts";
import { step } from "./fixture.ts";

/** A field that searches on the server, half a second after the last key, as most do. */
const airports = `<label>City <input id="city" role="combobox" aria-autocomplete="list" aria-expanded="false" aria-controls="list"></label><ul id="list" role="listbox" hidden></ul><p></p><script>
let timer; city.oninput = () => { clearTimeout(timer); list.hidden = true; timer = setTimeout(async () => {
  const names = await (await fetch("/search?q=" + encodeURIComponent(city.value))).json();
  list.replaceChildren(...names.map((name) => Object.assign(document.createElement("li"), { role: "option", textContent: name, onclick: () => { city.value = name; list.hidden = true; document.querySelector("p").textContent = "Chosen: " + name; } })));
  list.hidden = names.length === 0; }, 500); };
</script>`;
const cities = ["Vienna, Austria", "Vienna Beach", "Graz", "Graz"];

test("a field that searches: typed, waited for, picked, verified", async ({ session, server }) => {
  server.page("/", airports);
  server.handle("/search", ({ url = "" }, response) => {
    const wanted = new URL(url, "http://any").searchParams.get("q")?.toLowerCase() ?? "";
    const found = cities.filter((city) => city.toLowerCase().includes(wanted.split(",")[0] ?? ""));
    setTimeout(() => response.setHeader("content-type", "application/json").end(JSON.stringify(found)), 300);
  });
  await session.navigate(server.url("/"));

  const result = await session.act("pick “Vienna, Austria” in the City box");

  expect(result, result.message).toMatchObject({ success: true, resolvedBy: "embedded" });
  expect(await session.pageText()).toContain("Chosen: Vienna, Austria");
  expect(await session.act(step("selectOption", "#city", "Graz"))).toMatchObject({ success: true });
  const vague = await session.act(step("selectOption", "#city", "Vienna"));
  expect(vague).toMatchObject({ success: false, code: "unknown_option" });
  expect(vague.message).toContain("Vienna Beach");
  expect(await session.pageText()).toContain("Chosen: Graz");
});

const custom = (role: string, itemRole: string) =>
  `<div id="size" tabindex="0" ${role} aria-label="Size" style="width: 120px; border: 1px solid">Choose</div><div id="options" hidden style="position: absolute; background: white">${["Small", "Medium", "Large"].map((name) => `<div ${itemRole}><span>${name}</span></div>`).join("")}<div ${itemRole} aria-disabled="true"><span>Huge</span></div></div><p></p><script>
size.onclick = () => { options.hidden = !options.hidden; };
for (const option of options.children) option.onclick = () => { if (option.ariaDisabled) return; size.textContent = option.textContent; options.hidden = true; document.querySelector("p").textContent = "Took " + option.textContent; };
</script>`;

for (const [name, role, itemRole] of [
  ["with roles", `role="combobox" aria-haspopup="listbox"`, `role="option"`],
  [
    "as a button with a menu",
    `role="button" aria-haspopup="listbox" aria-expanded="false"`,
    `role="menuitem"`,
  ],
  ["of plain boxes", `role="combobox"`, `class="item"`],
] as const) {
  test(`a list that opens on a click, ${name}`, async ({ session, server }) => {
    server.page("/", custom(role, itemRole));
    await session.navigate(server.url("/"));

    const result = await session.act("select Medium from Size");
    expect(result, result.message).toMatchObject({ success: true });
    expect(await session.pageText()).toContain("Took Medium");

    const unknown = await session.act(step("selectOption", "#size", "Tiny"));
    expect(unknown).toMatchObject({ success: false, code: "unknown_option" });
    expect(unknown.message).toContain(`"Small", "Medium", "Large"`);
    expect(await session.act(step("selectOption", "#size", "Huge"))).toMatchObject({
      success: false,
      code: "unknown_option",
    });
    expect(await session.pageText()).toContain("Took Medium");
  });
}

test("an option that the page does not take is no success", async ({ session, server }) => {
  server.page(
    "/",
    `<button id="size" aria-haspopup="listbox">Choose a size</button><ul id="list" role="listbox" hidden><li role="option">Small</li></ul><script>size.onclick = () => { list.hidden = false; }; list.onclick = () => { list.hidden = true; };</script>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act(step("selectOption", "#size", "Small"))).toMatchObject({
    success: false,
    code: "no_effect",
  });
});

test("a long list renders only what it shows", async ({ session, server }) => {
  server.page(
    "/",
    `<button id="year" aria-haspopup="listbox" aria-controls="list">Year</button><div id="list" role="listbox" hidden style="height: 200px; overflow: auto; position: relative"><div style="height: 4000px"></div></div><script>
const draw = () => { list.querySelectorAll("[role=option]").forEach((each) => each.remove()); const first = Math.floor(list.scrollTop / 20); for (let at = first; at < first + 12; at += 1) { const option = document.createElement("div"); option.role = "option"; option.textContent = String(1900 + at); option.style.cssText = "position: absolute; height: 20px; top: " + at * 20 + "px"; option.onclick = () => { year.textContent = option.textContent; list.hidden = true; }; list.append(option); } };
list.onscroll = draw; year.onclick = () => { list.hidden = false; draw(); };
</script>`,
  );
  await session.navigate(server.url("/"));

  const result = await session.act(step("selectOption", "#year", "1987"));

  expect(result, result.message).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("1987");
});

test("a list of ARIA options that is always there", async ({ session, server }) => {
  server.page(
    "/",
    `<ul role="listbox" aria-label="Colour">${["Red", "Green"].map((name) => `<li role="option" aria-selected="false" onclick="for (const each of this.parentElement.children) each.ariaSelected = each === this">${name}</li>`).join("")}</ul>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act("select Green in Colour")).toMatchObject({ success: true });
  expect(await session.pageText()).toMatch(/Green.*selected|selected.*Green/s);
});

test("an entry of a menu that leads to another page was chosen when that page has come", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<button aria-expanded="false" onclick="menu.hidden = false">Ada Lovelace</button><ul id="menu" hidden><li><a href="/account">Account</a><li><a href="/left">Log out</a></ul>`,
  );
  server.page("/left", "<h1>You have left</h1>");
  await session.navigate(server.url("/"));

  const result = await session.act("select Log out from Ada Lovelace");

  expect(result, result.message).toMatchObject({ success: true, effect: { urlAfter: server.url("/left") } });
  expect(await session.pageText()).toContain("You have left");
});

test("a list that leaves its presses to the box around it, and a button that takes none", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<div onclick="choices.hidden = false" style="padding: 8px; border: 1px solid"><input readonly placeholder="Language" style="pointer-events: none" id="field"></div>
    <ul id="choices" role="listbox" hidden><li role="option" onclick="field.value = 'German'; choices.hidden = true">German<li role="option">French</ul>
    <div onclick="document.title = 'pressed'" style="padding: 8px"><button style="pointer-events: none" id="off">Send</button></div>`,
  );
  await session.navigate(server.url("/"));

  const result = await session.act("select German from Language");

  expect(result, result.message).toMatchObject({ success: true });
  expect(await session.pageText()).toContain('value="German"');
  expect(await session.act(step("click", "#off"))).toMatchObject({ success: false, code: "covered" });
});
