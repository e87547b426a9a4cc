import { expect } from "vitest";
import { test } from "./fixture.ts";

test("observe lists what the page offers, with selectors that act understands", async ({
  session,
  server,
}) => {
  server.page("/", `<a href="/help">Help</a><label>Name <input></label><button>Save</button>`);
  await session.navigate(server.url("/"));

  const actions = await session.observe();

  expect(actions.map(({ method, description }) => [method, description])).toEqual([
    ["click", expect.stringContaining("Help")],
    ["fill", expect.stringContaining("Name")],
    ["click", expect.stringContaining("Save")],
  ]);
  for (const { selector } of actions) expect(selector).toMatch(/^xpath=\/html\[1\]\/body\[1\]/);
});

test("observe answers what fits an instruction, likeliest first, and nothing when nothing fits", async ({
  session,
  server,
}) => {
  server.page("/", `<button>Save draft</button><button>Publish</button>`);
  await session.navigate(server.url("/"));

  const [first] = await session.observe("the button that publishes");

  expect(first?.description).toContain("Publish");
  expect(await session.observe("delete the account")).toEqual([]);
});

test("observe stays within a selector, and refuses one that matches nothing", async ({ session, server }) => {
  server.page("/", `<nav><button>Menu</button></nav><main><button>Save</button></main>`);
  await session.navigate(server.url("/"));

  const { result } = await session.dispatch("observe", { options: { selector: "//main" } });

  expect(result).toHaveLength(1);
  expect(result[0]?.description).toContain("Save");
  await expect(session.dispatch("observe", { options: { selector: "#absent" } })).rejects.toMatchObject({
    code: "selector_not_found",
  });
});

test("where nothing fits, what may be meant is told beside the empty list", async ({ session, server }) => {
  server.page("/", `<button>Cancel booking</button><button>Print</button>`);
  await session.navigate(server.url("/"));

  const vain = await session.dispatch("observe", {
    instruction: "my aunt fell ill so perhaps cancelling is what our booking needs",
  });

  expect(vain.result).toEqual([]);
  expect(vain.candidates).toMatchObject([{ description: "button “Cancel booking”", method: "click" }]);
  const nothing = await session.dispatch("observe", { instruction: "the weather in Lyon" });
  expect(nothing).toMatchObject({ result: [] });
  expect(nothing.candidates).toBeUndefined();
  expect((await session.dispatch("observe", { instruction: "Print" })).candidates).toBeUndefined();
});
