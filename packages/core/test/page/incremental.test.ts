import { expect } from "vitest";
import { assembleView } from "../../src/page/assemble.ts";
import { DocumentCopy } from "../../src/page/document-copy.ts";
import { takeFingerprint } from "../../src/page/fingerprint.ts";
import { injectedScript } from "../../src/page/injected.gen.ts";
import type { LivePage } from "../../src/page/live-page.ts";
import { takeView } from "../../src/page/snapshot.ts";
import type { PageView } from "../../src/page/view.ts";
import { test } from "./live-page-fixture.ts";
import { mutatingPage } from "./mutating-page.ts";

/** What a reader that has never seen the document before sees, in a world of its own. */
async function freshView(live: LivePage): Promise<PageView> {
  const session = await live.page.context().newCDPSession(live.page);
  const { frameTree } = await session.send("Page.getFrameTree");
  const { executionContextId } = await session.send("Page.createIsolatedWorld", {
    frameId: frameTree.frame.id,
    worldName: `fresh-${Math.random()}`,
  });
  await session.send("Runtime.evaluate", { contextId: executionContextId, expression: injectedScript });
  const { result } = await session.send("Runtime.evaluate", {
    contextId: executionContextId,
    expression: "legwork.readDocument(0)",
  });
  await session.detach();
  const copy = new DocumentCopy();
  copy.update(result.value as string);
  const world = await live.worlds.main();
  return assembleView({ world, copy, inside: new Map() }, { root: undefined, without: [] });
}

/** Numbers are given in the order in which elements are met, so references differ; boxes are rounded. */
function comparable(view: PageView) {
  return view.nodes.map(({ ref: _ref, ...node }) => node);
}

/** What is counted over the page is followed from view to view of one document, and counted anew for another. */
function fingerprints(view: PageView) {
  const elements = view.nodes.flatMap(({ ref }, index) => (ref === "" ? [] : [index]));
  return elements.filter((_, at) => at % 5 === 0).map((index) => takeFingerprint(view, index));
}

const seeds = Number(process.env.SEEDS ?? 4);
const rounds = 25;

for (let seed = 1; seed <= seeds; seed += 1) {
  test(`after any changes a second look shows what a first one would (seed ${seed})`, async ({
    live,
    server,
  }) => {
    server.page("/", mutatingPage(seed));
    await live.page.goto(server.url("/"));
    await takeView(live.worlds);
    for (let round = 0; round < rounds; round += 1) {
      const done = await live.page.evaluate<string>("mutate()");
      const [known, fresh] = [await takeView(live.worlds), await freshView(live)];
      expect(comparable(known), `round ${round}: ${done}`).toEqual(comparable(fresh));
      expect(fingerprints(known), `round ${round}: ${done}`).toEqual(fingerprints(fresh));
    }
  });
}

test("what is scrolled, and what lies in a frame that was away, is told where it is now", async ({
  live,
  server,
}) => {
  const frame = `<body style="margin: 0"><p>One</p><div style="height: 900px"></div><p>Two</p>`;
  server.page(
    "/",
    `<body style="margin: 0; height: 3000px"><p>Above</p><iframe style="border: 0" srcdoc='${frame}'></iframe><div id="other" hidden><div role="group"><p>Other</p><p>Others</p></div></div><p>Below</p><p style="position: fixed; top: 5px">Fixed</p>`,
  );
  await live.page.goto(server.url("/"));
  const places = async () => {
    const { nodes } = await takeView(live.worlds);
    const told = nodes.flatMap(({ role, name, parent }) =>
      role === "text" ? [[name, nodes[parent]?.box?.y] as const] : [],
    );
    return Object.fromEntries(told);
  };

  const first = await places();
  await live.page.evaluate("scrollTo(0, 70)");
  const scrolled = await places();
  await live.page.evaluate("frames[0].scrollTo(0, 30)");
  const inner = await places();
  await live.page.evaluate(`document.querySelector("iframe").style.display = "none"; other.hidden = false;`);
  const away = await places();
  await live.page.evaluate(`document.querySelector("iframe").style.display = ""; other.hidden = true;`);
  const back = await places();

  const moved = (places: object, by: number, names: string[]) =>
    Object.fromEntries(Object.entries(places).map(([name, y]) => [name, names.includes(name) ? y - by : y]));
  expect(scrolled).toEqual(moved(first, -70, ["Fixed"]));
  expect(inner).toEqual(moved(scrolled, 30, ["One", "Two"]));
  expect(Object.keys(away)).toEqual(["Above", "Other", "Others", "Below", "Fixed"]);
  expect(Object.keys(back)).toEqual(["Above", "One", "Two", "Below", "Fixed"]);
});

test("what scrolling leaves where it lies is told by the same nodes again", async ({ live, server }) => {
  server.page(
    "/",
    `<body style="margin: 0; height: 3000px"><h1>Above</h1><button>Save</button><p style="margin-top: 900px">Below</p><nav style="position: fixed; top: 5px">Fixed</nav>`,
  );
  await live.page.goto(server.url("/"));
  const before = await takeView(live.worlds);
  await live.page.evaluate("scrollTo(0, 1500)");
  const after = await takeView(live.worlds);

  const isInViewport = ({ nodes }: typeof before) =>
    Object.fromEntries(
      nodes
        .filter(({ name }) => name !== "")
        .map(({ name, role, inViewport }) => [`${role} ${name}`, inViewport]),
    );
  expect(isInViewport(before)).toMatchObject({ "heading Above": true, "button Save": true });
  expect(isInViewport(after)).toMatchObject({ "heading Above": false, "button Save": false });
  const isSame = (role: string) =>
    after.nodes.find((node) => node.role === role) === before.nodes.find((node) => node.role === role);
  expect(["document", "paragraph", "navigation", "button"].filter(isSame)).toEqual(["document", "paragraph"]);
});

const manyRules = Array.from({ length: 300 }, (_, at) => `.c${at} { display: block }`).join("\n");

test("a rule that is edited in place is noticed far down a long sheet, and in a closed shadow root", async ({
  live,
  server,
}) => {
  server.page(
    "/",
    `<style>${manyRules}</style><p class="c299">By the document</p><x-closed></x-closed><script>
      const root = document.querySelector("x-closed").attachShadow({ mode: "closed" });
      root.innerHTML = "<style>b { display: block }</style><b>By the root</b>";
      const hide = (rules) => (rules[rules.length - 1].style.display = "none");
      var hideBoth = () => [document, root].forEach(({ styleSheets }) => hide(styleSheets[0].cssRules));</script>`,
  );
  await live.page.goto(server.url("/"));
  const texts = async () => (await takeView(live.worlds)).nodes.map(({ name }) => name).join(" ");
  expect(await texts()).toMatch(/By the document.*By the root/);

  await live.page.evaluate("hideBoth()");

  expect(await texts()).not.toContain("By the");
});
