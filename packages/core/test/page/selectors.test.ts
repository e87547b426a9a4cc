import { expect } from "vitest";
import type { PageServer } from "../../src/testing/page-server.ts";
import { referenceOf } from "../../src/page/reference.ts";
import { resolveAll, resolveSelector, requireSelector } from "../../src/page/selectors.ts";
import { takeView } from "../../src/page/snapshot.ts";
import type { LivePage } from "../../src/page/live-page.ts";
import { test as sessionTest } from "../fixture.ts";
import { test } from "./live-page-fixture.ts";

/** Attaches a closed shadow root, as a component does, to the element of that id. */
const closed = (id: string, html: string) =>
  `<div id="${id}"></div><script>document.getElementById("${id}").attachShadow({ mode: "closed" }).innerHTML = ${JSON.stringify(html)};</script>`;

/** A page with all kinds of frames; each holds a `.word` that says where it is. */
function serveFrames(server: PageServer): string {
  const far = server.url("/far", "localhost");
  server.page(
    "/",
    `<p>Main</p><iframe src="/near"></iframe><iframe src="${far}"></iframe>
    <iframe srcdoc="<b class=word>srcdoc</b>"></iframe>${closed("around", `<iframe src="/in-closed"></iframe>`)}`,
  );
  server.page(
    "/near",
    `<p class="word">near</p>${closed("host", `<p class="word deep">near, closed</p>`)}<iframe src="/nested"></iframe>`,
  );
  server.page("/nested", `<p class="word">nested</p>`);
  server.page(
    "/far",
    `<p class="word">far</p>${closed("host", `<p class="word" id="sealed">far, closed</p>`)}<iframe src="${server.url("/back")}"></iframe>`,
  );
  server.page("/back", `<p class="word" id="back">back at the first site</p>`);
  server.page("/in-closed", `<p class="word" id="within">in a closed root</p>`);
  return server.url("/");
}

async function wordsOf(live: LivePage, found: Awaited<ReturnType<typeof resolveAll>>): Promise<string[]> {
  const { nodes } = await takeView(live.worlds);
  return found.map(({ world, number }) => {
    const reference = referenceOf(world.sequence, number);
    const index = nodes.findIndex(({ ref }) => ref === reference);
    return nodes.find(({ role, parent }) => role === "text" && parent === index)?.name ?? "";
  });
}

test("CSS reaches into frames of every kind, into closed shadow roots in them and into frames in those", async ({
  live,
  server,
}) => {
  await live.page.goto(serveFrames(server));
  const word = async (selector: string) => {
    const found = await resolveSelector(live.worlds, selector);
    return found && (await wordsOf(live, [found]))[0];
  };

  expect(await word(".deep")).toBe("near, closed");
  expect(await word("#sealed")).toBe("far, closed");
  expect(await word("#back")).toBe("back at the first site");
  expect(await word("b.word")).toBe("srcdoc");
  expect(await word("#within")).toBe("in a closed root");
  expect(await word("//p[@id='back']")).toBe("back at the first site");
  expect(await word(".absent")).toBeUndefined();
});

test("all matches are in the order of the documents, the main one first", async ({ live, server }) => {
  const url = serveFrames(server);
  await live.page.goto(url);

  const found = await resolveAll(live.worlds, [".word"], { iframes: true });

  expect(await wordsOf(live, found)).toEqual([
    "near",
    "near, closed",
    "nested",
    "far",
    "far, closed",
    "back at the first site",
    "srcdoc",
    "in a closed root",
  ]);
  expect(await resolveAll(live.worlds, [".word"], { iframes: false })).toEqual([]);
});

test("what the main document has is taken from there, and its frames are not asked", async ({
  live,
  server,
}) => {
  server.page(
    "/",
    `<iframe srcdoc="<h1>Inner</h1>"></iframe>${closed("host", "<h1>Outer</h1>")}<h1>Behind</h1>`,
  );
  await live.page.goto(server.url("/"));
  await takeView(live.worlds);

  const first = await resolveSelector(live.worlds, "h1");

  expect(first?.world).toBe(await live.worlds.main());
  expect(await wordsOf(live, first === undefined ? [] : [first])).toEqual(["Outer"]);
});

test("an absolute path is not looked for in frames that it does not name", async ({ live, server }) => {
  server.page("/", `<iframe srcdoc="<main>Inner</main>"></iframe>`);
  await live.page.goto(server.url("/"));

  expect(await resolveSelector(live.worlds, "/html/body/main")).toBeUndefined();
  expect(await resolveSelector(live.worlds, "/html/body//main[1=1]")).toBeUndefined();
  expect(await resolveSelector(live.worlds, "/html/body/iframe/html/body/main")).toBeDefined();
});

test("what matches nowhere, and what is no selector, is told once", async ({ live, server }) => {
  await live.page.goto(serveFrames(server));

  await expect(requireSelector(live.worlds, ".absent")).rejects.toMatchObject({
    code: "selector_not_found",
    message: expect.stringMatching(/^Nothing on the page matches the selector "\.absent"\./),
  });
  await expect(requireSelector(live.worlds, "p:nonsense(")).rejects.toMatchObject({
    code: "invalid_request",
    message: expect.stringMatching(/is neither XPath nor CSS/),
  });
});

sessionTest("operations look at, leave out and act on what lies in frames", async ({ session, server }) => {
  server.page("/inner", `<section><p>Inside</p><em class="ad">Buy</em><button>Send</button></section>`);
  server.page(
    "/",
    `<p>Outside</p><p class="ad">Buy this</p><p class="ad">Buy that</p><iframe src="${server.url("/inner", "localhost")}"></iframe>`,
  );
  server.page("/sent", `<p>Sent</p>`);
  await session.navigate(server.url("/"));
  const text = async (options: object) => (await session.extract<{ pageText: string }>({ options })).pageText;

  expect(await text({ selector: "section" })).toContain("Inside");
  expect(await text({ selector: "section", ignoreSelectors: [".ad"] })).not.toContain("Buy");
  const whole = await text({ iframes: true, ignoreSelectors: [".ad"] });
  expect(whole).toContain("Inside");
  expect(whole).not.toContain("Buy");
  expect(await text({ ignoreSelectors: [".ad"] })).not.toContain("Buy");
  expect(await text({})).not.toContain("Inside");
  const { result } = await session.dispatch("observe", { options: { selector: "section" } });
  expect(result.map(({ description }) => description)).toEqual([expect.stringContaining("Send")]);
  expect(await session.act({ method: "hover", selector: "section button", description: "" })).toMatchObject({
    success: true,
  });
});
