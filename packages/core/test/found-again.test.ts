import type { Action } from "@legwork/protocol";
import { expect } from "vitest";
import type { PageServer } from "../src/testing/page-server.ts";
import { test, TestSession } from "./fixture.ts";

const people = ["Anna Berg", "Bob Stone", "Carla Diaz", "Dmitri Orlov"];

/** A table whose buttons write down what they did, and a script to change the page with. */
function members(change: string): string {
  const rows = people.map(
    (name, index) => `<tr><td>${name}</td><td>Reader</td><td>${index + 2} minutes ago</td>
      <td><button class="css-${index}x9k2">Edit</button> <button class="css-${index}x9k2">Delete</button></td></tr>`,
  );
  return `<button id="change">Change the page</button><nav><a href="#home">Home</a> <a href="#prices">Prices</a></nav>
    <table><tbody>${rows.join("")}</tbody></table>
    <script>
      const rows = () => [...document.querySelectorAll("tr")];
      document.addEventListener("click", ({ target }) => {
        const row = target.closest("tr");
        if (row) fetch("/done/" + target.textContent + "-" + row.cells[0].textContent.replace(" ", "-"));
      });
      document.getElementById("change").onclick = () => { ${change} };
    </script>`;
}

async function actionFor(session: TestSession, words: string): Promise<Action> {
  const actions = await session.observe();
  const action = actions.find(({ description }) => description.includes(words));
  expect(action, `${words} among ${actions.map(({ description }) => description).join(", ")}`).toBeDefined();
  return action as Action;
}

const deleteBob = "button “Delete” in the row “Bob Stone";
const change = { selector: "#change", description: "the button to change it with" };

/** What the buttons did, in order. */
const done = ({ requests }: PageServer) =>
  requests.filter((path) => path.startsWith("/done/")).map((path) => path.slice(6));

test("an Action whose page was put in another order acts on its own element", async ({ session, server }) => {
  server.page("/", members("rows()[0].before(rows()[3]); rows()[3].after(rows()[2]);"));
  await session.navigate(server.url("/"));
  const action = await actionFor(session, deleteBob);
  await session.act(change);

  const result = await session.act(action);

  expect(result).toMatchObject({ success: true, resolvedBy: "action" });
  expect(result.message).toMatch(/found again at another place/);
  expect(result.actions[0]?.selector).not.toBe(action.selector);
  expect(done(server)).toEqual(["Delete-Bob-Stone"]);
  const again = await session.act(result.actions[0] as Action);
  expect(again.message).not.toMatch(/found again/);
  expect(done(server)).toEqual(["Delete-Bob-Stone", "Delete-Bob-Stone"]);
});

test("an Action whose element is gone does nothing to what came in its place", async ({
  session,
  server,
}) => {
  server.page("/", members("rows()[1].remove();"));
  await session.navigate(server.url("/"));
  const action = await actionFor(session, deleteBob);
  await session.act(change);

  const result = await session.act(action);

  expect(result).toMatchObject({ success: false, code: "stale", actions: [] });
  expect(result.message).toMatch(/there is button “Delete” in the row “Carla/);
  expect(done(server)).toEqual([]);
});

test("an Action without anything at its selector any more says so", async ({ session, server }) => {
  server.page("/", members("document.querySelector('table').remove();"));
  await session.navigate(server.url("/"));
  const action = await actionFor(session, deleteBob);
  await session.act(change);
  expect(await session.act(action)).toMatchObject({ success: false, code: "not_found", actions: [] });
});

test("an Action whose element came to stand in wrappers, under new classes, is found", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    members(`document.body.prepend(document.createElement("aside"));
      const wrapper = document.createElement("div");
      document.querySelector("table").replaceWith(wrapper);
      wrapper.innerHTML = "<section><p>New!</p><table>" + rows().map((row) => row.outerHTML).join("") + "</table></section>";`)
      .replace("const wrapper", "const all = rows(); const wrapper")
      .replace("rows().map((row)", "all.map((row)")
      .replace("row.outerHTML", 'row.outerHTML.replaceAll("css-", "sc-")'),
  );
  await session.navigate(server.url("/"));
  const action = await actionFor(session, deleteBob);
  await session.act(change);
  const result = await session.act(action);
  expect(result).toMatchObject({ success: true });
  expect(done(server)).toEqual(["Delete-Bob-Stone"]);
});

