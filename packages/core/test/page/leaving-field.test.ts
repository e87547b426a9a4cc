import { expect } from "vitest";
import { test } from "../fixture.ts";
import { step } from "./fixture.ts";

/** A field that opens a calendar over the next one, and what closes it. */
const dated = (closing: string) =>
  `<label>Published <input id="date"></label><br><label>Language <select id="language"><option>English<option>German</select></label>
  <div id="calendar" hidden style="position: absolute; top: 0; left: 0; width: 400px; height: 300px; background: white">March</div>
  <script>date.onfocus = () => { calendar.hidden = false; }; date.onkeydown = (event) => event.stopPropagation(); ${closing}</script>`;

for (const [name, closing] of [
  ["when its field is left", "date.onblur = () => setTimeout(() => { calendar.hidden = true; }, 50);"],
  ["when another field is entered", "language.onfocus = () => { calendar.hidden = true; };"],
] as const) {
  test(`a calendar over the next field, which closes ${name}`, async ({ session, server }) => {
    server.page("/", dated(closing));
    await session.navigate(server.url("/"));

    const result = await session.act("set Published to 2024-03-05 and select German from Language");

    expect(result, result.message).toMatchObject({ success: true });
    expect(await session.pageText()).toMatch(/Published" value="2024-03-05"[^]*value="German"/);
  });
}

test("what stays over a field is told of, and nobody leaves a dialog for what is behind it", async ({
  session,
  server,
}) => {
  server.page("/stays", dated(""));
  server.page(
    "/dialog",
    `<button id="behind" onclick="document.title = 'pressed'">Behind</button><div role="dialog" aria-label="Asks"
      style="position: fixed; inset: 0; background: white"><input id="name" onblur="document.title = 'left'"></div>`,
  );
  await session.navigate(server.url("/stays"));
  await session.act(step("fill", "#date", "2024-03-05"));
  const covered = await session.act(step("selectOption", "#language", "German"));
  expect(covered).toMatchObject({ success: false, code: "covered" });

  await session.navigate(server.url("/dialog"));
  await session.act(step("click", "#name"));
  expect(await session.act(step("click", "#behind"))).toMatchObject({ success: false, code: "covered" });
  expect(await session.extract({ instruction: "the title of the page" })).not.toMatchObject({
    extraction: "left",
  });
});
