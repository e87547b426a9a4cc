import { describe, expect } from "vitest";
import { test as base, TestSession } from "../fixture.ts";

const test = base.extend("session", async ({ engine }, { onCleanup }) => {
  const session = await TestSession.start(engine);
  onCleanup(async () => {
    await session.end();
    await engine.dispatch("purgeMemories", {}, { principal: session.principal });
  });
  return session;
});

/** Tells which element was clicked. */
const page = (body: string) => `<main>${body}</main><p>Did <output>nothing</output></p>
<script>document.addEventListener("click", (event) => {
  const id = event.target.dataset.id;
  if (id !== undefined) document.querySelector("output").textContent = id;
})</script>`;

const section = (name: string, does: string) => `<h2>${name}</h2><button data-id="${name}">${does}</button>`;
const entry = (name: string, text: string, does: string) =>
  `<li><b>${name}</b><p>${text}</p><button data-id="${name}">${does}</button></li>`;
const row = (name: string) =>
  `<tr><td>${name}</td><td>editor</td><td><button data-id="${name}">Delete</button></td></tr>`;

const lamps = {
  before: `<ul>${entry("Lamp", "9.99", "Buy")}${entry("Chair", "19.99", "Buy")}</ul>`,
  after: `<ul>${entry("Lamp shade", "9.99", "Buy")}${entry("Chair", "19.99", "Buy")}${entry("Lamp", "12.99", "Buy")}</ul>`,
};
const saves = {
  before: section("Profile", "Save"),
  after: section("Billing", "Save") + section("Profile", "Save"),
};

describe("an act that was done before is done on its own element, where now another one of its name stands at its path", () => {
  test.for([
    ["a button that was alone", "click Save", saves, { meant: "Profile", cacheStatus: "HIT" }],
    [
      "an entry that has more words now",
      "click Buy for the Lamp",
      lamps,
      { meant: "Lamp", cacheStatus: "MISS" },
    ],
  ] as const)("%s", async ([, words, { before, after }, { meant, cacheStatus }], { session, server }) => {
    server.page("/", page(before));
    await session.navigate(server.url("/"));
    await session.act(words);
    server.page("/", page(after));
    await session.navigate(server.url("/"));

    const again = await session.act(words);

    expect(again).toMatchObject({ success: true, cacheStatus });
    expect(await session.pageText()).toMatch(new RegExp(`"?${meant}"?\\s*$`));
  });
});

describe("an Action is not done to another element than was told of", () => {
  test("a button that was alone is found elsewhere", async ({ session, server }) => {
    server.page("/", page(saves.before));
    await session.navigate(server.url("/"));
    const [action] = await session.observe("Save");
    server.page("/", page(saves.after));
    await session.navigate(server.url("/"));

    expect(await session.act(action as typeof action & {})).toMatchObject({ success: true });
    expect(await session.pageText()).toMatch(/"?Profile"?\s*$/);
  });

  test.for([
    ["an entry that has more words now", "Buy for Lamp", lamps.before, lamps.after],
    [
      "a row one letter apart",
      "Delete in the row of Marta",
      `<table>${row("Marta")}${row("Bob")}</table>`,
      `<table>${row("Maria")}${row("Bob")}</table>`,
    ],
    [
      "a button named after somebody",
      "Delete Marta",
      `<button data-id="Marta">Delete Marta</button><button data-id="Bob">Delete Bob</button>`,
      `<button data-id="Maria">Delete Maria</button><button data-id="Bob">Delete Bob</button>`,
    ],
    ["the only row", "Delete", `<table>${row("Alice")}</table>`, `<table>${row("Bob")}</table>`],
    [
      "a named section",
      "Delete",
      `<section aria-label="Draft letter"><button data-id="draft">Delete</button></section>`,
      `<section aria-label="Whole account"><button data-id="account">Delete</button></section>`,
    ],
    [
      "an entry that only speaks of it",
      "Reply in Ada",
      `<ul>${entry("Ada", "hello there", "Reply")}${entry("Ben", "yo", "Reply")}</ul>`,
      `<ul>${entry("Ben", "Ada said hello there", "Reply")}${entry("Cyd", "yo", "Reply")}</ul>`,
    ],
  ] as const)("%s is another one now", async ([, words, before, after], { session, server }) => {
    server.page("/", page(before));
    await session.navigate(server.url("/"));
    const [action] = await session.observe(words);
    server.page("/", page(after));
    await session.navigate(server.url("/"));

    expect(await session.act(action as typeof action & {})).toMatchObject({ success: false, code: "stale" });
    expect(await session.pageText()).toContain("nothing");
  });

  test.for([
    ["a rank", ["1", "2"], ["2", "1"]],
    ["a state that others have as well", ["Pending", "Shipped"], ["Shipped", "Pending"]],
  ] as const)(
    "%s that stands first in its row tells nothing",
    async ([, [own, next], [now, then]], { session, server }) => {
      const line = (first: string, name: string) =>
        `<tr><td>${first}</td><td>${name}</td><td><button data-id="${name}">Open</button></td></tr>`;
      server.page(
        "/",
        page(`<table>${line(own, "Ada")}${line(next, "Ben")}${line("Pending", "Cyd")}</table>`),
      );
      await session.navigate(server.url("/"));
      const [action] = await session.observe("Open in the row of Ada");
      server.page(
        "/",
        page(`<table>${line(then, "Ben")}${line(now, "Ada")}${line("Pending", "Cyd")}</table>`),
      );
      await session.navigate(server.url("/"));

      expect(await session.act(action as typeof action & {})).toMatchObject({ success: true });
      expect(await session.pageText()).toMatch(/"?Ada"?\s*$/);
    },
  );

  test("the words of a new session find what they say, and nothing like it", async ({
    engine,
    session,
    server,
  }) => {
    server.page("/", page(lamps.before));
    await session.navigate(server.url("/"));
    const [action] = await session.observe("Buy for Lamp");
    server.page("/", page(lamps.after));
    await using another = await disposable(engine);
    await another.session.navigate(server.url("/"));

    await another.session.act(action as typeof action & {});

    expect(await another.session.pageText()).toMatch(/"?Lamp"?\s*$/);
  });
});

async function disposable(engine: TestSession["engine"]) {
  const session = await TestSession.start(engine);
  return { session, [Symbol.asyncDispose]: () => session.end() };
}
