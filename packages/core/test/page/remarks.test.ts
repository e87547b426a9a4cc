import { expect } from "vitest";
import { test } from "../fixture.ts";

const refusing = `<form onsubmit="event.preventDefault(); document.querySelector('[role=alert]').textContent = 'Phone is missing'; phone.setAttribute('aria-invalid', 'true')">
  <label>Name <input name="name"></label> <label>Phone <input id="phone"></label>
  <div role="alert"></div><button>Save</button></form>`;

test("what a page says against a form is told by the act, and an agent does not call it done", async ({
  session,
  server,
}) => {
  server.page("/", refusing);
  await session.navigate(server.url("/"));

  const acted = await session.act("click Save");

  expect(acted).toMatchObject({
    success: true,
    effect: { alerts: ["Phone is missing"], invalid: ['textbox "Phone"'] },
    message: expect.stringContaining(
      'The page says: "Phone is missing". The page marks as wrong: textbox "Phone".',
    ),
  });
  await session.navigate(server.url("/"));
  const run = await session.agent({ instruction: "type Ada into Name, then click Save" });
  expect(run).toMatchObject({
    completed: false,
    message: expect.stringMatching(/But the page did not take it: "Phone is missing"/),
  });
});

test("a form that its server sends back with a complaint is no success of an agent either", async ({
  session,
  server,
}) => {
  const form = `<form method="post" action="/save"><label>Name <input name="name"></label><button>Save</button></form>`;
  server.page("/", form);
  server.page("/save", `<p role="alert">Please enter another name.</p>${form}`);
  await session.navigate(server.url("/"));

  const run = await session.agent({ instruction: "type Ada into Name, then click Save" });

  expect(run).toMatchObject({
    completed: false,
    message: expect.stringContaining('"Please enter another name."'),
  });
});

test("an alert that tells of success, one that a link leads to, and one that was there are no complaints", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<p role="alert">Your card is missing.</p><output role="alert"></output><button onclick="document.querySelector('output').textContent = 'Saved'">Save</button><a href="/more">More</a>`,
  );
  server.page("/more", `<p role="alert">An error was found in our catalogue.</p>`);
  await session.navigate(server.url("/"));

  const run = await session.agent({ instruction: "click Save" });
  expect(run).toMatchObject({ completed: true });
  const acted = await session.act("click More");
  expect(acted).toMatchObject({ success: true });
  expect(acted.effect).not.toHaveProperty("alerts");
});

test("what was mended afterwards is no complaint any more", async ({ session, server }) => {
  server.page(
    "/",
    refusing.replace(
      "event.preventDefault();",
      "event.preventDefault(); if (phone.value) { document.body.textContent = 'Thank you'; return; }",
    ),
  );
  await session.navigate(server.url("/"));

  const run = await session.agent({ instruction: "click Save, then type 555 into Phone, then click Save" });

  expect(run).toMatchObject({ completed: true });
  expect(await session.pageText()).toContain("Thank you");
});

test("nor does a run that is done again from memory call it done", async ({ session, server }) => {
  let isFull = false;
  const form = `<form method="post" action="/save"><label>Name <input name="name"></label><button>Save</button></form>`;
  server.page("/", form);
  server.handle("/save", (_request, response) =>
    response
      .writeHead(200, { "content-type": "text/html" })
      .end(isFull ? `<p role="alert">The name is already taken.</p>${form}` : "<h1>Thank you</h1>"),
  );
  const run = async () => {
    await session.navigate(server.url("/"));
    const executeOptions = { instruction: "type Ada into Name, then click Save" };
    return (await session.dispatch("agentExecute", { executeOptions, shouldCache: true })).result;
  };

  const [first, again] = [await run(), await run()];
  isFull = true;
  const refused = await run();

  expect([first, again]).toMatchObject([
    { completed: true },
    { completed: true, metadata: { cacheStatus: "HIT" } },
  ]);
  expect(refused).toMatchObject({
    completed: false,
    message: expect.stringContaining('the page did not take it: "The name is already taken."'),
  });
});
