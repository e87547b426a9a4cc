import { expect } from "vitest";
import { test } from "../fixture.ts";
import { step } from "./fixture.ts";

const file = "data:text/plain;name=notes%20%C3%A9.txt;base64,aGVsbG8gw6k=";
const tell = `<p></p><script>document.addEventListener("change", async ({ target }) => { document.querySelector("p").textContent = (await Promise.all([...target.files].map(async (each) => each.name + " " + each.type + " " + await each.text()))).join("; "); });</script>`;

test("a file input gets the content that came with the call", async ({ session, server }) => {
  server.page("/", `<label>Notes <input type="file"></label>${tell}`);
  await session.navigate(server.url("/"));

  expect(await session.act(step("upload", "input", file))).toMatchObject({ success: true });
  await expect.poll(() => session.pageText()).toContain("notes é.txt text/plain hello é");
});

test("an input that is hidden behind its label, and one behind a button, get it too", async ({
  session,
  server,
}) => {
  server.page("/label", `<label>Choose a file<input type="file" style="display: none"></label>${tell}`);
  server.page(
    "/button",
    `<button onclick="document.querySelector('input').click()">Choose a file</button><input type="file" style="display: none">${tell}`,
  );
  server.page(
    "/made",
    `<button>Choose a file</button><p></p><script>document.querySelector("button").onclick = () => { const input = document.createElement("input"); input.type = "file"; input.onchange = async () => { document.querySelector("p").textContent = input.files[0].name + " " + input.files[0].type + " " + await input.files[0].text(); }; input.click(); };</script>`,
  );
  for (const [path, selector] of [
    ["/label", "label"],
    ["/button", "button"],
    ["/button", "input"],
    ["/made", "button"],
  ] as const) {
    await session.navigate(server.url(path));
    expect(await session.act(step("upload", selector, file)), path).toMatchObject({ success: true });
    await expect.poll(() => session.pageText()).toContain("notes é.txt text/plain hello é");
  }
});

for (const path of ["/etc/passwd", "file:///etc/passwd", "notes.txt", "C:\\notes.txt", "http://x/y", ""]) {
  test(`nothing is read from the disk: ${JSON.stringify(path)} is refused`, async ({ session, server }) => {
    server.page("/", `<input type="file">${tell}`);
    await session.navigate(server.url("/"));

    const result = await session.act(step("upload", "input", path));

    expect(result).toMatchObject({ success: false, code: "not_understood" });
    expect(result.message).toContain("data:");
    expect((await session.observe()).at(0)?.description ?? "").not.toContain("passwd");
  });
}

test("several files need an input that takes several", async ({ session, server }) => {
  server.page("/", `<input id="one" type="file"><input id="many" type="file" multiple>${tell}`);
  await session.navigate(server.url("/"));
  const other = "data:text/csv;name=a.csv,1%2C2";

  expect(await session.act(step("upload", "#one", file, other))).toMatchObject({
    success: false,
    code: "not_understood",
  });
  expect(await session.act(step("upload", "#many", file, other))).toMatchObject({ success: true });
  await expect.poll(() => session.pageText()).toContain("a.csv text/csv 1,2");
});

test("files are refused that the input does not accept", async ({ session, server }) => {
  server.page("/", `<input type="file" accept="image/*,.pdf">${tell}`);
  await session.navigate(server.url("/"));

  expect(await session.act(step("upload", "input", file))).toMatchObject({
    success: false,
    code: "unknown_option",
  });
  expect(
    await session.act(step("upload", "input", "data:application/pdf;name=a.pdf;base64,JVBERg==")),
  ).toMatchObject({ success: true });
});

test("a disabled or covered input gets nothing", async ({ session, server }) => {
  server.page(
    "/",
    `<input id="off" type="file" disabled><input id="under" type="file"><div style="position: fixed; inset: 0">Veil</div>${tell}`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act(step("upload", "#off", file))).toMatchObject({ success: false, code: "disabled" });
  expect(await session.act(step("upload", "#under", file))).toMatchObject({
    success: false,
    code: "covered",
  });
});

test("a button that asks for no file is no place for one", async ({ session, server }) => {
  server.page("/", `<button onclick="this.textContent = 'Pressed'">Go</button>`);
  await session.navigate(server.url("/"));

  expect(await session.act(step("upload", "button", file))).toMatchObject({
    success: false,
    code: "no_effect",
  });
});
