import { expect } from "vitest";
import { test } from "../fixture.ts";

const rows = [1, 2, 3, 4, 5].map((row) => `<p><button>Edit row ${row}</button></p>`).join("");

/** What lies over the page does not say that it is a dialog. */
const overlaid = `<button onclick="document.title = 'asked again'">Delete</button>${rows}
  <div style="position:fixed;inset:0;background:#0008"><div style="margin:30% auto;width:200px;background:white">
    <p>Sure?</p><button onclick="document.title = 'deleted'">Delete</button></div></div>`;

test("of two that are called the same the one in front is meant, where something lies over the page", async ({
  session,
  server,
}) => {
  server.page("/", overlaid);
  await session.navigate(server.url("/"));
  expect(await session.act("click Delete")).toMatchObject({ success: true });
  expect((await session.dispatch("listPages", {})).pages[0]?.title).toBe("deleted");
});

test("one that happens to be covered still makes it ambiguous", async ({ session, server }) => {
  server.page(
    "/",
    `<button>Add to cart</button>${rows}<div style="position:relative"><button>Add to cart</button>
     <div style="position:absolute;inset:0;background:white">Chat</div></div>`,
  );
  await session.navigate(server.url("/"));
  expect(await session.act("click Add to cart")).toMatchObject({ success: false, code: "ambiguous" });
});

test("a name with a number in it is not the number of a page", async ({ session, server }) => {
  server.page("/", `<p>Book 1</p><nav><button>1</button><button>2</button><button>3</button></nav>`);
  await session.navigate(server.url("/"));
  for (const words of ["click Job One", "click Chapter Two"])
    expect(await session.act(words)).toMatchObject({ success: false, code: "not_found" });
});

test("whether a browser may complete a field is no name of it", async ({ session, server }) => {
  server.page("/", `<div><button>Title</button><input autocomplete="off"></div>`);
  await session.navigate(server.url("/"));
  const { success, message } = await session.act("fill Title with Dune");
  expect([success, message]).toEqual([true, expect.not.stringContaining("off")]);
});

test("a variable is no name of an element", async ({ session, server }) => {
  server.page(
    "/",
    `<h1>Books</h1><button onclick="document.title = 'sorted'">Title</button><label>Title <input></label>`,
  );
  await session.navigate(server.url("/"));
  const variables = { title: "Dune" };
  expect(await session.dispatch("act", { input: "click %title%", options: { variables } })).toMatchObject({
    result: { success: false, code: "not_understood" },
  });
  expect((await session.dispatch("listPages", {})).pages[0]?.title).not.toBe("sorted");
  expect(
    await session.dispatch("act", { input: "type %title% into Title", options: { variables } }),
  ).toMatchObject({ result: { success: true } });
});
