import { expect } from "vitest";
import { test } from "../fixture.ts";
import { step } from "./fixture.ts";

/** A field whose page empties it, or sets it back, long after it was filled; and a button that sends what is there. */
const later = (
  field: string,
  back: string,
  on = "input",
) => `<form onsubmit="event.preventDefault(); log.append('Sent.')">
  <label>Name ${field}</label><label>City <input id="city"></label><button>Save</button></form><p id="log"></p><script>
  const field = document.querySelector("#field");
  const takeBack = () => setTimeout(() => { ${back}; log.append("Back."); }, 250);
  field.addEventListener("${on}", takeBack, { once: true });
</script>`;

const takenBack: [string, string, ReturnType<typeof step>][] = [
  ["empties a field", later(`<input id="field">`, `field.value = ""`), step("fill", "#field", "Ada")],
  [
    "sets a field back to what it held",
    later(`<input id="field" value="Bo">`, `field.value = "Bo"`),
    step("fill", "#field", "Ada"),
  ],
  [
    "empties a text that was typed",
    later(`<textarea id="field"></textarea>`, `field.value = ""`),
    step("type", "#field", "Ada"),
  ],
  [
    "chooses the option of before",
    later(`<select id="field"><option>A<option>B</select>`, `field.value = "A"`, "change"),
    step("selectOption", "#field", "B"),
  ],
  [
    "unticks a box",
    later(`<input id="field" type="checkbox">`, `field.checked = false`, "change"),
    step("check", "#field"),
  ],
];

test.for(takenBack)(
  "a page that %s after the answer is found out by the next act",
  async ([, body, given], { session, server }) => {
    server.page("/", body);
    await session.navigate(server.url("/"));
    expect(await session.act(given)).toMatchObject({ success: true });
    await expect.poll(() => session.pageText(), { timeout: 10_000 }).toContain("Back.");

    const next = await session.act(step("click", "button"));

    expect(next).toMatchObject({ success: true, effect: { takenBack: ["#field"] } });
    expect(next.message).toMatch(
      /Before that, the page had taken back what was filled in: #field \((?:empty now|as it was before|not checked now)\)\.$/,
    );
    expect(next.message).not.toContain("Ada");
  },
);

test("what a step changes on purpose, or a field writes in its own form, is not taken back", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<input id="price" onchange="this.value = '€ ' + this.value + ' only'"><input id="name"><button id="add" onclick="log.append('Added.'); document.querySelector('#name').value = ''">Add</button>
     <input type="radio" name="kind" id="one"><input type="radio" name="kind" id="two"><button id="end" onclick="log.append('End.')">End</button><p id="log"></p>`,
  );
  await session.navigate(server.url("/"));
  await session.act(step("fill", "#price", "12"));
  await session.act(step("fill", "#name", "Ada"));
  await session.act(step("check", "#one"));
  await session.act(step("check", "#two"));
  await session.act(step("click", "#add"));
  await session.act(step("fill", "#name", "Bo"));
  await session.act(step("fill", "#name", ""));

  const last = await session.act(step("click", "#end"));

  expect(last).toMatchObject({ success: true });
  expect(last.effect).not.toHaveProperty("takenBack");
});

const emptying = `<form onsubmit="event.preventDefault(); log.append('Sent.')"><label>Name <input id="name"></label>
  <label>City <input onfocus="document.querySelector('#name').value = ''"></label><label>Street <input></label><button>Save</button></form><p id="log"></p>`;

test("an agent does not call a form done of which a field was emptied on the way", async ({
  session,
  server,
}) => {
  server.page("/", emptying);
  await session.navigate(server.url("/"));

  const run = await session.agent({
    instruction: "type Ada into Name, then type Bern into City, then click Save",
  });

  expect(run).toMatchObject({
    completed: false,
    message: expect.stringContaining("what was filled in is gone: text field “Name” in the form"),
  });
});

test("an act of several fields is no success when one of them was emptied on the way", async ({
  session,
  server,
}) => {
  server.page("/", emptying);
  await session.navigate(server.url("/"));

  const result = await session.act("type Ada into Name, Bern into City and Main Road into Street");

  expect(result, result.message).toMatchObject({ success: false, code: "no_effect" });
  expect(result.message).toContain("text field “Name” in the form (empty now)");
});
