import { expect } from "vitest";
import { test } from "../fixture.ts";

test("a value that one operation typed is in no answer of a later one that leads to an address with it", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<form action="/more"><label>Password <input name="password"></label><button>Go</button></form>`,
  );
  server.page("/more", `<a href="#below">Below</a>`);
  await session.navigate(server.url("/"));
  const variables = { password: "s3cret-words" };
  await session.dispatch("act", { input: "type %password% into Password", options: { variables } });

  const answers = [
    await session.act("click Go"),
    await session.agent({ instruction: "click Below", autoScreenshot: false }),
  ];

  expect(answers).toMatchObject([{ success: true }, { completed: true }]);
  expect(JSON.stringify(answers)).toContain("%password%");
  expect(JSON.stringify(answers)).not.toContain(variables.password);
});