test("an element that an instruction found is known again too", async ({ session, server }) => {
  server.page("/", members("rows()[0].before(rows()[3]);"));
  await session.navigate(server.url("/"));
  const first = await session.act("click Edit in the row of Carla Diaz");
  await session.act(change);
  expect(await session.act(first.actions[0] as Action)).toMatchObject({ success: true });
  expect(done(server)).toEqual(["Edit-Carla-Diaz", "Edit-Carla-Diaz"]);
});

test("a new session knows an Action by the words that it was told in", async ({
  engine,
  session,
  server,
}) => {
  server.page("/", members(""));
  server.page(
    "/later",
    members("")
      .replace('<a href="#home">Home</a>', "")
      .replace(/<tr>.*?<\/tr>/s, ""),
  );
  await session.navigate(server.url("/"));
  const bob = await actionFor(session, deleteBob);
  const anna = await actionFor(session, "button “Delete” in the row “Anna");
  const home = await actionFor(session, "link “Home”");
  const later = await TestSession.start(engine);
  try {
    await later.navigate(server.url("/later"));
    expect(await later.act(bob)).toMatchObject({ success: true });
    expect(done(server)).toEqual(["Delete-Bob-Stone"]);
    expect(await later.act(anna)).toMatchObject({ success: false, code: "stale" });
    expect(await later.act(home)).toMatchObject({ success: false, code: "stale" });
    expect(done(server)).toEqual(["Delete-Bob-Stone"]);
  } finally {
    await later.end();
  }
});

test("words of a client's own never keep an Action from its selector", async ({ session, server }) => {
  server.page("/", members(""));
  await session.navigate(server.url("/"));
  const selector = "xpath=/html[1]/body[1]/table[1]/tbody[1]/tr[2]/td[4]/button[2]";
  for (const description of ["", "the red one", "remove Bob", "the “Remove” button", 'button "Remove"'])
    expect(await session.act({ selector, description }), description).toMatchObject({ success: true });
  expect(done(server)).toEqual(Array(5).fill("Delete-Bob-Stone"));
});

test("elements that nothing tells apart are told apart by where they stand", async ({ session, server }) => {
  server.page(
    "/",
    `<p><button onclick="say(1)">Add</button><button onclick="say(2)">Add</button><button onclick="say(3)">Add</button></p>
     <output></output><script>const say = (what) => document.querySelector("output").append("added " + what + ";");</script>`,
  );
  await session.navigate(server.url("/"));
  const second = (await session.observe()).find(({ selector }) => selector.endsWith("button[2]")) as Action;
  expect(await session.act(second)).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("added 2;");
});

test("a switch that is renamed by its use can be used again", async ({ session, server }) => {
  server.page(
    "/",
    `<h1>Orders</h1><button aria-expanded="false">Show details</button><p></p><p>Nothing else</p>
     <script>const button = document.querySelector("button");
       button.onclick = () => {
         const shown = button.getAttribute("aria-expanded") === "false";
         button.setAttribute("aria-expanded", shown);
         button.textContent = shown ? "Hide details" : "Show details";
         document.querySelector("p").textContent = shown ? "Paid in full" : "";
       };</script>`,
  );
  await session.navigate(server.url("/"));
  const action = await actionFor(session, "Show details");
  expect(await session.act(action)).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("Paid in full");
  const second = await session.act(action);
  expect(second.success, JSON.stringify(second)).toBe(true);
  expect(await session.pageText()).not.toContain("Paid in full");
});

test("in a frame an element is found again as well", async ({ session, server }) => {
  server.page("/inside", members("rows()[0].before(rows()[3]);"));
  server.page("/", `<h1>Outside</h1><iframe src="/inside" width="800" height="500"></iframe>`);
  await session.navigate(server.url("/"));
  const action = await actionFor(session, deleteBob);
  await session.act("click Change the page");
  expect(await session.act(action)).toMatchObject({ success: true });
  expect(done(server)).toEqual(["Delete-Bob-Stone"]);
});
